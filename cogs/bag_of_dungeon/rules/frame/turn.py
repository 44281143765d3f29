"""The frame of a turn (R8-R12): its beginning, the menu, its end; and whose turn is next."""

from bot.engine import Script, ask
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import MORNA
from cogs.bag_of_dungeon.events.combat import MonsterRecovered
from cogs.bag_of_dungeon.events.frame import RoundBegan, TurnBegan, TurnEnded
from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.endgame.gathering import watch
from cogs.bag_of_dungeon.rules.endgame.leaving import LEAVE, last_turn_over
from cogs.bag_of_dungeon.rules.endgame.morna import move_morna
from cogs.bag_of_dungeon.rules.fight.duel import DUEL
from cogs.bag_of_dungeon.rules.fight.ranged import SHOOT
from cogs.bag_of_dungeon.rules.frame.choosing import choose_party
from cogs.bag_of_dungeon.rules.frame.errands import ERRAND, carry_on
from cogs.bag_of_dungeon.rules.frame.outcome import judge
from cogs.bag_of_dungeon.rules.frame.tidying import goes_on, tidy
from cogs.bag_of_dungeon.rules.goods.arranging import ARRANGE
from cogs.bag_of_dungeon.rules.goods.handling import DROP, TAKE
from cogs.bag_of_dungeon.rules.goods.trade import TRADE
from cogs.bag_of_dungeon.rules.goods.using import SKILL, UPGRADE, USE
from cogs.bag_of_dungeon.rules.map.laying import LAY
from cogs.bag_of_dungeon.rules.map.meeting import meet
from cogs.bag_of_dungeon.rules.map.moving import ENGAGE, MOVE, WEB
from cogs.bag_of_dungeon.rules.map.walking import EXPLORE, WALK
from cogs.bag_of_dungeon.rules.places.forest import BONES, PLANT, SEED, SWAMP
from cogs.bag_of_dungeon.rules.places.offers import CACHE, CHEST, FALLEN, POOL
from cogs.bag_of_dungeon.rules.quest import Deed, Quest
from cogs.bag_of_dungeon.rules.rewards.bane import BOSSBANE
from cogs.bag_of_dungeon.rules.rewards.kills import heal
from cogs.bag_of_dungeon.state import Hero

DEEDS: tuple[Deed, ...] = (
    LEAVE, ERRAND, EXPLORE, LAY, MOVE, WALK, WEB, SHOOT, ENGAGE, POOL, CACHE, CHEST, SEED, FALLEN, SWAMP, BONES, PLANT,
    TAKE, TRADE, USE, SKILL, UPGRADE, BOSSBANE, DUEL, DROP, ARRANGE,
)  # fmt: skip


def play(quest: Quest) -> Script[None]:
    """One turn: of the choosing, of an adventurer, or of Morna Gul."""
    state = quest.state
    if state.phase == "choose":
        yield from choose_party(quest)
        return
    if state.turn < len(state.order):
        yield from play_hero(quest, quest.hero(state.order[state.turn]))
    else:
        yield from move_morna(quest)
        yield from tidy(quest)
    yield from judge(quest)
    if not state.result:
        yield from _advance(quest)


def play_hero(quest: Quest, hero: Hero) -> Script[None]:
    """R8 to R12."""
    yield from _begin(quest, hero)
    hero.is_sneaking = False  # the cloak hid until now; R12 puts the encounter anew
    if quest.is_guarded(quest.tile(hero)):
        yield from meet(quest, hero)
        yield from tidy(quest)
    while goes_on(quest, hero):
        if not (yield from carry_on(quest, hero)):
            yield from _one_deed(quest, hero)
        yield from tidy(quest)
    yield from _end(quest, hero)


def _begin(quest: Quest, hero: Hero) -> Script[None]:
    """R8: full AP less the debt (R52); what is owed beyond that stays owed (R143)."""
    quest.state.active = hero.index
    quest.is_turn_over = False
    full = figures.full_ap(hero)
    debt = min(hero.debt, full)  # what was owed with things worn no longer may be more than a turn has: R143
    hero.ap, hero.debt = full - debt, hero.debt - debt
    hero.has_tried_seed = hero.has_torchlight = False
    for other in quest.state.heroes:
        other.was_poisoned = False  # at most once per turn (R101)
    yield TurnBegan(seat=hero.seat, hero=hero.key, round=quest.state.round, ap=hero.ap, debt=debt)
    yield from heal(hero, sum(figures.kind_of(item).turn_heal for item in figures.equipped(hero)))


def _one_deed(quest: Quest, hero: Hero) -> Script[None]:
    """P2. At 0 AP only while the tile, or a torch, still has something free to offer (R11)."""
    offers = [(deed, deed.offers(quest, hero)) for deed in DEEDS]
    if hero.ap <= 0 and not any(options for deed, options in offers if deed.holds or deed is LAY):
        quest.is_turn_over = True
        return
    menu = {option.key: deed for deed, options in offers for option in options}
    options = [option for _, options in offers for option in options]
    key = (yield from ask(prompts.menu(hero, quest.tile(hero), options))).key
    if key == prompts.END.key:
        quest.is_turn_over = True
    else:
        yield from menu[key].play(quest, hero, key)


def _end(quest: Quest, hero: Hero) -> Script[None]:
    """R39: hurt monsters recover; R95: a last turn may be over."""
    for tile in quest.state.tiles.values():
        monster = tile.monster
        if monster is not None and monster.hp < monster.most and monster.key != MORNA:
            monster.hp = monster.most
            yield MonsterRecovered(monster=monster.key, hp=monster.hp)
    hero.ap = 0
    yield from last_turn_over(quest, hero)
    quest.state.active = None
    if hero.status == "in":
        yield TurnEnded(seat=hero.seat, hero=hero.key, round=quest.state.round)
    yield from watch(quest)


def _advance(quest: Quest) -> Script[None]:
    """The next adventurer; after the last Morna Gul (R117), then a new round."""
    quest.state.turn += 1
    yield from find_next(quest)


def find_next(quest: Quest) -> Script[None]:
    """Go on to a turn somebody can take."""
    state = quest.state
    while True:
        if state.turn < len(state.order):
            if quest.hero(state.order[state.turn]).status == "in":
                return
            state.turn += 1
        elif state.turn == len(state.order) and state.phase == "hunt":
            return
        else:
            yield from _next_round(quest)


def _next_round(quest: Quest) -> Script[None]:
    state = quest.state
    state.turn = 0
    state.round += 1
    yield RoundBegan(round=state.round)
