### Why an automaton chose as it did

reason-alike = Alle Möglichkeiten sind gleich gut.
reason-odds = Nach den Chancen { $best ->
    [one] die beste von { $options }.
   *[other] eine der { $best } besten von { $options }.
}
reason-foreseen = Mit allen Karten offen { $best ->
    [one] die beste von { $options }.
   *[other] eine der { $best } besten von { $options }.
}
