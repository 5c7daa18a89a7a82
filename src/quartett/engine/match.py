"""A played game: its options, its log, its current state; undo and replay."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from msgspec import UNSET, UnsetType

from quartett.engine import verbs
from quartett.engine.cache import sources_hash
from quartett.engine.game import Game
from quartett.engine.log import BIGGEST, Chance, Entry, Header, Move, Timed, read_entry, read_header
from quartett.engine.record import Ints, copy, fingerprint, ints
from quartett.engine.refused import Refused
from quartett.engine.verbs import CHANCE, OVER


class Match:
    """One game from its options to its end, under the rules' revision it began with. Whatever is refused changes nothing."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | None = None, revision: int | None = None) -> None:
        self.game = game
        self.players = players
        self.revision = game.checked(revision)
        self.options = game.settings(players, options or {}, revision=revision)
        self.entries: list[Entry] = []
        self._before: list[Any] = []  # the states that undo can return to, oldest first
        self._moves = ints(game.rules.MOVES)
        self._outcome = ints(game.rules.LONGEST_OUTCOME)
        self.state = game.fresh(players, self.options, self.revision)

    # --- asking

    @property
    def seats(self) -> int:
        return int(self.state.n)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def event(self) -> str:
        return self.game.event(self.state)

    @property
    def over(self) -> bool:
        return self.turn == OVER

    def legal(self) -> list[int]:
        """The legal moves, ascending; none at a chance event and at the end."""
        if self.turn in (CHANCE, OVER):
            return []
        n = verbs.legal(self.state, self._moves)
        return [int(self._moves[i]) for i in range(n)]

    def _is_legal(self, move: int) -> bool:
        n = verbs.legal(self.state, self._moves)
        return abs(move) <= BIGGEST and bool((cast(Any, self._moves)[:n] == move).any())

    def hidden(self, seat: int) -> Any:
        """The state as far as that seat may know it: the only source of views, logs, hints and bots."""
        state = copy(self.state)
        verbs.hide(state, seat)
        return state

    def result(self) -> tuple[list[int], list[int]]:
        """Places and points of all seats, at the end."""
        if not self.over:
            raise Refused("bad_request", "the game is not over yet")
        places, points = ints(self.seats), ints(self.seats)
        verbs.result(self.state, places, points)
        return [int(p) for p in places], [int(p) for p in points]

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def hash(self) -> str:
        """The fingerprint of the rules' state."""
        return fingerprint(self.game.rules.State, self.state)

    # --- doing

    def draw(self, rng: Ints) -> list[int]:
        """Draw the pending chance event at random and carry it out."""
        self._need_chance()
        n = verbs.draw(self.state, rng, self._outcome)
        outcome = [int(self._outcome[i]) for i in range(n)]
        self._settle(outcome)
        return outcome

    def settle(self, outcome: Sequence[int]) -> None:
        """Carry the pending chance event out as given."""
        self._need_chance()
        event = self.event
        if any(type(x) is not int or abs(x) > BIGGEST for x in outcome) or not len(outcome):
            raise Refused("bad_outcome", f"the outcome of {event} is a list of whole numbers")
        numbers = np.array(outcome, np.int64)
        if not verbs.possible(self.state, numbers, len(outcome)):
            raise Refused("bad_outcome", f"{event} cannot come out like that now")
        self._settle(list(outcome))

    def _need_chance(self) -> None:
        if self.turn != CHANCE:
            raise Refused("bad_request", "no chance event is pending")

    def _settle(self, outcome: list[int]) -> None:
        event = self.event
        self._carry_out_chance(outcome)
        self.entries.append(Chance(event, outcome, self.hash()))

    def _carry_out_chance(self, outcome: list[int]) -> None:
        verbs.settle(self.state, np.array(outcome, np.int64))
        self._before.clear()

    def move(self, move: int, time: Timed | UnsetType = UNSET) -> None:
        """Make a legal move for the seat to move."""
        seat = self.turn
        if seat == CHANCE:
            raise Refused("chance_pending", f"the chance event {self.event} comes first")
        if seat == OVER:
            raise Refused("illegal_move", "the game is over")
        if not self._is_legal(move):
            raise Refused("illegal_move", f"move {move} is not legal now")
        self._carry_out_move(move)
        self.entries.append(Move(seat, move, self.hash(), time))

    def _carry_out_move(self, move: int) -> None:
        before = copy(self.state)
        verbs.apply(self.state, move)
        if before.barrier != self.state.barrier:
            self._before.clear()
        else:
            self._before.append(before)

    def undo(self) -> None:
        """Take the last move back, unless something was revealed, drawn or played since."""
        if not self.entries or isinstance(self.entries[-1], Chance):
            raise Refused("barrier", "nothing can be taken back: a chance event came last" if self.entries else "nothing was played yet")
        if not self._before:
            raise Refused("barrier", "this move cannot be taken back: it revealed something or ended the turn")
        self.state = self._before.pop()
        self.entries.pop()

    # --- keeping

    def header(self) -> Header:
        return Header(self.game.name, self.players, self.options, self.revision, rules=sources_hash(self.game.name))

    def log(self) -> list[Any]:
        """Header and entries: all that is needed to play the game again."""
        return [self.header(), *self.entries]

    def trust(self, entry: Entry) -> None:
        """Carry out an entry that this process has checked already."""
        match entry:
            case Chance():
                self._carry_out_chance(entry.outcome)
            case Move():
                self._carry_out_move(entry.move)
        self.entries.append(entry)

    def follow(self, entry: Entry) -> None:
        """Carry out an entry that comes from outside: what does not fit is refused."""
        match entry:
            case Chance():
                if entry.chance != self.event:
                    raise Refused("bad_request", f"the log has {entry.chance} where {self.event} is due")
                self.settle(entry.outcome)
            case Move():
                if entry.seat != self.turn:
                    raise Refused("not_your_turn", f"seat {entry.seat} is not to move")
                self.move(entry.move, entry.time)
        if entry.hash and entry.hash != self.entries[-1].hash:
            raise Refused("bad_request", "the state after it is not the one recorded: played under other rules, or changed by hand")

    @classmethod
    def begin(cls, game: Game, header: Header) -> "Match":
        """A fresh game as a log's header has it."""
        if header.game != game.name:
            raise Refused("bad_request", f"this is a log of {header.game!r}, not of {game.name}")
        return cls(game, header.players, header.options, header.revision)

    @classmethod
    def replay(cls, game: Game, log: object, steps: int | None = None) -> "Match":
        """Play a log of any format again, checking every line; where a line carries a hash, it must agree."""
        lines = log if isinstance(log, list) else []
        match = cls.begin(game, read_header(lines[0] if lines else None))
        for number, line in enumerate(lines[1:], 1):
            if steps is not None and number > steps:
                break
            try:
                match.follow(read_entry(line))
            except Refused as refused:
                raise Refused(refused.code, f"line {number} of the log: {refused.message}") from None
        return match
