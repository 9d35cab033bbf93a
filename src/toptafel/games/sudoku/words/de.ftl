unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
typed-words = stuck: fest, ich sitze fest, passt nirgends, passe, passen, ich passe
move-form = Ein Zug ist ein freies Feld von A1 bis { $last }{ $claims ->
    [yes] {" "}oder stuck, wenn du glaubst, dass deine Karte nirgends passt
   *[no] {""}
}.
no-claim = { your-card } passt noch auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}. Du musst nie sagen, dass du festsitzt: Der Schiedsrichter ist streng und beendet das Spiel, sobald eine Karte nirgends passt.
occupied = Auf { $square } liegt schon { a-card }. Wähl ein freies Feld.
in-row = { your-card } passt nicht auf { $square }: In Zeile { $row } liegt schon { a-card }, auf { $other }. { way-out }
in-column = { your-card } passt nicht auf { $square }: In Spalte { $column } liegt schon { a-card }, auf { $other }. { way-out }
in-block = { your-card } passt nicht auf { $square }: Im selben { $board ->
    [kids] Rechteck
   *[classic] Block
} liegt schon { a-card }, auf { $other }. { way-out }
way-out = Wähl ein Feld ohne so eine Karte in Zeile, Spalte und { $board ->
    [kids] Rechteck
   *[classic] Block
}.

your-card = { $board ->
    [kids] { $card ->
        [1] Dein Bär
        [2] Deine Katze
        [3] Dein Hund
        [4] Dein Fuchs
        [5] Deine Henne
       *[6] Dein Schwein
    }
   *[classic] Deine { $card }
}
a-card = { $board ->
    [kids] { $card ->
        [1] ein Bär
        [2] eine Katze
        [3] ein Hund
        [4] ein Fuchs
        [5] eine Henne
       *[6] ein Schwein
    }
   *[classic] eine { $card }
}
a-card-laid = { $board ->
    [kids] { $card ->
        [1] einen Bären
        [2] eine Katze
        [3] einen Hund
        [4] einen Fuchs
        [5] eine Henne
       *[6] ein Schwein
    }
   *[classic] eine { $card }
}

the-card = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { a-card }
}
the-card-laid = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { a-card-laid }
}
told-laid = { $who } legt { the-card-laid } auf { $square }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
told-lap = { $who } beendet Runde { $laps }: insgesamt { $score } Punkte.
told-drawn = { $who } zieht { the-card-laid }.
told-lost-row = { $who } probiert { the-card-laid } auf { $square } und verliert die Karte: In Zeile { $row } liegt schon { the-card }, auf { $other }.
told-lost-column = { $who } probiert { the-card-laid } auf { $square } und verliert die Karte: In Spalte { $column } liegt schon { the-card }, auf { $other }.
told-lost-block = { $who } probiert { the-card-laid } auf { $square } und verliert die Karte: Im selben { $board ->
    [kids] Rechteck
   *[classic] Block
} liegt schon { the-card }, auf { $other }.
told-lost-claim = { $who } sagt, dass { the-card } nirgends passt, und verliert die Karte: Sie passt noch auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}.
told-claim = { $who } sagt, dass { the-card } nirgends passt, und hat recht.
told-stuck = { $who } hat { the-card-laid }, und diese Karte passt nirgends.
over = Das Spiel ist zu Ende: { $reason ->
    [stuck] Die Karte passt nirgends mehr
   *[all-cards] Alle Karten sind aufgebraucht
}.

drawing-golden = Ein Stern bedeutet eine goldene Karte.
drawing-animals = 1 ist ein Bär, 2 eine Katze, 3 ein Hund, 4 ein Fuchs, 5 eine Henne, 6 ein Schwein.
drawing-points = Das andere Brett: was deine Karte bringen würde{ $referee ->
    [strict] ; auf ein Feld mit Strich passt sie nicht
   *[table] , wenn sie dort passt
}.
drawing-seat = Platz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} ({ $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
} und { $field } auf der Zählleiste)
drawing-aside = verloren: { $cards }
drawing-card = Deine Karte: { $card }{ $board ->
    [kids] , { a-card }
   *[classic] {""}
}
drawing-holds = Karte: { $card }
drawing-left = Noch nicht gelegt (Zahl×Karten): { $cards }; davon { $stack ->
    [one] liegt { $stack } im Stapel
   *[other] liegen { $stack } im Stapel
}.
spoken-best = Die meisten Punkte: { $squares }.

why-points = { $points ->
    [0] Bringt keine Punkte.
    [one] Bringt { $points } Punkt.
   *[other] Bringt { $points } Punkte.
}
why-free = Dann sind in der Zeile noch { $row } Felder frei, in der Spalte { $column }, im Block { $block }.
why-next = { $points ->
    [0] { $who } könnte danach keine Punkte machen.
    [one] { $who } könnte danach höchstens etwa { $points } Punkt machen.
   *[other] { $who } könnte danach höchstens etwa { $points } Punkte machen.
}

explain-rule = Wer die meisten Punkte hat, gewinnt.
explain-cards = { $cards ->
    [one] { $cards } Karte auf dem Brett
   *[other] { $cards } Karten auf dem Brett
}
explain-laps = { $laps ->
    [one] eine Runde von { $lap }: { $points }
   *[other] { $laps } Runden von { $lap }: { $points }
}
explain-track = { $laps ->
    [0] {""}
   *[other] plus{" "}
}{ $points } auf der Zählleiste
explain-lost = { $cards ->
    [one] { $cards } Karte verloren
   *[other] { $cards } Karten verloren
}

