### What pictures and descriptions say.

describe-headline = { $quest } · Manche { $round }
describe-hero = { $hero } ({ $name }) est sur { $spot } : { $health } PV sur { $most }, { $energy } { stock-treasure.energy }, { $treasure } { stock-treasure.treasure }.
describe-downed = { $hero } ({ $name }) est à terre sur { $spot }.
describe-gone = { $hero } ({ $name }) est hors de la partie.
describe-forged = Ses attaques ont +1 jusqu’à la fin de la quête.
describe-singing = Chante un Hymne de guerre jusqu’à la Récupération.
describe-roped = A lancé sa corde : les fosses ne font rien et l’eau coûte 1.
describe-smoke = De la fumée flotte dans la tuile de { $spot } jusqu’à la Récupération.
describe-enemy = { $enemy } #{ $number } est sur { $spot } avec { $health } PV{ $state ->
    [asleep] , dort
    [stunned] , étourdi
    [chained] , cloué sur place
   *[none] { "" }
  }.
describe-sale = À vendre : { $item }, { $cost } { stock-treasure.cost }.
describe-building = Ton héros n’est pas encore composé.
describe-doom = La Ruine est à { $doom } sur { $limit }.
describe-seals = Sceaux brisés : { $count } sur 3.
describe-tongues = Battants : { $count } sur { $wanted }.
describe-tolls = La cloche sonnera encore { $count ->
    [one] une fois
   *[other] { $count } fois
  }.
describe-mire = Personne n’a encore trouvé où vit Mère Fange.
describe-fare = Le groupe a { $count } des { $wanted } Trésors qu’il veut.
describe-dawn = Le soleil est attendu à la fin de la manche { $last }.
describe-way = { $spot } ({ $side })
describe-ways = Inexploré : { $ways } ; { $tiles ->
    [one] reste { $tiles } tuile
   *[other] restent { $tiles } tuiles
  }.
describe-deed = À faire sur { $spot } : { $deed } ({ $skill } { $needed }).
describe-card = { $card } : { $does }.
describe-ability = { $card }, { $energy } { stock-treasure.energy } : { $does }.{ $short ->
    [-1] { "" }
    [0] {" "}Tu peux la payer.
    [1] {" "}Il te manque { $short } Énergie.
   *[other] {" "}Il te manque { $short } Énergies.
  }
describe-attack = { $mode ->
    [melee] mêlée
   *[ranged] distance
  } { $dice }
describe-totals = En tout : { $attacks }, Défense { $defence }, Vitesse { $speed }.
describe-skills = Force { $strength }, Dextérité { $dexterity }, Sagesse { $wisdom }, Charisme { $charisma }.
describe-item = { $item } : { $does }.

## What would this enemy do now?

plan-title = **Que feraient-ils maintenant ?** Dans cet ordre, numéroté sur le plateau ; dès la première blessure, cela peut changer.
plan-asleep = { $enemy } #{ $number } ({ $spot }) dort toujours.
plan-stunned = { $enemy } #{ $number } ({ $spot }), étourdi, ne fait rien.
plan-none = { $enemy } #{ $number } ({ $spot }) attend.
plan-stays = { $turn } : { $enemy } #{ $number } ({ $spot }) ne bouge pas.
plan-moves = { $turn } : { $enemy } #{ $number } ({ $spot }) irait à { $to }.
plan-goes = { $turn } : { $enemy } #{ $number } ({ $spot }) irait à { $to } pour { plan-attack }.
plan-attacks = { $turn } : { $enemy } #{ $number } ({ $spot }) voudrait { plan-attack }.
plan-attack = { $mode ->
    [melee] frapper
   *[ranged] tirer sur
  } { $heroes }, { dice-plus }
describe-score = { $count ->
    [0] aucun abattu
    [one] { $count } abattu
   *[other] { $count } abattus
  }

## On the pictures: short, a phone shows them small

board-title = { $quest }{ $level ->
    [hard] {" "}· Difficile
    [dire] {" "}· Terrible
   *[other] {""}
  }
board-round = Manche { $round }
board-choosing = Choix en cours
board-seat = Place { $number }
board-gone = Hors partie
board-sold = Épuisé
hand-plus = { plus }
hand-no-hero = Ton héros
hand-no-equipment = Ton équipement
hand-no-ability = Ton aptitude
hand-defence = Déf { plus }
hand-speed = Vit { $speed }
hand-strength = For { plus }
hand-dexterity = Dex { plus }
hand-wisdom = Sag { plus }
hand-charisma = Cha { plus }
