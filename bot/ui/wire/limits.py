"""Discord's limits, in one place; whatever is too long is shortened here, and said so in the log.

Sources: developers/components/reference, interactions/receiving-and-responding, resources/message.
"""

import logging

from bot.words import shorten

log = logging.getLogger(__name__)

COMPONENTS = 40  # of a message, nested ones and the container itself included
CUSTOM_ID = 100
LABEL = 80  # a button
SELECT_OPTIONS = 25
SELECT_HINT = 100  # the line below an option
PLACEHOLDER = 150
MODAL_TITLE = 45  # and the label of each field
MODAL_FIELDS = 5
MODAL_INPUT = 4000
TEXT = 4000  # over all text displays of a message
ALT_TEXT = 1024
CHOICES = 25  # an autocomplete's
CHOICE = 100  # characters of one of them
COMMAND_TEXT = 100  # what a command, or one of its options, is for
NONCE = 25
THREAD_NAME = 100

ACKNOWLEDGE_SECONDS = 2.0  # Discord gives 3
TOKEN_MINUTES = 14  # Discord gives 15

# Not Discord's but a small screen's.
ONE_LINE = 100  # characters of a text that is asked for; a longer one gets a field of several lines
ROW_ON_A_PHONE = 4  # buttons side by side
MOST_CONTROLS = 6  # things to press for one question, buttons and selects
PUBLIC_ROWS = 4  # of things that answer, in the table message; what is more stands in the panels
PANEL_ROWS = 10  # of one prompt in a panel


def fit(text: str, limit: int, what: str) -> str:
    """The text, shortened if it must be. A label that needs it is a fault of the words, so it is logged."""
    if len(text) <= limit:
        return text
    log.warning("The %s is %d characters long, %d are allowed: %r", what, len(text), limit, text[:60])
    return shorten(text, limit)
