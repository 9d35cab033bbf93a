unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
move-form = Ein Zug sind die zwei Kreuzungspunkte, an die die spitzen Ecken des Legeteils kommen, zum Beispiel c3e3; zuerst der für den ersten Buchstaben des Legeteils.
not-a-slot = { $case ->
    [point] { $placed ->
        [yes] Bei { $point }
       *[no] Dort
    } kann kein Legeteil so eine Ecke haben: Das ist kein Kreuzungspunkt des Bretts, oder es ist zu wenig Platz. Ein Zug sind die zwei spitzen Ecken eines Legeteils.
   *[far] Das sind nicht die zwei spitzen Ecken eines Legeteils auf dem Brett.{ $placed ->
        [yes] {" "}Wenn die eine { $point } ist, ist die andere eine von diesen: { $others }.
       *[no] {""}
    }
}
occupied = { $piece ->
    [tile] Hier liegt schon ein Legeteil.
    [black] Hier liegt schon ein schwarzes Dreieck.
   *[empty] { $placed ->
        [yes] In { $field } passt nichts mehr
       *[no] Hier passt nichts mehr
    }: Das Feld zählt als belegt, obwohl die schwarzen Dreiecke ausgegangen sind.
} Ein Legeteil braucht zwei freie Felder.
not-touching = { $case ->
    [corner] Dort berührt das Legeteil nur mit einer Ecke{ $placed ->
        [yes] , bei { $point },
       *[no] {""}
    } was schon liegt. Es muss mit einer Seite an ein Legeteil oder ein schwarzes Dreieck grenzen.
   *[alone] Dort berührt das Legeteil nichts. Es muss mit einer Seite an ein Legeteil oder ein schwarzes Dreieck grenzen.
}

colour-name = { $colour ->
    [B] Blau
    [R] Rot
    [W] Weiß
   *[Y] Gelb
}

drawing-key = Eine Ziffer ist ein offener Kreuzungspunkt, [Y3] ein Turm aus 3 Steinen mit Gelb on top, [-] keiner; * ist golden. Kleine Buchstaben sind Ecken von Legeteilen, ▒ ist schwarz, ░ blieb leer.
drawing-seat = { $colour } { colour-name }, Platz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}
drawing-neutral = { $colour } { colour-name }, neutral
drawing-stones = { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
}
drawing-score = Stand { $score }, { drawing-stones }
drawing-hand = Das Legeteil, wie es liegen kann; jeweils auch halb gedreht:
drawing-unseen = Noch verdeckt ({ $count }): { $tiles }
drawing-triangles = Schwarze Dreiecke übrig: { $count }
spoken-hand = Das Legeteil ist { $tile }, rundum ab einer spitzen Ecke: { $colours }.

told-laid = { $who } legt { the-tile } { $placed ->
    [yes] auf { $move }
   *[no] an
}.
the-tile = { $pictured ->
    [yes] ⟦{ $tile }⟧
   *[no] { $tile }
}
the-stones = { $pictured ->
    [yes] ⟦tower { $stones }⟧
   *[no] { $stones }
}
gap = { $placed ->
    [yes] die Lücke { $field }
   *[no] eine Lücke: ⟦black⟧
}
gap-left = { $placed ->
    [yes] Die Lücke { $field }
   *[no] Eine Lücke
}
told-gap = { $piece ->
    [black] Ein schwarzes Dreieck füllt { gap }.
   *[empty] { gap-left } bleibt leer: Es gibt keine schwarzen Dreiecke mehr.
}
told-closed = { $case ->
    [equal] { $placed ->
        [yes] Bei { $point } sind die stärksten Farben gleich stark
       *[no] Ein Farbkreis ist geschlossen, seine stärksten Farben sind gleich stark
    }: Niemand setzt einen Stein.
   *[bare] { $placed ->
        [yes] { $point }
       *[no] Ein Kreuzungspunkt
    } ist nur von schwarzen Dreiecken umschlossen: Niemand setzt einen Stein.
}
told-tower = { $placed ->
    [yes] Turm bei { $point } ({ the-stones })
   *[no] Ein Farbkreis ist geschlossen ⟦tower { $stones }⟧
}: { colour-name } liegt on top{ $seat ->
    [none] {""}, gehört aber niemandem: keine Punkte.
   *[other] {""} und bringt { $who } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $golden ->
        [yes] , am goldgelben Rand doppelt gezählt.
       *[no] .
    }
}
told-topless = { $stones ->
    [none] { $placed ->
        [yes] Kein Turm bei { $point }
       *[no] Ein Farbkreis ist geschlossen, ohne Turm
    }
   *[other] { $placed ->
        [yes] Turm bei { $point } ({ the-stones })
       *[no] Ein Farbkreis ist geschlossen ⟦tower { $stones }⟧
    }
}: { colour-name } ist am stärksten, hat aber keine Steine mehr; niemand bekommt Punkte.
told-last = { $seat ->
    [none] Der letzte Stein von { colour-name } ist gesetzt.
   *[other] { $who } hat den letzten Stein von { colour-name } gesetzt.
}
told-next = { $who } deckt { the-tile } auf.
over = Das Spiel ist zu Ende: { $reason ->
    [no-room] Für ein weiteres Legeteil ist kein Platz.
    [no-tiles] Alle Legeteile sind gelegt.
    [all-stones] Jemand hat den letzten eigenen Stein gesetzt und gewinnt.
   *[neutral-stones] Von einer neutralen Farbe ist der letzte Stein gesetzt.
}

