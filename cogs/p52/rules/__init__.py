"""The rules, a folder for each chapter of the rulebook. Each is handed a `Crawl`, the turn at work.

rooms/     3B   `lay` makes the next room; `turn_up` shows what is seen from a place, `appear` lets enemies come
frame/     3C   setup, entering, initiative, rounds, the door (3L), how a turn of the script is cut
turns/     3D   a character's turn: what can be done, moving (3E), aim (3H) and stance (3I), waiting
combat/    3F   attacks, defence, wounds
abilities/ 5.3  all other abilities
goods/     3J   things, chests, trade
enemies/   3K   what enemies do
quests/    3M   `begin` a quest, `look` after every turn, `after_room`, `settle` at the end
heroes/    R5   figures; `build` (P1); the roster (R129 to R132)
"""
