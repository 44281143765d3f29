"""Stores are tested on both databases."""

from tests.support.databases import database, pytest_generate_tests

__all__ = ["database", "pytest_generate_tests"]
