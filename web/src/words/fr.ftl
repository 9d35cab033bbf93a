language = Langue
make-dark = Sombre
make-light = Clair
nothing-here = Il n’y a rien ici.
to-the-start = Vers l’accueil
pull-up = Prends une chaise.
about = Des jeux de société avec des amis par un lien, ou avec des robots qui ne trichent jamais. Pas de compte.
play-now = Jouer
set-up = Préparer une table
titled = { $what } : { $title }
players = { $least }–{ $most } joueurs
players-one = { $count } joueurs
getting-ready = chargement…
getting-ready-game = { $title } se charge
my-tables = Mes tables
public-tables = Tables publiques
my-turn-at = { $count ->
    [one] C’est ton tour à une table
   *[other] C’est ton tour à { $count } tables
}
turn-number = tour { $turn }
no-public-tables = Aucune table publique n’est ouverte. Prépares-en une pour tout le monde, ou envoie un lien à tes amis.
tables-of-game = Jeu des tables publiques
tables-of-all-games = Tous les jeux
more-tables = Plus de tables
tables-to-come = Les tables en cours apparaîtront ici dès que leur jeu sera prêt.
server-is-away = Le serveur ne répond pas.
server-is-away-about = Il est peut-être arrêté, ou le réseau est coupé. Cette page réessaie toute seule.
try-again = Réessayer
offline = Pas de connexion
offline-about = Tu es hors ligne, ou le serveur est arrêté. Tout ce que tu as joué y est conservé, et la partie reprendra où elle en était.
part-is-missing = Une partie de la page n’a pas pu être chargée.
about-here = Des jeux de société sur cet appareil : avec des robots qui ne trichent jamais, ou ensemble devant un même écran. Pas de compte.
friends-need-server = Cette table est sur ce seul appareil, et se passe de réseau. Des amis sur d’autres appareils ne peuvent te rejoindre que sur un serveur Toptafel.
no-answer-here = La table sur cet appareil ne répond pas. Recharge la page ; ce qui a été joué est gardé.
missing-table-here = Cette table n’existe pas sur cet appareil. Les tables restent dans le navigateur où elles ont été ouvertes.
folder-is-away = Les fichiers de cette page sont hors d’atteinte.
starting = Chargement de la table : { $done } sur { $all } Mo
starting-soon = La table se dresse …
failed-no-webassembly = La table ne peut pas être installée : ce navigateur n’a pas WebAssembly, ou il est désactivé. Active-le, ou prends un navigateur plus récent.
failed-no-file = La table ne peut pas être installée : { $what } est introuvable. Es-tu en ligne ? Alors le dossier est incomplet : publie-le à nouveau.
failed-not-started = La table ne peut pas être installée. Recharge la page ; si cela ne suffit pas, ferme d’autres onglets ou prends un autre navigateur. La raison donnée : { $what }
trouble-nothing-kept = Ce navigateur ne garde rien pour cette page : tes tables durent tant qu’elle est ouverte. Une fenêtre privée ou un réglage peut en être la cause ; enregistre ce que tu veux garder.
trouble-storage-full = Le stockage de ce navigateur est plein : le dernier coup n’a pas été gardé. Libère de la place sur l’appareil, puis rejoue-le.
trouble-storage-failed = Ce navigateur n’a pas pu garder ce qui vient de se passer. Recharge la page : la table reprend à partir de ce qui est gardé.
trouble-log-damaged = Ce que ce navigateur a gardé de l’une de tes tables est endommagé : elle ne peut pas continuer. Les autres sont intactes.
trouble-newer-storage = Une version plus récente de cette page a gardé tes tables. Ferme tous ses onglets et rouvre-la ; d’ici là, rien n’est gardé ici.
kept-here = Tes tables sont gardées dans ce navigateur. Il peut les effacer si l’appareil manque de place, ou si tu vides ses données.
kept-here-for-good = Tes tables sont gardées dans ce navigateur jusqu’à ce que tu vides ses données.
save-tables = Enregistrer les parties finies dans un fichier
remove = Retirer
remove-table = Retirer : { $title }, { $about }
remove-damaged = Retirer la table abîmée
really-remove-about = Elle sera perdue pour toujours.
really-remove = Oui, la retirer
own-edition = La mienne…
about-own-edition = Une édition à toi est un fichier JSON ; la documentation dit comment l’écrire.
edition-file = Fichier de l’édition
not-json = { $file } est illisible : il faut du JSON.
bot = robot
free-seat = place libre
guest = Invité
phase-waiting = attend des joueurs
phase-full = va commencer
phase-playing = en cours
phase-paused = en pause
phase-over = finie
phase-closed = fermée
no-answer = Le serveur ne répond pas. Est-il en marche ?
table = Table
loading = Un instant…
missing-table = Cette table n’existe pas. Le lien est-il complet ?
moved = Tu joues maintenant sur un autre appareil.
your-turn = À toi de jouer
turn-of = Au tour de { $name }
waiting-for = En attente de { $name }
bot-thinks = { $name } réfléchit
status-waiting = En attente de joueurs
status-full = La partie va commencer…
status-paused = La partie est en pause
status-closed = Cette table est fermée
over-resigned = { $count ->
    [one] { $names } a abandonné.
   *[other] { $names } ont abandonné.
}
over-time = { $count ->
    [one] { $names } n’avait plus de temps.
   *[other] { $names } n’avaient plus de temps.
}
over = La partie est finie.
connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
move = Coup
play-it = Jouer
seats = Joueurs
you = toi
is-away = hors ligne
beside = À côté du plateau
close = Fermer
rules = Règles
menu = Menu
type-a-move = Écrire un coup
chat-empty = Personne n’a encore rien dit. Les spectateurs n’entendent pas les joueurs.
chat-empty-spectators = Les spectateurs parlent entre eux ; les joueurs n’entendent rien.
to-the-seats = Message aux joueurs
to-the-spectators = Message aux spectateurs
hints-about = Les trois meilleurs coups d’après ce que tu peux savoir, avec leurs chances.
hints-bar = La chance de gagner ainsi ; le bout pâle dit à quel point c’est sûr.
hints-later = Tu peux demander un conseil quand c’est ton tour.
has-played = { $name } a joué.
clock-said-none = Sans pendule.
clock-said-seconds = { $minutes } minutes chacun, et { $seconds } secondes de plus par coup.
clock-said-days = { $days } jours par coup.
waits-for = On attend { $names }.
withdraw = Annuler
play-for = Continuer pour { $name }
hand-over = Au tour de { $name }
hand-over-about = Passe l’écran. La main suivante n’est montrée que lorsque la personne est là.
i-am = Je suis { $name }
code-for-phones = Code pour téléphones : il mène à cette table
share = Partager
copy-by-hand = Le lien est sélectionné : copie-le au clavier ou par un appui long.
what-to-call-you = Comment t’appelle-t-on ?
what-to-call-all = Qui joue sur cet écran ?
name-of = Nom de { $name }
at-the-table = À la table
so-many-of = { $here } sur { $all }
opens-for-machine = s’ouvre seulement sur cet ordinateur
opens-for-network = s’ouvre sur tous les téléphones de ce Wi-Fi
opens-for-everybody = s’ouvre sur tous les appareils
let-phones-join = Laisser entrer les téléphones de ce Wi-Fi
let-phones-join-about = Tout le monde sur ce Wi-Fi pourra ouvrir cette page, jusqu’à ce que tu la refermes ou que le serveur s’arrête.
yes-let-in = Oui, laisse-les entrer
shut-phones-out = Refermer aux téléphones
shut-out = Le serveur est fermé pour ton Wi-Fi. Quand il sera rouvert, recharge cette page.
no-network = Cet ordinateur n’est sur aucun réseau. Connecte-le au Wi-Fi pour inviter des téléphones.
look-again = Regarder à nouveau
ask-the-host = La personne qui gère le serveur peut l’ouvrir aux autres.
show-code = Montrer un code à scanner
share-link = Partager le lien
bots-instead = { $count ->
    [one] Commencer plutôt avec un bot
   *[other] Commencer plutôt avec des bots
}
kept-seat = place réservée
stand-up = Se lever
settings = Réglages
setting-sound = Son
about-sound = Un petit toc à chaque coup, une clochette quand c’est ton tour.
setting-confirm = Confirmer les coups
about-confirm = Un coup fait sur le plateau n’est joué qu’après ta confirmation.
setting-curtain = Rideau
about-curtain = Quand plusieurs jouent sur cet écran, les mains sont cachées entre les tours.
setting-notify = Notifications
about-notify = Préviens-moi quand c’est mon tour et que cet onglet n’est pas devant.
name-kept = Ton nom est enregistré.
names-kept = Le nom est enregistré.
keep = Enregistrer
other-device = Continuer sur un autre appareil
about-other-device = Il n’y a pas de compte. Un code, valable dix minutes et une seule fois, emporte ton nom et tes tables.
make-code = Créer un code
code = Code
go-on-here = Continuer ici
foreign-page = Cette page vient d’une autre adresse que son serveur. Ouvre l’adresse du serveur.
move-waits = Ton coup sera alors envoyé.
confirm-move = Jouer ainsi ?
yes-play = Oui, jouer
not-yet = Pas encore
has-left = n’est plus là
is-out-resigned = a abandonné
is-out-time = temps écoulé
hints = Conseils
hint = Conseil
thinking = Réfléchit…
hint-wins = gagne environ { $brings } fois sur 100
hint-points = rapporte environ { $brings } points à la fin
log = Journal
chat = Discussion
say-it = Envoyer
actions = Actions
take-back = Reprendre
pause = Pause
go-on = Continuer
resign = Abandonner
really-resign = Oui, abandonner
no = Non
let-bot-play = Laisser un robot jouer pour { $name }
agree = D’accord
decline = Non, merci
asks-take-back = { $name } voudrait reprendre un coup.
asks-pause = { $name } voudrait une pause.
asks-bot = { $name } voudrait qu’un robot joue pour { $place }.
asks-take-over = { $name } voudrait jouer pour { $place }.
asked-take-back = Tu voudrais reprendre ton coup.
asked-pause = Tu voudrais une pause.
asked-bot = Tu voudrais qu’un robot joue pour { $place }.
asked-take-over = Tu voudrais jouer pour { $place }.
learn = Apprendre
learn-game = Apprendre { $title }
learn-rules = Règles
learn-lessons = Leçons
learn-no-rules = Les règles de ce jeu ne sont pas encore écrites.
learn-step = { $lesson } · { $number } sur { $count }
learn-title = { $title } : { $lesson }
learn-back = Retour
learn-next = Suite
learn-show = Montre-moi
learn-skip = Passer la leçon
learn-skip-short = Passer
learn-steps = Pas à pas
learn-other = C’est permis aussi. Mais ici, fais exactement ce que la leçon demande.
learn-unknown = Cela ne va pas ici. Regarde dans le cadre doré.
learn-not-lost = Rien n’est perdu : essaie encore.
learn-what-happened = Ce que dit le journal
learn-over-about = Tu sais maintenant l’essentiel. Le reste vient en jouant.
learn-again-all = Recommencer
learn-you = Toi
learn-options = Autres façons de jouer
learn-contents = Sommaire
learn-try = Essaie toi-même
learn-example = Exemple
learn-before = Montre comment c’était
result = Résultat
play-again = Rejouer
download-record = Télécharger l’enregistrement
you-resigned = Tu as abandonné.
you-time = Tu n’avais plus de temps.
your-place = { $shared ->
    [yes] Tu partages la place { $place }.
   *[no] { $place ->
        [1] Tu as gagné.
        [2] Tu as fini deuxième.
        [3] Tu as fini troisième.
        [4] Tu as fini quatrième.
       *[other] Tu as fini en dernier.
    }
}
out-resigned = a abandonné, et finit donc en dernier
out-time = n’avait plus de temps, et finit donc en dernier
when-it-stopped = Quand la partie s’est arrêtée
game-length = { $turns ->
    [one] Un tour
   *[other] { $turns } tours
}, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
how-verified = Comment le sait-on ?
link-to-replay = Lien pour revoir la partie
from-this-move = Commencer à ce coup
picture-of-board = Image du plateau
no-picture = Ce navigateur ne peut pas faire d’image du plateau.
replay = Revoir la partie
replay-a-record = Rejouer un enregistrement
drop-here = Dépose un enregistrement ici
replay-about = De n’importe quelle table, ou un fichier que tu as gardé. Il est lu et n’est pas conservé.
choose-file = Choisir un fichier
choose-record = Ce fichier contient { $count } enregistrements. Lequel ?
record-line = Ligne { $number } : { $game }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
no-record-in = Il n’y a pas d’enregistrement dans { $file }. Un enregistrement est une ligne de JSON.
file-too-big = { $file } est trop grand.
replay-turn = Coup { $turn } sur { $turns }
the-deal-lies = La donne est faite. Les flèches du clavier parcourent la partie.
step-back = Un coup en arrière
step-on = Un coup en avant
to-first = Au début
to-last = À la fin
play-replay = Lecture
speed = Vitesse { $speed }×
seen-by = Vu par
seen-by-mover = qui doit jouer
seen-by-all = tout le monde, toutes les mains ouvertes
the-moves = Coups
to-the-table = À la table
another-record = Autre enregistrement
verdict-proven = Distribution honnête.
verdict-wrong = La distribution n’est pas celle qui était promise.
verdict-no-proof = Cette distribution n’a pas de preuve.
checked-here = Ton navigateur l’a vérifié lui-même.
checked-here-wrong = Ton navigateur constate la même chose : la distribution ne correspond pas à la promesse.
deal-is-coming = Tout le monde est là. La partie va commencer…
your-name = Ton nom
sit-down = S’asseoir
link = Lien
copy = Copier
copied = Copié
board = Plateau
who-plays = Qui joue ?
seat-number = Joueur { $number }
kind-me = Moi
kind-open = Avec le lien
kind-here = Même écran
kind-bot = Robot
a-friend = Un ami
link-comes = reçoit un lien dès que la table est ouverte
add-player = Ajouter un joueur
remove-player = Retirer le joueur { $number }
name-of-player = Nom du joueur { $number }
stone-of = Pion du joueur { $number }
it-is-you = toi
friends = { $count ->
    [one] un ami avec le lien
   *[other] { $count } amis avec le lien
}
bots = { $count ->
    [one] un robot de niveau { $level }
   *[other] { $count } robots de niveau { $level }
}
level-of = niveau { $number } sur { $count }
word-gentle = débutant
word-easy = amateur
word-fair = confirmé
word-strong = fort
word-hard = expert
fewer = Moins
more-of-it = Plus
further = Plus
as-usual = comme d’habitude
changed = modifié
table-for = Une table pour { $title }
bot-level = Force du robot { $number }
level-gentle = 1 – { word-gentle }
level-easy = 2 – { word-easy }
level-fair = 3 – { word-fair }
level-strong = 4 – { word-strong }
level-hard = 5 – { word-hard }
bot-gentle = Robot 1 – débutant
bot-easy = Robot 2 – amateur
bot-fair = Robot 3 – confirmé
bot-strong = Robot 4 – fort
bot-hard = Robot 5 – expert
bot-brief = { $level ->
    [gentle] Bot 1
    [easy] Bot 2
    [fair] Bot 3
    [strong] Bot 4
   *[hard] Bot 5
}
how-you-play = Comment vous jouez
edition = Ce qu’il y a dans la boîte
about-edition = Avec quelles tuiles ou cartes vous jouez.
clock = Pendule
about-clock = Des minutes pour la partie, ou des jours par coup.
about-clock-here = Des minutes pour toute la partie, et des secondes de plus par coup.
clock-none = Aucune
clock-seconds = { $minutes } min + { $seconds } s
clock-days = { $days } jours par coup
about-hints = Chacun peut demander les trois meilleurs coups.
about-chat = Joueurs et spectateurs discutent, chacun entre eux.
yes = Oui
visible = Qui peut voir la table
about-visible = Seulement ceux qui ont le lien, ou tout le monde sur l’accueil.
private = Seulement avec le lien
public = Tout le monde
open-table = Ouvrir la table
spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } partagent la victoire.
}
days-left = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
at-our-table = À notre table
companion-title = { $title }, à notre table
companion-about = Jouez avec votre propre boîte. Dites ce qui se passe sur la table : voici l’arbitre et la feuille de score. Les mains restent cachées : on ne dit que ce qui est joué.
companion-begin = Commencer
companion-new = Nouvelle partie
companion-really-new = Oui, tout recommencer
companion-undo = Annuler
just-now = À l’instant
companion-nothing-yet = Rien n’a encore été joué.
companion-hidden = Les mains restent cachées : on n’entre que ce qui est joué.
companion-from = Où commencez-vous ?
companion-from-empty = Depuis le début
companion-from-middle = Au milieu d’une partie
companion-lies = Qu’y a-t-il sur la table ?
companion-lies-how = Entrez tout ce qui s’y trouve, dans n’importe quel ordre ; dites ensuite que c’est tout.
companion-all-there = C’est tout
companion-points-so-far = Points jusqu’ici
companion-filled-in = La donne, et l’ordre de ce qui était déjà posé, ont été complétés : l’un de ceux qui conviennent. L’enregistrement les contient ainsi.
print-rules = Imprimer, avec une feuille de score
print-it = Imprimer
score-sheet = { $title } : feuille de score
score-date = Date
score-game = Partie { $number }
score-players = Joueurs
piece-gone = , déjà joué
pieces-left = encore { $left }
