"""The film of a match that is over: drawn picture by picture in the pool, so that boards and clicks go on meanwhile."""

import asyncio

from bot.host.model.faults import fault
from bot.ui.messages.draw_pool import draw_aside, draw_in_pool
from bot.ui.messages.pictures import Unshown
from bot.ui.views.picture import Picture
from bot.ui.views.replay.filming import Filming, coloured
from bot.ui.views.replay.reel import Reel
from bot.ui.views.scene import Scene
from images.film import FilmKind, make_film

_camera = asyncio.Semaphore(1)  # one film at a time, so that memory has a bound however many people ask


async def film_of(scene: Scene, reel: Reel, kind: FilmKind) -> Picture:
    """Raises Unshown where the game fails to draw."""
    filming = Filming(scene.face, scene.words, scene.names, reel)
    async with _camera:
        try:
            shots = [await draw_in_pool(take) for take in filming.takes()]
            film = await draw_aside(make_film, shots, coloured(scene.face.accent), kind)
            return Picture(film.data, filming.alt(film.pictures), kind)
        except Exception as error:
            raise Unshown(fault(scene.table, "the film could not be made", error).error_id) from error
