"""What keeps the process going: threads for bots, compiling, health, garbage, the journal."""
