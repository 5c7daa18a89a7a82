"""Schedules of the simulation (`simulation.py`): nothing is found in ours, and what is planted is found."""

from collections.abc import Iterator

import pytest

from bench.faults.serve import DoublingWriter, HastyWriter
from quartett.engine import Refused
from quartett.server.table.clocks import Clocks
from quartett.server.table.owner import Request
from quartett.server.table.play import Play
from tests.server.simulation import SimulatedOwner, Storage, simulate, small_game

SCHEDULES, FEW = 300, 40


@pytest.fixture(autouse=True, scope="module")
def game() -> Iterator[None]:
    with small_game():
        yield


def test_whatever_the_schedule_what_is_acknowledged_is_stored_once_and_nobody_is_left_behind() -> None:
    figures = simulate(range(1, SCHEDULES + 1))
    assert not figures.told
    assert not figures.wrong
    assert figures.acknowledged > SCHEDULES
    for trouble in ("commits failed", "commits failed, written", "commits failed, written later", "lines cut", "servers killed"):
        assert figures.counts[trouble] > SCHEDULES / 10, f"hardly any: {trouble}"
    assert figures.counts["flags hard"] > SCHEDULES / 10
    assert figures.counts["flags claimed"] > SCHEDULES / 30


def test_the_same_seeds_do_the_same() -> None:
    assert simulate(range(FEW)).trace == simulate(range(FEW)).trace != simulate(range(1, FEW + 1)).trace


class Forgetful(SimulatedOwner):
    """Carries out again what it has carried out already, and acknowledges it again."""

    async def carry_out(self, request: Request) -> None:
        if request.asked in self.asked:
            number = len(self.entries) + 1
            if legal := self.play.match.legal():
                self.play.move(self.play.turn, legal[0])
            if await self.keep(Request(request.ask, None, request.done)):
                request.done.set_result((None, number))
        else:
            await super().carry_out(request)


class Imprecise(SimulatedOwner):
    """Does nothing twice, but answers who asks again with the newest number."""

    async def carry_out(self, request: Request) -> None:
        if request.asked in self.asked:
            request.done.set_result((None, len(self.entries)))
        else:
            await super().carry_out(request)


def test_a_second_acknowledgement_that_moves_again_is_found() -> None:
    assert simulate(range(FEW), owner=Forgetful).wrong["acknowledged"]


def test_a_second_acknowledgement_with_another_number_is_found() -> None:
    assert simulate(range(FEW), owner=Imprecise).wrong["acknowledged"]


def test_acknowledging_before_the_commit_is_found() -> None:
    wrong = simulate(range(FEW), writer=HastyWriter).wrong
    assert wrong["acknowledged"]
    assert wrong["shown"]


def test_keeping_a_move_twice_is_found() -> None:
    assert simulate(range(FEW), writer=DoublingWriter).wrong["doubled"]


def test_a_seat_that_is_lost_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clocks, "has_fallen", lambda clocks, seat, now: True)
    assert simulate(range(FEW)).wrong["flags"]


def test_time_that_is_counted_while_the_server_is_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Storage.start_again

    def counting(storage: Storage) -> None:
        right(storage)
        storage.uptime.total += 1_000

    monkeypatch.setattr(Storage, "start_again", counting)
    assert simulate(range(FEW)).wrong["time"]


def test_a_bot_that_moves_for_somebody_who_is_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(play: Play, seat: int, move: int, number: int) -> None:
        if len(play.entries) != number:
            raise Refused("stale", "")
        play.move(seat, move)

    monkeypatch.setattr(Play, "bot_move", hasty)
    assert simulate(range(267, 268)).wrong["doubled"]
