"""What each thing looks like."""

from images.icons import Icon

COIN = Icon("mdi", "circle_multiple")
ATTACK, DEFENCE = Icon("mdi", "sword"), Icon("mdi", "shield")
SCROLL, PACK, TRAP = Icon("mdi", "script_text"), Icon("mdi", "bag_personal"), Icon("mdi", "alert_octagram")
PIECE, STONE, CROWN = Icon("mdi", "medal"), Icon("mdi", "diamond_stone"), Icon("mdi", "crown")
BATTLE, TRADE, MARKET = Icon("mdi", "sword_cross"), Icon("mdi", "handshake"), Icon("mdi", "store")
DEAD, HELD, TRAPPED = Icon("mdi", "skull"), Icon("mdi", "hand_back_right"), Icon("mdi", "link_variant")
QUEST, ROUND, DUSK = Icon("mdi", "map_marker_question"), Icon("mdi", "timer_sand"), Icon("mdi", "weather_night")
BARRED, LONE = Icon("mdi", "cancel"), Icon("mdi", "compass_rose")
DRAGON, BEAST, TOWN = Icon("fa", "dragon"), Icon("mdi", "paw"), Icon("mdi", "castle")
XP = Icon("mdi", "star")
HOUSES = {"inn": Icon("mdi", "bed"), "market": Icon("mdi", "cart"), "tavern": Icon("mdi", "glass_mug_variant")}
