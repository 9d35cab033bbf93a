game-over = La partie est finie.
not-your-turn = Ce n’est pas ton tour : c’est au siège { $seat } de jouer.
too-late = La partie a continué : ton coup était prévu pour le tour { $meant }, et c’est le tour { $turn }.
unreadable = Je n’arrive pas à lire « { $text } ».

welcome = { $title } : tu as le siège { $seat }{ $opponents ->
    [0] , sans adversaire
    [one] , contre un robot ({ $bot })
   *[other] , contre { $opponents } robots ({ $bot })
}.
how-to = Tape un coup, ? pour voir tes coups, h pour un conseil, r pour les règles, q pour arrêter.
your-move = À toi
hint-win = { $move } gagne environ { $brings } fois sur 100 ({ $low } à { $high })
hint-points = { $move } rapporte environ { $brings } points à la fin ({ $low } à { $high })
your-moves = { $count ->
    [one] { $count } coup permis :
   *[other] { $count } coups permis :
}
stopped = Tu as arrêté la partie.
place-line = { $place }. siège { $seat }{ $you ->
    [yes] , toi
   *[no] {""}
} : { $score }
compiling-rules = Compilation des règles de { $title }, une seule fois sur cette machine …
compiling-bots = Compilation des robots pour { $title }, une seule fois sur cette machine …
preparing = Compilation pour { $games }, sur tous les cœurs …
prepared-rules = { $done }/{ $of }  { $title } : les règles sont prêtes
prepared-bots = { $done }/{ $of }  { $title } : les robots sont prêts
prepared-hints = { $done }/{ $of }  { $title } : les conseils sont prêts
