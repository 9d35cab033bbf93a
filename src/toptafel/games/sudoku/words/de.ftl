unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
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
in-block = { your-card } passt nicht auf { $square }: Im selben Block liegt schon { a-card }, auf { $other }. { way-out }
way-out = Wähl ein Feld ohne so eine Karte in Zeile, Spalte und Block.

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

told-laid = { $who } legt { a-card-laid } auf { $square }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
told-lap = { $who } beendet Runde { $laps }: insgesamt { $score } Punkte.
told-drawn = { $who } zieht { a-card-laid }.
told-lost-row = { $who } probiert { a-card-laid } auf { $square } und verliert die Karte: In Zeile { $row } liegt schon { a-card }, auf { $other }.
told-lost-column = { $who } probiert { a-card-laid } auf { $square } und verliert die Karte: In Spalte { $column } liegt schon { a-card }, auf { $other }.
told-lost-block = { $who } probiert { a-card-laid } auf { $square } und verliert die Karte: Im selben Block liegt schon { a-card }, auf { $other }.
told-lost-claim = { $who } sagt, dass { a-card } nirgends passt, und verliert die Karte: Es gibt noch { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} dafür.
told-claim = { $who } sagt, dass { a-card } nirgends passt, und hat recht.
told-stuck = { $who } hat { a-card-laid }, und diese Karte passt nirgends.
over = Das Spiel ist zu Ende: { $reason ->
    [stuck] Die Karte der Person am Zug passt nirgends
   *[all-cards] Alle Karten sind aufgebraucht
}.

drawing-golden = Ein Stern bedeutet eine goldene Karte.
drawing-animals = 1 ist ein Bär, 2 eine Katze, 3 ein Hund, 4 ein Fuchs, 5 eine Henne, 6 ein Schwein.
drawing-points = Das andere Brett: was deine Karte bringen würde{ $referee ->
    [strict] ; auf ein Feld mit Strich passt sie nicht
   *[table] , wenn sie dort passt
}.
drawing-seat = Sitz { $seat }{ $you ->
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

web-title = SuDoKu
web-about = Jede Karte zählt ihre Zeile, ihre Spalte und ihren Block. Mit SudoKids.
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
web-advice = { $alone ->
    [yes] Tipp: bringt am Ende etwa { $brings } Punkte
   *[no] Tipp: gewinnt etwa { $brings } von 100 Mal
}
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
option-board = Brett
about-board = Neun mal neun mit Zahlen, oder SudoKids: sechs mal sechs mit Tieren.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Klassisch
}
option-scoring = Wertung
about-scoring = Was eine Karte zählt: die Karten in Zeile, Spalte und Block; in Zeile und Spalte; oder, bei SudoKids, im Block.
value-scoring = { $value ->
    [lines] Zeile und Spalte
    [block] Block
   *[full] Alles
}
option-referee = Schiedsrichter
about-referee = Streng: Nur Felder, auf die die Karte passt, können gewählt werden. Der Tisch: Jedes freie Feld darf versucht werden, und wer falsch liegt, verliert die Karte.
value-referee = { $value ->
    [table] Der Tisch
   *[strict] Streng
}
option-repeats = Wiederholungen
about-repeats = Nur bei SudoKids: ob ein Tier mehrmals in einer Zeile, einer Spalte oder einem Block liegen darf.
value-repeats = { $value ->
    [yes] Ja
   *[no] Nein
}
