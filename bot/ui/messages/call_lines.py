"""What a table's message says of those it waits for: who is alone in that, or asleep, and waited for elsewhere."""

from collections.abc import Iterator

from discord.utils import format_dt

from bot.host import is_by_letter
from bot.ui.messages.calls import Plan
from bot.ui.shared.context import Context
from bot.ui.views.scene import Scene, mention
from bot.words import Plain, plain

NAMED = 5  # tables that also wait for somebody; of a hundred the message would have no room for its board


def call_lines(context: Context, scene: Scene, plan: Plan, alone: int | None) -> list[str]:
    """In small letters."""
    said = [*_alone(scene, alone), *_resting(context, scene), *_other_processes(context, scene, plan)]
    return [f"-# {line}" for line in said]


def _alone(scene: Scene, alone: int | None) -> Iterator[str]:
    if alone is not None:
        yield scene.say("ping-waits", name=_name(scene, alone))


def _resting(context: Context, scene: Scene) -> Iterator[str]:
    """The table hears of vacations and quiet hours of those it waits for."""
    vacations, now = dict(scene.table.notes.vacations), context.host.now
    for person in sorted(scene.asked_people()):
        quiet = context.wishes.of(person).quiet
        if (back := vacations.get(person)) is not None and back > now:
            message = "ping-vacation" if is_by_letter(scene.table.pace) else "ping-vacation-live"
            yield scene.say(message, name=_name(scene, person), when=Plain(format_dt(back, "f")))
        elif quiet is not None and (awake := quiet.until(now)) is not None:
            yield scene.say("ping-quiet", name=_name(scene, person), when=Plain(format_dt(awake, "R")))


def _other_processes(context: Context, scene: Scene, plan: Plan) -> Iterator[str]:
    """Several tables that wait for one person are one call."""
    for person in sorted(plan.people):
        found = context.rings.waiting_elsewhere(person, scene.table)
        channels, more = [Plain(f"<#{channel}>") for channel in found[:NAMED]], len(found) - NAMED
        if more > 0:
            yield scene.say("ping-also-many", name=mention(person), channels=channels, more=more)
        elif channels:
            yield scene.say("ping-also", name=mention(person), channels=channels)


def _name(scene: Scene, person: int) -> str:
    return plain(scene.names[scene.table.seats_of(person)[0]])
