"""Ringlinge once more, as plainly and slowly as the specification says it: places as pairs, sets, no bits, nothing remembered.

Written from sections 3 to 5 alone, to check the rules against. It reads and writes only the fields the specification names.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from quartett.games.ringlinge.data import COORDINATES, NUMBERS
from quartett.games.ringlinge.rules import Phase

Place = tuple[int, int]
TABLE = set(COORDINATES)
AWAY: Place = (99, 99)  # stands for everything off the table


def beside(c: Place) -> list[Place]:
    q, r = c
    around = [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]
    return [d if d in TABLE else AWAY for d in around]


def joined(start: set[Place], within: set[Place]) -> set[Place]:
    found, todo = set(start & within), list(start & within)
    while todo:
        for d in beside(todo.pop()):
            if d in within and d not in found:
                found.add(d)
                todo.append(d)
    return found


def pieces(places: set[Place]) -> list[set[Place]]:
    rest, found = set(places), []
    while rest:
        piece = joined({min(rest)}, rest)
        found.append(piece)
        rest -= piece
    return found


@dataclass
class Plain:
    options: dict[str, str]
    n: int
    ring: set[Place]
    cnt: dict[tuple[int, Place], int]
    supply: list[int]
    alive: list[bool]
    started: list[bool]
    own_changed: list[bool]
    last_changed: bool
    seat: int
    turns: int
    quiet: int
    out_order: list[int]
    phase: str = "CHOOSE"
    kind: int = 0
    left: int = 0
    trail: list[Place] = field(default_factory=list)
    took1: bool = False
    progress: bool = False
    entries: set[Place] = field(default_factory=set)
    mark: dict[int, set[Place]] = field(default_factory=dict)
    due: list[tuple[int, set[Place], int]] = field(default_factory=list)  # victim, pocket, marbles still to be taken
    over: bool = False  # in TAKE: the action is over

    # --- section 3

    def on(self, p: int, c: Place) -> int:
        return self.cnt.get((p, c), 0)

    def colours(self, c: Place) -> list[int]:
        return [p for p in range(self.n) if self.on(p, c)]

    def marbles(self, c: Place) -> int:
        return sum(self.on(p, c) for p in range(self.n))

    def own(self, p: int) -> set[Place]:
        return {c for c in self.ring if self.on(p, c)}

    def empty(self) -> set[Place]:
        return {c for c in self.ring if not self.colours(c)}

    def outside(self) -> set[Place]:
        free = TABLE - self.ring
        return joined({c for c in free if AWAY in beside(c)}, free) | {AWAY}

    def border(self) -> set[Place]:
        outside = self.outside()
        return {c for c in self.ring if outside & set(beside(c))}

    def entry(self, p: int) -> set[Place]:
        border, empty = self.border(), self.empty()
        linked = [group for group in pieces(self.own(p)) if group & border]
        around = {d for group in linked for c in group for d in beside(c)} & empty
        if self.options["entry"] == "connected" and self.started[p]:
            return around
        return border & empty | around

    def room(self, p: int, d: Place) -> bool:
        others = self.marbles(d) - self.on(p, d)
        return d in self.ring and self.on(p, d) <= 2 and (not others or self.marbles(d) <= 3)

    def dest(self, p: int, c: Place) -> set[Place]:
        own = self.own(p)
        match self.options["jump"]:
            case "chain":
                group = joined({c}, own)
                found = group | {d for g in group for d in beside(g)}
            case "line":
                found = set()
                for direction in range(6):
                    d = beside(c)[direction]
                    while d in self.ring:
                        found.add(d)
                        d = beside(d)[direction] if d in own else AWAY
            case _:
                found = set(beside(c))
        return {d for d in found if d != c and self.room(p, d)}

    def can_place(self, p: int) -> bool:
        entry = self.entry(p)
        if self.options["chain_entry"] == "on":
            entry = joined(entry, self.empty())
        return self.supply[p] >= 4 and len(entry) >= 4

    def can_move(self, p: int) -> bool:
        return any(self.first_moves(p, c) for c in self.free(p))

    def free(self, p: int) -> set[Place]:
        return {c for c in self.own(p) if self.colours(c) == [p]}

    def copy(self) -> "Plain":
        mark = {v: set(rings) for v, rings in self.mark.items()}
        own = {"ring": set(self.ring), "cnt": dict(self.cnt), "supply": list(self.supply), "trail": list(self.trail), "mark": mark}
        return Plain(**{**self.__dict__, **own, "due": list(self.due)})

    # --- section 5

    def first_moves(self, p: int, c: Place) -> set[Place]:
        found = self.dest(p, c)
        if self.options["move_min"] == "1":
            return found
        fitting = set()
        for d in found:
            after = self.copy()
            after.seat = p
            after.mark_closed()
            took = after.carry(c, d)
            if after.second_sources(p, c, d, took) or after.circle_helps(c, d):
                fitting.add(d)
        return fitting

    def circle_helps(self, c: Place, d: Place) -> bool:
        """After the first marble has gone from c to d: do its circles, taken in some way, let a second one move?"""
        if self.options["circle"] == "end_of_action":
            return False
        self.due = self.triggered()
        return bool(self.due) and self.can_follow(c, d)

    def can_follow(self, c: Place, d: Place) -> bool:
        """Whatever second move some way of taking allows, one that takes from where it starts, then from where it goes, allows, too."""
        ways = ((u, v) for u in self.own(self.seat) for v in self.ring)
        return any(self.taken_from(*way).second_sources(self.seat, c, d, True) for way in ways)

    def taken_from(self, *wanted: Place) -> "Plain":
        """The position when all is taken, from these rings as long as possible."""
        after = self.copy()
        while after.due:
            v, pocket, need = after.due[0]
            if need:
                after.take(next(c for c in (*wanted, *pocket) if c in pocket and after.on(v, c)))
            else:
                after.due.pop(0)
        return after

    def second_moves(self, p: int, u: Place, c: Place, d: Place, took: bool) -> set[Place]:
        if self.on(p, u) - (u == d) < 1:
            return set()
        return {v for v in self.dest(p, u) if took or not (u == d and v == c)}

    def second_sources(self, p: int, c: Place, d: Place, took: bool) -> set[Place]:
        return {u for u in self.free(p) if self.second_moves(p, u, c, d, took)}

    def carry(self, c: Place, d: Place) -> bool:
        p = self.seat
        self.cnt[p, c] -= 1
        self.cnt[p, d] = self.on(p, d) + 1
        others = [v for v in self.colours(d) if v != p]
        if not others or self.on(p, d) <= max(self.on(v, d) for v in others):
            return False
        for v in others:
            self.supply[p] += self.on(v, d)
            self.cnt[v, d] = 0
        return True

    def lifts(self, ring: set[Place]) -> Iterator[Place]:
        for c in sorted(ring & self.empty()):
            if self.options["one_piece"] == "off" or len(pieces(ring - {c})) == 1:
                yield c

    def can_finish(self, ring: set[Place], vacated: set[Place]) -> bool:
        if len(vacated) < 3:
            return any(self.can_finish(ring - {c}, vacated | {c}) for c in self.lifts(ring))
        return self.can_put(ring, vacated, 3)

    def can_put(self, ring: set[Place], vacated: set[Place], left: int) -> bool:
        return left == 0 or any(self.can_put(ring | {c}, vacated, left - 1) for c in self.puts(ring, vacated))

    def puts(self, ring: set[Place], vacated: set[Place]) -> set[Place]:
        return {c for c in TABLE - ring - vacated if sum(d in ring for d in beside(c)) >= 2}

    # --- 5.7

    def pockets(self) -> list[set[Place]]:
        wall = self.own(self.seat)
        shared = {c for c in wall if len(self.colours(c)) > 1}
        if self.options["edge_wall"] == "on":
            field_ = self.ring - wall
            open_ = joined(self.empty(), field_)
        else:
            field_ = TABLE - wall
            open_ = joined({c for c in field_ if AWAY in beside(c)}, field_) | {AWAY}
        inner = field_ - open_ | {c for c in shared if not open_ & set(beside(c))}
        found = [k for k in pieces(inner) if k & self.ring and not k & self.empty()]
        return sorted(found, key=lambda k: min(NUMBERS[c] for c in k))

    def closed(self) -> list[tuple[int, set[Place], int]]:
        m, found = self.seat, []
        for step in range(1, self.n):
            v = (m + step) % self.n
            for pocket in self.pockets():
                touched = pocket | {d for c in pocket for d in beside(c)}
                strength = sum(self.on(m, c) for c in touched)
                inside = sum(self.on(v, c) for c in pocket)
                if self.alive[v] and inside >= 1 and strength > inside:
                    found.append((v, pocket, inside))
        return found

    def triggered(self) -> list[tuple[int, set[Place], int]]:
        return [
            (v, pocket, (inside + 1) // 2)
            for v, pocket, inside in self.closed()
            if any(self.on(v, c) and c not in self.mark[v] for c in pocket & self.ring)
        ]

    # --- legal moves and what they do, as (word, place)

    def legal(self) -> set[tuple[str, Place]]:
        p = self.seat
        match self.phase:
            case "CHOOSE":
                return {(word, AWAY) for word, offered in zip(("place", "change", "move"), self.offered(), strict=True) if offered}
            case "PLACE":
                return {("lay", c) for c in self.entries}
            case "LIFT":
                return {("lift", c) for c in self.lifts(self.ring) if self.can_finish(self.ring - {c}, {*self.trail, c})}
            case "PUT":
                return {("put", c) for c in self.puts(self.ring, set(self.trail))}
            case "FROM1":
                return {("from", c) for c in self.free(p) if self.first_moves(p, c)}
            case "TO1":
                return {("to", d) for d in self.first_moves(p, self.trail[0])}
            case "FROM2":
                stop = {("stop", AWAY)} if self.options["move_min"] == "1" else set()
                return stop | {("from", u) for u in self.second_sources(p, self.trail[0], self.trail[1], self.took1)}
            case "TO2":
                return {("to", v) for v in self.second_moves(p, self.trail[2], self.trail[0], self.trail[1], self.took1)}
            case "TAKE":
                return {("take", c) for c in self.takes()}
            case _:
                return set()

    def offered(self) -> tuple[bool, bool, bool]:
        p = self.seat
        if not self.started[p]:
            return True, False, False
        change = not self.last_changed and not self.own_changed[p] and self.can_finish(self.ring, set())
        return self.can_place(p), change, self.can_move(p)

    def make(self, word: str, c: Place) -> None:
        match word:
            case "place" | "change" | "move":
                self.choose(word)
            case "lay":
                self.lay(c)
            case "lift":
                self.ring.discard(c)
                self.trail.append(c)
                self.phase = "LIFT" if len(self.trail) < 3 else "PUT"
                self.left = 3 - len(self.trail) or 3
            case "put":
                self.ring.add(c)
                self.left -= 1
                self.end_step()
            case "from":
                self.trail.append(c)
                self.phase = "TO1" if self.phase == "FROM1" else "TO2"
            case "to":
                self.arrive(c)
            case "stop":
                self.end_action()
            case "take":
                self.take(c)
                self.take_all_due(self.over)

    def choose(self, word: str) -> None:
        self.kind = ("place", "change", "move").index(word)
        self.phase, self.left = {"place": ("PLACE", 4), "change": ("LIFT", 3), "move": ("FROM1", 0)}[word]
        self.trail, self.took1, self.progress = [], False, False
        self.mark_closed()
        self.entries = self.entry(self.seat) if word == "place" else set()

    def mark_closed(self) -> None:
        self.mark = {v: set() for v in range(self.n)}
        for v, pocket, _ in self.closed():
            self.mark[v] |= pocket & self.ring

    def lay(self, c: Place) -> None:
        self.cnt[self.seat, c] = 1
        self.supply[self.seat] -= 1
        self.left -= 1
        self.entries -= {c}
        if not self.left:
            self.progress = True
        self.end_step()

    def arrive(self, d: Place) -> None:
        took = self.carry(self.trail[-1], d)
        self.progress |= took
        if self.phase == "TO1":
            self.trail.append(d)
            self.took1 = took
            self.left = 1
        self.end_step()

    def end_step(self) -> None:
        if self.options["circle"] == "at_once":
            self.test_circles()
            if self.due and self.kind == 2 and self.left:
                self.took1 = True
        self.take_all_due()

    def end_action(self) -> None:
        if self.options["circle"] == "end_of_action":
            self.due = self.triggered()
        self.left = 0
        self.take_all_due(over=True)

    def test_circles(self) -> None:
        self.due = self.triggered()
        for v, pocket, _ in self.closed():
            self.mark[v] |= pocket & self.ring

    def go_on(self) -> None:
        """The next step of the action, or its end."""
        if not self.left:
            self.end_action()
        elif self.kind == 0:
            self.phase = "PLACE"
            if self.options["chain_entry"] == "on":
                self.entries = self.entry(self.seat)
        elif self.kind == 1:
            self.phase = "PUT"
        else:
            self.phase, self.left = "FROM2", 0
            if self.options["move_min"] == "1" and not self.second_sources(self.seat, self.trail[0], self.trail[1], self.took1):
                self.end_action()

    def takes(self) -> set[Place]:
        v, pocket, _ = self.due[0]
        rings = {c for c in pocket if self.on(v, c)}
        if self.kind == 2 and self.left and self.options["move_min"] == "2":
            return {c for c in rings if self.after_taking(c).can_follow(self.trail[0], self.trail[1])}
        return rings

    def after_taking(self, c: Place) -> "Plain":
        after = self.copy()
        after.take(c)
        return after

    def take(self, c: Place) -> None:
        v, pocket, need = self.due[0]
        self.cnt[v, c] -= 1
        self.supply[self.seat] += 1
        self.progress = True
        self.due[0] = (v, pocket, need - 1)

    def take_all_due(self, over: bool = False) -> None:
        while self.due:
            if not self.due[0][2]:
                self.due.pop(0)
                continue
            rings = self.takes()
            if len(rings) > 1:
                self.phase, self.over = "TAKE", over
                return
            self.take(*rings)
        if over:
            self.end_turn()
        else:
            self.go_on()

    # --- section 4

    def end_turn(self) -> None:
        self.started[self.seat] = True
        self.last_changed = self.own_changed[self.seat] = self.kind == 1
        self.turns += 1
        self.quiet = 0 if self.progress else self.quiet + 1
        if self.options["leave"] == "at_once":
            self.let_stuck_go()
        self.seat = self.next_living()
        self.begin_turn()

    def let_stuck_go(self) -> None:
        gone = True
        while gone:
            gone = False
            for p in [(self.seat + step) % self.n for step in range(1, self.n + 1)]:
                if self.alive[p] and self.is_stuck(p):
                    self.leave(p)
                    gone = True
                    if sum(self.alive) == 1:
                        return

    def is_stuck(self, p: int) -> bool:
        return self.started[p] and not self.can_place(p) and not self.can_move(p)

    def leave(self, p: int) -> None:
        self.cnt = {(v, c): k for (v, c), k in self.cnt.items() if v != p}
        self.out_order[p] = self.alive[: self.n].count(False) + 1
        self.alive[p], self.supply[p], self.quiet = False, 0, 0

    def next_living(self) -> int:
        return next(p % self.n for p in range(self.seat + 1, self.seat + 1 + self.n) if self.alive[p % self.n])

    def begin_turn(self) -> None:
        while True:
            p = self.seat
            if sum(self.alive) == 1:
                self.phase = "OVER"
                return
            if self.options["leave"] == "at_once" or not self.is_stuck(p):
                break
            self.leave(p)
            self.seat = self.next_living()
        too_long = self.quiet >= int(self.options["quiet_limit"]) or self.turns >= int(self.options["round_cap"]) * self.n
        self.phase = "OVER" if too_long else "CHOOSE"


def from_record(s: Any, options: dict[str, str]) -> Plain:
    """The same position at a turn start, plainly."""
    n = int(s.n)
    return Plain(
        options=options,
        n=n,
        ring={COORDINATES[c] for c in range(len(COORDINATES)) if s.ring[c]},
        cnt={(p, COORDINATES[c]): int(s.cnt[p, c]) for p in range(n) for c in range(len(COORDINATES)) if s.cnt[p, c]},
        supply=[int(s.supply[p]) for p in range(n)],
        alive=[bool(s.alive[p]) for p in range(n)],
        started=[bool(s.started[p]) for p in range(n)],
        own_changed=[bool(s.own_changed[p]) for p in range(n)],
        last_changed=bool(s.last_changed),
        seat=int(s.seat),
        turns=int(s.turns),
        quiet=int(s.quiet),
        out_order=[int(s.out_order[p]) for p in range(n)],
        phase=Phase(s.phase).name,
    )


def summary(plain: Plain) -> dict[str, Any]:
    """What matters of a position, comparable."""
    kept = ("n", "ring", "supply", "alive", "started", "own_changed", "last_changed", "seat", "turns", "quiet", "out_order", "phase")
    return {**{name: getattr(plain, name) for name in kept}, "cnt": {at: k for at, k in plain.cnt.items() if k}}


def inside_a_turn(plain: Plain) -> dict[str, Any]:
    """What matters besides while a turn is running; E where it is not recomputed anyway."""
    kept = ("kind", "left", "took1", "progress", "supply")
    found: dict[str, Any] = {name: getattr(plain, name) for name in kept}
    found["mark"] = {(v, c) for v in plain.mark for c in plain.mark[v]}
    found["need"] = sorted((v, min(NUMBERS[c] for c in pocket & plain.ring), need) for v, pocket, need in plain.due if need)
    if plain.phase == "PLACE" or (plain.phase == "TAKE" and plain.kind == 0 and plain.left and plain.options["chain_entry"] == "off"):
        found["entries"] = plain.entries
    return found
