"""How well somebody plays a game with so many players: openskill's Plackett-Luce, from the places of rated games, one after the other.

Bots are players like all others. docs/decisions/0024-ratings.md says why, and what the numbers are.
"""

from collections.abc import Iterable
from functools import cache
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, delete, insert, select

from quartett.server.storage import sql
from quartett.server.storage.sql import Row

MEAN, SPREAD = 25.0, 25.0 / 3  # of who has not played yet
PROVISIONAL_GAMES = 10  # so many games a rating is marked as provisional
SHOWN = 60  # times the mean: whoever begins is shown with 1500


class Standing(msgspec.Struct):
    """Somebody's rating at one game with so many players."""

    mean: float = MEAN
    spread: float = SPREAD
    games: int = 0
    won: int = 0

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL_GAMES


def shown(mean: float) -> int:
    """A rating as people read it."""
    return round(SHOWN * mean)


@cache
def model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=SPREAD)


def rate(known: dict[str, Standing], rows: list[Row]) -> list[Row]:
    """One rated game: what is known of its players is brought up to date; its rows are returned with the ratings before and after.

    A bot that has several seats moves by their mean, as one player who was at the table once.
    """
    before = [known.get(row["player"], Standing()) for row in rows]
    teams = [[model().rating(mu=standing.mean, sigma=standing.spread)] for standing in before]
    after = [team[0] for team in model().rate(teams, ranks=[float(row["place"]) for row in rows])]
    for player in {row["player"]: None for row in rows}:
        own = [i for i, row in enumerate(rows) if row["player"] == player]
        old = before[own[0]]
        known[player] = Standing(
            fmean(after[i].mu for i in own),
            fmean(after[i].sigma for i in own),
            old.games + 1,
            old.won + any(rows[i]["place"] == 1 for i in own),
        )
    return [
        {**row, "mean_before": old.mean, "mean": known[row["player"]].mean, "spread": known[row["player"]].spread}
        for row, old in zip(rows, before, strict=True)
    ]


def keep(connection: Connection, rows: list[Row]) -> list[Row]:
    """Rate a game that has just ended, in the transaction that keeps it."""
    game, players, wanted = rows[0]["game"], rows[0]["players"], {row["player"] for row in rows}
    theirs = and_(sql.ratings.c.game == game, sql.ratings.c.players == players, sql.ratings.c.player.in_(wanted))
    known = {row.player: standing(row) for row in connection.execute(select(sql.ratings).where(theirs))}
    rows = rate(known, rows)
    connection.execute(delete(sql.ratings).where(theirs))
    connection.execute(insert(sql.ratings), list(as_rows(game, players, known)))
    return rows


def standing(row: object) -> Standing:
    return msgspec.convert(row, Standing, from_attributes=True)


def as_rows(game: str, players: int, known: dict[str, Standing]) -> Iterable[Row]:
    for player, found in known.items():
        yield {"game": game, "players": players, "player": player, **msgspec.structs.asdict(found), "provisional": found.provisional}
