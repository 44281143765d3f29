### What can be looked up: what each thing is and does, its figures, and how it stands in this match.

noun-enemy = Ennemis
    .one = Ennemi
noun-boss = Boss
    .one = Boss
noun-blow = Attaques des boss
    .one = Attaque d’un boss
noun-rank = Figures des cartes
    .one = Figure de carte
noun-hero = Héros tout prêts
    .one = Héros tout prêt
noun-ability = Aptitudes
    .one = Aptitude
noun-item = Objets
    .one = Objet
noun-ground = Cases
    .one = Case
noun-condition = États
    .one = État
noun-figure = Valeurs
    .one = Valeur
noun-core = Aptitudes de base
    .one = Aptitude de base
noun-race = Peuples
    .one = Peuple
noun-calling = Classes
    .one = Classe
noun-quirk = Travers
    .one = Travers
noun-light = Lumière
    .one = Lumière
noun-room = Salles
    .one = Salle
noun-template = Motifs des salles au hasard
    .one = Motif d’une salle au hasard
noun-adventure = Aventures
    .one = Aventure
noun-shape = Sortes de quête
    .one = Sorte de quête
noun-difficulty = Difficulté
    .one = Difficulté

## Enemies

signed = { $amount ->
    [-2] −2
    [-1] −1
    [0] 0
   *[other] +{ $amount }
  }
figures-enemy = Au niveau 1 : { $health } PV, touche à plus de { $target }{ $way ->
    [melee] { "" }
   *[other] {" "}+ distance
  } pour { $damage } + surplus{ $way ->
    [ranged] {" "}− distance
   *[other] { "" }
  } · Initiative { $initiative } · Déplacement { $movement } · { $experience } d’expérience
figures-boss = { $health } PV pour trois héros au niveau { $level } · Initiative { $initiative } · Déplacement { $movement } · { $experience } d’expérience
about-archer = { $enemy-sight } Tire jusqu’à 6 cases ; chaque case d’écart le fait manquer davantage et blesser moins. { $movement ->
    [0] Ne quitte jamais sa case.
   *[other] Contrairement aux autres archers, il marche.
  }
about-witch = { $enemy-sight } Lance ses sorts jusqu’à 4 cases, et chaque case d’écart la fait manquer davantage. Elle résiste à la magie ; les lames la blessent le plus.
about-blade = { $enemy-sight } Ne frappe que sur sa propre case, donc il marche vers vous. Il pare les lames ; magie et flèches passent plus facilement.
about-minor = { $enemy-sight } Un boss mineur, rang : { $rank }, avec les forces des quatre couleurs ; contre un ou deux héros, seulement carreau et trèfle. Il laisse toujours tomber quelque chose.
about-boss-tallow-sexton = Il accroche sur sa propre case et jette de la cire brûlante jusqu’à 3 cases. La première fois qu’il tombe, on tire une carte : une rouge le relève avec autant de PV.
about-boss-tide-gaoler = Il balance une ancre sur sa propre case. Sa chaîne atteint 2 cases et tire sa victime d’une case vers lui ; les rochers ne le ralentissent pas.
about-boss-regent-of-kites = Les serres atteignent la case du Régent, la bourrasque 4 cases. En vol, il ignore les rochers, et une fois il appelle un autre ennemi à ses côtés.
about-blow-hook = La lame du Fossoyeur de suif, sur sa propre case. Blocage et Esquive s’en défendent.
about-blow-hot-wax = La magie du Fossoyeur de suif, de 1 à 3 cases. Contresort et Esquive s’en défendent.
about-blow-anchor = La lame du Geôlier des marées, sur sa propre case. Blocage et Esquive s’en défendent.
about-blow-chain = Le tir du Geôlier des marées, à 1 ou 2 cases. S’il fait des dégâts, il tire sa victime d’une case vers lui.
about-blow-talons = La lame du Régent, sur sa propre case. Blocage et Esquive s’en défendent.
about-blow-gale = La magie du Régent, de 1 à 4 cases. Contresort et Esquive s’en défendent.
rank-J = Valet
rank-Q = Dame
rank-K = Roi
about-rank-J = Les Valets (J) sont des archers. Ils tirent jusqu’à 6 cases, ont peu de PV, et la plupart ne marchent jamais.
about-rank-Q = Les Dames (Q) sont des sorcières. Elles lancent leurs sorts jusqu’à 4 cases, résistent à la magie et craignent les lames.
about-rank-K = Les Rois (K) se battent à la lame sur leur propre case. Ils ont le plus de PV, et marchent vers vous.
about-figure-suit = Les carreaux touchent plus facilement, les cœurs ont plus de PV, les piques font plus de dégâts, et les trèfles marchent une case plus loin.

