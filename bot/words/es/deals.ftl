### Deals between two seats: what is on the table, and how it is answered. A game names its own things (`stock-…`).

deal-counted = { $count } × { $stock }
deal-offered = { $partner } te ofrece un trato:
deal-counter-offered = Tu contraoferta a { $partner }:
deal-made = Tu oferta a { $partner }:
deal-waiting = Has ofrecido un trato a { $partner } y esperas respuesta:
deal-give = **Das:** { $things }
deal-take = **Recibes:** { $things }
deal-public = { $partner } ofrece un trato a { $asked }: { $give }, a cambio de { $take }.
deal-too-much = ⚠️ **{ $field }**: escribe un número entero de 0 a { $most }, no «{ $typed }».
deal-empty = -# Elige qué das o qué recibes, y envíalo.

deal-accept = Aceptar
deal-refuse = Rechazar
deal-none = Sin trato
deal-counter = Contraoferta
deal-propose = Hacer una oferta
deal-look = Verlo
deal-amounts = Cantidades
deal-send = Enviar oferta
deal-back = Volver
deal-choose-give = Lo que das
deal-choose-take = Lo que recibes
deal-you-give = Das: { $stock }
deal-you-get = Recibes: { $stock }
deal-range = De 0 a { $most }
