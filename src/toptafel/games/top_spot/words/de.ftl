unreadable = „{ $text }“ kann ich nicht lesen. Du spielst Karten von oben nach unten, zum Beispiel R27>R36, oder eine einzelne wie R66; ein Joker obenauf nennt seine Farbe, wie J=G>R46>B56.{ $turning ->
    [yes] {""} Hinter einer Karte, die um eine halbe Drehung gedreht ist, steht ein ~.
   *[no] {""} Karten drehen ist an diesem Tisch nicht erlaubt.
}
not-in-hand = { $case ->
    [twice] Es gibt nur eine { $card }, also kann sie nicht zweimal in deinem Stapel liegen.
    [joker] So viele Joker hast du nicht. Deine Hand ist { $hand }.
   *[none] Du hast keine Karte { $card }. Deine Hand ist { $hand }.
}
one-joker = In einem Stapel liegt höchstens ein Joker. Heb den anderen für später auf.
joker-on-top = Ein Joker liegt immer obenauf: Schreib ihn zuerst, mit der Farbe, die du nennst.
unknown-colour = { colour-name } ist an diesem Tisch nicht im Spiel. Du kannst { $colours } nennen.
colour-not-led = { colour-name } ist verlangt, also zählt dein Joker als { colour-name }: Sag J={ $colour }.
mixed-colours = Ein Stapel hat eine Farbe, und deiner hat mehrere ({ $colours }). Nur unter einem Joker darfst du Farben mischen.
must-follow = { colour-name } ist verlangt und du hast es ({ $cards }), also musst du es spielen{ $joker ->
    [yes] , oder einen Joker
   *[no] {""}
}.
one-card-only = Du hast kein { colour-name }, also spielst du eine einzelne Karte einer anderen Farbe.
no-gain = Jede Karte muss den Wert erhöhen, und das hier ist { $value } wert. Lass { $cards } weg: { $other } ist { $same ->
    [yes] auch { $best }
   *[no] sogar { $best }
} wert.

colour-name = { $colour ->
    [B] Blau
    [G] Grün
    [O] Orange
    [R] Rot
   *[V] Violett
}

drawing-match = Spiel { $number } von { $games }; Sitz { $seat } hat gegeben.
drawing-round = { $ties ->
    [0] Sitz { $seat } beginnt die Runde
    [1] Zwischenrunde in der Runde, die Sitz { $seat } begann
   *[other] Zwischenrunde { $ties } in der Runde, die Sitz { $seat } begann
}{ $colour ->
    [none] ; noch keine Farbe
   *[other] ; die Farbe ist { colour-name }
}{ $seats ->
    [none] {""}
   *[other] ; noch an der Reihe: { $seats }
}.
drawing-seat = Sitz { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
drawing-played = gespielt
drawing-lacks = hat nicht
drawing-value = { colour-name } { $value }
drawing-key = ● Punkt, ○ Loch, · geschlossen; ◉ ein Punkt einer tieferen Karte scheint durch; * bisher am besten
drawing-hand = Hand von Sitz { $seat }:

told-leads = Sitz { $seat } spielt { $stack } aus: { colour-name }, Wert { $value }.
told-follows = Sitz { $seat } spielt { $stack }, Wert { $value }.
told-cannot-follow = Sitz { $seat } hat kein { colour-name } und spielt { $stack }; das kann nicht gewinnen.
told-won = { $kind ->
    [tie-break] Sitz { $seat } gewinnt die Zwischenrunde und damit die Runde mit { $value } in { colour-name }: ein Punkt.
   *[round] Sitz { $seat } gewinnt die Runde mit { $value } in { colour-name }: ein Punkt.
}
told-tied = Die Sitze { $seats } und { $last } liegen mit { $value } gleichauf.
told-won-first = Sitz { $seat } hat diesen Wert zuerst gespielt und gewinnt die Runde: ein Punkt.
told-drops-out = Sitz { $seat } hat keine Karten mehr und scheidet aus.
told-tie-break = Eine Zwischenrunde entscheidet; Sitz { $seat } wählt die Farbe.
told-won-left = Sitz { $seat } bleibt als Einziger übrig und gewinnt die Runde: ein Punkt.
told-nobody-scores = Niemand punktet in dieser Runde.
told-next-round = Sitz { $seat } beginnt die nächste Runde.
told-last-cards = Sitz { $seat } hat gewonnen und keine Karten mehr, also endet das Spiel.
told-bonus = Nur Sitz { $seat } hat noch Karten: { $cards ->
    [one] noch ein Punkt für eine Karte
   *[other] noch { $cards } Punkte für { $cards } Karten
}.
told-no-cards = Niemand hat noch Karten, also endet das Spiel.
told-game-over = Spiel { $number } von { $games } ist vorbei. Punkte nach Sitzen: { $points }; insgesamt: { $total }.
told-next-game = Sitz { $seat } gibt für Spiel { $number }; Sitz { $leader } beginnt.
over = { $reason ->
   *[match-over] Das Match ist vorbei: Das letzte Spiel ist gespielt.
}

web-title = Top Spot
web-about = Schiebe Karten unter Karten, bis die meisten Tupfen durchscheinen.
web-board = Tisch
option-level = Stufe
about-level = Nach den Expertenregeln darf ein Stapel Karten anderer Farben und den Joker enthalten.
value-level = { $value ->
    [expert] Experte
   *[junior] Junior
}
option-games = Spiele
about-games = Wie viele Spiele die Partie hat.
value-games = { $value }
option-turning = Halbe Drehungen
about-turning = Karten dürfen in einem Stapel um eine halbe Drehung gedreht werden.
value-turning = { $value ->
    [yes] Ja
   *[no] Nein
}
