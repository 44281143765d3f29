"""Faces of the arena whose films do not come to a good end, each in its own way: their process finds them here."""

import os
import signal
import sys

from bot.ui.messages.film import MODULE
from bot.ui.views.shown import Shown
from bot.words import Words
from tests.support.arena import RingView
from tests.ui.arena.face import ArenaFace


class Broken(ArenaFace):
    def draw_board(self, shown: Shown[RingView], words: Words) -> bytes:
        raise RuntimeError("no ink")


class Dying(ArenaFace):
    def draw_board(self, shown: Shown[RingView], words: Words) -> bytes:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("I am dead")


class Greedy(ArenaFace):
    def draw_board(self, shown: Shown[RingView], words: Words) -> bytes:
        return bytes(2**30)


class Endless(ArenaFace):
    """Its boards are drawn as ever."""

    def draw_board(self, shown: Shown[RingView], words: Words) -> bytes:
        while MODULE in sys.orig_argv:
            signal.pause()
        return super().draw_board(shown, words)
