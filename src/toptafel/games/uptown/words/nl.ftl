unreadable = Ik kan “{ $text }” niet lezen. { move-form }
move-form = Een zet is een tegel, @ en een vak, { $two ->
    [yes] met je kleur ervoor: B:7@C7, O:ring@B5, G:$@E5
   *[no] zoals 7@C7, C@C4, ring@B5 of $@E5
}; of pass.
must-play = Je mag alleen passen als je vastzit, en je kunt nog een tegel leggen: { $count ->
    [one] er is nog één geldige zet
   *[other] er zijn nog { $count } geldige zetten
}.
not-on-rack = { $case ->
    [colour] Je speelt niet met { colour-name }, dus de { $tile } van die kleur kun je niet leggen. Kies een kleur van jezelf.
    [finished] Je bent klaar met { colour-name }: de laatste vier tegels blijven over. Speel met je andere kleur.
   *[rack] Er staat geen { $tile } op je plankje; wel { $rack }.
}
wrong-square = { $kind ->
    [column] Tegel { $tile } hoort in kolom { $tile }; daar ligt { $square } niet in.
    [row] Tegel { $tile } hoort in rij { $tile }; daar ligt { $square } niet in.
   *[picture] Tegel { web-tile } hoort op een vak met de afbeelding { web-tile }; { $square } heeft een andere.
}
own-tile = Op { $square } ligt een tegel van jezelf; je kunt alleen tegels van anderen slaan.
splits-group = De { colour-adjective } tegel op { $square } houdt zijn groep bij elkaar; een groep mag je niet in stukken slaan.

colour-name = { $colour ->
    [B] blauw
    [G] groen
    [O] oranje
    [R] rood
   *[V] violet
}
colour-adjective = { $colour ->
    [B] blauwe
    [G] groene
    [O] oranje
    [R] rode
   *[V] violette
}

drawing-key = Een letter is een tegel van die kleur; met + houdt hij zijn groep bij elkaar en kan niemand hem slaan.
drawing-seat = Stoel { $seat }{ $you ->
    [yes] , jij
   *[no] {""}
}: { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
}{ $scoring ->
    [blockers] , score { $score }
   *[uptown] {""}
}
drawing-captured = geslagen: { $tiles }
drawing-taken = { colour-name } { $count }
drawing-colour = { $letter } { colour-name }, { $pile } op de stapel{ $finished ->
    [yes] , klaar
   *[no] {""}
}
drawing-rack = plankje { $tiles }
drawing-unlaid = { $letter } { colour-name }, nog niet gelegd: { $tiles }

told-laid = { $who } legt { $two ->
    [yes] de { colour-adjective } tegel { web-tile }
   *[no] tegel { web-tile }
} op { $square }.
told-captured = Daarmee is de { colour-adjective } tegel { web-tile } van { $owner } geslagen.
told-groups = { $who } heeft nu { $groups ->
    [0] geen enkele groep
    [one] { $groups } groep
   *[other] { $groups } groepen
}.
told-drew = Je trekt { $two ->
    [yes] de { colour-adjective } tegel { web-tile }
   *[no] tegel { web-tile }
}.
told-last = { $who } heeft de laatste { colour-adjective } tegel getrokken en heeft { $rack } op het plankje.
told-finished = { $who } is klaar met { colour-name }; { $rack } blijven over.
told-passed = { $who } zit vast en past.
over = Het spel is afgelopen: { $reason ->
    [finished] alle kleuren zijn klaar.
   *[all-stuck] iedereen die nog meedoet, zit vast.
}

explain-rule = { $scoring ->
    [blockers] Groepen en de meest geslagen kleur tellen samen: wie de laagste som heeft, wint.
   *[uptown] Wie de minste groepen heeft, wint.
} Bij gelijke stand wint wie minder heeft geslagen.
explain-decided = Gelijk aan de top: minder geslagen tegels gaven de doorslag.
explain-colour = { colour-name }: { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
}
explain-groups = { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
}
explain-most = plus { $count } voor { colour-name }, het vaakst geslagen: { $sum }
explain-captured = { $count ->
    [0] niets geslagen
   *[other] { $count } geslagen
}

web-title = Uptown
web-about = Leg tegels in zo weinig mogelijk groepen. Sla wat niets bijeenhoudt.
web-board = Bord
web-standing = { $pile } op de stapel · { $captured } geslagen
web-tile = { $tile ->
    [man] man
    [ring] ring
    [lady] dame
    [lamp] lantaarn
    [city] stad
    [sax] saxofoon
    [car] auto
    [cards] kaarten
    [wine] wijn
    [wild] joker
   *[sign] { $tile }
}
web-colour-tile = { colour-adjective } tegel { web-tile }
web-empty = { $square }, leeg{ $last ->
    [yes] , laatste zet
   *[no] {""}
}{ $can ->
    [yes] , hier kun je leggen
   *[no] {""}
}
web-tile-on = { $square }, { web-colour-tile }{ $fixed ->
    [yes] , houdt zijn groep bij elkaar
   *[no] {""}
}{ $last ->
    [yes] , laatste zet
   *[no] {""}
}{ $can ->
    [yes] , die kun je slaan
   *[no] {""}
}
web-advice = tip: { web-tile }, wint ongeveer { $percent } van de 100 keer
web-nothing-fits = Geen van je tegels kan op { $square }.
web-rack = Je { colour-adjective } plankje
web-rack-tile = { web-colour-tile }{ $turn ->
    [yes] , { $squares ->
        [0] past nergens
        [one] past op { $squares } vak
       *[other] past op { $squares } vakken
    }
   *[no] {""}
}
web-pile = { $pile } op de stapel
web-finished = Klaar: deze vier blijven over.
web-pass = Passen: geen van je tegels past
web-heap = Geslagen tegels, en wat nog komt
web-unlaid = { colour-name }, nog niet gelegd: { $tiles }
web-captured = { $name } heeft { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} geslagen
option-scoring = Telling
about-scoring = Tel groepen, of groepen en de kleur die je het meest hebt geslagen.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
