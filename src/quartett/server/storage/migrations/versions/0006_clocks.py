"""Clocks: how long the server has been there, and when the clock that runs at a table comes to its end."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("weekdays", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("flag", sa.BigInteger))
    op.add_column("tables", sa.Column("weekends", sa.Boolean))
    op.add_column("tables", sa.Column("hard", sa.Boolean))
    op.create_index("ix_tables_flag", "tables", ["flag"])


def downgrade() -> None:
    op.drop_index("ix_tables_flag", "tables")
    op.drop_column("tables", "hard")
    op.drop_column("tables", "weekends")
    op.drop_column("tables", "flag")
    op.drop_table("uptime")
