unreadable = Ik kan “{ $text }” niet lezen. { move-form }
move-form = Een zet bestaat uit de twee kruispunten waar de scherpe hoeken van de tegel komen, zoals c3e3; eerst dat voor de eerste letter van de tegel.
not-a-slot = { $case ->
    [point] Op { $point } kan geen tegel zo’n hoek hebben: het is geen kruispunt van het bord, of er is te weinig ruimte. Een zet bestaat uit de twee scherpe hoeken van een tegel.
   *[far] Dit zijn niet de twee scherpe hoeken van een tegel op het bord. Als de ene { $point } is, is de andere een van deze: { $others }.
}
occupied = { $piece ->
    [tile] Op { $field } ligt de tegel { $tile }.
    [black] Op { $field } ligt een zwarte driehoek.
   *[empty] In { $field } past niets meer: dat veld telt als bedekt, ook al zijn de zwarte driehoeken op.
} Een tegel heeft twee vrije velden nodig.
not-touching = { $case ->
    [corner] Daar raakt de tegel alleen met een hoek, op { $point }, aan wat er ligt. Hij moet met een zijde grenzen aan een tegel of een zwarte driehoek.
   *[alone] Daar raakt de tegel nergens aan. Hij moet met een zijde grenzen aan een tegel of een zwarte driehoek.
}

colour-name = { $colour ->
    [B] blauw
    [R] rood
    [W] wit
   *[Y] geel
}

drawing-key = Een cijfer is een open kruispunt, [Y3] een toren van 3 stenen met geel bovenop, [-] geen; * is de gouden rand. Kleine letters zijn hoeken van tegels, ▒ is zwart, ░ bleef leeg.
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

told-laid = { $who } legt { $tile } op { $move }.
told-gap = { $piece ->
    [black] Een zwarte driehoek vult het gat { $field }.
   *[empty] Het gat { $field } blijft leeg: de zwarte driehoeken zijn op.
}
told-closed = { $case ->
    [equal] Op { $point } zijn de sterkste kleuren even sterk: niemand plaatst een steen.
   *[bare] { $point } is alleen door zwarte driehoeken gesloten: niemand plaatst een steen.
}
told-tower = Toren op { $point } ({ $stones }): { colour-name } ligt bovenop{ $seat ->
    [none] {""}, maar wordt door niemand gespeeld: geen punten.
   *[other] {""} en levert { $who } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op{ $golden ->
        [yes] , verdubbeld door de gouden rand.
       *[no] .
    }
}
told-topless = { $stones ->
    [none] Geen toren op { $point }
   *[other] Toren op { $point } ({ $stones })
}: { colour-name } is het sterkst maar heeft geen stenen meer, dus niemand krijgt punten.
told-last = { $seat ->
    [none] De laatste steen van { colour-name } is geplaatst.
   *[other] { $who } heeft de laatste steen van { colour-name } geplaatst.
}
told-next = { $who } draait { $tile } om.
over = Het spel is afgelopen: { $reason ->
    [no-room] er is geen plaats meer voor een tegel.
    [no-tiles] alle tegels zijn gelegd.
    [all-stones] een speler heeft de laatste steen geplaatst en wint.
   *[neutral-stones] een neutrale kleur heeft haar laatste steen geplaatst.
}

explain-rule = Punten van de torens, min één voor elke steen die over is{ $teams ->
    [yes] , partners samen
   *[no] {""}
}: wie de meeste heeft, wint. Bij gelijke stand wint wie minder stenen over heeft.
explain-decided = Gelijk aan de top: minder stenen over gaf de doorslag.
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

web-title = On Top
web-about = Sluit cirkels en sta boven op de torens die verrijzen.
web-board = Bord
option-colours = Kleuren
about-colours = Welke kleur elke stoel speelt.
value-colours = { $value }
option-start = Begin
about-start = Waar aan het begin zwarte driehoeken liggen: op de rode velden, of op willekeurige velden, voor een bord dat elke keer nieuw is.
value-start = { $value ->
    [red] Rode velden
    [random] { $count } willekeurig
   *[other] { $value }
}
option-teams = Teams
about-teams = Met vier spelers kunnen de twee die tegenover elkaar zitten, samen spelen.
value-teams = { $value ->
    [yes] Twee teams
   *[no] Ieder voor zich
}
option-segments = Segmenten
about-segments = Een stompe hoek telt als twee zesden van een cirkel, of elke hoek telt voor één.
value-segments = { $value ->
    [corners] Hoeken
   *[sixths] Zesden
}
web-standing = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} · { web-left }
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
web-stones = Stenen en punten
web-team = Team { $who }
web-to-come = nog { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
} te leggen · nog { $triangles ->
    [one] { $triangles } zwarte driehoek
   *[other] { $triangles } zwarte driehoeken
}
web-your-tile = Jouw tegel
web-tile-of = Tegel van { $name }
web-how = { $touch ->
    [yes] Tik op een vrij veld, en nog eens om de tegel te leggen. Tik op de tegel om hem te draaien.
   *[no] Wijs een vrij veld aan. Draai de tegel door erop te klikken, met R of met het wieltje.
}
web-closes-nothing = Hier zou geen cirkel sluiten.
web-turn = Tegel { $tile }: draaien
web-turn-it = Draaien
web-lay-it = Hier leggen
web-closes = Cirkels die sluiten:
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
    [yes] {""}, gouden rand
   *[no] {""}
}, { $open ->
    [one] { $open } veld vrij
   *[other] { $open } velden vrij
}{ $count ->
    [0] {""}
   *[other] {""}; segmenten: { $segments }
}
web-point-tower = { $point }{ $golden ->
    [yes] {""}, gouden rand
   *[no] {""}
}, { $count ->
    [0] gesloten zonder stenen
    [one] toren: { $stones }
   *[other] toren van onder naar boven: { $stones }
}
