"""A live table: its log and what it adds up to, who owns it, what each pair of eyes sees of it."""
