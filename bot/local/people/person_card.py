"""How the page shows somebody."""

from bot.local.protocol.discord_json import Json

COLORS = ("#6b4fa0", "#2f7d5b", "#b3541e", "#2d6a9f", "#a03a5b", "#6b7a1e", "#8a5a2b", "#3f6f74")


def person_card(user: Json) -> Json:
    """Name, initials and a colour that stays the same, since it comes from the id."""
    name = str(user["global_name"] or user["username"])
    initials = "".join(word[0] for word in name.split()[:2]).upper()
    color = COLORS[(int(user["id"]) + (int(user["id"]) >> 22)) % len(COLORS)]
    return {"id": user["id"], "name": name, "color": color, "initials": initials, "bot": bool(user.get("bot"))}
