### What can be looked up: what each thing does, its figures, and how it stands now.

noun-adventurer = Aventuriers
    .one = Aventurier
noun-class = Classes
    .one = Classe
noun-monster = Monstres
    .one = Monstre
noun-item = Objets
    .one = Objet
noun-ground = Tuiles
    .one = Tuile
noun-play = Usages des jetons de talent
    .one = Usage de jetons de talent
noun-mark = Jetons et trésors
    .one = Jeton

## Figures

told-attack = { $dice }d6{ $plus ->
    [0] { "" }
   *[other] +{ $plus }
  }
figures-adventurer = { $adventurer-class } · { $hp } PV · { $ap } PA · frappe avec { told-attack }
figures-class = { $hp } PV · { $ap } PA · frappe avec { told-attack }
figures-monster = { $hp ->
    [0] De la force de qui le rencontre
   *[other] { $hp } PV · frappe avec { told-attack }
  }{ $purple_hp ->
    [0] { "" }
   *[other] { " " }· face violette : { $purple_hp } PV, { $purple_dice }d6+{ $purple_plus }
  }{ $rewards ->
    [0] { "" }
    [one] { " " }· une récompense
   *[other] { " " }· { $rewards } récompenses
  }{ $is_boss ->
    [1] { " " }· vaut deux trophées
   *[other] { "" }
  }
figures-item = { $slot } · { $world-bag }{ $count ->
    [1] { "" }
   *[other] { " " }· { $count } exemplaires
  }
slot-hand = Se tient à une main
slot-hands = Se tient à deux mains
slot-armour = Se porte comme armure
slot-attire = Se porte : bottes ou cape
slot-pack = Agit depuis le sac
slot-none = Ne prend pas de place

## What they do

