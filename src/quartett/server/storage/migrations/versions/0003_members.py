"""Members: their passkeys, devices and recovery codes; at which tables somebody has ever sat; ids that no cookie opens any more."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("shape", sa.String(256), nullable=False, unique=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("notify", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("member", sa.String(32), sa.ForeignKey("members.id"), nullable=False, index=True),
        sa.Column("credential", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("member", sa.String(32), sa.ForeignKey("members.id"), nullable=False, index=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("code", sa.String(64)),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("member", sa.String(32), sa.ForeignKey("members.id"), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table("retired", sa.Column("hash", sa.String(64), primary_key=True))
    sittings = op.create_table(
        "sittings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, index=True),
    )
    fill(sittings)


def fill(sittings: sa.Table) -> None:
    """Who sat where so far: also those who have left since, of whom only the log tells."""
    connection = op.get_bind()
    found = {tuple(row) for row in connection.execute(sa.text("SELECT guest, table_id FROM seats WHERE guest IS NOT NULL"))}
    for table, body in connection.execute(sa.text("SELECT table_id, body FROM entries")).yield_per(1_000):
        if b'"guest"' in bytes(body):
            try:
                line = msgspec.json.decode(bytes(body))
            except (msgspec.DecodeError, UnicodeError):
                continue  # nobody can play this table on either
            if isinstance(line, dict) and isinstance(line.get("guest"), str) and len(line["guest"]) <= 32:
                found.add((line["guest"], table))
    if found:
        connection.execute(sa.insert(sittings), [{"guest": guest, "table_id": table} for guest, table in sorted(found)])


def downgrade() -> None:
    for table in ("sittings", "retired", "recovery_codes", "devices", "passkeys", "members"):
        op.drop_table(table)