## Heroes

hero-name = { $name }
figures-hero = Niveau 1 : { $health } PV · Déplacement { $movement } · Initiative { $initiative } · Force { $lift }, Esprit { $think }, Équilibre { $balance }, Allure { $move }, Autorité { $lead }
about-hero-brakka = Une guerrière naine qui se tient devant : l’épée, beaucoup de PV, et une défense contre les lames et contre les sorts.
about-hero-sable = Une voleuse elfe qui tire de loin, ouvre les coffres et esquive. De près, elle se bat au couteau.
about-hero-orrin = Un mage humain qui agit tôt, lance le feu et soigne un peu tout le monde. Il n’encaisse pas beaucoup de coups.
about-hero-maive = Une fée clerc qui soigne de loin et crochète les serrures. Elle se bat à mains nues s’il le faut.
about-hero-rusk = Un capitaine orque avec beaucoup de PV, une épée et un blocage. Il peut faire fuir tous les ennemis de sa case.
about-hero-ysolde = Une capitaine humaine qui agit presque toujours en premier et fait fuir les ennemis. Elle ne marche que d’une case par tour.
about-hero-pell = Un voleur fée, la main la plus sûre à l’arc, au couteau et aux serrures. Il a peu de PV et a besoin de quelqu’un devant lui.
about-hero-dorn = Un mage nain qui lance le feu et tient le coup : une défense contre les lames et une contre les sorts.

## Abilities

figures-ability = { $plus ->
    [0] { "" }
   *[other] Demande { $plus }{ $level ->
        [0] { "" }
       *[other] {" "}− son niveau
      }{ $reach ->
        [0] { "" }
       *[other] {" "}+ distance
      }{ $number ->
        [0] { "" }
       *[other] {" "}+ ennemis sur place
      } ·{ " " }
  }Conditions :{ $lift ->
    [0] { "" }
   *[other] {" "}Force { $lift }
  }{ $think ->
    [0] { "" }
   *[other] {" "}Esprit { $think }
  }{ $balance ->
    [0] { "" }
   *[other] {" "}Équilibre { $balance }
  }{ $move ->
    [0] { "" }
   *[other] {" "}Allure { $move }
  }{ $lead ->
    [0] { "" }
   *[other] {" "}Autorité { $lead }
  }{ $cost ->
    [0] { "" }
   *[other] {" "}· pour la monter : { $cost } d’expérience × son niveau
  }
