game-over = Das Spiel ist zu Ende.
not-your-turn = Du bist nicht dran: Sitz { $seat } ist am Zug.
too-late = Der Tisch ist schon weiter: Dein Zug war als Nr. { $meant } gedacht, und jetzt kommt Nr. { $turn }.
unreadable = „{ $text }“ kann ich nicht lesen.

welcome = { $title }: Du hast Sitz { $seat }{ $opponents ->
    [0] {""} und spielst allein
    [one] {""} und spielst gegen einen Bot ({ $bot })
   *[other] {""} und spielst gegen { $opponents } Bots ({ $bot })
}.
how-to = Gib einen Zug ein, ? für deine Züge, h für einen Tipp, r für die Regeln, q zum Aufhören.
your-move = Dein Zug
hint-win = { $move } gewinnt etwa { $brings } von 100 Mal ({ $low } bis { $high })
hint-points = { $move } bringt am Ende etwa { $brings } Punkte ({ $low } bis { $high })
your-moves = { $count ->
    [one] Ein erlaubter Zug:
   *[other] { $count } erlaubte Züge:
}
stopped = Du hast das Spiel abgebrochen.
place-line = { $place }. Sitz { $seat }{ $you ->
    [yes] , du
   *[no] {""}
}: { $score }
compiling-rules = Die Regeln von { $title } werden kompiliert, einmalig auf diesem Rechner …
compiling-bots = Die Bots für { $title } werden kompiliert, einmalig auf diesem Rechner …
preparing = Kompilieren für { $games }, auf allen Kernen …
prepared-rules = { $done }/{ $of }  { $title }: die Regeln sind bereit
prepared-bots = { $done }/{ $of }  { $title }: die Bots sind bereit
prepared-hints = { $done }/{ $of }  { $title }: die Tipps sind bereit
