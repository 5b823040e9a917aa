"""What the page is told of invitations."""

from msgspec import Struct


class TableCode(Struct):
    """Eight letters that can be said aloud: `badokilu`. None where nobody can come any more."""

    code: str | None


class Reach(Struct):
    """Whether the address that the page was asked at leads here from this machine alone, and which others do not."""

    only_here: bool
    addresses: list[str]