about-ability-hand-to-hand = Frappe un ennemi sur ta case. Dégâts : un tiers de ta Force, et 2 par point de surplus.
about-ability-knife-use = Frappe au couteau un ennemi sur ta case. Dégâts : la moitié de ton Équilibre, et 2 par point de surplus.
about-ability-sword-play = Frappe à l’épée un ennemi sur ta case. Dégâts : 8, son niveau, et chaque point de surplus.
about-ability-power-thrust = Frappe tous les ennemis de ta case d’un seul tirage ; chacun se défend pour soi. Dégâts : 3 par niveau, et chaque point de surplus.
about-ability-bow-skills = Tire sur un ennemi en vue à toute distance. Dégâts : 3 par niveau et chaque point de surplus, moins la distance.
about-ability-knife-throw = Lance un couteau sur un ennemi de ta case ou d’une voisine. Dégâts : 2, et 2 par point de surplus.
about-ability-fire-ball = Brûle un ennemi en vue à toute distance. Dégâts : 2 par niveau, et chaque point de surplus.
about-ability-ice-storm = Gèle tous les ennemis d’une case, et d’une voisine si tu veux, pendant 3 manches. Chacun peut se défendre ; une égalité le gèle une manche.
about-ability-meteor-strike = Frappe tout le monde sur une case, amis compris, et sur une voisine si tu veux. Dégâts : 2 par niveau, et chaque point de surplus.
about-ability-summon-creature = Appelle une créature qui frappe jusqu’à 3 ennemis sur une case et autour. Dégâts : 3 par niveau, et chaque point de surplus.
about-ability-double-tap = Quand ton coup laisse un ennemi sous un quart de ses PV, tu le frappes encore aussitôt. Il ne peut pas se défendre, et subit 3 par point de surplus.
about-ability-block = Une défense contre lames et flèches : ôte son niveau et chaque point de surplus aux dégâts.
about-ability-counter-spell = Une défense contre la magie : ôte son niveau et chaque point de surplus aux dégâts.
about-ability-dodge = Une défense contre tout. Avec 3 de surplus rien ne te touche, avec moins tu subis la moitié des dégâts.
about-ability-magic-shield = Pendant 3 manches, les coups sur un héros de cette case font moins de dégâts, un par point de surplus.
about-ability-heal = Rend des PV à un héros en vue : son niveau, et chaque point de surplus.
about-ability-healing-glow = Rend des PV à tous dans la salle, un par point de surplus.
about-ability-regeneration = Rend des PV à un héros à chacun de ses 3 prochains tours, un par point de surplus.
about-ability-revive = Ramène un héros mort dans cette salle, avec autant de PV que de surplus (au moins 1).
about-ability-lock-pick = Ouvre un coffre sur ta case. Chaque point de surplus améliore la trouvaille, et chaque Crochet utilisé ajoute 2 à ton tirage.
about-ability-snatch = Prend un objet à un ennemi sur ta case, une fois à chacun.
about-ability-threaten = Fait quitter la salle à tous les ennemis de ta case. Ils ne rapportent pas d’expérience et ne laissent rien ; les boss n’écoutent pas.
about-ability-poison-tip = Empoisonne une arme. Sa prochaine touche fait aussi 2 dégâts par niveau au début des 3 prochains tours de cet ennemi.
about-ability-gizmo = Une fois par aventure : une de tes autres aptitudes fait plus de dégâts ou demande moins, d’un par point de surplus, jusqu’à la fin de la quête.
about-ability-hover = Tu voles d’autant de cases que de surplus. Pas d’attaques au passage, pas de pièges, et les rochers ne coûtent rien de plus.
about-ability-poof = Tu disparais et te retrouves sur n’importe quelle case révélée ; dès le niveau 3, sur n’importe laquelle.

## Things

figures-item = { $sum ->
    [0] Seulement dans son aventure
   *[other] Se trouve avec une somme de { $sum }
  }{ $worn ->
    [hands] {" "}· se tient à { $hands ->
        [1] une main
       *[other] deux mains
      }
    [feet] {" "}· se porte aux pieds
    [armour] {" "}· se porte à la tête, au corps, aux bras ou aux jambes
   *[none] { "" }
  }{ $is_used_up ->
    [1] {" "}· se consomme
   *[0] { "" }
  }
