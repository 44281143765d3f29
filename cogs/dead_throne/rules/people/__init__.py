"""Health, coin, things carried and worn, death."""
