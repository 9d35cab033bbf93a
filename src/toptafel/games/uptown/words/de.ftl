unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
typed-words = pass: passe, passen, ich passe, fest, ich sitze fest, festgefahren
move-form = Ein Zug ist ein Plättchen, @ und ein Feld, { $two ->
    [yes] mit deiner Farbe davor: B:7@C7, O:ring@B5, G:$@E5
   *[no] zum Beispiel 7@C7, C@C4, ring@B5 oder $@E5
}; oder pass.
must-play = Du darfst nur passen, wenn du festsitzt, und du kannst noch ein Plättchen legen: { $count ->
    [one] Ein Zug ist erlaubt
   *[other] { $count } Züge sind erlaubt
}.
not-on-rack = { $case ->
    [colour] { colour-name } ist nicht deine Farbe, also kannst du { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧ nicht
       *[no] davon kein Plättchen { $tile }
    } legen. Nimm eine eigene Farbe.
    [finished] { colour-name } ist fertig: Die letzten vier Plättchen bleiben übrig. Spiel mit deiner anderen Farbe.
   *[rack] Auf deinem Bänkchen steht kein { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧
       *[no] Plättchen { $tile }, sondern { $rack }
    }.
}
which-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] Plättchen { web-tile }
}
wrong-square = { $kind ->
    [column] { which-tile } gehört in Spalte { $tile }; { $square } liegt nicht darin.
    [row] { which-tile } gehört in Zeile { $tile }; { $square } liegt nicht darin.
   *[picture] { which-tile } gehört auf ein Feld mit seinem Bild; { $square } hat ein anderes.
}
own-tile = Auf { $square } liegt ein Plättchen von dir; du kannst nur fremde Plättchen schlagen.
splits-group = Das { colour-adjective } Plättchen auf { $square } hält seine Gruppe zusammen; eine Gruppe darfst du nicht auseinanderreißen.
companion-laid = Das { colour-adjective } Plättchen { web-tile } ist schon gelegt: { $square ->
    [none] { $captor } hat es geschlagen.
   *[other] Es liegt auf { $square }.
}
companion-was-stuck = { $who } saß fest, und das { colour-adjective } Plättchen { web-tile } hätte da gepasst. Es kann also erst auf dem Bänkchen stehen, wenn wieder eines gezogen ist.
companion-not-stuck = { $who } kann nicht festsitzen: Es sind zu wenige Plättchen übrig, die nirgends passen.
companion-which-tile = Sag zuerst, welches Plättchen es ist.
companion-which-captor = Sag, wer es geschlagen hat: jemand von den anderen.
companion-all-laid = { colour-name }: 24 Plättchen sind schon gelegt, und mehr legt niemand.
companion-square-taken = Auf { $square } liegt schon ein Plättchen. Wurde es geschlagen, so mach es rückgängig und gib es dem, der es geschlagen hat.
companion-uneven = { $who } hat { $count } Plättchen gelegt und { $other } { $other_count }, geschlagene eingerechnet. Der Reihe nach, von Spieler 1 an, ist niemand mehr als ein Plättchen voraus. Sucht das Plättchen, das fehlt; oder sagt, wenn jemand nichts legen konnte, wer an der Reihe ist.
companion-no-order = Wir haben keine Reihenfolge von Zügen gefunden, die zu diesen Plättchen führt; das beweist nicht, dass es keine gibt. Seht euch die geschlagenen an: Wo sie lagen, muss ein Plättchen von dem liegen oder gelegen haben, der sie geschlagen hat.
companion-whose-turn = Sagt, wer an der Reihe ist: jemand, der noch Plättchen zu legen hat.

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
drawing-seat = Platz { $seat }{ $you ->
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
spoken-rack = Deine Plättchen ({ colour-name }): { $tiles }.
spoken-groups = die Gruppen: { $groups }
spoken-fixed = nicht zu schlagen: { $squares }
spoken-captures = schlägt { $tile } ({ colour-name })

that-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] das { colour-adjective } Plättchen { web-tile }
}
told-laid = { $who } legt { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] das { colour-adjective } Plättchen { web-tile }
       *[no] Plättchen { web-tile }
    }
} auf { $square }.
told-captured = Damit ist { that-tile } von { $owner } geschlagen.
told-groups = { $who } hat jetzt { $groups ->
    [0] keine Gruppe mehr
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}.
told-drew = Du ziehst { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] das { colour-adjective } Plättchen { web-tile }
       *[no] Plättchen { web-tile }
    }
}.
told-last = { $who } hat das letzte { colour-adjective } Plättchen gezogen und hat { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} auf dem Bänkchen.
told-finished = { $who } ist mit { colour-name } fertig; { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} bleiben übrig.
told-passed = { $who } sitzt fest und passt.
over = Das Spiel ist zu Ende: { $reason ->
    [finished] Alle Farben sind fertig.
   *[all-stuck] Alle, die noch mitspielen, sitzen fest.
}

