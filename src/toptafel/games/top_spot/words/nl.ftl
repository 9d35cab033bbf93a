unreadable = Ik kan “{ $text }” niet lezen. { move-form }
move-form = Je speelt kaarten van boven naar beneden, zoals R27>R36, of één kaart, zoals R66; een joker bovenop noemt zijn kleur, zoals J=G>R46>B56.{ $turning ->
    [yes] {""} Achter een kaart die een halve slag gedraaid is, staat een ~.
   *[no] {""} Kaarten draaien mag aan deze tafel niet.
}
not-in-hand = { $case ->
    [twice] Er is maar één { $card }, dus die kan niet twee keer in je stapel liggen.
    [joker] Zoveel jokers heb je niet. Je hand is { $hand }.
   *[none] Je hebt geen { $card }. Je hand is { $hand }.
}
one-joker = In een stapel ligt hoogstens één joker. Bewaar de andere voor later.
joker-on-top = Een joker ligt altijd bovenop: zet hem vooraan, met de kleur die je noemt.
unknown-colour = Aan deze tafel doet { colour-name } niet mee. Je kunt kiezen uit { $colours }.
colour-not-led = Er is { colour-name } gevraagd, dus je joker telt als { colour-name }: zeg J={ $colour }.
mixed-colours = Een stapel heeft één kleur, en de jouwe heeft er meer ({ $colours }). Alleen onder een joker mag je kleuren mengen.
must-follow = Er is { colour-name } gevraagd en dat heb je ({ $cards }), dus dat moet je spelen{ $joker ->
    [yes] , of een joker
   *[no] {""}
}.
one-card-only = Je hebt geen { colour-name }, dus je speelt één losse kaart van een andere kleur.
no-gain = Elke kaart moet iets opleveren, en dit is { $value } waard. Laat { $cards } weg: { $other } is { $same ->
    [yes] ook { $best }
   *[no] zelfs { $best }
} waard.

colour-name = { $colour ->
    [B] blauw
    [G] groen
    [O] oranje
    [R] rood
   *[V] violet
}

drawing-match = Spel { $number } van { $games }; stoel { $seat } heeft gedeeld.
drawing-round = { $ties ->
    [0] Stoel { $seat } begint de ronde
    [1] Tussenronde van de ronde die stoel { $seat } begon
   *[other] Tussenronde { $ties } van de ronde die stoel { $seat } begon
}{ $colour ->
    [none] ; nog geen kleur
   *[other] ; de kleur is { colour-name }
}{ $seats ->
    [none] {""}
   *[other] ; nog aan de beurt: { $seats }
}.
drawing-seat = Stoel { $seat }{ $you ->
    [yes] , jij
   *[no] {""}
}
drawing-played = Stoel { $seat } heeft { $cards } gespeeld
drawing-lacks = zonder { $colours }
drawing-value = { colour-name } { $value }
drawing-key = ● stip, ○ gat, · dicht; ◉ een stip van een lagere kaart schijnt door; * tot nu toe de beste. R27 is een rode kaart met 2 stippen, en 7 stippen en gaten samen.
drawing-hand = Hand van stoel { $seat }:
drawing-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
drawing-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
drawing-own-hand = Jouw hand:
drawing-finished = De ronde zoals die is gespeeld:

told-leads = { $who } komt uit met { $stack }: { colour-name }, { $value } waard.
told-follows = { $who } speelt { $stack }, { $value } waard.
told-cannot-follow = { $who } heeft geen { colour-name } en speelt { $stack }; dat kan niet winnen.
told-won = { $kind ->
    [tie-break] { $who } wint de tussenronde, en daarmee de ronde, met { $value } in { colour-name }: één punt.
   *[round] { $who } wint de ronde met { $value } in { colour-name }: één punt.
}
told-tied = { $count ->
    [2] { $who } en { $second }
    [3] { $who }, { $second } en { $third }
    [4] { $who }, { $second }, { $third } en { $fourth }
   *[5] { $who }, { $second }, { $third }, { $fourth } en { $fifth }
} staan gelijk met { $value }.
told-won-first = { $who } speelde die waarde het eerst en wint de ronde: één punt.
told-drops-out = { $who } heeft geen kaarten meer en valt af.
told-tie-break = Een tussenronde beslist; { $who } kiest de kleur.
told-won-left = { $who } blijft als enige over en wint de ronde: één punt.
told-nobody-scores = Niemand scoort deze ronde.
told-next-round = { $who } begint de volgende ronde.
told-last-cards = { $who } heeft gewonnen en heeft geen kaarten meer, dus het spel is afgelopen.
told-bonus = Alleen { $who } heeft nog kaarten: { $cards ->
    [one] nog één punt voor één kaart
   *[other] nog { $cards } punten voor { $cards } kaarten
}.
told-no-cards = Niemand heeft nog kaarten, dus het spel is afgelopen.
told-game-over = Spel { $number } van { $games } is afgelopen. Punten per stoel: { $points }; in totaal: { $total }.
told-next-game = { $who } deelt voor spel { $number }; { $leader } begint.
over = { $reason ->
   *[match-over] De match is afgelopen: het laatste spel is gespeeld.
}

