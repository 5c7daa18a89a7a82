"""A game state is one NumPy record, declared as a class.

The class is the single declaration: mypy reads its annotations, Numba reads the record type made from it, and people read
its comments. Every number is int64, so an expression means the same in Python as in compiled code.

Fields may stand in a class that State is derived from, `Notes`: what is worked out from the other fields, or read by bots and
screens only. A stored game's fingerprint leaves these out, so they may come and go.
"""

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from inspect import get_annotations
from operator import itemgetter
from typing import Any, Protocol, TypeVar, cast, overload

import numpy as np

S = TypeVar("S")


class Ints(Protocol):
    """What rules may do with an array of whole numbers (at run time a NumPy array)."""

    @overload
    def __getitem__(self, at: int, /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> "Ints": ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """The same for rows of whole numbers."""

    @overload
    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, at: int, /) -> Ints: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


def ints(length: int) -> Ints:
    """Declare an array field of a record class, or make an array of zeros outside compiled code."""
    return cast(Ints, np.zeros(length, np.int64))


def numbers(array: Ints) -> list[int]:
    """An array as Python's own numbers."""
    return cast(list[int], cast(Any, array).tolist())


def grid(rows: int, columns: int) -> Grid:
    """Likewise a field of rows."""
    return cast(Grid, np.zeros((rows, columns), np.int64))


def names_of(cls: Any) -> list[str]:
    """The fields of a record class, its own before its notes."""
    return [name for home in cls.__mro__ for name in get_annotations(home)]


@cache
def dtype_of(cls: Any) -> np.dtype[Any]:
    """The record type of a class: one int64, or array of int64, per annotated name.

    The first field has the class's full name as its title, so that records of different games are never of the same type.
    """
    fields: list[Any] = [(name, np.int64, getattr(cls, name).shape if hasattr(cls, name) else ()) for name in names_of(cls)]
    first, *more = fields[0]
    fields[0] = ((f"{cls.__module__}.{cls.__qualname__}", first), *more)
    return np.dtype((_with_properties(cls), fields))


def _with_properties(cls: Any) -> type[np.void]:
    """A record type whose fields are properties: np.record looks every name up in Python, which is ten times as slow.

    A field may so bear the name of one of NumPy's own methods, such as `round`.
    """
    fields: dict[str, Any] = {name: property(_getter(cls, name), _setter(name)) for name in names_of(cls)}
    return type(cls.__name__, (np.void,), {**fields, "data": property(_memory)})


def _memory(record: Any) -> Any:
    """Where the record lies: Numba asks for it in every call, and NumPy would describe all fields each time."""
    try:
        return record.memory
    except AttributeError:  # a row of a table
        return memoryview(record)


def _own(dtype: np.dtype[Any], data: bytes | bytearray | memoryview) -> Any:
    """A record with memory of its own."""
    memory = bytearray(data)
    record = np.frombuffer(memory, dtype)[0]
    record.memory = memory
    return record


def _getter(cls: Any, name: str) -> Callable[[Any], Any]:
    """A single number comes out as Python's own: comparing NumPy's with a member of an IntEnum takes fifty times as long."""
    if hasattr(cls, name):
        return itemgetter(name)

    def get_number(record: Any) -> int:
        return int(record[name])

    return get_number


def _setter(name: str) -> Callable[[Any, int], None]:
    def set_field(record: Any, value: int) -> None:
        record[name] = value

    return set_field


def table(cls: Any, rows: int) -> Any:
    """A table of zeroed records; `table(State, n)[i]` reads and writes row i."""
    return np.zeros(rows, dtype_of(cls))


def blank(cls: type[S]) -> S:
    """One zeroed record."""
    dtype = table(cls, 0).dtype
    return cast(S, _own(dtype, bytes(dtype.itemsize)))


def copy(record: S) -> S:
    """An independent copy."""
    return cast(S, _own(cast(Any, record).dtype, cast(Any, record).data))


def to_bytes(record: Any) -> bytes:
    return cast(bytes, record.tobytes())


def same(one: S, other: S) -> bool:
    """Are all numbers the same? For records with memory of their own."""
    return bool(cast(Any, one).memory == cast(Any, other).memory)


def overwrite(record: S, source: S) -> None:
    """Give a record the numbers of another; likewise."""
    cast(Any, record).memory[:] = cast(Any, source).memory


def from_bytes(cls: type[S], data: bytes) -> S:
    return cast(S, _own(table(cls, 0).dtype, data))


def as_dict(record: Any) -> dict[str, Any]:
    """Every field by name, as plain numbers and lists: read all at once, for outside compiled code a record is slow field by field."""
    names, read, columns = _layout(record.dtype)
    fields = dict(zip(names, read(np.frombuffer(to_bytes(record), np.int64).tolist()), strict=True))
    for name, width in columns.items():
        row = fields[name]
        fields[name] = [row[at : at + width] for at in range(0, len(row), width)]
    return fields


@cache
def _layout(dtype: np.dtype[Any]) -> tuple[list[str], Callable[[list[int]], tuple[Any, ...]], dict[str, int]]:
    """The fields' names, what reads all of them out of the record's numbers, and how wide the rows of grids are."""
    size = np.int64().itemsize
    names, places, columns = [], [], {}
    for name in dtype.names or ():
        kind, offset = _field(dtype, name)
        start = offset // size
        names.append(name)
        places.append(slice(start, start + kind.itemsize // size) if kind.shape else start)
        if len(kind.shape) == 2:
            columns[name] = kind.shape[1]
    return names, itemgetter(*places), columns


def _field(dtype: np.dtype[Any], name: str) -> tuple[np.dtype[Any], int]:
    """A field's type and where it begins."""
    assert dtype.fields
    kind, offset, *_ = dtype.fields[name]
    return kind, offset


# --- fingerprints


def fingerprint(cls: Any, record: Any) -> str:
    """A short name of the rules' state: of every number in it that is not zero, and of the place it stands at.

    A place is known by its field, row and column. So it is the same however the record is laid out, however wide its numbers and
    long its arrays are, whatever notes it has, and when a release adds fields that games begun before leave at zero.
    """
    order, places = _rule_places(cls)
    numbers = np.frombuffer(record.memory, np.int64)[order]
    filled = np.flatnonzero(numbers)
    return hashlib.sha256(places[filled].tobytes() + numbers[filled].tobytes()).hexdigest()[:16]


@cache
def _rule_places(cls: Any) -> tuple[Any, Any]:
    """Where the numbers of the rules' fields lie in the record, in the order of their places, and a name of 64 bits for each place."""
    dtype, found = dtype_of(cls), []
    for name in sorted(get_annotations(cls)):
        if name == "revision":  # the log's header says it
            continue
        kind, offset = _field(dtype, name)
        for at, index in enumerate(np.ndindex(kind.shape)):
            place = hashlib.sha256(repr((name, *index)).encode()).digest()[:8]
            found.append((offset // np.int64().itemsize + at, int.from_bytes(place, "little")))
    order, places = zip(*found, strict=True)
    return np.array(order), np.array(places, "<u8")
