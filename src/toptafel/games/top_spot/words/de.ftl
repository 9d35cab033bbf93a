unreadable = „{ $text }“ kann ich nicht lesen. { move-form }
move-form = Du spielst Karten von oben nach unten, zum Beispiel R27>R36, oder eine einzelne wie R66; ein Joker obenauf nennt seine Farbe, wie J=G>R46>B56.{ $turning ->
    [yes] {""} Hinter einer Karte, die um eine halbe Drehung gedreht ist, steht ein ~.
   *[no] {""} Karten drehen ist an diesem Tisch nicht erlaubt.
}
not-in-hand = { $case ->
    [twice] Es gibt nur eine Karte { a-card }, also kann sie nicht zweimal in deinem Stapel liegen.
    [joker] So viele Joker hast du nicht.{ the-hand }
   *[none] Du hast keine Karte { a-card }.{ the-hand }
}
the-hand = { $pictured ->
    [yes] {""}
   *[no] {" "}Deine Hand ist { $hand }.
}
a-card = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { $card }
}
those-cards = { $pictured ->
    [yes] ⟦{ $cards }⟧
   *[no] { $cards }
}
other-stack = { $pictured ->
    [yes] ⟦{ $other }⟧
   *[no] { $other }
}
one-joker = In einem Stapel liegt höchstens ein Joker. Heb den anderen für später auf.
joker-on-top = Ein Joker liegt immer obenauf: Er kommt zuerst, mit der Farbe, die du nennst.
unknown-colour = { colour-name } ist an diesem Tisch nicht im Spiel. { $pictured ->
    [yes] Nenn eine Farbe, die mitspielt.
   *[no] Du kannst { $colours } nennen.
}
colour-not-led = { colour-name } ist verlangt, also zählt dein Joker als { colour-name }{ $pictured ->
    [yes] {""}
   *[no] : Sag J={ $colour }
}.
mixed-colours = Ein Stapel hat eine Farbe, und deiner hat mehrere{ $pictured ->
    [yes] {""}
   *[no] {" "}({ $colours })
}. Nur unter einem Joker darfst du Farben mischen.
scores-mixed = Ein Stapel hat eine Farbe. Nur unter einem Joker dürfen Farben gemischt sein.
scores-no-gain = Jede Karte muss den Wert erhöhen. Diese zeigen { $value }; mit weniger davon kann man { $best } zeigen.
scores-too-many = Spiel { $game } kann nicht { $points } Punkte haben: mindestens einen und höchstens { $most }, denn jeder kostet den Gewinner eine Karte.
must-follow = { colour-name } ist verlangt und du hast es ({ those-cards }), also musst du es spielen{ $joker ->
    [yes] , oder einen Joker
   *[no] {""}
}.
one-card-only = Du hast kein { colour-name }, also spielst du eine einzelne Karte einer anderen Farbe.
no-gain = Jede Karte muss etwas bringen, und das hier ist { $value } wert. Lass { those-cards } weg: { other-stack } ist { $same ->
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

drawing-match = Spiel { $number } von { $games }; Platz { $seat } hat gegeben.
drawing-round = { $ties ->
    [0] Platz { $seat } beginnt die Runde
    [1] Zwischenrunde in der Runde, die Platz { $seat } begann
   *[other] Zwischenrunde { $ties } in der Runde, die Platz { $seat } begann
}{ $colour ->
    [none] ; noch keine Farbe
   *[other] ; die Farbe ist { colour-name }
}{ $seats ->
    [none] {""}
   *[other] ; noch an der Reihe: { $seats }
}.
drawing-seat = Platz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}
drawing-played = Platz { $seat } hat { $cards } gespielt
drawing-lacks = ohne { $colours }
drawing-value = { colour-name } { $value }
drawing-key = ● Tupfen, ○ Loch, · geschlossen; ◉ ein Tupfen einer tieferen Karte scheint durch; * bisher am besten. R27 ist eine rote Karte mit 2 Tupfen, und 7 Tupfen und Löchern zusammen.
drawing-hand = Hand von Platz { $seat }:
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
spoken-card = { $called } ({ $card }): Punkte auf { $spots }, Löcher auf { $holes }.
spoken-key = Die Plätze auf einer Karte zählen von 1 bis 9, Reihe für Reihe von links oben.

the-stack = { $pictured ->
    [yes] ⟦{ $stack }⟧
   *[no] { $stack }
}
told-leads = { $who } spielt { the-stack } aus: { colour-name }, Wert { $value }.
told-follows = { $who } spielt { the-stack }, Wert { $value }.
told-cannot-follow = { $who } hat kein { colour-name } und spielt { the-stack }; das kann nicht gewinnen.
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
told-game-over = Spiel { $number } von { $games } ist zu Ende. Punkte nach Plätzen: { $points }; insgesamt: { $total }.
told-next-game = { $who } gibt für Spiel { $number }; { $leader } beginnt.
over = { $reason ->
   *[match-over] Das Match ist zu Ende: Das letzte Spiel ist gespielt.
}

