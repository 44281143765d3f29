### Deals between two seats: what is on the table, and how it is answered. A game names its own things (`stock-…`).

deal-counted = { $count } × { $stock }
deal-offered = { $partner } oferece um acordo a você:
deal-counter-offered = Sua contraoferta a { $partner }:
deal-made = Sua oferta a { $partner }:
deal-waiting = Você ofereceu um acordo a { $partner } e espera a resposta:
deal-give = **Você dá:** { $things }
deal-take = **Você recebe:** { $things }
deal-public = { $partner } oferece um acordo a { $asked }: { $give }, por { $take }.
deal-too-much = ⚠️ **{ $field }** – dê um número inteiro de 0 a { $most }, não “{ $typed }”.
deal-empty = -# Escolha o que você dá ou recebe e depois envie.

deal-accept = Aceitar
deal-refuse = Recusar
deal-none = Sem acordo
deal-counter = Contraoferta
deal-propose = Fazer uma oferta
deal-look = Ver a oferta
deal-amounts = Quantidades
deal-send = Enviar oferta
deal-back = Voltar
deal-choose-give = O que você dá
deal-choose-take = O que você recebe
deal-you-give = Você dá: { $stock }
deal-you-get = Você recebe: { $stock }
deal-range = De 0 a { $most }