about-item-booby-trap = Il se déclenche quand tu le trouves : tire une carte et subis la moitié de sa valeur. Rien n’en défend.
about-item-old-trap = Il se referme sur toi quand tu le trouves, et tu perds ton prochain tour.
about-item-leather-shoes = Tant que tu les portes, tu marches 1 case plus loin.
about-item-enchanted-shoes = Tant que tu les portes, tu marches 2 cases plus loin.
about-item-winged-shoes = Tant que tu les portes, tu marches 1 case plus loin et tu peux te déplacer et agir dans le même tour.
about-item-torch = Éclaire une salle obscure, et tout le monde voit à deux cases.
about-item-lock-pick = Pour les coffres : ajoute 2 au tirage d’un héros qui sait crocheter. Sans l’aptitude, trois au plus tiennent lieu de niveau ; un échec les coûte.
about-item-healing-potion = Te soigne, toi ou un ami sur ta case : 10 PV par niveau du héros qui la donne.
about-item-reviving-potion = Te soigne, toi ou un ami sur ta case : 20 PV par niveau du héros qui la donne. Elle ne réveille pas les morts.
about-item-decent-armour = Tant que tu la portes, elle ôte ton niveau à chaque coup. Deux pièces lourdes coûtent 1 de Déplacement.
about-item-good-armour = Tant que tu la portes, elle ôte deux fois ton niveau à chaque coup. Deux pièces lourdes coûtent 1 de Déplacement.
about-item-enchanted-armour = Tant que tu la portes, elle ôte deux fois ton niveau à chaque coup, et ne coûte pas de Déplacement.
about-item-weapon-tuner = Une de tes aptitudes d’arme demande 1 de moins pour de bon. Tu la choisis en trouvant l’accordeur.
about-item-training-manual = Force ou Allure grandit de 1, et une aptitude qui en dépend aussi.
about-item-magic-tome = Esprit grandit de 1, et une de tes aptitudes magiques aussi.
about-item-sharp-dagger = Tant que tu la portes, Couteau fait 2 dégâts de plus par niveau.
about-item-fine-bow = Tant que tu le portes, Archerie fait 2 dégâts de plus par niveau.
about-item-piercing-sword = Tant que tu la portes, Escrime fait 2 dégâts de plus par niveau.
about-item-ice-elixir = Lance-le : tous les ennemis d’une case gèlent jusqu’à ce que quelqu’un les attaque.
about-item-fire-elixir = Lance-le : tous les ennemis d’une case subissent 5 et la valeur d’un tirage. Il ne manque jamais, et rien n’en défend.
about-item-phoenix-feather = Ramène un héros mort sur ta case : 3 PV par niveau du héros qui l’utilise.
about-item-phoenix-blood = Rend tous ses PV à un héros sur ta case, ou ramène un mort avec les deux tiers.
about-item-stamina-boost = Toi ou un ami sur ta case pioche 5 cartes d’endurance, même au-delà de cinq.
about-item-adrenaline-boost = Tu as 2 tours de plus juste après celui-ci.
about-item-invisibility-cloak = Personne ne te voit pendant 3 manches : ni attaques ni ripostes contre toi. Une fois par salle ; ne se consomme pas.
about-item-key = Ouvre une sortie verrouillée. On la ramasse en s’y tenant, et qui la porte la lâche en mourant.
about-item-wind-relic = Ce que les évêques ont enfermé. La quête est gagnée quand le Régent est tombé et qu’un héros vivant la tient.

## Spots

ground-path = Chemin
ground-obstructed = Rochers
ground-hidden = Voile
ground-trap = Piège
ground-chest = Coffre
ground-special = Coffre spécial
ground-key = Case à clé
ground-exit = Sortie
ground-down = Case face cachée
ground-gap = Vide
about-ground-path = Du sol, simplement : un pas coûte 1 de Déplacement.
about-ground-obstructed = Un pas sur des rochers coûte 2 de Déplacement, aux ennemis aussi. Avec un Déplacement de 1, il te faut deux tours de suite.
about-ground-hidden = Les ennemis ne te voient ici que de la même case. On ne riposte pas à un tir parti d’un voile.
about-ground-trap = Chaque fois que tu y marches, tire une carte : sous 13 − Équilibre − Allure, tu perds 2 PV. Il reste en place, et les ennemis y sont insensibles.
about-ground-chest = Crochète-le ou frappe-le ; les deux prennent ton tour. Un Roi donne deux choses, un As casse la serrure ou fait exploser.
about-ground-special = Gardé par un ennemi, et ce que cherche la quête peut être dedans. Ouvre-le comme tout coffre.
about-ground-key = Une clé est posée ici. Tiens-toi sur la case pour la ramasser.
about-ground-exit = Tous les héros vivants doivent être ici, et la porte ouverte. On te demande au début de la manche suivante si vous partez.
about-ground-down = Elle se révèle quand un héros s’approche : à deux cases à la lumière, juste à côté dans le noir. Personne ne sait ce qu’il y a là.
about-ground-gap = Plein : ni pas, ni vue, ni coup ne passe à travers.

## Conditions

