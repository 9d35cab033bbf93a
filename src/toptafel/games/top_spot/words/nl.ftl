unreadable = Ik kan “{ $text }” niet lezen. Je speelt kaarten van boven naar beneden, zoals R27>R36, of één kaart, zoals R66; een joker bovenop noemt zijn kleur, zoals J=G>R46>B56.{ $turning ->
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
no-gain = Elke kaart moet de waarde verhogen, en dit is { $value } waard. Laat { $cards } weg: { $other } is { $same ->
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
drawing-seat = Stoel { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
drawing-played = gespeeld
drawing-lacks = heeft geen
drawing-value = { colour-name } { $value }
drawing-key = ● stip, ○ gat, · dicht; ◉ een stip van een lagere kaart schijnt door; * tot nu toe de beste
drawing-hand = Hand van stoel { $seat }:

told-leads = Stoel { $seat } komt uit met { $stack }: { colour-name }, { $value } waard.
told-follows = Stoel { $seat } speelt { $stack }, { $value } waard.
told-cannot-follow = Stoel { $seat } heeft geen { colour-name } en speelt { $stack }; dat kan niet winnen.
told-won = { $kind ->
    [tie-break] Stoel { $seat } wint de tussenronde, en daarmee de ronde, met { $value } in { colour-name }: één punt.
   *[round] Stoel { $seat } wint de ronde met { $value } in { colour-name }: één punt.
}
told-tied = De stoelen { $seats } en { $last } staan gelijk met { $value }.
told-won-first = Stoel { $seat } speelde die waarde het eerst en wint de ronde: één punt.
told-drops-out = Stoel { $seat } heeft geen kaarten meer en valt af.
told-tie-break = Een tussenronde beslist; stoel { $seat } kiest de kleur.
told-won-left = Stoel { $seat } blijft als enige over en wint de ronde: één punt.
told-nobody-scores = Niemand scoort deze ronde.
told-next-round = Stoel { $seat } begint de volgende ronde.
told-last-cards = Stoel { $seat } heeft gewonnen en heeft geen kaarten meer, dus het spel is afgelopen.
told-bonus = Alleen stoel { $seat } heeft nog kaarten: { $cards ->
    [one] nog één punt voor één kaart
   *[other] nog { $cards } punten voor { $cards } kaarten
}.
told-no-cards = Niemand heeft nog kaarten, dus het spel is afgelopen.
told-game-over = Spel { $number } van { $games } is afgelopen. Punten per stoel: { $points }; in totaal: { $total }.
told-next-game = Stoel { $seat } deelt voor spel { $number }; stoel { $leader } begint.
over = { $reason ->
   *[match-over] De match is afgelopen: het laatste spel is gespeeld.
}

web-title = Top Spot
web-about = Schuif kaarten onder kaarten tot de meeste stippen doorschijnen.
web-board = Tafel
option-level = Niveau
about-level = Met de expertregels mag een stapel kaarten van andere kleuren bevatten, en de joker.
value-level = { $value ->
    [expert] Expert
   *[junior] Junior
}
option-games = Spellen
about-games = Hoeveel spellen de wedstrijd heeft.
value-games = { $value }
option-turning = Halve draaien
about-turning = Kaarten mogen in een stapel een halve draai krijgen.
value-turning = { $value ->
    [yes] Ja
   *[no] Nee
}
