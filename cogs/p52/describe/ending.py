"""How an adventure ended, in a few lines: in its own voice, how close it was, who did what, who fell."""

from collections.abc import Iterator, Sequence
from typing import get_args

from bot.engine import Event
from bot.words import ALT_LENGTH, Account, Teller, Words, clean, plain, shorten
from cogs.p52.options import AdventureKey
from cogs.p52.view.finale import Finale, finale
from cogs.p52.view.view import P52View

NAME_LENGTH = 32


class _Teller(Teller[P52View]):
    def called(self, *seats: int) -> list[str]:
        """Brakka (Ada)."""
        heroes = self.view.heroes
        return [self.tell("named", hero=clean(heroes[seat].name), player=self.names[seat]) for seat in seats]


def account(view: P52View, names: Sequence[str], words: Words, story: Sequence[Event]) -> Account:
    """The party's: nobody is ranked."""
    end = finale(view, story)
    teller = _Teller(view, [plain(name, NAME_LENGTH) for name in names], words)
    return Account(
        result=teller.tell(f"picture-{how(view)}", adventure=words.say(f"adventure-{view.options.adventure}")),
        why=(*_last_words(view, words), *_why(teller, end)),
        missing=tuple(_missing(teller, end)),
        deeds=(*_deeds(teller, end), *_falls(teller, end)),
        tries=(teller.tell("try", adventure=words.say(f"adventure-{_next_adventure(view)}")),),
    )


def title(view: P52View, words: Words) -> str:
    return words.say(f"ending-title-{how(view)}", adventure=words.say(f"adventure-{view.options.adventure}"))


def _next_adventure(view: P52View) -> str:
    """In their order; a Random Delve is always another one."""
    adventures: list[str] = list(get_args(AdventureKey))
    return adventures[min(adventures.index(view.options.adventure) + 1, len(adventures) - 1)]


def how(view: P52View) -> str:
    """In a word: won, lost, or called off."""
    return view.result if view.result in {"won", "off"} else "lost"


def _last_words(view: P52View, words: Words) -> Iterator[str]:
    """The adventure's own; it has none for what was called off (R141)."""
    if view.result != "off":
        yield words.say(f"adventure-{view.options.adventure}.{how(view)}")


def _why(teller: _Teller, end: Finale) -> Iterator[str]:
    """Who did it, or what ended it."""
    if end.is_won:
        if end.slayer is not None:
            yield teller.tell("slayer", heroes=teller.called(end.slayer), **teller.enemy(end.boss))
        return
    if teller.view.result in {"late", "off"}:
        yield teller.tell(teller.view.result)
    elif end.last_foe:
        yield teller.tell("last-blow", **teller.enemy(end.last_foe))


def _missing(teller: _Teller, end: Finale) -> Iterator[str]:
    """How far they came, and what was lacking."""
    if end.is_won:
        return
    yield teller.tell("room", number=end.room, rooms=end.rooms)
    if end.boss_health:
        yield teller.tell("boss-left", **teller.enemy(end.boss), health=end.boss_health)


def _deeds(teller: _Teller, end: Finale) -> Iterator[str]:
    heroes = teller.view.heroes
    most = max((hero.kills for hero in heroes), default=0)
    if most:
        best = [hero.seat for hero in heroes if hero.kills == most]
        yield teller.tell("kills", heroes=teller.called(*best), most=most, kills=end.kills)
    if end.best_blow:
        yield teller.tell("best-blow", heroes=teller.called(*end.best), damage=end.best_blow)


def _falls(teller: _Teller, end: Finale) -> Iterator[str]:
    if not end.is_won:
        return
    if end.dead:
        yield teller.tell("dead", heroes=teller.called(*end.dead))
    else:
        yield teller.tell("all-alive")


def describe_ending(view: P52View, names: Sequence[str], words: Words, story: Sequence[Event]) -> str:
    """The picture as an alt text: within 1,024 characters."""
    end = finale(view, story)
    teller = _Teller(view, [clean(name, NAME_LENGTH) for name in names], words)
    adventure = words.say(f"adventure-{view.options.adventure}")
    said = [teller.tell(f"picture-{how(view)}", adventure=adventure)]
    for message, seats in (("picture-standing", end.standing), ("picture-dead", end.dead)):
        if seats:
            said.append(teller.tell(message, heroes=teller.called(*seats)))
    said.append(teller.tell("picture-tally", rooms=end.room, kills=end.kills, blow=end.best_blow))
    return shorten(" ".join(said), ALT_LENGTH)
