"""The signs of this game."""

from collections.abc import Mapping
from types import MappingProxyType

from images.icons import Icon

SPADE = Icon("mdi", "cards_spade")
SKULL = Icon("mdi", "skull")
CROWN = Icon("mdi", "crown")
HEART = Icon("mdi", "heart")
AIM = Icon("mdi", "crosshairs_gps")
STANCE = Icon("mdi", "shield_half_full")
CLOCK = Icon("mdi", "timer_sand")
DONE = Icon("mdi", "check_bold")
SWORDS = Icon("mdi", "sword_cross")
BURST = Icon("mdi", "flash")
DECK = Icon("mdi", "cards_playing_spade_multiple")
BAG = Icon("mdi", "bag_personal")
STEPS = Icon("mdi", "shoe_print")
INITIATIVE = Icon("mdi", "flag_variant")

LIGHTS: Mapping[str, Icon] = MappingProxyType(
    {
        "lit": Icon("mdi", "torch"),
        "dark": Icon("mdi", "weather_night"),
        "day": Icon("mdi", "weather_sunny"),
        "night": Icon("mdi", "moon_waning_crescent"),
    }
)
DOORS: Mapping[str, Icon] = MappingProxyType(
    {
        "open": Icon("mdi", "door_open"),
        "barred": Icon("mdi", "gate"),
        "locked": Icon("mdi", "lock"),
    }
)
SPOTS: Mapping[str, Icon] = MappingProxyType(
    {
        "chest": Icon("mdi", "treasure_chest"),
        "special": Icon("mdi", "treasure_chest"),
        "trap": Icon("mdi", "saw_blade"),
        "obstructed": Icon("mdi", "terrain"),
        "hidden": Icon("mdi", "weather_fog"),
        "key": Icon("mdi", "key_variant"),
        "start": Icon("mdi", "stairs"),
        "items": Icon("mdi", "sack"),
    }
)

# Each creature by its card, and each boss by its name.
FOES: Mapping[str, Icon] = MappingProxyType(
    {
        "JD": Icon("mdi", "bullseye_arrow"),
        "JH": Icon("mdi", "leaf"),
        "JS": Icon("mdi", "arrow_projectile"),
        "JC": Icon("mdi", "grass"),
        "QD": Icon("mdi", "star_four_points"),
        "QH": Icon("mdi", "mushroom"),
        "QS": Icon("mdi", "fire"),
        "QC": Icon("mdi", "weather_windy"),
        "KD": Icon("mdi", "fencing"),
        "KH": Icon("mdi", "cow"),
        "KS": Icon("mdi", "axe_battle"),
        "KC": Icon("mdi", "dog_side"),
    }
)
