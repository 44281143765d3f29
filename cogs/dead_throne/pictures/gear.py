"""What items look like."""

from images.icons import Icon

_ITEMS = {
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
    "crown-of-the-king": Icon("mdi", "crown"),
    "hammer": Icon("mdi", "hammer"),
    "torch": Icon("mdi", "campfire"),
    "healing-herb": Icon("mdi", "leaf"),
    "elixir": Icon("mdi", "bottle_tonic_plus"),
    "rope": Icon("mdi", "link_variant"),
    "lockpick": Icon("mdi", "lock_open"),
    "spyglass": Icon("mdi", "telescope"),
    "whetstone": Icon("mdi", "terrain"),
    "smoke-pot": Icon("mdi", "smoke"),
    "rucksack": Icon("mdi", "bag_personal"),
    "life-token": Icon("mdi", "heart_plus"),
}
_UNKNOWN = Icon("mdi", "bag_personal")


def item_icon(key: str) -> Icon:
    return _ITEMS.get(key, _UNKNOWN)
