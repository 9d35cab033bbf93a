unreadable = Je n’arrive pas à lire « { $text } ». { move-form }
move-form = On joue des cartes de haut en bas, comme R27>R36, ou une seule, comme R66 ; un joker posé dessus annonce sa couleur, comme J=G>R46>B56.{ $turning ->
    [yes] {""} Une carte tournée d’un demi-tour est suivie d’un ~.
   *[no] {""} À cette table, on ne tourne pas les cartes.
}
not-in-hand = { $case ->
    [twice] Il n’existe qu’une seule carte { a-card }, elle ne peut donc pas être deux fois dans ta pile.
    [joker] Tu n’as pas autant de jokers.{ the-hand }
   *[none] Tu n’as pas la carte { a-card }.{ the-hand }
}
the-hand = { $pictured ->
    [yes] {""}
   *[no] {" "}Ta main : { $hand }.
}
a-card = { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] { $card }
}
those-cards = { $pictured ->
    [yes] ⟦{ $cards }⟧
   *[no] { $cards }
}
other-stack = { $pictured ->
    [yes] ⟦{ $other }⟧
   *[no] { $other }
}
one-joker = Une pile contient au plus un joker. Garde l’autre pour plus tard.
joker-on-top = Un joker se pose toujours dessus : il vient en premier, avec la couleur que tu annonces.
unknown-colour = La couleur { colour-name } n’est pas en jeu à cette table. { $pictured ->
    [yes] Annonce une couleur qui est en jeu.
   *[no] Tu peux annoncer { $colours }.
}
colour-not-led = La couleur demandée est { $colour ->
    [O] l’orange
   *[other] le { colour-name }
}, c’est donc celle de ton joker{ $pictured ->
    [yes] {""}
   *[no] {" "}: annonce J={ $colour }
}.
mixed-colours = Une pile a une seule couleur, et la tienne en a plusieurs{ $pictured ->
    [yes] {""}
   *[no] {" "}({ $colours })
}. On ne mélange les couleurs que sous un joker.
scores-mixed = Une pile n’a qu’une couleur. Seul un joker permet de les mélanger dessous.
scores-no-gain = Chaque carte doit augmenter la valeur. Celles-ci montrent { $value } ; avec moins d’entre elles on peut montrer { $best }.
scores-too-many = La donne { $game } ne peut pas avoir { $points } points : au moins un, et au plus { $most }, car chacun coûte une carte au gagnant.
must-follow = La couleur demandée est { $colour ->
    [O] l’orange
   *[other] le { colour-name }
} et tu en as ({ those-cards }) : tu dois en jouer{ $joker ->
    [yes] , ou jouer un joker
   *[no] {""}
}.
one-card-only = Tu n’as pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
}, tu joues donc une seule carte d’une autre couleur.
no-gain = Chaque carte doit servir, et ceci vaut { $value }. Retire { those-cards } : { other-stack } vaut { $same ->
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

drawing-match = Donne { $number } sur { $games } ; le siège { $seat } a donné.
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
spoken-card = { $called } ({ $card }) : pastilles en { $spots }, trous en { $holes }.
spoken-key = Les places d’une carte se comptent de 1 à 9, rangée par rangée depuis le haut à gauche.

the-stack = { $pictured ->
    [yes] ⟦{ $stack }⟧
   *[no] { $stack }
}
told-leads = { $who } entame avec { the-stack } : { colour-name }, de valeur { $value }.
told-follows = { $who } joue { the-stack }, de valeur { $value }.
told-cannot-follow = { $who } n’a pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
} et joue { the-stack }, qui ne peut pas gagner.
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
told-last-cards = { $who } a gagné et n’a plus de cartes : la donne est finie.
told-bonus = Il n’y a plus que { $who } qui ait des cartes : { $cards ->
    [one] un point de plus pour une carte
   *[other] { $cards } points de plus pour { $cards } cartes
}.
told-no-cards = Plus personne n’a de cartes : la donne est finie.
told-game-over = La donne { $number } sur { $games } est finie. Points par siège : { $points } ; en tout : { $total }.
told-next-game = { $who } distribue la donne { $number } ; { $leader } entame.
over = { $reason ->
   *[match-over] Le match est fini : la dernière donne est jouée.
}

why-leads = Entame { colour-name } : { $value }.
why-beats = { $last ->
    [yes] Gagne la manche : { $value } contre { $best }.
   *[no] Prend la tête : { $value } contre { $best }.
}
why-not-enough = { $case ->
    [equal] Aussi bien que le meilleur jusqu’ici : { $value }.
   *[less] Ne bat pas le { $best } déjà posé.
}
why-gives-away = Tu n’as pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
} : une carte s’en va.
why-sheds = Tu te débarrasses de { $cards } cartes à la fois.
why-keeps = Garde { $pictured ->
    [yes] ⟦{ $card }⟧
   *[no] ton joker
} pour plus tard.
why-left = { $value ->
    [0] Il ne te reste alors plus { $colour ->
        [O] d’orange
       *[other] de { colour-name }
    }.
   *[other] En { colour-name }, tu pourrais encore montrer { $value }.
}
why-cards = { $cards ->
    [0] Il ne te reste alors plus de cartes.
    [one] Il te reste { $cards } carte.
   *[other] Il te reste { $cards } cartes.
}

