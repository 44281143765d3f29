"""What a server has settled, in words."""

import pytest

from bot.ui.server.settings import _told
from bot.ui.shared.server_settings import ServerSettings
from bot.words import Catalogue


@pytest.mark.parametrize(
    ("language", "said"), [("", "the server's own"), ("de", "Deutsch"), ("pt-BR", "Português (Brasil)")]
)
def test_where_no_language_is_settled_it_is_the_servers(language: str, said: str) -> None:
    assert f"Language in public: {said}." in _told(ServerSettings(language=language), Catalogue().words())


def test_where_no_channel_is_settled_it_is_any() -> None:
    words = Catalogue().words()
    anywhere, here = (_told(ServerSettings(channels=channels), words) for channels in ((), (77,)))
    assert words.say("settings-channels-all") in anywhere
    assert "<#77>" in here
    assert words.say("settings-channels-all") not in here
