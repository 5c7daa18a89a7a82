"""Where tables are kept: one truth, the log, in SQLite or PostgreSQL."""
