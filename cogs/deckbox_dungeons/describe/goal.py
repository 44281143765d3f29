"""How far the quest has come, and what there is to explore and to do."""

from collections.abc import Iterator

from bot.words import Words
from cogs.deckbox_dungeons.state.spots import label
from cogs.deckbox_dungeons.view.view import DeckboxView


def goal_lines(view: DeckboxView, words: Words) -> Iterator[str]:
    goal = view.goal
    yield words.say(f"quest-{view.options.quest}.goal")
    if goal.doom_limit:
        yield words.say("describe-doom", doom=goal.doom, limit=goal.doom_limit)
    if view.options.quest == "king":
        yield words.say("describe-seals", count=goal.seals)
    if goal.tongues_wanted:
        yield words.say("describe-tongues", count=goal.tongues, wanted=goal.tongues_wanted)
    if goal.tolls_left:
        yield words.say("describe-tolls", count=goal.tolls_left)
    if goal.toll:
        yield words.say("describe-fare", count=goal.treasure, wanted=goal.toll)
        if goal.is_goal_wanted:
            yield words.say("describe-mire")
    if goal.last_round:
        yield words.say("describe-dawn", last=goal.last_round)


def map_lines(view: DeckboxView, words: Words) -> Iterator[str]:
    """The ways nobody has gone, and the deeds nobody has done."""
    if view.halves:
        ways = [
            words.say("describe-way", spot=label(half.spot), side=words.say(f"side-{half.side}"))
            for half in view.halves
        ]
        yield words.say("describe-ways", ways=ways, tiles=view.tiles_left)
    for tile in view.tiles:
        for one in tile.encounters:
            if one.deed is not None and not one.is_done:
                yield words.say(
                    "describe-deed",
                    deed=words.say(f"deed-{one.key}"),
                    spot=label(tile.poi),
                    skill=words.say(f"skill-{one.deed.skill}"),
                    needed=one.deed.needed,
                )
