"""What cannot be done, said in one sentence for people and one word for programs."""


class Refused(Exception):  # noqa: N818 - it reads as what happened
    """A request that cannot be carried out. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