explain-rule = Wie in alle { $games } spellen samen de meeste punten heeft, wint: één voor elke ronde, en één voor elke kaart die over is als niemand anders er nog heeft.
explain-games = { $games ->
    [1] {""}
   *[other] { $points } ={" "}
}{ $total ->
    [one] { $total } punt
   *[other] { $total } punten
}

web-title = Top Spot
web-about = Schuif kaarten onder kaarten tot de meeste stippen doorschijnen.
web-board = Tafel
option-level = Niveau
about-level = Bij expert komen er jokers bij, waaronder je kleuren mag mengen, en tussenrondes.
value-level = { $value ->
    [expert] Expert
   *[junior] Junior
}
option-games = Spellen
about-games = Hoeveel spellen de match heeft.
value-games = { $value }
option-turning = Halve slagen
about-turning = Kaarten mogen in een stapel een halve slag gedraaid worden.
value-turning = { $value ->
    [yes] Ja
   *[no] Nee
}
web-at-seat = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
web-game = Spel { $number } van { $games }
web-game-number = Spel { $number }
web-led = Gevraagd is { colour-name }
web-to-beat = te verslaan
web-leads = { $name } komt uit
web-you-lead = Jij komt uit
web-tie-break = { $number ->
    [1] Tussenronde
   *[other] Tussenronde { $number }
}
web-scores = { $name } scoort { $points ->
    [one] één punt
   *[other] { $points } punten
}
web-nobody-scores = Niemand scoort
web-game-over = Spel { $number } is afgelopen
web-match-over = De match is afgelopen
web-match-won = { $names }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-points = Punten van de match
web-together = Samen
web-lacks = heeft geen { colour-name }
web-card = { colour-name } { $number }
web-card-turned = { colour-name } { $number }, gedraaid
web-joker = Joker
web-joker-said = joker als { colour-name }
web-stack = { $kind ->
    [building] Jouw stapel
    [hint] Tip
   *[laid] { $name }
}: { $cards }; telt als { colour-name }, { $value } waard{ $best ->
    [true] , de beste van de ronde
   *[false] {""}
}
web-hand = Je hand
web-hand-card = { colour-name } { $number }, { $spots ->
    [one] { $spots } stip
   *[other] { $spots } stippen
} en { $holes ->
    [one] { $holes } gat
   *[other] { $holes } gaten
}
web-hand-joker = Joker, { $holes ->
    [one] { $holes } gat
   *[other] { $holes } gaten
}
web-in-stack = in je stapel
web-not-now = kan nu niet gespeeld worden
web-not-under = kan er niet onder
web-task-lead = Jij komt uit, de kleur kies je zelf
web-task-lead-one = Jij komt uit met één kaart
web-task-follow = Volg { colour-name }
web-task-other = Je hebt geen { colour-name }
web-no-cards = Je hebt in dit spel geen kaarten meer
web-how = De eerste kaart die je kiest ligt bovenop, de volgende schuiven eronder.
web-how-one = Kies de kaart die je speelt.
web-shows = Je stapel toont
web-compared = { $how ->
    [more] Dat verslaat { $name } ({ $best }).
    [same] Evenveel als { $name }.
   *[less] Niet genoeg: { $name } toont { $best }.
}
web-cannot-win = Een andere kleur dan de gevraagde kan niet winnen.
web-more = Er kunnen nog kaarten onder.
web-no-more = Geen van je andere kaarten kan eronder.
web-needs-more = Er moet nog een kaart onder.
web-joker-is = Je joker telt als
web-turns = Halve slagen
web-turn-card = Draai { colour-name } { $number }
web-play-stack = Spelen: { $text }, { $value } waard
web-start-over = Opnieuw
