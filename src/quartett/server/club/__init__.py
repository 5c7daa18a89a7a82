"""The club: what stays of games when they are over. Results, ratings, people's records."""
