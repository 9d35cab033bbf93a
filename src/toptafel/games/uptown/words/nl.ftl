unreadable = Ik kan “{ $text }” niet lezen. { move-form }
typed-words = pass: pas, passen, ik pas, vast, ik zit vast, vastgelopen
move-form = Een zet is een tegel, @ en een vak, { $two ->
    [yes] met je kleur ervoor: B:7@C7, O:ring@B5, G:$@E5
   *[no] zoals 7@C7, C@C4, ring@B5 of $@E5
}; of pass.
must-play = Je mag alleen passen als je vastzit, en je kunt nog een tegel leggen: { $count ->
    [one] er is nog één geldige zet
   *[other] er zijn nog { $count } geldige zetten
}.
not-on-rack = { $case ->
    [colour] Je speelt niet met { colour-name }, dus { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧
       *[no] de { $tile } van die kleur
    } kun je niet leggen. Kies een kleur van jezelf.
    [finished] Je bent klaar met { colour-name }: de laatste vier tegels blijven over. Speel met je andere kleur.
   *[rack] Er staat geen { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧ op je plankje
       *[no] { $tile } op je plankje; wel { $rack }
    }.
}
which-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] Tegel { web-tile }
}
wrong-square = { $kind ->
    [column] { which-tile } hoort in kolom { $tile }; daar ligt { $square } niet in.
    [row] { which-tile } hoort in rij { $tile }; daar ligt { $square } niet in.
   *[picture] { which-tile } hoort op een vak met zijn afbeelding; { $square } heeft een andere.
}
own-tile = Op { $square } ligt een tegel van jezelf; je kunt alleen tegels van anderen gevangen nemen.
splits-group = De { colour-adjective } tegel op { $square } houdt zijn groep bij elkaar; je mag een groep niet uiteen laten vallen.
companion-laid = De { colour-adjective } tegel { web-tile } is al gelegd: { $square ->
    [none] { $captor } heeft hem gevangen.
   *[other] hij ligt op { $square }.
}
companion-was-stuck = { $who } zat vast, en de { colour-adjective } tegel { web-tile } had toen gepast. Die kan dus pas op het plankje staan als er weer een tegel is getrokken.
companion-not-stuck = { $who } kan niet vastzitten: er zijn te weinig tegels over die nergens passen.
companion-which-tile = Zeg eerst welke tegel het is.
companion-which-captor = Zeg wie hem gevangen heeft: een van de anderen.
companion-all-laid = { colour-name }: er zijn al 24 tegels gelegd, en niemand legt er meer.
companion-square-taken = Op { $square } ligt al een tegel. Is die gevangen? Maak hem dan ongedaan en geef hem aan wie hem gevangen heeft.
companion-uneven = { $who } heeft { $count } tegels gelegd en { $other } { $other_count }, met de gevangen tegels erbij. Om de beurt, vanaf speler 1, ligt niemand meer dan één tegel voor. Zoek de tegel die ontbreekt; of zeg, als iemand niets kon leggen, wie er aan de beurt is.
companion-no-order = We hebben geen volgorde van zetten gevonden die tot deze tegels leidt; dat bewijst niet dat er geen is. Kijk naar de gevangen tegels: waar die lagen, moet een tegel van hun vanger gekomen zijn.
companion-whose-turn = Zeg wie er aan de beurt is: iemand die nog tegels heeft om te leggen.

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

drawing-key = Een letter is een tegel van die kleur; met + houdt hij zijn groep bij elkaar en kan niemand hem gevangen nemen.
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
drawing-captured = gevangen: { $tiles }
drawing-taken = { colour-name } { $count }
drawing-colour = { $letter } { colour-name }, { $pile } in de voorraad{ $finished ->
    [yes] , klaar
   *[no] {""}
}
drawing-rack = plankje { $tiles }
drawing-unlaid = { $letter } { colour-name }, nog niet gelegd: { $tiles }
spoken-rack = Jouw tegels ({ colour-name }): { $tiles }.
spoken-groups = de groepen: { $groups }
spoken-fixed = kan niet gevangen worden: { $squares }
spoken-captures = neemt { $tile } ({ colour-name }) gevangen

that-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] de { colour-adjective } tegel { web-tile }
}
told-laid = { $who } legt { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] de { colour-adjective } tegel { web-tile }
       *[no] tegel { web-tile }
    }
} op { $square }.
told-captured = Daarmee is { that-tile } van { $owner } gevangen.
told-groups = { $who } heeft nu { $groups ->
    [0] geen enkele groep
    [one] { $groups } groep
   *[other] { $groups } groepen
}.
told-drew = Je trekt { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] de { colour-adjective } tegel { web-tile }
       *[no] tegel { web-tile }
    }
}.
told-last = { $who } heeft de laatste { colour-adjective } tegel getrokken en heeft { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} op het plankje.
told-finished = { $who } is klaar met { colour-name }; { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} blijven over.
told-passed = { $who } zit vast en past.
over = Het spel is afgelopen: { $reason ->
    [finished] alle kleuren zijn klaar.
   *[all-stuck] iedereen die nog meedoet, zit vast.
}

