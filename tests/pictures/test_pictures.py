"""Every kept scene of every game still looks and reads as its golden; where not, the two lie side by side.

Meant to change? `make pictures`, look at what changed, and commit it with the change.
"""

import pytest
from PIL import Image

from images.type import write
from tests.pictures.cut import cut_texts
from tests.pictures.faces import find_faces
from tests.pictures.likeness import compare, shrink, unpack
from tests.pictures.scenes import Scene, goldens_of, matches_of, scenes
from tests.pictures.side_by_side import lay_side_by_side, spot
from tests.pictures.texts import said, texts_of
from tests.support.sampled import sampled

SCENES = [pytest.param(scene, id=f"{game}-{title}") for game in find_faces() for title, scene in scenes(game).items()]


def pictured(scene: Scene) -> str:
    """A sentence on what looks different; empty where nothing does."""
    if not scene.golden.exists():
        return f"there is no {scene.golden} yet: python -m tests.pictures {scene.game}"
    golden, now = unpack(scene.golden.read_bytes()), shrink(scene.show().draw())
    difference = compare(golden, now) if golden.size == now.size else None
    if difference is not None and difference.box is None:
        return ""
    path = lay_side_by_side(scene, golden, now, difference)
    return f"{scene.game}, {scene.title}: {spot(golden, now, difference)}; see {path}"


@pytest.mark.parametrize("scene", sampled(SCENES, len(SCENES) // 8))
def test_a_scene_looks_as_its_golden(scene: Scene) -> None:
    """Where people have short names nothing is cut off."""
    with cut_texts() as cut:
        sentence = pictured(scene)
    assert not sentence, sentence
    assert scene.title.endswith("-long") or not cut


@pytest.mark.long
@pytest.mark.parametrize("locale", ["de", "es", "fr", "pt-BR"])
@pytest.mark.parametrize("game", find_faces())
def test_nor_is_anything_in_another_language(game: str, locale: str) -> None:
    found: dict[str, list[str]] = {}
    for scene in scenes(game).values():
        if not scene.title.endswith("-long"):
            showing = scene.show()
            showing.words = showing.face.catalogue.words(locale)
            with cut_texts() as cut:
                showing.draw()
            found |= {scene.title: cut} if cut else {}
    assert not found


def test_what_is_cut_off_is_seen() -> None:
    board = Image.new("RGB", (200, 60))
    with cut_texts() as cut:
        write(board, "Enchanted Armour", 100, 30, width=400)
        assert not cut
        write(board, "Enchanted Armour", 100, 30, width=80)
    assert cut == ["Enc…"]


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_reads_as_its_golden(scene: Scene) -> None:
    assert said(scene) == texts_of(scene.game).get(scene.title), f"python -m tests.pictures {scene.game} writes it anew"


@pytest.mark.parametrize("game", find_faces())
def test_every_game_shows_its_kinds_of_scenes(game: str) -> None:
    """Boards and hands, with short and with long names; and no golden is left of a scene that is gone."""
    assert matches_of(game).exists(), f"there are no pictures of {game} yet: python -m tests.pictures {game}"
    places = [scene.show().place for scene in scenes(game).values()]
    assert {(place.shows, place.names) for place in places} >= {
        (shows, names) for shows in ("board", "hand") for names in ("short", "long")
    }, f"python -m tests.pictures {game} --choose"
    assert {path.stem for path in goldens_of(game).glob("*.png")} == set(scenes(game))
    assert set(texts_of(game)) == set(scenes(game))