why-leads = Spielt { colour-name } aus: Wert { $value }.
why-beats = { $last ->
    [yes] Gewinnt die Runde: { $value } gegen { $best }.
   *[no] Geht in Führung: { $value } gegen { $best }.
}
why-not-enough = { $case ->
    [equal] So gut wie das Beste bisher: { $value }.
   *[less] Schlägt die { $best }, die da liegt, nicht.
}
why-gives-away = Du hast kein { colour-name }, also geht eine Karte weg.
why-sheds = Du wirst { $cards } Karten auf einmal los.
why-keeps = Hebt { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] deinen Joker
} für später auf.
why-left = { $value ->
    [0] Du hast dann kein { colour-name } mehr.
   *[other] In { colour-name } könntest du noch { $value } zeigen.
}
why-cards = { $cards ->
    [0] Du hast dann keine Karten mehr.
    [one] Du behältst { $cards } Karte.
   *[other] Du behältst { $cards } Karten.
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
web-sheet-sum = Punkte des Matchs
web-scores-round = Wer hat die Runde gewonnen?
web-scores-how = Tippt an, wer punktet: ein Tipp je Punkt.
web-scores-next = Dieses Spiel ist zu Ende
web-scores-stack = Was ist ein Stapel wert?
web-scores-stack-how = Tippt seine Karten an, von oben nach unten.
web-scores-clear = Wegnehmen
web-scores-deck = Die Karten sind die aus unserer Schachtel: Die Anleitung zeigt sie nicht. Sind eure anders, so zählt die Punkte selbst.
web-board = Tisch
web-chosen-level = { $value ->
    [expert] Mit Jokern und Zwischenrunden.
   *[junior] Ohne Joker; von gleichen Stapeln gewinnt der erste.
}
web-chosen-games = { $count ->
    [one] Ein Spiel.
   *[other] { $count } Spiele.
}
web-chosen-turning = { $value ->
    [yes] Karten dürfen um eine halbe Drehung gedreht werden.
   *[no] {""}
}
option-level = Stufe
about-level = Experte bringt Joker, unter denen Farben gemischt werden dürfen, und Zwischenrunden.
value-level = { $value ->
    [expert] Experte
   *[junior] Junior
}
web-choice-level = { $value ->
    [expert] Mit Jokern, unter denen Farben gemischt werden dürfen, und Zwischenrunden bei Gleichstand.
   *[junior] Das Grundspiel: Stapel von einer Farbe.
}
option-games = Anzahl der Spiele
about-games = Alle fangen gleich oft an.
value-games = { $value }
option-turning = Karten drehen
about-turning = Ob eine Karte um eine halbe Drehung gedreht werden darf, bevor sie in einen Stapel geschoben wird. Laut Schachtel nicht.
value-turning = { $value ->
    [yes] Erlaubt
   *[no] Nicht erlaubt
}
value-edition = { $value ->
   *[toptafel] Unsere zwölf Karten
}
web-at-seat = { web-points-of } · { web-cards-of }
web-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-cards-of = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-game = Spiel { $number } von { $games }
web-game-number = Spiel { $number }
web-led = Verlangt: { colour-name }
web-to-beat = zu schlagen
web-beat = { $best } zu schlagen
web-leads = { $name } spielt aus
web-you-lead = Du spielst aus
web-any-colour = Farbe frei
web-follow = Bediene { colour-name }
web-none-of = Kein { colour-name }
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
web-take-off = zurück
web-task-lead = { $how ->
    [stack] Tipp eine Karte an: Sie liegt oben. Schieb dann mehr von ihrer Farbe darunter.
    [one] Du spielst aus: Tipp die Karte an, die du spielst.
   *[known] Du spielst aus, die Farbe wählst du.
}
web-task-follow = { $how ->
    [stack] Bediene { colour-name }: Tipp die oberste Karte an, schieb dann mehr darunter.
    [one] Bediene { colour-name }: Tipp die Karte an, die du spielst.
   *[known] Bediene { colour-name }.
}
web-task-other = Du hast kein { colour-name }: Tipp eine Karte an, die du abgibst.
web-no-cards = Du hast in diesem Spiel keine Karten mehr.
web-numbers = { $spots } / { $all }: jetzt { $spots ->
    [one] ein Tupfen
   *[other] { $spots } Tupfen
}, { $all }, wenn jedes Loch leuchtet.
web-gain = +2: So viele Tupfen mehr zeigt dein Stapel dann.
web-take-hint = Dieser Stapel wäre gut: Tipp ihn an, um ihn zu nehmen.
web-hint-over = { $how ->
    [done] Dein Stapel ist gut, wie er ist: Spiel ihn.
    [more] So kann dein Stapel weitergehen: Tipp darauf, um ihn zu nehmen.
   *[new] Ein anderer Stapel wäre besser: Tipp darauf, um ihn zu nehmen.
}
web-compared = { $how ->
    [more] Deine { $value } schlägt die { $best } von { $name }.
    [same] Deine { $value } ist so viel, wie { $name } zeigt.
   *[less] Deine { $value } schlägt die { $best } von { $name } nicht.
}
web-cannot-win = Eine andere Farbe als die verlangte kann nicht gewinnen.
web-slide-or-play = Schieb noch eine Karte { $mixed ->
    [true] {""}
   *[false] in { colour-name }{" "}
}darunter, oder spiel so.
web-more = { $mixed ->
    [true] { $count ->
        [one] Eine Karte mehr kann durchscheinen.
       *[other] { $count } Karten mehr können durchscheinen.
    }
   *[false] { $count ->
        [one] Eine Karte mehr in { colour-name } kann durchscheinen.
       *[other] { $count } Karten mehr in { colour-name } können durchscheinen.
    }
}
web-no-more = Keine andere Karte bringt einen Tupfen mehr.
web-needs-more = Eine Karte muss noch darunter.
web-joker-is = Welche Farbe hat dein Joker?
web-turns = Halbe Drehungen
web-turn-card = { colour-name } { $number } drehen
web-play = Spielen
web-play-value = { $value } spielen
web-play-stack = { $value } spielen: { $cards }
web-start-over = Von vorn
