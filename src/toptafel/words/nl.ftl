game-over = Het spel is afgelopen.
not-your-turn = Je bent niet aan de beurt: { $who } is aan zet.
too-late = De tafel is al verder: je zet was voor beurt { $meant } bedoeld, en dit is beurt { $turn }.
unreadable = Ik kan “{ $text }” niet lezen.
seat-called = stoel { $seat }
setup-players = { $title } is voor { $least } tot { $most } spelers.
setup-unknown = { $title } kent deze keuze niet. Misschien is deze pagina verouderd: laad haar opnieuw.
setup-edition = Dit bestand is geen editie van { $title } waarmee gespeeld kan worden.

welcome = { $title }: je zit op stoel { $seat }{ $opponents ->
    [0] , alleen aan tafel
    [one] , tegen één bot ({ bot-name })
   *[other] , tegen { $opponents } bots ({ bot-name })
}.
bot-name = { $bot ->
    [gentle] 1 – beginner
    [easy] 2 – liefhebber
    [fair] 3 – gevorderd
    [strong] 4 – sterk
    [hard] 5 – expert
   *[other] { $bot }
}
how-to = Typ een zet; of ? voor je zetten, h voor een tip, b voor het bord, i voor meer over het spel, r voor de regels, u om een zet terug te nemen, help, of q om te stoppen.
your-move = Jouw zet
help = { "" }
    ?  je zetten; ? en een begin: de zetten die zo beginnen
    h  een tip
    b  het bord opnieuw
    i  wat er verder bekend is
    r  de regels
    u  je laatste zet terugnemen
    q  stoppen
    Hoofdletters en spaties maken in zetten niet uit.
go-on = Enter gaat verder >{" "}
more = Enter toont meer, q stopt >{" "}
bot-thinks = Stoel { $seat } ({ bot-name }) denkt na …
hint-thinks = Een tip zoeken …
nothing-to-take-back = Er is geen zet van jou om terug te nemen.
taken-back = Je laatste zet is teruggenomen.
back-online = Online neem je zetten terug op de pagina, waar het de anderen gevraagd wordt.
wait-your-turn = Je bent nog niet aan de beurt, dus dit wordt niet gespeeld.
no-info = Alles wat bekend is, staat in de tekening.
game-kept = Het spel staat in { $file }. Verder spelen: { $command }
goes-on = Het spel gaat verder na { $turn ->
    [one] één zet
   *[other] { $turn } zetten
}.
command-moves = zetten
command-hint = tip
command-board = bord
command-info = info
command-rules = regels
command-back = terug
command-help = help hulp
command-quit = stop stoppen
move-form = {""}
hint-win = { $move } wint ongeveer { $brings } van de 100 keer ({ $low } tot { $high })
hint-points = { $move } levert aan het eind ongeveer { $brings } punten op ({ $low } tot { $high })
why-rather = Minder punten dan tip { $number }, maar { $who } kan daarna ongeveer { $points } scoren in plaats van { $instead }.
why-later = Nu minder punten dan tip { $number }, maar in de uitgespeelde partijen ging het minstens zo goed.
your-moves = { $count ->
    [one] Eén geldige zet:
   *[other] { $count } geldige zetten:
}
moves-more = En nog { $count }. Typ ? en een begin voor de zetten die zo beginnen.
stopped = Je bent met het spel gestopt.
place-line = { $place }. stoel { $seat }{ $you ->
    [yes] , jij
   *[no] {""}
}: { $score }
and-also = ;{" "}
place-how = { place-line } ({ $how })
explain-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
compiling-rules = De regels van { $title } worden gecompileerd, eenmalig op deze computer …
compiling-bots = De bots voor { $title } worden gecompileerd, eenmalig op deze computer …
preparing = Compileren voor { $games }, op alle kernen …
prepared-rules = { $done }/{ $of }  { $title }: de regels zijn klaar
prepared-bots = { $done }/{ $of }  { $title }: de bots zijn klaar
prepared-hints = { $done }/{ $of }  { $title }: de tips zijn klaar

games-line = { $title }, { $players } spelers ({ $credit })
games-how = Speel er hier een met toptafel play SPEL (of python3 play.py play SPEL); toptafel rules SPEL toont de regels.

bad-url = verwacht werd een adres als http://localhost:8000, niet “{ $url }”
no-answer = { $url } geeft geen antwoord: { $problem }
server-not-table = dat is het adres van een server, niet van een tafel; neem de link van een tafel, of open er een: toptafel sit { $url } --open SPEL
connection-lost = de server heeft de verbinding verbroken (code { $code })
guest-name = Gast
seated = Je hebt stoel { $seat }. Het spel begint zodra alle stoelen bezet zijn.
table-shut = De tafel is gesloten.
proven = Eerlijk gedeeld. De server legde zijn deel van het toeval vast voordat er iemand ging zitten, en { $people ->
    [one] het apparaat van één persoon voegde het zijne toe
   *[other] de apparaten van { $people } personen voegden het hunne toe
}: noch de server noch een speler kon alleen de verdeling kiezen. { $moves ->
    [one] De ene zet is
   *[other] Alle { $moves } zetten zijn
} geldig. (Namen en niveaus van bots vallen hier niet onder{ $out ->
    [0] {""}
    [one] , en ook niet dat één speler opgaf of geen tijd meer had
   *[other] , en ook niet dat { $out } spelers opgaven of geen tijd meer hadden
}.)
no-proof = van dit verslag is er geen bewijs: het spel is niet online gespeeld, dus er valt niets na te gaan behalve de zetten (toptafel replay)
wrong-proof = het bewijs in dit verslag is beschadigd of onvolledig
wrong-secret = het geheim is niet wat er beloofd was: de hash ervan is niet de belofte
wrong-seed = het startgetal is niet gemaakt uit het geheim en wat iedereen heeft toegevoegd
wrong-result = de uitslag in het bewijs is niet die waartoe de zetten leiden
