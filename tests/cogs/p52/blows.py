"""Events of a fight, as the rules tell them, for the tests of what is told and shown."""

from msgspec.structs import replace

from cogs.p52.events.combat import Attacked, Defended, EnemyDefended, EnemyFell, Hurt, Struck
from cogs.p52.events.kinds import NO_CARD

ATTACKED = Attacked(
    seat=0, hero="Brakka", ability="sword-play", enemy="ox-marshal", number=1, struck=("ox-marshal",), spot="B3",
    card="KS", stamina=NO_CARD, bonus=0, total=13, target=7, over=6, outcome="king", way="turn",
)  # fmt: skip
ANSWERED = EnemyDefended(
    enemy="ox-marshal", number=1, card="QH", trait=0, total=12, against=13, damage=30, health=0, outcome="doubled"
)
FELL = EnemyFell(seat=0, hero="Brakka", enemy="ox-marshal", number=1, spot="B3", card="QD", drops=True)
STRUCK = Struck(
    enemy="ox-marshal", number=1, blow="melee", seat=0, hero="Brakka", spot="B3", card="10C", total=10, target=7,
    over=3, damage=9, outcome="hit", way="turn",
)  # fmt: skip
DEFENDED = Defended(
    seat=0, hero="Brakka", ability="block", is_trained=True, card="9H", stamina=NO_CARD, bonus=0, total=9, target=6,
    over=3, left=5, outcome="part",
)  # fmt: skip
HURT = Hurt(seat=0, hero="Brakka", damage=4, armour=1, health=12, way="blow")
ACE = replace(ATTACKED, card="AS", total=1, over=0, outcome="ace")
