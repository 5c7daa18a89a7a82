"""A game state is one NumPy record, declared as a class.

The class is the single declaration: mypy reads its annotations, Numba reads the record type made from it, and people read
its comments. Every number is int64, so an expression means the same in Python as in compiled code.
"""

from collections.abc import Callable, Iterator
from functools import cache
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


@cache
def dtype_of(cls: Any) -> np.dtype[Any]:
    """The record type of a class: one int64, or array of int64, per annotated name."""
    fields = []
    for name in cls.__annotations__:
        shape = cls.__dict__[name].shape if name in cls.__dict__ else ()
        fields.append((name, np.int64, shape))
    return np.dtype((_with_properties(cls), fields))


def _with_properties(cls: Any) -> type[np.void]:
    """A record type whose fields are properties: np.record looks every name up in Python, which is ten times as slow.

    A field may so bear the name of one of NumPy's own methods, such as `round`.
    """
    fields: dict[str, Any] = {name: property(_getter(cls, name), _setter(name)) for name in cls.__annotations__}
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
    if name in cls.__dict__:
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
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        start = offset // size
        names.append(name)
        places.append(slice(start, start + kind.itemsize // size) if kind.shape else start)
        if len(kind.shape) == 2:
            columns[name] = kind.shape[1]
    return names, itemgetter(*places), columns