condition-stunned = Voit des étoiles
condition-dead = Mort
condition-aim = Visée
condition-guard = En garde
condition-waiting = En attente
condition-frozen = Gelé
condition-poisoned = Empoisonné
condition-fleeing = En fuite
condition-unseen = Invisible
condition-haste = Tours de plus
condition-mending = Régénération
condition-caught = Pris au piège
condition-shield = Case protégée
condition-ambush = Embuscade
condition-intent = Ce qu’ils font ensuite
about-condition-stunned = À 0 PV tout juste, un héros peut seulement se déplacer, se défendre, utiliser des objets sur lui-même et se soigner. La blessure suivante tue.
about-condition-dead = Sous 0 PV. Les affaires du héros sont sur la case, et on peut le ramener tant que vous êtes dans cette salle.
about-condition-aim = Chaque tour de visée ajoute 1 à ta prochaine attaque contre cet ennemi, jusqu’à 3. Tout autre acte y met fin, et recevoir un coup aussi.
about-condition-guard = Chaque tour en garde ajoute 1 à tes défenses, jusqu’à 3. Tout autre acte y met fin, et un coup qui passe aussi.
about-condition-waiting = Le héros laisse passer les autres et peut intervenir après n’importe quel tour. Si son propre tour revient, celui qu’il gardait est perdu.
about-condition-frozen = Un ennemi gelé ne fait rien et ne peut pas se défendre, donc un Roi double à coup sûr. Une certaine glace tient jusqu’à ce qu’on l’attaque.
about-condition-poisoned = Perd des PV au début de chacun de ses prochains tours.
about-condition-fleeing = Sous un quart de ses PV, un ennemi qui sait marcher te fuit. S’il n’a nulle part où aller, il récupère 1.
about-condition-unseen = Les ennemis ne peuvent ni attaquer ce héros ni lui riposter, et ne marchent pas vers lui.
about-condition-haste = Ce héros a un autre tour juste après celui-ci.
about-condition-mending = Ce héros récupère des PV au début de chaque tour.
about-condition-caught = Un vieux piège s’est refermé : ce héros perd le tour suivant.
about-condition-shield = Les coups sur les héros qui s’y tiennent font moins de dégâts.
about-condition-ambush = Qui révèle un ennemi tire une carte. À 3 ou moins, l’ennemi agit juste après ce tour.

about-condition-intent = Sur le plateau, des flèches montrent où vont les ennemis, et une cible qui ils attaquent. Le rouge est sûr, le pâle peut changer avant leur tour.

## Figures

figure-health = PV
figure-stamina = Endurance
figure-movement = Déplacement
figure-initiative = Initiative
figure-armour = Armure
figure-needs = Il faut
figure-over = Surplus
figure-damage = Dégâts
figure-trait = Résistance
figure-experience = Expérience
figure-level = Niveau
figure-suit = Couleurs
about-figure-health = Force × Esprit + 3. À 0 tu vois des étoiles, sous 0 tu meurs. Une partie revient quand vous quittez une salle.
about-figure-stamina = Des cartes face cachée que personne ne peut regarder. Dépenses-en une avant un tirage et sa valeur s’ajoute ; tu en pioches une en ne faisant rien et en quittant une salle.
about-figure-movement = De combien de cases tu marches en te déplaçant : Allure divisée par 4, plus 1.
about-figure-initiative = Qui agit d’abord dans un combat : Allure + 2 × Autorité. La plus haute commence ; à égalité, les héros passent avant les ennemis.
about-figure-armour = Ce que les pièces que tu portes ôtent à chaque coup, après ta défense.
about-figure-needs = Tire cela ou plus, endurance et visée comprises, et c’est réussi.
about-figure-over = De combien ton tirage dépasse ce qu’il fallait. Le coup en est plus lourd, la défense meilleure ou la trouvaille plus riche.
about-figure-damage = La formule de l’aptitude ; un Roi la double si la défense de l’ennemi échoue. La moitié si son tirage égale le tien.
about-figure-trait = Ce qu’un ennemi ajoute à sa défense contre la magie, les lames ou les flèches. Sous zéro, il y est faible.
about-figure-experience = Gagnée en quittant une salle, pour ce que tu y as fait. Un niveau coûte 10 × ton niveau + 10.
about-figure-level = Chaque niveau apporte des points pour les aptitudes de base, et chaque niveau impair une nouvelle aptitude. Les ennemis se lisent au niveau moyen du groupe.

## Core abilities, races, classes, quirks

about-core-lift = Les muscles. Force × Esprit font tes PV, et l’épée, le blocage et le lancer en dépendent.
about-core-think = La tête. Force × Esprit font tes PV, et magie et serrures en dépendent ; un tiers t’aide à frapper un coffre.
about-core-balance = L’aplomb. Couteaux, arcs et esquive en dépendent, et il te garde des pièges.
about-core-move = Les jambes. Un quart, c’est jusqu’où tu marches ; elle compte pour l’initiative et te garde des pièges.
about-core-lead = Le cœur. Elle compte double pour l’initiative, et soins et menaces en dépendent.
figures-race = Force { signed-lift }, Esprit { signed-think }, Équilibre { signed-balance }, Allure { signed-move }, Autorité { signed-lead }
figures-calling = Force { signed-lift }, Esprit { signed-think }, Équilibre { signed-balance }, Allure { signed-move }, Autorité { signed-lead }
signed-lift = { $lift ->
    [-1] −1
    [0] 0
   *[other] +{ $lift }
  }
