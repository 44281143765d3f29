"""What becomes of a direct message: whom it is for, which one it replaces, and what is noted where none arrives."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.ui.messages.letters import Letters
from bot.ui.shared.wishes import Digest, Wishes
from bot.words import Catalogue
from tests.support.harbour.face import HarbourFace
from tests.support.harbour.game import HarbourOptions
from tests.ui.scenes import scene_of
from tests.ui.server.managing import NOON, text_of

ADA, BEN = 1, 2
DIGEST = Digest("08:00", "UTC", NOON)
RESPONSE: Any = SimpleNamespace(status=400, reason="")
CLOSED, BROKEN = discord.Forbidden(RESPONSE, ""), discord.HTTPException(RESPONSE, "")


class Postbox:
    """Direct messages as Discord takes them: the next one has the number 70."""

    def __init__(self, error: Exception | None = None, **wishes: Wishes) -> None:
        self.error, self.sent, self.deleted = error, dict[int, str](), list[int]()
        self.wishes = {ADA: wishes.get("ada", Wishes()), BEN: wishes.get("ben", Wishes())}
        guild, words = SimpleNamespace(name="Hall"), Catalogue(is_strict=True).words()
        context: Any = SimpleNamespace(
            wishes=SimpleNamespace(of=self.wishes.__getitem__, change=self._change),
            shared_words=lambda _: words,
            client=SimpleNamespace(create_dm=self._channel, get_guild=lambda _: guild),
        )
        self.letters = Letters(context)

    async def _change(self, person: int, **changes: Any) -> None:
        self.wishes[person] = replace(self.wishes[person], **changes)

    async def _channel(self, person: discord.Object) -> Any:
        async def send(*, view: Any, allowed_mentions: Any) -> Any:
            if self.error is not None:
                raise self.error
            self.sent[person.id] = text_of(view)
            return SimpleNamespace(id=70)

        def message(number: int) -> Any:
            async def delete() -> None:
                self.deleted.append(number)

            return SimpleNamespace(delete=delete)

        return SimpleNamespace(send=send, get_partial_message=message)


@pytest.mark.parametrize(
    ("wishes", "error", "outcome", "closed"),
    [
        (Wishes(has_letters=True), CLOSED, "closed", "unsaid"),
        (Wishes(digest=DIGEST), CLOSED, "closed", "unsaid"),
        (Wishes(), CLOSED, "closed", ""),
        (Wishes(has_letters=True, closed="said"), CLOSED, "closed", "said"),
        (Wishes(digest=DIGEST, closed="said"), CLOSED, "closed", "said"),
        (Wishes(has_letters=True), BROKEN, "failed", ""),
        (Wishes(has_letters=True), TimeoutError(), "failed", ""),
        (Wishes(has_letters=True, closed="said"), None, "sent", ""),
    ],
)
async def test_who_cannot_be_written_to_is_told_so_once_if_they_wish_for_letters(
    wishes: Wishes, error: Exception | None, outcome: str, closed: str
) -> None:
    """Whoever wishes for none has nothing to be told; what arrives settles it."""
    post = Postbox(error, ada=wishes)
    assert await post.letters.tell(ADA, "Your turn") == outcome
    assert post.wishes[ADA].closed == closed
    assert await post.letters.greet(ADA, "Your turn") is (error is None)


@pytest.mark.parametrize(("before", "deleted"), [(0, []), (69, [69])])
async def test_a_letter_replaces_the_one_before(before: int, deleted: list[int]) -> None:
    post = Postbox(ada=Wishes(letter=before))
    await post.letters.tell(ADA, "Your turn")
    assert (post.sent, post.wishes[ADA].letter, post.deleted) == ({ADA: "Your turn"}, 70, deleted)


async def test_a_letter_that_did_not_arrive_replaces_none() -> None:
    post = Postbox(BROKEN, ada=Wishes(letter=69))
    await post.letters.tell(ADA, "Your turn")
    assert (post.wishes[ADA].letter, post.deleted) == (69, [])


@pytest.mark.parametrize("error", [None, CLOSED])
async def test_a_table_writes_to_those_who_wish_for_letters(error: Exception | None) -> None:
    """With its game, its server and the way there. Whoever gets none is called in the channel."""
    post = Postbox(error, ben=Wishes(has_letters=True))
    table = scene_of(HarbourFace(), HarbourOptions(), 2).table
    reached = await post.letters.reached(table, "Harbour", [BEN, ADA])
    assert reached == (set() if error else {BEN})
    assert [*post.sent] == [*reached]
    assert all(part in said for said in post.sent.values() for part in ("Harbour", "Hall", "/5/10"))