why-closes = { $circles ->
    [0] Schließt noch keinen Farbkreis.
    [one] Schließt einen Farbkreis: { why-points }.
   *[other] Schließt { $circles } Farbkreise: { why-points }.
}
why-points = { $points ->
    [0] keine Punkte für dich
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $golden ->
    [yes] , am goldgelben Rand doppelt gezählt
   *[no] {""}
}
why-gives = { $who } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
why-sheds = { $stones ->
    [one] Du wirst einen Spielstein ({ colour-name }) los: Das erspart am Ende einen Minuspunkt.
   *[other] Du wirst { $stones } Spielsteine ({ colour-name }) los: Das erspart am Ende Minuspunkte.
}
why-next = { $points ->
    [0] { $who } könnte danach keine Punkte machen.
    [one] { $who } könnte danach etwa { $points } Punkt machen.
   *[other] { $who } könnte danach etwa { $points } Punkte machen.
}
why-ahead = { $circles ->
    [0] Du liegst dann in keinem offenen Farbkreis vorn.
    [one] Du liegst dann in { $circles } offenen Farbkreis vorn.
   *[other] Du liegst dann in { $circles } offenen Farbkreisen vorn.
}
why-soon = { $fields ->
    [one] Einem Farbkreis, in dem du vorn liegst, fehlt noch ein Feld.
   *[other] Einem Farbkreis, in dem du vorn liegst, fehlen noch { $fields } Felder.
}
why-behind = { $circles ->
    [0] Du liegst dann in keinem offenen Farbkreis zurück.
    [one] Du liegst dann in { $circles } offenen Farbkreis zurück.
   *[other] Du liegst dann in { $circles } offenen Farbkreisen zurück.
}

explain-rule = Punkte der Türme, minus eins für jeden übrigen Stein{ $teams ->
    [yes] , Partner zusammen
   *[no] {""}
}: Wer die meisten hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Steine übrig hat.
explain-decided = Gleichstand an der Spitze: Wer weniger Steine übrig hat, gewinnt.
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

companion-no-tile = { $case ->
    [laid] Alle Legeteile dieser Art sind schon gelegt.
   *[none] In der Schachtel ist kein Legeteil „{ $tile }“.
}

