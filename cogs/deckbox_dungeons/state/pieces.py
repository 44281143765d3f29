"""What stands on the map and lies beside it: heroes, enemies, tiles, items."""

from msgspec import Struct, field

from cogs.deckbox_dungeons.content.kinds import AbilityKind, Colour, EnemyKind, EquipmentKind, HeroKind, Icon, ItemKind
from cogs.deckbox_dungeons.content.tables import ABILITIES, ENEMIES, EQUIPMENT, HEROES, ITEMS
from cogs.deckbox_dungeons.state.spots import Cell, Spot


class Item(Struct, frozen=True):
    """One item card; `id` is its own for the whole match."""

    id: int
    key: str

    @property
    def kind(self) -> ItemKind:
        return ITEMS[self.key]


class Hero(Struct):
    """A hero: three cards, three counters (R4), and what lasts a while. Its seat plays it."""

    seat: int
    key: str = ""  # of the three cards; empty until they are chosen
    equipment: str = ""
    ability: str = ""
    is_ready: bool = False  # the three cards are settled
    at: Spot = (0, 0)
    health: int = 0
    energy: int = 0
    treasure: int = 0
    items: list[Item] = field(default_factory=list)
    actions: int = 0
    move_left: int = 0  # of a Move under way (R101)
    has_acted: bool = False  # activated this round
    is_downed: bool = False
    is_gone: bool = False  # it went home with its player: only in matches that began before R99 let it stay
    is_led: bool = False  # its player has left the match, and an automaton leads it (R99)
    has_cleaved: bool = False  # this activation (R84)
    is_roped: bool = False  # this activation (I16)
    is_singing: bool = False  # Battle Hymn, until Refresh
    is_smoking: bool = False  # has thrown a Smoke Pot, until Refresh
    smoke: list[Spot] = field(default_factory=list)  # where: it stays there, whatever becomes of the hero (R104)
    has_used_cap: bool = False  # Steel Cap, this round
    forged: int = 0  # on Equipment attacks until the end of the quest (Q4i)
    kills: int = 0
    downs: int = 0
    gained: int = 0  # Treasure in the whole quest
    best_roll: int = 0  # the most hits of one attack

    @property
    def is_up(self) -> bool:
        """Living: neither downed nor gone (R53)."""
        return not (self.is_downed or self.is_gone)

    @property
    def kind(self) -> HeroKind:
        return HEROES[self.key]

    @property
    def gear(self) -> EquipmentKind:
        return EQUIPMENT[self.equipment]

    @property
    def power(self) -> AbilityKind:
        return ABILITIES[self.ability]


class Enemy(Struct):
    """An enemy die on the map: its colour and icon say which card it is, its number is its health."""

    id: int  # by the order of spawning; shown as #3
    key: str
    colour: Colour
    icon: Icon
    health: int
    at: Spot
    stacked: int = 0  # health of a second die under this one (R43)
    is_stunned: bool = False
    is_chained: bool = False  # Speed 0 until Refresh (I14)
    is_asleep: bool = False  # the Ash Drake (Q4)

    @property
    def kind(self) -> EnemyKind:
        return ENEMIES[self.key]

    @property
    def whole(self) -> int:
        """Its health with that of the die beneath: what people are told (R43)."""
        return self.health + self.stacked

    def left_after(self, damage: int) -> int:
        """Of the whole; what is more than the upper die has is lost (R43)."""
        return max(0, self.health - damage) + self.stacked


class Tile(Struct):
    """A map face as it lies, so many quarter turns clockwise (R30)."""

    face: str
    x: int
    y: int
    turns: int = 0
    encounters: list[str] = field(default_factory=list)  # the cards that were revealed here
    done: list[str] = field(default_factory=list)  # those whose deed has been done

    @property
    def cell(self) -> Cell:
        return self.x, self.y


class March(Struct, frozen=True):
    """What an enemy did in the last Enemy Phase, for the picture: its way, whom it attacked, and the damage."""

    enemy: int
    key: str
    path: tuple[Spot, ...]  # from where it stood to where it went
    targets: tuple[int, ...] = ()  # seats
    damage: int = 0
