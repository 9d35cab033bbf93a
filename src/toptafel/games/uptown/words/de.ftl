unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
move-form = Ein Zug ist ein Plättchen, @ und ein Feld, { $two ->
    [yes] mit deiner Farbe davor: B:7@C7, O:ring@B5, G:$@E5
   *[no] zum Beispiel 7@C7, C@C4, ring@B5 oder $@E5
}; oder pass.
must-play = Du darfst nur passen, wenn du festsitzt, und du kannst noch ein Plättchen legen: { $count ->
    [one] Ein Zug ist erlaubt
   *[other] { $count } Züge sind erlaubt
}.
not-on-rack = { $case ->
    [colour] { colour-name } ist nicht deine Farbe, also kannst du davon kein Plättchen { $tile } legen. Nimm eine eigene Farbe.
    [finished] { colour-name } ist fertig: Die letzten vier Plättchen bleiben übrig. Spiel mit deiner anderen Farbe.
   *[rack] Auf deinem Bänkchen steht kein Plättchen { $tile }, sondern { $rack }.
}
wrong-square = { $kind ->
    [column] Plättchen { $tile } gehört in Spalte { $tile }; { $square } liegt nicht darin.
    [row] Plättchen { $tile } gehört in Zeile { $tile }; { $square } liegt nicht darin.
   *[picture] Plättchen { web-tile } gehört auf ein Feld mit dem Bild { web-tile }; { $square } hat ein anderes.
}
own-tile = Auf { $square } liegt ein Plättchen von dir; du kannst nur fremde Plättchen schlagen.
splits-group = Das { colour-adjective } Plättchen auf { $square } hält seine Gruppe zusammen; eine Gruppe darfst du nicht auseinanderreißen.

colour-name = { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
    [R] Rot
   *[V] Violett
}
colour-adjective = { $colour ->
    [B] blaue
    [G] grüne
    [O] orange
    [R] rote
   *[V] violette
}

drawing-key = Ein Buchstabe ist ein Plättchen dieser Farbe; mit + hält es seine Gruppe zusammen und niemand kann es schlagen.
drawing-seat = Sitz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}: { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}{ $scoring ->
    [blockers] , Wertung { $score }
   *[uptown] {""}
}
drawing-captured = geschlagen: { $tiles }
drawing-taken = { colour-name } { $count }
drawing-colour = { $letter } { colour-name }, { $pile } im Stapel{ $finished ->
    [yes] , fertig
   *[no] {""}
}
drawing-rack = Bänkchen { $tiles }
drawing-unlaid = { $letter } { colour-name }, noch nicht gelegt: { $tiles }

told-laid = { $who } legt { $two ->
    [yes] das { colour-adjective } Plättchen { web-tile }
   *[no] Plättchen { web-tile }
} auf { $square }.
told-captured = Damit ist das { colour-adjective } Plättchen { web-tile } von { $owner } geschlagen.
told-groups = { $who } hat jetzt { $groups ->
    [0] keine Gruppe mehr
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}.
told-drew = Du ziehst { $two ->
    [yes] das { colour-adjective } Plättchen { web-tile }
   *[no] Plättchen { web-tile }
}.
told-last = { $who } hat das letzte { colour-adjective } Plättchen gezogen und hat { $rack } auf dem Bänkchen.
told-finished = { $who } ist mit { colour-name } fertig; { $rack } bleiben übrig.
told-passed = { $who } sitzt fest und passt.
over = Das Spiel ist zu Ende: { $reason ->
    [finished] Alle Farben sind fertig.
   *[all-stuck] Alle, die noch mitspielen, sitzen fest.
}

explain-rule = { $scoring ->
    [blockers] Gruppen und die am häufigsten geschlagene Farbe zählen zusammen: Wer die kleinste Summe hat, gewinnt.
   *[uptown] Wer die wenigsten Gruppen hat, gewinnt.
} Bei Gleichstand gewinnt, wer weniger geschlagen hat.
explain-decided = Gleichstand an der Spitze: Weniger geschlagene Plättchen gaben den Ausschlag.
explain-colour = { colour-name }: { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}
explain-groups = { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}
explain-most = plus { $count } für { colour-name }, am häufigsten geschlagen: { $sum }
explain-captured = { $count ->
    [0] nichts geschlagen
   *[other] { $count } geschlagen
}

web-title = Uptown
web-about = Lege Plättchen zu wenigen Gruppen. Schlage, was nichts zusammenhält.
web-board = Brett
web-standing = { $pile } im Stapel · { $captured } geschlagen
web-tile = { $tile ->
    [man] Mann
    [ring] Ring
    [lady] Dame
    [lamp] Laterne
    [city] Stadt
    [sax] Saxofon
    [car] Auto
    [cards] Karten
    [wine] Wein
    [wild] Joker
   *[sign] { $tile }
}
web-colour-tile = { $colour ->
    [B] blaues
    [G] grünes
    [O] orangefarbenes
    [R] rotes
   *[V] violettes
} Plättchen { web-tile }
web-empty = { $square }, leer{ $last ->
    [yes] , letzter Zug
   *[no] {""}
}{ $can ->
    [yes] , hier kannst du legen
   *[no] {""}
}
web-tile-on = { $square }, { web-colour-tile }{ $fixed ->
    [yes] , hält seine Gruppe zusammen
   *[no] {""}
}{ $last ->
    [yes] , letzter Zug
   *[no] {""}
}{ $can ->
    [yes] , kannst du schlagen
   *[no] {""}
}
web-advice = Tipp: { web-tile }, gewinnt etwa { $percent } von 100 Mal
web-nothing-fits = Keines deiner Plättchen passt auf { $square }.
web-rack = Dein Bänkchen, { colour-name }
web-rack-tile = { web-colour-tile }{ $turn ->
    [yes] , { $squares ->
        [0] passt nirgends
        [one] passt auf { $squares } Feld
       *[other] passt auf { $squares } Felder
    }
   *[no] {""}
}
web-pile = { $pile } im Stapel
web-finished = Fertig: Diese vier bleiben übrig.
web-pass = Passen: Keines deiner Plättchen passt
web-heap = Geschlagene Plättchen, und was noch kommt
web-unlaid = { colour-name }, noch nicht gelegt: { $tiles }
web-captured = { $name } hat { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} geschlagen
option-scoring = Wertung
about-scoring = Gruppen zählen, oder Gruppen und die am häufigsten geschlagene Farbe.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
