"""Tables, their entries and seats, guests, keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False, index=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("request", sa.String(64)),
    )
    op.create_index("entries_request", "entries", ["table_id", "guest", "request"], unique=True)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), index=True),
    )
    op.create_table("guests", sa.Column("id", sa.String(32), primary_key=True), sa.Column("name", sa.String(64), nullable=False))
    op.create_table("keys", sa.Column("name", sa.String(32), primary_key=True), sa.Column("value", sa.LargeBinary, nullable=False))


def downgrade() -> None:
    for table in ("keys", "guests", "seats", "entries", "tables"):
        op.drop_table(table)
