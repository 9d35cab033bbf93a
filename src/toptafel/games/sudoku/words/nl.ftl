unreadable = Ik kan “{ $text }” niet lezen. { move-form }
move-form = Een zet is een vrij vak van A1 tot en met { $last }{ $claims ->
    [yes] , of stuck als je denkt dat je kaart nergens past
   *[no] {""}
}.
no-claim = { your-card } past nog op { $count ->
    [one] één vak
   *[other] { $count } vakken
}. Je hoeft nooit te zeggen dat je vastzit: de scheidsrechter is streng en stopt het spel zodra een kaart nergens past.
occupied = Op { $square } ligt al { a-card }. Kies een vrij vak.
in-row = { your-card } past niet op { $square }: er ligt al { a-card } in rij { $row }, op { $other }. { way-out }
in-column = { your-card } past niet op { $square }: er ligt al { a-card } in kolom { $column }, op { $other }. { way-out }
in-block = { your-card } past niet op { $square }: er ligt al { a-card } in hetzelfde blok, op { $other }. { way-out }
way-out = Kies een vak zonder zo’n kaart in zijn rij, kolom en blok.

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

told-laid = { $who } legt { a-card } op { $square }: { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}.
told-lap = { $who } rondt ronde { $laps } af: in totaal { $score } punten.
told-drawn = { $who } trekt { a-card }.
told-lost-row = { $who } probeert { a-card } op { $square } en is de kaart kwijt: er ligt er al een in rij { $row }, op { $other }.
told-lost-column = { $who } probeert { a-card } op { $square } en is de kaart kwijt: er ligt er al een in kolom { $column }, op { $other }.
told-lost-block = { $who } probeert { a-card } op { $square } en is de kaart kwijt: er ligt er al een in hetzelfde blok, op { $other }.
told-lost-claim = { $who } zegt dat { a-card } nergens past en is de kaart kwijt: er { $count ->
    [one] is nog één vak
   *[other] zijn nog { $count } vakken
} voor.
told-claim = { $who } zegt dat { a-card } nergens past, en heeft gelijk.
told-stuck = { $who } heeft { a-card }, en die kaart past nergens.
over = Het spel is afgelopen: { $reason ->
    [stuck] de kaart van wie aan de beurt is, past nergens
   *[all-cards] alle kaarten zijn op
}.

drawing-golden = Een ster betekent een gouden kaart.
drawing-animals = 1 is een beer, 2 een kat, 3 een hond, 4 een vos, 5 een kip, 6 een varken.
drawing-points = Het andere bord: wat je kaart zou opleveren{ $referee ->
    [strict] ; op een vak met een streepje past hij niet
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
    [one] ligt er { $stack } op de stapel
   *[other] liggen er { $stack } op de stapel
}.

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

web-title = SuDoKu
web-about = Elke kaart telt zijn rij, kolom en blok. Met SudoKids.
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
web-advice = { $alone ->
    [yes] tip: levert uiteindelijk ongeveer { $brings } punten op
   *[no] tip: wint ongeveer { $brings } van de 100 keer
}
web-lap = { $laps ->
    [0] veld { $field }
    [one] { $laps } ronde, veld { $field }
   *[other] { $laps } rondes, veld { $field }
}
web-aside = kwijt: { $cards }
web-your-card = Je kaart: { $card }
web-stack = { $stack ->
    [0] De stapel is op.
    [one] { $stack } kaart op de stapel
   *[other] { $stack } kaarten op de stapel
}
web-show-points = Punten tonen
web-stuck = Ik zit vast …
web-stuck-yes = Ja, mijn kaart past nergens
web-stuck-no = Nee, ik zoek nog
web-to-come = Kaarten die nog komen
option-board = Bord
about-board = Negen bij negen met getallen, of SudoKids: zes bij zes met dieren.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Klassiek
}
option-scoring = Telling
about-scoring = Wat een kaart oplevert: de kaarten in rij, kolom en blok; in rij en kolom; of, bij SudoKids, in het blok.
value-scoring = { $value ->
    [lines] Rij en kolom
    [block] Blok
   *[full] Alles
}
option-referee = Scheidsrechter
about-referee = Streng: je kunt alleen vakken kiezen waar de kaart past. De tafel: elk vrij vak mag worden geprobeerd, en wie het mis heeft, is de kaart kwijt.
value-referee = { $value ->
    [table] De tafel
   *[strict] Streng
}
option-repeats = Herhalingen
about-repeats = Alleen bij SudoKids: of een dier vaker dan één keer in een rij, kolom of blok mag liggen.
value-repeats = { $value ->
    [yes] Ja
   *[no] Nee
}
