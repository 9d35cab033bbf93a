unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
move-form = Un coup s’écrit avec les deux croisements où vont les angles aigus de la tuile, comme c3e3 : d’abord celui de la première lettre de la tuile.
not-a-slot = { $case ->
    [point] Aucune tuile ne peut avoir un tel angle en { $point } : ce n’est pas un croisement du plateau, ou bien la place manque. Un coup s’écrit avec les deux angles aigus d’une tuile.
   *[far] Ce ne sont pas les deux angles aigus d’une tuile sur le plateau. Si l’un est en { $point }, l’autre est à choisir parmi : { $others }.
}
occupied = { $piece ->
    [tile] La tuile { $tile } est posée sur { $field }.
    [black] Un triangle noir est posé sur { $field }.
   *[empty] Plus rien n’entre dans { $field } : cette case compte comme couverte, même s’il ne reste plus de triangle noir.
} Il faut deux cases libres pour une tuile.
not-touching = { $case ->
    [corner] Là, la tuile ne toucherait les autres que par un angle, en { $point }. Elle doit avoir un côté en commun avec une tuile ou un triangle noir.
   *[alone] Là, la tuile ne toucherait rien. Elle doit avoir un côté en commun avec une tuile ou un triangle noir.
}

colour-name = { $colour ->
    [B] bleu
    [R] rouge
    [W] blanc
   *[Y] jaune
}

drawing-key = Un chiffre est un croisement ouvert, [Y3] une tour de 3 pions, jaune au sommet, [-] aucune ; * est doré. Les petites lettres sont des angles de tuiles, ▒ est noir, ░ est resté vide.
drawing-seat = { $colour } { colour-name }, siège { $seat }{ $you ->
    [yes] , toi
   *[no] {""}
}
drawing-neutral = { $colour } { colour-name }, neutre
drawing-stones = { $left ->
    [one] { $left } pion
   *[other] { $left } pions
}
drawing-score = score { $score }, { drawing-stones }
drawing-hand = La tuile, dans ses positions, et chacune d’un demi-tour :
drawing-unseen = Face cachée ({ $count }) : { $tiles }
drawing-triangles = Triangles noirs restants : { $count }

told-laid = { $who } pose { $tile } en { $move }.
told-gap = { $piece ->
    [black] Un triangle noir comble le trou { $field }.
   *[empty] Le trou { $field } reste vide : il n’y a plus de triangle noir.
}
told-closed = { $case ->
    [equal] En { $point }, les couleurs les plus fortes sont à égalité : personne ne place de pion.
   *[bare] { $point } n’est entouré que de triangles noirs : personne ne place de pion.
}
told-tower = Tour en { $point } ({ $stones }) : le { colour-name } est au sommet{ $seat ->
    [none] {""}, mais personne ne le joue : pas de points.
   *[other] {""}, et { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $golden ->
        [yes] , doublés par le bord doré.
       *[no] .
    }
}
told-topless = { $stones ->
    [none] Pas de tour en { $point }
   *[other] Tour en { $point } ({ $stones })
} : le { colour-name } est le plus fort, mais il ne lui reste aucun pion ; personne ne marque.
told-last = { $seat ->
    [none] Le dernier pion { colour-name } est placé.
   *[other] { $who } a placé son dernier pion { colour-name }.
}
told-next = { $who } retourne { $tile }.
over = La partie est finie : { $reason ->
    [no-room] il n’y a plus de place pour une tuile.
    [no-tiles] toutes les tuiles sont posées.
    [all-stones] quelqu’un a placé son dernier pion et gagne.
   *[neutral-stones] une couleur neutre a placé son dernier pion.
}

explain-rule = Les points des tours, moins un par pion restant{ $teams ->
    [yes] , additionnés entre partenaires
   *[no] {""}
} : qui en a le plus gagne. À égalité, celui à qui il reste le moins de pions l’emporte.
explain-decided = Égalité en tête : les pions restants ont départagé.
explain-points = { $points ->
    [one] { $points } point des tours
   *[other] { $points } points des tours
}
explain-left = { $left ->
    [0] aucun pion restant
    [one] moins { $left } pour un pion restant
   *[other] moins { $left } pour les pions restants
}
explain-team = avec le partenaire : { $one } + { $other } = { $sum }
explain-early = a placé son dernier pion et gagne aussitôt

web-title = On Top
web-about = Ferme des cercles et sois au sommet des tours qui s’élèvent.
web-board = Plateau
option-colours = Couleurs
about-colours = La couleur que joue chaque siège.
value-colours = { $value }
option-start = Départ
about-start = Où sont les triangles noirs au départ : sur les cases rouges, ou au hasard, pour un plateau chaque fois nouveau.
value-start = { $value ->
    [red] Cases rouges
    [random] { $count } au hasard
   *[other] { $value }
}
option-teams = Équipes
about-teams = À quatre, ceux qui se font face peuvent jouer ensemble.
value-teams = { $value ->
    [yes] Deux équipes
   *[no] Chacun pour soi
}
option-segments = Segments
about-segments = Un angle obtus compte pour deux sixièmes de cercle, ou chaque angle compte pour un.
value-segments = { $value ->
    [corners] Angles
   *[sixths] Sixièmes
}
web-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { web-left }
web-left = { $left ->
    [one] { $left } pion restant
   *[other] { $left } pions restants
}
web-neutral = { $colour ->
    [B] Bleu
    [R] Rouge
    [W] Blanc
   *[Y] Jaune
} (neutre)
web-stones = Pions et points
web-team = Équipe { $who }
web-to-come = encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} à venir · { $triangles ->
    [one] { $triangles } triangle noir restant
   *[other] { $triangles } triangles noirs restants
}
web-your-tile = Ta tuile
web-tile-of = Tuile de { $name }
web-how = { $touch ->
    [yes] Touche une case libre, puis encore une fois pour poser la tuile. Touche la tuile pour la tourner.
   *[no] Montre une case libre. Tourne la tuile d’un clic, avec R ou la molette.
}
web-closes-nothing = Aucun cercle ne se fermerait ici.
web-turn = Tuile { $tile } : tourner
web-turn-it = Tourner
web-lay-it = Poser ici
web-closes = Cercles qui se ferment :
web-closing = { $point } : { $kind ->
    [nobody] personne ne place de pion.
    [topless] personne au sommet, pas de points.
    [neutral] { colour-name } au sommet, neutre, pas de points.
   *[seat] { colour-name } au sommet, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $name }.
}
web-corner = { colour-name } en { $point }
web-field = { $field }, { $what ->
    [open] libre, tu peux jouer ici
    [black] triangle noir
    [empty] entourée, reste vide
   *[free] libre
}
web-field-tile = { $field }, tuile de { $name } : { $corners }
web-ghost = La tuile serait posée ainsi : { $corners }{ $ways ->
    [1] .
   *[other] {""} ; une des { $ways } façons, R la tourne.
}
web-points = Croisements
web-segments = { colour-name } { $count }
web-point-open = { $point }{ $golden ->
    [yes] {""}, doré
   *[no] {""}
}, { $open ->
    [one] { $open } case libre
   *[other] { $open } cases libres
}{ $count ->
    [0] {""}
   *[other] {""} ; segments : { $segments }
}
web-point-tower = { $point }{ $golden ->
    [yes] {""}, doré
   *[no] {""}
}, { $count ->
    [0] fermé sans pion
    [one] tour : { $stones }
   *[other] tour de bas en haut : { $stones }
}
