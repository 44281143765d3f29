### Heroes that live on, and whose game this is.

credit = [P52](https://github.com/jakerella/p52) é de **Jordan Kasper**. As regras e as tabelas de raças, classes, habilidades, manias, inimigos e itens são dele, sob [CC BY-NC-SA 4.0](https://creativecommons.org/licenses/by-nc-sa/4.0/): cite o autor, compartilhe sob a mesma licença, sem uso comercial. As aventuras, as salas, os heróis prontos, os chefes e todos os nomes são próprios deste bot, assim como as decisões onde o livro de regras se cala.

hero-ready = { $name }, { $calling } { $race }
hero-unknown = “{ $typed }” não existe neste jogo. Escolha do que é sugerido enquanto você digita: raça, classe, habilidade e mania.
hero-nobody = Você não tem ninguém chamado “{ $typed }” aqui. Escolha do que é sugerido enquanto você digita.
hero-which = Há mais de uma opção para “{ $typed }”: { $names }. Qual delas?
hero-points = { $given ->
    [1] Isso é 1 ponto.
   *[other] Isso são { $given } pontos.
  } Distribua exatamente { $points }, ou deixe os cinco de fora e eu distribuo por você.
hero-extra = { $name } não cumpre o que { $ability } pede, ou já tem essa habilidade. Deixe de fora, e eu acho uma.
