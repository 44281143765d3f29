### Heroes that live on, and whose game this is.

credit = [P52](https://github.com/jakerella/p52) est de **Jordan Kasper**. Ses règles et ses tables de peuples, classes, aptitudes, travers, ennemis et objets sont de lui, sous [CC BY-NC-SA 4.0](https://creativecommons.org/licenses/by-nc-sa/4.0/) : le nommer, partager à l’identique, pas d’usage commercial. Les aventures, les salles, les héros tout prêts, les boss et tous les noms sont de ce bot, tout comme les décisions là où les règles se taisent.

hero-ready = { $name }, { $calling } { $race }
hero-unknown = « { $typed } » n’est pas dans ce jeu. Choisis parmi les suggestions pendant que tu tapes : peuple, classe, aptitude et travers.
hero-nobody = Tu n’as personne du nom de « { $typed } » ici. Choisis parmi les suggestions pendant que tu tapes.
hero-which = Plusieurs conviennent à « { $typed } » : { $names }. Lequel veux-tu dire ?
hero-points = { $given ->
    [one] Cela fait { $given } point.
   *[other] Cela fait { $given } points.
  } Répartis-en exactement { $points }, ou laisse les cinq vides et je les répartis pour toi.
hero-extra = { $name } ne remplit pas les conditions, ou l’a déjà : { $ability }. Laisse vide, et j’en trouve une.
