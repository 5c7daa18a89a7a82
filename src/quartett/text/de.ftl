## Wörter, die zu keinem Spiel gehören: der Tisch im Terminal

your-move = { $seat } ist am Zug
pass-to = Tastatur an { $seat } weitergeben und Enter drücken
moves-are = Möglich sind: { $moves }
help-line = Zug eingeben, ? für Hilfe, ? NAME für eine Erklärung, undo (zurück), log (Verlauf), rules (Regeln), quit (Ende)
not-understood = „{ $text }“ ist hier kein Zug. ? zeigt die Hilfe.
no-topic = Zu „{ $text }“ gibt es nichts zu erklären. Versuche eines davon: { $topics }
no-topics = Zu „{ $text }“ gibt es nichts zu erklären. Mit rules liest du die Regeln in Kürze.
taken-back = { $who ->
    [you] nimmst den letzten Zug zurück
   *[other] nimmt den letzten Zug zurück
}
table-sits = { $name } setzt sich an den Tisch
table-begins = Das Spiel beginnt
table-away = Ein Bot spielt für diesen Platz, bis sein Besitzer zurück ist
table-back = Der Besitzer spielt wieder selbst
table-flag = Die Zeit ist um: Ein Bot spielt für diesen Platz
table-leaves = Verlässt den Tisch
table-leaves-to-bot = Verlässt die Partie; ein Bot spielt weiter
table-speed-instant = Bots ziehen jetzt sofort
table-speed-quick = Bots ziehen jetzt zügig
table-speed-calm = Bots lassen sich jetzt Zeit
table-rematch = Es gibt eine Revanche
seat-name = Platz { $seat }
you = Du
bot-thinks = { $seat } überlegt
wins = { $seats } gewinnt
win-together = { $seats } gewinnen gemeinsam
saved = Die Partie liegt in { $file }. Noch einmal ansehen mit: quartett replay { $file }
goodbye = Bis zum nächsten Mal.
place = Rang
points = Punkte

## Die Tische im Browser

