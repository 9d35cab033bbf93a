game-over = The game is over.
not-your-turn = It is not your turn: seat { $seat } is to move.
unreadable = I cannot read “{ $text }”.

language = English
welcome = { $title }: you are seat { $seat }{ $opponents ->
    [0] , alone at the table
    [one] , against one random player
   *[other] , against { $opponents } random players
}.
how-to = Type a move, ? for your moves, r for the rules, q to stop.
your-move = Your move
played = Seat { $seat }: { $move }
your-moves = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
stopped = You stopped the game.
place-line = { $place }. seat { $seat }{ $you ->
    [yes] , you
   *[no] {""}
}: { $score }
end-of-game = The game is over ({ $reason }).
