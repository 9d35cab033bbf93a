unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
move-form = Un coup est une case libre, de A1 à { $last }{ $claims ->
    [yes] , ou bien stuck si tu penses que ta carte ne va nulle part
   *[no] {""}
}.
no-claim = { your-card } va encore sur { $count ->
    [one] une case
   *[other] { $count } cases
}. Tu n’as jamais à dire que rien n’est jouable : l’arbitre est strict et arrête la partie dès qu’une carte ne va nulle part.
occupied = Il y a déjà { a-card } en { $square }. Choisis une case libre.
in-row = { your-card } ne va pas en { $square } : il y a déjà { a-card } dans la ligne { $row }, en { $other }. { way-out }
in-column = { your-card } ne va pas en { $square } : il y a déjà { a-card } dans la colonne { $column }, en { $other }. { way-out }
in-block = { your-card } ne va pas en { $square } : il y a déjà { a-card } dans le même bloc, en { $other }. { way-out }
way-out = Choisis une case sans carte pareille dans sa ligne, sa colonne et son bloc.

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
one = { $board ->
    [kids] { $card ->
        [5] une
       *[other] un
    }
   *[classic] un
}

told-laid = { $who } pose { a-card } en { $square } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
told-lap = { $who } termine le tour { $laps } : { $score } points en tout.
told-drawn = { $who } pioche { a-card }.
told-lost-row = { $who } essaie { a-card } en { $square } et perd la carte : il y en a déjà { one } dans la ligne { $row }, en { $other }.
told-lost-column = { $who } essaie { a-card } en { $square } et perd la carte : il y en a déjà { one } dans la colonne { $column }, en { $other }.
told-lost-block = { $who } essaie { a-card } en { $square } et perd la carte : il y en a déjà { one } dans le même bloc, en { $other }.
told-lost-claim = { $who } dit qu’{ a-card } ne va nulle part, et perd la carte : il reste { $count ->
    [one] une case
   *[other] { $count } cases
} où la poser.
told-claim = { $who } dit qu’{ a-card } ne va nulle part, et c’est vrai.
told-stuck = { $who } a { a-card }, et cette carte ne va nulle part.
over = La partie est finie : { $reason ->
    [stuck] la carte du joueur dont c’est le tour ne va nulle part
   *[all-cards] toutes les cartes sont utilisées
}.

drawing-golden = Une étoile marque une carte dorée.
drawing-animals = 1 est un ours, 2 un chat, 3 un chien, 4 un renard, 5 une poule, 6 un cochon.
drawing-points = L’autre plateau : ce que ta carte rapporterait{ $referee ->
    [strict] {""} ; elle ne va pas sur une case marquée d’un tiret
   *[table] , si elle y va
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

web-title = SuDoKu
web-about = Chaque carte compte sa ligne, sa colonne et son bloc. Avec SudoKids.
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
web-advice = { $alone ->
    [yes] conseil : rapporte à la fin environ { $brings } points
   *[no] conseil : gagne environ { $brings } fois sur 100
}
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
web-stuck = Ma carte ne va nulle part…
web-stuck-yes = Oui, vraiment nulle part
web-stuck-no = Non, je cherche encore
web-to-come = Cartes encore à venir
option-board = Plateau
about-board = Neuf sur neuf avec des nombres, ou SudoKids : six sur six avec des animaux.
value-board = { $value ->
    [kids] SudoKids
   *[classic] Classique
}
option-scoring = Décompte
about-scoring = Ce que rapporte une carte : les cartes de sa ligne, de sa colonne et de son bloc ; de sa ligne et de sa colonne ; ou, à SudoKids, de son bloc.
value-scoring = { $value ->
    [lines] Ligne et colonne
    [block] Bloc
   *[full] Tout
}
option-referee = Arbitre
about-referee = Strict : on ne peut choisir que les cases où la carte va. La table : on peut essayer toute case libre, et qui se trompe perd la carte.
value-referee = { $value ->
    [table] La table
   *[strict] Strict
}
option-repeats = Répétitions
about-repeats = SudoKids seulement : si un animal peut se trouver plusieurs fois dans une ligne, une colonne ou un bloc.
value-repeats = { $value ->
    [yes] Oui
   *[no] Non
}
