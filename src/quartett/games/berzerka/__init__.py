"""Berzerka, by Ryan Campbell."""

from quartett.engine import Option, assemble
from quartett.games.berzerka.choice import ContractChoice, refuse

GAME = assemble(
    __name__,
    title="Berzerka",
    designer="Ryan Campbell",
    minutes=(30, 75),
    players=range(3, 4),
    options=(
        Option("length", ("full", "short"), "full"),
        Option("contract_set", ("starter", "random", "custom"), "starter"),
        ContractChoice("contracts"),
        Option("less_mizerka", ("off", "on"), "off"),
        Option("hotseat_discards_first", ("off", "on"), "off"),
        Option("must_overtrump", ("off", "on"), "on"),
        Option("penalty_mode", ("against", "literal"), "against"),
        Option("overbid_cap", ("8", "4", "13"), "8"),
        Option("start_values", ("table", "all_x1"), "table"),
        Option("first_forehand", ("random", "0", "1", "2"), "random"),
    ),
    refuse=refuse,
)
