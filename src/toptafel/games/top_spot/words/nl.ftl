unreadable = Ik kan “{ $text }” niet lezen. { move-form }
move-form = Je speelt kaarten van boven naar beneden, zoals R27>R36, of één kaart, zoals R66; een joker bovenop noemt zijn kleur, zoals J=G>R46>B56.{ $turning ->
    [yes] {""} Achter een kaart die een halve slag gedraaid is, staat een ~.
   *[no] {""} Kaarten draaien mag aan deze tafel niet.
}
not-in-hand = { $case ->
    [twice] Er is maar één { a-card }, dus die kan niet twee keer in je stapel liggen.
    [joker] Zoveel jokers heb je niet.{ the-hand }
   *[none] Je hebt geen { a-card }.{ the-hand }
}
the-hand = { $pictured ->
    [yes] {""}
   *[no] {" "}Je hand is { $hand }.
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
one-joker = In een stapel ligt hoogstens één joker. Bewaar de andere voor later.
joker-on-top = Een joker ligt altijd bovenop: eerst komt de joker, met de kleur die je noemt.
unknown-colour = Aan deze tafel doet { colour-name } niet mee. { $pictured ->
    [yes] Noem een kleur die wel meedoet.
   *[no] Je kunt kiezen uit { $colours }.
}
colour-not-led = Er is { colour-name } gevraagd, dus je joker telt als { colour-name }{ $pictured ->
    [yes] {""}
   *[no] : zeg J={ $colour }
}.
mixed-colours = Een stapel heeft één kleur, en de jouwe heeft er meer{ $pictured ->
    [yes] {""}
   *[no] {" "}({ $colours })
}. Alleen onder een joker mag je kleuren mengen.
scores-mixed = Een stapel heeft één kleur. Alleen onder een joker mogen kleuren gemengd zijn.
scores-no-gain = Elke kaart moet de waarde verhogen. Deze tonen { $value }; met minder ervan kun je { $best } tonen.
scores-too-many = Spel { $game } kan geen { $points } punten hebben: minstens één, en hoogstens { $most }, want elk punt kost de winnaar een kaart.
must-follow = Er is { colour-name } gevraagd en dat heb je ({ those-cards }), dus dat moet je spelen{ $joker ->
    [yes] , of een joker
   *[no] {""}
}.
one-card-only = Je hebt geen { colour-name }, dus je speelt één losse kaart van een andere kleur.
no-gain = Elke kaart moet iets opleveren, en dit is { $value } waard. Laat { those-cards } weg: { other-stack } is { $same ->
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
spoken-card = { $called } ({ $card }): stippen op { $spots }, gaten op { $holes }.
spoken-key = De plekken op een kaart tellen van 1 tot 9, rij voor rij vanaf linksboven.

the-stack = { $pictured ->
    [yes] ⟦{ $stack }⟧
   *[no] { $stack }
}
told-leads = { $who } komt uit met { the-stack }: { colour-name }, { $value } waard.
told-follows = { $who } speelt { the-stack }, { $value } waard.
told-cannot-follow = { $who } heeft geen { colour-name } en speelt { the-stack }; dat kan niet winnen.
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

why-leads = Komt uit met { colour-name }: { $value } waard.
why-beats = { $last ->
    [yes] Wint de ronde: { $value } tegen { $best }.
   *[no] Neemt de leiding: { $value } tegen { $best }.
}
why-not-enough = { $case ->
    [equal] Even goed als het beste tot nu toe: { $value }.
   *[less] Verslaat de { $best } die er ligt niet.
}
why-gives-away = Je hebt geen { colour-name }, dus er gaat één kaart weg.
why-sheds = Je raakt in één keer { $cards } kaarten kwijt.
why-keeps = Bewaart { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] je joker
} voor later.
why-left = { $value ->
    [0] Je hebt dan geen { colour-name } meer.
   *[other] In { colour-name } kun je dan nog { $value } tonen.
}
why-cards = { $cards ->
    [0] Je hebt dan geen kaarten meer.
    [one] Je houdt { $cards } kaart over.
   *[other] Je houdt { $cards } kaarten over.
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
web-sheet-sum = Punten van de match
web-scores-round = Wie heeft de ronde gewonnen?
web-scores-how = tik op wie scoort: één tik per punt.
web-scores-next = Dit spel is afgelopen
web-scores-stack = Wat is een stapel waard?
web-scores-stack-how = Tik de kaarten aan, van boven naar beneden.
web-scores-clear = Weghalen
web-scores-deck = De kaarten zijn die van onze doos: de spelregels tonen ze niet. Zijn die van jullie anders, tel de stippen dan zelf.
web-board = Tafel
web-chosen-level = { $value ->
    [expert] Met jokers en tussenrondes.
   *[junior] Zonder jokers; van gelijke stapels wint de eerste.
}
web-chosen-games = { $count ->
    [one] Eén spel.
   *[other] { $count } spellen.
}
web-chosen-turning = { $value ->
    [yes] Kaarten mogen een halve slag gedraaid worden.
   *[no] {""}
}
option-level = Niveau
about-level = Bij expert komen er jokers bij, waaronder je kleuren mag mengen, en tussenrondes.
value-level = { $value ->
    [expert] Expert
   *[junior] Junior
}
web-choice-level = { $value ->
    [expert] Met jokers, waaronder je kleuren mag mengen, en tussenrondes bij gelijke stand.
   *[junior] Het basisspel: stapels van één kleur.
}
option-games = Aantal spellen
about-games = Iedereen begint even vaak.
value-games = { $value }
option-turning = Kaarten een halve slag draaien
about-turning = Of je een kaart een halve slag mag draaien voordat je haar in een stapel schuift. Volgens de doos niet.
value-turning = { $value ->
    [yes] Mag
   *[no] Mag niet
}
value-edition = { $value ->
   *[toptafel] Onze twaalf kaarten
}
web-at-seat = { web-points-of } · { web-cards-of }
web-unit = { $points ->
    [one] punt
   *[other] punten
}
web-points-of = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-cards-of = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
web-game = Spel { $number } van { $games }
web-game-number = Spel { $number }
web-led = Gevraagd: { colour-name }
web-to-beat = te verslaan
web-beat = { $best } te verslaan
web-leads = { $name } komt uit
web-you-lead = Jij komt uit
web-any-colour = elke kleur mag
web-follow = Volg { colour-name }
web-none-of = Geen { colour-name }
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
web-take-off = terug
web-task-lead = { $how ->
    [stack] Tik op een kaart: die ligt bovenop. Schuif er dan meer van die kleur onder.
    [one] Jij komt uit: tik op de kaart die je speelt.
   *[known] Jij komt uit, de kleur kies je zelf.
}
web-task-follow = { $how ->
    [stack] Volg { colour-name }: tik op de bovenste kaart, schuif er dan meer onder.
    [one] Volg { colour-name }: tik op de kaart die je speelt.
   *[known] Volg { colour-name }.
}
web-task-other = Je hebt geen { colour-name }: tik op één kaart die je kwijt wilt.
web-no-cards = Je hebt in dit spel geen kaarten meer.
web-numbers = { $spots } / { $all }: { $spots ->
    [one] nu één stip
   *[other] nu { $spots } stippen
}, { $all } als elk gat schijnt.
web-gain = +2: zoveel stippen meer zou je stapel tonen.
web-take-hint = Deze stapel zou goed zijn: tik erop om hem te nemen.
web-hint-over = { $how ->
    [done] Je stapel is goed zoals hij is: speel hem.
    [more] Zo kan je stapel verder: tik erop om hem over te nemen.
   *[new] Een andere stapel is beter: tik erop om die te nemen.
}
web-compared = { $how ->
    [more] Jouw { $value } wint van de { $best } van { $name }.
    [same] Jouw { $value } is evenveel als { $name } toont.
   *[less] Jouw { $value } wint niet van de { $best } van { $name }.
}
web-cannot-win = Een andere kleur dan de gevraagde kan niet winnen.
web-slide-or-play = Schuif er nog een kaart { $mixed ->
    [true] {""}
   *[false] in { colour-name }{" "}
}onder, of speel zo.
web-more = { $mixed ->
    [true] { $count ->
        [one] Nog één kaart kan doorschijnen.
       *[other] Nog { $count } kaarten kunnen doorschijnen.
    }
   *[false] { $count ->
        [one] Nog één kaart in { colour-name } kan doorschijnen.
       *[other] Nog { $count } kaarten in { colour-name } kunnen doorschijnen.
    }
}
web-no-more = Geen andere kaart van je geeft nog een stip.
web-needs-more = Er moet nog een kaart onder.
web-joker-is = Welke kleur is je joker?
web-turns = Kaarten een halve slag draaien
web-turn-card = Draai { colour-name } { $number }
web-play = Spelen
web-play-value = Speel { $value }
web-play-stack = Speel { $value }: { $cards }
web-start-over = Opnieuw
