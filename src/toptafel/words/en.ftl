game-over = The game is over.
not-your-turn = It is not your turn: { $who } is to move.
too-late = The table has moved on: your move was meant for turn { $meant }, and this is turn { $turn }.
unreadable = I cannot read “{ $text }”.
seat-called = seat { $seat }

welcome = { $title }: you are seat { $seat }{ $opponents ->
    [0] , alone at the table
    [one] , against one bot ({ bot-name })
   *[other] , against { $opponents } bots ({ bot-name })
}.
bot-name = { $bot ->
    [gentle] gentle
    [easy] easy
    [fair] fair
    [strong] strong
    [hard] hard
   *[other] { $bot }
}
how-to = Type a move; or ? for your moves, h for a hint, b for the board, i for more about the game, r for the rules, u to take a move back, help, or q to stop.
your-move = Your move
help = { "" }
    ?  your moves; ? and a beginning: those that begin so
    h  a hint
    b  the board again
    i  what else is known
    r  the rules
    u  take your last move back
    q  stop
    Capitals and spaces do not matter in moves.
go-on = Enter goes on >{" "}
more = Enter shows more, q stops >{" "}
bot-thinks = Seat { $seat } ({ bot-name }) is thinking …
hint-thinks = Looking for a hint …
nothing-to-take-back = There is no move of yours to take back.
taken-back = Your last move is taken back.
back-online = Online, moves are taken back on the page, where the others are asked.
wait-your-turn = It is not your turn yet, so this is not played.
no-info = All that is known is in the drawing.
game-kept = The game is kept in { $file }. To go on: { $command }
goes-on = The game goes on after { $turn ->
    [one] one move
   *[other] { $turn } moves
}.
command-moves = moves
command-hint = h hint
command-board = b board
command-info = i info
command-rules = r rules
command-back = u undo back
command-help = help
command-quit = q quit exit stop
move-form = {""}
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
and-also = ;{" "}
place-how = { place-line } ({ $how })
explain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
compiling-rules = Compiling the rules of { $title }, once on this machine …
compiling-bots = Compiling the bots for { $title }, once on this machine …
preparing = Compiling for { $games }, on all cores …
prepared-rules = { $done }/{ $of }  { $title }: the rules are ready
prepared-bots = { $done }/{ $of }  { $title }: the bots are ready
prepared-hints = { $done }/{ $of }  { $title }: hints are ready

bad-url = expected an address like http://localhost:8000, got “{ $url }”
no-answer = { $url } does not answer: { $problem }
house-not-table = that is the address of a house, not of a table; take the link of a table, or open one: toptafel sit { $url } --open GAME
connection-lost = the house has closed the connection (code { $code })
guest-name = Guest
seated = You have seat { $seat }. The game begins when all seats are taken.
table-shut = The table is closed.
proven = proven: the house was bound to its part of the deal before anyone sat down, { $people ->
    [one] one person’s device
   *[other] the devices of { $people } people
} added theirs, the deal follows from that alone, and { $moves ->
    [one] the one move is
   *[other] all { $moves } moves are
} legal; what people were called and how strong bots were is the house’s word{ $out ->
    [0] {""}
    [one] , and so is that one seat gave up or ran out of time
   *[other] , and so is that { $out } seats gave up or ran out of time
}
no-proof = this record has no proof: it was not played online, so there is nothing to verify but its moves (toptafel replay)
wrong-secret = the secret is not the one that was promised: its hash is not the commitment
wrong-seed = the seed is not made of the secret and what each person added
wrong-result = the result in the proof is not the one that the moves lead to
