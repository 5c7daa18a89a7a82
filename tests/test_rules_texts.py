"""Rules and help say what holds at the table: they follow its options and how many play."""

from collections.abc import Iterator, Mapping

import pytest

from quartett import games
from quartett.engine import Game, Refused
from quartett.language import LANGUAGES, Language
from tests.every import all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("code", LANGUAGES)

# Options that change no sentence: who begins is drawn or not, and which contracts are in play is seen on the board.
SILENT = {"start_seat", "first_forehand", "contract_set", "contracts"}


def told(game: Game, code: str, players: int, options: Mapping[str, str]) -> str:
    """All that the rules, the help and the drawer say at such a table."""
    words = Language(game, code, players, options)
    return "\n".join([*words.rules(), *map(words, game.words.topics().values())])


def tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """The usual table for every number of players, and each with one option changed."""
    for players in game.players:
        yield players, {}
        for option in game.options:
            for value in option.values if len(option.values) < 10 else (option.values[0], option.values[-1]):
                try:
                    game.settings(players, {option.name: value})
                except Refused:
                    continue
                if value != option.default:
                    yield players, {option.name: value}


@every_game
@every_language
def test_at_every_table_they_read_as_whole_sentences(game: Game, code: str) -> None:
    for players, options in tables(game):
        text = told(game, code, players, options)
        wrong = [piece for piece in ("  ", " .", " ,", "..", "{", "}", "。。", "、、", "、。") if piece in text]
        assert wrong == [], (options, [text[max(0, text.index(piece) - 60) :][:120] for piece in wrong])
        assert not any(line.endswith((",", ";", ":", "、")) for line in text.splitlines()), options


@pytest.mark.parametrize("game", [game for game in all_games() if game.options], ids=lambda game: game.name)
@every_language
def test_every_option_that_changes_the_rules_changes_what_is_said(game: Game, code: str) -> None:
    """At some number of players: letters with three say nothing to four."""
    heard: dict[str, bool] = {option.name: False for option in game.options if option.name not in SILENT}
    for players, options in tables(game):
        for name in options:
            if not heard.get(name, True):
                heard[name] = told(game, code, players, options) != told(game, code, players, {})
    assert [name for name, changed in heard.items() if not changed] == []


SAID = [
    ("race", 2, {}, ["gets 16 cards", "60 cards", "stops on 59"], ["predicted winner", "Superpowers", "The robot"]),
    ("race", 1, {"win_bet": "on"}, ["You and the robot", "same predicted winner", "Bet. Your first pick"], ["chose alike"]),
    ("race", 4, {"superpowers": "on", "auto_finish": "off"}, ["12 cards", "Superpowers. Once a game"], ["Automatic finish"]),
    ("race", 3, {"finished_leader": "no_limit", "card_set": "set76"}, ["no such limit", "76 in all"], ["59"]),
    ("race", 3, {"favorite_undo": "off"}, ["a choice is final"], ["choose again"]),
    ("kbernestich", 3, {}, ["Three suitors", "three undealt cards", "at 3 and 6", "Only one player"], ["Four suitors", "2, 4 and 6"]),
    ("kbernestich", 4, {"rounds": "8"}, ["Four suitors", "four undealt cards", "eight rounds, The Long Road"], ["after four rounds"]),
    ("kbernestich", 3, {"letters_3p": "reduced", "zabine": "low"}, ["3, 2, 1, 1 are", "16, 18, 20 or 22"], ["26"]),
    ("kbernestich", 4, {"foreseen_future": "on"}, ["The Future We Knew in Advance. After"], ["Their Memories."]),
    ("kbernestich", 4, {"their_memories": "on", "final_tie": "shared"}, ["Their Memories. Won", "share the place"], ["wins a tie"]),
    ("berzerka", 3, {}, ["Seven cards each", "fifteen", "(last in the hotseat)", "over-trump", "up to 8", "a cube"], ["never rises"]),
    ("berzerka", 3, {"less_mizerka": "on"}, ["Thirteen cards each", "The forehand first", "never rises"], ["cube", "seven", "Six more"]),
    ("berzerka", 3, {"hotseat_discards_first": "on"}, ["the declarer first, everybody"], ["last in the hotseat", "exchanges last"]),
    ("berzerka", 3, {"must_overtrump": "off", "overbid_cap": "4"}, ["up to 4", "at most 4"], ["over-trump", "up to 8"]),
    ("berzerka", 3, {"penalty_mode": "literal", "length": "short"}, ["has been taken off", "After nine"], ["counts against"]),
    ("berzerka", 3, {"start_values": "all_x1"}, ["4 to 18 and the wording"], ["starting values"]),
    ("ringlinge", 2, {}, ["has 16 marbles", "touching a group", "After each marble", "When a turn is over"], ["islands"]),
    ("ringlinge", 3, {"entry": "border", "chain_entry": "on"}, ["at the border or", "just laid count"], ["first turn on border"]),
    ("ringlinge", 4, {"leave": "turn_start", "circle": "end_of_action"}, ["10 marbles", "turn begins", "action is over"], ["turn is over"]),
    ("ringlinge", 2, {"edge_wall": "on", "one_piece": "off"}, ["edge is a wall", "islands", "may fall apart"], ["one piece", "no wall"]),
    ("ringlinge", 2, {"move_min": "1", "jump": "none"}, ["one or two marbles", "touches its own"], ["bend", "two marbles must"]),
    ("ringlinge", 2, {"jump": "line", "quiet_limit": "20", "round_cap": "30"}, ["straight on", "After 20", "30 rounds"], ["40", "120"]),
]


@pytest.mark.parametrize(("name", "players", "options", "wanted", "unwanted"), SAID)
def test_what_holds_is_said_and_what_does_not_is_not(
    name: str, players: int, options: dict[str, str], wanted: list[str], unwanted: list[str]
) -> None:
    text = told(games.load(name), "en", players, options)
    assert [words for words in wanted if words not in text] == []
    assert [words for words in unwanted if words in text] == []
