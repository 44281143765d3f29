"""How a match ended, in a few lines: why, how close it was, who stayed behind, what turned it, who did what."""

from collections.abc import Iterator, Sequence
from typing import get_args

from bot.engine import Event, Outcome
from bot.words import ALT_LENGTH, Account, Measure, Words, clean, plain, reckoning, shorten
from cogs.bag_of_dungeon.content import DRAGON, MORNA
from cogs.bag_of_dungeon.describe.deeds import hardest, heroes, left_behind, turns
from cogs.bag_of_dungeon.describe.teller import Teller
from cogs.bag_of_dungeon.options import Mode
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.finale import Finale

NAME_LENGTH = 32


def account(view: BagView, names: Sequence[str], words: Words, outcome: Outcome, story: Sequence[Event]) -> Account:
    """Together a group's, without ranks; among rivals with the points of each."""
    teller = Teller(view, [plain(name, NAME_LENGTH) for name in names], words, story)
    is_together = view.options.style == "coop"
    return Account(
        result=words.say(f"result-{view.result}") if is_together else "",
        why=(*_why(teller), *_margin(teller, outcome)),
        missing=(*_close(teller), *left_behind(teller)),
        reckoning=() if is_together else reckoning([_points(teller, outcome)], teller.called_by_seat, words)[:1],
        deeds=(*turns(teller), *heroes(teller), *hardest(teller)),
        tries=(teller.tell(f"try-{_next_mode(view)}"),),
    )


def title(view: BagView, words: Words) -> str:
    return words.say(f"ending-title-{view.result}")


def behind(words: Words) -> str:
    """Stands before those who did not come back."""
    return words.say("ending-behind")


def _points(teller: Teller, outcome: Outcome) -> Measure:
    return Measure(teller.tell("measure-points"), dict(enumerate(outcome.scores)))


def _next_mode(view: BagView) -> str:
    """The dungeon, the forest, then both; whoever has done it all begins again."""
    modes = get_args(Mode)
    return str(modes[(modes.index(view.options.mode) + 1) % len(modes)])


def _why(teller: Teller) -> Iterator[str]:
    """Who did it, where that was told."""
    view = teller.view
    facts = {"round": view.round, "planted": teller.planted}
    losses = list(teller.chronicle.losses.items())
    match view.result:
        case "late":
            yield teller.tell("why-late", **facts)
        case "fallen" if losses and losses[-1][1].why == "died":
            key, loss = losses[-1]
            yield teller.tell("why-fallen", **facts, **teller.called(key), **teller.foe(loss.monster), tile=loss.tile)
        case "fallen":
            went_home = bool(losses) and losses[-1][1].why == "went"  # or the stones have closed on the last (R95)
            yield teller.tell("why-gone" if went_home else "why-fallen-untold", **facts)
        case _:
            hero = _winner(teller)
            called = teller.called(hero) if hero else {}
            yield teller.tell(f"why-{view.result}" + ("" if hero else "-untold"), **facts, **called)


def _winner(teller: Teller) -> str:
    """Who bore the Ring out, or struck Morna Gul down."""
    for turning in reversed(teller.chronicle.turnings):
        if turning.word == "ring-borne-out" or (turning.word == "boss-slain" and turning.monster == MORNA):
            return turning.hero
    return ""


def _margin(teller: Teller, outcome: Outcome) -> Iterator[str]:
    """Among rivals: by how much."""
    if teller.view.options.style != "competitive" or not outcome.winners:
        return
    best = outcome.scores[outcome.winners[0]]
    others = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    if len(outcome.winners) > 1:
        yield teller.tell("shared", players=[teller.names[seat] for seat in outcome.winners], points=best)
    elif others and best > max(others):
        yield teller.tell("margin", player=teller.names[outcome.winners[0]], points=best - max(others))
    elif others and best < max(others):
        ahead = [teller.names[seat] for seat, score in enumerate(outcome.scores) if score == max(others)]
        yield teller.tell("margin-lost", players=ahead)


def _close(teller: Teller) -> Iterator[str]:
    view = teller.view
    if view.result in {"ring", "morna"}:
        deaths = sum(teller.deeds(hero).deaths for hero in view.heroes)
        if deaths:
            yield teller.tell("close-lives", deaths=deaths, lives=teller.lives)
        elif teller.has_story:
            yield teller.tell("close-unscathed")
        return
    yield _missing(teller)


def _missing(teller: Teller) -> str:
    """What was lacking when all was lost."""
    view = teller.view
    if view.morna is not None:
        monster = view.morna.monster
        least = teller.chronicle.least.get(MORNA, monster.hp)
        facts = {"hp": monster.hp, "most": monster.most, "planted": teller.planted}
        return teller.tell("close-hunt", **facts, least=least if least < monster.hp else "none")
    worlds = {stock.world: stock for stock in view.stocks}
    aim = worlds["dungeon" if view.options.mode == "dungeon" else "forest"]
    if not aim.is_complete:
        return teller.tell("close-explore", tiles=aim.tiles, world=teller.words.say(f"world-{aim.world}"))
    if aim.world == "forest":
        return teller.tell("close-gather")
    if view.dragon_dead:
        return teller.tell("close-ring")
    return teller.tell("close-dragon", least=teller.chronicle.least.get(DRAGON, "none"))


def describe_ending(view: BagView, names: Sequence[str], words: Words, end: Finale) -> str:
    """The picture as an alt text: within 1024 characters."""
    teller = Teller(view, [clean(name, NAME_LENGTH) for name in names], words, ())
    standing, lying = ([teller.named(index) for index in people] for people in (end.standing, end.lying))
    parts = [words.say(f"result-{end.result}")]
    if end.is_won:
        parts += [teller.tell("picture-won", heroes=standing)]
        parts += [teller.tell("picture-behind", heroes=lying)] if lying else []
    elif end.result == "late" or not end.foe:
        parts += [teller.tell("picture-late", heroes=[*standing, *lying])]
    else:
        parts += [teller.tell("picture-lost", heroes=lying, **teller.foe(end.foe))]
    facts = {"round": end.rounds, "kills": end.kills, "lives": end.lives, "tiles": end.tiles}
    return shorten(" ".join([*parts, teller.tell("picture-tally", **facts)]), ALT_LENGTH)
