"""A played game: its options, its log, its current state; undo and replay."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from quartett.engine import game as verbs
from quartett.engine.cache import sources_hash
from quartett.engine.game import CHANCE, OVER, Game
from quartett.engine.record import Ints, blank, copy, ints, to_bytes
from quartett.engine.refused import Refused

Entry = dict[str, Any]  # a line of the log: the header, a chance event with its outcome, or a seat's move
HEADER = ("game", "players", "options", "rules")
BIGGEST = 2**62


class Match:
    """One game from its options to its end. Whatever is refused changes nothing."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object] | None = None) -> None:
        self.game = game
        self.players = players
        self.options = game.settings(players, options or {})
        self.entries: list[Entry] = []
        self._before: list[Any] = []  # the states that undo can return to, oldest first
        self._moves = ints(game.rules.MOVES)
        self._outcome = ints(game.rules.LONGEST_OUTCOME)
        self.state = self._fresh()

    def _fresh(self) -> Any:
        state = blank(self.game.rules.State)
        verbs.setup(state, self.game.codes(self.players, self.options))
        return state

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
        """A fingerprint of the whole state."""
        return hashlib.sha256(to_bytes(self.state)).hexdigest()[:16]

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
        self.entries.append({"chance": event, "outcome": outcome, "hash": self.hash()})

    def _carry_out_chance(self, outcome: list[int]) -> None:
        verbs.settle(self.state, np.array(outcome, np.int64))
        self._before.clear()

    def move(self, move: int) -> None:
        """Make a legal move for the seat to move."""
        seat = self.turn
        if seat == CHANCE:
            raise Refused("chance_pending", f"the chance event {self.event} comes first")
        if seat == OVER:
            raise Refused("illegal_move", "the game is over")
        if move not in self.legal():
            raise Refused("illegal_move", f"move {move} is not legal now")
        self._carry_out_move(move)
        self.entries.append({"seat": seat, "move": move, "hash": self.hash()})

    def _carry_out_move(self, move: int) -> None:
        before = copy(self.state)
        verbs.apply(self.state, move)
        if before.barrier != self.state.barrier:
            self._before.clear()
        else:
            self._before.append(before)

    def undo(self) -> None:
        """Take the last move back, unless something was revealed, drawn or played since."""
        if not self.entries or "move" not in self.entries[-1]:
            raise Refused("barrier", "nothing can be taken back: a chance event came last" if self.entries else "nothing was played yet")
        if not self._before:
            raise Refused("barrier", "this move cannot be taken back: it revealed something or ended the turn")
        self.state = self._before.pop()
        self.entries.pop()

    # --- keeping

    def log(self) -> list[Entry]:
        """Header and entries: all that is needed to play the game again."""
        header = {"game": self.game.name, "players": self.players, "options": self.options, "rules": sources_hash(self.game.name)}
        return [header, *self.entries]

    def trust(self, entry: Entry) -> None:
        """Carry out an entry that was checked when it was made, without checking it again."""
        if "chance" in entry:
            self._carry_out_chance(entry["outcome"])
        else:
            self._carry_out_move(entry["move"])
        self.entries.append(entry)

    @classmethod
    def replay(cls, game: Game, log: object, steps: int | None = None) -> "Match":
        """Play a log again, checking every line; where a line carries a hash, it must agree."""
        match = cls._begin(game, log)
        assert isinstance(log, list)
        for number, entry in enumerate(log[1:], 1):
            if steps is not None and number > steps:
                break
            try:
                match._follow(entry)
            except Refused as refused:
                raise Refused(refused.code, f"line {number} of the log: {refused.message}") from None
        return match

    @classmethod
    def _begin(cls, game: Game, log: object) -> "Match":
        header = log[0] if isinstance(log, list) and log else None
        if not isinstance(header, dict) or not {"game", "players", "options"} <= header.keys():
            raise Refused("bad_request", f"a log is a list whose first entry has {', '.join(HEADER)}")
        if header["game"] != game.name:
            raise Refused("bad_request", f"this is a log of {header['game']!r}, not of {game.name}")
        players, options = header["players"], header["options"]
        if type(players) is not int or not isinstance(options, dict):
            raise Refused("bad_request", "players is a number and options an object")
        return cls(game, players, options)

    def _follow(self, entry: object) -> None:
        match entry:
            case {"chance": str(event), "outcome": list(outcome)}:
                if event != self.event:
                    raise Refused("bad_request", f"the log has {event} where {self.event} is due")
                self.settle(outcome)
            case {"seat": int(seat), "move": int(move)}:
                if seat != self.turn:
                    raise Refused("not_your_turn", f"seat {seat} is not to move")
                self.move(move)
            case _:
                raise Refused("bad_request", "an entry has either chance and outcome or seat and move")
        assert isinstance(entry, dict)
        if entry.get("hash", self.entries[-1]["hash"]) != self.entries[-1]["hash"]:
            raise Refused("bad_request", "the state after it is not the one recorded: played under other rules, or changed by hand")
