game-over = The game is over.
not-your-turn = It is not your turn: seat { $seat } is to move.
too-late = The table has moved on: your move was meant for turn { $meant }, and this is turn { $turn }.
unreadable = I cannot read “{ $text }”.

welcome = { $title }: you are seat { $seat }{ $opponents ->
    [0] , alone at the table
    [one] , against one bot ({ $bot })
   *[other] , against { $opponents } bots ({ $bot })
}.
how-to = Type a move, ? for your moves, h for a hint, r for the rules, q to stop.
your-move = Your move
hint-win = { $move } wins about { $brings } times in 100 ({ $low } to { $high })
hint-points = { $move } brings about { $brings } points in the end ({ $low } to { $high })
your-moves = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
stopped = You stopped the game.
place-line = { $place }. seat { $seat }{ $you ->
    [yes] , you
   *[no] {""}
}: { $score }
compiling-rules = Compiling the rules of { $title }, once on this machine …
compiling-bots = Compiling the bots for { $title }, once on this machine …
preparing = Compiling for { $games }, on all cores …
prepared-rules = { $done }/{ $of }  { $title }: the rules are ready
prepared-bots = { $done }/{ $of }  { $title }: the bots are ready
prepared-hints = { $done }/{ $of }  { $title }: hints are ready
