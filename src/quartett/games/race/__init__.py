"""Race, also known as the Knonster race."""

from quartett.engine import Game, Option
from quartett.games.race import policy, rules, screen, secrets, tally, view, words

GAME = Game(
    name="race",
    title="Race",
    designer="",
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
    rules=rules,
    secrets=secrets,
    words=words,
    view=view,
    screen=screen,
    tally=tally,
    policy=policy,
)
