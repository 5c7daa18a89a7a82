"""The option `contracts`: which contracts a custom set has. Its code in the record is the set itself, bit i for contract i."""

from collections.abc import Mapping
from typing import Any

from quartett.engine import Option, Refused, Several
from quartett.games.berzerka.data import CONTRACTS, FULL, SHORT

NOTHING = "none"
SEVERAL = Several(
    items=tuple(str(i) for i in range(1, len(CONTRACTS) + 1)),
    words="contract",
    only=("contract_set", "custom"),
    by="length",
    number={"full": FULL, "short": SHORT},
)


class _EverySet(tuple[str, ...]):
    """All values: the one a form can offer, "none", and by its code every set of contracts."""

    __slots__ = ()

    def __getitem__(self, code: Any) -> Any:
        return ",".join(str(i) for i in range(1, len(CONTRACTS) + 1) if code >> i & 1) or NOTHING


class ContractChoice(Option):
    """A list of different contracts in any order, as numbers or as a text like "1,4,13"."""

    def __init__(self, name: str) -> None:
        super().__init__(name, _EverySet((NOTHING,)), NOTHING, several=SEVERAL)

    def code(self, value: object) -> int:
        code = 0
        for contract in [] if value == NOTHING else numbers(value):
            if not 1 <= contract <= len(CONTRACTS) or code >> contract & 1:
                code = 0
                break
            code |= 1 << contract
        if code or value == NOTHING:
            return code
        allowed = f"{NOTHING}, or a list of different numbers from 1 to {len(CONTRACTS)}"
        raise Refused("bad_option", f"{self.name} cannot be {value!r}; allowed: {allowed}")


def numbers(value: object) -> list[int]:
    """The whole numbers of a list or of a text with commas; none if it is anything else."""
    if isinstance(value, str):
        parts = [part.strip() for part in value.split(",")]
        return [int(part) for part in parts] if all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts) else []
    if isinstance(value, (list, tuple)) and all(type(part) is int for part in value):
        return list(value)
    return []


def refuse(players: int, options: Mapping[str, str]) -> str:
    """A list of contracts belongs to a custom set, and has as many as the game is long."""
    chosen = numbers(options["contracts"])
    if options["contract_set"] != "custom":
        return "contracts can only be given with contract_set=custom" if chosen else ""
    wanted = SEVERAL.number[options[SEVERAL.by]]
    if len(chosen) != wanted:
        return f"contract_set=custom needs contracts, a list of exactly {wanted} different numbers from 1 to {len(CONTRACTS)}"
    return ""
