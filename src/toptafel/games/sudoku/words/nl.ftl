unreadable = Ik kan “{ $text }” niet lezen. { move-form }
typed-words = stuck: vast, ik zit vast, past nergens, pas, passen, ik pas
move-form = Een zet is een vrij veld van A1 tot en met { $last }{ $claims ->
    [yes] , of stuck als je denkt dat je kaart nergens past
   *[no] {""}
}.
no-claim = { your-card } past nog op { $count ->
    [one] één veld
   *[other] { $count } velden
}. Je hoeft nooit te zeggen dat je vastzit: de scheidsrechter is streng en stopt het spel zodra een kaart nergens past.
occupied = Op { $square } ligt al { a-card }. Kies een vrij veld.
in-row = { your-card } past niet op { $square }: er ligt al { a-card } in rij { $row }, op { $other }. { way-out }
in-column = { your-card } past niet op { $square }: er ligt al { a-card } in kolom { $column }, op { $other }. { way-out }
in-block = { your-card } past niet op { $square }: er ligt al { a-card } in { $board ->
    [kids] dezelfde rechthoek
   *[classic] hetzelfde vierkant
}, op { $other }. { way-out }
way-out = Kies een veld zonder zo’n kaart in zijn rij, kolom en { $board ->
    [kids] rechthoek
   *[classic] vierkant
}.

your-card = { $board ->
    [kids] { $card ->
        [1] Je beer
        [2] Je kat
        [3] Je hond
        [4] Je vos
        [5] Je kip
       *[6] Je varken
    }
   *[classic] Je { $card }
}
a-card = { $board ->
    [kids] { $card ->
        [1] een beer
        [2] een kat
        [3] een hond
        [4] een vos
        [5] een kip
       *[6] een varken
    }
   *[classic] een { $card }
}

the-card = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { a-card }
}
told-laid = { $who } legt { the-card } op { $square }: { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}.
told-lap = { $who } rondt ronde { $laps } af: in totaal { $score } punten.
told-drawn = { $who } trekt { the-card }.
told-lost-row = { $who } probeert { the-card } op { $square } en is de kaart kwijt: er ligt er al een in rij { $row }, op { $other }.
told-lost-column = { $who } probeert { the-card } op { $square } en is de kaart kwijt: er ligt er al een in kolom { $column }, op { $other }.
told-lost-block = { $who } probeert { the-card } op { $square } en is de kaart kwijt: er ligt er al een in { $board ->
    [kids] dezelfde rechthoek
   *[classic] hetzelfde vierkant
}, op { $other }.
told-lost-claim = { $who } zegt dat { the-card } nergens past en is de kaart kwijt: ze past nog op { $count ->
    [one] één veld
   *[other] { $count } velden
}.
told-claim = { $who } zegt dat { the-card } nergens past, en heeft gelijk.
told-stuck = { $who } heeft { the-card }, en die kaart past nergens.
over = Het spel is afgelopen: { $reason ->
    [stuck] de kaart van wie aan de beurt is, past nergens meer
   *[all-cards] alle kaarten zijn op
}.

drawing-golden = Een ster betekent een gouden kaart.
drawing-animals = 1 is een beer, 2 een kat, 3 een hond, 4 een vos, 5 een kip, 6 een varken.
drawing-points = Het andere bord: wat je kaart zou opleveren{ $referee ->
    [strict] ; op een veld met een streepje past hij niet
   *[table] , als hij daar past
}.
drawing-seat = Stoel { $seat }{ $you ->
    [yes] , jij
   *[no] {""}
}: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
} ({ $laps ->
    [one] { $laps } ronde
   *[other] { $laps } rondes
} en { $field } op het spoor)
drawing-aside = kwijt: { $cards }
drawing-card = Jouw kaart: { $card }{ $board ->
    [kids] , { a-card }
   *[classic] {""}
}
drawing-holds = kaart: { $card }
drawing-left = Nog niet gebruikt (getal×kaarten): { $cards }; daarvan { $stack ->
    [one] ligt er { $stack } in de voorraad
   *[other] liggen er { $stack } in de voorraad
}.
spoken-best = De meeste punten: { $squares }.

why-points = { $points ->
    [0] Levert geen punten op.
    [one] Levert { $points } punt op.
   *[other] Levert { $points } punten op.
}
why-free = Dan zijn er in de rij nog { $row } vakken vrij, in de kolom { $column }, in het blok { $block }.
why-next = { $points ->
    [0] { $who } kan daarna niets scoren.
    [one] { $who } kan daarna hooguit ongeveer { $points } punt scoren.
   *[other] { $who } kan daarna hooguit ongeveer { $points } punten scoren.
}

explain-rule = Wie de meeste punten heeft, wint.
explain-cards = { $cards ->
    [one] { $cards } kaart op het bord
   *[other] { $cards } kaarten op het bord
}
explain-laps = { $laps ->
    [one] één ronde van { $lap }: { $points }
   *[other] { $laps } rondes van { $lap }: { $points }
}
explain-track = { $laps ->
    [0] {""}
   *[other] plus{" "}
}{ $points } op het spoor
explain-lost = { $cards ->
    [one] { $cards } kaart kwijt
   *[other] { $cards } kaarten kwijt
}

