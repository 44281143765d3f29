"""The signs of this game."""

from collections.abc import Mapping
from types import MappingProxyType

from images.icons import Icon

SPADE = Icon("mdi", "cards_spade")
SKULL = Icon("mdi", "skull")
LOST = Icon("mdi", "flag_off")
CROWN = Icon("mdi", "crown")
HEART = Icon("mdi", "heart")
AIM = Icon("mdi", "crosshairs_gps")
STANCE = Icon("mdi", "shield_half_full")
CLOCK = Icon("mdi", "timer_sand")
DONE = Icon("mdi", "check_bold")
SWORDS = Icon("mdi", "sword_cross")
RISE = Icon("mdi", "arrow_up_bold")
BURST = Icon("mdi", "flash")
THINGS = Icon("mdi", "sack")
SHIELD = Icon("mdi", "shield_sun")
DECK = Icon("mdi", "cards_playing_spade_multiple")
GONE = Icon("mdi", "exit_run")
STUNNED = Icon("mdi", "flash_alert")
CAUGHT = Icon("mdi", "saw_blade")
UNSEEN = Icon("mdi", "ghost")
HASTE = Icon("mdi", "heart_flash")
MENDING = Icon("mdi", "heart_plus")
VENOM = Icon("mdi", "bottle_tonic_skull")
FROZEN = Icon("mdi", "snowflake")
KEY = Icon("mdi", "key")
RELIC = Icon("mdi", "weather_windy_variant")
STEPS = Icon("mdi", "shoe_print")
INITIATIVE = Icon("mdi", "speedometer")
DROP = Icon("mdi", "flag_variant")

LIGHTS: Mapping[str, Icon] = MappingProxyType(
    {
        "lit": Icon("mdi", "torch"),
        "dark": Icon("mdi", "weather_night"),
        "day": Icon("mdi", "weather_sunny"),
        "night": Icon("mdi", "moon_waning_crescent"),
    }
)
SPOTS: Mapping[str, Icon] = MappingProxyType(
    {
        "chest": Icon("mdi", "treasure_chest"),
        "special": Icon("mdi", "treasure_chest"),
        "trap": Icon("mdi", "saw_blade"),
        "obstructed": Icon("mdi", "terrain"),
        "hidden": Icon("mdi", "weather_fog"),
    }
)

