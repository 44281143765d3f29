"""What stands for what on the pictures: icons of monsters, items, classes and tiles."""

from images.icons import Icon

HIDDEN = Icon("mdi", "help")
RING = Icon("fa", "ring")
LADDER = Icon("mdi", "ladder")
SPROUT = Icon("mdi", "sprout")
POUCH = Icon("mdi", "sack")
CACHE = Icon("mdi", "treasure_chest")
HEART = Icon("mdi", "heart")
NO_HEART = Icon("mdi", "heart_outline")
SKULL = Icon("mdi", "skull")
STAR = Icon("mdi", "star_four_points")
POISON = Icon("mdi", "bottle_tonic_skull")
SHIELD = Icon("mdi", "shield")
SWORDS = Icon("mdi", "sword_cross")
AWAY = Icon("mdi", "exit_run")
CROWN = Icon("mdi", "crown")
CLOAK = Icon("mdi", "ninja")
CAMP = Icon("mdi", "campfire")
TILES = Icon("mdi", "layers")
BAG = Icon("mdi", "sack")
DONE = Icon("mdi", "check_bold")

FEATURES = {
    "monster": Icon("mdi", "skull_crossbones"),
    "item": Icon("mdi", "treasure_chest"),
    "spikey": Icon("fa", "road_spikes"),
    "pool": Icon("mdi", "fountain"),
    "exit": Icon("fa", "dungeon"),
    "gateway": Icon("fa", "torii_gate"),
    "pit": Icon("mdi", "arrow_down_thick"),
    "web": Icon("mdi", "spider_web"),
    "vine": Icon("fa", "plant_wilt"),
    "bones": Icon("mdi", "bone"),
    "seed": Icon("mdi", "egg"),
    "swamp": Icon("mdi", "waves"),
    "tree": Icon("mdi", "tree"),
}

KINDS = {
    "fighter": Icon("mdi", "sword_cross"),
    "dwarf": Icon("mdi", "axe_battle"),
    "elf": Icon("mdi", "bow_arrow"),
    "healer": Icon("mdi", "hand_heart"),
    "rogue": Icon("mdi", "domino_mask"),
    "half-ogre": Icon("fa", "hand_fist"),
    "warden": Icon("mdi", "compass_rose"),
    "hedge-witch": Icon("mdi", "pot_steam"),
}

MONSTERS = {
    "goblin": Icon("mdi", "emoticon_devil"),
    "zombie": Icon("mdi", "emoticon_dead"),
    "mummy": Icon("mdi", "coffin"),
    "monk": Icon("mdi", "hands_pray"),
    "mud-monster": Icon("mdi", "liquid_spot"),
    "werewolf": Icon("mdi", "paw"),
    "troll": Icon("mdi", "mace"),
    "minotaur": Icon("mdi", "cow"),
    "skeleton": Icon("mdi", "skull"),
    "giant-snake": Icon("mdi", "snake"),
    "reacher": Icon("mdi", "jellyfish"),
    "mirror-monster": Icon("mdi", "mirror_variant"),
    "red-dragon": Icon("fa", "dragon"),
    "thornling": Icon("mdi", "leaf_maple"),
    "mire-toad": Icon("fa", "frog"),
    "carrion-crows": Icon("fa", "crow"),
    "fen-wolf": Icon("mdi", "dog_side"),
    "rotwood-dryad": Icon("mdi", "face_woman"),
    "tusker": Icon("mdi", "pig_variant"),
    "blighted-stag": Icon("fa", "horse_head"),
    "bog-hag": Icon("fa", "hat_wizard"),
    "moss-ogre": Icon("fa", "face_angry"),
    "barrow-knight": Icon("mdi", "shield_sword"),
    "wyrdroot": Icon("mdi", "tree"),
    "vine-horror": Icon("fa", "spaghetti_monster_flying"),
    "spiders": Icon("fa", "spider"),
    "morna-gul": Icon("mdi", "guy_fawkes_mask"),
}

_AXE, _SWORD, _BOW = Icon("mdi", "axe"), Icon("mdi", "sword"), Icon("mdi", "bow_arrow")
_SPEAR, _KNIFE, _BOOTS = Icon("mdi", "spear"), Icon("mdi", "knife_military"), Icon("fa", "shoe_prints")
_VEST, _MAIL, _CHEST = Icon("fa", "vest"), Icon("fa", "vest_patches"), Icon("mdi", "treasure_chest")
_REROLL, _TONIC = Icon("mdi", "dice_multiple"), Icon("mdi", "arm_flex")

ITEMS = {
    "small-axe": _AXE,
    "steel-sword": _SWORD,
    "iron-axe": _AXE,
    "morning-star": Icon("mdi", "mace"),
    "magic-sword": _SWORD,
    "large-steel-axe": Icon("mdi", "axe_battle"),
    "steel-shield": SHIELD,
    "magic-shield": Icon("mdi", "shield_star"),
    "rusty-armour": _VEST,
    "steel-armour": _VEST,
    "magic-armour": _MAIL,
    "magic-boots": _BOOTS,
    "invisibility-cloak": CLOAK,
    "torch": Icon("mdi", "torch"),
    "bow": _BOW,
    "elven-bow": _BOW,
    "ice-staff": Icon("mdi", "snowflake"),
    "dragonlance": _SPEAR,
    "fireball": Icon("mdi", "fire"),
    "flying-daggers": _KNIFE,
    "bomb": Icon("mdi", "bomb"),
    "sorcerers-skull": Icon("fa", "book_skull"),
    "magic-vine": Icon("mdi", "leaf"),
    "tornado": Icon("mdi", "weather_tornado"),
    "teleport-crystal": Icon("fa", "gem"),
    "vampire-teeth": Icon("fa", "teeth_open"),
    "witchs-claw": Icon("fa", "hand_sparkles"),
    "imps-teeth": _REROLL,
    "strength-potion": _TONIC,
    "health-potion": Icon("mdi", "bottle_tonic_plus"),
    "acme-insurance": Icon("mdi", "file_certificate"),
    "loyal-bear": Icon("mdi", "teddy_bear"),
    "small-chest": _CHEST,
    "large-chest": _CHEST,
    "falling-rocks": Icon("fa", "hill_rockslide"),
    "spear-trap": _SPEAR,
    "poisoned-darts": POISON,
    "kingsbane": _SWORD,
    "moonmail": Icon("mdi", "shield_moon"),
    "ember-staff": Icon("mdi", "magic_staff"),
    "antidote-herb": Icon("mdi", "mortar_pestle_plus"),
    "healing-moss": Icon("mdi", "clover"),
    "hunting-bow": _BOW,
    "ash-spear": _SPEAR,
    "woodcutters-axe": _AXE,
    "hunting-knife": _KNIFE,
    "bark-shield": SHIELD,
    "hide-jerkin": _VEST,
    "scale-coat": _MAIL,
    "rope": Icon("mdi", "lasso"),
    "silk-wrap": Icon("mdi", "spider_thread"),
    "greased-boots": _BOOTS,
    "fire-pot": Icon("mdi", "pot_steam"),
    "throwing-knives": _KNIFE,
    "elder-sap": _TONIC,
    "loyal-hound": Icon("mdi", "dog_service"),
    "swamp-lantern": Icon("mdi", "lightbulb_on"),
    "snare": Icon("mdi", "lasso"),
    "falling-branch": Icon("mdi", "tree"),
    "charm-of-leaves": _REROLL,
    "oakheart-shield": Icon("mdi", "shield_sun"),
    "whisperbow": _BOW,
    "wayfarer-boots": _BOOTS,
}
