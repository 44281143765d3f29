"""The clocks of a bot in a hurry."""

from datetime import timedelta

LIVE = timedelta(seconds=1.5)  # for a decision
GRACE = timedelta(seconds=0.7)
CALM_GRACE = timedelta(seconds=6)  # in a calm life, in which the messages are looked at while nothing moves
SLOW_COMMIT_S = 0.25  # how long the disk takes in a slow life
RECONCILED_S = 0.3  # from one message that the bot compares with its match to the next
PATIENCE_S = 0.4  # for which a click waits for its board: on a busy machine, too, many are to be answered with it
