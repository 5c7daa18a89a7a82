"""The reference of the commands, from the program itself: what `--help` says, as a page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import typer

from quartett import cli
from quartett.generate.markdown import paragraph, table

PAGE = "docs/reference/commands.md"
HEAD = """# Commands

Written by `python -m quartett.generate` from the program. Each command says the same with `--help`.

What is refused is said in a line or two on the error stream, and the exit code is 2.
"""


def files(checkout: Path) -> dict[str, Callable[[], str]]:
    return {PAGE: page} if (checkout / PAGE).parent.is_dir() else {}


def page() -> str:
    group: Any = typer.main.get_command(cli.app)
    listed = [[f"[`quartett {name}`](#quartett-{name})", first(command.help)] for name, command in group.commands.items()]
    parts = [described(name, command) for name, command in group.commands.items()]
    return "\n".join([HEAD, *table(["command", "does"], listed), "", *parts])


def first(text: str) -> str:
    """The first sentence or paragraph of a help text, in one line."""
    return " ".join(text.partition("\n\n")[0].split())


def described(name: str, command: Any) -> str:
    arguments = " ".join(shape(each) for each in command.params if each.param_type_name == "argument")
    told = "\n\n".join(map(paragraph, command.help.split("\n\n")))
    parts = [f"## quartett {name}", "", told, "", f"    quartett {name} {arguments}".rstrip(), ""]
    rows = [[spelled(each), explained(each)] for each in command.params]
    return "\n".join([*parts, *(table(["argument or option", "what it is"], rows) if rows else []), ""])


def shape(argument: Any) -> str:
    word = argument.metavar or argument.name.upper()
    word += "..." * (argument.nargs == -1)
    return word if argument.required else f"[{word}]"


def spelled(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return f"`{shape(parameter)}`"
    value = "" if parameter.is_flag else f" {parameter.metavar or parameter.opts[0].strip('-').upper().replace('-', '_')}"
    return ", ".join(f"`{name}{value}`" for name in [*parameter.opts, *parameter.secondary_opts])


def explained(parameter: Any) -> str:
    return " ".join(sentences(parameter))


def sentences(parameter: Any) -> Iterator[str]:
    yield " ".join((parameter.help or "").split())
    shown = parameter.default
    if shown not in (None, "", False) and not parameter.required:
        yield f"Default: `{'on' if shown is True else shown}`."
    if parameter.envvar:
        yield f"Also as the variable `{parameter.envvar}`."
