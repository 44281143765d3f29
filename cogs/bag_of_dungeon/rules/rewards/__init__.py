"""Rewards (I) and what skill tokens buy against a boss (J)."""
