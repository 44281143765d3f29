"""What a picture is in its message: its component's id, the same in each version, so that a client can pair them.

Source: developers/components/reference, anatomy of a component.
"""

STRIP = 11  # what has just happened
BOARD = 12
DESK = 13  # the one picture of a panel
PREVIEW = 21  # and up: what there is to choose
