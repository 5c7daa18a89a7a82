"""Mutation testing: change one thing in a game's `rules.py` or `secrets.py` and see whether one of its tests fails.

    python -m tests.mutants                              # every game: hours
    python -m tests.mutants race --function moved_by     # one place

pytest collects a game's tests once. For each mutant a fork of that process exchanges the code of one function and runs the
tests that execute the changed line, the quick ones first. Results are kept in `.mutants/`: what was caught stays caught as long as
its function is the same, what survived is tried again with tests that are new. Survivors must stand in the game's `survivors.md`,
with the reason.
"""

import argparse
import ast
import copy
import gc
import hashlib
import json
import os
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "quartett" / "games"
RESULTS = TESTS.parent / ".mutants"
MODULES = ("rules", "secrets")
BAR = 0.95  # of a game's mutants at least these must be caught
MEMORY = 8 << 30  # bytes; a mutant that wants more fails
LONGEST = 3600.0  # seconds of a test
MOST_NUMBERED = 255  # a process cannot end with a greater number


# --- Mutants ---------------------------------------------------------------------------------------------------------

PAIRS = [
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.Eq, ast.NotEq),
    (ast.In, ast.NotIn),
    (ast.Add, ast.Sub),
    (ast.Mult, ast.FloorDiv),
    (ast.BitAnd, ast.BitOr),
    (ast.LShift, ast.RShift),
    (ast.And, ast.Or),
    (ast.Break, ast.Continue),
]
OTHER = dict(PAIRS) | {right: left for left, right in PAIRS} | {ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.BitXor: ast.BitAnd}
OTHER_NAME = {"min": "max", "max": "min"}


@dataclass
class Mutant:
    module: str
    function: str
    lines: range  # of the changed statement, without the block below it
    change: str  # `before` → `after`
    code: CodeType

    def __str__(self) -> str:
        return f"`{self.module}.{self.function}`: {self.change}"

    @property
    def key(self) -> str:
        """The same as long as the function is the same, wherever it stands in its file."""
        return f"{self} {digest(repr(fingerprint(self.code)).encode())}"


def variants(node: Any, returns: str) -> Iterator[Any]:
    """What may stand in place of a node; `returns` is what its function gives back."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Name() if node.id in OTHER_NAME:
            yield ast.Name(OTHER_NAME[node.id], node.ctx)
        case ast.Call(func=ast.Name(id="range"), args=[*before, end]) if not isinstance(end, ast.Constant):
            yield ast.Call(node.func, [*before, ast.BinOp(end, ast.Sub(), ast.Constant(1))], [])
            if not before:
                yield ast.Call(node.func, [ast.Constant(1), end], [])
        case ast.If() | ast.While() | ast.IfExp() if not is_turned_round_anyway(node.test):
            yield changed(node, test=ast.UnaryOp(ast.Not(), node.test))
        case ast.Return(value=ast.expr() as value) if returns == "int" and not isinstance(value, ast.Constant):
            yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))
        case ast.Return(value=ast.expr() as value) if returns == "bool" and not is_turned_round_anyway(value):
            yield ast.Return(ast.UnaryOp(ast.Not(), value))
        case ast.Match(cases=cases) if len(cases) > 1:
            for gone in cases:
                yield changed(node, cases=[case for case in cases if case is not gone])
        case ast.Expr() | ast.Assign() | ast.AugAssign():
            yield ast.Pass()
        case _ if type(node) in OTHER:
            yield OTHER[type(node)]()


def changed(node: ast.AST, **fields: Any) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def is_turned_round_anyway(condition: ast.expr) -> bool:
    """Another mutant is the opposite of this condition."""
    match condition:
        case ast.Compare(ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn()]) | ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
        case _:
            return False


def mutants_of(game: str, only: str) -> Iterator[Mutant]:
    """Of every function, or only of one, each with one node changed. Tables, fields and signatures stay as they are."""
    for path in (GAMES / game / f"{module}.py" for module in MODULES):
        for function in ast.parse(path.read_text()).body:
            if isinstance(function, ast.FunctionDef) and only in ("", function.name):
                yield from mutants_of_function(path, function)


def mutants_of_function(path: Path, function: ast.FunctionDef) -> Iterator[Mutant]:
    function.decorator_list = []
    if ast.get_docstring(function):
        function.body[0] = ast.Pass(lineno=function.lineno, col_offset=0)
    unshare_operators(function)
    returns = ast.unparse(function.returns) if function.returns else ""
    seen = {fingerprint(code_of(path, function))}
    for statement, owner, name, node in places(function):
        for variant in variants(node, returns):
            lines, before = lines_of_head(statement), head(statement)
            put(owner, name, node, ast.copy_location(variant, node))
            code = code_of(path, function)
            after = head(variant if node is statement else statement)
            put(owner, name, variant, node)
            if fingerprint(code) not in seen:  # else Python itself shows that nothing changed, or that it has a twin
                seen.add(fingerprint(code))
                yield Mutant(path.stem, function.name, lines, in_words(before, after, node, variant), code)


def places(function: ast.FunctionDef) -> list[tuple[Any, ast.AST, str, Any]]:
    """Every node below the signature: the statement it belongs to, the node above it and the name of its field there, itself."""

    def below(owner: ast.AST, statement: ast.AST) -> Iterator[tuple[Any, ast.AST, str, Any]]:
        for name, value in ast.iter_fields(owner):
            if owner is not function or name == "body":
                for node in value if isinstance(value, list) else [value]:
                    if isinstance(node, ast.AST):
                        belongs_to = node if isinstance(node, ast.stmt) else statement
                        yield belongs_to, owner, name, node
                        yield from below(node, belongs_to)

    return list(below(function, function))


def put(owner: ast.AST, name: str, old: ast.AST, new: ast.AST) -> None:
    value = getattr(owner, name)
    setattr(owner, name, [new if node is old else node for node in value] if isinstance(value, list) else new)


def unshare_operators(function: ast.FunctionDef) -> None:
    """Python's parser has one node for all `==` there are; give each its own."""
    for node in ast.walk(function):
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(node, name, [type(item)() if type(item) in OTHER and not hasattr(item, "lineno") else item for item in value])


