unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
typed-words = pass: passe, passer, je passe, bloqué, bloquée, je suis bloqué, je suis bloquée
move-form = Un coup s’écrit avec une tuile, @ et une case, { $two ->
    [yes] et ta couleur devant : B:7@C7, O:ring@B5, G:$@E5
   *[no] comme 7@C7, C@C4, ring@B5 ou $@E5
} ; ou bien pass.
must-play = Tu ne peux passer que si rien n’est jouable, et tu peux encore poser une tuile : { $count ->
    [one] il reste { $count } coup permis
   *[other] il reste { $count } coups permis
}.
not-on-rack = { $case ->
    [colour] Tu ne joues pas { the-colour }, donc tu ne peux pas poser { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧
       *[no] sa tuile { $tile }
    }. Prends une couleur à toi.
    [finished] Ton { colour-name } est terminé : ses quatre dernières tuiles ne servent plus. Joue ton autre couleur.
   *[rack] Il n’y a pas de tuile { $pictured ->
        [yes] ⟦{ $colour }:{ $tile }⟧ sur ton chevalet
       *[no] { $tile } sur ton chevalet ; il contient { $rack }
    }.
}
which-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] La tuile { web-tile }
}
wrong-square = { $kind ->
    [column] { which-tile } va dans la colonne { $tile } ; { $square } n’y est pas.
    [row] { which-tile } va dans la rangée { $tile } ; { $square } n’y est pas.
   *[picture] { which-tile } va sur une case avec son image ; { $square } en montre une autre.
}
own-tile = Sur { $square }, il y a une tuile à toi ; tu ne peux capturer que celles des autres.
splits-group = La tuile { colour-adjective } en { $square } soude son groupe ; une capture ne doit jamais couper un groupe.
companion-laid = La tuile { colour-adjective } { web-tile } est déjà posée : { $square ->
    [none] { $captor } l’a capturée.
   *[other] elle se trouve en { $square }.
}
companion-was-stuck = { $who } ne pouvait rien poser, alors que la tuile { colour-adjective } { web-tile } pouvait être posée. Elle ne peut donc être sur le chevalet qu’après une autre pioche.
companion-not-stuck = { $who } peut forcément poser quelque chose : il reste trop peu de tuiles qui ne peuvent être posées nulle part.
companion-which-tile = Dis d’abord quelle tuile c’est.
companion-which-captor = Dis qui l’a capturée : quelqu’un d’autre.
companion-all-laid = { colour-name } : 24 tuiles sont déjà posées, et personne n’en pose plus.
companion-square-taken = Il y a déjà une tuile en { $square }. Si elle a été capturée, annule-la et donne-la à qui l’a prise.
companion-uneven = { $who } a posé { $count } tuiles et { $other } { $other_count }, tuiles capturées comprises. Chacun son tour, à partir du joueur 1, personne n’a plus d’une tuile d’avance. Cherchez la tuile qui manque ; ou, si quelqu’un était bloqué, dites à qui c’est de jouer.
companion-no-order = Nous n’avons trouvé aucun ordre de coups qui mène à ces tuiles ; cela ne prouve pas qu’il n’y en a pas. Regardez les tuiles capturées : là où chacune se trouvait, une tuile de son capteur a dû venir.
companion-whose-turn = Dites à qui c’est de jouer : à quelqu’un qui a encore des tuiles à poser.

colour-name = { $colour ->
    [B] bleu
    [G] vert
    [O] orange
    [R] rouge
   *[V] violet
}
the-colour = { $colour ->
    [O] l’orange
   *[other] le { colour-name }
}
colour-adjective = { $colour ->
    [B] bleue
    [G] verte
    [O] orange
    [R] rouge
   *[V] violette
}

