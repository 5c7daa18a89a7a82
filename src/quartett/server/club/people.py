"""People's records and the boards, read from results and ratings. Others see what was rated; oneself sees everything.

A profile is told of somebody's newest games: however many there are, reading it takes no longer.
"""

from collections import Counter, defaultdict
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Select, and_, false, insert, or_, select, true, update

from quartett.server.club.ratings import Standing, shown
from quartett.server.club.results import BOT, FORMER
from quartett.server.storage import sql
from quartett.server.storage.sql import Row

MOST_GAMES = 400  # of which a profile is told
MOST_LEADERS = 100
MOST_AGAINST = 20
MOST_LAST = 20
Names = dict[str, tuple[str, bool]]  # of people: the name, and whether they are hidden


class Player(msgspec.Struct):
    """Somebody who plays: a person or a bot."""

    id: str | None  # of the page about them; none for who hides it
    name: str  # empty for a bot, and for who has chosen none
    bot: str | None  # its level


class RatingPoint(msgspec.Struct):
    """A rating after a game."""

    rating: int
    provisional: bool
    table: str
    ended: str


class Rated(msgspec.Struct):
    """Somebody's rating at one game with so many players, and how it came about."""

    game: str
    players: int
    rating: int
    provisional: bool
    games: int
    won: int
    history: list[RatingPoint]  # the oldest first


class Against(msgspec.Struct):
    """How two players fared when they met; in the other games they shared a place."""

    player: Player
    games: int
    ahead: int
    behind: int


class Finished(msgspec.Struct):
    """One finished game of somebody."""

    table: str
    game: str
    players: int
    place: int
    points: int
    ended: str
    rated: bool
    why_not: str  # it was not rated
    moved: int | None  # the rating, by so much
    left: bool  # it was left to a bot
    others: list[Player]


class Profile(msgspec.Struct):
    player: Player
    mine: bool  # then games that were not rated are in it too
    hidden: bool  # nobody else sees it
    games: int  # the newest; all below is told of these
    places: list[int]  # how often first, second, ...
    streak: int  # so many games in a row were won, up to now
    longest: int  # the longest such row
    favourite: str | None  # the game played most
    ratings: list[Rated]
    people: list[Against]
    bots: list[Against]
    last: list[Finished]


class Leader(msgspec.Struct):
    rank: int | None  # none while the rating is provisional; who has the same shares it
    player: Player
    rating: int
    provisional: bool
    games: int
    won: int


class Board(msgspec.Struct):
    """The best at one game with so many players."""

    game: str
    players: int
    leaders: list[Leader]


class SeatRating(msgspec.Struct):
    """The rating of who sits at a table, or sat there when the game began."""

    seat: int
    player: str | None  # the page about them, if there is one
    rating: int | None
    provisional: bool
    before: int | None  # the rating before this game, once it is over


class TableRatings(msgspec.Struct):
    rated: bool
    why_not: str  # a finished game was not rated
    seats: list[SeatRating]


# --- queries


def newest(player: str, everything: bool) -> Select[Any]:
    """The newest games of a player, all of them or the rated ones."""
    mine = sql.results.c.player == player
    query = select(sql.results.c.table_id).where(mine if everything else and_(mine, sql.results.c.rated == true()))
    return query.order_by(sql.results.c.number.desc()).limit(MOST_GAMES)


def results_of(player: str, everything: bool) -> Select[Any]:
    """Every seat of those games."""
    games = newest(player, everything).subquery()
    return select(sql.results).join(games, games.c.table_id == sql.results.c.table_id)


def ratings_of(player: str) -> Select[Any]:
    return select(sql.ratings).where(sql.ratings.c.player == player)


