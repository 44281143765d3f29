"""What stands for what on the pictures."""

from images.icons import Icon

SWORDS = Icon("mdi", "sword_cross")
SHIELD = Icon("mdi", "shield")
COIN = Icon("fa", "coins")
SCROLL = Icon("mdi", "script_text")
SACK = Icon("mdi", "bag_personal")
TRAP = Icon("mdi", "eye_circle")
MEDALLION = Icon("mdi", "medal")
STONE = Icon("mdi", "hexagon")
CROWN = Icon("mdi", "crown")
CHAIN = Icon("mdi", "link_variant")
SKULL = Icon("mdi", "skull")
QUEST = Icon("mdi", "map_marker_question")
MARKET = Icon("mdi", "cart")
BARRED = Icon("mdi", "cancel")
DRAGON = Icon("fa", "dragon")
CASTLE = Icon("mdi", "castle")
WINTER = Icon("mdi", "snowflake")
DUSK = Icon("mdi", "weather_sunset")
ESSENCE = Icon("mdi", "flask")
RELIC = Icon("fa", "gem")
DICE = Icon("mdi", "dice_multiple")
UNKNOWN = Icon("mdi", "wizard_hat")

CHARACTERS = {
    "saladar": Icon("fa", "hat_wizard"),
    "brannoc": Icon("mdi", "shield_sword"),
    "ysolde": Icon("mdi", "spear"),
    "tavin": Icon("mdi", "knife_military"),
    "oda": Icon("mdi", "hammer"),
    "maelle": Icon("mdi", "leaf"),
    "kestrel": Icon("fa", "feather"),
}
ITEMS = {
    "dagger": Icon("mdi", "knife_military"),
    "axe": Icon("mdi", "axe"),
    "short-sword": Icon("mdi", "sword"),
    "spear": Icon("mdi", "spear"),
    "mace": Icon("mdi", "mace"),
    "long-sword": Icon("mdi", "sword"),
    "longbow": Icon("mdi", "bow_arrow"),
    "war-axe": Icon("mdi", "axe_battle"),
    "halberd": Icon("mdi", "axe_battle"),
    "greatsword": Icon("fa", "khanda"),
    "flame-brand": Icon("mdi", "fire"),
    "widows-fang": Icon("fa", "spider"),
    "ash-staff": Icon("fa", "wand_magic"),
    "buckler": Icon("mdi", "shield_outline"),
    "round-shield": Icon("mdi", "shield_half_full"),
    "kite-shield": Icon("mdi", "shield_cross"),
    "tower-shield": Icon("fa", "shield_halved"),
    "mirror-shield": Icon("mdi", "shield_sun"),
    "leather-cap": Icon("fa", "hat_cowboy"),
    "iron-helm": Icon("fa", "helmet_safety"),
    "crested-helm": Icon("mdi", "racing_helmet"),
    "padded-coat": Icon("mdi", "tshirt_v"),
    "chain-mail": Icon("fa", "vest"),
    "plate": Icon("mdi", "tshirt_crew"),
    "hide-gloves": Icon("fa", "mitten"),
    "iron-gauntlets": Icon("fa", "hand_fist"),
    "walking-boots": Icon("mdi", "shoe_formal"),
    "swift-boots": Icon("mdi", "shoe_sneaker"),
    "copper-ring": Icon("fa", "ring"),
    "ring-of-warding": Icon("fa", "ring"),
    "ring-of-tides": Icon("fa", "ring"),
    "lucky-charm": Icon("mdi", "clover"),
    "travellers-cloak": Icon("fa", "user_ninja"),
    "hunters-horn": Icon("mdi", "bugle"),
    "scholars-satchel": Icon("mdi", "book_open_page_variant"),
    "pilgrims-lantern": Icon("mdi", "candle"),
    "crown-of-the-king": CROWN,
    "hammer": Icon("mdi", "hammer"),
    "torch": Icon("mdi", "campfire"),
    "healing-herb": Icon("mdi", "leaf"),
    "elixir": Icon("mdi", "bottle_tonic_plus"),
    "rope": Icon("mdi", "link_variant"),
    "lockpick": Icon("mdi", "lock_open"),
    "spyglass": Icon("mdi", "telescope"),
    "whetstone": Icon("mdi", "terrain"),
    "smoke-pot": Icon("mdi", "smoke"),
    "rucksack": SACK,
    "life-token": Icon("mdi", "heart_plus"),
}
ENEMIES = {
    "f1": Icon("fa", "paw"),
    "f2": Icon("mdi", "hat_fedora"),
    "f4": Icon("mdi", "pig"),
    "f6": Icon("mdi", "dog_side"),
    "f8": Icon("mdi", "cow"),
    "w1": Icon("fa", "bugs"),
    "w2": Icon("mdi", "dog_side"),
    "w3": Icon("mdi", "leaf"),
    "w5": Icon("fa", "spider"),
    "w6": Icon("mdi", "paw"),
    "w8": Icon("mdi", "tree"),
    "w9": Icon("fa", "horse"),
    "d3": Icon("fa", "person_drowning"),
    "d4": Icon("fa", "feather"),
    "d6": Icon("mdi", "snake"),
    "d8": Icon("mdi", "waves"),
    "d9": Icon("mdi", "fish"),
    "k1": Icon("mdi", "bat"),
    "k4": Icon("mdi", "hexagram"),
    "k5": DRAGON,
    "k7": Icon("fa", "fire"),
    "k8": Icon("fa", "skull"),
    "k0": DRAGON,
}
HUMAN = Icon("mdi", "fencing")


def enemy_icon(key: str) -> Icon:
    """People in arms where there is none of its own."""
    return ENEMIES.get(key, HUMAN)


def thing_icon(kind: str, key: str) -> Icon:
    """Of an item, an essence or a relic."""
    if kind == "essence":
        return ESSENCE
    return ITEMS.get(key, RELIC)
