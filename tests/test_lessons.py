"""Every lesson is played to its end by the real rules, and has its sentences in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quartett.engine import Do, Entry, Game, Given, Lesson, Match, Move, Other, Tell
from quartett.engine.lesson import LEARNER, Stand
from quartett.language import LANGUAGES, Language, messages, text_file
from tests.every import all_games

WEB = Path(__file__).resolve().parents[1] / "web/src"
LESSONS = {game.name: (game, game.lesson.LESSON) for game in all_games() if game.lesson.LESSON}
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS.values(), ids=LESSONS)
MOST_STEPS = 15


def played(game: Game, lesson: Lesson, choice: int = 0) -> Iterator[tuple[Match, Stand | None]]:
    """The match before each act and at the end, with where the person stands; of several moves that one is made."""
    match = Match(game, lesson.players, lesson.options)
    for act in lesson.acts:
        yield match, lesson.stand(match.entries)
        match act:
            case Given():
                assert match.event == act.event
                match.settle(act.outcome)
            case Other():
                assert match.turn == act.seat
                assert act.seat != LEARNER or len(match.entries) < len(lesson.past)
                match.move(act.move)
            case Do():
                assert match.turn == LEARNER
                moves = [move for move in act.moves if move in match.legal()]
                match.move(moves[min(choice, len(moves) - 1)])
    yield match, lesson.stand(match.entries)


@every_lesson
def test_a_lesson_is_played_to_its_end(game: Game, lesson: Lesson) -> None:
    for choice in range(max(len(act.moves) for act in lesson.acts if isinstance(act, Do))):
        for match, stand in played(game, lesson, choice):  # noqa: B007 - the last one is looked at
            assert stand is not None
        assert match.over or match.turn == LEARNER  # from here on the person plays freely
        assert stand
        assert stand.act is None


@every_lesson
def test_it_is_told_what_to_do_and_never_while_others_move(game: Game, lesson: Lesson) -> None:
    for match, stand in played(game, lesson):
        assert stand
        if len(match.entries) >= len(lesson.past):
            assert bool(stand.steps) == (match.turn == LEARNER or match.over)
        if isinstance(stand.act, Do):
            assert set(stand.act.moves) & set(match.legal())
    assert isinstance(lesson.steps[-1], Tell)


@every_lesson
def test_it_is_short_and_counts_its_ideas(game: Game, lesson: Lesson) -> None:
    texts = [step.text for step in lesson.steps if isinstance(step, Tell | Do)]
    ideas = [text for text, before in zip(texts, ["", *texts], strict=False) if text != before]
    assert len(ideas) == len(set(ideas)) <= MOST_STEPS
    assert {stand.total for stand in lesson.stands} == {len(ideas)}
    for stand in lesson.stands:
        for number, step in enumerate(stand.steps, stand.number):
            assert ideas[number - 1] == step.text


@every_lesson
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_there_and_none_is_unused(game: Game, lesson: Lesson, code: str) -> None:
    wanted = {f"lesson-{step.text}" for step in lesson.steps if isinstance(step, Tell | Do)}
    for match, stand in played(game, lesson):
        if stand and isinstance(stand.act, Do) and not set(match.legal()) <= set(stand.act.moves):
            wanted.add(f"lesson-{stand.act.text}-no")
    there = {name for name in messages(text_file(game.name, code).read_text()) if name.startswith("lesson-")}
    assert wanted == there
    assert all(Language(game, code)(name) for name in wanted)


@every_lesson
def test_the_board_has_the_parts_it_points_at(game: Game, lesson: Lesson) -> None:
    sources = [*(WEB / "games" / game.name).glob("*.svelte"), *(WEB / "lib").rglob("*.svelte")]
    named = {part for source in sources for part in re.findall(r'data-part="([^"]+)"', source.read_text())}
    patterns = [re.sub(r"\\{.*?\\}", r"[^ ]+", re.escape(part)) for parts in named for part in parts.split(" ")]
    for step in lesson.steps:
        if isinstance(step, Tell | Do) and step.at:
            assert any(re.fullmatch(pattern, step.at) for pattern in patterns), step.at


@every_lesson
def test_a_game_that_went_another_way_has_left_the_lesson(game: Game, lesson: Lesson) -> None:
    *_, (match, _) = played(game, lesson)
    for number, entry in enumerate(match.entries):
        other = changed(entry)
        assert lesson.stand([*match.entries[:number], other, *match.entries[number + 1 :]]) is None
    assert lesson.stand([*match.entries, match.entries[-1]]) is None


def changed(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, move=-9) if isinstance(entry, Move) else msgspec.structs.replace(entry, outcome=[-9])


def test_steps_with_one_text_count_once() -> None:
    lesson = Lesson(2, {}, (Tell("a"), Do("b", (1,)), Do("b", (2,)), Other(1, 3), Do("c", (4,)), Tell("d"), Tell("e")))
    assert [(stand.number, [step.text for step in stand.steps]) for stand in lesson.stands] == [
        (1, ["a", "b"]),
        (2, ["b"]),
        (2, []),
        (3, ["c"]),
        (4, ["d", "e"]),
    ]
    assert lesson.stands[0].total == 5
    assert lesson.given == 0
    assert replace(lesson, steps=(Given("DEAL", (1,)), *lesson.steps)).given == 1
