unreadable = Ik kan “{ $text }” niet lezen. { move-form }
move-form = Een zet bestaat uit de twee kruispunten waar de scherpe hoeken van de tegel komen, zoals c3e3; eerst dat voor de eerste letter van de tegel.
not-a-slot = { $case ->
    [point] { $placed ->
        [yes] Op { $point }
       *[no] Daar
    } kan geen tegel zo’n hoek hebben: het is geen kruispunt van het bord, of er is te weinig ruimte. Een zet bestaat uit de twee scherpe hoeken van een tegel.
   *[far] Dit zijn niet de twee scherpe hoeken van een tegel op het bord.{ $placed ->
        [yes] {" "}Als de ene { $point } is, is de andere een van deze: { $others }.
       *[no] {""}
    }
}
occupied = { $piece ->
    [tile] Hier ligt al een tegel.
    [black] Hier ligt al een zwarte driehoek.
   *[empty] { $placed ->
        [yes] In { $field } past niets meer
       *[no] Hier past niets meer
    }: dat veld telt als bedekt, ook al zijn de zwarte driehoeken op.
} Een tegel heeft twee vrije velden nodig.
not-touching = { $case ->
    [corner] Daar raakt de tegel alleen met een hoek{ $placed ->
        [yes] , op { $point },
       *[no] {""}
    } aan wat er ligt. Hij moet met een zijde grenzen aan een tegel of een zwarte driehoek.
   *[alone] Daar raakt de tegel nergens aan. Hij moet met een zijde grenzen aan een tegel of een zwarte driehoek.
}

colour-name = { $colour ->
    [B] blauw
    [R] rood
    [W] wit
   *[Y] geel
}

drawing-key = Een cijfer is een open kruispunt, [Y3] een toren van 3 stenen met geel bovenop, [-] geen; * is de goudgele rand. Kleine letters zijn hoeken van tegels, ▒ is zwart, ░ bleef leeg.
drawing-seat = { $colour } { colour-name }, stoel { $seat }{ $you ->
    [yes] , jij
   *[no] {""}
}
drawing-neutral = { $colour } { colour-name }, neutraal
drawing-stones = { $left ->
    [one] { $left } steen
   *[other] { $left } stenen
}
drawing-score = score { $score }, { drawing-stones }
drawing-hand = De tegel, zoals hij kan liggen; elk ook een halve slag om:
drawing-unseen = Nog verdekt ({ $count }): { $tiles }
drawing-triangles = Zwarte driehoeken over: { $count }
spoken-hand = De tegel is { $tile }, rondom vanaf een scherpe hoek: { $colours }.

told-laid = { $who } legt { the-tile } { $placed ->
    [yes] op { $move }
   *[no] neer
}.
the-tile = { $pictured ->
    [yes] ⟦{ $tile }⟧
   *[no] { $tile }
}
the-stones = { $pictured ->
    [yes] ⟦tower { $stones }⟧
   *[no] { $stones }
}
gap = { $placed ->
    [yes] de holte { $field }
   *[no] een holte: ⟦black⟧
}
gap-left = { $placed ->
    [yes] De holte { $field }
   *[no] Een holte
}
told-gap = { $piece ->
    [black] Een zwarte driehoek vult { gap }.
   *[empty] { gap-left } blijft leeg: de zwarte driehoeken zijn op.
}
told-closed = { $case ->
    [equal] { $placed ->
        [yes] Op { $point } zijn de sterkste kleuren even sterk
       *[no] Een kleurenkring is rond, maar de sterkste kleuren zijn even sterk
    }: niemand plaatst een steen.
   *[bare] { $placed ->
        [yes] { $point }
       *[no] Een kring
    } is alleen door zwarte driehoeken gesloten: niemand plaatst een steen.
}
told-tower = { $placed ->
    [yes] Toren op { $point } ({ the-stones })
   *[no] Een kleurenkring is rond ⟦tower { $stones }⟧
}: { colour-name } ligt bovenop{ $seat ->
    [none] {""}, maar wordt door niemand gespeeld: geen punten.
   *[other] {""} en levert { $who } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op{ $golden ->
        [yes] , verdubbeld door de goudgele rand.
       *[no] .
    }
}
told-topless = { $stones ->
    [none] { $placed ->
        [yes] Geen toren op { $point }
       *[no] Een kleurenkring is rond, zonder toren
    }
   *[other] { $placed ->
        [yes] Toren op { $point } ({ the-stones })
       *[no] Een kleurenkring is rond ⟦tower { $stones }⟧
    }
}: { colour-name } is het sterkst maar heeft geen stenen meer, dus niemand krijgt punten.
told-last = { $seat ->
    [none] De laatste steen van { colour-name } is geplaatst.
   *[other] { $who } heeft de laatste steen van { colour-name } geplaatst.
}
told-next = { $who } draait { the-tile } om.
over = Het spel is afgelopen: { $reason ->
    [no-room] er is geen plaats meer voor een tegel.
    [no-tiles] alle tegels zijn gelegd.
    [all-stones] een speler heeft de laatste steen geplaatst en wint.
   *[neutral-stones] een neutrale kleur heeft haar laatste steen geplaatst.
}

