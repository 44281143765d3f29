"""How a quest ended, in a few lines: in its own voice, how close it was, who did what, who fell."""

from collections.abc import Iterator, Sequence

from bot.engine import Event
from bot.words import ALT_LENGTH, Account, Teller, Words, clean, plain, shorten
from cogs.deckbox_dungeons.content.tables import QUESTS
from cogs.deckbox_dungeons.view.finale import Finale, finale
from cogs.deckbox_dungeons.view.view import DeckboxView, HeroView

NAME_LENGTH = 32
_MANY_HITS = 3  # from here on a roll is worth telling


def account(view: DeckboxView, names: Sequence[str], words: Words, story: Sequence[Event]) -> Account:
    """The party's: nobody is ranked."""
    end, called = finale(view, story), [plain(name, NAME_LENGTH) for name in names]
    teller = _Teller(view, called, words)
    how = "won" if end.is_won else "lost"
    quest = words.say(f"quest-{view.options.quest}")
    return Account(
        result=teller.tell(f"picture-{how}", quest=quest),
        why=(words.say(f"quest-{view.options.quest}.{how}"), *_why(teller, end)),
        missing=tuple(_close(teller, end)),
        deeds=(*_deeds(teller, end), *_falls(teller, end)),
        tries=(teller.tell("try-quest", quest=words.say(f"quest-{_next_quest(view)}")),),
    )


def title(end: Finale, view: DeckboxView, words: Words) -> str:
    how = "ending-title-won" if end.is_won else "ending-title-lost"
    return words.say(how, quest=words.say(f"quest-{view.options.quest}"))


def _next_quest(view: DeckboxView) -> str:
    """In the order of the book; after the last the first."""
    quests = list(QUESTS)
    return quests[(quests.index(view.options.quest) + 1) % len(quests)]


class _Teller(Teller[DeckboxView]):
    def called(self, seat: int) -> dict[str, str]:
        hero = self.view.heroes[seat]
        return {"hero": self.words.say(f"hero-{hero.hero}"), "player": self.names[seat]}


def _why(teller: _Teller, end: Finale) -> Iterator[str]:
    """Who did it, or what it was lost by."""
    if not end.is_won:
        yield teller.words.say(f"result-{teller.view.result}")
        if teller.view.result == "fallen" and end.last_foe:
            yield teller.tell("last-blow", **teller.enemy(end.last_foe))
    elif end.slayer is not None:
        yield teller.tell("slayer", **teller.called(end.slayer), **teller.enemy(end.boss), round=end.slain_in)


def _close(teller: _Teller, end: Finale) -> Iterator[str]:
    """By how much it was won, or what was lacking."""
    goal, view = teller.view.goal, teller.view
    if goal.doom_limit and view.result != "doom":
        yield teller.tell("doom", doom=goal.doom, limit=goal.doom_limit)
    if not end.is_won:
        yield from _lacked(teller, end)


def _lacked(teller: _Teller, end: Finale) -> Iterator[str]:
    goal, view = teller.view.goal, teller.view
    if QUESTS[view.options.quest].shape == "seals":
        yield teller.tell("seals", count=goal.seals)
    if goal.tongues_wanted:
        yield teller.tell("tongues", count=goal.tongues, wanted=goal.tongues_wanted)
    elif goal.toll:
        yield teller.tell("toll", count=goal.treasure, wanted=goal.toll)
    elif goal.last_round:
        yield teller.tell("dawn", round=end.rounds, last=goal.last_round)
    elif end.boss_health:
        yield teller.tell("boss-left", **teller.enemy(end.boss), health=end.boss_health)
    elif end.boss and not end.has_boss_come:
        yield teller.tell("boss-unfound", **teller.enemy(end.boss), tiles=view.tiles_left)


def _deeds(teller: _Teller, end: Finale) -> Iterator[str]:
    heroes = teller.view.heroes
    most = max(hero.kills for hero in heroes)
    if most:
        best = [hero for hero in heroes if hero.kills == most]
        yield teller.tell("kills", heroes=_called(teller, best), most=most, kills=end.kills)
    roll = max(hero.best_roll for hero in heroes)
    if roll >= _MANY_HITS:
        best = [hero for hero in heroes if hero.best_roll == roll]
        yield teller.tell("best-roll", heroes=_called(teller, best), hits=roll)


def _falls(teller: _Teller, end: Finale) -> Iterator[str]:
    fallen = [hero for hero in teller.view.heroes if hero.downs]
    if fallen and end.is_won:
        yield teller.tell("downs", heroes=_called(teller, fallen), downs=end.downs)
    elif end.is_won:
        yield teller.tell("no-downs")


def _called(teller: _Teller, heroes: Sequence[HeroView]) -> list[str]:
    return [teller.tell("named", **teller.called(hero.seat)) for hero in heroes if hero.hero]


def describe_ending(view: DeckboxView, names: Sequence[str], words: Words, story: Sequence[Event]) -> str:
    """The picture as an alt text: within 1024 characters."""
    end = finale(view, story)
    teller = _Teller(view, [clean(name, NAME_LENGTH) for name in names], words)
    said = [
        teller.tell("picture-won" if end.is_won else "picture-lost", quest=words.say(f"quest-{view.options.quest}"))
    ]
    for message, seats in (("picture-standing", end.standing), ("picture-lying", end.lying)):
        heroes = _called(teller, [view.heroes[seat] for seat in seats])
        if heroes:
            said.append(teller.tell(message, heroes=heroes))
    said.append(
        teller.tell("picture-tally", rounds=end.rounds, kills=end.kills, treasure=end.treasure, downs=end.downs)
    )
    return shorten(" ".join(said), ALT_LENGTH)