# Each creature and each boss.
FOES: Mapping[str, Icon] = MappingProxyType(
    {
        "needle-scout": Icon("mdi", "bullseye_arrow"),
        "moss-bowman": Icon("mdi", "leaf"),
        "barb-fletcher": Icon("mdi", "arrow_projectile"),
        "hedge-runner": Icon("mdi", "grass"),
        "glint-hexer": Icon("mdi", "star_four_points"),
        "bog-matron": Icon("mdi", "mushroom"),
        "cinder-oracle": Icon("mdi", "fire"),
        "drifting-seer": Icon("mdi", "weather_windy"),
        "gate-duellist": Icon("mdi", "fencing"),
        "ox-marshal": Icon("mdi", "cow"),
        "cleaver-thane": Icon("mdi", "axe_battle"),
        "hound-captain": Icon("mdi", "dog_side"),
        "cork-sniper": Icon("mdi", "bottle_wine"),
        "salt-abbess": Icon("mdi", "shaker"),
        "reliquary-knight": Icon("fa", "chess_knight"),
        "bow-lord": Icon("mdi", "bow_arrow"),
        "spell-lord": Icon("mdi", "magic_staff"),
        "blade-lord": Icon("mdi", "sword"),
        "tallow-sexton": Icon("mdi", "candle"),
        "tide-gaoler": Icon("mdi", "anchor"),
        "regent-of-kites": Icon("mdi", "kite"),
    }
)
CORES: Mapping[str, Icon] = MappingProxyType(
    {
        "lift": Icon("mdi", "arm_flex"),
        "think": Icon("mdi", "book_open_variant"),
        "balance": Icon("mdi", "scale_balance"),
        "move": Icon("mdi", "run_fast"),
        "lead": Icon("mdi", "flag_variant"),
    }
)
CALLINGS: Mapping[str, Icon] = MappingProxyType(
    {
        "fighter": Icon("mdi", "shield_sword"),
        "thief": Icon("mdi", "incognito"),
        "wizard": Icon("fa", "hat_wizard"),
        "cleric": Icon("mdi", "hand_heart"),
        "captain": Icon("mdi", "flag_variant"),
    }
)
ABILITIES: Mapping[str, Icon] = MappingProxyType(
    {
        "hand-to-hand": Icon("mdi", "boxing_glove"),
        "knife-use": Icon("mdi", "knife"),
        "sword-play": Icon("mdi", "sword"),
        "power-thrust": Icon("mdi", "spear"),
        "bow-skills": Icon("mdi", "bow_arrow"),
        "knife-throw": Icon("mdi", "knife_military"),
        "fire-ball": Icon("mdi", "fire"),
        "ice-storm": Icon("mdi", "snowflake"),
        "meteor-strike": Icon("mdi", "meteor"),
        "summon-creature": Icon("mdi", "paw"),
        "double-tap": Icon("mdi", "numeric_2_circle"),
        "block": Icon("mdi", "shield"),
        "counter-spell": Icon("mdi", "shield_star"),
        "dodge": Icon("mdi", "run_fast"),
        "magic-shield": Icon("mdi", "shield_sun"),
        "heal": Icon("mdi", "hand_heart"),
        "healing-glow": Icon("mdi", "heart_pulse"),
        "regeneration": Icon("mdi", "heart_plus"),
        "revive": Icon("mdi", "heart_flash"),
        "lock-pick": Icon("mdi", "key_variant"),
        "snatch": Icon("mdi", "hand_coin"),
        "threaten": Icon("mdi", "bullhorn"),
        "poison-tip": Icon("mdi", "bottle_tonic_skull"),
        "gizmo": Icon("mdi", "cog"),
        "hover": Icon("mdi", "feather"),
        "poof": Icon("mdi", "smoke"),
    }
)
ITEMS: Mapping[str, Icon] = MappingProxyType(
    {
        "leather-shoes": Icon("mdi", "shoe_formal"),
        "enchanted-shoes": Icon("mdi", "shoe_sneaker"),
        "winged-shoes": Icon("mdi", "feather"),
        "torch": Icon("mdi", "torch"),
        "lock-pick": Icon("mdi", "key_variant"),
        "healing-potion": Icon("mdi", "bottle_tonic_plus"),
        "reviving-potion": Icon("mdi", "bottle_tonic"),
        "decent-armour": Icon("fa", "vest"),
        "good-armour": Icon("fa", "vest_patches"),
        "enchanted-armour": Icon("mdi", "shield_star"),
        "weapon-tuner": Icon("mdi", "wrench"),
        "training-manual": Icon("mdi", "book_open_variant"),
        "magic-tome": Icon("fa", "book_skull"),
        "sharp-dagger": Icon("mdi", "knife_military"),
        "fine-bow": Icon("mdi", "bow_arrow"),
        "piercing-sword": Icon("mdi", "sword"),
        "ice-elixir": Icon("mdi", "snowflake"),
        "fire-elixir": Icon("mdi", "fire"),
        "phoenix-feather": Icon("fa", "feather_pointed"),
        "phoenix-blood": Icon("mdi", "water"),
        "stamina-boost": Icon("mdi", "flash"),
        "adrenaline-boost": Icon("mdi", "heart_flash"),
        "invisibility-cloak": Icon("mdi", "ghost"),
        "booby-trap": Icon("mdi", "mine"),
        "old-trap": Icon("mdi", "saw_blade"),
        "key": Icon("mdi", "key"),
        "wind-relic": Icon("mdi", "weather_windy_variant"),
    }
)
