"""What cannot be done, said in one sentence for people and one word for programs."""


class Refused(Exception):  # noqa: N818 - it reads as what happened
    """A request that cannot be carried out. Nothing has changed.

    One that many places share is a class of its own, not a constant: an exception that is raised again and again holds on to
    everything that was at hand each time.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
