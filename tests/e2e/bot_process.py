"""`python -m bot run` as a child: started, ended in order, or killed."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.client.person import NotSeen, Person

ROOT = Path(__file__).parents[2]


class BotProcess:
    def __init__(self, api: str, data: Path, **env: str) -> None:
        self.data = data
        self.log = data / "bot.log"
        self._env = os.environ | {
            "CASTELLAN_API": api,
            "CASTELLAN_DATA": str(data),
            "CASTELLAN_AUTOMATON_DELAY": "0",
            "CASTELLAN_LIMITS": "off",  # one person opens the tables of many tests
            "PYTHONWARNINGS": "ignore",
            **env,
        }
        self._env.pop("DISCORD_TOKEN", None)
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"), cwd=ROOT, env=self._env, stdout=log, stderr=log
            )

    async def is_online(self, person: Person) -> None:
        """Wait until the bot answers at the table."""
        try:
            await person.waits_for(lambda: person.sight.is_bot_online, "the bot")
        except NotSeen as error:
            error.add_note(f"its log:\n{self.said()}")
            raise

    async def is_offline(self, person: Person) -> None:
        await person.waits_for(lambda: not person.sight.is_bot_online, "the bot to go")

    async def stop(self) -> int:
        """End it in order (SIGTERM); its exit code. Where something has killed it before, that is told."""
        process = self._process
        died = process is not None and process.returncode is not None and process.returncode < 0
        assert not died, f"the bot had died; its log ends with:\n{self.said()[-4000:]}"
        return await self._end(signal.SIGTERM)

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def faults(self) -> list[str]:
        """What it logged as an error."""
        return [line for line in self.said().splitlines() if " ERROR " in line or "Traceback" in line]

    async def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        process, self._process = self._process, None
        if process.returncode is None:
            process.send_signal(how)
        return await process.wait()