def leaders(game: str, players: int, provisional: bool, limit: int) -> Select[Any]:
    """The best whose rating is provisional, or is not; those who hide theirs are left out."""
    query = select(sql.ratings, sql.guests.c.name).outerjoin(sql.guests, sql.guests.c.id == sql.ratings.c.player)
    query = query.where(sql.ratings.c.game == game, sql.ratings.c.players == players)
    query = query.where(sql.ratings.c.provisional == (true() if provisional else false()))
    query = query.where(or_(sql.guests.c.hidden.is_(None), sql.guests.c.hidden == false()), ~sql.ratings.c.player.startswith(FORMER))
    return query.order_by(sql.ratings.c.mean.desc()).limit(limit)


def names_of(connection: Connection, players: Collection[str]) -> Names:
    people = [player for player in players if not player.startswith(BOT)]
    query = select(sql.guests.c.id, sql.guests.c.name, sql.guests.c.hidden).where(sql.guests.c.id.in_(people))
    return {row.id: (row.name, row.hidden) for row in connection.execute(query)} if people else {}


# --- a profile


def profile(engine: Engine, player: str, guest: str | None) -> Profile | None:
    """What this guest may see of a player; none if that is nothing."""
    mine = player == guest
    with sql.one_moment(engine) as connection:
        own = connection.execute(ratings_of(player)).all()
        if not own and not mine:
            return None
        names = names_of(connection, [player])
        if hidden(player, names) and not mine:
            return None
        found = connection.execute(results_of(player, mine))
        columns = list(found.keys())
        rows: list[Row] = [dict(zip(columns, row, strict=True)) for row in found]  # many: `mappings` would take twice as long
        names |= names_of(connection, {row["player"] for row in rows} - {player})
    tables: dict[int, dict[int, Row]] = defaultdict(dict)
    for row in sorted(rows, key=lambda row: (-row["number"], row["seat"])):
        tables[row["number"]][row["seat"]] = row
    games = [(best(seats.values(), player), list(seats.values())) for seats in tables.values()]  # the newest first
    results = [row for row, _ in games]
    return Profile(
        player=msgspec.structs.replace(player_for(player, names), id=player),
        mine=mine,
        hidden=hidden(player, names),
        games=len(games),
        places=counted([row["place"] for row in results]),
        streak=streak(results),
        longest=longest(results),
        favourite=next((game for game, _ in Counter(row["game"] for row in results).most_common(1)), None),
        ratings=sorted((rated(row, results) for row in own), key=lambda each: -each.games),
        people=met(games, player, names, bots=False),
        bots=met(games, player, names, bots=True),
        last=[finished(row, seats, names) for row, seats in games[:MOST_LAST]],
    )


def best(seats: Collection[Row], player: str) -> Row:
    """The result of a player; a bot may have several seats."""
    return min((row for row in seats if row["player"] == player), key=lambda row: row["place"])


def counted(places: list[int]) -> list[int]:
    return [places.count(place) for place in range(1, max(places, default=0) + 1)]


def streak(results: list[Row]) -> int:
    """So many of the newest were won."""
    return next((i for i, row in enumerate(results) if row["place"] != 1), len(results))


def longest(results: list[Row]) -> int:
    most = now = 0
    for row in results:
        now = now + 1 if row["place"] == 1 else 0
        most = max(most, now)
    return most


def rated(row: Any, results: list[Row]) -> Rated:
    """A rating with its history; the count of games tells from which one on it was no longer provisional."""
    same = [each for each in results if each["rated"] and (each["game"], each["players"]) == (row.game, row.players)]
    history = [
        RatingPoint(shown(each["mean"]), Standing(games=row.games - since).provisional, each["table_id"], as_date(each["ended"]))
        for since, each in enumerate(same)
    ]
    return Rated(row.game, row.players, shown(row.mean), row.provisional, row.games, row.won, history[::-1])


def met(games: list[tuple[Row, list[Row]]], player: str, names: Names, bots: bool) -> list[Against]:
    """The record against those met most often. Who hides theirs is left out."""
    found: dict[str, Against] = {}
    for mine, seats in games:
        for other in {row["player"] for row in seats} - {player}:
            if other.startswith(BOT) != bots or hidden(other, names):
                continue
            against = found.setdefault(other, Against(player_for(other, names), 0, 0, 0))
            place = best(seats, other)["place"]
            against.games += 1
            against.ahead += mine["place"] < place
            against.behind += mine["place"] > place
    return sorted(found.values(), key=lambda each: (-each.games, each.player.name, each.player.id or ""))[:MOST_AGAINST]


