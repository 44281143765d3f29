"""The Random Delve (R122, 5.9): what kind of quest it is, and what its aces are, by how far it has come."""

from bot.engine import Script
from cogs.p52.content.adventure_kinds import Quest
from cogs.p52.content.cards import Card, rank, value
from cogs.p52.content.places import KEY, MAJOR, SPECIAL
from cogs.p52.content.tables import DELVE, MAJORS, MINORS
from cogs.p52.events.frame import DelveFlipped
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.keys import KEYS, known
from cogs.p52.state.people import Enemy
from cogs.p52.state.room import Mark

BOSSES = 2  # a minor and a major one
SURVIVAL = 14  # less a Room card, halved: so many rooms
LAST: tuple[tuple[int, Quest], ...] = ((3, "boss"), (6, "survival"), (9, "trapped"), (12, "treasure"))


def flip_quest(crawl: Crawl) -> Script[None]:
    """A to 3 Big Boss, 4 to 6 Survival, 7 to 9 Trapped, 10 to Queen Treasure Hunt. A King flips again."""
    quest, card = crawl.state.quest, crawl.flip()
    while value(card) > LAST[-1][0]:
        quest.has_extra = True
        yield DelveFlipped(card=card, shape="again")
        card = crawl.flip()
    quest.shape = next(shape for last, shape in LAST if value(card) <= last)
    yield DelveFlipped(card=card, shape=quest.shape)


def settled_mark(crawl: Crawl, mark: Mark) -> Mark:
    """What an ace is when it is turned up: once its quest has what it asks for, a path. Two at once are two bosses."""
    if crawl.options.adventure != DELVE:
        return mark
    quest = crawl.state.quest
    if mark == MAJOR:
        if quest.bosses == BOSSES:
            return "."
        quest.bosses += 1
        return "B" if quest.bosses == BOSSES else "M"
    is_spent = (mark == KEY and known(crawl) >= KEYS) or (mark == SPECIAL and quest.is_found)
    return "." if is_spent else mark


def minor_boss(crawl: Crawl) -> tuple[str, Card]:
    """The first ace: an Enemy card says of which rank; one that was fled from comes again."""
    quest, deck = crawl.state.quest, crawl.state.decks.enemy
    again = quest.minor_card if quest.minor_card in deck else ""
    card = again or (deck[-1] if deck else "")
    if card:
        deck.remove(card)
    wanted = rank(quest.minor_card or card or "KS")
    return next(key for key, kind in MINORS.items() if kind.rank == wanted and not kind.level), card


def major_boss(crawl: Crawl) -> tuple[str, Card]:
    """The second: a flip says which, unless one was fled from."""
    quest = crawl.state.quest
    card = "" if quest.boss else crawl.flip()
    key = quest.boss or next(key for key, kind in MAJORS.items() if kind.delve[0] <= value(card) <= kind.delve[1])
    return key, card


def flee(crawl: Crawl, enemy: Enemy) -> None:
    """A boss that is left alive recovers, and is the next ace."""
    quest = crawl.state.quest
    if crawl.options.adventure != DELVE or enemy.rank not in {"minor", "major"}:
        return
    quest.bosses -= 1
    if enemy.rank == "minor":
        quest.minor_card = enemy.card or quest.minor_card
    else:
        quest.boss = enemy.key
