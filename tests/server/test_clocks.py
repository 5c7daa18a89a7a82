"""Clocks: they run for people only, tell nobody's secrets, and stand still while the server is away."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from quartett.engine import NONE, Game, Match, Move, Refused, below, copy, stream
from quartett.engine.game import View
from quartett.engine.log import Timed
from quartett.engine.record import same
from quartett.games import load
from quartett.server.machine.uptime import Uptime
from quartett.server.settings import Settings
from quartett.server.start import visited
from quartett.server.storage import sql
from quartett.server.table.clocks import Clock, Clocks
from quartett.server.table.entries import Away, Back, Flag, Undo, read
from quartett.server.table.frames import clocks_info, table_frame
from quartett.server.table.owner import Owner, Request
from quartett.server.table.play import Facts, Play, Seat, new_facts
from quartett.server.table.replay import steps_of
from tests.every import all_games
from tests.server.people import Chair, House, Person, house, play_to_the_end, wait_for
from tests.server.test_tables import ALONE, together

MONDAY, FRIDAY, SATURDAY = (datetime(2026, 11, day, 12, tzinfo=UTC).timestamp() for day in (16, 20, 21))
LIVE = Clock(600, 10)
HARD = Clock(600, 10, hard=True, bot="random")
SLOW = Clock(86_400, 86_400, 86_400, weekends=False)
OPEN = [{"kind": "me"}, {"kind": "open"}]
HOUR = 3_600


class Time:
    """Passes when it is told to."""

    def __init__(self, date: float = MONDAY) -> None:
        self.passed, self.date = 1_000.0, date
        self.uptime = Uptime(0, 0, lambda: self.passed, lambda: self.date)
        self.uptime.go()

    def wait(self, seconds: float) -> None:
        self.passed += seconds
        self.date += seconds


def facts_of(game: str, players: int, clock: Clock | None, bots: int = 0, **more: Any) -> Facts:
    people = [Seat("person", f"P{p}", f"g{p}") for p in range(players - bots)]
    seats = people + [Seat("bot", "random", bot="random") for _ in range(bots)]
    pace = "turns" if clock and clock.start >= 86_400 else "live"
    return new_facts(game, players, {}, seats, "g0", clock=clock, pace=pace, **more)


def begun(facts: Facts, time: Time) -> Play:
    play = Play(facts)
    play.uptime = time.uptime
    play.begin_if_full()
    return play


def left(play: Play) -> list[float]:
    """Seconds of every seat."""
    assert play.clocks
    now = play.now()
    return [play.clocks.left_at(p, now) / 1000 for p in range(len(play.seats))]


def race(time: Time, clock: Clock = LIVE, bots: int = 0, **more: Any) -> Play:
    """Race for two, Favorites chosen by both without a moment's thought."""
    play = begun(facts_of("race", 2, clock, bots, **more), time)
    while play.match.event == "FAV":
        for move in (2 * play.turn, 2 * play.turn + 1, 4):
            play.move(play.turn, move)
    return play


def any_move(play: Play) -> int:
    return play.match.legal()[0]


# --- time


def test_a_setting_of_the_wall_clock_changes_nothing() -> None:
    time = Time()
    time.wait(5)
    time.date -= 10 * 86_400
    assert time.uptime.read()[0] == 5_000
    time.date += 400 * 86_400
    time.wait(5)
    assert time.uptime.read()[0] == 10_000


def test_it_stands_still_while_it_is_stopped_and_never_goes_back() -> None:
    time = Time()
    time.wait(5)
    time.uptime.stop()
    time.wait(100)
    assert time.uptime.read()[0] == 5_000
    time.uptime.go()
    time.passed -= 3  # no monotonic clock does that; if one did, nobody would win time
    assert time.uptime.read()[0] == 5_000


def test_parts_of_a_time_add_up_to_the_whole_of_it() -> None:
    one, other = Time(), Time()
    for number in range(1_000):
        one.wait(0.000_7 * (number % 5))
        other.wait(0.000_7 * (number % 5))
        one.uptime.read()
    assert one.uptime.read() == other.uptime.read()


