"""What is asked (P0 to P17): words, option keys and time-out defaults. Keys are stable and name public things only."""

from cogs.bag_of_dungeon.prompts.choices import *  # noqa: F403
from cogs.bag_of_dungeon.prompts.fights import *  # noqa: F403
from cogs.bag_of_dungeon.prompts.main_menu import *  # noqa: F403
from cogs.bag_of_dungeon.prompts.names import *  # noqa: F403
