unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
typed-words = stuck: bloqué, bloquée, je suis bloqué, je suis bloquée, passe, passer, je passe
move-form = Un coup est une case libre, de A1 à { $last }{ $claims ->
    [yes] , ou bien stuck si tu penses que ta carte ne peut être posée nulle part
   *[no] {""}
}.
no-claim = { your-card } peut encore être { laid } sur { $count ->
    [one] une case
   *[other] { $count } cases
}. Tu n’as jamais à dire que rien n’est jouable : l’arbitre est strict et arrête la partie dès qu’une carte ne peut être posée nulle part.
occupied = Il y a déjà { a-card } en { $square }. Choisis une case libre.
in-row = { your-card } ne peut pas être { laid } en { $square } : il y a déjà { a-card } dans la ligne { $row }, en { $other }. { way-out }
in-column = { your-card } ne peut pas être { laid } en { $square } : il y a déjà { a-card } dans la colonne { $column }, en { $other }. { way-out }
in-block = { your-card } ne peut pas être { laid } en { $square } : il y a déjà { a-card } dans le même { $board ->
    [kids] rectangle
   *[classic] bloc
}, en { $other }. { way-out }
way-out = Choisis une case sans carte pareille dans sa ligne, sa colonne et son { $board ->
    [kids] rectangle
   *[classic] bloc
}.

your-card = { $board ->
    [kids] { $card ->
        [1] Ton ours
        [2] Ton chat
        [3] Ton chien
        [4] Ton renard
        [5] Ta poule
       *[6] Ton cochon
    }
   *[classic] Ton { $card }
}
a-card = { $board ->
    [kids] { $card ->
        [1] un ours
        [2] un chat
        [3] un chien
        [4] un renard
        [5] une poule
       *[6] un cochon
    }
   *[classic] un { $card }
}
laid = { $board ->
    [kids] { $card ->
        [5] posée
       *[other] posé
    }
   *[classic] posé
}
one = { $board ->
    [kids] { $card ->
        [5] une
       *[other] un
    }
   *[classic] un
}

the-card = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { a-card }
}
that-card = { $pictured ->
    [yes] que ⟦{ $card }⟧
   *[no] qu’{ a-card }
}
told-laid = { $who } pose { the-card } en { $square } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
told-lap = { $who } termine le tour { $laps } : { $score } points en tout.
told-drawn = { $who } pioche { the-card }.
told-lost-row = { $who } essaie { the-card } en { $square } et perd la carte : il y en a déjà { one } dans la ligne { $row }, en { $other }.
told-lost-column = { $who } essaie { the-card } en { $square } et perd la carte : il y en a déjà { one } dans la colonne { $column }, en { $other }.
told-lost-block = { $who } essaie { the-card } en { $square } et perd la carte : il y en a déjà { one } dans le même { $board ->
    [kids] rectangle
   *[classic] bloc
}, en { $other }.
told-lost-claim = { $who } dit { that-card } ne peut être { laid } nulle part, et perd la carte : il reste { $count ->
    [one] une case
   *[other] { $count } cases
} où la poser.
told-claim = { $who } dit { that-card } ne peut être { laid } nulle part, et c’est vrai.
told-stuck = { $who } a { the-card }, et cette carte ne peut être posée nulle part.
over = La partie est finie : { $reason ->
    [stuck] la carte du joueur dont c’est le tour ne peut plus être posée nulle part
   *[all-cards] toutes les cartes sont utilisées
}.

drawing-golden = Une étoile marque une carte dorée.
drawing-animals = 1 est un ours, 2 un chat, 3 un chien, 4 un renard, 5 une poule, 6 un cochon.
drawing-points = L’autre plateau : ce que ta carte rapporterait{ $referee ->
    [strict] {""} ; elle ne peut pas être posée sur une case marquée d’un tiret
   *[table] , si elle peut y être posée
}.
drawing-seat = Siège { $seat }{ $you ->
    [yes] , toi
   *[no] {""}
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
} ({ $laps ->
    [one] { $laps } tour
   *[other] { $laps } tours
} et { $field } sur la piste)
drawing-aside = cartes perdues : { $cards }
drawing-card = Ta carte : { $card }{ $board ->
    [kids] , { a-card }
   *[classic] {""}
}
drawing-holds = carte : { $card }
drawing-left = Pas encore utilisées (nombre×cartes) : { $cards }, dont { $stack } dans la pioche.
spoken-best = Le plus de points : { $squares }.

why-points = { $points ->
    [0] Ne rapporte aucun point.
    [one] Rapporte { $points } point.
   *[other] Rapporte { $points } points.
}
why-free = Il reste alors { $row } cases libres dans sa rangée, { $column } dans sa colonne, { $block } dans son bloc.
why-next = { $points ->
    [0] { $who } ne pourrait alors rien marquer.
    [one] { $who } pourrait alors marquer au mieux environ { $points } point.
   *[other] { $who } pourrait alors marquer au mieux environ { $points } points.
}

explain-rule = Qui a le plus de points gagne.
explain-cards = { $cards ->
    [one] { $cards } carte sur le plateau
   *[other] { $cards } cartes sur le plateau
}
explain-laps = { $laps ->
    [one] un tour de { $lap } : { $points }
   *[other] { $laps } tours de { $lap } : { $points }
}
explain-track = { $laps ->
    [0] {""}
   *[other] plus{" "}
}{ $points } sur la piste
explain-lost = { $cards ->
    [one] { $cards } carte perdue
   *[other] { $cards } cartes perdues
}

