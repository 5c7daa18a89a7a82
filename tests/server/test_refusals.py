"""Whatever is sent: a documented refusal, never a 5xx, and afterwards everything is as it was."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quartett.server.settings import Settings
from quartett.server.storage import sql
from tests.server.people import House, Person, house, wait_for
from tests.server.raw import Answer, ask, line, receive, request

DEEP = b"[" * 8_000 + b"]" * 8_000
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec_WebSocket_Version": "13",
    "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
NAME = b'{"name":"Anna"}'

BODIES: dict[str, bytes] = {
    "nothing at all": b"",
    "no JSON": b"name=Anna",
    "broken UTF-8": b'{"name":"\xff\xfe"}',
    "half a pair": b'{"name":"\\ud800"}',
    "nested deeply": DEEP,
    "nested deeply inside": b'{"name":' + DEEP[:7_000] + b"}",
    "a huge number": b'{"name":' + b"9" * 5_000 + b"}",
    "a number without end": b'{"name":1e999999}',
    "not a number": b'{"name":NaN}',
    "infinity": b'{"name":-Infinity}',
    "a list": b"[]",
    "null": b"null",
    "null bytes": b"\x00" * 100,
    "a mark before it": b"\xef\xbb\xbf" + NAME,
    "UTF-16": '{"name":"Anna"}'.encode("utf-16"),
    "a tail": NAME + b"{}",
    "too much": b'{"name":"' + b"x" * 100_000 + b'"}',
}
TABLES: dict[str, bytes] = {
    "a game of half a pair": b'{"game":"\\ud800"}',
    "a game of null bytes": b'{"game":"\\u0000"}',
    "a game up the path": b'{"game":"../../etc"}',
    "too many players": b'{"game":"race","players":99999999999999999999999}',
    "players of no number": b'{"game":"race","players":1.5}',
    "an option of half a pair": b'{"game":"race","options":{"\\ud800":"\\udfff"}}',
    "an option that is huge": b'{"game":"race","options":{"win_bet":' + b"9" * 400 + b"}}",
    "a bot of half a pair": b'{"game":"race","players":2,"seats":[{"kind":"me"},{"kind":"bot","bot":"\\ud800"}]}',
    "a name of half a pair": b'{"game":"race","players":2,"seats":[{"kind":"me"},{"kind":"same","name":"\\ud800"}]}',
    "a beginning of null bytes": b'{"game":"race","from":{"table":"\\u0000","step":0}}',
    "a beginning of half a pair": b'{"game":"race","from":{"table":"\\ud800","step":0}}',
}
JOINS: dict[str, bytes] = {
    "a token of half a pair": b'{"token":"\\ud800"}',
    "a token of null bytes": b'{"token":"\\u0000"}',
    "a seat out of range": b'{"seat":64}',
}
HEADS: dict[str, dict[str, str | bytes]] = {
    "a rubbish cookie": {"Cookie": "quartett=\xff\xfe.\x80; =; ;;; quartett"},
    "a long cookie": {"Cookie": "quartett=" + "x" * 10_000},
    "a forged cookie": {"Cookie": "quartett=" + "0" * 24 + "." + "0" * 64},
    "another type": {"Content_Type": "multipart/form-data; boundary="},
    "no type": {"Content_Type": "\xff"},
    "a broken host": {"Host": "[broken"},
    "a strange host": {"Host": "a@b:c?d#e"},
    "a broken origin": {"Origin": "http://[broken"},
    "an origin with a port of letters": {"Origin": "http://127.0.0.1:x"},
    "a forwarded nonsense": {"X_Forwarded_For": "\xff, ,,,", "X_Forwarded_Proto": "gopher"},
    "a range": {"Range": "bytes=9999999999-1,-,0-"},
    "an old date": {"If_Modified_Since": "yesterday", "If_None_Match": "*" * 1000},
    "an expectation": {"Expect": "200-maybe"},
    "an encoding": {"Accept_Encoding": "\xff;q=x", "Content_Encoding": "gzip"},
    "another upgrade": {"Connection": "Upgrade", "Upgrade": "h2c", "HTTP2_Settings": "x"},
    "100 kB of a header": {"X_Long": "x" * 100_000},
    "many headers": {f"X_{number}": "x" for number in range(500)},
    "a header of null": {"X_Null": b"\x00"},
    "two lengths": {"Content_Length": "5, 6"},
    "a length of letters": {"Content_Length": "x"},
    "a length below zero": {"Content_Length": "-1"},
    "a huge length": {"Content_Length": "9" * 30},
    "an unknown transfer": {"Transfer_Encoding": "gzip, rot13"},
}
PATHS: dict[str, str | bytes] = {
    "null": "/api/tables/%00",
    "bytes of no text": "/api/tables/%ff%fe",
    "bytes of no text as a game": "/api/games/%ff/texts/%fe",
    "half an escape": "/api/tables/%",
    "up": "/api/tables/../../../etc/passwd",
    "up, escaped": "/api/%2e%2e/%2e%2e/etc/passwd",
    "up from the files": "/assets/%2e%2e/%2e%2e/pyproject.toml",
    "null among the files": "/assets/%00",
    "null among the pages": "/%00",
    "no text among the pages": "/%ff%fe",
    "a long name": "/" + "x" * 5_000,
    "a long name among the files": "/assets/" + "x" * 5_000,
    "a path of 100 kB": "/" + "x" * 100_000,
    "a query of 100 kB": "/api/tables?" + "x" * 100_000,
    "a query of 10 kB": "/api/tables/x?token=" + "x" * 10_000,
    "a query of no text": "/api/tables/x?token=%ff%fe",
    "many questions": "/api/tables?" + "a=b&" * 2_000,
    "two slashes": "//api//tables",
    "only slashes": "//////",
    "another site": "http://evil.example/api/me",
    "no slash": "api/me",
    "a star": "*",
    "bytes": b"/\xff\xfe",
}
METHODS = ("HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "get", "NONSENSE", "X" * 300)
HANDSHAKES: dict[str, dict[str, str | bytes]] = {
    "no key": {"Sec_WebSocket_Key": "-"},
    "a short key": {"Sec_WebSocket_Key": "eA=="},
    "a key of no text": {"Sec_WebSocket_Key": "\xff\xfe"},
    "no version": {"Sec_WebSocket_Version": "-"},
    "another version": {"Sec_WebSocket_Version": "99"},
    "a rubbish extension": {"Sec_WebSocket_Extensions": ";;;=\xff"},
    "a rubbish protocol": {"Sec_WebSocket_Protocol": ",,\xff,"},
    "a long header": {"X_Long": "x" * 9_000},
    "many headers": {f"X_{number}": "x" for number in range(200)},
    "two origins": {"Origin": "http://a, http://b"},
    "no origin": {"Origin": "-"},
    "a body": {"Content_Length": "4"},
}


@pytest.fixture
def database() -> str:
    return ""  # the edge is the same on every database


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    """With pages, if only a few."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Quartett</title>")
    with house(tmp_path, web=pages) as running:
        yield running


