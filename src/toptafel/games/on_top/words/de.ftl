unreadable = „{ $text }“ kann ich nicht lesen. Ein Zug sind die zwei Kreuzungen, an die die spitzen Ecken der Raute kommen, zum Beispiel c3e3; zuerst die für den ersten Buchstaben der Raute.
not-a-slot = { $case ->
    [point] Bei { $point } kann keine Raute so eine Ecke haben: Das ist keine Kreuzung des Spielplans, oder es ist zu wenig Platz. Ein Zug sind die zwei spitzen Ecken einer Raute.
   *[far] Das sind nicht die zwei spitzen Ecken einer Raute auf dem Spielplan. Wenn die eine { $point } ist, ist die andere eine von diesen: { $others }.
}
occupied = { $piece ->
    [tile] Auf { $field } liegt die Raute { $tile }.
    [black] Auf { $field } liegt ein schwarzes Dreieck.
   *[empty] In { $field } passt nichts mehr: Das Feld zählt als belegt, obwohl die schwarzen Dreiecke ausgegangen sind.
} Eine Raute braucht zwei freie Felder.
not-touching = { $case ->
    [corner] Dort berührt die Raute nur mit einer Ecke, bei { $point }, was schon liegt. Sie muss mit einer Seite an eine Raute oder ein schwarzes Dreieck grenzen.
   *[alone] Dort berührt die Raute nichts. Sie muss mit einer Seite an eine Raute oder ein schwarzes Dreieck grenzen.
}

colour-name = { $colour ->
    [B] Blau
    [R] Rot
    [W] Weiß
   *[Y] Gelb
}

drawing-key = Kreuzungen: eine Nummer, solange ein Feld ringsum frei ist, danach die Steine von unten nach oben, o für keine; * ist golden.
    Kleine Buchstaben sind die Ecken der Rauten; dunkle Dreiecke sind schwarz, helle blieben leer, weil keine mehr da waren.
drawing-seat = { $colour } { colour-name }, Sitz { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, noch { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
}: Ergebnis { $score }
drawing-neutral = { $colour } { colour-name }, neutral: noch { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
}
drawing-hand = In der Hand, im Uhrzeigersinn von einer spitzen Ecke aus: { $tile }
drawing-unseen = Noch verdeckt ({ $count }): { $tiles }
drawing-triangles = Schwarze Dreiecke übrig: { $count }
reason-no-room = für eine weitere Raute ist kein Platz
reason-no-tiles = alle Rauten sind gelegt
reason-all-stones = jemand hat den letzten eigenen Stein gesetzt
reason-neutral-stones = von einer neutralen Farbe ist der letzte Stein gesetzt
