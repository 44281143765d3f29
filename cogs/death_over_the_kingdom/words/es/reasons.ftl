### Why an automaton chose as it did

reason-alike = Todas las opciones son igual de buenas.
reason-odds = Según las probabilidades, { $best ->
    [one] la mejor de { $options }.
   *[other] empata entre las { $best } mejores de { $options }.
}
reason-foreseen = Con todas las cartas a la vista, { $best ->
    [one] la mejor de { $options }.
   *[other] empata entre las { $best } mejores de { $options }.
}