@pytest.fixture
def table(anna: Person) -> str:
    return str(anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}])["id"])


def requests(server: House, anna: Person, table: str) -> dict[str, bytes]:
    """Everything above, as bytes."""
    found = {f"me: {what}": request(server, "POST", "/api/me", body, anna) for what, body in BODIES.items()}
    found |= {f"tables: {what}": request(server, "POST", "/api/tables", body, anna) for what, body in TABLES.items()}
    found |= {f"join: {what}": request(server, "POST", f"/api/tables/{table}/join", body, anna) for what, body in JOINS.items()}
    for what, headers in HEADS.items():
        found[f"a head with {what}"] = request(server, "GET", "/api/me", b"", anna, **headers)
        found[f"a page with {what}"] = request(server, "GET", "/", b"", anna, Accept="text/html", **headers)
        found[f"a change with {what}"] = request(
            server, "POST", f"/api/tables/{table}/verify", b"", anna, **{"Content_Length": "0", **headers}
        )
    for what, path in PATHS.items():
        found[f"a path of {what}"] = request(server, "GET", path, b"", anna)
        found[f"a visit to {what}"] = request(server, "GET", path, b"", anna, Accept="text/html")
        found[f"a change at {what}"] = request(server, "POST", path, b"{}", anna)
        found[f"a socket at {what}"] = request(server, "GET", path, b"", anna, **UPGRADE)
    for method in METHODS:
        for path in ("/", "/health", "/api/me", "/api/unknown", f"/api/tables/{table}/socket", "/assets/unknown.js", "/table/x"):
            found[f"{method[:9]} {path}"] = request(server, method, path, b"", anna)
    for what, headers in HANDSHAKES.items():
        found[f"a handshake with {what}"] = request(server, "GET", f"/api/tables/{table}/socket", b"", anna, **{**UPGRADE, **headers})
    found["a handshake by POST"] = request(server, "POST", f"/api/tables/{table}/socket", b"", anna, **UPGRADE)
    old = request(server, "GET", f"/api/tables/{table}/socket", b"", anna, **UPGRADE)
    found["a handshake of HTTP/1.0"] = old.replace(b"HTTP/1.1", b"HTTP/1.0")
    found["HTTP/1.0 without a host"] = b"GET /api/me HTTP/1.0\r\n\r\n"
    found["HTTP/9.9"] = b"GET / HTTP/9.9\r\nHost: x\r\n\r\n"
    found["HTTP/2"] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
    found["TLS"] = bytes.fromhex("16030100a5010000a10303") + b"\x00" * 200
    found["two hosts"] = b"GET /api/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"
    found["a folded header"] = b"GET /api/me HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n"
    found["a header without a name"] = b"GET /api/me HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n"
    found["rubbish"] = b"\x00\xff" * 500 + b"\r\n\r\n"
    chunked = request(server, "POST", "/api/me", b"", anna, Transfer_Encoding="chunked")
    found["a chunk of no length"] = chunked + b"x\r\n"
    found["a chunk below zero"] = chunked + b"-5\r\nhello\r\n"
    found["a huge chunk"] = chunked + b"f" * 30 + b"\r\n"
    found["chunks too many"] = chunked + b"1\r\nx\r\n" * 30_000 + b"0\r\n\r\n"
    found["both lengths"] = request(server, "POST", "/api/me", NAME, anna, Transfer_Encoding="chunked") + b"\r\n"
    return found


