"""R1, R9, R122, R123, R128: a session begins."""

from bot.engine import Script, ask, interleave
from bot.engine.script import told
from cogs.p52.content.cards import ROOM_DECK, Card, is_red, value
from cogs.p52.content.tables import DELVE, starting_for
from cogs.p52.events.frame import QuestBegan
from cogs.p52.events.goods import Found, Given, StartFlipped
from cogs.p52.prompts import building
from cogs.p52.rules.crawl import MOST_STAMINA, Crawl
from cogs.p52.rules.goods.finding import MOST, eye_for_things
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.roster import keep
from cogs.p52.rules.quests.delving import SURVIVAL, flip_quest
from cogs.p52.rules.quests.scenes import adventure
from cogs.p52.state.people import Hero

POTION = "healing-potion"


def begin(crawl: Crawl) -> Script[None]:
    """All characters are known: what they came as goes home should the first room not be left (R138)."""
    state, quest = crawl.state, crawl.state.quest
    keep(state)
    state.is_grim = is_grim(crawl)
    known = adventure(state)
    flips = told(_begin_delve(crawl)) if known is None else []
    if known is not None:
        quest.shape, quest.rooms = known.quest, len(known.scene)
    yield QuestBegan(adventure=crawl.options.adventure, difficulty=state.hardness, shape=quest.shape)
    yield from flips
    for hero in crawl.heroes:
        hero.health = most_health(hero)
        crawl.draw_stamina(hero, MOST_STAMINA)
    yield from interleave([_equip(crawl, hero) for hero in crawl.heroes])


def is_grim(crawl: Crawl) -> bool:
    """R128: left open, it is gentle for a party with a newcomer."""
    wanted = crawl.options.difficulty
    return wanted in {"grim", "dire"} or (wanted == "fitting" and all(hero.sheet.level > 1 for hero in crawl.heroes))


def _begin_delve(crawl: Crawl) -> Script[None]:
    """R123: one Room card says where, and for a Survival another one how long; they are shuffled back with the rest."""
    quest, cards = crawl.state.quest, list(ROOM_DECK)
    yield from flip_quest(crawl)
    crawl.chance.shuffle(cards)
    quest.is_outside, quest.rooms = is_red(cards.pop()), 0
    if quest.shape == "survival":
        quest.rooms = (SURVIVAL - value(cards.pop())) // 2
    if quest.is_outside:
        quest.is_day = not is_red(crawl.flip())  # R10: it changes with every space, the first one too


def _equip(crawl: Crawl, hero: Hero) -> Script[None]:
    """R9: a Healing Potion and one thing by two flips; a King at the beginning of a Random Delve is worth one more."""
    hero.bag.append(crawl.made(POTION))
    yield Given(seat=hero.seat, hero=hero.sheet.name, item=POTION, count=1)
    draws = 2 if crawl.options.adventure == DELVE and crawl.state.quest.has_extra else 1
    for _ in range(draws):
        yield from _draw(crawl, hero, is_again=False)


def _draw(crawl: Crawl, hero: Hero, *, is_again: bool) -> Script[None]:
    cards, plus = crawl.flips(2), eye_for_things(hero)
    total = min(MOST, sum(map(value, cards)) + plus)
    kind, name = starting_for(total), hero.sheet.name
    item, has_choice = kind.items[0], len(kind.items) > 1
    if has_choice:
        yield StartFlipped(seat=hero.seat, hero=name, cards=cards, plus=plus, total=total)
        item = (yield from ask(building.start(hero.seat, name, kind.items))).key
    count = 2 if item == "lock-pick" else kind.count
    hero.bag += [crawl.made(item) for _ in range(count)]
    if has_choice:
        yield Given(seat=hero.seat, hero=name, item=item, count=count)
    else:
        yield _found(hero, cards, plus, item, count)
    if kind.is_followed and not is_again:
        yield from _draw(crawl, hero, is_again=True)


def _found(hero: Hero, cards: tuple[Card, ...], plus: int, item: str, count: int) -> Found:
    return Found(
        seat=hero.seat,
        hero=hero.sheet.name,
        cards=cards,
        plus=plus,
        total=min(MOST, sum(map(value, cards)) + plus),
        item=item,
        count=count,
        is_paired=False,
        way="start",
    )
