"""Bazaar: a small game for tests whose questions have several parts: stalls are laid out, goods ordered and traded."""
