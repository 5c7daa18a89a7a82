## Wörter, die zu keinem Spiel gehören: der Tisch im Terminal

your-move = { $seat } ist am Zug
pass-to = Tastatur an { $seat } weitergeben und Enter drücken
moves-are = Möglich sind: { $moves }
help-line = Zug eingeben, ? für Hilfe, ? NAME für eine Erklärung, undo (zurück), log (Verlauf), rules (Regeln), quit (Ende)
not-understood = „{ $text }“ ist hier kein Zug. ? zeigt die Hilfe.
no-topic = Zu „{ $text }“ gibt es nichts zu erklären. Versuche eines davon: { $topics }
taken-back = Zurückgenommen.
table-sits = { $name } setzt sich an den Tisch
table-begins = Das Spiel beginnt
table-away = Ein Bot spielt für diesen Platz, bis sein Besitzer zurück ist
table-back = Der Besitzer spielt wieder selbst
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