companion-which-card = Sag zuerst, welche Karte es ist.
companion-no-card = Alle Karten dieser Art sind schon gespielt: { web-card }.
companion-golden-twice = Die goldene { $card } liegt schon da; jede Zahl hat eine goldene Karte.
companion-golden-line = Auf { $square } kann keine goldene Karte mehr liegen: Jede Zeile und jede Spalte hat genau eine.
companion-golden-first = { $count ->
    [one] Eine goldene Karte fehlt noch.
   *[other] { $count } goldene Karten fehlen noch.
}
companion-which-points = Sagt, wie viele Punkte jeder hat.
companion-points = Die Karten, die da liegen, haben zusammen { $together } Punkte gebracht; ihr sagt { $said }. Seht noch einmal nach den Spielfiguren, oder sucht eine Karte, die fehlt.
companion-no-order = Wir haben keine Reihenfolge dieser Karten gefunden, in der alle so viele Punkte haben. Seht noch einmal nach den Spielfiguren.

web-title = { $board ->
    [kids] SudoKids
   *[classic] SuDoKu
}
web-about = { $board ->
    [kids] Sechs Tiere, für Kinder ab sechs. Ganz ohne Lesen.
   *[classic] Je voller Zeile, Spalte und Block, desto mehr Punkte.
}
web-first = Lege deine Karte auf ein Feld. Je voller Zeile, Spalte und Block, desto mehr Punkte.
web-board = Brett
web-card = { $board ->
    [kids] { $card ->
        [1] Bär
        [2] Katze
        [3] Hund
        [4] Fuchs
        [5] Henne
       *[6] Schwein
    }
   *[classic] { $card }
}
web-card-on = { $square }, { web-card }{ $golden ->
    [yes] , golden
   *[no] {""}
}{ $last ->
    [yes] , letzter Zug
   *[no] {""}
}
web-empty = { $square }, leer{ $last ->
    [yes] , letzter Zug
   *[no] {""}
}{ $told ->
    [yes] , { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] {""}
}{ $can ->
    [yes] , hier kannst du legen
   *[no] {""}
}
web-advice = Tipp { $number }
web-lap = { $laps ->
    [0] Feld { $field }
    [one] { $laps } Runde, Feld { $field }
   *[other] { $laps } Runden, Feld { $field }
}
web-aside = verloren: { $cards }
web-your-card = Deine Karte: { $card }
web-stack = { $stack ->
    [0] Der Stapel ist aufgebraucht.
    [one] { $stack } Karte im Stapel
   *[other] { $stack } Karten im Stapel
}
web-show-points = Punkte zeigen
web-stuck = Ich sitze fest …
web-stuck-yes = Ja, meine Karte passt nirgends
web-stuck-no = Nein, ich suche noch
web-to-come = Karten, die noch kommen
web-companion-ask = { $laying ->
    [yes] Wo liegen die goldenen Karten?
   *[no] Welche Karte hat { $name } gelegt?
}
web-companion-how = Tippe sie an, dann ihr Feld.
web-companion-where = Tippe jetzt auf ihr Feld.
web-companion-stuck = Sie passt nirgends
web-companion-typed = Karte, dann Feld: 7 D4; *7 D4 für eine goldene; 7 stuck, wenn sie nirgends passt.
web-sheet-laps = Rundenkarten × 40
web-sheet-field = Feld der Spielfigur
web-sheet-sum = Summe
web-companion-card = { $golden ->
    [yes] golden: { web-card }
   *[no] { web-card }
}
web-chosen-scoring = { $value ->
    [lines] Eine Karte zählt die Karten in ihrer Zeile und Spalte.
    [block] Eine Karte zählt die Karten in ihrem Rechteck.
   *[full] Eine Karte zählt die Karten in Zeile, Spalte und Block.
}
web-chosen-referee = { $value ->
    [table] Ihr passt selbst auf: Wer sich irrt, verliert die Karte.
   *[strict] {""}
}
web-chosen-repeats = { $value ->
    [yes] Dasselbe Tier darf noch einmal vorkommen.
   *[no] {""}
}
option-board = Brett
about-board = Neun mal neun mit Zahlen, oder SudoKids: sechs mal sechs mit Tieren.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Klassisch
}
option-scoring = Wertung
about-scoring = Was eine Karte zählt: die Karten in Zeile, Spalte und Block; in Zeile und Spalte; oder, bei SudoKids, im Rechteck.
value-scoring = { $value ->
    [lines] Zeile und Spalte
    [block] Rechteck
   *[full] Zeile, Spalte und Block
}
web-choice-scoring = { $value ->
    [lines] Leichter zu zählen: ein Punkt für jede andere Karte in ihrer Zeile und ihrer Spalte.
    [block] Ein Punkt für jede andere Karte in ihrem Rechteck.
   *[full] Ein Punkt für jede andere Karte in ihrer Zeile, ihrer Spalte und ihrem Block.
}
needs-scoring = Nur mit SudoKids.
option-referee = Wer auf die Regeln achtet
about-referee = Der Computer: Nur Felder, auf die die Karte passt, können gewählt werden. Ihr selbst: Jedes freie Feld darf versucht werden, und wer falsch liegt, verliert die Karte.
value-referee = { $value ->
    [table] Ihr selbst
   *[strict] Der Computer
}
option-repeats = Dasselbe Tier noch einmal
about-repeats = Ob ein Tier mehrmals in einer Zeile, einer Spalte oder einem Rechteck liegen darf.
value-repeats = { $value ->
    [yes] Erlaubt
   *[no] Nicht erlaubt
}
needs-repeats = Nur mit SudoKids.