def finished(row: Row, seats: list[Row], names: Names) -> Finished:
    return Finished(
        table=row["table_id"],
        game=row["game"],
        players=row["players"],
        place=row["place"],
        points=row["points"],
        ended=as_date(row["ended"]),
        rated=row["rated"],
        why_not=row["why_not"],
        moved=shown(row["mean"]) - shown(row["mean_before"]) if row["rated"] else None,
        left=row["left"],
        others=[player_for(other["player"], names) for other in seats if other["seat"] != row["seat"]],
    )


def player_for(player: str, names: Names) -> Player:
    if player.startswith(BOT):
        return Player(player, "", player.removeprefix(BOT))
    if hidden(player, names):
        return Player(None, "", None)
    return Player(player, names.get(player, ("", False))[0], None)


def hidden(player: str, names: Names) -> bool:
    return player.startswith(FORMER) or names.get(player, ("", False))[1]


def hide(engine: Engine, guest: str, wanted: bool) -> None:
    """Show nobody one's record and ratings, or everybody."""
    with engine.begin() as connection:
        if not connection.execute(update(sql.guests).where(sql.guests.c.id == guest).values(hidden=wanted)).rowcount:
            connection.execute(insert(sql.guests).values(id=guest, name="", hidden=wanted))


# --- boards


def board(engine: Engine, game: str, players: int) -> Board:
    """Those whose rating is settled come first and have a rank."""
    with sql.one_moment(engine) as connection:
        found = list(connection.execute(leaders(game, players, False, MOST_LEADERS)))
        found += connection.execute(leaders(game, players, True, MOST_LEADERS - len(found)))
    ratings = [shown(row.mean) for row in found if not row.provisional]
    return Board(game, players, [leader(row, ratings) for row in found])


def leader(row: Any, ratings: list[int]) -> Leader:
    rating = shown(row.mean)
    rank = None if row.provisional else 1 + ratings.index(rating)
    return Leader(rank, player_for(row.player, {row.player: (row.name or "", False)}), rating, row.provisional, row.games, row.won)


# --- a table


def at_table(engine: Engine, table: Row, rated: bool) -> TableRatings:
    """Ratings of those who sit at a table; of those who sat there, once it is over."""
    with sql.one_moment(engine) as connection:
        kept = connection.execute(select(sql.results).where(sql.results.c.table_id == table["id"]).order_by(sql.results.c.seat)).all()
        players = {row.seat: row.player for row in kept} or {p: sitting(seat) for p, seat in enumerate(table["seats"])}
        wanted = {player for player in players.values() if player}
        known = [row for row in connection.execute(select(sql.ratings).where(sql.ratings.c.player.in_(wanted)))]
        names = names_of(connection, wanted)
    has_page = {row.player for row in known if not hidden(row.player, names)}
    here = {row.player: row for row in known if (row.game, row.players) == (table["game"], table["players"])}
    before = {row.seat: (shown(row.mean_before), shown(row.mean)) for row in kept if row.rated}
    return TableRatings(
        rated=bool(before) if kept else rated,
        why_not=kept[0].why_not if kept else "",
        seats=[seat_rating(p, player, has_page, here, before.get(p)) for p, player in players.items()],
    )


def sitting(seat: Row) -> str | None:
    return f"{BOT}{seat['name']}" if seat["kind"] == "bot" else seat["guest"]


def seat_rating(seat: int, player: str | None, pages: set[str], here: dict[str, Any], moved: tuple[int, int] | None) -> SeatRating:
    if player not in pages:  # who hides theirs shows no rating either
        return SeatRating(seat, None, None, False, None)
    found = here.get(player)
    before, after = moved or (None, shown(found.mean) if found else None)
    return SeatRating(seat, player, after, bool(found and found.provisional), before)


def as_date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
