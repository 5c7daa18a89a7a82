"""What server and browser say to each other, from the classes the server itself uses: types for the pages, a reference for people."""

import inspect
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shape

from quartett.server.edge import openapi, requests, shapes
from quartett.server.table import entries, frames, replay

HEAD = "/** What travels between server and browser. Written by `python -m quartett.generate`: change the server's classes instead. */\n"
TITLE = """# The wire, field by field

Written by `python -m quartett.generate` from the server's own classes. [The wire](wire.md) says how it is used;
`/api/openapi.json` and [openapi.json](openapi.json) describe the HTTP part for programs.
"""
ASKED = [operation.asked for operation in openapi.OPERATIONS if operation.asked]
ANSWERED = [kind for operation in openapi.OPERATIONS for kind in (operation.answer, operation.waiting) if kind]


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    wanted = {"web/src/lib/wire.ts": typescript, "docs/reference/wire-fields.md": reference, "docs/reference/openapi.json": description}
    return {path: text for path, text in wanted.items() if (checkout / path).parent.is_dir()}


def description() -> str:
    return msgspec.json.format(msgspec.json.encode(openapi.description()), indent=1).decode() + "\n"


# --- the classes


def members(union: Any) -> list[Any]:
    return list(union.__args__)


@cache
def structs(*kinds: Any) -> dict[str, Any]:
    """Every class these kinds are made of, by name, the parts before the whole."""
    found: dict[str, Any] = {}
    for kind in kinds:
        visit(shape.type_info(kind), found)
    return found


def visit(info: Any, found: dict[str, Any]) -> None:
    match info:
        case shape.Metadata():
            visit(unwrapped(info), found)
        case shape.ListType():
            visit(info.item_type, found)
        case shape.DictType():
            visit(info.value_type, found)
        case shape.UnionType():
            for each in info.types:
                visit(each, found)
        case shape.StructType() if info.cls.__name__ not in found:
            found[info.cls.__name__] = None  # a sentence may hold sentences
            for field in info.fields:
                visit(field.type, found)
            del found[info.cls.__name__]
            found[info.cls.__name__] = info


def unwrapped(info: shape.Metadata) -> Any:
    """What JSON made before is of; anything else as it is."""
    made = (info.extra or {}).get("shape")
    return shape.type_info(made) if made is not None else info.type


def said(cls: Any) -> str:
    """The docstring, if the class has one of its own."""
    return " ".join((cls.__dict__.get("__doc__") or "").split())


@cache
def comments(cls: Any) -> dict[str, str]:
    """What the source says beside each field."""
    found: dict[str, str] = {}
    for home in reversed(cls.__mro__[:-2]):
        lines = inspect.getsource(home).splitlines() if home.__module__.startswith("quartett.") else []
        found |= {each[1]: each[2] for line in lines if (each := re.match(r"    (\w+): .*?  # (.*)$", line))}
    return found


# --- TypeScript


def typescript() -> str:
    asked = structs(*ASKED, *members(requests.ClientRequest))
    told = structs(*ANSWERED, shapes.Problem, *members(frames.ServerFrame), replay.Steps)
    parts = [HEAD, f"export const PROTOCOL = {frames.PROTOCOL};\n"]
    parts += [interface(info) for info in {**told, **asked}.values()]
    parts += [union("ServerFrame", frames.ServerFrame), union("ClientRequest", requests.ClientRequest)]
    return "\n".join(parts)


def interface(info: Any) -> str:
    note = f"/** {said(info.cls)} */\n" if said(info.cls) else ""
    tag = [f"  {info.tag_field}: {quoted(info.tag)};\n"] if info.tag_field else []
    return f"{note}export interface {info.cls.__name__} {{\n{''.join([*tag, *(line(info.cls, each) for each in info.fields)])}}}\n"


def line(cls: Any, field: Any) -> str:
    note = comments(cls).get(field.name)
    mark = "" if field.required else "?"
    return (f"  /** {note} */\n" if note else "") + f"  {field.encode_name}{mark}: {ts(field.type)};\n"


def union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in members(kinds))};\n"


def quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def ts(info: Any) -> str:
    match info:
        case shape.Metadata():
            return ts(unwrapped(info))
        case shape.IntType() | shape.FloatType():
            return "number"
        case shape.StrType():
            return "string"
        case shape.BoolType():
            return "boolean"
        case shape.NoneType():
            return "null"
        case shape.LiteralType():
            return " | ".join(quoted(value) for value in info.values)
        case shape.ListType():
            return f"{inner}[]" if "|" not in (inner := ts(info.item_type)) else f"({inner})[]"
        case shape.TupleType():
            return f"[{', '.join(map(ts, info.item_types))}]"
        case shape.DictType():
            return f"Record<string, {ts(info.value_type)}>"
        case shape.StructType():
            return str(info.cls.__name__)
        case shape.UnionType():
            return " | ".join(dict.fromkeys(map(ts, info.types)))
        case _:
            return "unknown"


# --- the reference


def reference() -> str:
    parts = [TITLE]
    parts += section("From the browser, on a table's socket", structs(*members(requests.ClientRequest)).values())
    parts += section("To the browser, on a table's socket", structs(*members(frames.ServerFrame)).values())
    parts += section("Asked over HTTP", structs(*ASKED).values())
    known = structs(*members(frames.ServerFrame))
    parts += section("Answered over HTTP", [info for name, info in structs(*ANSWERED, shapes.Problem).items() if name not in known])
    parts += section("Entries of a table's log", structs(*members(entries.Entry)).values())
    return "\n".join(parts)


def section(title: str, infos: Iterable[Any]) -> list[str]:
    return [f"## {title}\n", *(described(info) for info in infos)]


def described(info: Any) -> str:
    tag = f" (`{quoted(info.tag_field)}: {quoted(info.tag)}`)" if info.tag_field else ""
    rows = [row(info.cls, field) for field in info.fields]
    table = ["| field | type | |", "|---|---|---|", *rows] if rows else []
    return "\n".join([f"### {info.cls.__name__}{tag}\n", *([said(info.cls) + "\n"] if said(info.cls) else []), *table]) + "\n"


def row(cls: Any, field: Any) -> str:
    kind = ts(field.type).replace("|", "\\|")
    note = comments(cls).get(field.name, "").replace("|", "\\|")
    return f"| `{field.encode_name}`{'' if field.required else ' (optional)'} | `{kind}` | {note} |"
