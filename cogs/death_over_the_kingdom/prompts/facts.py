"""What options and questions are about, so that they can be named in words."""

from bot.engine import Term


def card(code: str) -> Term:
    return Term("card", (code,))
