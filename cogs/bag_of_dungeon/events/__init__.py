"""What can happen in a match: each event with its rule. `events.Moved(...)`; nothing hidden is ever named in one."""

from cogs.bag_of_dungeon.events.combat import *  # noqa: F403
from cogs.bag_of_dungeon.events.endgame import *  # noqa: F403
from cogs.bag_of_dungeon.events.frame import *  # noqa: F403
from cogs.bag_of_dungeon.events.goods import *  # noqa: F403
from cogs.bag_of_dungeon.events.hazards import *  # noqa: F403
from cogs.bag_of_dungeon.events.kinds import *  # noqa: F403
from cogs.bag_of_dungeon.events.map import *  # noqa: F403
from cogs.bag_of_dungeon.events.wounds import *  # noqa: F403
