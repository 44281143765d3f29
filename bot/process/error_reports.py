"""Errors are told to Sentry, where an admin wants that; without anything that is secret in them.

sentry-sdk is in the lock files; a package needs the extra `castellan[sentry]`. It is imported only with an address set.
"""

from typing import Any, cast

KEPT = ("event_id", "timestamp", "level", "logger", "platform", "release")  # of what is to be told
TOLD = ("type", "module", "stacktrace", "mechanism")  # of an exception; its text may name cards, answers and people


class NoSentry(Exception):
    """It was asked for, and is not installed; the message says what to do."""


def report_to(address: str) -> None:
    """Tell errors there from here on. Raises NoSentry."""
    try:
        import sentry_sdk  # noqa: PLC0415 - only those who use it pay for it
    except ImportError as error:
        raise NoSentry(
            "CASTELLAN_SENTRY is set, but sentry-sdk is not installed. Run: pip install 'castellan[sentry]'"
        ) from error
    sentry_sdk.init(
        dsn=address,
        before_send=lambda event, hint: cast(Any, without_secrets(cast(Any, event), hint)),
        include_local_variables=False,
        include_source_context=False,
        send_default_pii=False,
        max_breadcrumbs=0,
        server_name="castellan",
    )


def without_secrets(event: dict[str, Any], hint: dict[str, Any]) -> dict[str, Any]:
    """Where it failed and what kind of error it was; none of the words, which may hold seeds and answers."""
    del hint
    kept: dict[str, Any] = {key: event[key] for key in KEPT if key in event}
    values = event.get("exception", {}).get("values", [])
    kept["exception"] = {"values": [{key: one[key] for key in TOLD if key in one} for one in values]}
    kept["message"] = f"An error in {event.get('logger', 'the bot')}"
    return kept
