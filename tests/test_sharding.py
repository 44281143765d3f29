"""Which shards a process serves: said by two variables, and refused with a sentence where they do not fit."""

from pathlib import Path

import pytest

from bot.app import Castellan
from bot.cluster.sharding import Shards, shard_of
from bot.process.folder_lock import AlreadyOwned, owned
from bot.settings import SettingsError, read_settings

A_GUILD = 1300000000000000100  # its upper bits: 309944152832
ELSEWHERE = {"CASTELLAN_API": "http://127.0.0.1:8300"}


def test_a_server_belongs_to_the_shard_that_discord_says() -> None:
    assert [shard_of(A_GUILD, shards) for shards in (1, 2, 3, 16)] == [0, 0, 2, 0]
    assert [shard_of(guild << 22 | 5, 4) for guild in range(6)] == [0, 1, 2, 3, 0, 1]
    assert shard_of(0, 7) == 0


def test_whoever_says_nothing_serves_all() -> None:
    for env in ({}, {"CASTELLAN_SHARDS": "auto"}):
        settings = read_settings(env)
        assert (settings.shards, settings.part) == (None, "")
        assert settings.served.is_whole
        assert settings.served.leads
        assert settings.served.holds(A_GUILD)


@pytest.mark.parametrize(
    ("count", "ids", "own"),
    [("4", "0-3", {0, 1, 2, 3}), ("4", "", {0, 1, 2, 3}), ("4", "0, 2", {0, 2}), ("6", "1-2,5", {1, 2, 5})],
)
def test_all_or_some_of_a_number(count: str, ids: str, own: set[int]) -> None:
    shards = read_settings(ELSEWHERE | {"CASTELLAN_SHARDS": count, "CASTELLAN_SHARD_IDS": ids}).shards
    assert shards == Shards(int(count), frozenset(own))
    assert shards.part == len(own) / int(count)
    assert [shards.holds(guild << 22) for guild in range(int(count))] == [n in own for n in range(int(count))]


@pytest.mark.parametrize(
    ("env", "said"),
    [
        ({"CASTELLAN_SHARDS": "many"}, "CASTELLAN_SHARDS must be auto or a number from 1 to 16384, not 'many'"),
        ({"CASTELLAN_SHARDS": "0"}, "not '0'"),
        ({"CASTELLAN_SHARD_IDS": "0"}, "CASTELLAN_SHARD_IDS needs a number in CASTELLAN_SHARDS"),
        ({"CASTELLAN_SHARDS": "4", "CASTELLAN_SHARD_IDS": "2-5"}, "names shard 5, and CASTELLAN_SHARDS is 4"),
        ({"CASTELLAN_SHARDS": "4", "CASTELLAN_SHARD_IDS": "3-1"}, "like 0-3 or 0,2, not '3-1'"),
        ({"CASTELLAN_SHARDS": "4", "CASTELLAN_SHARD_IDS": "0,,1"}, "like 0-3 or 0,2, not '0,,1'"),
        ({"CASTELLAN_SHARDS": "4", "CASTELLAN_SHARD_IDS": "first"}, "not 'first'"),
    ],
)
def test_what_does_not_fit_is_refused(env: dict[str, str], said: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read_settings(ELSEWHERE | env)
    assert said in str(caught.value)


def test_others_would_not_find_a_local_table_of_ones_own() -> None:
    with pytest.raises(SettingsError, match="set DISCORD_TOKEN, or CASTELLAN_API"):
        read_settings({"CASTELLAN_SHARDS": "2", "CASTELLAN_SHARD_IDS": "1"})
    assert read_settings({"CASTELLAN_SHARDS": "2", "CASTELLAN_SHARD_IDS": "0-1"}).served.is_whole


async def test_the_gateway_is_asked_for_them(tmp_path: Path) -> None:
    env = ELSEWHERE | {"CASTELLAN_DATA": str(tmp_path), "CASTELLAN_SHARDS": "4", "CASTELLAN_SHARD_IDS": "1,3"}
    bot = Castellan(read_settings(env))
    assert (bot.shard_count, bot.shard_ids) == (4, [1, 3])
    everything = Castellan(read_settings({}))
    assert everything.shard_ids is None, "Discord says how many"


def test_those_who_share_a_folder_let_nobody_have_it_whole(tmp_path: Path) -> None:
    shared = owned(tmp_path, is_shared=True)
    with shared, owned(tmp_path, is_shared=True), pytest.raises(AlreadyOwned), owned(tmp_path):
        raise AssertionError("somebody has it whole")
    with owned(tmp_path), pytest.raises(AlreadyOwned), owned(tmp_path, is_shared=True):
        raise AssertionError("somebody shares what is owned whole")
