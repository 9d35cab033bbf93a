table-is-closed = Cette table est fermée.
table-is-waiting = La partie n’a pas commencé : il reste des sièges libres.
table-is-full = Tous les sièges sont pris ; la donne arrive.
table-is-playing = La partie est en cours.
table-is-paused = La partie est en pause.
table-is-over = La partie est finie.
no-such-seat = Il n’y a pas de siège { $seat } ici ; les sièges vont de 1 à { $count }.
out-of-the-game = { $who } ne joue plus ; un robot a pris la suite.
not-your-seat = Tu ne joues pas pour { $who }.
time-is-up = Ton temps est écoulé.
seat-taken = Ce siège est pris.
no-free-seat = Aucun siège n’est libre.
sits-already = Tu as déjà un siège à cette table.
seat-left = Tu as déjà quitté le siège { $seat }.
nothing-to-take-back = Il n’y a rien à reprendre là : c’est le tour { $turn }.
no-such-turn = La partie n’en est pas encore là : c’est le tour { $turn }.
seat-not-left = { $who } n’a pas quitté la table.
asked-already = On l’a déjà demandé aux autres.
nobody-to-agree = Aucun joueur n’est là pour donner son accord.
no-such-offer = La proposition { $offer } n’existe plus.
agreed-already = Tu as déjà accepté.
chat-is-off = Il n’y a pas de discussion à cette table.
not-your-room = Les joueurs parlent entre eux, les spectateurs aussi.
rematch-is-open = La revanche est déjà ouverte.
did-not-play = Une revanche est pour ceux qui ont joué ici.
nobody-to-play = Un siège au moins doit être pour une personne.
clock-without-time = Une pendule a besoin de temps : au moins une seconde ou un jour.
no-guest = Dis-nous d’abord ton nom, puis assieds-toi.
banned = L’hôte ne te laisse pas jouer ici.
silenced = L’hôte t’a retiré la parole ici.
too-fast = C’est trop rapide. Attends un instant.
cannot-store = Cela n’a pas pu être enregistré, ou nous n’avons pas su que c’était fait. Réessaie.
no-such-table = Cette table n’existe pas. Le lien est-il entier ?
unreadable-table = Cette table ne peut plus être lue : son jeu n’est plus là, ou son déroulement est abîmé. C’est noté dans le journal de l’hôte.
bad-message = Ce message est incompréhensible : { $problem }
bad-name = Un nom a de 1 à 24 caractères visibles.
bad-text = Une ligne de discussion a de 1 à 300 caractères visibles.
wrong-code = Ce code est faux, déjà utilisé ou trop ancien. Crées-en un autre sur ton autre appareil.
too-many-tables = Tu as beaucoup de tables ouvertes. Termine une partie ou abandonne-la ; une table où personne ne joue est fermée au bout d’un moment.
too-many-new-tables = Trop de nouvelles tables viennent de ton réseau. Réessaie plus tard.
too-many-guests = Trop de nouveaux invités viennent de ton réseau. Réessaie plus tard.
too-many-sockets = Trop de connexions viennent de ton réseau.
not-over = L’enregistrement peut être téléchargé quand la partie est finie.
bad-record = Impossible de rejouer cet enregistrement : { $problem }
own-edition = Cette partie a été jouée avec une édition personnelle, « { $edition } ». Elle peut être rejouée dans la maison où elle a eu lieu.
bad-move = Le coup { $number } de cet enregistrement, « { $move } », n’est pas permis. { $why }
record-too-long = Cet enregistrement est trop long : { $most } octets au plus peuvent être rejoués.
no-hints = Il n’y a pas de conseils à cette table.
not-ready = { $title } est en préparation. Un instant, s’il te plaît.
no-room-for-edition = { $title } a ici de la place pour { $most } éditions personnelles jusqu’au redémarrage de la maison, et « { $edition } » serait une de plus. Joue avec l’édition habituelle, ou demande à l’hôte de redémarrer la maison.
foreign-page = Cette demande vient d’une autre page et est refusée.
not-found = Il n’y a rien à cette adresse.
not-allowed = C’est impossible à cette adresse.
broken = Quelque chose s’est cassé de notre côté. C’est noté dans le journal de l’hôte.

event-opened = La table est ouverte.
event-sat = { $name } s’assoit.
event-stood = { $name } se lève.
event-dealt = La partie commence.
event-played = { $name } joue { $move }.
event-offered = { $what ->
    [take-back] { $name } demande de revenir au tour { $turn }.
    [pause] { $name } demande une pause.
    [bot] { $name } demande qu’un robot continue pour le siège { $place_seat }.
   *[take-over] { $name } demande à continuer pour le siège { $place_seat }.
}
event-agreed = { $name } accepte.
event-declined = { $name } n’accepte pas.
event-withdrew = { $name } retire sa demande.
event-took-back = La partie est revenue au tour { $turn }.
event-paused = La partie est en pause.
event-continued = La partie reprend.
event-resigned = { $name } abandonne.
event-ran-out = { $name } n’a plus de temps.
event-left = { $stood ->
    [1] { $name } a quitté la table.
   *[0] { $name } n’est pas là depuis un moment.
}
event-returned = { $name } est de retour.
event-replaced = Un robot continue pour le siège { $place_seat }.
event-took-over = { $name } continue pour le siège { $place_seat }.
event-delayed = La maison a été fermée un moment. Aucune pendule ne l’a compté.
event-named = Quelqu’un s’appelle maintenant { $name }.
event-said = { $name } : { $text }
event-ended = La partie est finie.
event-rematched = Une revanche est ouverte.
event-closed = { $reason ->
    [host] L’hôte a fermé la table.
   *[abandoned] Personne n’est venu depuis longtemps. La table est fermée.
}
bot-name = { $level ->
    [gentle] Robot doux
    [easy] Robot facile
    [fair] Robot moyen
    [strong] Robot fort
   *[hard] Robot difficile
}

page-about = La table des jeux de société modernes est mise, sur cette machine.
