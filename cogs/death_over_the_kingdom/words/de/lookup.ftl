### What can be looked up: each character in one or two sentences, its figures, and where its copies are.

noun-card = Figuren
    .one = Figur
noun-mark = Zeichen auf dem Tisch
    .one = Zeichen

mark-toad = Kröte
mark-dealer = Geber

figures-card = { $second ->
    [-1] Zählt { $value }
   *[other] Zählt { $value }, gedreht { $second }
  } · { $copies } im Stapel

about-card-DEA = Die niedrigste Karte, ohne eigene Kraft. Im klassischen Spiel verliert immer die Runde, wer sie hat.
about-card-INN = Wenn die Karten aufgedeckt sind, darfst du ihn mit der Karte deines linken Nachbarn tauschen, der nicht ablehnen kann.
about-card-MER = Zeig ihn als deine Aktion und sieh dir die Karte des Spielers vor oder nach dir an. Dann tausch die beiden, oder behalte den Händler.
about-card-THI = Zeig ihn als deine Aktion und tausch ihn mit irgendjemandes Karte, ohne sie vorher anzusehen. Im klassischen Spiel hängt ein König am Ende jeden Dieb.
about-card-JES = Wenn die Karten aufgedeckt sind, darfst du einen Mönch, eine Zauberin, einen Ritter, eine Prinzessin oder eine Königin auf den anderen Wert drehen.
about-card-JUG = Zeig ihn als deine Aktion und lass die Karten zweier anderer Spieler den Platz wechseln. Du siehst keine davon.
about-card-MON = Zählt 6, aber 10, wenn eine Zauberin im Spiel ist, sobald er an die Reihe kommt.
about-card-SOR = Zählt 7, aber nur 1, wenn ein Mönch im Spiel ist. Sonst darf sie die Karte eines anderen Spielers zur Kröte machen, die 0 zählt.
about-card-KNI = Zählt 8, aber 13, wenn ein Drache im Spiel ist. Ein Drache, der einen Ritter verbrennen will, wird stattdessen erschlagen.
about-card-DRA = Zeig ihn als deine Aktion und verbrenn jemandes Karte: Dafür wird eine neue gezogen. Ist sie ein Ritter, stirbt der Drache, und du ziehst stattdessen.
about-card-PRI = Zählt 10, aber nur 2, wenn ein Drache im Spiel ist und kein Ritter sie beschützt.
about-card-QUE = Zählt 11, aber nur 4, wenn ein Narr im Spiel ist.
about-card-KIN = Die höchste Karte; nur ein Ritter, der 13 zählt, schlägt sie. Im klassischen Spiel kannst du ihn als deine Aktion versiegeln, und am Ende hängt er jeden Dieb.

about-mark-toad = Eine Karte, die eine Zauberin verhext hat. Sie zählt für den Rest der Runde 0 und verliert eine Kraft, die sie noch nicht benutzt hat.
about-mark-dealer = Der Geber ist als Letzter an der Reihe und hat links niemanden. Statt nach links zu tauschen, darf er vom Stapel eine neue Karte abheben, die offen liegt.

noun-now-hand = { $count ->
    [one] eine auf deiner Hand
   *[other] { $count } auf deiner Hand
  }
noun-now-open = offen bei { $name }
noun-now-known = bei { $name }, soweit du weißt
noun-now-discards = { $count ->
    [one] eine abgelegt
   *[other] { $count } abgelegt
  }
