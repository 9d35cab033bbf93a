unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
move-form = On joue des cartes de haut en bas, comme R27>R36, ou une seule, comme R66 ; un joker posé dessus annonce sa couleur, comme J=G>R46>B56.{ $turning ->
    [yes] {""} Une carte tournée d’un demi-tour est suivie d’un ~.
   *[no] {""} À cette table, on ne tourne pas les cartes.
}
not-in-hand = { $case ->
    [twice] Il n’existe qu’une seule carte { $card }, elle ne peut donc pas être deux fois dans ta pile.
    [joker] Tu n’as pas autant de jokers. Ta main : { $hand }.
   *[none] Tu n’as pas la carte { $card }. Ta main : { $hand }.
}
one-joker = Une pile contient au plus un joker. Garde l’autre pour plus tard.
joker-on-top = Un joker se pose toujours dessus : écris-le en premier, avec la couleur que tu annonces.
unknown-colour = La couleur { colour-name } n’est pas en jeu à cette table. Tu peux annoncer { $colours }.
colour-not-led = La couleur demandée est { $colour ->
    [O] l’orange
   *[other] le { colour-name }
}, c’est donc celle de ton joker : annonce J={ $colour }.
mixed-colours = Une pile a une seule couleur, et la tienne en a plusieurs ({ $colours }). On ne mélange les couleurs que sous un joker.
must-follow = La couleur demandée est { $colour ->
    [O] l’orange
   *[other] le { colour-name }
} et tu en as ({ $cards }) : tu dois en jouer{ $joker ->
    [yes] , ou jouer un joker
   *[no] {""}
}.
one-card-only = Tu n’as pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
}, tu joues donc une seule carte d’une autre couleur.
no-gain = Chaque carte doit servir, et ceci vaut { $value }. Retire { $cards } : { $other } vaut { $same ->
    [yes] aussi { $best }
   *[no] même { $best }
}.

colour-name = { $colour ->
    [B] bleu
    [G] vert
    [O] orange
    [R] rouge
   *[V] violet
}

drawing-match = Jeu { $number } sur { $games } ; le siège { $seat } a donné.
drawing-round = { $ties ->
    [0] Le siège { $seat } entame la manche
    [1] Barrage de la manche entamée par le siège { $seat }
   *[other] Barrage numéro { $ties } de la manche entamée par le siège { $seat }
}{ $colour ->
    [none] {""} ; pas encore de couleur
    [O] {""} ; la couleur est l’orange
   *[other] {""} ; la couleur est le { colour-name }
}{ $seats ->
    [none] {""}
   *[other] {""} ; encore à jouer : { $seats }
}.
drawing-seat = Siège { $seat }{ $you ->
    [yes] , toi
   *[no] {""}
}
drawing-played = Le siège { $seat } a joué { $cards }
drawing-lacks = sans { $colours }
drawing-value = { colour-name } { $value }
drawing-key = ● pastille, ○ trou, · plein ; ◉ une pastille d’une carte du dessous se voit à travers ; * la meilleure pile jusqu’ici. R27 est une carte rouge avec 2 pastilles, et 7 pastilles et trous en tout.
drawing-hand = Main du siège { $seat } :
drawing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
drawing-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
drawing-own-hand = Ta main :
drawing-finished = La manche telle qu’elle a été jouée :

told-leads = { $who } entame avec { $stack } : { colour-name }, de valeur { $value }.
told-follows = { $who } joue { $stack }, de valeur { $value }.
told-cannot-follow = { $who } n’a pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
} et joue { $stack }, qui ne peut pas gagner.
told-won = { $kind ->
    [tie-break] { $who } gagne le barrage, et donc la manche, avec { $value } en { colour-name } : un point.
   *[round] { $who } gagne la manche avec { $value } en { colour-name } : un point.
}
told-tied = { $count ->
    [2] { $who } et { $second }
    [3] { $who }, { $second } et { $third }
    [4] { $who }, { $second }, { $third } et { $fourth }
   *[5] { $who }, { $second }, { $third }, { $fourth } et { $fifth }
} sont à égalité avec { $value }.
told-won-first = { $who } a joué cette valeur en premier et gagne la manche : un point.
told-drops-out = { $who } n’a plus de cartes et ne joue plus dans cette manche.
told-tie-break = Un barrage les départage ; { $who } choisit la couleur.
told-won-left = { $who } n’a plus d’adversaire et gagne la manche : un point.
told-nobody-scores = Personne ne marque dans cette manche.
told-next-round = { $who } entame la manche suivante.
told-last-cards = { $who } a gagné et n’a plus de cartes : le jeu est fini.
told-bonus = Il n’y a plus que { $who } qui ait des cartes : { $cards ->
    [one] un point de plus pour une carte
   *[other] { $cards } points de plus pour { $cards } cartes
}.
told-no-cards = Plus personne n’a de cartes : le jeu est fini.
told-game-over = Le jeu { $number } sur { $games } est fini. Points par siège : { $points } ; en tout : { $total }.
told-next-game = { $who } donne pour le jeu { $number } ; { $leader } entame.
over = { $reason ->
   *[match-over] Le match est fini : le dernier jeu est joué.
}

