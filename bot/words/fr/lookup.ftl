### Look Up: the position in words, and a card for every noun.

lookup-in-sight = Consulter ce qui est en vue
lookup-kinds = Consulter autre chose
lookup-of-kind = { $kind } : choisis
lookup-count = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
  }
lookup-now = **En ce moment :** { $said }
lookup-rules = Lire ses règles
lookup-rule = R{ $number }
lookup-several = Plusieurs choses portent ce nom. Choisis ci-dessous.

## Hints and chances

hint = Conseil
hint-chosen = Un automate choisirait **{ $chosen }**.
hint-offer = une offre de son cru
hint-nothing = Tu n’as rien à décider pour l’instant.
hint-off = Cette table joue sans conseils. Pour en avoir, ouvre une table avec **conseils : oui**.
odds-percent = { " " }· { $percent } %
new-hints = Montrer les chances, donner des conseils (auto : en coopération, ou seul avec des automates)
    .auto = auto
    .on = oui
    .off = non
unusual-hints = { $value ->
    [on] Avec conseils
   *[off] Sans conseils
  }
