unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
move-form = Un coup s’écrit avec une tuile, @ et une case, { $two ->
    [yes] et ta couleur devant : B:7@C7, O:ring@B5, G:$@E5
   *[no] comme 7@C7, C@C4, ring@B5 ou $@E5
} ; ou bien pass.
must-play = Tu ne peux passer que si rien n’est jouable, et tu peux encore poser une tuile : { $count ->
    [one] il reste { $count } coup permis
   *[other] il reste { $count } coups permis
}.
not-on-rack = { $case ->
    [colour] Tu ne joues pas { the-colour }, donc tu ne peux pas poser sa tuile { $tile }. Prends une couleur à toi.
    [finished] Ton { colour-name } est terminé : ses quatre dernières tuiles ne servent plus. Joue ton autre couleur.
   *[rack] Il n’y a pas de tuile { $tile } sur ton chevalet ; il contient { $rack }.
}
wrong-square = { $kind ->
    [column] La tuile { $tile } va dans la colonne { $tile } ; { $square } n’y est pas.
    [row] La tuile { $tile } va dans la rangée { $tile } ; { $square } n’y est pas.
   *[picture] La tuile { web-tile } va sur une case avec l’image { web-tile } ; { $square } en montre une autre.
}
own-tile = Sur { $square }, il y a une tuile à toi ; tu ne peux capturer que celles des autres.
splits-group = La tuile { colour-adjective } en { $square } soude son groupe ; une capture ne doit jamais couper un groupe.

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

told-laid = { $who } pose { $two ->
    [yes] la tuile { colour-adjective } { web-tile }
   *[no] la tuile { web-tile }
} en { $square }.
told-captured = Capture : { $owner } perd la tuile { colour-adjective } { web-tile }.
told-groups = { $who } { $groups ->
    [0] n’a plus aucun groupe
    [one] a maintenant { $groups } groupe
   *[other] a maintenant { $groups } groupes
}.
told-drew = Tu pioches { $two ->
    [yes] la tuile { colour-adjective } { web-tile }
   *[no] la tuile { web-tile }
}.
told-last = { $who } a pioché la dernière tuile { colour-adjective } et a { $rack } sur son chevalet.
told-finished = { $who } a terminé { the-colour } ; { $rack } ne servent plus.
told-passed = { $who } ne peut plus rien poser et passe.
over = La partie est finie : { $reason ->
    [finished] toutes les couleurs sont terminées.
   *[all-stuck] plus personne ne peut jouer.
}

explain-rule = { $scoring ->
    [blockers] On additionne les groupes et la couleur la plus capturée : qui a la plus petite somme gagne.
   *[uptown] Qui a le moins de groupes gagne.
} À égalité, qui a le moins capturé gagne.
explain-decided = Égalité en tête : les tuiles capturées ont départagé.
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
web-about = Pose tes tuiles en peu de groupes. Capture ce qui ne tient rien ensemble.
web-board = Plateau
web-standing = { $pile } dans la pioche · { $captured ->
    [one] { $captured } capturée
   *[other] { $captured } capturées
}
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
    [wild] joker
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
   *[no] {""}
}{ $can ->
    [yes] , tu peux la capturer
   *[no] {""}
}
web-advice = conseil : { web-tile }, gagne environ { $percent } fois sur 100
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
web-pass = Passer : aucune de tes tuiles ne peut être posée
web-heap = Tuiles capturées, et ce qui reste à venir
web-unlaid = { colour-name }, pas encore posées : { $tiles }
web-captured = { $name } a capturé { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
option-scoring = Décompte
about-scoring = Compter les groupes, ou les groupes et la couleur la plus capturée.
value-scoring = { $value ->
    [blockers] Blockers!
   *[uptown] Uptown
}
