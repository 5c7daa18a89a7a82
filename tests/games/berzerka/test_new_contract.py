"""A designer adds a nineteenth contract by adding one row and its texts."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import quartett

ROW = "    Contract(Trump.FOE, Order.LOW, Objective.FAR, 4, target=6, open=True),  # 19\n"
TEXTS = """
contract-19 = Nineteenth
contract-19-label = Nineteen
contract-19-help = A contract of a designer.
count-record-19 = record in { contract-19 }
"""
PLAY = """
from quartett.engine import Match, below, stream
from quartett.games import load
from quartett.language import language
game = load("berzerka")
match = Match(game, 3, {"contract_set": "custom", "length": "short", "contracts": [1, 11, 19]})
rng = stream("nineteen")
while not match.over:
    if match.turn < 0:
        match.draw(rng)
    else:
        moves = match.legal()
        match.move(moves[below(rng, len(moves))])
    view = game.view.view(match.hidden(1), 1)
    game.screen.draw_screen(view, language(game, "ja"))
print([int(c) for c in match.state.contract], sum(match.result()[1]), int(match.state.start[2]))
print(language(game, "en")(game.words.topics()["c19"]), "record-19" in game.tally.HISTOGRAMS)
"""


def test_a_nineteenth_contract_is_one_row_and_its_texts(tmp_path: Path) -> None:
    source = Path(quartett.__file__).parent
    shutil.copytree(source, tmp_path / "quartett", ignore=shutil.ignore_patterns("__pycache__"))
    game = tmp_path / "quartett" / "games" / "berzerka"
    table = (game / "data.py").read_text()
    last = table.index(")\nMOST_AVOIDANCE")
    (game / "data.py").write_text(table[:last] + ROW + table[last:])
    for text in (game / "text").glob("*.ftl"):
        text.write_text(text.read_text() + TEXTS)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[1, 11, 19, 0, 0] 0 4\nNineteenth. A contract of a designer. True\n"
