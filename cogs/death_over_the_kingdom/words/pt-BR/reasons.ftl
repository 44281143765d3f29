### Why an automaton chose as it did

reason-alike = Todas as escolhas são igualmente boas.
reason-odds = Pelas chances, { $best ->
    [1] a melhor de { $options }.
   *[other] uma das { $best } melhores de { $options }.
}
reason-foreseen = Com todas as cartas abertas, { $best ->
    [1] a melhor de { $options }.
   *[other] uma das { $best } melhores de { $options }.
}
