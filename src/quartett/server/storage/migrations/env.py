"""Alembic's way in: migrations run inside the transaction the store opened."""

from alembic import context

from quartett.server.storage.sql import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
