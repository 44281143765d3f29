"""What enemies look like; people in arms where there is no sign of their own."""

from cogs.dead_throne.pictures.icons import DRAGON
from images.icons import Icon

_ARMED = Icon("mdi", "fencing")
_ENEMIES = {
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
    "d1": Icon("fa", "bug"),
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


def enemy_icon(key: str) -> Icon:
    return _ENEMIES.get(key, _ARMED)
