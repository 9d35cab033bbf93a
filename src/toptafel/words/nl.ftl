game-over = Het spel is afgelopen.
not-your-turn = Je bent niet aan de beurt: stoel { $seat } is aan zet.
unreadable = Ik kan “{ $text }” niet lezen.

language = Nederlands
welcome = { $title }: je zit op stoel { $seat }{ $opponents ->
    [0] , alleen aan tafel
    [one] , tegen één speler die lukraak speelt
   *[other] , tegen { $opponents } spelers die lukraak spelen
}.
how-to = Typ een zet, ? voor je zetten, r voor de regels, q om te stoppen.
your-move = Jouw zet
played = Stoel { $seat }: { $move }
your-moves = { $count ->
    [one] Eén geldige zet:
   *[other] { $count } geldige zetten:
}
stopped = Je bent met het spel gestopt.
place-line = { $place }. stoel { $seat }{ $you ->
    [yes] , jij
   *[no] {""}
}: { $score }
end-of-game = Het spel is afgelopen ({ $reason }).
