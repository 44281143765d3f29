"""What stands for what on the pictures."""

from images.icons import Icon

FACES = {"melee": Icon("mdi", "sword"), "ranged": Icon("mdi", "bow_arrow"), "boss": Icon("mdi", "crown")}
WAYS = {"melee": Icon("mdi", "sword_cross"), "ranged": Icon("mdi", "bow_arrow")}
HEART = Icon("mdi", "heart")
ENERGY = Icon("mdi", "flash")
TREASURE = Icon("mdi", "circle_multiple")
SHIELD = Icon("mdi", "shield")
SPEED = Icon("mdi", "shoe_print")
BAG = Icon("mdi", "bag_personal")
CARDS = Icon("mdi", "cards")
TILES = Icon("mdi", "layers")
POI = Icon("mdi", "star_four_points")
START = Icon("mdi", "campfire")
SKULL = Icon("mdi", "skull")
CROWN = Icon("mdi", "crown")
MARKET = Icon("mdi", "storefront")
DONE = Icon("mdi", "check_bold")
GONE = Icon("mdi", "exit_run")
CLOCK = Icon("mdi", "timer_sand")

STUNNED = Icon("mdi", "flash_alert")
CHAINED = Icon("mdi", "link_variant")
ASLEEP = Icon("mdi", "sleep")
SINGING = Icon("mdi", "music")
SMOKING = Icon("mdi", "smoke")
ROPED = Icon("mdi", "hook")
FORGED = Icon("mdi", "anvil")

DOOM = Icon("mdi", "fire")
TONGUES = Icon("mdi", "bell")
TOLLS = Icon("mdi", "bell_ring")
SEALS = Icon("mdi", "lock_open_variant")
FARE = Icon("mdi", "ferry")
DAWN = Icon("mdi", "weather_sunset_up")

SKILLS = {
    "strength": Icon("mdi", "arm_flex"),
    "dexterity": Icon("mdi", "run_fast"),
    "wisdom": Icon("mdi", "book_open_variant"),
    "charisma": Icon("mdi", "chat"),
}

HEROES = {
    "brannoc": Icon("mdi", "shield_sword"),
    "ysolde": Icon("mdi", "bow_arrow"),
    "tamsin": Icon("mdi", "pot_steam"),
    "oruk": Icon("mdi", "arm_flex"),
    "perrin": Icon("mdi", "music_clef_treble"),
    "maud": Icon("mdi", "hand_heart"),
    "kestrel": Icon("mdi", "fencing"),
    "durgin": Icon("mdi", "bomb"),
}
EQUIPMENT = {
    "sword-buckler": Icon("mdi", "shield_sword"),
    "great-maul": Icon("mdi", "hammer"),
    "boar-spear": Icon("mdi", "spear"),
    "long-bow": Icon("mdi", "bow_arrow"),
    "heavy-crossbow": Icon("mdi", "crosshairs"),
    "twin-knives": Icon("mdi", "knife_military"),
    "storm-staff": Icon("mdi", "magic_staff"),
    "mace-shield": Icon("mdi", "mace"),
    "chain-flail": Icon("mdi", "link_variant"),
    "sling-dirk": Icon("mdi", "knife"),
}
ABILITIES = {
    "stone-skin": Icon("mdi", "wall"),
    "mend": Icon("mdi", "hand_heart"),
    "chain-spark": Icon("mdi", "lightning_bolt"),
    "cleave": Icon("mdi", "axe"),
    "aimed-shot": Icon("mdi", "target"),
    "shadowstep": Icon("mdi", "ghost"),
    "dirty-trick": Icon("mdi", "drama_masks"),
    "rally": Icon("mdi", "bullhorn"),
    "battle-hymn": Icon("mdi", "music"),
    "second-wind": Icon("mdi", "weather_windy"),
}
