"""Discord's limits, in one place; whatever is too long is shortened here, and said so in the log.

Sources: developers/components/reference, interactions/receiving-and-responding, resources/message.
"""

import logging

from bot.words import shorten

log = logging.getLogger(__name__)

CUSTOM_ID = 100
LABEL = 80  # a button
SELECT_OPTIONS = 25
SELECT_LABEL = 100
PLACEHOLDER = 150
MODAL_TITLE = 45
MODAL_INPUT = 4000
ROW_BUTTONS = 5
TEXT = 4000  # over all text displays of a message
ALT_TEXT = 1024
CHOICES = 25  # an autocomplete's
NONCE = 25
THREAD_NAME = 100

ACKNOWLEDGE_SECONDS = 2.0  # Discord gives 3
TOKEN_MINUTES = 14  # Discord gives 15
FRESH_MINUTES = 50  # edits of a message older than an hour are rationed (error 30046)


def fit(text: str, limit: int, what: str) -> str:
    """The text, shortened if it must be. A label that needs it is a fault of the words, so it is logged."""
    if len(text) <= limit:
        return text
    log.warning("The %s is %d characters long, %d are allowed: %r", what, len(text), limit, text[:60])
    return shorten(text, limit)
