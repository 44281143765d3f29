"""Makes the picture goldens anew, where they have changed: `python -m tests.pictures [game …] [--choose] [--told]`.

The matches stay those that were kept, unless they can no longer be played or `--choose` asks for others. `--told` adds
strips of moments and endings of those matches, where there are none yet.
"""

import sys
from pathlib import Path

from tests.pictures.choosing import add_told, choose
from tests.pictures.faces import find_faces
from tests.pictures.likeness import compare, pack, shrink, unpack
from tests.pictures.recording import read_recordings, written
from tests.pictures.scenes import Scene, matches_of, scenes
from tests.pictures.texts import write_texts


def main(arguments: list[str]) -> None:
    named = [one for one in arguments if not one.startswith("--")]
    for game in named or find_faces():
        path = matches_of(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        if "--choose" in arguments or not _can_be_played(game, path):
            path.write_text(written(choose(find_faces()[game])), encoding="utf-8")
            scenes.cache_clear()
        if "--told" in arguments:
            kept = add_told(find_faces()[game], read_recordings(path.read_text(encoding="utf-8")))
            path.write_text(written(kept), encoding="utf-8")
            scenes.cache_clear()
        made = sum(_redraw(scene) for scene in scenes(game).values())
        for old in set(path.parent.glob("*.png")) - {scene.golden for scene in scenes(game).values()}:
            old.unlink()
        write_texts(game)
        print(f"{game}: {len(scenes(game))} scenes, {made} pictures drawn anew")


def _can_be_played(game: str, path: Path) -> bool:
    """Do the kept matches still fit the rules?"""
    if not path.exists():
        return False
    try:
        for recording in read_recordings(path.read_text(encoding="utf-8")):
            recording.moments(find_faces()[game].game)
    except Exception as error:  # noqa: BLE001
        print(f"{game}: its matches are played anew, as they no longer fit: {error!r}")
        return False
    return True


def _redraw(scene: Scene) -> bool:
    """Only what looks different is written: a commit holds no picture that nobody can tell from the old one."""
    now = shrink(scene.show().draw())
    if scene.golden.exists():
        golden = unpack(scene.golden.read_bytes())
        if golden.size == now.size and not compare(golden, now).is_seen:
            return False
    scene.golden.write_bytes(pack(now))
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
