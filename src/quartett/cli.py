"""`quartett ...`: every command, each explaining itself with --help."""

import itertools
import math
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from quartett import RELEASE, games
from quartett.bots import LEVELS, available, budget_of, think
from quartett.engine import Game, Match, Refused, stream
from quartett.engine.cache import prune, sources_hash
from quartett.lab import speed
from quartett.lab.arena import arena, seated
from quartett.lab.measured import MEASURED
from quartett.lab.report import page, print_arena, write_ladder, write_match
from quartett.lab.simulate import simulate
from quartett.language import LANGUAGES, Language, language
from quartett.new_game import new_game
from quartett.referee import serve as referee_serve
from quartett.terminal import Terminal, game_of, read_log, save_log
from quartett.warm import at_once, compile_together, is_warm, load, rules_of, warm, warm_aloud

app = typer.Typer(
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    help="Board games whose rules are written once: play them, simulate them, talk to them.",
)
out = Console()
err = Console(stderr=True)

POLITENESS = 10  # of 19
SECONDS_TO_START = 2.0  # before the browser is opened
USUAL_PORT = 8000
MOST_NAMED = 20
OFFERS = {  # what `quartett` alone names first; the text of each is `hello-...`
    "play": "quartett play race",
    "games": "quartett games",
    "serve": "quartett serve --help",
    "sim": "quartett sim race",
    "doctor": "quartett doctor",
    "help": "quartett --help",
}
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `quartett games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players. Default: three where that is possible.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game. Repeatable.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Data = Annotated[Path | None, typer.Option(envvar="QUARTETT_DATA", help="Where tables are kept. Default: among your data.")]
DatabaseAddress = Annotated[
    str, typer.Option(envvar="QUARTETT_DATABASE", help="Keep them in PostgreSQL instead: postgresql://user:password@host/name")
]
LanguageCode = Annotated[str, typer.Option("--language", "-l", help="en, de or ja.")]


def main() -> None:
    """The entry point: what is refused is said in one line, without a traceback."""
    try:
        app()
    except Refused as refused:
        err.print(f"quartett: {refused.message}", style="red", markup=False, highlight=False, soft_wrap=True)
        sys.exit(2)


def tell_release(wanted: bool) -> None:
    if wanted:
        print(f"quartett {RELEASE}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def hello(
    context: typer.Context,
    release: Annotated[bool, typer.Option("--version", help="Tell the release.", callback=tell_release, is_eager=True)] = False,
) -> None:
    """Without a command: say hello and what one can do. At a terminal, Enter opens the games; elsewhere nothing is started."""
    if context.invoked_subcommand:
        return
    words = language(None, spoken())
    out.print(f"{words('hello', release=RELEASE)}\n{words('hello-list', games=', '.join(games.names()))}\n", highlight=False)
    for name, command in OFFERS.items():
        out.print(f"  [bold]{command:24}[/]{words(f'hello-{name}')}", highlight=False, soft_wrap=True)
    if not (sys.stdin.isatty() and out.is_terminal):
        return
    try:
        typed = out.input(f"\n{words('hello-enter')} ")
    except (EOFError, KeyboardInterrupt):
        return
    if not typed.strip():
        serve_tables(port=free_port(USUAL_PORT), show=True)


def spoken() -> str:
    """The language this machine is set to, if we speak it."""
    told = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return told[:2] if told[:2] in LANGUAGES else "en"


def free_port(wanted: int) -> int:
    """This port, or any (0) if another program has it: who only wants to play does not choose ports."""
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", wanted))
        except OSError:
            return 0
    return wanted


def chosen(options: list[str] | None) -> dict[str, object]:
    pairs = [text.partition("=") for text in options or []]
    for name, equals, _ in pairs:
        if not equals:
            raise Refused("bad_option", f"an option is written NAME=VALUE, not {name!r}")
    return {name: value for name, _, value in pairs}


def bars() -> Progress:
    """Progress bars on the error stream; nothing when nobody is watching."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


@contextmanager
def bar(title: str, total: int) -> Iterator[Any]:
    """One of them."""
    with bars() as progress:
        task = progress.add_task(title, total=total)
        yield lambda done=1, whole=None: progress.update(task, completed=whole) if whole is not None else progress.advance(task, done)


def prepare(game: Game) -> None:
    """Compile a game if that has not been done yet, showing how far it is."""
    if is_warm(game.name):
        return
    err.print(f"Preparing {game.title} for the first time; this takes about a minute and is kept.", style="dim")
    with bar(f"Compiling {game.title}", rules_of(game)) as step:
        warm(game, lambda compiled: step(whole=min(compiled, rules_of(game))))


def get_ready(game: Game) -> None:
    """Compiled and loaded, so that neither takes from the time of a bot's first thought."""
    prepare(game)
    load(game)


def warn(refused: Refused) -> None:
    err.print(refused.message, style="red")


@app.command("games")
def list_games(as_json: Json = False, code: LanguageCode = "en") -> None:
    """The games, how many play them, and their options."""
    rows = [describe(game, code) for game in games.load_all(warn)]
    if as_json:
        print(msgspec.json.encode(rows).decode())
        return
    for row in rows:
        fewest, most = row["players"][0], row["players"][-1]
        players = f"{most} players" if fewest == most else f"{fewest} to {most} players"
        out.print(f"[bold]{row['name']}[/]  {row['title']}: {players}, about {row['minutes'][1]} minutes")
        out.print(f"  {row['tagline']}", style="italic")
        for option in row["options"]:
            values = ", ".join(f"[bold]{v}[/] (default)" if v == option["default"] else v for v in option["values"])
            out.print(f"  {option['name']} = {values}   [dim]{option['help']}[/]")
        out.print()


@app.command("new-game")
def write_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the new game is called: small letters, digits and _.")],
    place: Annotated[
        Path | None, typer.Option("--dir", help="Where its directory goes. Default: among the games of this checkout, else here.")
    ] = None,
) -> None:
    """Write a complete tiny game to begin with.

    It has rules, a rulebook, words in three languages and tests. docs/how-to/add-a-game.md walks through it.
    """
    written = new_game(name, place)
    found = "" if name in games.names() else f"QUARTETT_GAMES={written.home.parent} "
    lines = (f"The game: {written.home}", f"Its tests: {written.tests}", f"Its rulebook: {written.rulebook}")
    for line in (*lines, f"Play it: {found}quartett play {name}"):
        out.print(line, markup=False, highlight=False, soft_wrap=True)


def describe(game: Game, code: str) -> dict[str, Any]:
    words = language(game, code)
    return {
        "name": game.name,
        "title": words("title"),
        "tagline": words("tagline"),
        "designer": game.designer,
        "players": list(game.players),
        "minutes": list(game.minutes),
        "bots": available(game),
        "options": [
            {
                "name": o.name,
                "values": o.values,
                "default": o.default,
                "label": words(f"option-{o.name}"),
                "help": words(f"option-{o.name}-help"),
            }
            for o in game.options
        ],
    }


@app.command()
def play(
    name: GameName = "race",
    players: Players = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this keyboard. Bots take the other seats.")] = 1,
    bot: Annotated[str, typer.Option(help="Which bot. `quartett games --json` lists those of each game. Default: casual.")] = "",
    options: Options = None,
    code: LanguageCode = "en",
    seed: Annotated[str, typer.Option(help="Deal from this seed instead of at random.")] = "",
    log: Annotated[Path | None, typer.Option(help="Where to keep the log. Default: among your games.")] = None,
    go_on: Annotated[Path | None, typer.Option("--from", help="Go on with a kept game.")] = None,
) -> None:
    """Play at the terminal, against bots and with people at one keyboard.

    Nobody sees another's hand. Type a move as it is listed. `?` explains everything, `? R7` one card. `undo` takes back what can be
    taken back. The game is kept when you leave.
    """
    game = games.load(game_of(read_log(go_on)) if go_on else name)
    language(game, code)  # an unknown one is refused before anything begins
    budget_of(game, bot or "casual")
    count = game.usual_players if players is None else players
    with at_once(game):
        match = Match.replay(game, read_log(go_on)) if go_on else Match(game, count, chosen(options))
        words = Language(game, code, match.players, match.options)
        if not 1 <= people <= match.players:
            raise Refused("bad_option", f"between 1 and {match.players} people can play here, not {people}")
        rng = stream(seed) if seed else stream()
        path = log or user_data_path("quartett", appauthor=False) / "games" / time.strftime(f"{game.name}-%Y%m%d-%H%M%S.jsonl")
        try:
            Terminal(match, list(range(people)), bot or "casual", words, rng, out).run()
        finally:
            if match.entries:
                save_log(match, path)
                out.print(words("saved", file=str(path)), style="dim", markup=False, highlight=False)


@app.command()
def sim(
    name: GameName,
    players: Players = None,
    number: Annotated[int, typer.Option("--games", "-g", help="How many games.", min=1)] = 100_000,
    options: Options = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    threads: Annotated[int, typer.Option(help="How many cores to use. 0: all.", min=0, max=1024)] = 0,
    as_json: Json = False,
    result: Annotated[Path | None, typer.Option("--out", help="Also write the results, without timings, to this file.")] = None,
) -> None:
    """Play random games by the million.

    Tells how long they are, how they end, what each seat is worth and what is special to the game. Options that only matter at a table
    (taking back, questions) are switched off unless you set them.
    """
    game = games.load(name)
    count = game.usual_players if players is None else players
    game.settings(count, chosen(options), lab=True)
    writable(result)
    prepare(game)
    with bar(f"Simulating {game.title}", number) as step:
        report = simulate(game, count, chosen(options), number, seed, threads, step)
    if result:
        timeless = {k: v for k, v in report.items() if k not in ("seconds", "threads", "moves_per_second", "games_per_second")}
        result.write_bytes(msgspec.json.format(msgspec.json.encode(timeless)) + b"\n")
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        speed.print_report(out, game, report)


@app.command("arena")
def arena_of_bots(
    name: GameName,
    bots: Annotated[list[str] | None, typer.Argument(help="Levels, `greedy`, `search:5000`, `search@100`, `textbook:1000`, ...")] = None,
    number: Annotated[int, typer.Option("--games", "-g", help="How many games, at least.", min=1)] = 100,
    players: Players = None,
    options: Options = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "0",
    threads: Annotated[int, typer.Option(help="How many games at a time. 0: as many as there are cores.", min=0, max=1024)] = 0,
    as_json: Json = False,
    report: Annotated[
        Path | None, typer.Option("--out", help="Write a page with plots to this file. To a .json file: add a row to its table.")
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="All levels against each other. The table goes to bench/measured.")] = False,
) -> None:
    """Set bots against each other on the same deals, every bot once in every seat.

    The last bot named takes the seats that are left: `quartett arena race search@100 textbook:1000` is one against two.
    """
    game = games.load(name)
    if bool(bots) == ladder:
        raise Refused("bad_option", "name the bots, or use --ladder")
    if ladder and report:
        raise Refused("bad_option", "--ladder writes a file of its own; leave --out away")
    rows = report is not None and report.suffix == ".json"
    if rows and not (bots and len(bots) == len(set(bots)) == 2):
        raise Refused("bad_option", "a row of a table is one bot against another: name two")
    if ladder:
        report = MEASURED / f"strength-{game.name}-levels.json"
    writable(report)
    pairs = [[upper, lower] for lower, upper in itertools.combinations(["random", *LEVELS], 2)] if ladder else [bots or []]
    count = players if players is not None else max(game.usual_players, *map(len, pairs))
    seats = len(seated(game, pairs[0], count, chosen(options))[1])
    get_ready(game)
    for pair in pairs:
        with bar(f"{game.title}: {' against '.join(pair)}", math.ceil(number / seats) * seats) as step:
            result = arena(game, pair, number, count, chosen(options), seed, threads, step)
        if as_json:
            print(msgspec.json.encode(result).decode())
        else:
            print_arena(out, result)
        if report and ladder:
            write_ladder(report, game, result)
        elif report and rows:
            write_match(report, game, result)
        elif report:
            report.write_text(page(result), encoding="utf-8")


def writable(path: Path | None) -> None:
    """Refuse a file that cannot be written before the work for it is done."""
    if not path:
        return
    is_new = not path.exists()
    try:
        if path.parent == MEASURED:
            path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    except OSError as error:
        raise Refused("bad_option", f"{path} cannot be written: {error.strerror or error}") from None
    if is_new:
        path.unlink()


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="A log, as `quartett play` keeps it.")],
    step: Annotated[int | None, typer.Option(help="The position after this many steps. Default: the last.", min=0)] = None,
    bot: Annotated[str, typer.Option(help="A bot that searches.")] = "expert",
    threads: Annotated[int, typer.Option(help="How many cores think together. 0: all.", min=0, max=64)] = 0,
    code: LanguageCode = "en",
    as_json: Json = False,
) -> None:
    """The best moves of a kept position.

    For the seat to move, with how often the search tried each, and the place to expect.
    """
    log = read_log(file)
    game = games.load(game_of(log))
    get_ready(game)
    match = Match.replay(game, log, step)
    if step is not None and step > len(match.entries):
        raise Refused("bad_request", f"the game has {len(match.entries)} steps only")
    budget = budget_of(game, bot)
    if match.turn < 0:
        raise Refused("bad_request", "nobody is to move there: give another --step")
    if not budget:
        raise Refused("bad_request", f"{bot} does not search; try a level, search:N or search@MS")
    hidden, words = match.hidden(match.turn), language(game, code)
    rows: list[dict[str, Any]] = [
        {
            "move": thought.move,
            "short": game.words.short(thought.move),
            "text": words(game.words.move_words(hidden, thought.move)),
            "visits": thought.visits,
            "place": round(thought.place, 3) or None,
        }
        for thought in think(game, replace(budget, threads=threads or os.cpu_count() or 1), hidden, stream())
    ]
    if as_json:
        print(msgspec.json.encode(rows).decode())
        return
    table = Table("move", "", "visits", "expected place", title=words("seat-name", seat=match.turn + 1))
    for row in rows:
        table.add_row(row["short"], row["text"], f"{row['visits']:,}", f"{row['place']:.2f}" if row["place"] else "–")
    out.print(table)


@app.command()
def referee(name: GameName) -> None:
    """Let a program play: one JSON object a line, on standard input and output.

    docs/reference/referee.md lists the requests, docs/start/write-a-bot.md is a tutorial.
    """
    game = games.load(name)
    if is_warm(name):  # else each request compiles what it needs
        load(game)
    referee_serve(game, sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A log, as `quartett play` keeps it.")],
    verify: Annotated[bool, typer.Option("--verify", help="Play the whole log again and compare every hash.")] = False,
    step: Annotated[int | None, typer.Option(help="Show the table after this many steps, and stop.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="Look through this seat's eyes (1, 2, ...). Default: the seat to move.", min=1)] = None,
    code: LanguageCode = "en",
) -> None:
    """Step through a kept game, or play it again and compare."""
    log = read_log(file)
    game = games.load(game_of(log))
    if verify:
        match = Match.replay(game, log)
        recorded = log[0].get("rules") if isinstance(log[0], dict) else None
        note = "" if recorded == sources_hash(game.name) else " (recorded under other sources of the rules)"
        out.print(
            f"{file.name}: {len(match.entries)} steps, every hash agrees; final state {match.hash()}{note}", markup=False, highlight=False
        )
        return
    words = language(game, code)
    at = step if step is not None else 0
    while True:
        match = Match.replay(game, log, at)
        eyes = seat - 1 if seat else max(match.turn, 0)
        if eyes >= match.seats:
            raise Refused("bad_request", f"there are seats 1 to {match.seats}")
        out.rule(f"{words('title')} {at}/{len(log) - 1}")
        out.print(game.screen.draw_screen(game.view.view(match.hidden(eyes), eyes), words))
        if step is not None or not sys.stdin.isatty():
            return
        at = ask_step(at, len(log) - 1)
        if at < 0:
            return


def ask_step(at: int, last: int) -> int:
    """Where to go next; -1 to stop."""
    try:
        typed = out.input("[dim]Enter: next, b: back, a number, q: quit › [/]").strip().lower()
    except (EOFError, KeyboardInterrupt):
        return -1
    if typed in ("q", "quit"):
        return -1
    wanted = at - 1 if typed == "b" else int(typed) if typed.isdecimal() and len(typed) < 9 else at + 1
    return max(0, min(last, wanted))


@app.command("serve")
def serve_tables(
    host: Annotated[str, typer.Option(help="Which address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Which port.", min=0, max=65535)] = USUAL_PORT,
    data: Data = None,
    database: DatabaseAddress = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            envvar="QUARTETT_ORIGIN",
            help="Where people find the pages, like https://games.example. Repeatable. Requests for other hosts are then refused. "
            "Default: whatever host a request is for.",
        ),
    ] = None,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES",
            envvar="QUARTETT_TRUSTED_PROXIES",
            help="Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses or networks, with commas. Default: none.",
        ),
    ] = "",
    expire_days: Annotated[
        float,
        typer.Option(min=0, envvar="QUARTETT_EXPIRE_DAYS", help="Remove unfinished tables nobody has touched for so many days. 0: never."),
    ] = 0,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="QUARTETT_METRICS_TOKEN",
            help="Who shows it (`Authorization: Bearer TOKEN`) may read /metrics. Default: who asks from this machine.",
        ),
    ] = "",
    push_hosts: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            envvar="QUARTETT_PUSH_HOSTS",
            help="Push services besides those of the known browsers, with commas; *.push.example for all below a name. Default: none.",
        ),
    ] = "",
    inner_hosts: Annotated[
        str,
        typer.Option(
            metavar="HOSTS",
            envvar="QUARTETT_INNER_HOSTS",
            help="Inside this network, host:port that notices and webhooks may be sent to, also without https; with commas. Default: none.",
        ),
    ] = "",
    limits: Annotated[bool, typer.Option(help="Limit how often a client may ask; can be left off on this machine only.")] = True,
    show: Annotated[bool, typer.Option("--open", help="Open the start page in a browser.")] = False,
) -> None:
    """Serve tables in the browser, for people and bots.

    docs/start/host.md is a first walk, docs/how-to/host.md has the rest.
    """
    from quartett.server.app import serve
    from quartett.server.settings import LOOPBACK, NO_RATES, Limits, Settings

    if not limits and host not in LOOPBACK:
        raise Refused("bad_option", "without limits a server listens to this machine only")

    def ready(address: str) -> None:
        pages, behind = (origin[0], f", served from {address}") if origin else (address, "")
        out.print(f"Tables at [bold]{pages}[/]{behind}; Ctrl-C ends it.", soft_wrap=True)
        if show:
            threading.Timer(SECONDS_TO_START, webbrowser.open, (pages,)).start()

    proxies, pushes, inner = (tuple(each.replace(",", " ").split()) for each in (trusted_proxies, push_hosts, inner_hosts))
    chosen_limits = Limits() if limits else NO_RATES
    edge: dict[str, Any] = {
        "limits": chosen_limits,
        "origins": tuple(origin or ()),
        "trusted_proxies": proxies,
        "push_hosts": pushes,
        "inner_hosts": inner,
        "metrics_token": metrics_token,
    }
    serve(Settings(data or usual_data(), database, host, port, expire_days=expire_days, **edge), ready)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A file that is not there yet. It holds secrets: keep it private.")],
    data: Data = None,
    database: DatabaseAddress = "",
) -> None:
    """Write all that a server keeps into a file, as it is at this moment; the server may go on (docs/how-to/host.md)."""
    from quartett.server.settings import Settings
    from quartett.server.start import visited
    from quartett.server.storage.backup import back_up

    with visited(Settings(data or usual_data(), database)) as engine:
        counts = back_up(engine, file)
    say_rows(f"{file} holds", counts)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `quartett backup` has written, of SQLite or PostgreSQL.")],
    data: Data = None,
    database: DatabaseAddress = "",
    replace: Annotated[bool, typer.Option("--replace", help="What is in the database now may be lost.")] = False,
) -> None:
    """Fill a database from a backup, all of it or nothing. No server may work on it meanwhile (docs/how-to/host.md)."""
    from quartett.server.settings import Settings
    from quartett.server.start import need_directory, visited
    from quartett.server.storage import backup

    settings, whole = Settings(data or usual_data(), database), backup.check(file)
    if not settings.database:
        need_directory(settings.data)
    with visited(settings) as engine:
        backup.restore(engine, whole, replace)
    say_rows("The database now holds", whole.rows)


def say_rows(what: str, counts: dict[str, int]) -> None:
    rows = ", ".join(f"{number:,} {name}" for name, number in counts.items() if number)
    out.print(f"{what} {rows or 'nothing'}.", markup=False, highlight=False, soft_wrap=True)


@app.command("ratings")
def rate_again(
    rebuild: Annotated[
        bool, typer.Option("--rebuild", help="Put what the logs say in place of what is stored; no server may run.")
    ] = False,
    check: Annotated[bool, typer.Option("--check", help="Say whether what is stored is what the logs say; exit code 1 if not.")] = False,
    data: Data = None,
    database: DatabaseAddress = "",
) -> None:
    """Work out all results and ratings again, from the logs of finished games alone."""
    from quartett.server.club import rebuild as club
    from quartett.server.settings import Settings
    from quartett.server.start import visited

    if rebuild == check:
        raise Refused("bad_option", "say what to do: --check or --rebuild")
    with visited(Settings(data or usual_data(), database)) as engine:
        for name in club.games_of(engine):
            get_ready(games.load(name))
        found, wrong = (club.rebuild(engine), []) if rebuild else club.differing(engine)
    out.print(f"{len(found.results):,} results and {len(found.ratings):,} ratings follow from the logs.", markup=False, highlight=False)
    for each in wrong[:MOST_NAMED]:
        err.print(f"differs: {each}", markup=False, highlight=False, soft_wrap=True)
    if wrong:
        err.print(f"{len(wrong):,} rows differ; `quartett ratings --rebuild` mends that.", markup=False, highlight=False)
        raise typer.Exit(1)


@app.command("verify")
def verify_log(file: Annotated[Path, typer.Argument(help="A log, as downloaded from a finished table.")]) -> None:
    """Check a table's deals.

    Every chance event must come from the secret that was promised before the first one.
    """
    from quartett.server.table.chance import verify

    log = read_log(file)
    found = verify(games.load(game_of(log)), log)
    say = partial(out.print, markup=False, highlight=False)
    say(f"{file.name}: the game is whole, and the rules allow all {found.moves} moves.")
    say(f"{found.drawn} chance events come from the secret promised at the start.")
    if found.given:
        say(f"{found.given} chance events were taken over from an earlier game: whoever made this table may have known those cards.")


@app.command("warm")
def warm_up(
    names: Annotated[list[str] | None, typer.Argument(help="Which games. Default: all.")] = None,
    progress: Annotated[bool, typer.Option("--progress", help="Tell programs how far it is, one JSON object a line.")] = False,
) -> None:
    """Compile games ahead, so that everything is quick from the start.

    As many at a time as there are cores. Compiled code of older versions is removed.
    """
    wanted = [games.load(name) for name in names] if names else games.load_all(warn)
    if progress:
        if hasattr(os, "nice"):
            os.nice(POLITENESS)  # whoever started this serves people meanwhile
        for game in wanted:
            warm_aloud(game)
        prune()
        return
    prepare_together([game for game in wanted if not is_warm(game.name)])
    for game in wanted:
        out.print(f"{game.title} is ready.")
    if removed := prune():
        out.print(f"Removed the compiled code of {removed} older versions.", style="dim")


def prepare_together(cold: list[Game]) -> None:
    """Compile several games, each in a process of its own."""
    if len(cold) < 2:
        for game in cold:
            prepare(game)
        return
    err.print(f"Preparing {', '.join(game.title for game in cold)} for the first time; this takes minutes and is kept.", style="dim")
    with bars() as progress:
        tasks = {game.name: progress.add_task(f"Compiling {game.title}", total=rules_of(game)) for game in cold}
        compile_together(cold, lambda told: progress.update(tasks[told.game], completed=told.compiled))


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="How long to measure each.", min=0.05, max=600)] = 2.0,
    as_json: Json = False,
) -> None:
    """Random moves a second on one core, compiled and as plain Python. `make bench` adds the peers."""
    rows = []
    for game in games.load_all(warn):
        prepare(game)
        rows += speed.measure(game, seconds)
    if as_json:
        print(msgspec.json.encode(rows).decode())
    else:
        speed.print_table(out, rows)


@app.command()
def doctor(
    data: Data = None,
    database: DatabaseAddress = "",
    compiling: Annotated[bool, typer.Option("--compile", help="Also compile every game anew, and say how long it takes: minutes.")] = False,
    as_json: Json = False,
) -> None:
    """Is this machine fit? Versions, compiled code, data, database, speed. A line a check; exit code 1 if something is bad."""
    from quartett.doctor import examine
    from quartett.server.settings import Settings

    found = []
    for check in examine(Settings(data or usual_data(), database), compiling):
        found.append(check)
        if not as_json:
            style = {"ok": "green", "look": "yellow", "bad": "bold red"}[check.state]
            out.print(f"{check.state:6}", style=style, end="")
            out.print(f"{check.check:22}{check.says} {check.do}".rstrip(), markup=False, highlight=False, soft_wrap=True)
    well = all(check.state != "bad" for check in found)
    if as_json:
        print(msgspec.json.encode({"ok": well, "checks": found}).decode())
    if not well:
        raise typer.Exit(1)


def usual_data() -> Path:
    """Where a server keeps its tables, unless told otherwise."""
    return user_data_path("quartett", appauthor=False) / "server"


assert set(LANGUAGES) == {"en", "de", "ja"}  # the help of --language names them
