"""The HTTP interface described for programs, as OpenAPI."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from quartett.language import LANGUAGES
from quartett.server.club.people import Board, Profile, TableRatings
from quartett.server.edge import shapes
from quartett.server.table.daily import Daily
from quartett.server.table.replay import Steps
from quartett.server.table.reviews import Progress, Reviewed
from quartett.server.table.since import Since

Json = dict[str, Any]
ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
GAME = {"name": "name", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
LANGUAGE = {"name": "language", "in": "path", "required": True, "schema": {"enum": list(LANGUAGES)}}
PLAYERS = {"name": "players", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
TOKEN = {"name": "token", "in": "query", "schema": {"type": "string"}}
EYES = {"name": "eyes", "in": "query", "schema": {"type": "string"}, "description": "a seat, `all` or `none`"}
FIRST = {
    "name": "first",
    "in": "query",
    "schema": {"type": "integer", "minimum": 0},
    "description": "the step after the last of the page before",
}
SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0}}
VERSION = {"name": "version", "in": "query", "schema": {"type": "integer", "minimum": 0}}
BUT = {"name": "but", "in": "query", "schema": {"type": "string"}, "description": "a table that does not count"}
OWN = {"name": "X-Quartett", "in": "header", "required": True, "schema": {"const": "1"}}
LINES = "application/x-ndjson"
TEXT = "text/plain"


class Operation(NamedTuple):
    method: str
    path: str
    summary: str
    answer: Any
    asked: Any = None
    status: int = 200
    more: tuple[Json, ...] = ()  # parameters besides `id`
    media: str = "application/json"
    waiting: Any = None  # what is answered, with 202, while the answer is being worked out


OPERATIONS = (
    Operation("get", "/health", "Is the server well, and which games are ready?", shapes.Health),
    Operation("get", "/api/games", "The games", list[shapes.GameInfo]),
    Operation(
        "get", "/api/games/{name}/texts/{language}", "The words of a game, as Fluent; with an ETag", None, more=(GAME, LANGUAGE), media=TEXT
    ),
    Operation("get", "/api/me", "Who am I? Makes the guest", shapes.Guest),
    Operation("post", "/api/me", "Choose a name", shapes.Guest, shapes.Me),
    Operation("get", "/api/me/account", "All about me: credentials, devices, settings", shapes.Account),
    Operation("get", "/api/me/export", "Everything that is kept about me", shapes.Exported),
    Operation("post", "/api/me/settings", "A member's language, and what to be told of", shapes.Account, shapes.SettingsOfMember),
    Operation("post", "/api/me/passkeys/options", "A challenge for a new passkey", shapes.NewPasskey, shapes.Empty),
    Operation("post", "/api/me/passkeys", "Add a passkey; a guest becomes a member", shapes.Account, shapes.MadePasskey),
    Operation("post", "/api/me/passkeys/{id}/remove", "Remove a passkey; not the last way in", shapes.Account, shapes.Empty),
    Operation("post", "/api/me/recovery", "A recovery code, which counts once it is kept", shapes.Code, shapes.Empty),
    Operation("post", "/api/me/recovery/keep", "Keep the code that was shown; the one before is void", shapes.Account, shapes.KeptCode),
    Operation("post", "/api/me/sign-in/options", "A challenge to sign in", shapes.SignInChallenge, shapes.Empty),
    Operation("post", "/api/me/sign-in", "Sign in with a passkey", shapes.Account, shapes.ShownPasskey),
    Operation("post", "/api/me/sign-in/code", "Sign in with the recovery code, once", shapes.Account, shapes.ShownCode),
    Operation("post", "/api/me/sign-out", "Sign this device out", shapes.Empty, shapes.Empty),
    Operation("post", "/api/me/sign-out/everywhere", "Sign all devices out", shapes.Empty, shapes.Empty),
    Operation("post", "/api/me/devices/{id}/remove", "Sign another device out", shapes.Account, shapes.Empty),
    Operation("post", "/api/me/delete", "Forget me: credentials, devices, names", shapes.Empty, shapes.Farewell),
    Operation("get", "/api/me/notices", "How a member is told of things when absent", shapes.Notices),
    Operation("post", "/api/me/notices", "What to be told of, and when not", shapes.Notices, shapes.WantedNotices),
    Operation("post", "/api/me/notices/push", "Tell this device, by its push service", shapes.Notices, shapes.Subscription),
    Operation("post", "/api/me/notices/push/remove", "Do not tell this device any more", shapes.Notices, shapes.Empty),
    Operation("post", "/api/me/notices/hook", "A member's own webhook", shapes.Notices, shapes.WantedHook),
    Operation("get", "/api/me/next", "The table that has waited longest for me", shapes.NextTable, more=(BUT,)),
    Operation("get", "/api/daily", "Today's deals, and how one fared; yesterday's with their secrets", Daily),
    Operation("post", "/api/daily", "Play today's deal of a game: a new table, or the one begun", shapes.Made, shapes.WantedDeal),
    Operation("get", "/api/people/{id}", "Somebody's ratings and record: a person's, or that of a bot as `bot:casual`", Profile),
    Operation("post", "/api/people/me", "Hide one's own from everybody else, or show it", shapes.Empty, shapes.Hide),
    Operation("get", "/api/ratings/{name}/{players}", "The best at a game with so many players", Board, more=(GAME, PLAYERS)),
    Operation("get", "/api/tables", "My tables, and open ones", shapes.Summaries),
    Operation("post", "/api/tables", "A new table", shapes.Made, shapes.NewTable, 201),
    Operation("get", "/api/tables/{id}", "One table", shapes.SummaryAndInvite, more=(TOKEN,)),
    Operation("post", "/api/tables/{id}/join", "Take a seat", shapes.Seated, shapes.Join),
    Operation("post", "/api/tables/{id}/leave", "Give up one's seat for good", shapes.Empty, shapes.Empty),
    Operation("post", "/api/tables/{id}/remove", "The host takes the table away", shapes.Empty, shapes.Empty),
    Operation("post", "/api/tables/{id}/rematch", "The same table once more", shapes.Made, shapes.Empty),
    Operation("post", "/api/tables/{id}/verify", "Check the deals of a finished game", shapes.Verified, shapes.Empty),
    Operation("get", "/api/tables/{id}/ratings", "Ratings of those at a table, and how the game moved them", TableRatings),
    Operation("get", "/api/tables/{id}/hook", "The table's webhook, for its host", shapes.TableHook),
    Operation("post", "/api/tables/{id}/hook", "The host, a member, sets a webhook for a table", shapes.TableHook, shapes.WantedHook),
    Operation("get", "/api/tables/{id}/since", "What one's own seat has seen after a version", Since, more=(SEAT, VERSION)),
    Operation("get", "/api/tables/{id}/log", "A finished game, as JSON lines", None, media=LINES),
    Operation("get", "/api/tables/{id}/steps", "A page of a finished game, step by step; with an ETag", Steps, more=(EYES, FIRST)),
    Operation(
        "get", "/api/tables/{id}/review", "What a seat's decisions in a finished game cost", Reviewed, more=(SEAT,), waiting=Progress
    ),
)


@cache  # it takes as long to make as a hundred requests
def description() -> Json:
    kinds = [kind for operation in OPERATIONS for kind in (operation.asked, operation.answer, operation.waiting) if kind] + [shapes.Problem]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    named = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: Json = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = described(operation, named)
    head = {"title": "Quartett", "version": "1", "description": "The tables over HTTP; docs/reference/wire.md has the sockets."}
    return {"openapi": "3.1.0", "info": head, "paths": paths, "components": {"schemas": components}}


def described(operation: Operation, named: Json) -> Json:
    content: Json = {operation.media: {"schema": named[repr(operation.answer)]} if operation.answer else {}}
    problem = {"application/json": {"schema": named[repr(shapes.Problem)]}}
    parameters = [*([ID] if "{id}" in operation.path else []), *operation.more, *([OWN] if operation.method == "post" else [])]
    found: Json = {
        "summary": operation.summary,
        "parameters": parameters,
        "responses": {
            str(operation.status): {"description": "done", "content": content},
            "4XX": {"description": "refused; nothing has changed", "content": problem},
        },
    }
    if operation.waiting:
        content = {"application/json": {"schema": named[repr(operation.waiting)]}}
        found["responses"]["202"] = {"description": "it is being worked out: ask again", "content": content}
    if operation.asked:
        found["requestBody"] = {"content": {"application/json": {"schema": named[repr(operation.asked)]}}}
    return found
