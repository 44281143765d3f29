"""The types of cards (R73 to R116), and of what they do to whoever draws them."""

from typing import Literal

from msgspec import Struct

from cogs.dead_throne.content.land_kinds import Feature, Terrain

Element = Literal["fire", "water", "earth", "air"]
ItemSlot = Literal[
    "weapon", "shield", "special", "helmet", "body", "gauntlets", "boots", "ring", "tool", "rucksack", "token"
]  # fmt: skip
Enchantment = Literal[
    "", "unbreakable", "fire", "venom", "mirror", "fourth-scroll", "grip", "swift", "warding", "tides", "luck", "cloak",
    "hunt", "study", "lantern", "crown",
]  # fmt: skip
EffectWord = Literal[
    "coin",  # `amount` gained
    "pay",  # `amount` lost, as much as there is
    "lose-coin",  # all of it
    "hurt",  # direct damage
    "heal",
    "heal-fully",
    "halve-health",  # current health, rounded down
    "back",  # a forced move back (R31)
    "move",  # a forced move, any way
    "teleport",  # `what` is inn, jetty, path or a step; then an interaction
    "remain",
    "lose-worn",  # the equipped item of the slot `what`; a rucksack with everything in it (R80)
    "lose-carried",  # random things of the inventory
    "lose-scrolls",  # random ones; 0: all
    "redraw-scrolls",  # replace all of them now
    "scrolls",  # extra ones drawn now
    "loot",  # so many Loot cards resolved
    "choose-loot",  # so many drawn, one kept
    "item",  # `what`
    "item-or-coin",  # `what`, or `amount` of coin where none is left
    "market-item",  # any of the Market's that costs no more
    "tax",  # taken from each other player
    "repair-all",
    "fight-next",  # the next enemy of this terrain's deck
    "fair",  # coin for each player in a town, one more for the finder (Harvest Fair)
    "fog",  # the next movement roll is one die
    "echo",  # one random scroll is shown each other
]
OPPOSED: dict[Element, Element] = {"fire": "water", "water": "fire", "earth": "air", "air": "earth"}


class Effect(Struct, frozen=True):
    """Something that happens to whoever drew, lost or won."""

    do: EffectWord
    amount: int = 0
    what: str = ""


class Combo(Struct, frozen=True):
    """R94: a weapon with this partner is a weapon and a defence of these values."""

    partner: str
    attack: int
    defence: int


class ItemKind(Struct, frozen=True):
    """R92. `buy` 0: no Market has it of its own; `sell` 0: nobody buys it; `owner`: nobody else has one."""

    key: str
    slot: ItemSlot
    attack: int = 0
    defence: int = 0
    armour: int = 0
    buy: int = 0
    sell: int = 0
    copies: int = 0  # in the Market
    enchantment: Enchantment = ""
    element: Element | None = None
    is_two_handed: bool = False  # no shield with it
    owner: str = ""
    combos: tuple[Combo, ...] = ()

    @property
    def is_armour(self) -> bool:
        return self.slot in {"helmet", "body", "gauntlets", "boots", "ring"}

    def combo_with(self, partner: str) -> Combo | None:
        return next((one for one in self.combos if one.partner == partner), None)


class EnemyKind(Struct, frozen=True):
    """R78. Where dice are given, a value is one die times that number, rolled anew for each attack (R75)."""

    key: str
    terrain: Terrain
    copies: int
    level: int
    attack: int = 0
    attack_dice: int = 0
    defence: int = 0
    defence_dice: int = 0
    element: Element | None = None
    is_human: bool = False
    lost: tuple[Effect, ...] = ()  # for who loses, besides coin for its level
    won: tuple[Effect, ...] = ()  # for who wins, besides coin for its level
    essence: int = 0  # what its essence sells for; 0: it offers none
    is_wide: bool = False  # in the wide print only


class ScrollKind(Struct, frozen=True):
    """R104. `modes` are the letters of Solo and Co-op where it is legal besides Competitive."""

    key: str
    school: Literal["war", "ward", "way"]
    modes: str = ""
    attack: int = 0  # of its attack part
    attack_dice: int = 0
    element: Element | None = None


class TrapLevel(Struct, frozen=True):
    """What a level does; `add` is the item that unlocks it, or `scroll` for any scroll."""

    do: Literal[
        "remain", "hurt", "steal-carried", "steal-coin", "break-shield", "owner-moves", "owner-teleports",
        "lose-roll", "lose-scrolls",
    ]  # fmt: skip
    amount: int = 0
    add: str = ""


class TrapKind(Struct, frozen=True):
    """R109. It springs on a feature, in a terrain, or on contact (R111)."""

    key: str
    levels: tuple[TrapLevel, ...]
    feature: Feature | None = None
    terrain: Terrain | None = None
    is_wide: bool = False

    @property
    def is_contact(self) -> bool:
        return self.feature is None and self.terrain is None
