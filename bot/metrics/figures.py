"""The figures. They are always counted, which costs next to nothing; `serving` shows them to whoever asks."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # Discord waits three seconds for a click's answer

ACKNOWLEDGED = Histogram(
    "castellan_acknowledge_seconds",
    "From the arrival of a click or command until Discord has our acknowledgement.",
    buckets=SECONDS,
    registry=REGISTRY,
)
COMMITTED = Histogram(
    "castellan_commit_seconds", "One transaction, until it is on disk.", buckets=SECONDS, registry=REGISTRY
)
UNWRITTEN = Gauge("castellan_queue_writes", "Writes that no transaction has taken up yet.", registry=REGISTRY)
STALLED = Histogram(
    "castellan_stall_seconds",
    "Standstills of the event loop, longer than is allowed.",
    buckets=(0.25, 0.5, 1.0, 2.0, 5.0, 10.0),
    registry=REGISTRY,
)
IN_MEMORY = Gauge(
    "castellan_matches_in_memory", "Matches that need not be loaded at their next click.", registry=REGISTRY
)
CACHE_BYTES = Gauge("castellan_cache_bytes", "What a cache holds.", ["cache"], registry=REGISTRY)
CACHE_LIMIT = Gauge("castellan_cache_limit_bytes", "What a cache may hold.", ["cache"], registry=REGISTRY)
CACHE_ENTRIES = Gauge(
    "castellan_cache_entries", "Entries of a cache that is bounded by their number.", ["cache"], registry=REGISTRY
)
ANSWERS = Counter("castellan_answers", "Answers that were kept, by who gave them.", ["by"], registry=REGISTRY)
REFUSALS = Counter("castellan_refusals", "Steps that were refused, by the reason.", ["reason"], registry=REGISTRY)
TAKEN_BACK = Counter("castellan_answers_taken_back", "Answers an upgrade of the rules took back.", registry=REGISTRY)
RENEWED = Counter(
    "castellan_messages_renewed",
    "Table messages that were not what their match says, and were renewed.",
    registry=REGISTRY,
)
DRAWN = Histogram(
    "castellan_picture_seconds", "A picture or film, from wish to bytes.", buckets=SECONDS, registry=REGISTRY
)
UNDRAWN = Gauge("castellan_queue_pictures", "Pictures that nobody draws yet.", registry=REGISTRY)
DISCORD_ERRORS = Counter(
    "castellan_discord_errors",
    "Requests Discord did not grant, by route and status; 0 where nothing came back.",
    ["method", "route", "status"],
    registry=REGISTRY,
)
WELL = Gauge("castellan_well", "1 while Discord is there and what is done can be kept.", registry=REGISTRY)
