"""Recovery codes, to be printed: 25 signs without those that are easily mistaken."""

import secrets
import unicodedata

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
LENGTH, GROUP = 25, 5  # 125 bits: nobody guesses one


def new_code() -> str:
    signs = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return "-".join(signs[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def plain(typed: str) -> str:
    """A code as it is compared, however it was typed."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", typed).upper() if sign in SIGNS)
