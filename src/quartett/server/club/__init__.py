"""The club: what stays of people and of games. Members and their devices; results, ratings, records."""