def lines_of_head(statement: Any) -> range:
    """The lines of a statement, up to the block below it."""
    blocks = getattr(statement, "body", None) or [case.pattern for case in getattr(statement, "cases", [])]
    return range(statement.lineno, max(statement.lineno + 1, blocks[0].lineno if blocks else statement.end_lineno + 1))


def head(statement: ast.AST) -> str:
    return ast.unparse(statement).splitlines()[0]


def in_words(before: str, after: str, node: ast.AST, variant: ast.AST) -> str:
    if isinstance(node, ast.Match) and isinstance(variant, ast.Match):
        (gone,) = (ast.unparse(case.pattern) for case in node.cases if case not in variant.cases)
        return f"`{before}` without `case {gone}`"
    return f"`{before}` → `{after}`"


def code_of(path: Path, function: ast.FunctionDef) -> CodeType:
    module = compile(ast.fix_missing_locations(ast.Module([function], [])), str(path), "exec")
    return next(code for code in module.co_consts if isinstance(code, CodeType) and code.co_name == function.name)


def fingerprint(code: CodeType) -> tuple[Any, ...]:
    return code.co_code, repr(code.co_consts), code.co_names, code.co_varnames


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


# --- Running ---------------------------------------------------------------------------------------------------------


@dataclass
class Test:
    item: pytest.Item
    name: str  # another one after an edit of the test or of the rules
    seconds: float
    lines: set[tuple[str, int]]  # module and line
    caught: Counter[str] = field(default_factory=Counter)  # mutants, by function


