"""What simulations count of a game."""

from quartett.engine import NONE, OVER, ints
from quartett.engine.verbs import tally as count_move
from quartett.games.ringlinge.rules import State
from quartett.games.ringlinge.tally import COUNTS, FIRST_ROUND
from tests.games.ringlinge.scene import make, moves_of, scene


def counts_after(s: State, text: str) -> dict[str, int]:
    """Count the moves of a text, then the game as it stands."""
    counts = ints(len(COUNTS))
    for move in moves_of(text):
        count_move(s, move, counts)
        make(s, move)
    count_move(s, NONE, counts)
    assert counts[FIRST_ROUND + s.turns // s.n] == 1
    return {name: int(n) for name, n in zip(COUNTS, counts, strict=True) if n and not name.startswith("_")}


def test_endings_actions_captures_and_eliminations_are_counted() -> None:
    s = scene("(0,0)=A1 (1,0)=A1B1 (0,3)=A1 (-3,0)=B1", supply=(0, 3))
    counted = counts_after(s, "move (0,0)->(1,0) (0,3)->(0,2)")
    assert s.turn == OVER
    assert counted == {"last_player": 1, "turns": 1, "marble_moves": 1, "by_majority": 1, "eliminated": 1}


def test_the_limits_are_told_apart() -> None:
    for quiet, turns, name in ((39, 5, "quiet_limit"), (3, 239, "round_cap"), (39, 239, "quiet_limit")):
        s = scene("(0,0)=A2 (3,-3)=B3")
        s.quiet, s.turns = quiet, turns
        assert counts_after(s, "move (0,0)->(0,1) (0,0)->(0,1)") == {name: 1, "turns": 1, "marble_moves": 1}


def test_ring_changes_circles_and_layings_are_counted() -> None:
    eight = "(-1,0)=A1 (-1,1)=A1 (0,-1)=A1 (0,1)=A1 (1,-1)=A1 (1,1)=A1 (2,-1)=A1 (2,0)=A1"
    s = scene(eight + " (0,0)=B1 (-3,0)=B2", supply=(0, 4), entry="border")
    counted = counts_after(s, "change lift (1,0)(0,-3)(3,-3) put (4,-2)(4,-1)(4,-3) place lay (1,-3)(2,-3)(3,-2)(3,0)")
    assert {name: counted[name] for name in ("turns", "ring_changes", "layings", "by_circle")} == {
        "turns": 2,
        "ring_changes": 1,
        "layings": 1,
        "by_circle": 1,
    }
