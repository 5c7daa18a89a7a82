"""Days as the daily deal counts them: by the calendar of UTC, as texts such as 2026-11-18, which sort as they follow each other."""

from datetime import UTC, date, datetime, timedelta

from quartett.server.storage import sql


def today() -> str:
    return datetime.fromtimestamp(sql.now(), UTC).date().isoformat()


def after(day: str, days: int = 1) -> str:
    """So many days later; negative: before."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def end_of(day: str) -> str:
    """The moment the next day begins."""
    return f"{after(day)}T00:00:00+00:00"