def test_no_time_runs_on_a_weekend_where_that_is_agreed() -> None:
    time = Time(FRIDAY)
    time.wait(12 * HOUR)
    time.uptime.read()
    for _ in range(48):
        time.wait(HOUR)
        time.uptime.read()
    assert time.uptime.now(True) == 60 * HOUR * 1000
    assert time.uptime.now(False) == 12 * HOUR * 1000
    time.wait(HOUR)
    assert time.uptime.now(False) == 13 * HOUR * 1000


@pytest.mark.parametrize(("date", "hours", "until"), [(FRIDAY, 24, 23), (FRIDAY, 12, 21), (SATURDAY, 1, 23), (MONDAY, 24, 17)])
def test_the_date_of_the_end_leaves_weekends_out(date: float, hours: int, until: int) -> None:
    assert Time(date).uptime.when(hours * HOUR * 1000, weekends=False).day == until


# --- one table, without a server


def test_without_a_clock_nothing_is_noted() -> None:
    play = race(Time(), clock=None)  # type: ignore[arg-type]
    assert play.clocks is None
    assert b"time" not in b"".join(map(msgspec.json.encode, play.entries))


def test_a_clock_runs_for_the_person_to_move_and_a_card_earns_the_increment() -> None:
    time = Time()
    play = race(time)
    before, seat = left(play), play.turn
    time.wait(7)
    assert left(play)[seat] == before[seat] - 7
    assert left(play)[1 - seat] == before[1 - seat]
    play.move(seat, any_move(play))
    assert left(play)[seat] == before[seat] - 7 + 10
    move = next(entry for entry in reversed(play.entries) if isinstance(entry, Move))
    assert move.time is not UNSET
    assert (move.time.used, move.time.earned) == (7_000, 1)


def test_it_stands_still_for_bots() -> None:
    time = Time()
    play = race(time, bots=1)
    while play.turn != 1:
        play.move(0, any_move(play))
    before = left(play)
    time.wait(1_000)
    assert left(play) == before
    play.move(1, any_move(play))
    assert left(play) == before, "and bots earn nothing"


def test_nobody_saves_up_more_than_the_maximum() -> None:
    play = race(Time(), Clock(600, 10, 605))
    for _ in range(6):
        play.move(play.turn, any_move(play))
    assert max(left(play)) == 605


def test_who_was_late_goes_on_with_what_the_decision_earns() -> None:
    time = Time()
    play = race(time)
    seat = play.turn
    time.wait(10_000)
    assert left(play)[seat] == 0
    play.move(seat, any_move(play))
    assert left(play)[seat] == 10


def test_what_is_taken_back_is_taken_from_the_clock() -> None:
    time = Time()
    play = begun(facts_of("ringlinge", 2, LIVE), time)
    for seed in range(200):
        before, seat = left(play), play.turn
        play.move(seat, play.match.legal()[seed % len(play.match.legal())])
        if play.turn == seat and play.match.can_undo:
            time.wait(1)
            play.undo(seat)
            assert left(play)[seat] == before[seat] - 1
            time.wait(1)
            play.move(play.turn, play.match.legal()[seed % len(play.match.legal())])
        if play.match.over:
            break
    assert any(entry.time.earned == 3 for entry in play.entries if isinstance(entry, Move) and entry.time is not UNSET)


def test_earned_time_cannot_be_made_by_taking_back() -> None:
    clocks = Clocks(Clock(600, 10, 605), 1)
    clocks.running = 0
    for _ in range(3):  # the maximum lets it earn five seconds only: those are taken away again
        clocks.hear(Move(0, 0, "", Timed(0, 0, 1)), 0)
        assert clocks.left == [605_000]
        clocks.hear(Undo(0, Timed(0)), 0)
        assert clocks.left == [600_000]


