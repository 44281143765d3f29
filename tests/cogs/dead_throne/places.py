"""Heroes, the mage and carriages, for changes of place."""

from bot.kit.deeds import by_key
from cogs.dead_throne.rules.land.steps import step_deeds
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.state.people import Player
from tests.cogs.dead_throne.meetings import ADA, BEN, realm, usual, walks
from tests.support.scripts import ScriptRun


def saladar(world: Realm, pieces: int) -> Player:
    mage = world.player(ADA)
    mage.character, mage.pieces = "saladar", pieces
    return mage


def of_heroes(*places: str) -> Realm:
    """Defender: Ada and Ben walk as a group."""
    world = realm(*places, mode="defender")
    world.state.defender = Defender(towns=dict.fromkeys(("T1", "T2", "T3"), 35), groups=[[ADA, BEN]])
    return world


def rides(world: Realm, player: Player, to: str) -> ScriptRun[None]:
    walks(player)
    return ScriptRun(by_key(step_deeds(world, player))[f"carriage-{to}"].play())


def played(world: Realm, seat: int, *said: str) -> ScriptRun[None]:
    """Their Game Turn with these answers, then whatever a silent person does."""
    run = ScriptRun(game_turn(world, world.player(seat)))
    left = list(said)
    while not run.is_over:
        asked = next(iter(run.open))
        keys = {option.key for option in run.open[asked].options}
        run.answer(asked, left.pop(0) if asked == seat and left and left[0] in keys else usual(run.open[asked]))
    assert not left
    return run
