"""Quests: scenes, victory and defeat, experience, levels, rewards (R113 to R122, R128 to R131)."""
