"""Race, also known as the Knonster race."""

from quartett.engine import Option, assemble

GAME = assemble(
    __name__,
    title="Race",
    minutes=(10, 30),
    players=range(1, 5),
    options=(
        Option("win_bet", ("off", "on"), "off"),
        Option("superpowers", ("off", "on"), "off"),
        Option("card_set", ("set60", "set76"), "set60"),
        Option("finished_leader", ("at_61", "no_limit"), "at_61"),
        Option("favorite_undo", ("off", "on"), "on", lab="off"),
        Option("auto_finish", ("off", "ask"), "ask", lab="off"),
    ),
)
