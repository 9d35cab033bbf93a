game-over = The game is over.
not-your-turn = It is not your turn: { $who } is to move.
too-late = The game has moved on: your move was for turn { $meant }, and this is turn { $turn }.
unreadable = I cannot read “{ $text }”.
seat-called = seat { $seat }
setup-players = { $title } is for { $least } to { $most } players.
setup-unknown = { $title } has no such choice. Perhaps this page is out of date: load it again.
setup-edition = This file is not an edition of { $title } that can be played.

welcome = { $title }: you are seat { $seat }{ $opponents ->
    [0] , alone at the table
    [one] , against one bot ({ bot-name })
   *[other] , against { $opponents } bots ({ bot-name })
}.
bot-name = { $bot ->
    [gentle] 1 – beginner
    [easy] 2 – casual
    [fair] 3 – practised
    [strong] 4 – strong
    [hard] 5 – expert
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
game-kept = The game is saved in { $file }. To continue: { $command }
goes-on = The game continues after { $turn ->
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
why-rather = Fewer points than hint { $number }, but { $who } could then score about { $points }, not { $instead }.
why-later = Fewer points now than hint { $number }, but it did at least as well in the games that were played out.
your-moves = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
moves-more = And { $count } more. Type ? and a beginning for those that begin so.
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

games-line = { $title }, { $players } players ({ $credit })
games-how = Play one here with toptafel play GAME (or python3 play.py play GAME); toptafel rules GAME shows its rules.

bad-url = expected an address like http://localhost:8000, got “{ $url }”
no-answer = { $url } does not answer: { $problem }
server-not-table = that is the address of a server, not of a table; take the link of a table, or open one: toptafel sit { $url } --open GAME
connection-lost = the server has closed the connection (code { $code })
guest-name = Guest
seated = You have seat { $seat }. The game begins when all seats are taken.
table-shut = The table is closed.
proven = Fairly dealt. The server fixed its share of the randomness before anyone sat down, and { $people ->
    [one] one person’s device
   *[other] the devices of { $people } people
} added their own: neither the server nor a player could choose the deal alone. { $moves ->
    [one] The one move is
   *[other] All { $moves } moves are
} legal. (Names and bot levels are not covered{ $out ->
    [0] {""}
    [one] , nor that one player resigned or ran out of time
   *[other] , nor that { $out } players resigned or ran out of time
}.)
no-proof = this record has no proof: it was not played online, so there is nothing to verify but its moves (toptafel replay)
wrong-proof = the proof in this record is damaged or incomplete
wrong-secret = the secret is not the one that was promised: its hash is not the commitment
wrong-seed = the seed is not made of the secret and what each person added
wrong-result = the result in the proof is not the one that the moves lead to