drawing-key = Une lettre est une tuile de cette couleur ; avec +, elle soude son groupe et personne ne peut la capturer.
drawing-seat = Siège { $seat }{ $you ->
    [yes] , toi
   *[no] {""}
} : { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
}{ $scoring ->
    [blockers] , score { $score }
   *[uptown] {""}
}
drawing-captured = capturées : { $tiles }
drawing-taken = { colour-name } { $count }
drawing-colour = { $letter } { colour-name }, { $pile } dans la pioche{ $finished ->
    [yes] , terminé
   *[no] {""}
}
drawing-rack = chevalet { $tiles }
drawing-unlaid = { $letter } { colour-name }, pas encore posées : { $tiles }
spoken-rack = Tes tuiles ({ colour-name }) : { $tiles }.
spoken-groups = les groupes : { $groups }
spoken-fixed = impossibles à capturer : { $squares }
spoken-captures = capture { $tile } ({ colour-name })

that-tile = { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] la tuile { colour-adjective } { web-tile }
}
told-laid = { $who } pose { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] la tuile { colour-adjective } { web-tile }
       *[no] la tuile { web-tile }
    }
} en { $square }.
told-captured = Capture : { $owner } perd { that-tile }.
told-groups = { $who } { $groups ->
    [0] n’a plus aucun groupe
    [one] a maintenant { $groups } groupe
   *[other] a maintenant { $groups } groupes
}.
told-drew = Tu pioches { $pictured ->
    [yes] ⟦{ $colour }:{ $tile }⟧
   *[no] { $two ->
        [yes] la tuile { colour-adjective } { web-tile }
       *[no] la tuile { web-tile }
    }
}.
told-last = { $who } a pioché la dernière tuile { colour-adjective } et a { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} sur son chevalet.
told-finished = { $who } a terminé { the-colour } ; { $pictured ->
    [yes] ⟦{ $colour }:{ $rack }⟧
   *[no] { $rack }
} ne servent plus.
told-passed = { $who } ne peut plus rien poser et passe.
over = La partie est finie : { $reason ->
    [finished] toutes les couleurs sont terminées.
   *[all-stuck] plus personne ne peut jouer.
}

why-groups = { $joined ->
    [0] Commence un nouveau groupe : { explain-groups }.
    [1] Forme un groupe de { $size } : toujours { explain-groups }.
   *[other] Relie { $joined } groupes : plus que { explain-groups }.
}
why-captures = Capture { that-tile } de { $owner }.
why-keeps = Garde { that-tile } pour plus tard.
why-near = { $groups ->
    [one] Une tuile de plus relierait un autre groupe.
   *[other] Une tuile de plus relierait { $groups } autres groupes.
}
why-far = { $squares ->
    [one] Une case la sépare de ton groupe le plus proche.
   *[other] { $squares } cases la séparent de ton groupe le plus proche.
}
why-holds = Elle soude son groupe : personne ne peut la capturer.
why-safe = { $tiles ->
    [0] Aucune tuile restante ne peut la capturer.
    [one] { $tiles } tuile restante pourrait la capturer.
   *[other] { $tiles } tuiles restantes pourraient la capturer.
}
why-room = Son groupe peut grandir sur { $squares ->
    [0] aucune case
    [one] { $squares } case
   *[other] { $squares } cases
} autour de lui.
why-later = Plus de groupes pour l’instant que le conseil { $number }, mais au moins aussi bon dans les parties jouées jusqu’au bout.

explain-rule = { $scoring ->
    [blockers] On additionne les groupes et la couleur la plus capturée : qui a la plus petite somme gagne.
   *[uptown] Qui a le moins de groupes gagne.
} À égalité, qui a le moins capturé gagne.
explain-decided = Égalité en tête : qui a le moins de tuiles capturées gagne.
explain-colour = { colour-name } : { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
}
explain-groups = { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
}
explain-most = plus { $count } pour la couleur la plus capturée ({ colour-name }) : { $sum }
explain-captured = { $count ->
    [0] rien de capturé
    [one] { $count } tuile capturée
   *[other] { $count } tuiles capturées
}

