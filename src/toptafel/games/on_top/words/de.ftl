unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
move-form = Ein Zug sind die zwei Kreuzungen, an die die spitzen Ecken der Raute kommen, zum Beispiel c3e3; zuerst die für den ersten Buchstaben der Raute.
not-a-slot = { $case ->
    [point] Bei { $point } kann keine Raute so eine Ecke haben: Das ist keine Kreuzung des Bretts, oder es ist zu wenig Platz. Ein Zug sind die zwei spitzen Ecken einer Raute.
   *[far] Das sind nicht die zwei spitzen Ecken einer Raute auf dem Brett. Wenn die eine { $point } ist, ist die andere eine von diesen: { $others }.
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

drawing-key = Eine Ziffer ist eine offene Kreuzung, [Y3] ein Turm aus 3 Steinen mit Gelb obenauf, [-] keiner; * ist golden. Kleine Buchstaben sind Ecken von Rauten, ▒ ist schwarz, ░ blieb leer.
drawing-seat = { $colour } { colour-name }, Sitz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}
drawing-neutral = { $colour } { colour-name }, neutral
drawing-stones = { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
}
drawing-score = Stand { $score }, { drawing-stones }
drawing-hand = Die Raute, wie sie liegen kann; jeweils auch halb gedreht:
drawing-unseen = Noch verdeckt ({ $count }): { $tiles }
drawing-triangles = Schwarze Dreiecke übrig: { $count }

told-laid = { $who } legt { $tile } auf { $move }.
told-gap = { $piece ->
    [black] Ein schwarzes Dreieck füllt die Lücke { $field }.
   *[empty] Die Lücke { $field } bleibt leer: Es gibt keine schwarzen Dreiecke mehr.
}
told-closed = { $case ->
    [equal] Bei { $point } sind die stärksten Farben gleich stark: Niemand setzt einen Stein.
   *[bare] { $point } ist nur von schwarzen Dreiecken umschlossen: Niemand setzt einen Stein.
}
told-tower = Turm bei { $point } ({ $stones }): { colour-name } liegt oben{ $seat ->
    [none] {""}, gehört aber niemandem: keine Punkte.
   *[other] {""} und bringt { $who } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $golden ->
        [yes] , am goldenen Rand doppelt gezählt.
       *[no] .
    }
}
told-topless = { $stones ->
    [none] Kein Turm bei { $point }
   *[other] Turm bei { $point } ({ $stones })
}: { colour-name } ist am stärksten, hat aber keine Steine mehr; niemand bekommt Punkte.
told-last = { $seat ->
    [none] Der letzte Stein von { colour-name } ist gesetzt.
   *[other] { $who } hat den letzten Stein von { colour-name } gesetzt.
}
told-next = { $who } deckt { $tile } auf.
over = Das Spiel ist zu Ende: { $reason ->
    [no-room] Für eine weitere Raute ist kein Platz.
    [no-tiles] Alle Rauten sind gelegt.
    [all-stones] Jemand hat den letzten eigenen Stein gesetzt und gewinnt.
   *[neutral-stones] Von einer neutralen Farbe ist der letzte Stein gesetzt.
}

explain-rule = Punkte der Türme, minus eins für jeden übrigen Stein{ $teams ->
    [yes] , Partner zusammen
   *[no] {""}
}: Wer die meisten hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Steine übrig hat.
explain-decided = Gleichstand an der Spitze: Weniger übrige Steine gaben den Ausschlag.
explain-points = { $points ->
    [one] { $points } Punkt aus Türmen
   *[other] { $points } Punkte aus Türmen
}
explain-left = { $left ->
    [0] keine Steine übrig
    [one] minus { $left } für einen übrigen Stein
   *[other] minus { $left } für übrige Steine
}
explain-team = zusammen mit dem Partner: { $one } + { $other } = { $sum }
explain-early = hat den letzten Stein gesetzt und gewinnt damit sofort

web-title = On Top
web-about = Schließe Kreise und sei oben auf den Türmen, die entstehen.
web-board = Brett
option-colours = Farben
about-colours = Welche Farbe jeder Sitz spielt.
value-colours = { $value }
option-start = Beginn
about-start = Wo zu Beginn schwarze Dreiecke liegen: auf den roten Feldern oder auf zufälligen, für ein Brett, das jedes Mal neu ist.
value-start = { $value ->
    [red] Rote Felder
    [random] { $count } zufällig
   *[other] { $value }
}
option-teams = Teams
about-teams = Zu viert können die, die sich gegenübersitzen, zusammen spielen.
value-teams = { $value ->
    [yes] Zwei Teams
   *[no] Jeder für sich
}
option-segments = Segmente
about-segments = Eine stumpfe Ecke zählt als zwei Sechstel eines Kreises, oder jede Ecke zählt eins.
value-segments = { $value ->
    [corners] Ecken
   *[sixths] Sechstel
}
web-standing = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { web-left }
web-left = noch { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
}
web-neutral = { colour-name } (neutral)
web-stones = Steine und Punkte
web-team = Team { $who }
web-to-come = noch { $count ->
    [one] { $count } Raute
   *[other] { $count } Rauten
} verdeckt · noch { $triangles ->
    [one] { $triangles } schwarzes Dreieck
   *[other] { $triangles } schwarze Dreiecke
}
web-your-tile = Deine Raute
web-tile-of = Raute von { $name }
web-how = { $touch ->
    [yes] Tippe auf ein freies Feld und noch einmal, um die Raute zu legen. Ein Tipp auf die Raute dreht sie.
   *[no] Zeige auf ein freies Feld. Drehe die Raute mit einem Klick auf sie, mit R oder dem Mausrad.
}
web-closes-nothing = Hier würde sich kein Kreis schließen.
web-turn = Raute { $tile }: drehen
web-turn-it = Drehen
web-lay-it = Hier legen
web-closes = Kreise, die sich schließen:
web-closing = { $point }: { $kind ->
    [nobody] niemand setzt einen Stein.
    [topless] niemand oben, keine Punkte.
    [neutral] { colour-name } oben, neutral, keine Punkte.
   *[seat] { colour-name } oben, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $name }.
}
web-corner = { colour-name } bei { $point }
web-field = { $field }, { $what ->
    [open] frei, hier kannst du legen
    [black] schwarzes Dreieck
    [empty] eingeschlossen, bleibt leer
   *[free] frei
}
web-field-tile = { $field }, Raute von { $name }: { $corners }
web-ghost = Die Raute läge so: { $corners }{ $ways ->
    [1] .
   *[other] ; eine von { $ways } Lagen, R dreht sie.
}
web-points = Kreuzungen
web-segments = { colour-name } { $count }
web-point-open = { $point }{ $golden ->
    [yes] {""}, golden
   *[no] {""}
}, { $open ->
    [one] { $open } Feld frei
   *[other] { $open } Felder frei
}{ $count ->
    [0] {""}
   *[other] {""}; Segmente: { $segments }
}
web-point-tower = { $point }{ $golden ->
    [yes] {""}, golden
   *[no] {""}
}, { $count ->
    [0] geschlossen, ohne Steine
    [one] Turm: { $stones }
   *[other] Turm von unten nach oben: { $stones }
}
