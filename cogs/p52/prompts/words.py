"""P1 to P14: what is asked. Keys of options are stable, and what a time-out answers is said by each question."""

# P1: a pregenerated character, one's own, or a new one; the default is a pregen nobody has.
CHARACTER = "character"
POINTS = "points"  # a form: core abilities, within the points flipped (R6)
EXTRA = "extra"  # one more ability whose prerequisites are met
START = "start"  # R9: one of several starting items

LAY = "lay"  # P2: a template, mirrored or not, or a text grid
GRID = "grid"

TURN = "turn"  # P4: a deed, ready-made; the default is to do nothing
WALK = "walk"  # P5: something was turned up on the way: go on, or stop
FLY = "fly"  # where a flight goes, and where on
STOOP = "stoop"  # P5: something lies where a walk or a deed has ended
DEFEND = "defend"  # P7
DEFEND_FRIEND = "defend-friend"  # the same against a friend's Meteor Strike
MARCH = "march"  # everybody follows the leader (9.8)
COUNTER = "counter"  # P8
HELD = "held"  # P9: an offer to act now; nobody waits for it
CONSENT = "consent"  # P10
FIND = "find"  # P11: take or leave
PART = "part"  # P11: where new armour is worn
FLEE = "flee"  # P12
DOOR = "door"  # P13
GROW = "grow"  # P14: one of several ways to spread the points of a level
RISE = "rise"  # P14: a form of points
LEARN = "learn"  # P14: a new ability on odd levels
PRACTISE = "practise"  # P14: raise abilities by experience
TRAIN = "train"  # a Training Manual, Magic Tome, Weapon Tuner or Gizmo: which ability
GIFT = "gift"  # what the adventure gives (5.9)
FATE = "fate"  # R131: raised or retired
TAP = "tap"  # Double Tap: the second blow
