"""Somebody acts at a table: as much of a bot as such an action looks at, and what came of it in turn."""

from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from bot.host import Person, ServerRights, Table
from bot.local.protocol.component_types import BUTTON, walk
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.shared.wishes import Wishes
from bot.ui.views.scene import Scene
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of
from tests.ui.server.managing import NOON, text_of

FACE = HarbourFace()
SCENE = scene_of(FACE, HarbourOptions(), 2)
MATCH, LOBBY = SCENE.table, replace(SCENE.table, status="lobby", match=None)
ZOE = Person(9, "Zoe")  # she has no seat


class Acting:
    """`answers` are what the host gives back, by the name of its command; `table`: what its queries find."""

    def __init__(self, table: Table | None = MATCH, *, is_manager: bool = False, **answers: Any) -> None:
        self.table, self.answers, self.done = table, answers, list[Any]()
        self.settings, self.wishes = ServerSettings(), dict[int, Wishes]()
        self.rights = ServerRights(is_manager=is_manager)
        self.sent: list[Any] = []
        face = self.face = HarbourFace()
        shared, own = Catalogue(is_strict=True).words(), face.catalogue.words()
        self.context: Any = SimpleNamespace(
            rights=lambda *_: self.rights,
            private=lambda found, _: Scene(found, face, own),
            public=lambda found: Scene(found, face, own),
            words=lambda _, game=None: own if game else shared,
            faces={face.game.key: face},
            settings=SimpleNamespace(of=lambda _: self.settings),
            wishes=SimpleNamespace(of=lambda person: self.wishes.get(person, Wishes()), change=self._change),
            host=SimpleNamespace(
                now=NOON,
                commands=_Noting(self, is_host=True),
                queries=SimpleNamespace(table=self._found, table_in=self._found),
                other_processes=SimpleNamespace(tell=self._noting("told")),
            ),
            channel=lambda _: SimpleNamespace(send=self._send),
        )
        self.panels: Any = _Noting(self)

    async def _found(self, _: Any) -> Table | None:
        return self.table

    async def _change(self, person: int, **changes: Any) -> None:
        self.wishes[person] = replace(self.wishes.get(person, Wishes()), **changes)

    async def _send(self, *, view: Any, allowed_mentions: Any) -> None:
        self.sent.append((text_of(view), [role.id for role in allowed_mentions.roles], allowed_mentions))

    def _noting(self, what: str) -> Any:
        async def note(*of: Any, **how: Any) -> None:
            self.done.append((what, *of, *how.items()))

        return note

    def reply(self, person: Person, *values: str, is_private: bool = False) -> Any:
        """`values`: what was chosen in a select. What is shown is noted by its texts."""

        def showing(how: str) -> Any:
            async def show(view: Any, files: Any = ()) -> None:
                self.done.append((how, text_of(view), len(files)) if files else (how, text_of(view)))
                self.buttons = [one for one in walk(view.to_components()) if one["type"] == BUTTON]

            return show

        async def ask(form: Any) -> None:
            self.done.append(("ask", form.custom_id))

        user = SimpleNamespace(id=person.id, display_name=person.name)
        data = {"component_type": 3, "values": list(values)}
        interaction = SimpleNamespace(user=user, data=data, guild_id=MATCH.guild, channel_id=MATCH.channel)
        return SimpleNamespace(
            interaction=interaction,
            is_private=is_private,
            ask=ask,
            accept=self._noting("accept"),
            whisper=self._noting("whisper"),
            show=showing("show"),
            replace=showing("replace"),
        )


class _Noting:
    """Whatever is called is noted by its name, with what it was given beside replies, tables and rights."""

    def __init__(self, acting: Acting, *, is_host: bool = False) -> None:
        self._acting, self._is_host = acting, is_host

    def __getattr__(self, name: str) -> Any:
        async def act(*given: Any, **how: Any) -> Any:
            told = [getattr(one, "id", one) if isinstance(one, Person) else one for one in given]
            left = (Table, SimpleNamespace, ServerRights)
            self._acting.done.append((name, *(one for one in told if not isinstance(one, left)), *how.items()))
            answer = self._acting.answers.get(name)
            if isinstance(answer, Exception):
                raise answer
            return answer

        return act
