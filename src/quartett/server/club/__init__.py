"""People who stay: members, their passkeys, their devices."""
