"""Where Discord refuses edits with new pictures: remembered by server, said once of each."""

import logging

import pytest

from bot.ui.wire.refused_edits import RefusedEdits


def test_it_is_said_once_of_each_server_and_of_no_private_place(caplog: pytest.LogCaptureFixture) -> None:
    refused = RefusedEdits()
    with caplog.at_level(logging.WARNING):
        for guild in (5, 5, None, 6):
            refused.note(guild)
    assert [record.args for record in caplog.records] == [(5,), (6,)]
    assert [guild for guild in (5, 6, 7, None) if refused.are_refused(guild)] == [5, 6]


def test_what_is_forgotten_is_tried_again_and_said_again(caplog: pytest.LogCaptureFixture) -> None:
    refused = RefusedEdits()
    refused.note(5)
    refused.is_answer_refused = True
    refused.forget()
    assert (refused.are_refused(5), refused.is_answer_refused) == (False, False)
    refused.note(5)
    assert len(caplog.records) == 2
