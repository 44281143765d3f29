"""R143 to R145, R153, R154, R165: Agrimor."""

from typing import Literal

from bot.engine import Script
from cogs.dead_throne.content.land import waymarker_of
from cogs.dead_throne.content.tables import AGRIMOR, DANGERS
from cogs.dead_throne.events.defender import DragonCame, DragonFled, DragonFought, DragonGrew, NobodyCame
from cogs.dead_throne.rules.defender.boards import FEW, board_of, heroes_in
from cogs.dead_throne.rules.defender.ending import won
from cogs.dead_throne.rules.defender.learning import learn
from cogs.dead_throne.rules.fight.exchange import exchange
from cogs.dead_throne.rules.fight.foe import Foe, Stat
from cogs.dead_throne.rules.people.purse import gain_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.state.match import Deed
from cogs.dead_throne.state.people import Player

LAIR, COMES, GROWS = "S", "Ag", "Ag+"  # Stonesea; faces of the enemy die
LEVEL = 6  # R154
ATTACK, STRONG_ATTACK, STRONG_FROM = 2, 3, 10  # dice, and the health from which they are more (R165)
DEFENCE, STRONG_DEFENCE, TOUGH_FROM = 2, 3, 16
Way = Literal["slain", "died", "won", "stays"]
PAY = 6  # coin and experience (R165)


def dragon(board: Defender) -> Foe:
    """R165: as strong as he is at the beginning of the exchange."""
    attack = STRONG_ATTACK if board.agrimor >= STRONG_FROM else ATTACK
    defence = STRONG_DEFENCE if board.agrimor >= TOUGH_FROM else DEFENCE
    return Foe(AGRIMOR, LEVEL, Stat(times=attack), Stat(times=defence), "fire", health=board.agrimor)


def call(realm: Realm, face: str) -> Script[None]:
    """R143: he comes, if he is not out; with Ag+ he grows, unless there are but two heroes (R153)."""
    board = board_of(realm)
    is_out = bool(board.agrimor_at)
    heroes = heroes_in(realm)
    has_grown = face == GROWS and heroes > FEW
    if has_grown:
        board.agrimor += heroes
    if not is_out:
        _take_card(realm)
        board.agrimor_at = waymarker_of(LAIR)
        yield DragonCame(step=board.agrimor_at, health=board.agrimor)
    elif has_grown:
        yield DragonGrew(health=board.agrimor)
    else:
        yield NobodyCame()


def _take_card(realm: Realm) -> None:
    """His card leaves the Rocks deck for good, and the deck is shuffled."""
    rocks = realm.state.decks["rocks"]
    if f"enemy:{AGRIMOR}" in rocks:
        rocks.remove(f"enemy:{AGRIMOR}")
    realm.chance.shuffle(rocks)


def find_dragon(realm: Realm, player: Player) -> Script[Way]:
    """R143, R144: whoever draws his card has come upon him: he is out from now on, and strikes where they stand."""
    board = board_of(realm)
    board.agrimor_at = player.at
    yield DragonCame(step=player.at, health=board.agrimor)
    return (yield from fight_dragon(realm, player, strikes_first=False))


def fight_dragon(realm: Realm, player: Player, *, strikes_first: bool) -> Script[Way]:
    """R154: wounds stay. Beaten he appears elsewhere; at 0 he is dead, and all is won."""
    board = board_of(realm)
    fought = yield from exchange(realm, player, dragon(board), strikes_first=strikes_first)
    board.agrimor = max(0, board.agrimor - fought.dealt)
    is_slain = board.agrimor == 0
    way: Way = "slain" if is_slain else "died" if fought.is_dead else "won" if fought.is_won else "stays"
    yield DragonFought(seat=player.seat, dealt=fought.dealt, taken=fought.taken, health=board.agrimor, way=way)
    if is_slain:
        yield from _slain(realm, player)
    elif fought.is_won:
        realm.note(Deed(player.seat, "enemy", key=AGRIMOR, home="rocks", number=LEVEL))  # R114: he is defeated (R154)
        board.agrimor_at = waymarker_of(_lair(realm))
        board.attacked = []
        yield DragonFled(step=board.agrimor_at)
    return way


def _slain(realm: Realm, player: Player) -> Script[None]:
    board = board_of(realm)
    board.agrimor_dead, board.agrimor_at = True, ""
    if player.is_up:
        yield from gain_coin(realm, player, PAY, "enemy")
    yield from learn(realm, PAY)
    yield from won(realm)


def _lair(realm: Realm) -> str:
    """R144: a roll of the blue die; Ag is Stonesea, Ag+ is rolled again."""
    faces = [face for face in DANGERS[1].faces if face != GROWS]
    face = realm.chance.pick(faces)
    return LAIR if face == COMES else face
