unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
move-form = Du spielst Karten von oben nach unten, zum Beispiel R27>R36, oder eine einzelne wie R66; ein Joker obenauf nennt seine Farbe, wie J=G>R46>B56.{ $turning ->
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
no-gain = Jede Karte muss etwas bringen, und das hier ist { $value } wert. Lass { $cards } weg: { $other } ist { $same ->
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
drawing-seat = Sitz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}
drawing-played = Sitz { $seat } hat { $cards } gespielt
drawing-lacks = ohne { $colours }
drawing-value = { colour-name } { $value }
drawing-key = ● Tupfen, ○ Loch, · geschlossen; ◉ ein Tupfen einer tieferen Karte scheint durch; * bisher am besten. R27 ist eine rote Karte mit 2 Tupfen, und 7 Tupfen und Löchern zusammen.
drawing-hand = Hand von Sitz { $seat }:
drawing-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
drawing-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
drawing-own-hand = Deine Hand:
drawing-finished = Die Runde, wie sie gespielt wurde:

told-leads = { $who } spielt { $stack } aus: { colour-name }, Wert { $value }.
told-follows = { $who } spielt { $stack }, Wert { $value }.
told-cannot-follow = { $who } hat kein { colour-name } und spielt { $stack }; das kann nicht gewinnen.
told-won = { $kind ->
    [tie-break] { $who } gewinnt die Zwischenrunde und damit die Runde mit { $value } in { colour-name }: ein Punkt.
   *[round] { $who } gewinnt die Runde mit { $value } in { colour-name }: ein Punkt.
}
told-tied = { $count ->
    [2] { $who } und { $second }
    [3] { $who }, { $second } und { $third }
    [4] { $who }, { $second }, { $third } und { $fourth }
   *[5] { $who }, { $second }, { $third }, { $fourth } und { $fifth }
} liegen mit { $value } gleichauf.
told-won-first = { $who } hat diesen Wert zuerst gespielt und gewinnt die Runde: ein Punkt.
told-drops-out = { $who } hat keine Karten mehr und scheidet aus.
told-tie-break = Eine Zwischenrunde entscheidet; { $who } wählt die Farbe.
told-won-left = { $who } bleibt allein übrig und gewinnt die Runde: ein Punkt.
told-nobody-scores = Niemand punktet in dieser Runde.
told-next-round = { $who } beginnt die nächste Runde.
told-last-cards = { $who } hat gewonnen und keine Karten mehr, also endet das Spiel.
told-bonus = Nur { $who } hat noch Karten: { $cards ->
    [one] noch ein Punkt für eine Karte
   *[other] noch { $cards } Punkte für { $cards } Karten
}.
told-no-cards = Niemand hat noch Karten, also endet das Spiel.
told-game-over = Spiel { $number } von { $games } ist zu Ende. Punkte nach Sitzen: { $points }; insgesamt: { $total }.
told-next-game = { $who } gibt für Spiel { $number }; { $leader } beginnt.
over = { $reason ->
   *[match-over] Das Match ist zu Ende: Das letzte Spiel ist gespielt.
}

explain-rule = Wer in allen { $games } Spielen zusammen die meisten Punkte hat, gewinnt: einen für jede Runde und einen für jede Karte, die übrig ist, wenn sonst niemand mehr welche hat.
explain-games = { $games ->
    [1] {""}
   *[other] { $points } ={" "}
}{ $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}

web-title = Top Spot
web-about = Schiebe Karten unter Karten, bis die meisten Tupfen durchscheinen.
web-board = Tisch
option-level = Stufe
about-level = Experte bringt Joker, unter denen Farben gemischt werden dürfen, und Zwischenrunden.
value-level = { $value ->
    [expert] Experte
   *[junior] Junior
}
option-games = Spiele
about-games = Wie viele Spiele das Match hat.
value-games = { $value }
option-turning = Halbe Drehungen
about-turning = Karten dürfen in einem Stapel um eine halbe Drehung gedreht werden.
value-turning = { $value ->
    [yes] Ja
   *[no] Nein
}
web-at-seat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-game = Spiel { $number } von { $games }
web-game-number = Spiel { $number }
web-led = Verlangt ist { colour-name }
web-to-beat = zu schlagen
web-leads = { $name } spielt aus
web-you-lead = Du spielst aus
web-tie-break = { $number ->
    [1] Zwischenrunde
   *[other] Zwischenrunde { $number }
}
web-scores = { $name } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
web-nobody-scores = Niemand punktet
web-game-over = Spiel { $number } ist zu Ende
web-match-over = Das Match ist zu Ende
web-match-won = { $names }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-points = Punkte des Matchs
web-together = Insgesamt
web-lacks = hat kein { colour-name }
web-card = { colour-name } { $number }
web-card-turned = { colour-name } { $number }, gedreht
web-joker = Joker
web-joker-said = Joker als { colour-name }
web-stack = { $kind ->
    [building] Dein Stapel
    [hint] Tipp
   *[laid] { $name }
}: { $cards }; zählt als { colour-name }, Wert { $value }{ $best ->
    [true] , der beste der Runde
   *[false] {""}
}
web-hand = Deine Hand
web-hand-card = { colour-name } { $number }, { $spots ->
    [one] { $spots } Tupfen
   *[other] { $spots } Tupfen
} und { $holes ->
    [one] { $holes } Loch
   *[other] { $holes } Löcher
}
web-hand-joker = Joker, { $holes ->
    [one] { $holes } Loch
   *[other] { $holes } Löcher
}
web-in-stack = in deinem Stapel
web-not-now = kann jetzt nicht gespielt werden
web-not-under = passt nicht darunter
web-task-lead = Du spielst aus, die Farbe wählst du
web-task-lead-one = Du spielst mit einer Karte aus
web-task-follow = Bediene { colour-name }
web-task-other = Du hast kein { colour-name }
web-no-cards = Du hast in diesem Spiel keine Karten mehr
web-how = Die erste Karte, die du wählst, liegt oben; die nächsten schiebst du darunter.
web-how-one = Wähle die Karte, die du spielst.
web-shows = Dein Stapel zeigt
web-compared = { $how ->
    [more] Das schlägt { $name } ({ $best }).
    [same] So viel wie { $name }.
   *[less] Zu wenig: { $name } zeigt { $best }.
}
web-cannot-win = Eine andere Farbe als die verlangte kann nicht gewinnen.
web-more = Es passen noch Karten darunter.
web-no-more = Keine deiner anderen Karten passt darunter.
web-needs-more = Eine Karte muss noch darunter.
web-joker-is = Dein Joker zählt als
web-turns = Halbe Drehungen
web-turn-card = { colour-name } { $number } drehen
web-play-stack = Spielen: { $text }, Wert { $value }
web-start-over = Von vorn
