game-over = La partie est finie.
not-your-turn = Ce n’est pas ton tour : { $who } doit jouer.
too-late = La partie a continué : ton coup était prévu pour le tour { $meant }, et c’est le tour { $turn }.
unreadable = Je n’arrive pas à lire « { $text } ».
seat-called = le siège { $seat }
setup-players = { $title } se joue de { $least } à { $most }.
setup-unknown = { $title } n’offre pas ce choix. Cette page est peut-être dépassée : recharge-la.
setup-edition = Ce fichier n’est pas une édition de { $title } avec laquelle on puisse jouer.

welcome = { $title } : tu as le siège { $seat }{ $opponents ->
    [0] , sans adversaire
    [one] , contre un robot ({ bot-name })
   *[other] , contre { $opponents } robots ({ bot-name })
}.
bot-name = { $bot ->
    [gentle] 1 – débutant
    [easy] 2 – amateur
    [fair] 3 – confirmé
    [strong] 4 – fort
    [hard] 5 – expert
   *[other] { $bot }
}
how-to = Tape un coup ; ou ? pour tes coups, h pour un conseil, b pour le plateau, i pour en savoir plus, r pour les règles, u pour reprendre un coup, help pour l’aide, ou q pour arrêter.
your-move = À toi
help = { "" }
    ?  tes coups ; ? et un début : ceux qui commencent ainsi
    h  un conseil
    b  le plateau de nouveau
    i  ce que l’on sait d’autre
    r  les règles
    u  reprendre ton dernier coup
    q  arrêter
    Dans les coups, majuscules et espaces ne comptent pas.
go-on = Entrée pour continuer >{" "}
more = Entrée pour la suite, q pour arrêter >{" "}
bot-thinks = Le siège { $seat } ({ bot-name }) réfléchit…
hint-thinks = Recherche d’un conseil…
nothing-to-take-back = Tu n’as pas de coup à reprendre.
taken-back = Ton dernier coup est repris.
back-online = En ligne, on reprend un coup sur la page, où l’on demande aux autres.
wait-your-turn = Ce n’est pas encore ton tour, ceci n’est donc pas joué.
no-info = Tout ce que l’on sait est dans le dessin.
game-kept = La partie est dans { $file }. Pour continuer : { $command }
goes-on = La partie reprend après { $turn ->
    [one] un coup
   *[other] { $turn } coups
}.
command-moves = coups
command-hint = conseil
command-board = plateau
command-info = info
command-rules = règles
command-back = retour
command-help = aide
command-quit = quitter arrêter fin
move-form = {""}
hint-win = { $move } gagne environ { $brings } fois sur 100 ({ $low } à { $high })
hint-points = { $move } rapporte environ { $brings } points à la fin ({ $low } à { $high })
why-rather = Moins de points que le conseil { $number }, mais { $who } pourrait ensuite marquer environ { $points } au lieu de { $instead }.
why-later = Moins de points tout de suite que le conseil { $number }, mais au moins aussi bon dans les parties jouées jusqu’au bout.
your-moves = { $count ->
    [one] { $count } coup permis :
   *[other] { $count } coups permis :
}
moves-more = Et encore { $count }. Tape ? et un début pour ceux qui commencent ainsi.
stopped = Tu as arrêté la partie.
place-line = { $place }. siège { $seat }{ $you ->
    [yes] , toi
   *[no] {""}
} : { $score }
and-also = {""} ;{" "}
place-how = { place-line } ({ $how })
explain-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
compiling-rules = Compilation des règles de { $title }, une seule fois sur cette machine…
compiling-bots = Compilation des robots pour { $title }, une seule fois sur cette machine…
preparing = Compilation pour { $games }, sur tous les cœurs…
prepared-rules = { $done }/{ $of }  { $title } : les règles sont prêtes
prepared-bots = { $done }/{ $of }  { $title } : les robots sont prêts
prepared-hints = { $done }/{ $of }  { $title } : les conseils sont prêts

games-line = { $title }, { $players } joueurs ({ $credit })
games-how = Pour jouer ici : toptafel play JEU (ou python3 play.py play JEU) ; toptafel rules JEU montre les règles.

bad-url = il faut une adresse comme http://localhost:8000, et non « { $url } »
no-answer = { $url } ne répond pas : { $problem }
server-not-table = c’est l’adresse d’un serveur, pas d’une table ; prends le lien d’une table, ou ouvres-en une : toptafel sit { $url } --open JEU
connection-lost = le serveur a fermé la connexion (code { $code })
guest-name = Invité
seated = Tu as le siège { $seat }. La partie commence dès que tous les sièges sont pris.
table-shut = La table est fermée.
proven = Donne loyale. Le serveur a fixé sa part du hasard avant que quiconque s’assoie, et { $people ->
    [one] l’appareil d’une personne a ajouté la sienne
   *[other] les appareils de { $people } personnes ont ajouté la leur
} : ni le serveur ni un joueur n’a pu choisir la donne à lui seul. { $moves ->
    [one] L’unique coup est permis.
   *[other] Les { $moves } coups sont tous permis.
} (Cela ne couvre ni les noms ni la force des robots{ $out ->
    [0] {""}
    [one] , ni l’abandon ou le temps épuisé d’un joueur
   *[other] , ni l’abandon ou le temps épuisé de { $out } joueurs
}.)
no-proof = cet enregistrement n’a pas de preuve : la partie n’a pas été jouée en ligne, il n’y a donc rien à vérifier que les coups (toptafel replay)
wrong-proof = la preuve de cette partie est abîmée ou incomplète
wrong-secret = le secret n’est pas celui qui était promis : son empreinte n’est pas l’engagement
wrong-seed = la graine n’est pas faite du secret et de ce que chacun a ajouté
wrong-result = le résultat de la preuve n’est pas celui auquel mènent les coups
