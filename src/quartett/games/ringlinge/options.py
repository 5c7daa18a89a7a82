"""What a table of Ringlinge may choose."""

from quartett.engine import Option
from quartett.games.ringlinge.data import LEAST_QUIET, MOST_QUIET, ROUND_CAPS

OPTIONS = (
    Option("jump", ("chain", "line", "none"), "chain"),
    Option("entry", ("border", "connected"), "connected", earlier={1: "border"}),
    Option("chain_entry", ("off", "on"), "off"),
    Option("one_piece", ("off", "on"), "on"),
    Option("edge_wall", ("off", "on"), "off"),
    Option("move_min", ("2", "1"), "2"),
    Option("quiet_limit", tuple(str(limit) for limit in range(LEAST_QUIET, MOST_QUIET + 1)), "40"),
    Option("round_cap", tuple(str(cap) for cap in ROUND_CAPS), "120"),
    Option("leave", ("turn_start", "at_once"), "at_once", earlier={1: "turn_start"}),
    Option("circle", ("end_of_action", "at_once"), "at_once", earlier={1: "end_of_action"}),
)
