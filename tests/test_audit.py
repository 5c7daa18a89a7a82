"""`make audit` says what is weak, and never takes silence for good news."""

from tests.audit import Report, read_npm, read_pip, tell

WEAK = '{"dependencies":[{"name":"a","version":"1","vulns":[{"id":"PYSEC-1","fix_versions":["2"]}]},{"name":"b","version":"1","vulns":[]}]}'
UNKNOWN = '{"dependencies":[{"name":"a","skip_reason":"not found"},{"name":"b","version":"1","vulns":[]}]}'
GOOD = '{"dependencies":[{"name":"b","version":"1","vulns":[]},{"name":"quartett","skip_reason":"editable"}]}'


def test_weaknesses_of_python_packages() -> None:
    assert read_pip(WEAK) == Report(["a 1: PYSEC-1, mended in 2"])
    assert read_pip(UNKNOWN) == Report([], "1 of 2 packages, such as: not found")
    assert read_pip("", "trying\nno network") == Report([], "no network")
    assert tell("pip", read_pip(GOOD))
    assert not any(tell("pip", read_pip(told)) for told in (WEAK, UNKNOWN, ""))


def test_weaknesses_of_npm_packages() -> None:
    assert read_npm('{"vulnerabilities":{"vite":{"severity":"high"}}}') == Report(["vite: high"])
    assert read_npm('{"message":"405"}') == Report([], "405")
    assert read_npm("", "") == Report([], "the program said nothing")
    assert tell("npm", read_npm('{"vulnerabilities":{}}'))
    assert not any(tell("npm", read_npm(told)) for told in ('{"vulnerabilities":{"vite":{"severity":"high"}}}', "{}", ""))
