"""Leave stored games of this release behind, for every later one to open: python -m tests.archive.make RELEASE

Speaks to the server as people do, so that the tables are such as people leave: running and finished ones of every game, at one
screen, with seats given to bots, moves taken back, games that went on from a step of another one, tables that nobody has joined.
"""

import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from quartett import games
from tests.server.people import Chair, House, Person, close_all, house, play_to_the_end

HOME = Path(__file__).parent
MOVES = 12  # of a person, before a running table is left
RANDOM, CALM = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "novice"}
Json = dict[str, Any]


class Writer:
    """Makes tables and notes down what each one was like."""

    def __init__(self, server: House) -> None:
        self.anna, self.bela = Person(server.url, "Anna"), Person(server.url, "Béla 家")
        self.noted: list[Json] = []

    def note(self, what: str, chair: Chair) -> str:
        """What must still hold when a later release opens this table."""
        table = chair.table
        kept = ("id", "game", "players", "options", "phase", "turn", "event", "commit", "result", "eyes", "mine", "host", "undo")
        seats = [{name: seat[name] for name in ("name", "kind", "bot", "away_bot")} for seat in table["seats"]]
        moves = [move["move"] for move in table["moves"]]
        who = "anna" if chair.person is self.anna else "bela"
        self.noted.append({"what": what, "who": who, **{name: table[name] for name in kept}, "seats": seats, "moves": moves})
        return str(table["id"])

    # --- kinds of tables

    def begun(self, game: str, players: int, **more: Any) -> tuple[Chair, Chair]:
        """Anna, Béla and random bots, some moves in."""
        seats = [{"kind": "me"}, {"kind": "open"}, *[RANDOM] * (players - 2)]
        made = self.anna.create(game=game, players=players, seats=seats, **more)
        self.bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
        chairs = self.anna.sit_down(made["id"]), self.bela.sit_down(made["id"])
        play_some(*chairs)
        return chairs

    def running(self, game: str, players: int, options: Json) -> None:
        for chair in self.begun(game, players, options=options):
            chair.quiet(0.3)
            self.note("running", chair)

    def away(self, game: str, players: int) -> None:
        """Béla left and a bot plays for him; at another table he came back."""
        for what in ("seat given to a bot", "seat taken back"):
            anna, bela = self.begun(game, players, bot_speed="calm")
            bela.leave()
            anna.quiet(0.3)
            assert anna.ask(do="seat_to_bot", seat=1, bot="novice")["ok"]
            if what == "seat taken back":
                assert anna.ask(do="seat_back", seat=1)["ok"]
            assert anna.ask(do="settings", bot_speed="calm")["ok"]
            anna.quiet(0.3)
            self.note(what, anna)

    def same_screen(self, game: str, players: int) -> str:
        """Two people at one screen: one table is left, one is played to its end."""
        finished = ""
        for what in ("same screen, running", "same screen, finished"):
            seats = [{"kind": "me"}, {"kind": "same", "name": "Chiyo"}, *[RANDOM] * (players - 2)]
            made = self.anna.create(game=game, players=players, seats=seats)
            chairs = [self.anna.sit_down(made["id"], eyes=seat) for seat in (0, 1)]
            if what.endswith("finished"):
                play_to_the_end(*chairs)
                finished = made["id"]
            else:
                play_some(*chairs)
            for chair in chairs:
                chair.quiet(0.3)
                self.note(what, chair)
        return finished

    def taken_back(self, game: str, players: int) -> None:
        """A move was taken back, as the last thing that happened."""
        seats = [{"kind": "me"}, *[RANDOM] * (players - 1)]
        chair = self.anna.sit_down(self.anna.create(game=game, players=players, seats=seats)["id"])
        while not chair.over:
            chair.wait(lambda: chair.my_turn or chair.over)
            if chair.table["undo"]:
                assert chair.ask(do="undo", seat=0, version=chair.version)["ok"]
                chair.quiet(0.3)
                self.note("taken back", chair)
                return
            assert chair.move()["ok"]

    def given(self, game: str, players: int, source: str) -> None:
        """Games that went on from the middle of a finished one."""
        steps = len(self.anna.http.get(f"/api/tables/{source}/log").text.splitlines()) - 1
        for what, ends in (("given, running", False), ("given, finished", True)):
            seats = [{"kind": "me"}, *[RANDOM] * (players - 1)]
            made = self.anna.create(game=game, players=players, seats=seats, **{"from": {"table": source, "step": steps // 2}})
            chair = self.anna.sit_down(made["id"])
            if ends:
                play_to_the_end(chair)
            else:
                play_some(chair, moves=2)
            chair.quiet(0.3)
            self.note(what, chair)

    def finished(self, game: str, players: int, options: Json) -> None:
        seats = [{"kind": "me"}, *[RANDOM] * (players - 1)]
        chair = self.anna.sit_down(self.anna.create(game=game, players=players, seats=seats, options=options)["id"])
        play_to_the_end(chair)
        self.note("finished", chair)

    def waiting(self, game: str, players: int) -> None:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        made = self.anna.create(game=game, players=players, seats=seats, listed=True, pace="turns")
        self.note("waiting", self.anna.sit_down(made["id"]))

    def bot_to_move(self, game: str, players: int) -> None:
        """Left while a bot was thinking."""
        seats = [{"kind": "me"}, *[CALM] * (players - 1)]
        chair = self.anna.sit_down(self.anna.create(game=game, players=players, seats=seats, bot_speed="calm")["id"])
        while not chair.over:
            chair.wait(lambda: chair.my_turn or chair.over)
            assert chair.move()["ok"]
            if chair.table["phase"] == "playing" and chair.table["turn"] not in ("chance", 0):
                self.note("bot to move", chair)
                return


def play_some(*chairs: Chair, moves: int = MOVES) -> None:
    """Everybody plays, until so many moves are made."""
    made = 0
    while made < moves and not all(chair.over for chair in chairs):
        for chair in chairs:
            if not chair.my_turn:
                chair.quiet(0.01)
            elif chair.move()["ok"]:
                made += 1


def other_options(name: str, players: int) -> Json:
    """Every option with two values turned over, where the game allows that."""
    game = games.load(name)
    changed: Json = {o.name: o.values[1 - o.values.index(o.default)] for o in game.options if len(o.values) == 2}
    return changed if not game.refuse(players, game.settings(players, {}) | changed) else {}


def write_tables(data: Path) -> list[Json]:
    with house(data) as server:
        writer = Writer(server)
        for game in games.names():
            players = [n for n in games.load(game).players if n > 1]
            for count in players:
                writer.running(game, count, other_options(game, count) if count == players[0] else {})
                writer.finished(game, count, other_options(game, count) if count == players[-1] else {})
            source = writer.same_screen(game, players[0])
            writer.given(game, players[0], source)
            writer.away(game, players[-1])
            writer.taken_back(game, players[-1])
            writer.waiting(game, players[-1])
        for game in games.names():  # last, so that the bots are still thinking when the server ends
            writer.bot_to_move(game, games.load(game).players[-1])
        logs = {note["id"]: writer.anna.http.get(f"/api/tables/{note['id']}/log") for note in writer.noted if note["phase"] == "over"}
        cookies = {"anna": writer.anna.cookie, "bela": writer.bela.cookie}
        close_all()
    for table, answer in logs.items():
        game = next(note["game"] for note in writer.noted if note["id"] == table)
        (data / "replays" / game).mkdir(parents=True, exist_ok=True)
        (data / "replays" / game / f"{table}.jsonl").write_bytes(answer.content)
    (data / "tables.json").write_text(json.dumps({"cookies": cookies, "tables": writer.noted}, indent=1, ensure_ascii=False) + "\n")
    return writer.noted


def write(release: str) -> None:
    home = HOME / release
    home.mkdir()
    with tempfile.TemporaryDirectory() as place:
        noted = write_tables(Path(place))
        connection = sqlite3.connect(Path(place) / "tables.sqlite")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
        connection.close()
        shutil.copytree(place, home, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*-wal", "*-shm"))
    for name in games.names():  # the fixtures of this release, played without a server
        kept = HOME.parent / "games" / name / "replays"
        for path in kept.glob("*.jsonl"):
            shutil.copy(path, home / "replays" / name / f"golden-{path.name}")
    print(f"{release}: {len({note['id'] for note in noted})} tables, {len(list(home.rglob('*.jsonl')))} replays")


if __name__ == "__main__":
    write(sys.argv[1])
