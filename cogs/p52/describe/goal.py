"""What is wanted, and what there is in the room."""

from collections import Counter
from collections.abc import Iterator

from bot.words import Words
from cogs.p52.content.tables import DELVE
from cogs.p52.state.places import NOWHERE, label
from cogs.p52.view.view import CHESTS, P52View, SpotView


def goal_lines(view: P52View, words: Words) -> Iterator[str]:
    """What a Random Delve wants is flipped for (R122)."""
    is_flipped = view.options.adventure == DELVE and view.room.key
    yield words.say(f"shape-{view.quest.shape}.goal" if is_flipped else f"adventure-{view.options.adventure}.goal")
    if view.is_grim:
        yield words.say(f"describe-{view.hardness}")
    if keys := _keys(view):
        yield words.say("describe-keys", count=keys)
    if view.quest.is_found and view.quest.shape == "treasure":
        back = view.quest.way_back or view.room.number  # this room among them
        yield words.say("describe-found", left=back - 1)


def _keys(view: P52View) -> int:
    """In somebody's hands, or lying in sight (R122)."""
    carried = [item.key for hero in view.heroes for item in hero.bag]
    lying = [item.key for spot in view.room.spots for item in spot.items]
    return (carried + lying).count("key")


def room_lines(view: P52View, words: Words) -> Iterator[str]:
    """Light and door, and each spot that shows something."""
    room = view.room
    if not room.key:
        return
    yield words.say("describe-light", light=room.light)
    has_door = room.exit != NOWHERE and room.lock != "none"
    yield words.say("board-door", spot=label(room.exit) if has_door else "", lock=room.lock if has_door else "none")
    for spot in room.spots:
        if spot.is_up and (spot.ground != "path" or spot.items or spot.drops or spot.shield):
            yield spot_in_words(spot, words)
    down = [label(spot.at) for spot in room.spots if not spot.is_up]
    if down:
        yield words.say("describe-down", spots=down)


def spot_in_words(spot: SpotView, words: Words) -> str:
    lying = Counter(item.key for item in spot.items)
    things = [words.say("describe-carried", item=words.say(f"item-{key}"), count=count) for key, count in lying.items()]
    if spot.drops:
        things.append(words.say("describe-drops", count=spot.drops))
    kind = "path" if spot.ground in CHESTS and spot.chest == "empty" else spot.ground
    said = words.say("describe-spot", spot=label(spot.at), mark=words.say(f"mark-{kind}"), chest=spot.chest)
    if things:
        said = f"{said} {words.say('describe-things', things=things)}"
    if spot.shield:
        said = f"{said} {words.say('describe-shield', amount=spot.shield, rounds=spot.shield_rounds)}"
    return said
