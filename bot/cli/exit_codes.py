"""How `run` ends, for whoever starts it again: docs and units of hosting name these numbers."""

FAILED = 1  # the next start may go better
# sysexits' EX_CONFIG: every further start would fail alike until somebody has acted, and starting over and over uses up
# the sessions that Discord gives a bot in a day. A supervisor shall not start it again by itself.
NEEDS_SOMEBODY = 78
