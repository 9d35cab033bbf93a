unreadable = „{ $text }“ kann ich nicht lesen. Ein Zug ist ein Plättchen, @ und ein Feld, { $two ->
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
   *[picture] Plättchen { $tile } gehört auf ein Feld mit dem Bild { $tile }; { $square } hat ein anderes.
}
own-tile = Auf { $square } liegt ein Plättchen von dir; du kannst nur fremde Plättchen schlagen.
splits-group = Das { $colour ->
    [B] blaue
    [G] grüne
    [O] orange
    [R] rote
   *[V] violette
} Plättchen auf { $square } hält seine Gruppe zusammen; eine Gruppe darfst du nicht auseinanderreißen.

colour-name = { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
    [R] Rot
   *[V] Violett
}

drawing-key = Ein Buchstabe ist ein Plättchen dieser Farbe; mit + hält es seine Gruppe zusammen und niemand kann es schlagen.
drawing-colour = { $letter } { colour-name }, Sitz { $seat }: { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
}, { $captured } geschlagen, { $pile } im Stapel{ $finished ->
    [yes] , fertig
   *[no] {""}
}
drawing-rack = Bänkchen
drawing-unlaid = noch nicht gelegt
reason-finished = alle haben ihre Plättchen gelegt
reason-all-stuck = alle sitzen fest
