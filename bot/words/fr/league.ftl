### Leagues: rounds of tables, and a standing.

league-title = Ligue de { $game }
league-opened = { $starter } ouvre une ligue. Appuie sur **Rejoindre** pour t’inscrire.
league-rules = Des tables de { $seats }, autant que le nombre le permet, jusqu’à ce que chacun ait rencontré tous les autres.
league-every = { $hours ->
    [one] Une ronde commence toutes les heures.
    [24] Une ronde commence chaque jour.
    [168] Une ronde commence chaque semaine.
   *[other] Une ronde commence toutes les { $hours } heures.
  }
    .over = Une ronde commence quand la précédente est finie.
league-entered = { $count ->
    [one] Une seule inscription : { $people }.
   *[other] { $count } inscriptions : { $people }.
  }
league-empty = Personne ne s’est encore inscrit.
league-begin = Commencer
league-made = La ligue est ouverte. Appuie sur **Commencer** sous son message quand tout le monde s’est inscrit.
league-on = { $rounds ->
    [one] Il y a une seule ronde.
   *[other] Il y a { $rounds } rondes.
  }
league-over = La ligue est finie.
league-how = À une table, la première place rapporte 100 points, la dernière aucun, les autres entre les deux ; un repos ou une partie annulée, 50. Un automate à la fin n’en rapporte aucun. À égalité de points, les victoires décident, puis la force des adversaires.
league-round = Ronde { $round }
league-thread = ronde { $round }, table { $table }
league-table = Ronde { $round }, table { $table } : { $people }. Votre partie est dans le fil ci-dessous.
league-seated = { $channel } : { $people }
    .over = { $channel } : { $people }. Finie.
    .waiting = { $people }
league-resting = Au repos : { $people }.
league-next = La ronde { $round } commence { $when }.
    .over = La ronde { $round } commence quand celle-ci est finie.
league-standing = Classement
league-line = { $place }. { $name } : { $points } { $points ->
    [one] point
   *[other] points
  }, { $won } { $won ->
    [one] victoire
   *[other] victoires
  } sur { $played }
league-more = { $count ->
    [one] Une autre personne n’est pas montrée.
   *[other] { $count } autres personnes ne sont pas montrées.
  }
league-closed = Cette ligue n’accepte plus personne.
league-none = Il n’y a pas de ligue sur ce serveur.
league-none-on = Aucune ligue n’est en cours ici.
league-no-substitute = Indique quelqu’un de la ligue qui se retire, et un membre qui n’en fait pas partie.
league-substituted = { $instead } reprend la place de { $name } dès la prochaine ronde, et en garde les points.
league-ended = La ligue est finie. Les parties commencées continuent, mais ne comptent pas.
league-ending = Je n’ouvre plus de ronde. La ligue finira avec les parties en cours.
league-kept = La ligue continue.
league-end-ask = { $running ->
    [0] Finir la ligue ? Je n’ouvre plus de ronde, et le classement reste.
    [one] Finir la ligue ? Je n’ouvre plus de ronde. Une partie est encore en cours : elle peut compter jusqu’à sa fin, ou continuer sans compter.
   *[other] Finir la ligue ? Je n’ouvre plus de ronde. { $running } parties sont encore en cours : elles peuvent compter jusqu’à leur fin, ou continuer sans compter.
  }
league-end-after = Finir après ces parties
league-end-now = Finir maintenant
league-end-keep = Garder la ligue
league-together = Dans **{ $game }**, on gagne ou on perd ensemble, donc il n’y a pas de ligue. Choisis un jeu où l’on s’affronte.
league-seats = Une table de ce jeu a de { $least } à { $most } places.
league-channel = Une ligue a besoin d’un salon textuel : chaque table y reçoit son propre fil.
league-too-many = { $most ->
    [one] { $most } ligue est déjà ouverte
   *[other] { $most } ligues sont déjà ouvertes
  } sur ce serveur. Finis-en une d’abord.
league-entered-already = Tu participes déjà à cette ligue.
league-not-in = Tu ne participes pas à cette ligue.
league-full = Cette ligue compte { $most } personnes, et c’est la limite.
league-too-few = Il n’y a pas assez de monde : une table demande { $least } personnes.