web-skip = Zum Inhalt springen
web-close = Schließen
web-cancel = Abbrechen
web-to-start = Zur Startseite
web-to-table = Zum Tisch
web-nowhere = Diese Seite gibt es nicht.
web-welcome = Gute Spiele, die niemand kennt
web-welcome-more = Setz dich und spiel sofort los: gegen Bots, mit Freunden über einen Link oder zusammen an einem Bildschirm. Ganz ohne Konto.
web-your-name = Dein Name
web-name = Name
web-guest = Gast
web-name-kept = Dein Name ist geändert.
web-name-of-seat = Name auf Platz { $seat }
web-games = Spiele
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $title }
web-players-range = { $from }–{ $to } Personen
web-minutes-range = { $from }–{ $to } Minuten
web-players-just = { $number } Personen
web-minutes-just = { $number } Minuten
web-preparing-tables = Die Tische werden vorbereitet
web-my-tables = Meine Tische
web-finished-tables = Meine beendeten Partien
web-open-tables = Offene Tische
web-go-on = Weiter
web-replay = Noch einmal ansehen
web-sit-down = Hinsetzen
web-join-title = Du bist an einen Tisch eingeladen
web-table-started = Dieser Tisch ist schon voll.
web-state-over = beendet
web-state-running = andere sind am Zug
web-state-waiting = { $free ->
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
web-players = Personen
web-player = Person
web-seats = Plätze
web-seat-open = freier Platz
web-kind-me = { $name } (du)
web-kind-open = Freund oder Freundin, per Link
web-kind-same = Person an diesem Bildschirm
web-bot = Bot
web-invitation-dead = Diese Einladung gilt nicht mehr. Der Tisch wurde entfernt, oder der Link ist unvollständig.
web-bot-random-help = Spielt irgendetwas. Gut für einen ersten Blick.
web-bot-robot-help = Der Gegner aus der Spielregel.
web-bot-greedy-help = Nimmt, was gerade am besten ist.
web-bot-novice-help = Kennt die Regeln und wenig mehr.
web-bot-casual-help = Spielt vernünftig, macht Fehler. Ein guter Anfang.
web-bot-strong-help = Schwer zu schlagen.
web-bot-expert-help = Denkt am längsten. Gewinnt die meisten Partien.
web-bot-random = Bot: { web-level-random }
web-bot-robot = Bot: { web-level-robot }
web-bot-greedy = Bot: { web-level-greedy }
web-bot-novice = Bot: { web-level-novice }
web-bot-casual = Bot: { web-level-casual }
web-bot-strong = Bot: { web-level-strong }
web-bot-expert = Bot: { web-level-expert }
web-solo-help = Übung allein gegen einen Roboter.
web-options = Regeln an diesem Tisch
web-table-ways = So wird an diesem Tisch gespielt
web-pace = Tempo
web-pace-help = Live: alle sitzen jetzt am Tisch. Zug um Zug: alle schauen vorbei, wann sie mögen.
web-pace-live = live
web-pace-turns = Zug um Zug
web-allow-hints = Tipps sind erlaubt
web-allow-onlookers = Zuschauen ist erlaubt
web-list-table = Unter den offenen Tischen zeigen
web-list-table-help = Dann darf sich jeder auf die freien Plätze setzen.
web-open-table = Tisch eröffnen
web-start-game = Los geht’s
web-waiting = { $free ->
    [one] Eine Person fehlt noch
   *[other] { $free } Personen fehlen noch
}
web-invite = Schick diesen Link an deine Freunde
web-copy = Kopieren
web-against = Gegen { $number ->
    [one] einen Bot
   *[other] { $number } Bots
}:
web-level-random = zufällig
web-level-robot = Roboter
web-level-greedy = gierig
web-level-novice = Anfänger
web-level-casual = Gelegenheitsspieler
web-level-strong = stark
web-level-expert = Könner
web-share = Teilen
web-qr = Die Einladung als Code für die Kamera eines Telefons
web-invitation-to = Spiel mit: { $title }
web-fingerprint = Fingerabdruck der Kartenverteilung:
web-fingerprint-help = Alles, was an diesem Tisch gegeben und gezogen wird, folgt aus einem Geheimnis, das schon feststeht. Dies ist sein Fingerabdruck. Heb ihn auf: In der Aufzeichnung des beendeten Spiels steht das Geheimnis, und jeder kann prüfen, dass beides zusammengehört.
web-copied = Kopiert.
web-fill-with-bots = Jetzt beginnen, mit Bots auf freien Plätzen
web-connecting = Einen Moment, der Tisch wird vorbereitet
web-lost = Die Verbindung ist unterbrochen. Sie wird von selbst wieder aufgenommen.
web-try-now = Jetzt versuchen
web-status = Was gerade geschieht
web-your-turn = Du bist dran!
web-turn-of = { $name } ist am Zug
web-to-move = am Zug
web-scores = Wertung
web-picked = { $picked } von { $wanted } gewählt
web-continue = Weiter
web-once = Einmal tippen genügt
web-once-help = Für alle, die die Spiele kennen. Sonst erklärt das erste Tippen, und das zweite führt aus.
web-sheets = Wertungen warten auf mich
web-sheets-help = Nach einer Runde bleibt die Wertung stehen, bis du weitergehst. Sonst verschwindet sie nach ein paar Sekunden.
web-you = du
web-away = nicht da
web-place = Rang { $place }
web-seat-to-bot = Bot hier spielen lassen
web-seat-back = Platz zurückgeben
web-bot-for-you = Ein Bot spielt für dich.
web-play-yourself = Selbst weiterspielen
web-out = Du bist nicht mehr im Spiel
web-out-bots = Die Bots spielen zu Ende.
web-out-people = Die anderen spielen weiter; du kannst zusehen.
web-out-end = Das Ende zeigen
web-out-waiting = Gleich ist es so weit …
web-out-again = Neues Spiel
web-onlookers = { $people ->
    [one] eine Person schaut zu
   *[other] { $people } Personen schauen zu
}
web-plain-board = Das Brett dieses Spiels ist noch nicht gezeichnet. Du kannst es in Worten spielen.
web-log = Verlauf
web-you = Du
web-log-line = { $name } { $words }
web-log-table = { $name }: { $words }
web-log-effect = { $words }: { $effect }
web-hint = Tipp
web-hint-is = Tipp: { $words }
web-hint-place = im Schnitt Platz { $place }, { $share } %
web-undo = Zurücknehmen
web-rules = Regeln
web-rules-depth = Wie ausführlich
web-rules-summary = Kurz
web-rules-detail = Genau
web-rules-both = Beides
web-rules-of = Die Regeln von { $title }
web-rules-none = Ein Spiel dieses Namens gibt es hier nicht
web-rules-pictures = In Bildern
web-rules-lists = Was jedes Ding bewirkt
web-rules-options = Mit anderen Optionen lesen
web-rules-page = Als Seite öffnen, mit Beispiel und allen Entscheidungen
web-rules-example = Eine ganze Partie ansehen
web-rules-figure-open = In der Partie ansehen
web-rulings = Regelentscheidungen
web-rulings-help = Was das Regelheft offen lässt, ist hier entschieden und begründet, auf Englisch. Abschnitte sind die der vollständigen Regeln.
web-ruling-why = Warum:
web-ruling-option = Eine Option des Tisches: { $option }
web-ruling = Entscheidung { $name }
web-settings = Einstellungen
web-language = Sprache
web-theme = Licht
web-theme-system = wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-speed = Tempo
web-speed-help = Ein Klick oder eine Taste springt immer weiter.
web-speed-instant = sofort
web-speed-quick = zügig
web-speed-calm = gemächlich
web-bot-speed = Tempo der Bots
web-bot-speed-help = Für alle an diesem Tisch.
web-sound = Töne
web-stillness = Weniger Bewegung
web-stillness-help = Nichts fliegt oder hüpft.
web-notify = Melden, wenn ich dran bin
web-notify-help = Als Benachrichtigung, solange diese Seite im Hintergrund ist.
web-notify-refused = Dein Browser lässt Benachrichtigungen dieser Seite nicht zu.
web-pass-to = Weitergeben an { $name }
web-pass-help = Alle anderen schauen kurz weg.
web-pass-ready = Ich bin { $name }
web-rematch = Noch einmal
web-watch-replay = Partie ansehen
web-replay-of = { $title }: die Partie
web-first = Zum Anfang
web-before-first = Vor dem ersten Schritt
web-previous = Einen Schritt zurück
web-play = Abspielen
web-pause = Anhalten
web-next = Einen Schritt weiter
web-last = Zum Ende
web-step = Schritt
web-step-of = Schritt { $step } von { $steps }
web-eyes = Gesehen von
web-eyes-all = alle Karten offen
web-eyes-none = wer nur zuschaut
web-play-on = Ab hier weiterspielen
web-copy-step = Link zu diesem Schritt
web-verify = Geben prüfen
web-verified = { $events ->
    [one] Ein Zufallsereignis folgt aus dem Geheimnis, das vor dem ersten Geben festlag.
   *[other] Alle { $events } Zufallsereignisse folgen aus dem Geheimnis, das vor dem ersten Geben festlag.
}
web-not-verified = Das Geben ließ sich nicht bestätigen.
web-verified-given = { $events ->
    [one] Eines mehr stammt aus einer früheren Partie: Wer diesen Tisch gemacht hat, kann diese Karten gekannt haben.
   *[other] { $events } weitere stammen aus einer früheren Partie: Wer diesen Tisch gemacht hat, kann diese Karten gekannt haben.
}
web-given = Führt eine frühere Partie fort
web-given-table = Dieser Tisch führt eine frühere Partie fort. Wer ihn gemacht hat, kennt vielleicht die Karten dieser Runde.
web-given-steps = { $steps ->
    [one] Der erste Schritt stammt aus einer früheren Partie.
   *[other] Die ersten { $steps } Schritte stammen aus einer früheren Partie.
}
web-expires = Wird am { $date } entfernt, wenn niemand spielt
web-leave = Verlassen
web-leave-sure = Diesen Tisch verlassen?
web-leave-waiting = Dein Platz wird für jemand anderen frei.
web-leave-playing = Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurückkommen.
web-remove = Entfernen
web-remove-sure = Diesen Tisch entfernen?
web-remove-waiting = Die Einladung gilt dann nicht mehr.
web-remove-playing = Die Partie endet hier, und nichts davon bleibt.
web-stay = Bleiben
web-error-game_over = Die Partie ist zu Ende.
web-error-present = Eben war noch jemand da. Warte eine Minute, vielleicht geht es gleich weiter.
web-error-too_many = Das ist zu viel auf einmal. Beende oder entferne erst etwas.
web-verify-help = Jedes Geben und Ziehen folgt aus einem Geheimnis, dessen Fingerabdruck schon vor der Partie zu sehen war. Niemand konnte es später ändern.
web-download = Aufzeichnung herunterladen
web-error-failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
web-error-unreachable = Der Server antwortet gerade nicht.
web-error-not_found = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
web-error-forbidden = Das steht dir nicht offen.
web-error-stale = Der Tisch hat sich inzwischen geändert. Schau noch einmal.
web-error-illegal_move = Dieser Zug ist gerade nicht erlaubt.
web-error-not_your_turn = Du bist nicht dran.
web-error-seat_taken = An diesem Tisch ist kein Platz frei.
web-error-barrier = Das lässt sich nicht mehr zurücknehmen.
web-error-too_fast = Bitte etwas langsamer.
web-error-bad_name = Ein Name hat 1 bis 24 Zeichen.
web-error-unavailable = Die Tische sind noch nicht bereit.
web-error-cannot_go_on = Diese Partie kann auf diesem Server nicht weitergehen.
web-broken = Diese Partie kann hier nicht weitergehen
web-broken-why = Der Server wurde erneuert, seit die Partie begann, und kann ihrer Aufzeichnung nicht mehr bis zu eurem Stand folgen.
web-broken-kept = Nichts ist verloren: jedes Geben und jeder Zug ist aufbewahrt. Du kannst die Aufzeichnung herunterladen; die Ausgabe, mit der sie gespielt wurde, liest sie.
web-outdated = Diese Seite konnte nicht vollständig geladen werden, oder sie ist älter als ihr Server. Neu laden sollte helfen. Deine Partien sind aufbewahrt.
web-reload = Seite neu laden

# Guided first games
web-learn = In 5 Minuten lernen
web-learn-on = Weiterlernen
web-lesson = Lektion
web-lesson-at = { $number } von { $total }
web-lesson-watch = Sieh zu, was die anderen tun …
web-lesson-leave = Lektion verlassen
web-lesson-play-on = Weiterspielen
web-lesson-play-now = Eine richtige Partie
web-error-lesson = Die Lektion bittet um einen anderen Zug.
## Nach einer Partie, und die Partie des Tages

web-look-back = Rückblick: drei Momente
web-look-back-of = Rückblick mit { $name }: drei Momente
web-moments = Drei Momente
web-moments-thinking = Der Experte geht die Partie noch einmal durch
web-moments-help = Die Entscheidungen, die am meisten gekostet haben, beurteilt nur nach dem, was damals zu wissen war. 100 wäre der ganze Weg vom sicheren letzten zum sicheren ersten Platz.
web-moments-none = Keine Entscheidung war klar ein Fehler. Gut gespielt!
web-moments-found = { $moments ->
    [one] Eine Entscheidung hat etwas gekostet.
   *[other] { $moments } Entscheidungen haben etwas gekostet.
}
web-moment-unit = von 100
web-moment-better = Besser:
web-moment-sure = Mit 95 % Sicherheit { $low } bis { $high }, über { $deals } mögliche Fortsetzungen der Partie
web-moment-look = Schritt { $step } ansehen
web-moment-again = Von hier noch einmal versuchen
web-after-chances = Gewinnchancen
web-after-whose = Beurteilt nach
web-after-seen = dem, was zu wissen war
web-after-true = allen Karten offen
web-after-step = Schritt { $step }
web-after-chance = { $name } { $percent } %
web-after-chances-help = Die gepunktete Linie ist derselbe Platz, auf die andere Art beurteilt. Ein Punkt führt zu diesem Schritt in der Wiederholung.
web-after-chances-open = Ein Punkt führt zu diesem Schritt in der Wiederholung.
web-after-table = Als Tabelle
web-daily = Partie des Tages
web-daily-help = Von jedem Spiel eine Partie, für alle hier dieselbe, gegen dieselben Bots. Die erste beendete Partie zählt.
web-daily-table = Partie des Tages: ohne Tipps und Zurücknehmen.
web-daily-play = Spielen
web-daily-begun = begonnen
web-daily-played = { $people ->
    [0] noch von niemandem gespielt
    [one] von einer Person gespielt
   *[other] von { $people } Personen gespielt
}
web-daily-streak = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-daily-outcome = Platz { $place }, Punkte: { $points }
web-daily-rank = Rang { $rank } von { $played }
web-daily-alone = Du hast sie als Erstes beendet
web-daily-expert = Der Experte in derselben Partie: { $words }.
web-daily-expert-plays = Der Experte spielt dieselbe Partie noch …
web-daily-better = Du warst besser!
web-daily-same = Du warst genauso gut!
web-daily-worse = Das ist zu schlagen.
web-daily-practice = Das war zur Übung: Deine erste beendete Partie zählt.
web-daily-again = Dieselbe Partie noch einmal, zur Übung
web-daily-yesterday = Die Partien von gestern
web-daily-best = Die beste Partie
web-daily-mine = Meine Partie
web-error-sealed = Das ist die Partie von heute. Sie ist offen, sobald der Tag vorbei ist.
web-since = { $moves ->
    [one] Seit deinem letzten Zug: ein Zug
   *[other] Seit deinem letzten Zug: { $moves } Züge
}
web-since-show = Zeigen
web-rated = Gewertete Partie
web-rated-help = Das Ergebnis zählt für die Wertung aller. Es gibt keine Tipps, und nichts wird zurückgenommen. Wer sie einem Bot überlässt, bekommt das Ergebnis des Bots.
web-rated-members = Gewertete Partien sind für Mitglieder.
web-rated-become = Mitglied werden: Ein Passkey oder ein Rettungscode genügt.
web-rated-not-same = Eine Partie an einem Bildschirm kann nicht gewertet werden.
web-rated-table = Gewertete Partie: ohne Tipps und Zurücknehmen.
web-rating = Wertung
web-ratings = Wertungen
web-rating-provisional = vorläufig
web-rating-provisional-help = Vorläufig: nach weniger als zehn gewerteten Partien
web-rating-games = { $games ->
    [one] Eine gewertete Partie
   *[other] { $games } gewertete Partien
}, { $won } gewonnen
web-rating-line = { $games ->
    [one] Die Wertung nach einer Partie: { $to }
   *[other] Die Wertung über { $games } Partien, von { $from } bis { $to }
}
web-rating-players = { $number ->
    [one] allein
   *[other] { $number } Personen
}
web-board = Ranglisten
web-board-of = Rangliste: { $title }
web-board-rank = Rang
web-board-empty = Noch hat niemand eine solche gewertete Partie beendet. Schalte an einem neuen Tisch „Gewertete Partie“ ein.
web-board-help = Wertungen folgen allein aus den Plätzen in gewerteten Partien. Alle beginnen mit 1500; Bots werden gewertet wie Menschen.
web-record = Meine Bilanz
web-record-none = Unter dieser Adresse zeigt niemand eine Bilanz.
web-record-mine = Hier stehen auch Partien, die nicht gewertet wurden: Die siehst nur du.
web-record-hide = Meine Bilanz verbergen
web-record-hide-help = Dann sieht sonst niemand diese Seite, und du stehst in keiner Rangliste.
web-record-empty = Noch keine beendeten Partien.
web-record-games = Partien
web-record-won = Gewonnen
web-record-when = Beendet
web-record-streak = Siege in Folge, jetzt
web-record-longest = Längste Siegesserie
web-record-favourite = Am meisten gespielt
web-record-people = Gegen Menschen
web-record-bots = Gegen Bots
web-record-ahead = Davor
web-record-behind = Dahinter
web-record-last = Letzte Partien
web-record-unrated = nicht gewertet
web-record-left = einem Bot überlassen

# About oneself
web-me = Ich
web-me-member = Mitglied
web-me-guest = Gast
web-me-rename = Namen ändern
web-me-name-member = Kein anderes Mitglied heißt so oder so ähnlich. Das Bild ist nur für dich gezeichnet.
web-me-name-guest = Gäste dürfen heißen, wie sie wollen. Das Bild ist nur für dich gezeichnet.
web-me-keep = Deine Partien behalten
web-me-keep-why = Bisher kennt dich nur dieser Browser. Mit einem Passkey findest du alle deine Partien auf jedem Gerät. Du bleibst, wer du bist. Ein Passwort gibt es nicht.
web-me-ways = Wege zur Anmeldung
web-me-ways-why = Am besten zwei, damit ein verlorenes Telefon nichts mitnimmt.
web-me-passkey = Passkey
web-me-add-passkey = Passkey hinzufügen
web-me-passkey-added = Der Passkey ist hinzugefügt.
web-me-used = benutzt am { $date }
web-me-made = gemacht am { $date }
web-me-removed = Entfernt.
web-me-no-passkeys = Unter dieser Adresse kennt der Browser keine Passkeys: Sie brauchen https und einen Namen. Ein Rettungscode geht überall.
web-me-code = Rettungscode
web-me-code-make = Rettungscode machen
web-me-code-again = Neuen Rettungscode machen
web-me-code-help = Druck ihn aus oder schreib ihn auf. Er meldet dich einmal an, auf jedem Gerät. Wir bewahren ihn nicht auf und können ihn nicht noch einmal zeigen.
web-me-code-voids = Der bisherige Code gilt nicht mehr, sobald du diesen behältst.
web-me-code-keep = Ich habe ihn
web-me-code-kept = Der Code gilt ab jetzt.
web-me-print = Drucken
web-me-devices = Geräte
web-me-device = Ein Browser
web-me-here = dieses
web-me-seen = zuletzt am { $date }
web-me-device-out = Das Gerät ist abgemeldet.
web-me-sign-out = Abmelden
web-me-sign-out-here = Hier abmelden
web-me-sign-out-everywhere = Überall abmelden
web-me-signed-out = Du bist abgemeldet.
web-me-sign-in = Anmelden
web-me-sign-in-why = Du bist schon Mitglied, auf einem anderen Gerät? Dann sind deine Partien auch hier.
web-me-by-passkey = Mit Passkey anmelden
web-me-by-code = Mit dem Code anmelden
web-me-signed-in = Willkommen zurück.
web-me-take-along = { $count ->
    [one] Die Partie dieses Browsers mitnehmen
   *[other] Die { $count } Partien dieses Browsers mitnehmen
}
web-me-take-along-help = Sonst bleiben sie beim Gast, der du hier warst und zu dem niemand mehr kommt.
web-me-data = Deine Daten
web-me-data-why = Alles, was über dich aufbewahrt wird, als Datei; oder gar nichts mehr.
web-me-export = Meine Daten herunterladen
web-me-delete = Mich löschen …
web-me-delete-sure = Alles über dich löschen?
web-me-delete-gone = Dein Name, Passkeys, Rettungscode und Geräte werden gelöscht.
web-me-delete-seats = Wo du saßest, steht „Früheres Mitglied“. Laufende Partien spielt ein Bot weiter; die ohne andere Menschen werden entfernt.
web-me-delete-games = Beendete Partien bleiben denen, die mit dir gespielt haben.
web-me-delete-final = Das lässt sich nicht zurücknehmen.
web-me-delete-now = Mich löschen
web-me-deleted = Du bist gelöscht. Dieser Browser ist ein neuer Gast.
web-former-member = Früheres Mitglied
web-error-not_signed_in = Das hat dich nicht angemeldet. Fang noch einmal an.
web-error-name_taken = Ein Mitglied heißt schon so oder so ähnlich.
web-error-members_only = Gewertete Partien sind für Mitglieder. Füge erst einen Passkey oder einen Rettungscode hinzu.
web-error-last_key = Das ist dein letzter Weg zur Anmeldung. Füge erst einen anderen hinzu.
web-error-passkey_cancelled = Der Browser hat keinen Passkey gegeben. Es hat sich nichts geändert.
web-error-passkey_known = Auf diesem Gerät hast du schon einen Passkey.

## Uhren

web-clock = Bedenkzeit
web-clock-none = beliebig viel
web-clock-live-help = Minuten zu Beginn, und Sekunden, die jede Entscheidung dazugibt. Die Uhr läuft für den, der am Zug ist.
web-clock-turns-help = Wie lange jeder für einen Zug hat. Die Uhr läuft für den, der am Zug ist, und steht, solange der Server fort ist.
web-clock-weekends-off = Wochenenden frei
web-clock-weekends-help = Am Samstag und Sonntag (UTC) läuft keine Zeit.
web-clock-more = Mehr zur Bedenkzeit
web-clock-when-up = Wenn die Zeit um ist
web-clock-soft = andere dürfen einfordern
web-clock-hard = sofort
web-clock-soft-help = Von selbst geschieht nichts. Die anderen dürfen einen Bot weiterspielen lassen, und wer zu spät war, darf zurückkommen.
web-clock-hard-help = Wenn die Zeit um ist, spielt ein Bot zu Ende.
web-clock-bot = Der Bot, der weiterspielt
web-clock-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}
web-clock-hours = { $number ->
    [one] 1 Stunde
   *[other] { $number } Stunden
}
web-clock-minutes = { $number } min
web-clock-seconds = { $number } s
web-clock-a-turn = { $time } je Zug
web-clock-plus = { $start } + { $increment }
web-clock-start = { $start }
web-clock-and-weekends = { $what }, Wochenenden frei
web-clock-left = Zeit übrig:
web-clock-up = Die Zeit ist um
web-clock-little = noch { $time }
web-clock-until = bis { $date }
web-clock-rests = Wochenende
web-clock-claim = Einen Bot weiterspielen lassen
web-clock-timed-out = Die Zeit war um: Ein Bot spielt zu Ende
web-clock-lost = Deine Zeit war um. Ein Bot spielt diese Partie zu Ende.
web-error-time_up = Die Zeit dieses Platzes ist um.
web-error-time_left = Dieser Platz hat noch Zeit.

