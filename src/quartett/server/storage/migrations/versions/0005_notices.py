"""Who is told that it is their turn: where a device takes pushes, webhooks, quiet hours."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("devices", sa.Column("endpoint", sa.String(1024)))
    op.add_column("devices", sa.Column("push_key", sa.LargeBinary))
    op.add_column("devices", sa.Column("push_secret", sa.LargeBinary))
    op.create_index("ix_devices_endpoint", "devices", ["endpoint"])
    op.add_column("members", sa.Column("zone", sa.String(64), nullable=False, server_default=""))
    op.add_column("members", sa.Column("quiet", sa.String(11), nullable=False, server_default=""))
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("member", sa.String(32), sa.ForeignKey("members.id"), nullable=False, index=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
        sa.Column("url", sa.String(1024), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("site", sa.String(256), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("hooks")
    op.drop_column("members", "quiet")
    op.drop_column("members", "zone")
    op.drop_index("ix_devices_endpoint", "devices")
    for column in ("push_secret", "push_key", "endpoint"):
        op.drop_column("devices", column)
