"""What words, views and happenings read off the board: places of a set of cells, closed pockets, the way a marble takes."""

from collections.abc import Iterator

from quartett.games.ringlinge.data import COORDINATES
from quartett.games.ringlinge.rules import State, is_spoiled, marbles_on, reach, room_for, shut_in, spread
from quartett.games.ringlinge.rules import around as all_around


def place_name(c: int) -> str:
    """H8 is the centre: rows A to O from above, then the number along the row."""
    q, r = COORDINATES[c]
    return f"{'ABCDEFGHIJKLMNO'[r + 7]}{q + 8}"


def places_of(s: State, cells: int) -> list[int]:
    places, found = s.place, []
    while cells:
        lowest = cells & -cells
        found.append(int(places[lowest.bit_length() - 1]))
        cells ^= lowest
    return found


def pockets(s: State, m: int) -> Iterator[int]:
    """What the marbles of m shut in, without an empty ring inside, as sets of cells."""
    rest = int(shut_in(s, m))
    while rest:
        pocket = int(spread(s, rest & -rest, rest))
        rest &= ~pocket
        if not is_spoiled(s, pocket):
            yield pocket


def strength(s: State, m: int, pocket: int) -> int:
    """The marbles of m around a pocket and in it."""
    return int(marbles_on(s, m, wall(s, m, pocket)))


def wall(s: State, m: int, pocket: int) -> int:
    """The rings of m around a pocket and in it."""
    return (int(all_around(s, pocket)) | pocket) & int(s.own[m])


def way(s: State, p: int, start: int, end: int) -> list[int]:
    """The rings of p that a marble runs through from one ring to another: a shortest way, so a straight one if there is one."""
    here, there, own = int(s.cell[start]), int(s.cell[end]), int(s.own[p])
    ways: dict[int, list[int]] = {here: []}
    for cell in (queue := [here]):
        for beside in touching_rings(s, cell):
            if beside == there:
                return ways[cell]
            if own >> beside & 1 and beside not in ways:
                ways[beside] = [*ways[cell], int(s.place[beside])]
                queue.append(beside)
    raise ValueError(f"no marble runs from {place_name(start)} to {place_name(end)}")


def touching_rings(s: State, cell: int) -> list[int]:
    """The rings that touch a ring, as cells."""
    touching = int(s.touching[cell]) & int(s.rings)
    return [beside for beside in range(touching.bit_length()) if touching >> beside & 1]


def free_marbles(s: State, p: int) -> int:
    """Marbles that are not blocked and have somewhere to go."""
    own = int(s.own[p])
    unblocked, room = own & ~int(s.shared) & int(s.rings), room_for(s, p)
    return sum(int(s.cnt[p, s.place[here]]) for here in range(len(s.place)) if unblocked >> here & 1 and reach(s, own, room, here))
