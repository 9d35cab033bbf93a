table-is-closed = Cette table est fermée.
table-is-waiting = La partie n’a pas commencé : il manque encore des joueurs.
table-is-full = Tout le monde est là ; la partie va commencer.
table-is-playing = La partie est en cours.
table-is-paused = La partie est en pause.
table-is-over = La partie est finie.
no-such-seat = Il n’y a pas de joueur { $seat } ici ; les joueurs vont de 1 à { $count }.
out-of-the-game = { $who } ne joue plus ; un robot a pris la suite.
not-your-seat = Tu ne joues pas pour { $who }.
time-is-up = Ton temps est écoulé.
seat-taken = Quelqu’un d’autre joue déjà ici.
no-free-seat = Il n’y a plus de place libre.
sits-already = Tu joues déjà à cette table.
seat-left = Tu ne joues déjà plus comme joueur { $seat }.
not-the-host = Seul qui a ouvert cette table, et y est assis, peut le faire.
nothing-to-take-back = Il n’y a rien à reprendre là : c’est le tour { $turn }.
no-such-turn = La partie n’en est pas encore là : c’est le tour { $turn }.
seat-not-left = { $who } n’a pas quitté la table.
asked-already = On l’a déjà demandé aux autres.
log-is-long = Il s’est passé énormément de choses à cette table : jusqu’à la fin de la partie, seuls des coups sont possibles.
nobody-to-agree = Aucun joueur n’est là pour donner son accord.
no-such-offer = La proposition { $offer } n’existe plus.
agreed-already = Tu as déjà accepté.
chat-is-off = Il n’y a pas de discussion à cette table.
not-your-room = Les joueurs parlent entre eux, les spectateurs aussi.
rematch-is-open = La revanche est déjà ouverte.
did-not-play = Une revanche est pour ceux qui ont joué ici.
nobody-to-play = Un joueur au moins doit être une personne.
clock-without-time = Une pendule a besoin de temps : au moins une seconde ou un jour.
days-without-increment = Une pendule en jours par coup n’ajoute pas de secondes. Laisse l’incrément de côté.
cannot-set-up = { $why }
no-such-game = Ce jeu n’existe pas ici.
edition-too-long = Cette édition est trop grande : { $most } octets au plus.
no-guest = Dis-nous d’abord ton nom, puis assieds-toi.
banned = L’hôte ne te laisse pas jouer ici.
silenced = L’hôte t’a retiré la parole ici.
too-fast = C’est trop rapide. Attends un instant.
too-busy = Beaucoup de parties sont rejouées en ce moment. Réessaie dans un instant.
cannot-store = Cela n’a pas pu être enregistré, ou nous n’avons pas su que c’était fait. Réessaie.
no-such-table = Cette table n’existe pas. Le lien est-il complet ?
unreadable-table = Cette table ne peut plus être lue : son jeu n’est plus là, ou ce qui en était gardé est abîmé. Toutes les autres tables sont intactes.
bad-message = Cela n’a pas été compris. Recharge la page, et préviens qui la propose si cela se reproduit.
bad-name = Un nom a de 1 à 24 caractères visibles.
bad-text = Une ligne de discussion a de 1 à 300 caractères visibles.
wrong-code = Ce code est faux, déjà utilisé ou trop ancien. Crées-en un autre sur ton autre appareil.
too-many-tables = Tu as beaucoup de tables ouvertes. Termine une partie ou abandonne-la ; une table où personne ne joue est fermée au bout d’un moment.
too-many-new-tables = Trop de nouvelles tables viennent de ton réseau. Réessaie plus tard.
too-many-guests = Trop de nouveaux invités viennent de ton réseau. Réessaie plus tard.
too-many-sockets = Trop de connexions viennent de ton réseau.
not-over = L’enregistrement peut être téléchargé quand la partie est finie.
bad-record = On ne trouve là aucune partie à rejouer : l’enregistrement est abîmé ou a été modifié.
own-edition = Cette partie a été jouée avec une édition personnelle, « { $edition } ». Elle peut être rejouée là où elle a eu lieu.
bad-move = Le coup { $number } de cet enregistrement, « { $move } », n’est pas permis. { $why }
record-too-long = Cet enregistrement est trop long : { $most } octets au plus peuvent être rejoués.
no-hints = Il n’y a pas de conseils à cette table.
not-ready = { $title } se charge. Un instant, s’il te plaît.
foreign-page = Cette demande vient d’une autre page et est refusée.
not-from-here = Cela ne peut se faire que sur l’ordinateur où tourne le serveur.
no-network = Cet ordinateur n’est dans aucun réseau. Connecte-le à ton Wi-Fi, puis réessaie.
door-is-fixed = Ce serveur ne peut pas être ouvert à un réseau pendant qu’il tourne.
slow-here = Réglé ainsi, { $title } est lent dans un navigateur : les coups prennent plus de temps et les bots réfléchissent moins. Sur un serveur, c’est rapide.
needs-server = { $what ->
    [seats] Il n’y a pas de serveur ici : personne ne peut jouer depuis un autre appareil. Donne chaque place à quelqu’un qui est ici, ou à un bot.
    [list] Il n’y a pas de serveur ici : personne d’autre ne pourrait trouver cette table. Ne l’ouvre pas à tout le monde.
    [device] Il n’y a pas de serveur ici : tu ne peux pas passer à un autre appareil. Enregistre tes parties dans des fichiers et ouvre-les là-bas.
   *[door] Il n’y a pas ici de serveur où d’autres pourraient entrer. Qui en lance un le peut : toptafel serve.
}
not-found = Il n’y a rien à cette adresse.
not-allowed = C’est impossible à cette adresse.
broken = Quelque chose s’est cassé de notre côté, et c’est noté. Recharge la page, et préviens qui la propose si cela se reproduit.

event-opened = La table est ouverte.
event-sat = { $name } s’assoit.
event-stood = { $name } se lève.
event-filled = Des bots prennent les places libres.
event-dealt = La partie commence.
event-played = { $name } joue { $move }.
event-offered = { $what ->
    [take-back] { $name } demande à reprendre un coup.
    [pause] { $name } demande une pause.
    [bot] { $name } demande qu’un robot continue pour { $place }.
   *[take-over] { $name } demande à continuer pour { $place }.
}
event-agreed = { $name } accepte.
event-declined = { $name } n’accepte pas.
event-withdrew = { $name } retire sa demande.
event-took-back = La partie revient avant ce coup.
event-paused = La partie est en pause.
event-continued = La partie reprend.
event-resigned = { $name } abandonne.
event-ran-out = { $name } n’a plus de temps.
event-left = { $stood ->
    [1] { $name } a quitté la table.
   *[0] { $name } n’est pas là depuis un moment.
}
event-returned = { $name } est de retour.
event-replaced = Un robot continue pour { $place }.
event-took-over = { $name } continue pour { $place }.
event-delayed = Pendant un moment, personne n’a pu jouer. Aucune pendule ne l’a compté.
event-named = Quelqu’un s’appelle maintenant { $name }.
event-said = { $name } : { $text }
event-ended = La partie est finie.
event-rematched = Une revanche est ouverte.
event-closed = { $reason ->
    [host] L’hôte a fermé la table.
   *[abandoned] Personne n’est venu depuis longtemps. La table est fermée.
}
bot-name = { $level ->
    [gentle] Robot 1 – débutant
    [easy] Robot 2 – amateur
    [fair] Robot 3 – confirmé
    [strong] Robot 4 – fort
   *[hard] Robot 5 – expert
}

page-about = La table des jeux de société modernes est mise, sur cette machine.
