"""What the pictures say, already in the reader's language. Short: a phone shows them small."""

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.state import Status


@dataclass(frozen=True, slots=True)
class Said:
    """A thing's name and what it does, in one line."""

    name: str
    effect: str


@dataclass(frozen=True, slots=True)
class MapWords:
    """All words on the map and on the panel's picture."""

    aim: str  # what the party is after now, or how it ended: "Find the Exit", "The Ring is out!"
    round: str  # "Round 3"
    hunts: str  # whom Morna Gul is after, and how likely he comes: "→ Duric 83 %"; empty where nobody knows
    acting: str  # on the plate of who acts: "To act"
    fight: str  # over the fight going on: "Fight, round 2"; empty where there is none
    ap: str  # "AP"
    seat: str  # stands for a name that cannot be shown, before its number: "Seat"
    choosing: str  # for an adventurer not yet chosen: "Choosing"
    worlds: Mapping[World, str]  # "The dungeon"
    status: Mapping[Status, str]  # "left": "Safe outside", "out": "Fallen"; "in" is not shown
    adventurers: Mapping[str, str]  # by key: "Tamara"
    kinds: Mapping[str, str]  # "Fighter"
    monsters: Mapping[str, str]
    items: Mapping[str, Said]  # by key; an enhanced one as it lies dormant
    awakened: Mapping[str, Said]  # enhanced items once awakened, by key
    skills: Mapping[str, Said]  # by the message that says what it does: "skill-lethal.does"
    upgrades: Mapping[str, str]  # by kind and side: "fighter-a"
    spaces: Mapping[str, str]  # by name: "hand-1": "Hand", "pack-4": "Backpack"
    worn: str  # over hands, armour and attire: "Worn"
    pack: str  # over the backpack: "Backpack"
    other_hand: str  # in the space a two-handed item covers: "Held with both hands"
    poisoned: str  # "Poisoned"
    kills: str  # "Kills"
    tokens: str  # "Skill tokens"
    seeds: str  # "Brood seeds"
    ring: str  # "The Ring of Creation"
    upgrade: str  # before what was, or can be, bought: "Upgrade"
