def view(s, seat):
    return {}
