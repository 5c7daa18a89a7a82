"""Who is signed in where, in memory: every request asks. One server works on a database, so what it keeps here is the truth."""

import hashlib
from dataclasses import dataclass, field


@dataclass
class Device:
    """A browser a member is signed in with."""

    id: str
    member: str
    seen: float
    code: str | None = None  # the hash of the recovery code it came in by, until it has come back with its cookie


@dataclass
class Register:
    members: set[str] = field(default_factory=set)
    retired: set[str] = field(default_factory=set)  # hashes of ids that no cookie opens any more
    devices: dict[str, Device] = field(default_factory=dict)  # by the hash of the cookie's secret
    hashes: dict[str, str] = field(default_factory=dict)  # of each device

    def add(self, hashed: str, device: Device) -> None:
        self.devices[hashed], self.hashes[device.id] = device, hashed

    def remove(self, ids: list[str]) -> None:
        for each in ids:
            if hashed := self.hashes.pop(each, None):
                self.devices.pop(hashed, None)

    def find(self, secret: str) -> Device | None:
        return self.devices.get(hashlib.sha256(secret.encode()).hexdigest())

    def is_guest(self, guest: str) -> bool:
        """May a guest's cookie open this id? Not a member's: it could never be taken back. Nor that of somebody who is gone."""
        return guest not in self.members and hashlib.sha256(guest.encode()).hexdigest() not in self.retired

    def forget(self, person: str, hashed: str) -> list[str]:
        """Of somebody who is gone; the ids of the devices."""
        self.retired.add(hashed)
        self.members.discard(person)
        gone = [device.id for device in self.devices.values() if device.member == person]
        self.remove(gone)
        return gone
