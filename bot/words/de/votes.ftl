### Questions to the table.

## Questions to the table: undo, end, swap

question-agree = Zustimmen
question-refuse = Ablehnen
question-agreed = Dafür: { $names }.
question-waiting = Noch ohne Antwort: { $names }.
question-until = Die Abstimmung endet { $when }.
question-put = Ich habe die anderen gefragt. Am Tisch siehst du ihre Antwort.
undo = Zurücknehmen
undo-done = { $count ->
    [one] Zurückgenommen. Du kannst neu wählen.
   *[other] Deine letzte Antwort ist zurückgenommen, und was danach kam: insgesamt { $count } Antworten. Du kannst neu wählen.
  }
undo-asked = { $by } möchte { $count ->
    [one] die letzte Antwort
   *[other] die letzten { $count } Antworten, bis zur eigenen,
  } zurücknehmen. Stimmt ihr zu?
undo-public = { $count ->
    [one] { $name } nimmt die letzte Antwort zurück. Sie zählt nicht.
   *[other] { $name } nimmt die letzten { $count } Antworten zurück, bis zur eigenen. Sie zählen nicht.
  }
undo-refused = Die Spieler haben nicht zugestimmt, also wird nichts zurückgenommen. Die Partie geht weiter.
undo-lapsed = Nicht alle haben rechtzeitig zugestimmt, also wird nichts zurückgenommen.
end-sure = Den Tisch fragen, ob diese Partie abgebrochen werden soll? Stimmen die anderen zu, gewinnt niemand, und die Partie zählt nicht.
end-propose = Den Tisch fragen
end-asked = { $by } möchte diese Partie abbrechen. Stimmt ihr zu? Mehr als die Hälfte von euch muss es tun.
end-agreed = Ihr habt die Partie abgebrochen. Niemand gewinnt, und sie zählt nicht.
end-deserted = Niemand kam zurück, also habe ich die Partie abgebrochen. Niemand gewinnt, und sie zählt nicht.
end-left = Alle sind gegangen, also habe ich die Partie abgebrochen. Niemand gewinnt, und sie zählt nicht.
end-refused = Die Partie wird nicht abgebrochen. Sie geht weiter.
end-lapsed = Zu wenige haben rechtzeitig zugestimmt, also geht die Partie weiter.
swap-own = { $by } möchte { $to } den eigenen Platz überlassen. { $to }, nimmst du ihn?
swap-empty = { $by } bietet { $to } Platz { $number } an, der { $name } gehörte. { $to }, nimmst du ihn?
swap-done = Der Platz gehört dir, mit allem, was er weiß. Drück auf **Deine Hand**.
swap-public = { $name } nimmt Platz { $number } und spielt weiter.
swap-refused = Niemand nimmt den Platz. Alles bleibt, wie es ist.
swap-lapsed = Niemand hat den Platz rechtzeitig genommen. Alles bleibt, wie es ist.
swap-whom = Sag, wer deinen Platz haben soll (**an**), oder welchen Platz du nehmen möchtest (**platz**).
swap-bot = Das ist ein Bot, dem würde ich keine Hand anvertrauen. Nimm einen Menschen.