class Runner:
    """A pytest plugin: instead of running the collected tests once, run them for each mutant."""

    def __init__(self, game: str, only: str, jobs: int, longest: float) -> None:
        self.game, self.jobs, self.longest = game, jobs, longest
        self.results = kept(f"{game}.json")  # by a mutant's key: True if it was caught, else the names of the tests it has survived
        self.todo = [mutant for mutant in mutants_of(game, only) if self.results.get(mutant.key) is not True]
        self.version = b"".join((GAMES / game / f"{module}.py").read_bytes() for module in MODULES)

    def pytest_sessionstart(self) -> None:
        """Hypothesis tries the same examples for every mutant, and shrinks nothing: that a test fails is all that is asked."""
        from hypothesis import Phase, settings

        settings.register_profile("mutants", derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate])
        settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.path.parent.name == self.game or f"[{self.game}" in item.name]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        tests = self.look_at(session.items)
        running: dict[int, tuple[Mutant, list[Test]]] = {}
        started = time.monotonic()
        for number, mutant in enumerate(self.todo, 1):
            chosen = in_order(tests, mutant, self.results.get(mutant.key, []))
            running[fork(partial(self.outlives, mutant, chosen))] = mutant, chosen
            while len(running) == self.jobs or (running and number == len(self.todo)):
                pid, status = os.wait()
                self.note(*running.pop(pid), os.waitstatus_to_exitcode(status))
                done = number - len(running)
                minutes = (time.monotonic() - started) / done * (len(self.todo) - done) / 60
                show(f"{self.game}: {done} of {len(self.todo)} mutants, {minutes:.0f} min to go")
        return True

    def look_at(self, items: list[pytest.Item]) -> list[Test]:
        """Run every new test once without a mutant; in forks, so that nothing here remembers the true rules' answers."""
        names = {item: digest(item.nodeid.encode() + item.path.read_bytes() + self.version) for item in items}
        known = kept(f"{self.game}.lines.json")
        new = [item for item in items if names[item] not in known]
        for number, item in enumerate(new, 1):
            show(f"{self.game}: {number} of {len(new)} tests looked at")
            out, into = os.pipe()
            pid = fork(partial(self.trace, item, into))
            os.close(into)
            with os.fdopen(out) as pipe:
                told = pipe.read()
            ended = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            if ended == -signal.SIGPROF:
                continue  # it takes too long
            seconds, lines, failed = json.loads(told) if told else (0, [], f"the process ended with {ended}")
            if failed:
                raise pytest.UsageError(f"{item.nodeid} fails without any mutant: {failed}")
            known[names[item]] = seconds, lines
        keep(f"{self.game}.lines.json", {name: known[name] for name in names.values() if name in known})
        tests = [(item, name, *known[name]) for item, name in names.items() if name in known]
        return [Test(item, name, seconds, {*map(tuple, lines)}) for item, name, seconds, lines in tests if seconds < self.longest]

    def trace(self, item: pytest.Item, into: int) -> int:
        """Tell how many seconds a test takes, which lines it executes, and why it fails if it does."""
        waiting = {function.__code__: lines_in(function.__code__) for module in MODULES for function in functions(self.game, module)}

        def tracer(frame: FrameType, event: str, arg: Any) -> Any:
            if not (lines := waiting.get(frame.f_code)):
                return None
            lines.discard(frame.f_lineno)
            return tracer

        signal.setitimer(signal.ITIMER_PROF, self.longest)  # ends the process
        started = time.process_time()
        sys.settrace(tracer)
        failed = failure(item, None)
        sys.settrace(None)
        executed = [(Path(code.co_filename).stem, line) for code, lines in waiting.items() for line in lines_in(code) - lines]
        with os.fdopen(into, "w") as pipe:
            json.dump((time.process_time() - started, executed, failed), pipe)
        return 0

    def outlives(self, mutant: Mutant, tests: list[Test]) -> int:
        """Become the mutant and run the tests; 0 if none fails, else the number of the first that does, from 1."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        (function,) = (function for function in functions(self.game, mutant.module) if function.__name__ == mutant.function)
        function.__code__ = mutant.code  # wherever the function has been imported to
        following = [*(test.item for test in tests[1:]), None]
        for number, test in enumerate(tests):
            signal.setitimer(signal.ITIMER_PROF, 2 + 10 * test.seconds)  # its own time ends the process: what hangs is caught
            if failure(test.item, following[number]):
                return min(number + 1, MOST_NUMBERED)
        return 0

    def note(self, mutant: Mutant, tests: list[Test], ended: int) -> None:
        self.results[mutant.key] = ended != 0 or [*self.results.get(mutant.key, []), *(test.name for test in tests)]
        keep(f"{self.game}.json", self.results)
        if ended == 0:
            show("")
            print(f"{self.game} line {mutant.lines[0]}, {mutant} survived", flush=True)
        elif 0 < ended < MOST_NUMBERED:
            tests[ended - 1].caught[mutant.function] += 1


def in_order(tests: list[Test], mutant: Mutant, survived: list[str]) -> list[Test]:
    """The new ones that execute the changed line; first the quick ones, and those that have caught others of this function."""
    places = {(mutant.module, line) for line in mutant.lines}
    chosen = [test for test in tests if test.lines & places and test.name not in survived]
    return sorted(chosen, key=lambda test: test.seconds / (1 + 20 * test.caught[mutant.function]))


def failure(item: pytest.Item, following: pytest.Item | None) -> str:
    """Run one test; why it failed, or nothing."""
    reports = runtestprotocol(item, log=False, nextitem=following)
    return "".join(report.longreprtext for report in reports if report.failed)


def functions(game: str, module: str) -> list[FunctionType]:
    """What is defined in this module of the game."""
    name = f"quartett.games.{game}.{module}"
    return [value for value in vars(sys.modules[name]).values() if isinstance(value, FunctionType) and value.__module__ == name]


def lines_in(code: CodeType) -> set[int]:
    return {line for *_, line in code.co_lines() if line}


def fork(work: Callable[[], int], silent: bool = True) -> int:
    """Do this in another process, whose number comes back; it ends with what the work gives, or 1 if that breaks."""
    sys.stdout.flush()
    if pid := os.fork():
        return pid
    try:
        if silent:  # what tests print is nobody's business
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
        os._exit(work())
    finally:
        os._exit(1)


def show(progress: str) -> None:
    """One line that changes, for somebody who is watching."""
    if sys.stdout.isatty():
        print(f"\r\033[K{progress}", end="", flush=True)


def kept(name: str) -> Any:
    path = RESULTS / name
    return json.loads(path.read_text()) if path.exists() else {}


def keep(name: str, results: Any) -> None:
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / ".gitignore").write_text("*\n")
    (RESULTS / name).write_text(json.dumps(results, indent=0))


def run(game: str, only: str, jobs: int, longest: float) -> None:
    """In a process of its own: pytest can be started only once in each."""
    where = [str(TESTS / "games" / game), str(TESTS / "test_every_game.py")]
    quietly = ["-qq", "--capture=no", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist"]
    pid = fork(lambda: pytest.main([*where, *quietly], plugins=[Runner(game, only, jobs, longest)]), silent=False)
    if os.waitpid(pid, 0)[1]:
        sys.exit(f"{game}: the tests could not be run")


# --- Telling ---------------------------------------------------------------------------------------------------------


def listed(game: str) -> set[str]:
    """The survivors somebody has looked at."""
    path = TESTS / "games" / game / "survivors.md"
    return set(re.findall(r"^- (`.*)$", path.read_text(), re.MULTILINE)) if path.exists() else set()


def tell(game: str, only: str) -> bool:
    """The game's row of the table, and how its list of survivors differs from what was found. Is all well?"""
    mutants, results = list(mutants_of(game, only)), kept(f"{game}.json")
    left = [mutant for mutant in mutants if results.get(mutant.key) is not True]
    share = 1 - len(left) / max(1, len(mutants))
    print(f"| {game} | {len(mutants)} | {len(mutants) - len(left)} | {len(left)} | {100 * share:.1f} % |")
    untried = sum(mutant.key not in results for mutant in mutants)
    if untried:
        print(f"{untried} of them have not been tried yet")
    names = listed(game)
    unlisted = [mutant for mutant in left if mutant.key in results and str(mutant) not in names]
    for mutant in unlisted:
        print(f"not in {game}/survivors.md, line {mutant.lines[0]}:\n- {mutant}")
    gone = names - {str(mutant) for mutant in left} if not only else set()
    for name in gone:
        print(f"in {game}/survivors.md, but caught or no mutant any more:\n- {name}")
    return not (untried or unlisted or gone) and (share >= BAR or bool(only))


def main() -> None:
    names = sorted(path.parent.name for path in GAMES.glob("*/rules.py"))
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Which small changes of the rules do the tests not see?")
    parser.add_argument("games", nargs="*", default=names, help=", ".join(names))
    parser.add_argument("--function", default="", help="only mutants of this function")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants at a time")
    parser.add_argument("--longest", type=float, default=LONGEST, help="leave out tests that take more seconds: for a first look")
    parser.add_argument("--tell", action="store_true", help="run nothing, tell what is known so far")
    chosen = parser.parse_args()
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    sys.path.insert(0, str(GAMES.parent.parent))  # what is changed is what runs
    for game in [] if chosen.tell else chosen.games:
        run(game, chosen.function, chosen.jobs, chosen.longest)
    print("\n| game | mutants | caught | survivors | |\n|---|---|---|---|---|")
    well = [tell(game, chosen.function) for game in chosen.games]
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
