"""Results, ratings, and who shows nobody theirs. Games that are over get a number in the order in which they were last touched."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("finished", sa.Integer))
    op.add_column("tables", sa.Column("ended", sa.Float))
    number_finished()
    op.create_index("tables_listing", "tables", ["listed", "begun", "updated"])
    op.create_index("ix_tables_finished", "tables", ["finished"], unique=True)
    op.add_column("guests", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("why_not", sa.String(16), nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("undone", sa.Integer, nullable=False),
        sa.Column("given", sa.Integer, nullable=False),
        sa.Column("lesson", sa.Boolean, nullable=False),
        sa.Column("daily", sa.String(10), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("mean_before", sa.Float),
        sa.Column("mean", sa.Float),
        sa.Column("spread", sa.Float),
    )
    op.create_index("results_player", "results", ["player", "number"])
    op.create_index("results_rated", "results", ["player", "rated", "number"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("provisional", sa.Boolean, nullable=False),
    )
    op.create_index("ratings_board", "ratings", ["game", "players", "provisional", "mean"])
    op.create_index("ratings_player", "ratings", ["player"])


def number_finished() -> None:
    tables = sa.table("tables", sa.column("id"), sa.column("over"), sa.column("updated"), sa.column("finished"), sa.column("ended"))
    connection = op.get_bind()
    over = connection.execute(sa.select(tables.c.id, tables.c.updated).where(tables.c.over).order_by(tables.c.updated, tables.c.id)).all()
    if over:
        change = (
            sa.update(tables).where(tables.c.id == sa.bindparam("key")).values(finished=sa.bindparam("number"), ended=sa.bindparam("at"))
        )
        connection.execute(change, [{"key": row.id, "number": number, "at": row.updated} for number, row in enumerate(over, 1)])


def downgrade() -> None:
    for table in ("ratings", "results"):
        op.drop_table(table)
    op.drop_column("guests", "hidden")
    op.drop_index("ix_tables_finished", "tables")
    op.drop_index("tables_listing", "tables")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "finished")
