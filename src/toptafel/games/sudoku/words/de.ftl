unreadable = „{ $text }“ kann ich nicht lesen. Ein Zug ist ein freies Feld von A1 bis { $last }{ $claims ->
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

drawing-golden = Ein Stern bedeutet eine goldene Karte.
drawing-animals = 1 ist ein Bär, 2 eine Katze, 3 ein Hund, 4 ein Fuchs, 5 eine Henne, 6 ein Schwein.
drawing-points = Rechts: was deine Karte bringen würde{ $referee ->
    [strict] ; auf ein Feld mit Strich passt sie nicht
   *[table] , wenn sie dort passt
}.
drawing-seat = Sitz { $seat }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} ({ $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
} und { $field } auf der Zählleiste)
drawing-aside = verloren: { $cards }
drawing-card = Karte: { $card }
drawing-left = Noch nicht gebraucht (Zahl×Karten): { $cards }; davon { $stack ->
    [one] liegt { $stack } im Stapel
   *[other] liegen { $stack } im Stapel
}.
reason-stuck = die Karte der Person am Zug passt nirgends
reason-all-cards = alle Karten sind aufgebraucht
