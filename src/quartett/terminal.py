"""A game at the terminal: people at one keyboard, who do not see each other's hands, and bots."""

from pathlib import Path
from typing import Any, cast

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from quartett.bots import choose
from quartett.engine import CHANCE, NONE, Ints, Match, Refused, Say, say, stream, verbs
from quartett.language import Language, find_move


class Terminal:
    """One match, shown to whoever is to move."""

    def __init__(self, match: Match, people: list[int], bot: str, words: Language, rng: Ints, console: Console) -> None:
        self.match, self.game = match, match.game
        self.people, self.bot = people, bot
        self.words, self.rng, self.console = words, rng, console
        self.thoughts = stream("bots", cast(Any, rng).tobytes())  # so that deals do not depend on how much bots think
        self.news: list[str] = []  # what happened since the last look, as everybody at the keyboard may read it
        self.past: list[str] = []  # what happened before that
        self.at_keyboard = NONE  # whose hand may be on the screen
        self.reader = people[0] if len(people) == 1 else NONE  # whose eyes the news are for; with several people, anybody's

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        while not self.match.over:
            if self.match.turn == CHANCE:
                self.draw()
            elif self.match.turn not in self.people:
                hidden = self.match.hidden(self.match.turn)
                self.make(choose(self.game, self.bot, hidden, self.thoughts))
            elif not self.ask():
                self.console.print(self.words("goodbye"))
                return
        self.show(self.reader)
        self.announce_winners()

    def draw(self) -> None:
        """Let chance do its part and note what it brought, as the reader sees it."""
        before, event = self.match.hidden(self.reader), self.match.event
        self.match.draw(self.rng)
        seat, line, effect = self.game.words.chance_words(before, self.match.hidden(self.reader)) or (NONE, say(f"event-{event}"), None)
        self.tell(seat, line, effect, self.led_to(before, None))

    def tell(self, seat: int, line: Say, effect: Say | None, led_to: list[str]) -> None:
        """A line of news: where words tell what happened, nobody needs to read what was to be expected."""
        text = self.words(line) if seat == NONE else f"{self.name(seat)} {self.words(line)}"
        self.news.append(f"{text} ({self.words(effect)})" if effect and not led_to else text)
        self.news += led_to

    def make(self, move: int) -> None:
        """Make a move and note it as the others see it."""
        seen = int(verbs.seen(self.match.state, move, self.reader))
        seat, before = self.match.turn, self.match.hidden(self.reader)
        line, effect = self.game.words.move_words(before, seen), self.game.words.effect_words(before, seen)
        self.match.move(move)
        led_to = self.led_to(before, seen)
        if self.game.words.quiet(before, seen):
            self.news += led_to
        else:
            self.tell(seat, line, effect, led_to)

    def led_to(self, before: Any, seen: int | None) -> list[str]:
        """What the step led to, as the reader sees it."""
        after, told = self.match.hidden(self.reader), []
        for each in self.game.happenings.happenings(before, seen, after):
            if words := self.game.words.happening_words(after, each):
                seat = getattr(each, "seat", NONE)
                told.append(self.words(words) if seat == NONE else f"{self.name(seat)} {self.words(words)}")
        return told

    def ask(self) -> bool:
        """Show the table to the seat to move and carry out what it types; False to stop."""
        seat = self.match.turn
        if len(self.people) > 1 and self.at_keyboard != seat:
            self.hand_over(seat)
        self.show(seat)
        while True:
            try:
                typed = self.console.input(f"[bold]{self.words('your-move', seat=self.name(seat))} › [/]").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            match typed.lower().split(maxsplit=1):
                case []:
                    continue
                case ["quit" | "q"]:
                    return False
                case ["?" | "help"]:
                    self.help()
                case ["?" | "help", topic]:
                    self.explain(topic)
                case ["rules"]:
                    self.console.print(Panel(Text("\n\n".join(self.words.rules())), width=100))
                case ["log"]:
                    self.console.print("\n".join(self.past + self.news) or "–", style="dim", markup=False, highlight=False)
                case ["undo"]:
                    if self.undo():
                        return True
                case _:
                    if self.play(typed):
                        return True

    def play(self, typed: str) -> bool:
        """Make the move that was typed, or say why not."""
        hidden = self.match.hidden(self.match.turn)
        move = find_move(self.game, hidden, typed)
        if move is None:
            self.say_no(self.words("not-understood", text=typed[:40]))
            return False
        if move not in self.match.legal():
            self.say_no(self.words(self.game.words.why_not(hidden, move)))
            return False
        self.make(move)
        return True

    def undo(self) -> bool:
        try:
            self.match.undo()
        except Refused as refused:
            self.say_no(refused.message)
            return False
        self.news.append(f"{self.name(self.match.turn)} {self.words('taken-back')}")
        return True

    def hand_over(self, seat: int) -> None:
        """Clear the screen, so that nobody sees the hand of the one before."""
        self.console.clear()
        self.console.input(f"[bold reverse] {self.words('pass-to', seat=self.name(seat))} [/] ")
        self.console.clear()
        self.at_keyboard = seat

    def show(self, seat: int) -> None:
        self.console.rule(f"[bold]{self.words('title')}[/]")
        for line in self.news[-12:]:
            self.console.print("  " + line, style="dim", markup=False, highlight=False)
        self.past, self.news = self.past + self.news, []
        self.console.print(self.game.screen.draw_screen(self.game.view.view(self.match.hidden(seat), seat), self.words))
        if not self.match.over:
            self.console.print(self.words(f"event-{self.match.event}"), style="bold")
            moves = "  ".join(self.game.words.short(move) for move in self.match.legal()[:60])
            self.console.print(self.words("moves-are", moves=moves), style="dim", markup=False, highlight=False)

    def help(self) -> None:
        self.console.print(self.words("help-line"), markup=False, highlight=False)
        hidden = self.match.hidden(self.match.turn)
        for move in self.match.legal()[:60]:
            sentence = self.words(self.game.words.move_words(hidden, move))
            self.console.print(f"  {self.game.words.short(move):<8} {sentence}", markup=False, highlight=False)

    def explain(self, topic: str) -> None:
        topics = self.game.words.topics()
        found = {name.casefold(): name for name in topics}.get(topic.casefold())
        if found is None:
            message = "no-topic" if topics else "no-topics"
            self.say_no(self.words(message, text=topic[:40], topics=" ".join(topics)))
        else:
            self.console.print(f"{found}: {self.words(topics[found])}", markup=False, highlight=False)

    def announce_winners(self) -> None:
        places, _ = self.match.result()
        winners = [self.name(seat) for seat, place in enumerate(places) if place == 1]
        message = self.words("wins" if len(winners) == 1 else "win-together", seats=", ".join(winners))
        self.console.print(f"\n[bold green]★ {message}[/]")

    def say_no(self, why: str) -> None:
        self.console.print(why, style="yellow", markup=False, highlight=False)

    def name(self, seat: int) -> str:
        return self.words("seat-name", seat=seat + 1)


def save_log(match: Match, path: Path) -> None:
    """The log, one line an entry."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in match.log()))


def read_log(path: Path) -> list[object]:
    """A log as it was saved; what is no log is refused."""
    try:
        return [msgspec.json.decode(line) for line in path.read_bytes().splitlines() if line.strip()]
    except OSError as problem:
        raise Refused("bad_request", f"{path} cannot be read: {problem.strerror}") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refused("bad_request", f"{path} is not a log: each of its lines should be a JSON object") from None


def game_of(log: list[object]) -> str:
    """The game a log says it is of."""
    header = log[0] if log else None
    if isinstance(header, dict) and isinstance(header.get("game"), str):
        return str(header["game"])
    raise Refused("bad_request", "the first line of a log names its game")