def test_a_log_adds_up_to_the_same_clocks() -> None:
    time, dice = Time(), stream("clocks")
    for clock in (LIVE, SLOW):
        play = begun(facts_of("race", 3, clock, bots=1), time)
        while not play.match.over:
            time.wait(below(dice, 90))
            if play.clock_seat != NONE and play.clocks and play.clocks.has_fallen(play.turn, play.now()):
                play.claim(f"g{1 - play.turn}", play.turn)
                play.give_back(f"g{play.turn}", play.turn)
            play.move(play.turn, play.match.legal()[below(dice, len(play.match.legal()))])
            again = Play(play.facts)
            again.uptime = time.uptime
            again.follow([read(msgspec.json.encode(entry)) for entry in play.entries])
            assert again.clocks
            assert play.clocks
            assert vars(again.clocks) == vars(play.clocks)
        assert play.clocks
        assert play.clocks.flag is None, "no clock runs when it is over"


def test_a_log_without_times_opens() -> None:
    """As when somebody who is forgotten leaves a seat to a bot while nobody has the table in memory."""
    time = Time()
    play = race(time)
    entries = [*play.entries, Away(play.turn, "random")]
    again = Play(play.facts)
    again.follow(entries)
    assert again.clocks
    assert again.clocks.running == NONE


def test_the_log_and_the_replay_tell_the_time_used() -> None:
    time, dice = Time(), stream("told")
    play = race(time)
    while not play.match.over:
        time.wait(3)
        play.move(play.turn, play.match.legal()[below(dice, len(play.match.legal()))])
    lines = [msgspec.json.decode(msgspec.json.encode(line)) for line in play.log()]
    assert sum(line.get("time", {}).get("used", 0) for line in lines) > 100
    Match.replay(play.game, lines)
    steps = msgspec.json.decode(steps_of(play.facts, play.entries, NONE, False, 0, 10_000))["steps"]
    assert {step.get("used") for step in steps} >= {3_000}


def test_a_game_that_goes_on_from_another_begins_with_fresh_clocks() -> None:
    from quartett.server.edge.http import given_entries

    time, dice = Time(), stream("given")
    source = race(time)
    while not source.match.over:
        time.wait(3)
        source.move(source.turn, source.match.legal()[below(dice, len(source.match.legal()))])
    given = given_entries(source, "race", len(source.match.entries) - 2)
    play = begun(facts_of("race", 2, LIVE, given=given), time)
    assert left(play) == [600, 600]


# --- when the time is up


def test_soft_others_may_claim_and_the_person_may_come_back() -> None:
    time = Time()
    play = race(time)
    seat, guest, other = play.turn, f"g{play.turn}", f"g{1 - play.turn}"
    for when, who in ((0, other), (609, other)):
        time.wait(when)
        with pytest.raises(Refused, match="time left"):
            play.claim(who, seat)
    time.wait(2)
    assert not any(isinstance(entry, Flag) for entry in play.entries), "nothing happens by itself"
    play.fall()
    for nobody in (guest, "stranger", None):
        with pytest.raises(Refused, match="plays with them"):
            play.claim(nobody, seat)
    play.claim(other, seat)
    assert play.bot_to_move == "casual"
    with pytest.raises(Refused):
        play.claim(other, seat)
    before = left(play)
    time.wait(100)
    assert left(play) == before
    play.give_back(guest, seat)
    assert left(play)[seat] == 70, "a tenth of the start and an increment"
    time.wait(3)
    play.move(seat, any_move(play))
    assert left(play)[seat] == 77


def test_hard_it_falls_by_itself_and_for_good() -> None:
    time = Time()
    play = race(time, HARD)
    seat, guest, other = play.turn, f"g{play.turn}", f"g{1 - play.turn}"
    time.wait(609.5)
    play.fall()
    assert not play.seats[seat].away
    time.wait(0.5)
    with pytest.raises(Refused, match="time of this seat is up"):
        play.move(seat, any_move(play))
    with pytest.raises(Refused):
        play.claim(other, seat)
    play.fall()
    play.fall()
    assert [type(entry) for entry in play.entries].count(Flag) == 1
    assert play.bot_to_move == "random"
    for who in (guest, "g0"):
        with pytest.raises(Refused, match="plays to the end"):
            play.give_back(who, seat)
    assert not any(isinstance(entry, Back) for entry in play.entries)


