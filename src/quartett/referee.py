"""The referee: a game over standard input and output, one JSON object a line, one answer a line (docs/reference/referee.md)."""

from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from quartett.bots import budget_of, choose, think
from quartett.engine import CHANCE, NONE, OVER, Game, Ints, Match, Refused, stream
from quartett.engine.record import as_dict
from quartett.engine.verbs import redeal
from quartett.language import find_move, language

BUDGETS = {"iterations": ":", "ms": "@"}  # how a bot's name says them
LONGEST_LINE = 1 << 22
REQUESTS = ("new", "chance", "legal", "move", "state", "view", "hidden", "guess", "bot", "undo", "log", "replay", "result", "quit")
REFUSALS = {  # every code a request may be refused with
    "bad_json": "The line is not JSON, or longer than 4 MiB.",
    "bad_request": "A field is missing or of the wrong kind, or the request makes no sense now.",
    "bad_option": "An unknown option or value, a wrong number of players or revision. The message names the allowed ones.",
    "no_game": "Nothing was begun.",
    "illegal_move": "The message is the rule that forbids it.",
    "not_your_turn": "`seat` is not to move.",
    "chance_pending": "A chance event comes first.",
    "bad_outcome": "The pending event cannot come out like that.",
    "barrier": "What was played cannot be taken back.",
    "newer_format": "The log was written by a newer release.",
}
Request = dict[str, Any]
Answer = dict[str, Any]


