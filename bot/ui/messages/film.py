"""The film of a match that is over: made in a process of its own, so that boards and clicks go on meanwhile.

There one film is made at a time, so that memory has a bound however many people ask, and goes back when it is over.
"""

import logging

from bot.host.model.faults import fault
from bot.metrics.figures import DRAWN
from bot.process.worker import Worker, WorkerDied
from bot.process.working import Failed
from bot.ui.messages.pictures import Unshown
from bot.ui.views.picture import Picture
from bot.ui.views.replay.film_order import FilmMade, FilmOrder
from bot.ui.views.replay.reel import Reel
from bot.ui.views.scene import Scene
from bot.ui.wire.declined import Declined
from images.film import FilmKind

log = logging.getLogger(__name__)
MODULE = "bot.ui.views.replay.film_process"
LONGEST = 300.0  # seconds that one may take on a busy machine; most take three


class Films:
    def __init__(self, kind: FilmKind, module: str = MODULE) -> None:
        self.worker = Worker(module, longest=LONGEST)
        self._kind = kind

    async def of(self, scene: Scene, reel: Reel) -> Picture:
        """Raises Declined if its process broke off, Unshown if the game fails to draw."""
        order = FilmOrder.of(scene.face, scene.words, scene.names, reel, self._kind)
        try:
            with DRAWN.time():
                made = await self.worker.ask(order)
        except (WorkerDied, TimeoutError, OSError) as error:
            raise _declined("film-broke-off", scene, error) from error
        except Failed as failed:
            if failed.is_memory:
                raise _declined("film-too-large", scene, failed) from failed
            raise Unshown(fault(scene.table, "the film could not be made", failed).error_id) from failed
        assert isinstance(made, FilmMade)
        return Picture(made.data, made.alt, self._kind)

    async def close(self) -> None:
        """At once, and whoever waits for a film hears that it broke off."""
        await self.worker.close()


def _declined(message: str, scene: Scene, error: Exception) -> Declined:
    """The match is not to blame, so the log needs no more than a line."""
    log.warning("the film of match %s was not made: %r", scene.table.id, error)
    return Declined(message)
