"""Known weaknesses of what we build on, as PyPI and npm know them: `make audit`. What could not be asked is said, and is no success."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec

OURS = "quartett"
WEB = Path(__file__).resolve().parent.parent / "web"


@dataclass
class Report:
    weaknesses: list[str]
    unasked: str = ""  # what could not be asked, and why


class Weakness(msgspec.Struct):
    id: str
    fix_versions: list[str] = []


class Package(msgspec.Struct):
    name: str
    version: str = ""
    vulns: list[Weakness] = []
    skip_reason: str = ""


class PipReport(msgspec.Struct):
    dependencies: list[Package]


class NpmPackage(msgspec.Struct):
    severity: str


class NpmReport(msgspec.Struct):
    vulnerabilities: dict[str, NpmPackage] | None = None
    message: str = "npm told nothing that can be read"


def run(command: list[str], where: Path | None = None) -> tuple[str, str]:
    try:
        done = subprocess.run(command, cwd=where, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return "", f"{command[0]} is not installed"
    return done.stdout, done.stderr


def read_pip(told: str, problem: str = "") -> Report:
    try:
        packages = msgspec.json.decode(told, type=PipReport).dependencies
    except msgspec.DecodeError:
        return Report([], last_line(problem))
    weak = [(package, weakness) for package in packages for weakness in package.vulns]
    left = [package for package in packages if package.skip_reason and package.name != OURS]
    return Report(
        [f"{p.name} {p.version}: {w.id}, mended in {', '.join(w.fix_versions) or 'no version'}" for p, w in weak],
        f"{len(left)} of {len(packages)} packages, such as: {left[0].skip_reason}" if left else "",
    )


def read_npm(told: str, problem: str = "") -> Report:
    try:
        report = msgspec.json.decode(told, type=NpmReport)
    except msgspec.DecodeError:
        return Report([], last_line(problem))
    if report.vulnerabilities is None:
        return Report([], report.message)
    return Report([f"{name}: {package.severity}" for name, package in sorted(report.vulnerabilities.items())])


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["the program said nothing"])[-1]


def tell(name: str, report: Report) -> bool:
    """Say what was found; is all well?"""
    if report.weaknesses:
        print(f"{name}: {len(report.weaknesses)} known weaknesses", *report.weaknesses, sep="\n  ")
    if report.unasked:
        print(f"{name}: not asked, so nothing is known of it: {report.unasked[:300]}")
    if report == Report([]):
        print(f"{name}: no known weaknesses")
    return report == Report([])


def main() -> int:
    pip = read_pip(*run([sys.executable, "-m", "pip_audit", "--skip-editable", "--progress-spinner", "off", "--format", "json"]))
    npm = read_npm(*run(["npm", "audit", "--json"], WEB))
    well = [tell("Python packages (pip-audit)", pip), tell("npm packages (npm audit)", npm)]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