companion-which-card = Zeg eerst welke kaart het is.
companion-no-card = Alle kaarten van deze soort zijn al gespeeld: { web-card }.
companion-golden-twice = De gouden { $card } ligt er al; elk getal heeft één gouden kaart.
companion-golden-line = Op { $square } kan geen gouden kaart meer: elke rij en elke kolom heeft er precies één.
companion-golden-first = { $count ->
    [one] Er ontbreekt nog één gouden kaart.
   *[other] Er ontbreken nog { $count } gouden kaarten.
}
companion-which-points = Zeg hoeveel punten iedere speler heeft.
companion-points = De kaarten die er liggen hebben samen { $together } punten opgeleverd; jullie zeggen { $said }. Kijk nog eens naar de pionnen, of zoek een kaart die ontbreekt.
companion-no-order = We hebben geen volgorde van deze kaarten gevonden waarin iedereen zoveel punten heeft. Kijk nog eens naar de pionnen.

web-title = { $board ->
    [kids] SudoKids
   *[classic] SuDoKu
}
web-about = { $board ->
    [kids] Zes dieren, voor kinderen vanaf zes. Lezen hoeft niet.
   *[classic] Hoe voller rij, kolom en vierkant, hoe meer punten.
}
web-first = Leg je kaart op een veld. Hoe voller rij, kolom en vierkant, hoe meer punten.
web-board = Bord
web-card = { $board ->
    [kids] { $card ->
        [1] beer
        [2] kat
        [3] hond
        [4] vos
        [5] kip
       *[6] varken
    }
   *[classic] { $card }
}
web-card-on = { $square }, { web-card }{ $golden ->
    [yes] , gouden kaart
   *[no] {""}
}{ $last ->
    [yes] , laatste zet
   *[no] {""}
}
web-empty = { $square }, leeg{ $last ->
    [yes] , laatste zet
   *[no] {""}
}{ $told ->
    [yes] , { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[no] {""}
}{ $can ->
    [yes] , hier kun je leggen
   *[no] {""}
}
web-advice = tip { $number }
web-lap = { $laps ->
    [0] veld { $field }
    [one] { $laps } ronde, veld { $field }
   *[other] { $laps } rondes, veld { $field }
}
web-aside = kwijt: { $cards }
web-your-card = Je kaart: { $card }
web-stack = { $stack ->
    [0] De voorraad is op.
    [one] { $stack } kaart in de voorraad
   *[other] { $stack } kaarten in de voorraad
}
web-show-points = Punten tonen
web-stuck = Ik zit vast …
web-stuck-yes = Ja, mijn kaart past nergens
web-stuck-no = Nee, ik zoek nog
web-to-come = Kaarten die nog komen
web-companion-ask = { $laying ->
    [yes] Waar liggen de gouden kaarten?
   *[no] Welke kaart heeft { $name } gelegd?
}
web-companion-how = Tik hem aan, en dan zijn veld.
web-companion-where = Tik nu op het veld.
web-companion-stuck = Hij past nergens
web-companion-typed = Kaart, dan veld: 7 D4; *7 D4 voor een gouden; 7 stuck als hij nergens past.
web-sheet-laps = Rondekaartjes × 40
web-sheet-field = Veld van de pion
web-sheet-sum = Totaal
web-companion-card = { $golden ->
    [yes] gouden { web-card }
   *[no] { web-card }
}
web-chosen-scoring = { $value ->
    [lines] Een kaart telt de kaarten in haar rij en kolom.
    [block] Een kaart telt de kaarten in haar rechthoek.
   *[full] Een kaart telt de kaarten in haar rij, kolom en vierkant.
}
web-chosen-referee = { $value ->
    [table] Je let zelf op: wie zich vergist, is de kaart kwijt.
   *[strict] {""}
}
web-chosen-repeats = { $value ->
    [yes] Hetzelfde dier mag nog eens.
   *[no] {""}
}
option-board = Bord
about-board = Negen bij negen met getallen, of SudoKids: zes bij zes met dieren.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Klassiek
}
option-scoring = Puntentelling
about-scoring = Wat een kaart oplevert: de kaarten in rij, kolom en vierkant; in rij en kolom; of, bij SudoKids, in de rechthoek.
value-scoring = { $value ->
    [lines] Rij en kolom
    [block] Rechthoek
   *[full] Rij, kolom en vierkant
}
web-choice-scoring = { $value ->
    [lines] Eenvoudiger te tellen: een punt voor elke andere kaart in haar rij en haar kolom.
    [block] Een punt voor elke andere kaart in haar rechthoek.
   *[full] Een punt voor elke andere kaart in haar rij, haar kolom en haar vierkant.
}
needs-scoring = Alleen met SudoKids.
option-referee = Wie op de regels let
about-referee = De computer: je kunt alleen velden kiezen waar de kaart past. Zelf opletten: elk vrij veld mag worden geprobeerd, en wie het mis heeft, is de kaart kwijt.
value-referee = { $value ->
    [table] Zelf opletten
   *[strict] De computer let op
}
option-repeats = Hetzelfde dier nog eens
about-repeats = Of een dier vaker dan één keer in een rij, kolom of rechthoek mag liggen.
value-repeats = { $value ->
    [yes] Mag
   *[no] Mag niet
}
needs-repeats = Alleen met SudoKids.