why-groups = { $joined ->
    [0] Beginnt eine neue Gruppe: { explain-groups }.
    [1] Ergibt eine Gruppe von { $size }: weiter { explain-groups }.
   *[other] Verbindet { $joined } Gruppen: noch { explain-groups }.
}
why-captures = Schlägt { that-tile } von { $owner }.
why-keeps = Hebt { that-tile } für später auf.
why-near = { $groups ->
    [one] Noch ein Plättchen würde eine weitere Gruppe verbinden.
   *[other] Noch ein Plättchen würde { $groups } weitere Gruppen verbinden.
}
why-far = { $squares ->
    [one] Bis zu deiner nächsten Gruppe liegt ein Feld dazwischen.
   *[other] Bis zu deiner nächsten Gruppe liegen { $squares } Felder dazwischen.
}
why-holds = Es hält seine Gruppe zusammen: Niemand kann es schlagen.
why-safe = { $tiles ->
    [0] Kein Plättchen, das noch da ist, kann es schlagen.
    [one] { $tiles } Plättchen, das noch da ist, könnte es schlagen.
   *[other] { $tiles } Plättchen, die noch da sind, könnten es schlagen.
}
why-room = Die Gruppe kann ringsum auf { $squares ->
    [0] keinem Feld
    [one] { $squares } Feld
   *[other] { $squares } Feldern
} wachsen.
why-later = Vorerst mehr Gruppen als Tipp { $number }, aber in den zu Ende gespielten Partien lief es mindestens so gut.

explain-rule = { $scoring ->
    [blockers] Gruppen und die am häufigsten geschlagene Farbe zählen zusammen: Wer die kleinste Summe hat, gewinnt.
   *[uptown] Wer die wenigsten Gruppen hat, gewinnt.
} Bei Gleichstand gewinnt, wer weniger geschlagen hat.
explain-decided = Gleichstand an der Spitze: Wer weniger Plättchen geschlagen hat, gewinnt.
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
web-about = Verbinde deine Plättchen. Schlage Plättchen, die keine Gruppe zusammenhalten.
web-first = Leg ein Plättchen{ $two ->
    [yes] {" "}einer deiner Farben
   *[no] {""}
}: Buchstabe, Zahl oder Bild sagt, wohin.
web-choose = Wähl ein Plättchen, dann sein Feld.
web-lay-it = { $case ->
    [both] Leg es auf einen Punkt, oder schlag ein umrahmtes Plättchen.
    [empty] Leg es auf einen Punkt.
    [capture] Schlag damit ein umrahmtes Plättchen.
   *[none] Es passt jetzt nirgends. Wähl ein anderes.
}
web-which = Welches Plättchen kommt auf { $square }?
web-stuck = Keins deiner Plättchen passt irgendwohin.
web-laid = { $name } hat { web-tile } auf { $square } gelegt.
web-board = Brett
web-standing = { $pile } im Stapel · { $captured } geschlagen
web-unit = { $groups ->
    [one] Gruppe
   *[other] Gruppen
}
web-duel = Duell
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
    [wild] Joker ($)
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
    [since] , gerade gelegt
   *[no] {""}
}{ $can ->
    [yes] , kannst du schlagen
   *[no] {""}
}
web-advice = Tipp { $number }: { web-tile }
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
web-pass = Passen
web-heap = Geschlagene Plättchen, und was noch kommt
web-unlaid = { colour-name }, noch nicht gelegt: { $tiles }
web-captured = { $name } hat { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} geschlagen
web-companion-ask = Welches Plättchen hat { $name } gelegt?
web-companion-how = Tippe es an, dann sein Feld.
web-companion-where = Tippe jetzt auf sein Feld: Es darf überall liegen, wo ein Punkt ist.
web-companion-pass = { $name } sitzt fest
web-companion-taken = { $name } hat es geschlagen
web-companion-begin = Das ist alles, und { $name } ist an der Reihe
web-companion-typed = Plättchen @ Feld: 7@C7, sax@D7; pass, wenn nichts passt.
web-chosen-scoring = { $value ->
    [blockers] Gruppen und die am meisten geschlagene Farbe zählen zusammen: Die kleinste Summe gewinnt.
   *[uptown] Die wenigsten Gruppen gewinnen.
}
web-sheet-groups = Gruppen auf dem Brett
web-sheet-captured = Geschlagene Plättchen (bei Gleichstand: die wenigsten)
web-sheet-most = Blockers!: die am häufigsten geschlagene Farbe
web-sheet-sum = Summe (die kleinste gewinnt)
option-scoring = Wertung
about-scoring = Gruppen zählen, oder Gruppen und die am häufigsten geschlagene Farbe.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
web-choice-scoring = { $value ->
    [blockers] Die wenigsten Punkte gewinnen: einer für jede Gruppe und einer für jedes Plättchen der Farbe, die du am häufigsten geschlagen hast.
   *[uptown] Die wenigsten Gruppen gewinnen.
}
