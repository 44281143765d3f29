### Why an automaton chose as it did

reason-alike = All choices are equally good.
reason-odds = By the odds, { $best ->
    [one] the best of { $options }.
   *[other] one of the { $best } best of { $options }.
}
reason-foreseen = With all cards open, { $best ->
    [one] the best of { $options }.
   *[other] one of the { $best } best of { $options }.
}
