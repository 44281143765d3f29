### Questions to the table.

## Questions to the table: undo, end, swap

question-agree = Concordar
question-refuse = Recusar
question-agreed = A favor: { $names }.
question-waiting = Ainda sem resposta: { $names }.
question-until = A votação termina { $when }.
question-put = Perguntei aos outros. A mesa vai mostrar a resposta.
undo = Desfazer
undo-done = { $count ->
    [1] Desfeito. Você pode escolher de novo.
   *[other] Sua última resposta foi desfeita, e o que veio depois dela: { $count } respostas ao todo. Você pode escolher de novo.
  }
undo-asked = { $by } quer desfazer { $count ->
    [1] a última resposta
   *[other] as últimas { $count } respostas, até a sua própria
  }. Concordam?
undo-public = { $count ->
    [1] { $name } desfaz a última resposta. Ela não conta.
   *[other] { $name } desfaz as últimas { $count } respostas, até a sua própria. Elas não contam.
  }
undo-refused = Não houve acordo, então nada foi desfeito. A partida continua.
undo-lapsed = Nem todo mundo concordou a tempo, então nada foi desfeito.
end-sure = Perguntar à mesa se encerra esta partida? Se os outros concordarem, ninguém vence e a partida não conta.
end-propose = Perguntar à mesa
end-asked = { $by } quer encerrar esta partida. Concordam? É preciso mais da metade.
end-agreed = Vocês encerraram a partida. Ninguém vence, e ela não conta.
end-deserted = Ninguém voltou, então encerrei a partida. Ninguém vence, e ela não conta.
end-left = Todo mundo saiu, então encerrei a partida. Ninguém vence, e ela não conta.
end-refused = A partida não foi encerrada. Ela continua.
end-lapsed = Pouca gente concordou a tempo, então a partida continua.
swap-own = { $by } quer passar o lugar a { $to }. { $to }, você aceita?
swap-empty = { $by } oferece a { $to } o lugar { $number }, que era de { $name }. { $to }, você aceita?
swap-done = O lugar é seu, com tudo o que ele sabe. Aperte **Sua mão**.
swap-public = { $name } ocupa o lugar { $number } e continua o jogo.
swap-refused = Ninguém aceita o lugar. Fica como está.
swap-lapsed = Ninguém aceitou o lugar a tempo. Fica como está.
swap-whom = Diga quem deve ficar com o seu lugar (**para**), ou qual lugar você quer ocupar (**lugar**).
swap-bot = Isso é um bot, e eu não confiaria uma mão a ele. Escolha uma pessoa.