web-title = On Top
web-about = Schließe Farbkreise und lieg mit deinem Stein on top.
web-first = Lege dein Legeteil neben ein anderes. Ein geschlossener Farbkreis wird ein Turm; wer on top ist, punktet.
web-play-along = { $colours } { $count ->
    [one] spielt
   *[other] spielen
} für niemanden mit.
web-triangles = { $way ->
    [red] Auf den roten Feldern
    [random] Zufällig
   *[own] Wo du tippst
}
web-triangles-about = { $way ->
    [red] Wie in der Schachtel.
    [random] Jedes Mal ein neues Brett.
   *[own] { $count ->
        [0] Tippe auf Felder des Bretts.
       *[other] { $count } gewählt, höchstens { $most }.
    }
}
web-triangles-count = Anzahl der schwarzen Dreiecke
web-triangles-board = Felder für schwarze Dreiecke
web-piece = { $kind ->
    [tower] Turm aus { $colours }
   *[tile] Legeteil { $colours }
}
web-board = Brett
web-companion-ask = Welches Legeteil hat { $name } aufgedeckt?
web-companion-how = Tippe es an, dann wo es liegt.
web-companion-where = Zeig jetzt auf dem Brett, wo es liegt; dreh es, wenn nötig.
web-companion-typed = Legeteil, dann seine zwei spitzen Ecken: BRWY c3e3.
web-chosen-start = { $value ->
    [red] Die schwarzen Dreiecke liegen auf den roten Feldern.
    [random] { $count ->
        [one] Ein schwarzes Dreieck liegt auf einem zufälligen Feld.
       *[other] { $count } schwarze Dreiecke liegen auf zufälligen Feldern.
    }
   *[list] Die schwarzen Dreiecke liegen, wo sie hingelegt wurden.
}
web-chosen-teams = { $value ->
    [yes] Wer sich gegenübersitzt, spielt zusammen.
   *[no] {""}
}
web-chosen-segments = { $value ->
    [corners] Stumpfe Ecken zählen einfach.
   *[sixths] {""}
}
web-sheet-track = Punkte auf der Punkteleiste
web-sheet-left = Übrige Spielsteine: je − 1
web-sheet-sum = Summe
option-colours = Farben
about-colours = Welche Farbe wer hat.
value-colours = { $value }
option-start = Wo die schwarzen Dreiecke liegen
about-start = Auf den roten Feldern wie in der Schachtel, zufällig für ein Brett, das jedes Mal neu ist, oder wo du tippst.
value-start = { $value ->
    [red] Auf den roten Feldern
    [random] { $count } zufällig
   *[other] Wo du tippst
}
start-outside = Ein schwarzes Dreieck liegt außerhalb des Bretts dieser Ausgabe.
start-too-many = Zu Beginn gibt es nur { $most } schwarze Dreiecke.
option-teams = Partner
about-teams = Zu viert können die, die sich gegenübersitzen, zusammen spielen.
value-teams = { $value ->
    [yes] Zwei Teams
   *[no] Jeder für sich
}
needs-teams = Nur zu viert.
option-segments = Stumpfe Ecken
about-segments = Wie stark die stumpfe Ecke eines Legeteils ihre Farbe im Kreis macht: wie zwei spitze, denn sie ist so breit wie zwei, oder wie eine.
value-segments = { $value ->
    [corners] Zählen einfach
   *[sixths] Zählen doppelt
}
value-edition = { $value ->
    [medley] 34 verschiedene Legeteile
   *[toptafel] Wie in der Schachtel
}
web-takes = das Ende würde { $left ->
    [one] { $left } Punkt
   *[other] { $left } Punkte
} kosten
web-left = noch { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
}
web-neutral = { colour-name } (neutral)
web-neutrals = neutral
web-stones = Steine und Punkte
web-team = Team { $who }
web-to-come = noch { $count ->
    [one] { $count } Legeteil
   *[other] { $count } Legeteile
} verdeckt · noch { $triangles ->
    [one] { $triangles } schwarzes Dreieck
   *[other] { $triangles } schwarze Dreiecke
}
web-tiles-to-come = { $count ->
    [one] Legeteil
   *[other] Legeteile
} verdeckt
web-how = { $touch ->
    [yes] Tippe auf ein helles Feld und dann noch einmal, um dein Legeteil zu legen.
   *[no] Zeige auf ein helles Feld und klicke, um dein Legeteil zu legen.
}
web-turning = { $touch ->
    [yes] Ein Tipp auf das Legeteil dreht es.
   *[no] Ein Klick auf das Legeteil, R oder das Mausrad dreht es.
}
web-would = { $count ->
    [0] Hier würde sich kein Farbkreis schließen.
    [one] Ein Farbkreis schließt sich: { $gains }.
   *[other] { $count } Farbkreise schließen sich: { $gains }.
}
web-gain = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $mine ->
    [yes] dich
   *[no] { $name }
}
web-no-gain = keine Punkte
web-then = { $touch ->
    [yes] Tippe noch einmal dorthin, um es zu legen.
   *[no] Ein Klick legt es; R oder das Mausrad dreht es.
}
web-tile = { $mine ->
    [true] Dein Legeteil, { $colours }: drehen
   *[false] Legeteil von { $name }: { $colours }
}
web-turn-it = Drehen
web-lay-it = Hier legen
web-closes = Farbkreise, die sich schließen:
web-closing = { $point }: { $kind ->
    [nobody] niemand setzt einen Stein.
    [topless] niemand on top, keine Punkte.
    [neutral] { colour-name } on top, neutral, keine Punkte.
   *[seat] { colour-name } on top, { $points ->
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
web-field-tile = { $field }, Legeteil von { $name }: { $corners }
web-ghost = Das Legeteil läge so: { $corners }{ $ways ->
    [1] .
   *[other] ; eine von { $ways } Lagen, R dreht es.
}
web-points = Kreuzungspunkte
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
