game-over = La partie est finie.
not-your-turn = Ce n’est pas ton tour : c’est au siège { $seat } de jouer.
unreadable = Je n’arrive pas à lire « { $text } ».

language = Français
welcome = { $title } : tu as le siège { $seat }{ $opponents ->
    [0] , sans adversaire
    [one] , contre un joueur qui joue au hasard
   *[other] , contre { $opponents } joueurs qui jouent au hasard
}.
how-to = Tape un coup, ? pour voir tes coups, r pour les règles, q pour arrêter.
your-move = À toi
played = Siège { $seat } : { $move }
your-moves = { $count ->
    [one] { $count } coup permis :
   *[other] { $count } coups permis :
}
stopped = Tu as arrêté la partie.
place-line = { $place }. siège { $seat }{ $you ->
    [yes] , toi
   *[no] {""}
} : { $score }
end-of-game = La partie est finie ({ $reason }).