def test_nobody_stops_their_own_clock() -> None:
    play = race(Time())
    with pytest.raises(Refused, match="nobody stops their own"):
        play.give_to_bot("g0", 0, "random", present=True)
    play.give_to_bot("g0", 1, "random", present=False)


@pytest.mark.parametrize(
    "clock",
    [
        Clock(9),
        Clock(5 * HOUR),
        Clock(600, 601),
        Clock(600, 0, 599),
        Clock(600, weekends=False),
        Clock(600, bot="nobody"),
    ],
)
def test_what_nobody_could_play_by_is_refused(clock: Clock) -> None:
    with pytest.raises(Refused):
        facts_of("race", 2, clock)


def test_no_clock_in_lessons_and_daily_deals() -> None:
    for more in ({"lesson": 0}, {"daily": "2026-11-18"}):
        with pytest.raises(Refused, match="without clocks"):
            facts_of("race", 2, LIVE, **more)


# --- what a clock betrays


class Keeps:
    """A writer that keeps nothing."""

    async def write(self, change: sql.Change) -> None: ...


class Seen:
    """A table whose frames are looked at, as it was when the source had come so far."""

    def __init__(self, source: Play) -> None:
        self.time, play = Time(), Play(source.facts)
        self.time.uptime.total = source.uptime.total
        play.follow(source.entries)
        play.uptime = self.time.uptime
        self.owner = Owner(play.facts, play, {}, Keeps(), None, Settings(Path()))  # type: ignore[arg-type]

    async def move(self, seat: int, move: int) -> None:
        done = asyncio.get_running_loop().create_future()
        await self.owner.carry_out(Request(lambda play: play.move(seat, move), None, done))
        await done

    def frame(self, eyes: int) -> bytes:
        return table_frame(self.owner, self.owner.perspective(eyes), f"g{eyes}", 0)


async def same_clocks_after(source: Play, move: int) -> None:
    """Two tables, at one somebody clicks in secret: at a later moment everybody else is told the same, to the byte."""
    seat, (quiet, busy) = source.turn, (Seen(source), Seen(source))
    for table in (quiet, busy):
        table.time.wait(0.123_4)
    await busy.move(seat, move)
    assert len(busy.owner.entries) > len(quiet.owner.entries)
    for table in (quiet, busy):
        table.time.wait(3.456_7)
    others = [p for p in range(len(source.seats)) if p != seat]
    assert [quiet.frame(p) for p in others] == [busy.frame(p) for p in others]
    assert clocks_info(quiet.owner) is not None


def secret_moves(game: Game, seed: str) -> Iterator[tuple[Play, int]]:
    """Moves that nobody else can see, at tables where they can be made."""
    dice, time = stream("secret", seed), Time()
    play = begun(facts_of(game.name, game.players[-1], Clock(600, 10, 605)), time)
    while not play.match.over:
        moves = play.match.legal()
        move, other = moves[below(dice, len(moves))], Match(game, play.facts.players, play.facts.options)
        other.state = copy(play.match.state)
        told = [other.hidden(p) for p in range(NONE, other.seats) if p != play.turn]
        other.move(move)
        if other.turn == play.turn and all(map(same, told, (other.hidden(p) for p in range(NONE, other.seats) if p != play.turn))):
            yield play, move
        time.wait(1.001_3)
        play.move(play.turn, move)


