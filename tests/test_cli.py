"""The command line as a person uses it, in processes of its own or through its runner."""

import json
import os
import re
import socket
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quartett.bots import LEVELS
from quartett.cli import app, free_port
from quartett.engine import CHANCE, Match, Refused, stream
from quartett.games import load, names
from quartett.lab.measured import MEASURED, read, stamp
from quartett.terminal import read_log, save_log
from tests.cold import half_cold_cache
from tests.every import step

runner = CliRunner()


def quartett(*arguments: str, typed: str = "") -> str:
    done = runner.invoke(app, arguments, input=typed, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def refused(*arguments: str) -> str:
    with pytest.raises(Refused) as problem:
        runner.invoke(app, arguments, catch_exceptions=False)
    return problem.value.message


def test_games_lists_every_game_with_its_options() -> None:
    assert [row["name"] for row in json.loads(quartett("games", "--json"))] == names()
    text = quartett("games")
    assert "win_bet = off (default), on" in text
    assert "Berzerka: 3 players" in text
    assert "Knonster" in text


@pytest.mark.parametrize(
    "command", ["games", "play", "sim", "referee", "replay", "warm", "bench", "serve", "verify", "new-game", "backup", "restore", "doctor"]
)
def test_every_command_explains_itself(command: str) -> None:
    assert len(quartett(command, "--help")) > 200


def test_alone_it_says_hello_and_starts_nothing_where_nobody_types() -> None:
    text = quartett()
    assert "Hello!" in text
    assert all(f"quartett {offer}" in text for offer in ("play", "games", "serve", "doctor", "--help"))
    assert "Enter" not in text


@pytest.mark.parametrize(
    ("code", "greets"), [("de_DE.UTF-8", "Hallo!"), ("ja_JP.UTF-8", "こんにちは"), ("fr_FR.UTF-8", "Hello!"), ("", "Hello!")]
)
def test_it_greets_in_the_language_of_the_machine(code: str, greets: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", code)
    assert greets in quartett()


def test_a_port_that_others_use_is_left_to_them() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        assert free_port(taken) == 0
    assert free_port(taken) == taken


def test_it_tells_its_release() -> None:
    assert quartett("--version") == f"quartett {version('quartett')}\n"


def test_a_game_against_bots_typed_at_the_keyboard(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    typed = "?\n? r7\n? banana\nrules\nfly\nP4\nR\nundo\nR\nC\nok\nlog\n" + "".join(f"{card}\n" for card in all_cards()) * 12
    text = quartett("play", "race", "--players", "2", "--bot", "robot", "--seed", "typed", "--log", str(log), typed=typed)
    assert "Moves its Knonster 7 fields" in text
    assert 'nothing to explain under "banana"' in text
    assert '"fly" is no move here' in text
    assert "First choose your two Favorites." in text
    assert "Seat 1 takes the last move back" in text
    assert "You do not hold" in text
    assert "★ Seat" in text
    game = Match.replay(load("race"), read_log(log))
    assert game.over
    assert "every hash agrees" in quartett("replay", str(log), "--verify")
    assert "Rithle" in quartett("replay", str(log), "--step", "20", "--seat", "2")


def all_cards() -> list[str]:
    words = load("race").words
    return [words.short(move) for move in range(10, 31)]


def test_a_game_can_be_left_and_gone_on_with(tmp_path: Path) -> None:
    log, again = tmp_path / "game.jsonl", tmp_path / "again.jsonl"
    assert "Until next time" in quartett("play", "race", "-p", "3", "--bot", "random", "--log", str(log), typed="A\nquit\n")
    steps = len(read_log(log))
    quartett("play", "--from", str(log), "--bot", "random", "--log", str(again), typed="E\nok\nquit\n")
    assert len(read_log(again)) > steps


def test_the_log_at_the_keyboard_is_the_whole_game() -> None:
    text = quartett("play", "race", "-p", "2", "--bot", "random", "--seed", "3", "--log", "/dev/null", typed="R\nC\nok\nlog\nquit\n")
    told = text.rpartition("Seat 1, your move")[0].rpartition("Seat 1, your move")[2].splitlines()
    assert told[0].endswith("The cards are dealt.")
    assert told[1:4] == ["Seat 1 picks Rithle", "Seat 1 picks Celya", "Seat 1 confirms the choice"]
    assert any(line.endswith(" starts") for line in told), "what chance brought is told, not only that it came"


def test_people_at_one_keyboard_do_not_see_each_others_hands() -> None:
    table = ("play", "race", "-p", "2", "--people", "2", "--seed", "two", "--log", "/dev/null")
    text = quartett(*table, typed="\nR\nA\nok\n\nC\nE\nok\nquit\n")
    assert "Pass the keyboard to Seat 1" in text
    covers = text.split("Pass the keyboard to Seat 2")
    assert len(covers) == 2
    assert "picks" not in text
    assert "chooses in secret" in covers[1]


@pytest.mark.parametrize("code", ["de", "ja"])
def test_the_terminal_speaks_other_languages(code: str) -> None:
    text = quartett("play", "race", "-l", code, "--log", "/dev/null", typed="?\n? R7\nquit\n")
    assert {"de": "Wähle deine zwei Favoriten", "ja": "本命を二匹選んでください"}[code] in text


def test_what_is_refused_is_said_in_one_line() -> None:
    assert "the games: " in refused("play", "chess")
    assert "1 to 4" in refused("sim", "race", "--players", "7")
    assert "NAME=VALUE" in refused("sim", "race", "-o", "win_bet")
    assert "allowed: off, on" in refused("sim", "race", "-o", "win_bet=maybe")
    assert "its bots" in refused("play", "race", "--bot", "deep")
    assert "people" in refused("play", "race", "--people", "5")
    assert "en, de, ja" in refused("play", "race", "-l", "fr")
    assert "cannot be read" in refused("replay", "/no/such/file")


def test_files_that_are_no_logs_are_refused(tmp_path: Path) -> None:
    for content in (b"", b"{", b"\xff\xff", b"[]", b"{}\n{}", b'{"game":"chess"}', b'{"game":"race","players":2}', b"[" * 5000):
        path = tmp_path / "log"
        path.write_bytes(content)
        assert refused("replay", str(path), "--verify")


def test_a_refusal_exits_2_without_a_traceback() -> None:
    done = subprocess.run([sys.executable, "-m", "quartett", "sim", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert re.fullmatch(r"quartett: there is no game 'chess'.*\s*", done.stderr)


@pytest.mark.compiled
def test_a_simulation_reports_what_designers_ask_for(tmp_path: Path) -> None:
    report = json.loads(quartett("sim", "race", "--players", "3", "--games", "3000", "--seed", "s", "--json"))
    assert {"game", "players", "games", "moves", "seconds", "threads", "moves_per_second", "seats"} <= report.keys()
    assert report["games"] == 3000
    assert len(report["seats"]) == 3
    for seat in report["seats"]:
        assert seat["low"] < seat["win_share"] < seat["high"]
        assert {"win_share", "low", "high", "mean_points"} <= seat.keys()
    assert sum(seat["win_share"] for seat in report["seats"]) == pytest.approx(1)
    assert sum(ending["games"] for ending in report["endings"].values()) == 3000
    assert "moves/s" in quartett("sim", "race", "--games", "100")


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_file_whatever_the_threads(tmp_path: Path) -> None:
    files = []
    for threads in ("1", "2", "5"):
        path = tmp_path / threads
        quartett("sim", "race", "--players", "4", "--games", "20000", "--seed", "same", "--threads", threads, "--out", str(path))
        files.append(path.read_bytes())
    assert files[0] == files[1] == files[2]
    quartett("sim", "race", "--players", "4", "--games", "20000", "--seed", "other", "--out", str(tmp_path / "other"))
    assert (tmp_path / "other").read_bytes() != files[0]


@pytest.mark.compiled
def test_bench_prints_a_rate_for_every_game() -> None:
    rows = json.loads(quartett("bench", "--seconds", "0.05", "--json"))
    assert len(rows) == 2 * len(names())
    assert all(row["moves_per_second"] > 0 for row in rows)


@pytest.mark.compiled
def test_warm_prepares_every_game() -> None:
    text = quartett("warm")
    assert text.count("is ready") == len(names())


@pytest.mark.compiled
def test_warm_compiles_games_side_by_side(tmp_path: Path) -> None:
    cold = names()[1:3]
    environment = {**os.environ, **half_cold_cache(tmp_path, *cold)}
    command = [sys.executable, "-m", "quartett", "warm", *cold]
    for told in ("Preparing", ""):  # the second time there is nothing left to do
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.count("is ready") == 2
        assert done.stderr.startswith(told)
        assert len(list(tmp_path.glob("code/*/*.warm"))) >= len(names())
    assert done.stderr == ""


@pytest.mark.compiled
@pytest.mark.parametrize("game", names())
def test_play_begins_before_anything_is_compiled(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quartett", "play", game, "--log", str(tmp_path / "game.jsonl")]
    environment = {**os.environ, "QUARTETT_CACHE": str(tmp_path)}
    done = subprocess.run(command, env=environment, input="?\nquit\n", capture_output=True, text=True, check=True)
    assert "Until next time" in done.stdout
    assert done.stderr == ""
    assert not list(tmp_path.glob("code/*/*.warm"))


@pytest.mark.parametrize(
    ("arguments", "because"),
    [
        (("nobody",), "has no bot 'nobody'"),
        ((), "name the bots"),
        (("random", "--ladder"), "name the bots"),
        (("--ladder", "--out", "page.html"), "leave --out"),
        (("random", "--players", "0"), "not 0"),
        (("random",) * 5, "is for 1 to 4 players, not 5"),
        (("search:99999999", "random"), "10000000 iterations"),
        (("random", "greedy", "--out", "no/such/place.html"), "No such file"),
        (("random", "greedy", "--out", "."), "directory"),
        (("random", "greedy", "--out", "/proc/page.html"), "cannot be written"),
        (("random", "greedy", "novice", "--out", "rows.json"), "name two"),
        (("random", "random", "greedy", "--out", "rows.json"), "name two"),
    ],
)
def test_the_arena_refuses_before_it_plays(arguments: tuple[str, ...], because: str) -> None:
    assert because in refused("arena", "race", *arguments)


@pytest.mark.compiled
def test_an_arena_as_json_as_a_page_and_as_a_row(tmp_path: Path) -> None:
    page, rows = tmp_path / "page.html", tmp_path / "rows.json"
    told = quartett(
        "arena", "race", "search:20", "random", "--games", "5", "--players", "3", "-o", "win_bet=on", "--json", "--out", str(page)
    )
    result = json.loads(told)
    assert [result[key] for key in ("game", "games", "deals")] == ["race", 6, 2]
    assert result["options"]["win_bet"] == "on"
    search, field = result["bots"]
    keys = {"name", "games", "win_share", "low", "high", "fair_share", "mean_place", "rating", "ms_per_move", "max_ms"}
    assert keys <= search.keys() == field.keys()
    assert (search["name"], search["games"], field["name"], field["games"]) == ("search:20", 6, "random", 6)
    assert search["low"] <= search["win_share"] <= search["high"]
    assert search["win_share"] + 2 * field["win_share"] == pytest.approx(1)
    assert "<svg" in page.read_text()
    for bot in ("search:20", "greedy"):
        assert bot in quartett("arena", "race", bot, "random", "--games", "3", "--out", str(rows))
    kept = read(rows)
    assert [row[:3] for row in kept.rows] == [["search:20", "random", 3], ["greedy", "random", 3]]
    assert kept.machine
    assert all(row[-2:] == stamp() for row in kept.rows)


@pytest.mark.compiled
def test_a_ladder_sets_all_levels_against_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("quartett.cli.LEVELS", {level: LEVELS[level] for level in ("novice", "casual")})  # the others think too long
    quartett("arena", "race", "--ladder", "--games", "2", "--players", "2")
    quartett("arena", "race", "--ladder", "--games", "2", "--players", "2")  # in place of the first
    table = MEASURED / "strength-race-levels.json"
    assert [row[:3] for row in read(table).rows] == [["novice", "random", 2], ["casual", "random", 2], ["casual", "novice", 2]]
    table.unlink()
    table.mkdir()
    assert "cannot be written" in refused("arena", "race", "--ladder")


def test_a_hint_for_a_kept_position(tmp_path: Path) -> None:
    match, rng, log = Match(load("kbernestich"), 3), stream("hint"), tmp_path / "game.jsonl"
    while match.turn == CHANCE or len(match.legal()) == 1:
        step(match, rng)
    save_log(match, log)
    rows = json.loads(quartett("hint", str(log), "--bot", "search:12", "--threads", "2", "--json"))
    assert {row["move"] for row in rows} <= set(match.legal())
    assert sum(row["visits"] for row in rows) > 12  # two trees together
    assert all(1 <= row["place"] <= 3 for row in rows)
    assert "expected place" in quartett("hint", str(log), "--bot", "novice")
    assert "steps only" in refused("hint", str(log), "--step", "999")
    assert "nobody is to move" in refused("hint", str(log), "--step", "0")
    assert "does not search" in refused("hint", str(log), "--bot", "random")