why-closes = { $circles ->
    [0] Sluit nog geen kleurenkring.
    [one] Sluit een kleurenkring: { why-points }.
   *[other] Sluit { $circles } kleurenkringen: { why-points }.
}
why-points = { $points ->
    [0] geen punten voor jou
    [one] { $points } punt
   *[other] { $points } punten
}{ $golden ->
    [yes] , verdubbeld door de goudgele rand
   *[no] {""}
}
why-gives = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
why-sheds = { $stones ->
    [one] Je raakt een steen ({ colour-name }) kwijt: dat scheelt straks een minpunt.
   *[other] Je raakt { $stones } stenen ({ colour-name }) kwijt: dat scheelt straks minpunten.
}
why-next = { $points ->
    [0] { $who } kan daarna niets scoren.
    [one] { $who } kan daarna ongeveer { $points } punt scoren.
   *[other] { $who } kan daarna ongeveer { $points } punten scoren.
}
why-ahead = { $circles ->
    [0] Je staat dan in geen open kleurenkring voor.
    [one] Je staat dan in { $circles } open kleurenkring voor.
   *[other] Je staat dan in { $circles } open kleurenkringen voor.
}
why-soon = { $fields ->
    [one] Een kleurenkring waarin je voor staat, mist nog één veld.
   *[other] Een kleurenkring waarin je voor staat, mist nog { $fields } velden.
}
why-behind = { $circles ->
    [0] Je staat dan in geen open kleurenkring achter.
    [one] Je staat dan in { $circles } open kleurenkring achter.
   *[other] Je staat dan in { $circles } open kleurenkringen achter.
}

explain-rule = Punten van de torens, min één voor elke steen die over is{ $teams ->
    [yes] , partners samen
   *[no] {""}
}: wie de meeste heeft, wint. Bij gelijke stand wint wie minder stenen over heeft.
explain-decided = Gelijk aan de top: wie minder stenen over heeft, wint.
explain-points = { $points ->
    [one] { $points } punt van torens
   *[other] { $points } punten van torens
}
explain-left = { $left ->
    [0] geen stenen over
    [one] min { $left } voor een steen die over is
   *[other] min { $left } voor stenen die over zijn
}
explain-team = samen met de partner: { $one } + { $other } = { $sum }
explain-early = heeft de laatste steen geplaatst en wint daarmee meteen

companion-no-tile = { $case ->
    [laid] Alle tegels van deze soort zijn al gelegd.
   *[none] Er zit geen tegel “{ $tile }” in de doos.
}

