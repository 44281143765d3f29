### Look Up: the position in words, and a card for every noun.

lookup-in-sight = Consultar algo à vista
lookup-kinds = Consultar outra coisa
lookup-of-kind = { $kind }: escolha
lookup-count = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
lookup-now = **Agora:** { $said }
lookup-rules = Ler as regras disto
lookup-rule = R{ $number }
lookup-several = Várias coisas têm esse nome. Escolha uma abaixo.

## Hints and chances

hint = Dica
hint-chosen = Um autômato escolheria **{ $chosen }**.
hint-offer = uma oferta própria
hint-nothing = Você não tem nada a decidir agora.
hint-off = Esta mesa joga sem dicas. Para tê-las, abra uma mesa com **dicas: sim**.
odds-percent = { " " }· { $percent }%
new-hints = Mostrar chances e oferecer dicas (auto: em jogos cooperativos, ou só você com autômatos)
    .auto = auto
    .on = sim
    .off = não
unusual-hints = { $value ->
    [on] Com dicas
   *[off] Sem dicas
  }
