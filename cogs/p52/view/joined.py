"""Several events in one: what each line of the story is made of."""

from msgspec.structs import replace

from cogs.p52.events.combat import Attacked, Defended, EnemyDefended, Hurt, Struck
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import Revealed
from cogs.p52.events.told import Assailed, Clashed, TurnedUp, Weathered


def clashed(blow: Attacked, answer: EnemyDefended) -> Clashed:
    names = (
        "seat", "hero", "ability", "enemy", "number", "card", "stamina", "bonus", "total", "target", "over", "outcome",
        "wording",
    )  # fmt: skip
    facts = {name: getattr(blow, name) for name in names}
    return Clashed(
        answer=answer.card,
        answer_total=answer.total,
        trait=answer.trait if answer.card != NO_CARD else 0,
        damage=answer.damage,
        health=answer.health,
        result=answer.outcome,
        **facts,
    )


def assailed(blow: Struck) -> Assailed:
    """As it stands before anybody has defended."""
    names = (
        "enemy", "number", "blow", "seat", "hero", "card", "total", "target", "over", "outcome", "way", "wording",
    )  # fmt: skip
    return Assailed(struck=blow.damage, **{name: getattr(blow, name) for name in names})


def defended(before: Assailed, event: Defended) -> Assailed:
    return replace(
        before,
        ability=event.ability,
        answer=event.card,
        stamina=event.stamina,
        bonus=event.bonus,
        answer_total=event.total,
        answer_target=event.target,
        defence=event.outcome,
    )


def weathered(defence: Defended, wound: Hurt) -> Weathered:
    """For a look at what became of a blow that has been seen."""
    names = ("seat", "hero", "ability", "card", "stamina", "bonus", "total", "target", "outcome", "wording")
    facts = {name: getattr(defence, name) for name in names}
    wounds = {name: getattr(wound, name) for name in ("damage", "armour", "shield", "health")}
    return Weathered(**wounds, **facts)


def hurt(before: Assailed, event: Hurt) -> Assailed:
    return replace(before, damage=event.damage, armour=event.armour, shield=event.shield, health=event.health)


def turned(event: Revealed) -> TurnedUp:
    return TurnedUp(count=1, spots=event.spot, marks=(event.mark,), wording=event.wording)


def turned_up(before: TurnedUp, event: Revealed) -> TurnedUp:
    """Each spot with its mark, in this order; a mark that all of them have stands once."""
    known = before.marks * before.count if len(before.marks) == 1 else before.marks
    marks = (*known, event.mark)
    told = marks[:1] if len(set(marks)) == 1 else marks
    return replace(before, count=before.count + 1, spots=f"{before.spots}, {event.spot}", marks=told)