explain-rule = Qui a le plus de points sur l’ensemble des { $games } donnes gagne : un par manche, et un par carte qui reste quand plus personne d’autre n’en a.
explain-games = { $games ->
    [1] {""}
   *[other] { $points } ={" "}
}{ $total ->
    [one] { $total } point
   *[other] { $total } points
}

web-title = Top Spot
web-about = Glisse des cartes sous des cartes pour voir le plus de pastilles.
web-sheet-sum = Points du match
web-scores-round = Qui a gagné la manche ?
web-scores-how = touchez qui marque : une fois par point.
web-scores-next = Cette donne est finie
web-scores-stack = Que vaut une pile ?
web-scores-stack-how = Touchez ses cartes, de haut en bas.
web-scores-clear = Tout enlever
web-scores-deck = Les cartes sont celles de notre boîte : la règle ne les montre pas. Si les vôtres diffèrent, comptez les points vous-mêmes.
web-board = Table
web-chosen-level = { $value ->
    [expert] Avec jokers et barrages.
   *[junior] Sans jokers ; à égalité, le premier gagne.
}
web-chosen-games = { $count ->
    [one] Une donne.
   *[other] { $count } donnes.
}
web-chosen-turning = { $value ->
    [yes] On peut tourner les cartes d’un demi-tour.
   *[no] {""}
}
option-level = Niveau
about-level = Le niveau expert ajoute des jokers, sous lesquels on peut mélanger les couleurs, et des barrages.
value-level = { $value ->
    [expert] Expert
   *[junior] Junior
}
web-choice-level = { $value ->
    [expert] Avec des jokers, sous lesquels on peut mélanger les couleurs, et des barrages en cas d’égalité.
   *[junior] Le jeu de base : des piles d’une seule couleur.
}
option-games = Nombre de donnes
about-games = Chacun commence aussi souvent que les autres.
value-games = { $value }
option-turning = Tourner les cartes
about-turning = Si l’on peut tourner une carte d’un demi-tour avant de la glisser dans une pile. Selon la boîte, non.
value-turning = { $value ->
    [yes] Permis
   *[no] Interdit
}
value-edition = { $value ->
   *[toptafel] Nos douze cartes
}
web-at-seat = { web-points-of } · { web-cards-of }
web-unit = { $points ->
    [one] point
   *[other] points
}
web-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-cards-of = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-game = Donne { $number } sur { $games }
web-game-number = Donne { $number }
web-led = Demandé : { colour-name }
web-to-beat = à battre
web-beat = { $best } à battre
web-leads = { $name } entame
web-you-lead = À toi d’entamer
web-any-colour = couleur libre
web-follow = Joue { $colour ->
    [O] de l’orange
   *[other] du { colour-name }
}
web-none-of = Pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
}
web-tie-break = { $number ->
    [1] Barrage
   *[other] Barrage numéro { $number }
}
web-scores = { $name } marque { $points ->
    [one] un point
   *[other] { $points } points
}
web-nobody-scores = Personne ne marque
web-game-over = La donne { $number } est finie
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
web-take-off = retirer
web-task-lead = { $how ->
    [stack] Touche une carte : elle va dessus. Glisse ensuite d’autres cartes de sa couleur dessous.
    [one] À toi d’entamer : touche la carte que tu joues.
   *[known] À toi d’entamer, dans la couleur de ton choix.
}
web-task-follow = { web-follow }{ $how ->
    [stack]  : touche la carte du dessus, puis glisse-en d’autres dessous.
    [one]  : touche la carte que tu joues.
   *[known] .
}
web-task-other = Tu n’as pas { $colour ->
    [O] d’orange
   *[other] de { colour-name }
} : touche une carte dont tu te défais.
web-no-cards = Tu n’as plus de cartes dans cette donne.
web-numbers = { $spots } / { $all } : { $spots ->
    [one] une pastille
   *[other] { $spots } pastilles
} maintenant, { $all } si chaque trou brille.
web-gain = +2 : autant de pastilles de plus dans ta pile.
web-take-hint = Cette pile serait bonne : touche-la pour la prendre.
web-hint-over = { $how ->
    [done] Ta pile est bonne comme elle est : joue-la.
    [more] Voici comment compléter ta pile : touche-la pour la prendre.
   *[new] Une autre pile serait meilleure : touche-la pour la prendre.
}
web-compared = { $how ->
    [more] Ton { $value } bat le { $best } de { $name }.
    [same] Ton { $value }, c’est autant que { $name }.
   *[less] Ton { $value } ne bat pas le { $best } de { $name }.
}
web-cannot-win = Une autre couleur que celle demandée ne peut pas gagner.
web-slide-or-play = Glisse encore une carte { $mixed ->
    [true] {""}
   *[false] en { colour-name }{" "}
}dessous, ou joue ainsi.
web-more = { $mixed ->
    [true] { $count ->
        [one] Une carte de plus peut briller.
       *[other] { $count } cartes de plus peuvent briller.
    }
   *[false] { $count ->
        [one] Une carte de plus en { colour-name } peut briller.
       *[other] { $count } cartes de plus en { colour-name } peuvent briller.
    }
}
web-no-more = Aucune autre carte n’ajoute de pastille.
web-needs-more = Il faut encore une carte dessous.
web-joker-is = De quelle couleur est ton joker ?
web-turns = Demi-tours
web-turn-card = Faire faire un demi-tour à la carte { colour-name } { $number }
web-play = Jouer
web-play-value = Jouer { $value }
web-play-stack = Jouer { $value } : { $cards }
web-start-over = Recommencer