web-title = On Top
web-about = Sluit kleurenkringen en zorg dat jouw steen boven op de toren ligt.
web-first = Leg je tegel naast een andere. Een kleurenkring die je sluit, wordt een toren; wie bovenop ligt, scoort.
web-play-along = { $colours } { $count ->
    [one] speelt
   *[other] spelen
} mee voor niemand.
web-triangles = { $way ->
    [red] Op de rode velden
    [random] Willekeurig
   *[own] Waar jij tikt
}
web-triangles-about = { $way ->
    [red] Zoals in de doos.
    [random] Elke keer een nieuw bord.
   *[own] { $count ->
        [0] Tik op velden van het bord.
       *[other] { $count } gekozen, hoogstens { $most }.
    }
}
web-triangles-count = Aantal zwarte driehoeken
web-triangles-board = Velden voor zwarte driehoeken
web-piece = { $kind ->
    [tower] toren van { $colours }
   *[tile] tegel { $colours }
}
web-board = Bord
web-companion-ask = Welke tegel heeft { $name } omgedraaid?
web-companion-how = Tik hem aan, en dan waar hij ligt.
web-companion-where = Laat nu op het bord zien waar hij ligt; draai hem als dat nodig is.
web-companion-typed = Tegel, dan de twee scherpe hoeken: BRWY c3e3.
web-chosen-start = { $value ->
    [red] De zwarte driehoeken liggen op de rode velden.
    [random] { $count ->
        [one] Eén zwarte driehoek ligt op een willekeurig veld.
       *[other] { $count } zwarte driehoeken liggen op willekeurige velden.
    }
   *[list] De zwarte driehoeken liggen waar de gastheer ze legde.
}
web-chosen-teams = { $value ->
    [yes] De twee die tegenover elkaar zitten, spelen samen.
   *[no] {""}
}
web-chosen-segments = { $value ->
    [corners] Stompe hoeken tellen één keer.
   *[sixths] {""}
}
web-sheet-track = Punten op de scoretabel
web-sheet-left = Stenen over: elk − 1
web-sheet-sum = Totaal
option-colours = Kleuren
about-colours = Welke kleur elke speler heeft.
value-colours = { $value }
option-start = Zwarte driehoeken bij het begin
about-start = Op de rode velden zoals in de doos, willekeurig voor een bord dat elke keer nieuw is, of waar jij tikt.
value-start = { $value ->
    [red] Op de rode velden
    [random] { $count } willekeurig
   *[other] Waar jij tikt
}
start-outside = Een zwarte driehoek ligt buiten het bord van deze editie.
start-too-many = Er zijn maar { $most } zwarte driehoeken om mee te beginnen.
option-teams = Partners
about-teams = Met vier spelers kunnen de twee die tegenover elkaar zitten, samen spelen.
value-teams = { $value ->
    [yes] Twee teams
   *[no] Ieder voor zich
}
needs-teams = Alleen met vier spelers.
option-segments = Stompe hoeken
about-segments = Hoe sterk de stompe hoek van een tegel zijn kleur maakt in een kring: als twee scherpe hoeken, want hij is zo breed als twee, of als één.
value-segments = { $value ->
    [corners] Tellen één keer
   *[sixths] Tellen dubbel
}
value-edition = { $value ->
    [medley] 34 verschillende tegels
   *[toptafel] Zoals in de doos
}
web-takes = { $left ->
    [one] nu afgelopen: { $left } punt eraf
   *[other] nu afgelopen: { $left } punten eraf
}
web-left = nog { $left ->
    [one] { $left } steen
   *[other] { $left } stenen
}
web-neutral = { $colour ->
    [B] Blauw
    [R] Rood
    [W] Wit
   *[Y] Geel
} (neutraal)
web-neutrals = neutraal
web-stones = Stenen en punten
web-team = Team { $who }
web-to-come = nog { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} te leggen · nog { $triangles ->
    [one] { $triangles } zwarte driehoek
   *[other] { $triangles } zwarte driehoeken
}
web-tiles-to-come = { $count ->
    [one] tegel
   *[other] tegels
} te leggen
web-how = { $touch ->
    [yes] Tik op een licht veld, en nog eens om je tegel te leggen.
   *[no] Wijs een licht veld aan en klik om je tegel te leggen.
}
web-turning = { $touch ->
    [yes] Tik op de tegel om hem te draaien.
   *[no] Klik op de tegel, druk op R of gebruik het wieltje om hem te draaien.
}
web-would = { $count ->
    [0] Hier zou geen kring sluiten.
    [one] Eén kring sluit: { $gains }.
   *[other] { $count } kringen sluiten: { $gains }.
}
web-gain = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $mine ->
    [yes] jou
   *[no] { $name }
}
web-no-gain = geen punten
web-then = { $touch ->
    [yes] Tik er nog eens op om hem te leggen.
   *[no] Een klik legt hem; R of het wieltje draait hem.
}
web-tile = { $mine ->
    [true] Jouw tegel, { $colours }: draaien
   *[false] Tegel van { $name }: { $colours }
}
web-turn-it = Draaien
web-lay-it = Hier leggen
web-closes = Kringen die sluiten:
web-closing = { $point }: { $kind ->
    [nobody] niemand plaatst een steen.
    [topless] niemand bovenop, geen punten.
    [neutral] { colour-name } bovenop, neutraal, geen punten.
   *[seat] { colour-name } bovenop, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $name }.
}
web-corner = { colour-name } op { $point }
web-field = { $field }, { $what ->
    [open] vrij, je kunt hier leggen
    [black] zwarte driehoek
    [empty] ingesloten, blijft leeg
   *[free] vrij
}
web-field-tile = { $field }, tegel van { $name }: { $corners }
web-ghost = De tegel zou liggen met { $corners }{ $ways ->
    [1] .
   *[other] , een van { $ways } manieren; R draait hem.
}
web-points = Kruispunten
web-segments = { colour-name } { $count }
web-point-open = { $point }{ $golden ->
    [yes] {""}, goudgele rand
   *[no] {""}
}, { $open ->
    [one] { $open } veld vrij
   *[other] { $open } velden vrij
}{ $count ->
    [0] {""}
   *[other] {""}; segmenten: { $segments }
}
web-point-tower = { $point }{ $golden ->
    [yes] {""}, goudgele rand
   *[no] {""}
}, { $count ->
    [0] gesloten zonder stenen
    [one] toren: { $stones }
   *[other] toren van onder naar boven: { $stones }
}
