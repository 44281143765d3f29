### Why an automaton chose as it did

reason-alike = Tous les choix se valent.
reason-odds = D’après les probabilités, { $best ->
    [one] le meilleur choix sur { $options }.
   *[other] l’un des { $best } meilleurs choix sur { $options }.
}
reason-foreseen = Toutes cartes connues, { $best ->
    [one] le meilleur choix sur { $options }.
   *[other] l’un des { $best } meilleurs choix sur { $options }.
}