companion-which-card = Dis d’abord quelle carte c’est.
companion-no-card = Toutes les cartes de cette sorte sont jouées : { web-card }.
companion-golden-twice = Le { $card } doré est déjà là ; chaque nombre a une seule carte dorée.
companion-golden-line = { $square } ne peut pas recevoir de carte dorée : chaque ligne et chaque colonne n’en a qu’une.
companion-golden-first = { $count ->
    [one] Il manque encore une carte dorée.
   *[other] Il manque encore { $count } cartes dorées.
}
companion-which-points = Dites combien de points a chacun.
companion-points = Les cartes posées ont rapporté { $together } points en tout ; vous en dites { $said }. Regardez encore les pions, ou cherchez une carte qui manque.
companion-no-order = Nous n’avons trouvé aucun ordre de ces cartes où chacun a autant de points. Regardez encore les pions.

web-title = { $board ->
    [kids] SudoKids
   *[classic] SuDoKu
}
web-about = { $board ->
    [kids] Six animaux, pour les enfants dès six ans. Sans savoir lire.
   *[classic] Plus la ligne, la colonne et le bloc sont pleins, plus la carte rapporte.
}
web-first = Pose ta carte sur une case. Plus sa ligne, sa colonne et son bloc sont pleins, plus tu marques.
web-board = Plateau
web-card = { $board ->
    [kids] { $card ->
        [1] ours
        [2] chat
        [3] chien
        [4] renard
        [5] poule
       *[6] cochon
    }
   *[classic] { $card }
}
web-card-on = { $square }, { web-card }{ $golden ->
    [yes] , carte dorée
   *[no] {""}
}{ $last ->
    [yes] , dernier coup
   *[no] {""}
}
web-empty = { $square }, vide{ $last ->
    [yes] , dernier coup
   *[no] {""}
}{ $told ->
    [yes] , { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}{ $can ->
    [yes] , tu peux jouer ici
   *[no] {""}
}
web-advice = conseil { $number }
web-lap = { $laps ->
    [0] case { $field }
    [one] { $laps } tour, case { $field }
   *[other] { $laps } tours, case { $field }
}
web-aside = cartes perdues : { $cards }
web-your-card = Ta carte : { $card }
web-stack = { $stack ->
    [0] La pioche est épuisée.
    [one] { $stack } carte dans la pioche
   *[other] { $stack } cartes dans la pioche
}
web-show-points = Montrer les points
web-stuck = Je suis bloqué…
web-stuck-yes = Oui, ma carte ne peut être posée nulle part
web-stuck-no = Non, je cherche encore
web-to-come = Cartes encore à venir
web-companion-ask = { $laying ->
    [yes] Où sont les cartes dorées ?
   *[no] { $name } : quelle carte ?
}
web-companion-how = Touche-la, puis sa case.
web-companion-where = Touche maintenant sa case.
web-companion-stuck = Elle ne peut être posée nulle part
web-companion-typed = Carte, puis case : 7 D4 ; *7 D4 pour une dorée ; 7 stuck si elle ne peut être posée nulle part.
web-sheet-laps = Cartes de tour × 40
web-sheet-field = Case du pion
web-sheet-sum = Total
web-companion-card = { $golden ->
    [yes] dorée : { web-card }
   *[no] { web-card }
}
web-chosen-scoring = { $value ->
    [lines] Une carte compte les cartes de sa ligne et de sa colonne.
    [block] Une carte compte les cartes de son rectangle.
   *[full] Une carte compte les cartes de sa ligne, de sa colonne et de son bloc.
}
web-chosen-referee = { $value ->
    [table] Vous veillez vous-mêmes aux règles : qui se trompe perd la carte.
   *[strict] {""}
}
web-chosen-repeats = { $value ->
    [yes] Le même animal peut revenir.
   *[no] {""}
}
option-board = Plateau
about-board = Neuf sur neuf avec des nombres, ou SudoKids : six sur six avec des animaux.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Classique
}
option-scoring = Décompte
about-scoring = Ce que rapporte une carte : les cartes de sa ligne, de sa colonne et de son bloc ; de sa ligne et de sa colonne ; ou, à SudoKids, de son rectangle.
value-scoring = { $value ->
    [lines] Ligne et colonne
    [block] Rectangle
   *[full] Ligne, colonne et bloc
}
web-choice-scoring = { $value ->
    [lines] Plus simple à compter : un point pour chaque autre carte de sa ligne et de sa colonne.
    [block] Un point pour chaque autre carte de son rectangle.
   *[full] Un point pour chaque autre carte de sa ligne, de sa colonne et de son bloc.
}
needs-scoring = Avec SudoKids seulement.
option-referee = Qui veille aux règles
about-referee = L’ordinateur : on ne peut choisir que les cases où la carte peut être posée. Vous-mêmes : on peut essayer toute case libre, et qui se trompe perd la carte.
value-referee = { $value ->
    [table] Vous-mêmes
   *[strict] L’ordinateur
}
option-repeats = Le même animal deux fois
about-repeats = Si un animal peut se trouver plusieurs fois dans une ligne, une colonne ou un rectangle.
value-repeats = { $value ->
    [yes] Permis
   *[no] Interdit
}
needs-repeats = Avec SudoKids seulement.