about-adventurer = { $skill } : { $skill-does }.
about-class = { $skill } : { $skill-does }. Deux jetons de talent achètent une amélioration, choisie au départ : « { $side-a } » ou « { $side-b } ».
about-monster = Rien de particulier : frappe avec ses dés, et récupère d’une blessure qui ne tue pas.
about-monster-reacher = Son dard : chaque fois qu’il te blesse, tout aventurier à 4 tuiles ou moins et dans sa ligne de vue subit la moitié, et l’armure n’y fait rien.
about-monster-mirror-monster = Il copie les PV, les dés et le bonus de l’aventurier qui le révèle, armes comprises. Ses récompenses suivent les PV copiés.
about-monster-red-dragon = Il garde la Sortie et ne la quitte jamais. Les flèches ne lui font rien, il ne charge pas, et qui meurt devant lui perd ses objets, qui vont au Bassin de Guérison.
about-monster-bog-hag = Si elle te blesse, elle t’empoisonne : un jeton occupe un de tes emplacements jusqu’à ta guérison.
about-monster-vine-horror = Elle s’accroche : tu ne peux pas fuir avant d’avoir combattu un assaut.
about-monster-spiders = Elles sortent d’une Toile, un dé d’araignées à 1 PV chacune, et ajoutent leur nombre à leur lancer. Leur blessure empoisonne ; les survivantes partent après le combat.
about-monster-morna-gul = Il chasse qui porte des graines, 2d6 tuiles après chaque manche. Chaque graine plantée dans la Liane Rouge lui ôte un dé ; chaque aventurier qu’il tue lui rend 5 PV.
about-enhanced = { $asleep }. En éveil, au lieu d’une récompense : { $awake }.
about-ground-monster = Un monstre inconnu attend ici. Il est révélé quand quelqu’un entre, tire dessus, ou regarde avec une Épée magique.
about-ground-item = Un objet caché, face contre terre. Qui se trouve ici peut le prendre pour 0 PA ; c’est peut-être un piège.
about-ground-spikey = En entrant, donne un objet pour le bloquer, ou lance un dé : sur 1 ou 2, tout le monde ici subit 1d6, et l’armure n’y fait rien. Les monstres le déclenchent toujours.
about-ground-pool = Finis ton tour ici et prends un de ses jetons : tu retrouves tous tes PV. Il a un jeton par aventurier en jeu quand on l’a trouvé.
about-ground-exit = Le Dragon Rouge est dessus jusqu’à sa mort. Avec l’Anneau, qui se trouve ici peut sortir pour 0 PA.
about-ground-gateway = Si l’on joue sur les deux plans, il mène au Départ du donjon pour 1 PA. Sinon, c’est une tuile ordinaire.
about-ground-pit = En entrant, lance un dé : sur 1 ou 2, tu tombes et ton tour finit. La première chute d’une partie mène à deux monstres, sans fuite ni aide.
about-ground-web = Entre quand personne d’autre n’y est, et sur 1 ou 2 viennent des araignées. D’une Toile à n’importe quelle autre, on marche pour 1 PA.
about-ground-vine = Qui entre est empoisonné, une fois par tour au plus. Pendant la chasse, on peut y planter une graine de couvée pour 2 PA.
about-ground-bones = Une fois pour tous : paie 2 PA pour perdre tout poison et retrouver tous tes PV, ou donne 3 trophées pour un objet.
about-ground-seed = Une fois par tour, tu peux tenter de prendre la graine de couvée : sur un 1, un monstre la garde. La graine ne prend pas de place.
about-ground-swamp = Fouille-le une fois pour 3 PA : sur 1 à 3, un monstre surgit ; sur 4 à 6, tu trouves un objet et tu continues.
about-ground-tree = Quand tous les porteurs de graines sont ici ensemble, la forêt se calme, et Morna Gûl arrive.
about-ground-plain = Il ne se passe rien ici.
about-ground-dstart = Tu commences ici, et t’y réveilles quand tu as perdu une vie dans le donjon. Personne n’y attaque un autre aventurier.
about-ground-fstart = Tu commences ici, et t’y réveilles quand tu as perdu une vie dans la forêt. C’est de là que vient Morna Gûl.
play-duck = Esquive
about-play-duck = Pour un jeton, une blessure que tu vas subir diminue de 1d6. Tu peux recommencer, un jeton à chaque fois ; cela n’aide pas contre ce que tu paies, comme pour une fuite.
play-dive = Plongeon
about-play-dive = Pour deux jetons, un piège qui se déclenche ne te fait rien, ou tu ouvres un coffre sans lancer de dé.
play-riposte = Riposte
about-play-riposte = Pour trois jetons, tous les dégâts que tu subirais dans cet assaut vont au monstre.
play-bossbane = Fléau des boss
about-play-bossbane = Pour quatre jetons, un boss a désormais 10 PV au plus. Une seule fois par boss.
play-killing-blow = Coup fatal
about-play-killing-blow = Pour un jeton, quand un monstre te tue, il meurt aussi : sacrifie un objet et raconte comment il a fait. Les boss seulement si la table le permet.
about-mark-ring = Porté hors du donjon par la Sortie, il fait gagner. En forêt, son porteur regagne 2 PV par monstre tué et tue d’un coup critique, mais les monstres montrent leur face violette.
mark-seeds = Graines de couvée
about-mark-seeds = Elles ne prennent pas de place et ne se donnent pas ; elles ne tombent que si leur porteur meurt. Plantées dans la Liane Rouge, elles ôtent chacune un dé à Morna Gûl.
mark-token = Jetons de talent
about-mark-token = Une récompense peut être un jeton de talent au lieu d’un objet. Deux achètent ton amélioration ; un par un, ils esquivent, plongent, renvoient un coup ou entraînent un monstre avec toi.
mark-poison = Poison
about-mark-poison = Un jeton de poison occupe un de tes huit emplacements, et ce qui s’y trouve peut tomber. Une fois par tour au plus ; tu peux déplacer le jeton.
mark-life = Vies
about-mark-life = Tu en as trois. À 0 PV tu en perds une, tu laisses tomber tes objets et te réveilles au Départ avec tous tes PV ; sans vie, tu es hors jeu.

## How they stand

noun-now-monster = { $hp } PV sur { $most }, sur { $tile }
noun-now-slain = { $count ->
    [one] tué : une fois
   *[other] tué : { $count } fois
  }
noun-now-hero = { $hero } ({ $player }) : { $hp } PV sur { $most }, { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
  }, { told-attack }, sur { $tile }
noun-now-gone = { $hero } ({ $player }) : { $status }
noun-now-on = Sur { $tiles }
noun-now-worn = en usage chez { $hero }{ $is_awake ->
    [1] , en éveil
   *[other] { "" }
  }
noun-now-packed = dans le sac de { $hero }{ $is_awake ->
    [1] , en éveil
   *[other] { "" }
  }
noun-now-lies = par terre sur { $tile }{ $is_awake ->
    [1] , en éveil
   *[other] { "" }
  }
noun-now-has = { $hero } : { $count }
