unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
move-form = Un coup s’écrit avec les deux croisements où vont les angles aigus de la tuile, comme c3e3 : d’abord celui de la première lettre de la tuile.
not-a-slot = { $case ->
    [point] Aucune tuile ne peut avoir un tel angle { $placed ->
        [yes] en { $point }
       *[no] à cet endroit
    } : ce n’est pas un croisement du plateau, ou bien la place manque. Un coup s’écrit avec les deux angles aigus d’une tuile.
   *[far] Ce ne sont pas les deux angles aigus d’une tuile sur le plateau.{ $placed ->
        [yes] {" "}Si l’un est en { $point }, l’autre est à choisir parmi : { $others }.
       *[no] {""}
    }
}
occupied = { $piece ->
    [tile] Il y a déjà une tuile ici.
    [black] Il y a déjà un triangle noir ici.
   *[empty] { $placed ->
        [yes] Plus rien n’entre dans { $field }
       *[no] Plus rien n’entre ici
    } : cette case compte comme couverte, même s’il ne reste plus de triangle noir.
} Il faut deux cases libres pour une tuile.
not-touching = { $case ->
    [corner] Là, la tuile ne toucherait les autres que par un angle{ $placed ->
        [yes] , en { $point }
       *[no] {""}
    }. Elle doit avoir un côté en commun avec une tuile ou un triangle noir.
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
spoken-hand = La tuile est { $tile }, en tournant depuis un angle aigu : { $colours }.

told-laid = { $who } pose { the-tile }{ $placed ->
    [yes] {" "}en { $move }
   *[no] {""}
}.
the-tile = { $pictured ->
    [yes] ⟦{ $tile }⟧
   *[no] { $tile }
}
the-stones = { $pictured ->
    [yes] ⟦tower { $stones }⟧
   *[no] { $stones }
}
gap = { $placed ->
    [yes] le trou { $field }
   *[no] un trou ⟦black⟧
}
gap-left = { $placed ->
    [yes] Le trou { $field }
   *[no] Un trou
}
told-gap = { $piece ->
    [black] Un triangle noir comble { gap }.
   *[empty] { gap-left } reste vide : il n’y a plus de triangle noir.
}
told-closed = { $case ->
    [equal] { $placed ->
        [yes] En { $point }, les couleurs les plus fortes sont à égalité
       *[no] Un cercle se ferme, ses couleurs les plus fortes sont à égalité
    } : personne ne place de pion.
   *[bare] { $placed ->
        [yes] { $point }
       *[no] Un croisement
    } n’est entouré que de triangles noirs : personne ne place de pion.
}
told-tower = { $placed ->
    [yes] Tour en { $point } ({ the-stones })
   *[no] Un cercle se ferme ⟦tower { $stones }⟧
} : le { colour-name } est au sommet{ $seat ->
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
    [none] { $placed ->
        [yes] Pas de tour en { $point }
       *[no] Un cercle se ferme, sans tour
    }
   *[other] { $placed ->
        [yes] Tour en { $point } ({ the-stones })
       *[no] Un cercle se ferme ⟦tower { $stones }⟧
    }
} : le { colour-name } est le plus fort, mais il ne lui reste aucun pion ; personne ne marque.
told-last = { $seat ->
    [none] Le dernier pion { colour-name } est placé.
   *[other] { $who } a placé son dernier pion { colour-name }.
}
told-next = { $who } retourne { the-tile }.
over = La partie est finie : { $reason ->
    [no-room] il n’y a plus de place pour une tuile.
    [no-tiles] toutes les tuiles sont posées.
    [all-stones] quelqu’un a placé son dernier pion et gagne.
   *[neutral-stones] une couleur neutre a placé son dernier pion.
}

why-closes = { $circles ->
    [0] Ne ferme encore aucun cercle.
    [one] Ferme un cercle : { why-points }.
   *[other] Ferme { $circles } cercles : { why-points }.
}
why-points = { $points ->
    [0] aucun point pour toi
    [one] { $points } point
   *[other] { $points } points
}{ $golden ->
    [yes] , doublés par le bord doré
   *[no] {""}
}
why-gives = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
why-sheds = { $stones ->
    [one] Tu te débarrasses d’un pion ({ colour-name }) : un point de moins perdu à la fin.
   *[other] Tu te débarrasses de { $stones } pions ({ colour-name }) : autant de points qui ne seront pas perdus à la fin.
}
why-next = { $points ->
    [0] { $who } ne pourrait alors rien marquer.
    [one] { $who } pourrait alors marquer environ { $points } point.
   *[other] { $who } pourrait alors marquer environ { $points } points.
}
why-ahead = { $circles ->
    [0] Tu n’es alors en tête dans aucun cercle ouvert.
    [one] Tu es alors en tête dans { $circles } cercle ouvert.
   *[other] Tu es alors en tête dans { $circles } cercles ouverts.
}
why-soon = { $fields ->
    [one] Il manque une case à un cercle où tu es en tête.
   *[other] Il manque { $fields } cases à un cercle où tu es en tête.
}
why-behind = { $circles ->
    [0] Tu n’es alors en retard dans aucun cercle ouvert.
    [one] Tu es alors en retard dans { $circles } cercle ouvert.
   *[other] Tu es alors en retard dans { $circles } cercles ouverts.
}

explain-rule = Les points des tours, moins un par pion restant{ $teams ->
    [yes] , additionnés entre partenaires
   *[no] {""}
} : qui en a le plus gagne. À égalité, celui à qui il reste le moins de pions l’emporte.
explain-decided = Égalité en tête : qui a le moins de pions restants gagne.
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

companion-no-tile = { $case ->
    [laid] Toutes les tuiles de cette sorte sont déjà posées.
   *[none] Il n’y a pas de tuile « { $tile } » dans la boîte.
}

web-title = On Top
web-about = Ferme des cercles de couleurs et place ton pion au sommet de la tour.
web-first = Pose ta tuile à côté d’une autre. Un cercle fermé devient une tour ; qui est au sommet marque.
web-play-along = { $colours } { $count ->
    [one] joue
   *[other] jouent
} aussi, pour personne.
web-triangles = { $way ->
    [red] Sur les cases rouges
    [random] Au hasard
   *[own] Là où tu touches
}
web-triangles-about = { $way ->
    [red] Comme dans la boîte.
    [random] Un plateau chaque fois nouveau.
   *[own] { $count ->
        [0] Touche des cases du plateau.
       *[other] { $count } sur { $most } au plus.
    }
}
web-triangles-count = Nombre de triangles noirs
web-triangles-board = Cases pour les triangles noirs
web-piece = { $kind ->
    [tower] tour de { $colours }
   *[tile] tuile { $colours }
}
web-board = Plateau
web-companion-ask = { $name } : quelle tuile est retournée ?
web-companion-how = Touche-la, puis l’endroit où elle se trouve.
web-companion-where = Montre maintenant sur le plateau où elle se trouve ; tourne-la s’il le faut.
web-companion-typed = Tuile, puis ses deux angles aigus : BRWY c3e3.
web-chosen-start = { $value ->
    [red] Les triangles noirs sont sur les cases rouges.
    [random] { $count ->
        [one] Un triangle noir est placé au hasard.
       *[other] { $count } triangles noirs sont placés au hasard.
    }
   *[list] Les triangles noirs sont là où l’hôte les a placés.
}
web-chosen-teams = { $value ->
    [yes] Ceux qui se font face jouent ensemble.
   *[no] {""}
}
web-chosen-segments = { $value ->
    [corners] Les coins obtus comptent une fois.
   *[sixths] {""}
}
web-sheet-track = Points sur la piste
web-sheet-left = Pions restants : − 1 chacun
web-sheet-sum = Total
option-colours = Couleurs
about-colours = La couleur de chacun.
value-colours = { $value }
option-start = Où sont les triangles noirs
about-start = Sur les cases rouges comme dans la boîte, au hasard pour un plateau chaque fois nouveau, ou là où tu touches.
value-start = { $value ->
    [red] Sur les cases rouges
    [random] { $count } au hasard
   *[other] Là où tu touches
}
start-outside = Un triangle noir est en dehors du plateau de cette édition.
start-too-many = Il n’y a que { $most } triangles noirs au départ.
option-teams = Partenaires
about-teams = À quatre, ceux qui se font face peuvent jouer ensemble.
value-teams = { $value ->
    [yes] Deux équipes
   *[no] Chacun pour soi
}
needs-teams = À quatre seulement.
option-segments = Angles obtus
about-segments = Quelle force l’angle obtus d’une tuile donne à sa couleur dans un cercle : celle de deux angles aigus, car il est aussi large que deux, ou celle d’un seul.
value-segments = { $value ->
    [corners] Comptent une fois
   *[sixths] Comptent double
}
value-edition = { $value ->
    [medley] 34 tuiles différentes
   *[toptafel] Comme dans la boîte
}
web-takes = { $left ->
    [one] la fin coûterait { $left } point
   *[other] la fin coûterait { $left } points
}
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
web-neutrals = neutres
web-stones = Pions et points
web-team = Équipe { $who }
web-to-come = encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} à venir · { $triangles ->
    [one] { $triangles } triangle noir restant
   *[other] { $triangles } triangles noirs restants
}
web-tiles-to-come = { $count ->
    [one] tuile
   *[other] tuiles
} à venir
web-how = { $touch ->
    [yes] Touche une case claire, puis encore une fois pour poser ta tuile.
   *[no] Place le pointeur sur une case claire et clique pour poser ta tuile.
}
web-turning = { $touch ->
    [yes] Touche la tuile pour la tourner.
   *[no] Un clic sur la tuile, R ou la molette la tourne.
}
web-would = { $count ->
    [0] Aucun cercle ne se fermerait ici.
    [one] Un cercle se ferme : { $gains }.
   *[other] { $count } cercles se ferment : { $gains }.
}
web-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $mine ->
    [yes] toi
   *[no] { $name }
}
web-no-gain = pas de points
web-then = { $touch ->
    [yes] Touche encore là pour la poser.
   *[no] Un clic la pose ; R ou la molette la tourne.
}
web-tile = { $mine ->
    [true] Ta tuile, { $colours } : tourner
   *[false] Tuile de { $name } : { $colours }
}
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