signed-think = { $think ->
    [-1] −1
    [0] 0
   *[other] +{ $think }
  }
signed-balance = { $balance ->
    [-1] −1
    [0] 0
   *[other] +{ $balance }
  }
signed-move = { $move ->
    [-1] −1
    [0] 0
   *[other] +{ $move }
  }
signed-lead = { $lead ->
    [-1] −1
    [0] 0
   *[other] +{ $lead }
  }
about-race-human = Les Humains mènent, et agissent tôt.
about-race-elf = Les Elfes sont malins, ni forts ni bruyants.
about-race-dwarf = Les Nains sont les plus forts, et lents à la marche.
about-race-orc = Les Orques sont forts et rapides, et pas de grands penseurs.
about-race-fairy = Les Fées ont le pied le plus sûr, et peu de force.
about-calling = Commence avec { $abilities }, quelles que soient les conditions.
about-quirk-spell-shy = Les magiciens sont plus faciles à toucher de 2, mais te défendre de la magie demande 2 de plus.
about-quirk-dark-averse = En salle obscure, tu marches 1 case plus loin, mais toucher demande 1 de plus.
about-quirk-troll-raised = Tu as 2 PV de plus par niveau, mais les aptitudes d’Équilibre demandent 2 de plus.
about-quirk-bossy = Ton Initiative est plus haute de 4, mais un ennemi attaqué d’abord par quelqu’un d’autre demande 2 de plus.
about-quirk-collector = Tes trouvailles comptent 1 de plus, mais forcer un coffre demande 11.
about-quirk-stubborn = Ta garde commence à +2, mais tu ne peux jamais attendre.

## Rooms, light and adventures

room-is-lit = Salle éclairée
room-is-dark = Salle obscure
room-is-day = Jour
room-is-night = Nuit
about-light-lit = Tu vois à deux cases, tant qu’aucun vide ne gêne.
about-light-dark = Tu ne vois que les cases juste à côté. Une Torche éclaire la salle.
about-light-day = Dehors, de jour, tu vois à deux cases. Le lieu suivant est dans la nuit.
about-light-night = Dehors, de nuit, tu ne vois que les cases juste à côté. Le lieu suivant est au grand jour.
figures-room = { $spots } cases · { $light }
about-template = Un des motifs pour les salles d’une Descente au hasard. La première case posée est le départ ; de là, on distribue les cartes vers l’extérieur.
about-adventure = { $adventure-intro } { $adventure-goal }
figures-adventure = { $rooms ->
    [0] Aussi long que le veulent les cartes
    [one] { $rooms } salle
   *[other] { $rooms } salles
  }
about-shape = { $shape-goal }
about-difficulty-gentle = Pour de nouveaux héros. Les PV des ennemis dépendent de l’aventure et de votre nombre.
about-difficulty-grim = Les ennemis ont plus de PV, et vous ne récupérez que la moitié entre les salles. Les grands groupes et les héros qui ont beaucoup de PV rencontrent des ennemis au-dessus de leur niveau.
about-difficulty-dire = Impitoyable, et plus dur encore : les ennemis ont plus de PV, et contre un seul héros ou plus de quatre ils comptent un niveau de plus. Pour des héros qui vivent encore, de niveau 4 ou plus.

## How it stands now

noun-now-enemy = { $spot } : { $health } PV sur { $most }, touche à plus de { $target }
noun-now-ability = { $hero } : niveau { $level }, il faut { $target }
noun-now-carried = { $hero } en a { $count }
noun-now-worn = sur { $hero }
noun-now-lies = sur { $spot }
noun-now-hero = { $health } PV sur { $most }, niveau { $level }
noun-now-figure = { $hero } : { $amount }
noun-now-here = vous êtes ici
noun-now-chosen = dans cette partie
noun-now-name = { $name }
noun-now-amount = { $name } : +{ $amount }
noun-now-rounds = { $name } : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
