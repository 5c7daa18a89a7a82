"""What the contract tests and the golden files share: matches of every game, chosen by numbers."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import note
from hypothesis import strategies as st

from quartett import games
from quartett.engine import CHANCE, NONE, Chance, Game, Match, Refused, below, copy, ints, stream, verbs
from quartett.language import language

GAMES = Path(__file__).parent / "games"
RULEBOOKS = Path(__file__).resolve().parents[1] / "docs" / "rules"
LENGTHS = (15, 60, 180)  # of lines, on average
MOST_CHOICES = 999
LOOKS = 12  # in a line
SEED_WORDS = ("anna", "bela", "chiyo")


def table_of(game: Game, pick: int) -> tuple[int, dict[str, str]]:
    """One way to set a table up, out of all; combinations a game refuses fall back to its defaults."""
    players = game.players[pick % len(game.players)]
    pick //= len(game.players)
    options = {}
    for option in game.options:
        options[option.name] = option.values[pick % len(option.values)]
        pick //= len(option.values)
    try:
        return players, game.settings(players, options)
    except Refused:
        return players, {}


def tables(game: Game) -> int:
    """How many ways there are."""
    total = len(game.players)
    for option in game.options:
        total *= len(option.values)
    return total


def play_randomly(match: Match, seed: str) -> Iterator[Match]:
    """The match after each random step, until it is over."""
    rng = stream(seed)
    while not match.over:
        step(match, rng)
        yield match


def step(match: Match, rng: Any) -> None:
    if match.turn == CHANCE:
        match.draw(rng)
    else:
        moves = match.legal()
        match.move(moves[below(rng, len(moves))])


def legal(state: Any, game: Game) -> list[int]:
    moves = ints(game.rules.MOVES)
    return [int(moves[i]) for i in range(verbs.legal(state, moves))]


class Line(NamedTuple):
    """The beginning of a game: a table, a choice for each decision, and the seed of everything else."""

    table: int
    seed: int
    choices: list[int]

    def steps(self, game: Game) -> Iterator[Match]:
        """The match at its beginning and after each step, as far as the choices go."""
        match = Match(game, *table_of(game, self.table % tables(game)))
        rng = stream("line", self.seed)
        yield match
        for choice in (*self.choices, None):
            while match.turn == CHANCE:
                match.draw(rng)
                yield match
            if choice is None or match.over:
                return
            moves = match.legal()
            match.move(moves[choice % len(moves)])
            yield match

    def to_the_end(self, game: Game) -> Iterator[Match]:
        """And then at random."""
        for match in self.steps(game):
            yield match
        yield from play_randomly(match, f"on {self.seed}")

    def looks(self, game: Game) -> Iterator[Match]:
        """Some of the steps, for what takes long; always the last, so that a mistake found there needs no step after it."""
        stride = 1 + len(self.choices) // LOOKS
        for number, match in enumerate(self.steps(game)):
            if number % stride == 0:
                yield match
        if number % stride:
            yield match


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """Short and long ones. Each choice can be left out by itself: that is how Hypothesis finds the shortest line to a mistake."""
    length = draw(st.sampled_from(LENGTHS))
    choices = []
    while draw(st.integers(0, length)):
        choices.append(draw(st.integers(0, MOST_CHOICES)))
    line = Line(draw(st.integers(0, 10**6)), draw(st.integers(0, 10**6)), choices)
    note(str(line))
    return line


def position(game: Game, players: int, options: dict[str, str], seed: str, after: int) -> Any:
    """The state after so many random steps, or at the end if the game is shorter."""
    match = Match(game, players, options)
    for number, _ in enumerate(play_randomly(match, seed), 1):
        if number >= after:
            break
    return match.state if after else Match(game, players, options).state


def count_lines(state: Any, depth: int, seed: str, rules: Any, path: tuple[int, ...] = ()) -> int:
    """Perft: the number of move sequences of this length; chance comes out as the seed has it."""
    state = copy(state)
    outcome = ints(rules.LONGEST_OUTCOME)
    while state.turn == CHANCE:
        verbs.draw(state, stream(seed, *path), outcome)
        verbs.settle(state, outcome)
        path = (*path, -1)
    if depth == 0 or state.turn < 0:
        return 1
    moves = ints(rules.MOVES)
    total = 0
    for i in range(verbs.legal(state, moves)):
        after = copy(state)
        verbs.apply(after, moves[i])
        total += count_lines(after, depth - 1, seed, rules, (*path, int(moves[i])))
    return total


def playthrough(game: Game, players: int, options: dict[str, str], seed: str, longest: int = 400) -> str:
    """A random game as text: every step in words, and the result."""
    words = language(game, "en")
    match = Match(game, players, options)
    rng = stream(seed)
    settings = " ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{game.name}, {players} players, seed {seed}", settings]
    while not match.over and len(lines) < longest:
        event, seat, hidden = match.event, match.turn, match.hidden(max(match.turn, NONE))
        legal = len(match.legal())
        step(match, rng)
        entry = match.entries[-1]
        if isinstance(entry, Chance):
            lines.append(f"{event} {' '.join(map(str, entry.outcome))}")
        else:
            lines.append(f"{event} {seat} {words(game.words.move_words(hidden, entry.move))} [{entry.move} of {legal}]")
    lines.append(f"places and points {match.result()}" if match.over else "and so on")
    return "\n".join(lines) + "\n"


def is_ours(game: Game) -> bool:
    """Is it in this house, or found in another place?"""
    return games.homes()[game.name].parent == Path(str(games.__file__)).parent


def golden_home(game: Game) -> Path:
    """Where a game's golden files are: with its other tests, or beside a game that is not in this house."""
    return GAMES / game.name if is_ours(game) else games.homes()[game.name] / "tests"


def rulebook_of(game: Game) -> Path:
    """Likewise its rulebook."""
    return RULEBOOKS / f"{game.name}.md" if is_ours(game) else games.homes()[game.name] / "rules.md"


def golden_tables(game: Game) -> list[tuple[int, dict[str, str], str]]:
    """The tables the golden files are played at: every number of players, some with all options changed."""
    changed = {option.name: option.values[1 - option.values.index(option.default)] for option in game.options if len(option.values) == 2}
    return [
        (players, changed if seed == "bela" and fits(game, players, changed) else {}, seed)
        for players in game.players
        for seed in SEED_WORDS
    ]


def fits(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.settings(players, options)
    except Refused:
        return False
    return True


def all_games() -> Sequence[Game]:
    """As they are found by their directories; no test has a list of them."""
    return [games.load(name) for name in games.names()]
