"""Quiet hours: from when to when somebody wants to hear nothing, where they are."""

import re
from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from quartett.engine import Refused

HOURS = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])-([01][0-9]|2[0-3]):([0-5][0-9])")


def need_zone(name: str) -> str:
    if name and find_zone(name) is None:
        raise Refused("bad_request", "there is no such time zone")
    return name


def find_zone(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def need_hours(hours: str) -> str:
    if hours and not HOURS.fullmatch(hours):
        raise Refused("bad_request", "quiet hours are written like 22:00-07:00")
    return hours


def until(hours: str, zone: str, now: float) -> float | None:
    """When the quiet ends, if it is quiet now."""
    found = HOURS.fullmatch(hours)
    if not found:
        return None
    here = datetime.fromtimestamp(now, find_zone(zone) or UTC)
    start, end = time(int(found[1]), int(found[2])), time(int(found[3]), int(found[4]))
    clock = here.time().replace(microsecond=0)
    late = start > end and clock >= start  # it ends tomorrow
    if not (late or (clock < end and (start > end or clock >= start))):
        return None
    day = here.date() + timedelta(days=1) if late else here.date()
    return datetime.combine(day, end, here.tzinfo).timestamp()
