"""What the party is after: the key of a word, for texts and pictures."""

from cogs.bag_of_dungeon.view.view import BagView


def stage(view: BagView) -> str:
    """What the party is after now."""
    if view.phase in {"gather", "hunt"}:
        return view.phase
    if view.leaving:
        return "closing"
    is_dungeon_done = any(stock.world == "dungeon" and stock.is_complete for stock in view.stocks)
    if view.options.mode == "dungeon" and is_dungeon_done:
        return "ring" if view.dragon_dead else "dragon"
    return f"explore-{view.options.mode}"
