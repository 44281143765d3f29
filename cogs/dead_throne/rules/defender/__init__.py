"""Defender: heroes hold three towns against the dragon."""