## Die Befehlszeile: `quartett` allein

hello = Hallo! Das ist Quartett { $release }.
hello-list = Seine Spiele: { $games }
hello-play = hier im Terminal gegen Bots spielen
hello-games = die Spiele, wie viele sie spielen, ihre Optionen
hello-serve = andere mitspielen lassen, in ihrem Browser
hello-sim = hunderttausend zufällige Partien in Sekunden
hello-doctor = taugt dieser Rechner dafür?
hello-help = alles andere
hello-enter = Enter öffnet die Spiele im Browser, q beendet ›

## Nachrichten an Abwesende

notice-begins = Das Spiel hat begonnen.
notice-turn = Du bist am Zug.
notice-turn-of = { $name } ist am Zug.
notice-over = Das Spiel ist zu Ende.
notice-invitation = Noch ein Spiel: Ein Platz ist für dich frei gehalten.
notice-again = Noch ein Spiel, in derselben Runde.

## Bescheid sagen, und das nächste Spiel

web-notices = Bescheid sagen
web-notices-why = Wenn du nicht da bist, sagen wir dir, dass du am Zug bist. Eine Nachricht nennt das Spiel und wer am Zug ist, sonst nichts.
web-notices-guest = Mitgliedern sagen wir, dass sie am Zug sind, auch wenn keine Seite offen ist. Behalte erst deine Spiele, oben.
web-notices-here = Auf diesem Gerät Bescheid sagen
web-notices-here-help = Auch wenn keine Seite offen ist. Was wir sagen, ist für dieses Gerät verschlüsselt.
web-notices-not-here = Dieser Browser nimmt von dieser Adresse keine Nachrichten an. Dafür braucht es https; auf einem iPhone lege die Seite erst auf den Startbildschirm.
web-notices-others = { $count ->
    [one] Ein anderes Gerät von dir bekommt Bescheid.
   *[other] { $count } andere Geräte von dir bekommen Bescheid.
}
web-notices-on = Dieses Gerät bekommt von nun an Bescheid.
web-notices-off = Dieses Gerät bekommt keinen Bescheid mehr.
web-notices-kinds = Bescheid sagen, wenn
web-notices-kind-turn = ich am Zug bin
web-notices-kind-begins = ein Spiel beginnt
web-notices-kind-over = ein Spiel zu Ende ist
web-notices-kind-invitation = ein Platz für mich frei gehalten wird
web-notices-quiet = Ruhezeit
web-notices-quiet-help = Dann schicken wir nichts. Was danach noch gilt, sagen wir hinterher.
web-notices-from = von
web-notices-to = bis
web-hook = Webhook
web-hook-help = Eine Adresse von Discord, Slack, Matrix oder deinem eigenen Programm. Wer dort mitliest, liest deine Nachrichten.
web-hook-table = Einem Kanal Bescheid sagen
web-hook-table-help = Der Webhook eines Kanals. Er erfährt, dass das Spiel beginnt, wer am Zug ist, wenn er nicht da ist, und das Ende.
web-hook-keep = Behalten
web-hook-kept = Dorthin gehen von nun an Nachrichten.
web-hook-secret = Sie sind unterschrieben mit
web-next-game = Nächstes Spiel
web-next-waiting = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
web-error-bad_address = Diese Adresse geht nicht: Sie muss mit https:// und dem Namen eines Servers im Internet beginnen.
web-error-push_refused = Dein Browser erlaubt dieser Seite keine Nachrichten.
web-error-push_failed = Der Push-Dienst deines Browsers gab keine Adresse. Versuche es später noch einmal.