def serve(game: Game, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until `quit` or the end of input."""
    referee = Referee(game)
    for line in lines(requests):
        answer, goes_on = referee.answer(line)
        answers.write(answer + b"\n")
        answers.flush()
        if not goes_on:
            return


def lines(requests: BinaryIO) -> Iterator[bytes]:
    """The lines of the input; of one that is too long only the beginning, which is no longer JSON."""
    while line := requests.readline(LONGEST_LINE):
        rest = line
        while len(rest) == LONGEST_LINE and not rest.endswith(b"\n"):
            rest = requests.readline(LONGEST_LINE)
        if line.strip():
            yield line


class Referee:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = language(game, "en")
        self.match: Match | None = None

    def answer(self, line: bytes) -> tuple[bytes, bool]:
        """One answer for one line, and whether to go on."""
        try:
            request = parse(line)
            answer = {"ok": True, **self.carry_out(request)}
            return msgspec.json.encode(answer), request["do"] != "quit"
        except Refused as refused:
            return msgspec.json.encode({"ok": False, "error": refused.code, "message": refused.message}), True

    def carry_out(self, request: Request) -> Answer:
        do = request.get("do")
        if not isinstance(do, str) or do not in REQUESTS:
            raise Refused("bad_request", f'"do" must be one of {", ".join(REQUESTS)}')
        carried_out: Answer = getattr(self, do)(request)
        return carried_out

    # --- the requests; each says what it is asked with, and after an empty line what it answers: the reference is made from it

    def new(self, request: Request) -> Answer:
        """`{"do":"new","players":4,"options":{"win_bet":"on"}}`

        `{"turn":T,"event":E}`. Options left out take their defaults. `"revision":1` begins a game under the rules, and the
        defaults, of an earlier revision.
        """
        players, options = request.get("players"), request.get("options", {})
        if type(players) is not int:
            raise Refused("bad_request", '"players" must be a number')
        if not isinstance(options, dict):
            raise Refused("bad_request", '"options" must be an object of names and values')
        self.match = Match(self.game, players, options, request.get("revision"))
        return self.where()

    def chance(self, request: Request) -> Answer:
        """`{"do":"chance"}`, `{"do":"chance","seed":"00ff"}` or `{"do":"chance","outcome":[2]}`

        `{"outcome":[...],"turn":T,"event":E}`. The pending chance event: drawn at random, drawn from the seed, or carried out as given.
        """
        match = self.playing()
        if "outcome" in request:
            outcome = request["outcome"]
            if not isinstance(outcome, list):
                raise Refused("bad_outcome", '"outcome" must be a list of whole numbers')
            match.settle(outcome)
        else:
            outcome = match.draw(seeded(request))
        return {"outcome": outcome, **self.where()}

    def legal(self, request: Request) -> Answer:
        """`{"do":"legal"}`

        `{"moves":[...]}`, ascending. Empty at chance and at the end.
        """
        return {"moves": self.playing().legal()}

    def move(self, request: Request) -> Answer:
        """`{"do":"move","move":45}` or `{"do":"move","text":"plays Rithle +7"}`

        `{"move":45,"text":"...","turn":T,"event":E}`. The text may also be the short name (`R7`). With `"seat":1` the move is refused
        unless that seat is to move.
        """
        match = self.playing()
        if "seat" in request and request["seat"] != match.turn and match.turn >= 0:
            raise Refused("not_your_turn", f"seat {match.turn} is to move")
        move = self.meant(request)
        before = match.hidden(match.turn)
        if match.turn >= 0 and move not in match.legal():
            raise Refused("illegal_move", self.why_not(before, move))
        match.move(move)
        return {"move": move, "text": self.words(self.game.words.move_words(before, move)), **self.where()}

    def state(self, request: Request) -> Answer:
        """`{"do":"state"}`

        `{"state":{...}}`, every field of the record; `turn` and `phase` in words.
        """
        return {"state": self.record(self.playing().state)}

    def view(self, request: Request) -> Answer:
        """`{"do":"view","seat":1}`

        `{"view":{...}}`, what that seat's screen is made from. `"seat":null` is an onlooker.
        """
        seat = self.seat(request)
        return {"view": self.game.view.view(self.playing().hidden(seat), seat)}

    def hidden(self, request: Request) -> Answer:
        """`{"do":"hidden","seat":1}`

        `{"state":{...}}`, with all erased that the seat may not know.
        """
        return {"state": self.record(self.playing().hidden(self.seat(request)))}

    def guess(self, request: Request) -> Answer:
        """`{"do":"guess","seat":1,"seed":"00ff"}`

        `{"state":{...}}`, what was erased dealt anew, in keeping with all the seat knows.
        """
        seat = self.seat(request)
        state = self.playing().hidden(seat)
        redeal(state, seat, seeded(request))
        return {"state": self.record(state)}

    def bot(self, request: Request) -> Answer:
        """`{"do":"bot","bot":"search","iterations":1000}`

        `{"move":45,"text":"..."}` for the seat to move; it is not played. Bots: `random`, `greedy`, `robot` (Race), a level, and `search`
        and `textbook` with `iterations` or `ms`. A searching bot adds `considered`: moves with visits and expected place. With `seed` and
        `iterations` it is repeatable.
        """
        match = self.playing()
        if match.turn == CHANCE:
            raise Refused("chance_pending", f"the chance event {match.event} comes first")
        if match.over:
            raise Refused("bad_request", "the game is over")
        hidden = match.hidden(match.turn)
        name = bot_name(request)
        budget = budget_of(self.game, name)
        if not budget:
            return self.chosen(hidden, choose(self.game, name, hidden, seeded(request)))
        thoughts = think(self.game, budget, hidden, seeded(request))
        considered = [{"move": t.move, "visits": t.visits, "place": round(t.place, 3) or None} for t in thoughts]
        return {**self.chosen(hidden, thoughts[0].move), "considered": considered}

    def chosen(self, hidden: Any, move: int) -> Answer:
        return {"move": move, "text": self.words(self.game.words.move_words(hidden, move))}

    def undo(self, request: Request) -> Answer:
        """`{"do":"undo"}`

        `{"turn":T,"event":E}`. The last move is taken back.
        """
        self.playing().undo()
        return self.where()

    def log(self, request: Request) -> Answer:
        """`{"do":"log"}`

        `{"log":[...]}`, all that happened so far.
        """
        return {"log": self.playing().log()}

    def replay(self, request: Request) -> Answer:
        """`{"do":"replay","log":[...]}`

        `{"turn":T,"event":E}`. Goes on from a log.
        """
        self.match = Match.replay(self.game, request.get("log"))
        return self.where()

    def result(self, request: Request) -> Answer:
        """`{"do":"result"}`

        At the end: `{"points":[...],"places":[...]}`. 1 is first, ties share.
        """
        places, points = self.playing().result()
        return {"points": points, "places": places}

    def quit(self, request: Request) -> Answer:
        """`{"do":"quit"}`

        `{}`, and the referee ends.
        """
        return {}

    # --- their parts

    def playing(self) -> Match:
        if self.match is None:
            raise Refused("no_game", 'no game yet: begin with {"do":"new","players":N}')
        return self.match

    def where(self) -> Answer:
        match = self.playing()
        return {"turn": turn_name(match.turn), "event": match.event}

    def seat(self, request: Request) -> int:
        seat, seats = request.get("seat"), self.playing().seats
        if seat is None and "seat" in request:
            return NONE
        if type(seat) is not int or not 0 <= seat < seats:
            raise Refused("bad_request", f'"seat" must be 0 to {seats - 1}, or null for an onlooker')
        return seat

    def meant(self, request: Request) -> int:
        """The move of a request, by number or by text."""
        move, text = request.get("move"), request.get("text")
        if type(move) is int:
            return move
        match = self.playing()
        if not isinstance(text, str) or move is not None:
            raise Refused("bad_request", '"move" must be a number, or "text" the words of a move')
        if match.turn < 0:
            match.move(NONE)  # refused with the reason
        found = find_move(self.game, match.hidden(match.turn), text)
        if found is None:
            raise Refused("illegal_move", f"{text[:80]!r} is not a move of {self.game.title}")
        return found

    def why_not(self, hidden: Any, move: int) -> str:
        if not 0 <= move < self.game.rules.MOVES:
            return f"{self.game.title} has the moves 0 to {self.game.rules.MOVES - 1}, not {str(move)[:40]}"
        return self.words(self.game.words.why_not(hidden, move))

    def record(self, state: Any) -> Answer:
        """Every field by name; the phase and the turn in words."""
        return {**as_dict(state), "turn": turn_name(int(state.turn)), "phase": self.game.event(state)}


def parse(line: bytes) -> Request:
    if len(line) >= LONGEST_LINE:
        raise Refused("bad_json", f"a line has at most {LONGEST_LINE} bytes")
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise Refused("bad_json", f"not JSON: {str(problem)[:200]}") from None
    if not isinstance(request, dict):
        raise Refused("bad_request", "a request is a JSON object")
    return request


def seeded(request: Request) -> Ints:
    """The stream of a request's seed, or a fresh one."""
    seed = request.get("seed")
    if seed is None:
        return stream()
    try:
        return stream(bytes.fromhex(seed))
    except (TypeError, ValueError):
        raise Refused("bad_request", '"seed" must be hexadecimal digits, two a byte') from None


def bot_name(request: Request) -> str:
    """The bot of a request; `search` and `textbook` take their budget from `iterations` or `ms`, the others have no use for it."""
    bot = request.get("bot")
    if not isinstance(bot, str):
        raise Refused("bad_request", '"bot" must be the name of a bot')
    given = [name for name in BUDGETS if name in request]
    if bot not in ("search", "textbook") or not given:
        return bot
    if len(given) > 1:
        raise Refused("bad_request", 'give "iterations" or "ms", not both')
    number = request[given[0]]
    if type(number) is not int:
        raise Refused("bad_request", f'"{given[0]}" must be a number')
    return f"{bot}{BUDGETS[given[0]]}{number}"


def turn_name(turn: int) -> int | str:
    return {CHANCE: "chance", OVER: "over"}.get(turn, turn)