web-title = Uptown
web-about = Relie tes tuiles. Capture celles qui ne soudent aucun groupe.
web-first = Pose une tuile{ $two ->
    [yes] {" "}de l’une de tes couleurs
   *[no] {""}
} : sa lettre, son chiffre ou son image dit où.
web-choose = Choisis une tuile, puis sa case.
web-lay-it = { $case ->
    [both] Pose-la sur un point, ou prends une tuile encadrée.
    [empty] Pose-la sur un point.
    [capture] Prends avec elle une tuile encadrée.
   *[none] Elle ne peut être posée nulle part. Choisis-en une autre.
}
web-which = Quelle tuile va en { $square } ?
web-stuck = Aucune de tes tuiles n’a de place.
web-laid = { $name } a posé { web-tile } en { $square }.
web-board = Plateau
web-standing = { $pile } dans la pioche · { $captured ->
    [one] { $captured } capturée
   *[other] { $captured } capturées
}
web-unit = { $groups ->
    [one] groupe
   *[other] groupes
}
web-duel = duel
web-tile = { $tile ->
    [man] homme
    [ring] bague
    [lady] dame
    [lamp] réverbère
    [city] ville
    [sax] saxophone
    [car] voiture
    [cards] cartes
    [wine] vin
    [wild] joker ($)
   *[sign] { $tile }
}
web-colour-tile = tuile { colour-adjective } { web-tile }
web-empty = { $square }, vide{ $last ->
    [yes] , dernier coup
   *[no] {""}
}{ $can ->
    [yes] , tu peux jouer ici
   *[no] {""}
}
web-tile-on = { $square }, { web-colour-tile }{ $fixed ->
    [yes] , soude son groupe
   *[no] {""}
}{ $last ->
    [yes] , dernier coup
    [since] , vient d’être posée
   *[no] {""}
}{ $can ->
    [yes] , tu peux la capturer
   *[no] {""}
}
web-advice = conseil { $number } : { web-tile }
web-nothing-fits = Aucune de tes tuiles ne peut aller en { $square }.
web-rack = Ton chevalet { colour-name }
web-rack-tile = { web-colour-tile }{ $turn ->
    [yes] , { $squares ->
        [0] ne peut aller nulle part
        [one] va sur { $squares } case
       *[other] va sur { $squares } cases
    }
   *[no] {""}
}
web-pile = { $pile } dans la pioche
web-finished = Terminé : ces quatre tuiles ne servent plus.
web-pass = Passer
web-heap = Tuiles capturées, et ce qui reste à venir
web-unlaid = { colour-name }, pas encore posées : { $tiles }
web-captured = { $name } a capturé { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-companion-ask = { $name } : quelle tuile ?
web-companion-how = Touche-la, puis sa case.
web-companion-where = Touche maintenant sa case : elle peut aller partout où il y a un point.
web-companion-pass = { $name } ne peut rien poser
web-companion-taken = { $name } l’a capturée
web-companion-begin = C’est tout, et c’est à { $name } de jouer
web-companion-typed = Tuile @ case : 7@C7, sax@D7 ; pass si rien ne peut être posé.
web-chosen-scoring = { $value ->
    [blockers] Les groupes et la couleur la plus capturée s’additionnent : le plus petit total gagne.
   *[uptown] Le moins de groupes gagne.
}
web-sheet-groups = Groupes sur le plateau
web-sheet-captured = Tuiles capturées (à égalité : le moins)
web-sheet-most = Blockers! : la couleur la plus capturée
web-sheet-sum = Total (le plus petit gagne)
option-scoring = Décompte
about-scoring = Compter les groupes, ou les groupes et la couleur la plus capturée.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
web-choice-scoring = { $value ->
    [blockers] Le moins de points gagne : un par groupe, et un par tuile de la couleur que tu as le plus capturée.
   *[uptown] Le moins de groupes gagne.
}