why-groups = { $joined ->
    [0] Begint een nieuwe groep: { explain-groups }.
    [1] Maakt een groep van { $size }: nog steeds { explain-groups }.
   *[other] Verbindt { $joined } groepen: nog { explain-groups }.
}
why-captures = Neemt { that-tile } van { $owner } gevangen.
why-keeps = Bewaart { that-tile } voor later.
why-near = { $groups ->
    [one] Met nog één tegel komt er een andere groep bij.
   *[other] Met nog één tegel komen er { $groups } andere groepen bij.
}
why-far = { $squares ->
    [one] Tussen je volgende groep en deze ligt één vak.
   *[other] Tussen je volgende groep en deze liggen { $squares } vakken.
}
why-holds = Hij houdt zijn groep bij elkaar: niemand kan hem gevangen nemen.
why-safe = { $tiles ->
    [0] Geen tegel die er nog is, kan hem gevangen nemen.
    [one] { $tiles } tegel die er nog is, kan hem gevangen nemen.
   *[other] { $tiles } tegels die er nog zijn, kunnen hem gevangen nemen.
}
why-room = De groep kan groeien op { $squares ->
    [0] geen enkel vak
    [one] { $squares } vak
   *[other] { $squares } vakken
} eromheen.
why-later = Voorlopig meer groepen dan tip { $number }, maar in de uitgespeelde partijen ging het minstens zo goed.

explain-rule = { $scoring ->
    [blockers] Groepen en de meest gevangen kleur tellen samen: wie de laagste som heeft, wint.
   *[uptown] Wie de minste groepen heeft, wint.
} Bij gelijke stand wint wie minder tegels gevangen nam.
explain-decided = Gelijk aan de top: wie minder tegels gevangen nam, wint.
explain-colour = { colour-name }: { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
}
explain-groups = { $groups ->
    [one] { $groups } groep
   *[other] { $groups } groepen
}
explain-most = plus { $count } voor { colour-name }, het vaakst gevangen: { $sum }
explain-captured = { $count ->
    [0] niets gevangen
   *[other] { $count } gevangen
}

web-title = Uptown
web-about = Verbind je tegels. Neem losse tegels van anderen gevangen.
web-first = Leg een tegel{ $two ->
    [yes] {" "}van een van je kleuren
   *[no] {""}
}: letter, cijfer of afbeelding zegt waar.
web-choose = Kies een tegel, dan zijn vak.
web-lay-it = { $case ->
    [both] Leg hem op een stip, of neem een omlijnde tegel gevangen.
    [empty] Leg hem op een stip.
    [capture] Neem er een omlijnde tegel mee gevangen.
   *[none] Hij past nu nergens. Kies een andere tegel.
}
web-which = Welke tegel komt op { $square }?
web-stuck = Geen van je tegels past ergens.
web-laid = { $name } legde { web-tile } op { $square }.
web-board = Bord
web-standing = { $pile } in de voorraad · { $captured } gevangen
web-unit = { $groups ->
    [one] groep
   *[other] groepen
}
web-duel = duel
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
    [wild] joker ($)
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
    [since] , net gelegd
   *[no] {""}
}{ $can ->
    [yes] , die kun je gevangen nemen
   *[no] {""}
}
web-advice = tip { $number }: { web-tile }
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
web-pile = { $pile } in de voorraad
web-finished = Klaar: deze vier blijven over.
web-pass = Passen
web-heap = Gevangen tegels, en wat nog komt
web-unlaid = { colour-name }, nog niet gelegd: { $tiles }
web-captured = { $name } heeft { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} gevangen
web-companion-ask = Welke tegel heeft { $name } gelegd?
web-companion-how = Tik hem aan, en dan zijn vak.
web-companion-where = Tik nu op het vak: hij mag overal liggen waar een stip staat.
web-companion-pass = { $name } zit vast
web-companion-taken = { $name } heeft hem gevangen
web-companion-begin = Dat is alles, en { $name } is aan de beurt
web-companion-typed = Tegel @ vak: 7@C7, sax@D7; pass als er niets past.
web-chosen-scoring = { $value ->
    [blockers] Groepen en de meest gevangen kleur tellen op: de laagste som wint.
   *[uptown] De minste groepen winnen.
}
web-sheet-groups = Groepen op het bord
web-sheet-captured = Gevangen tegels (bij gelijke stand: de minste)
web-sheet-most = Blockers!: de kleur waarvan je de meeste gevangen hebt
web-sheet-sum = Totaal (de minste wint)
option-scoring = Puntentelling
about-scoring = Tel groepen, of groepen en de kleur waarvan je de meeste tegels gevangen hebt.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
web-choice-scoring = { $value ->
    [blockers] De minste punten winnen: één voor elke groep, en één voor elke tegel van de kleur waarvan je de meeste gevangen hebt.
   *[uptown] De minste groepen winnen.
}