explain-rule = Qui a le plus de points sur l’ensemble des { $games } jeux gagne : un par manche, et un par carte qui reste quand plus personne d’autre n’en a.
explain-games = { $games ->
    [1] {""}
   *[other] { $points } ={" "}
}{ $total ->
    [one] { $total } point
   *[other] { $total } points
}

web-title = Top Spot
web-about = Glisse des cartes sous des cartes pour voir le plus de pastilles.
web-board = Table
option-level = Niveau
about-level = Le niveau expert ajoute des jokers, sous lesquels on peut mélanger les couleurs, et des barrages.
value-level = { $value ->
    [expert] Expert
   *[junior] Junior
}
option-games = Jeux
about-games = Combien de jeux compte le match.
value-games = { $value }
option-turning = Demi-tours
about-turning = Les cartes peuvent faire un demi-tour dans une pile.
value-turning = { $value ->
    [yes] Oui
   *[no] Non
}
web-at-seat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-game = Jeu { $number } sur { $games }
web-game-number = Jeu { $number }
web-led = Couleur demandée : { colour-name }
web-to-beat = à battre
web-leads = { $name } entame
web-you-lead = À toi d’entamer
web-tie-break = { $number ->
    [1] Barrage
   *[other] Barrage numéro { $number }
}
web-scores = { $name } marque { $points ->
    [one] un point
   *[other] { $points } points
}
web-nobody-scores = Personne ne marque
web-game-over = Le jeu { $number } est fini
web-match-over = Le match est fini
web-match-won = { $names } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-points = Points du match
web-together = En tout
web-lacks = n’a pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
}
web-card = { colour-name } { $number }
web-card-turned = { colour-name } { $number }, tournée d’un demi-tour
web-joker = Joker
web-joker-said = joker compté comme { colour-name }
web-stack = { $kind ->
    [building] Ta pile
    [hint] Conseil
   *[laid] { $name }
} : { $cards } ; compte comme { colour-name }, vaut { $value }{ $best ->
    [true] , la meilleure de la manche
   *[false] {""}
}
web-hand = Ta main
web-hand-card = { colour-name } { $number }, { $spots ->
    [one] { $spots } pastille
   *[other] { $spots } pastilles
} et { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
web-hand-joker = Joker, { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
web-in-stack = dans ta pile
web-not-now = ne peut pas être jouée maintenant
web-not-under = ne peut pas se glisser dessous
web-task-lead = À toi d’entamer, dans la couleur de ton choix
web-task-lead-one = À toi d’entamer avec une carte
web-task-follow = Joue { $colour ->
    [O] de l’orange
   *[other] du { colour-name }
}
web-task-other = Tu n’as pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
}
web-no-cards = Tu n’as plus de cartes dans ce jeu
web-how = La première carte choisie est posée dessus, les suivantes se glissent dessous.
web-how-one = Choisis la carte que tu joues.
web-shows = Ta pile montre
web-compared = { $how ->
    [more] Tu bats { $name } ({ $best }).
    [same] Autant que { $name }.
   *[less] Pas assez : { $name } montre { $best }.
}
web-cannot-win = Une autre couleur que celle demandée ne peut pas gagner.
web-more = D’autres cartes peuvent se glisser dessous.
web-no-more = Aucune de tes autres cartes ne peut se glisser dessous.
web-needs-more = Il faut encore une carte dessous.
web-joker-is = Ton joker compte comme
web-turns = Demi-tours
web-turn-card = Faire faire un demi-tour à la carte { colour-name } { $number }
web-play-stack = Jouer : { $text }, vaut { $value }
web-start-over = Recommencer