def documented(answer: Answer, asked: bytes) -> bool:
    """In the one shape of errors; answers to HEAD have no body, and pages are for people."""
    if answer.headers.get("content-type", "").startswith("text/html"):
        return b"text/html" in asked and not asked.partition(b" ")[2].startswith(b"/api/")
    if asked.startswith(b"HEAD ") or answer.status == 416:
        return answer.body == b""
    return answer.headers["content-type"] == "application/json" and set(answer.json) == {"error", "message"}


def all_of(server: House, anna: Person) -> Any:
    with sqlite3.connect(server.settings.data / "tables.sqlite") as kept:
        rows = [kept.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in ("tables", "entries", "seats", "guests")]
    kept.close()
    return rows, anna.get("/api/tables"), anna.get("/api/me")


def test_whatever_is_sent_is_refused_as_documented(server: House, anna: Person, table: str) -> None:
    before = all_of(server, anna)
    wrong = {}
    for what, data in requests(server, anna, table).items():
        answer = ask(server, data)
        fine = answer.status < 400 or (answer.status < 500 and documented(answer, data))
        if not fine or answer.status == 0:
            wrong[what] = answer
    assert not wrong, "\n".join(f"{what}: {answer}" for what, answer in wrong.items())
    assert anna.get("/health")["ok"]
    assert all_of(server, anna) == before


def test_a_request_that_lies_about_its_length_is_not_carried_out(server: House, anna: Person) -> None:
    asked = request(server, "POST", "/api/me", NAME.replace(b"Anna", b"Eve!"), anna, Content_Length="2000")
    with line(server) as connection:
        connection.sendall(asked)
    for lie in ("0", "5"):  # the rest would be another request
        answer = ask(server, request(server, "POST", "/api/me", NAME.replace(b"Anna", b"Eve!"), anna, Content_Length=lie))
        assert answer.status == 400
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.get("/health")["ok"]


def test_unknown_addresses_of_the_interface_are_told_to_programs_in_their_way(server: House, anna: Person) -> None:
    for method in ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
        for path in ("/api/unknown", "/api/tables/x/unknown", "/api/"):
            answer = anna.http.request(method, path, headers={"Accept": "text/html"})
            assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
    answer = anna.http.delete("/api/me")
    assert (answer.status_code, answer.json()["error"]) == (405, "bad_method")
    assert "GET" in answer.headers["allow"]


def test_a_locked_database_is_said_as_documented(server: House, anna: Person, table: str) -> None:
    """Another program holds SQLite's lock: what has to be written waits, and is refused in time."""
    bela = Person(server.url, "Bela")
    invite = anna.get(f"/api/tables/{table}")["invite"]
    with sqlite3.connect(Settings(server.settings.data).url.removeprefix("sqlite:///"), isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        answers = [
            anna.http.post("/api/me", json={"name": "Eve"}),
            anna.http.post("/api/tables", json={"game": "race"}),
            bela.http.post(f"/api/tables/{table}/join", json={"token": invite}),
            anna.http.get("/api/tables"),
            anna.http.get(f"/api/tables/{table}"),
            anna.http.get("/api/me"),
        ]
        other.execute("ROLLBACK")
    other.close()
    for answer in answers:
        if answer.status_code != 200:
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
    assert [answer.status_code for answer in answers[:3]] == [503] * 3
    assert anna.get("/api/me")["name"] == "Anna"
    assert bela.post(f"/api/tables/{table}/join", {"token": invite})["seat"] == 1


def test_a_pipelined_request_is_answered_after_the_one_before_it(server: House, anna: Person) -> None:
    with line(server) as connection:
        connection.sendall(request(server, "GET", "/api/me", b"", anna) + request(server, "GET", "/health"))
        assert receive(connection).json["name"] == "Anna"


def test_a_failure_of_ours_is_said_as_documented_and_noted(
    server: House, anna: Person, monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    def bug(*_: object) -> str:
        raise RuntimeError("a secret of ours")

    monkeypatch.setattr(sql, "guest_name", bug)
    answer = anna.http.get("/api/me")
    assert (answer.status_code, answer.json()) == (500, {"error": "internal", "message": "this did not work"})
    assert answer.headers["x-content-type-options"] == "nosniff"
    noted = capfd.readouterr().err
    assert "request_failed" in noted
    assert "a secret of ours" not in noted


def test_who_goes_in_the_middle_of_a_request_or_is_refused_a_socket_is_no_failure_of_ours(server: House, anna: Person, capfd: Any) -> None:
    with line(server) as connection:
        connection.sendall(request(server, "POST", "/api/me", b"{", anna, Content_Length="99"))
    assert ask(server, request(server, "GET", "/api/tables/unknown/socket", b"", anna, **UPGRADE)).status == 404
    wait_for(lambda: not server.server.server_state.tasks)
    noted = capfd.readouterr().err
    assert '"level":"error"' not in noted
    assert '"status":5' not in noted
