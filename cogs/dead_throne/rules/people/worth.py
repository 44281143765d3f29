"""What a thing is worth, where nobody says: the dearest is taken, the cheapest left."""

from cogs.dead_throne.content.tables import ENEMIES, ITEMS
from cogs.dead_throne.state.things import Thing

RELIC = 6


def worth(thing: Thing) -> int:
    """What a Market pays for it; the Crown is beyond price."""
    if thing.kind == "essence":
        return ENEMIES[thing.key].essence
    if thing.kind != "item":
        return RELIC
    if thing.key == "crown-of-the-king":
        return 1000
    return ITEMS[thing.key].sell // (2 if thing.is_broken else 1)