@pytest.mark.parametrize("declared", [True, False])
def test_no_clock_tells_of_a_secret_click(declared: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Race, where Favorites are: in other games everybody sees that something was clicked. Also where a game says nothing."""
    if not declared:
        monkeypatch.setitem(vars(load("race").view), "earns", View.earns)

    async def look() -> int:
        checked = 0
        for number in range(10):
            for source, move in islice(secret_moves(load("race"), str(number)), 4):
                await same_clocks_after(source, move)
                checked += 1
        return checked

    assert asyncio.run(look()) >= 20


def test_a_secret_click_sends_others_nothing_and_shows_in_no_clock(server: House, anna: Person, bela: Person) -> None:
    _, a, b = together(anna, bela, clock={"start": 600, "increment": 60})
    b.quiet()
    frames = len(b.frames)
    assert a.move(0)["ok"]
    assert a.move(1)["ok"]
    b.quiet()
    assert len(b.frames) == frames
    again = bela.sit_down(a.table["id"])
    assert again.table["clocks"]["running"] == 0
    assert again.table["clocks"]["left"][0] < 600_000, "nothing was earned in secret"
    assert a.move(4)["ok"]
    again.wait(lambda: again.table["clocks"]["running"] == 1)
    assert 650_000 < again.table["clocks"]["left"][0] <= 660_000


# --- at a server


def shift(server: House, seconds: float) -> None:
    """Let time pass at this server."""
    uptime = server.api.tables.uptime
    before = uptime.monotonic
    uptime.monotonic = lambda: before() + seconds


def clocks_of(chair: Chair) -> Any:
    return chair.table["clocks"]


def two(anna: Person, bela: Person, **wanted: Any) -> tuple[str, Chair, Chair]:
    made = anna.create(players=2, seats=OPEN, **wanted)
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    return made["id"], anna.sit_down(made["id"]), bela.sit_down(made["id"])


def test_a_table_has_no_clock_unless_it_is_wanted(anna: Person) -> None:
    chair = anna.sit_down(anna.create(players=2, seats=ALONE)["id"])
    assert chair.table["clocks"] is None
    assert anna.get(f"/api/tables/{chair.table['id']}")["clock"] is None


def test_lists_and_rematches_know_of_the_clock(anna: Person) -> None:
    wanted = {"start": 3 * 86_400, "increment": 3 * 86_400, "most": 3 * 86_400, "weekends": False}
    table = anna.create(players=2, seats=ALONE, pace="turns", clock=wanted)["id"]
    assert anna.get(f"/api/tables/{table}")["clock"] == {**wanted, "hard": False, "bot": "casual"}
    assert anna.get("/api/tables")["mine"][0]["clock"]["start"] == 3 * 86_400
    play_to_the_end(anna.sit_down(table))
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert anna.get(f"/api/tables/{again}")["clock"] == {**wanted, "hard": False, "bot": "casual"}


@pytest.mark.parametrize(
    "clock",
    [{}, {"start": -1}, {"start": 1e99}, {"start": "600"}, {"start": 5}, {"start": 600, "most": 1}, {"start": 600, "bot": "x" * 99}, []],
)
def test_bad_clocks_are_refused(anna: Person, clock: Any) -> None:
    assert anna.refused("/api/tables", {"game": "race", "players": 2, "clock": clock}) in ("bad_request", "bad_option")
    assert anna.get("/api/tables")["mine"] == []


def test_soft_a_claim_is_carried_out_once(server: House, anna: Person, bela: Person) -> None:
    _, a, b = two(anna, bela, clock={"start": 600, "increment": 10, "bot": "random"})
    assert clocks_of(a)["running"] == 0
    assert b.ask(do="claim", seat=0)["error"] == "time_left"
    assert b.ask(do="claim", seat=7)["error"] == "bad_request"
    shift(server, 601)
    assert a.ask(do="claim", seat=0)["error"] == "forbidden"
    assert Person(server.url).sit_down(a.table["id"]).ask(do="claim", seat=0, id="x")["error"] == "forbidden"
    first = b.ask(do="claim", seat=0, id="once")
    assert first["ok"]
    assert b.ask(do="claim", seat=0, id="once") == first
    b.catch_up(first["version"])
    assert [line["words"] for line in b.log].count({"message": "table-flag"}) <= 1
    b.wait(lambda: b.my_turn)
    assert b.table["seats"][0]["away_bot"]
    a.wait(lambda: a.version >= b.version)
    back = a.ask(do="seat_back", seat=0)
    assert back["ok"]
    a.catch_up(back["version"])
    assert clocks_of(a)["left"][0] == 70_000
    assert not a.table["seats"][0]["away_bot"]


def test_hard_it_falls_at_a_table_nobody_has_in_memory(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database, idle_seconds=0.1) as server:
        anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
        table, a, b = two(anna, bela, clock={"start": 600, "hard": True, "bot": "random"})
        a.leave()
        b.leave()
        wait_for(lambda: server.api.tables.in_memory(table) is None)
        shift(server, 601)
        wait_for(lambda: anna.get(f"/api/tables/{table}")["your_turn"] is False)
        a = anna.sit_down(table)
        a.wait(lambda: a.table["seats"][0]["timed_out"])
        assert a.ask(do="seat_back", seat=0)["error"] == "time_up"
        assert clocks_of(a)["left"][0] is None
        b = bela.sit_down(table)
        b.wait(lambda: b.my_turn)
        shift(server, 1_300)
        a.wait(lambda: a.over)  # bots play it to its end, whoever looks
        assert [line["words"] for line in b.log if line["event"] == ""]


def test_no_time_runs_while_the_server_is_away(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        table = anna.create(players=2, seats=ALONE, clock={"start": 600, "increment": 10})["id"]
        chair = anna.sit_down(table)
        chair.wait(lambda: chair.my_turn)
        shift(server, 100)
        uptime = server.api.tables.uptime
        chair.leave()
    noted = uptime.read()[0]
    for _ in range(3):  # however often, however long: this process's time goes on meanwhile
        with house(tmp_path, database) as server:
            shift(server, 0)
            anna.url, anna.http.base_url = server.url, httpx.URL(server.url)
            chair = anna.sit_down(table)
            now, left_now = server.api.tables.uptime.read()[0], clocks_of(chair)["left"][0]
            assert noted <= now
            assert left_now >= 600_000 - now, "no time was lost"
            assert left_now <= 600_000 - 100_000, "and none was won"
            chair.leave()
            uptime = server.api.tables.uptime
        noted = uptime.read()[0]


def test_without_the_database_time_stands_still(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna = Person(server.url, "Anna")
        anna.sit_down(anna.create(players=2, seats=ALONE, clock={"start": 600})["id"])
        tables, uptime = server.api.tables, server.api.tables.uptime
        right = tables.writer.in_thread

        async def broken(changes: list[sql.Change]) -> None:
            raise OperationalError("scripted", {}, Exception())

        tables.writer.in_thread = broken
        wait_for(lambda: not uptime.runs)
        stood = uptime.read()
        shift(server, 1_000)
        assert uptime.read() == stood
        tables.writer.in_thread = right
        wait_for(lambda: uptime.runs)
        assert uptime.read()[0] < stood[0] + 1_000_000


def test_the_time_is_kept_with_the_entries(server: House, anna: Person) -> None:
    chair = anna.sit_down(anna.create(players=2, seats=ALONE, clock={"start": 600})["id"])
    chair.wait(lambda: chair.my_turn)
    shift(server, 100)
    assert chair.move()["ok"]
    with visited(server.settings) as engine, engine.connect() as connection:
        stamps = [
            msgspec.json.decode(body).get("time", {}).get("at", 0) for body in connection.execute(select(sql.entries.c.body)).scalars()
        ]
        assert connection.execute(sql.uptime.select()).one().total >= max(stamps) >= 100_000
        assert connection.execute(sql.tables.select()).one().flag is not None


# --- the contract of games


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_decisions_earn_is_a_small_number_and_everybody_earns_something(game: Game) -> None:
    for players in game.players:
        facts = facts_of(game.name, players, LIVE)
        play, dice = begun(facts, Time()), stream("earns", game.name)
        earned = [0] * len(play.seats)
        while not play.match.over:
            seat = play.turn
            play.move(seat, play.match.legal()[below(dice, len(play.match.legal()))])
            time = next(entry.time for entry in reversed(play.entries) if isinstance(entry, Move))
            assert time is not UNSET
            assert 0 <= time.earned <= 10
            earned[seat] += time.earned
        assert all(times > 0 for p, times in enumerate(earned) if play.seats[p].guest)
