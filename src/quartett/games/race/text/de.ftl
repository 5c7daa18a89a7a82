title = Race
tagline = Alle bewegen dieselben vier Knonster. Niemand weiß, mit wem du fieberst.

## Die Knonster und ihre Karten

knonster-R = Rithle
knonster-A = Aristas
knonster-C = Celya
knonster-E = Elaari
card-PLUS_7 = { $knonster } +7
card-PLUS_5 = { $knonster } +5
card-CATCH_UP = { $knonster } Aufholen
card-TRIPLE = { $knonster } Vorsprung verdreifachen
card-rank = Rang-{ $rank }-Karte

## Züge, wie in „Anna spielt Rithle +7“

move-secret = { $who ->
    [you] wählst
   *[other] wählt
} geheim
move-pick = { $who ->
    [you] wählst
   *[other] wählt
} { $knonster }
move-unpick = { $who ->
    [you] nimmst
   *[other] nimmt
} { $knonster } zurück
move-ok = { $who ->
    [you] bestätigst
   *[other] bestätigt
} die Wahl
move-back = { $who ->
    [you] nimmst
   *[other] nimmt
} die Wahl zurück
move-power = { $who ->
    [you] deckst
   *[other] deckt
} den Stern von { $knonster } auf
reason = { $effect }{ $mine ->
    [yes] {" "}({ $knonster } ist einer deiner Favoriten)
   *[no] {""}
}
reason-past = { $reason }, an { $past } vorbei
move-play = { $who ->
    [you] spielst
   *[other] spielt
} { $card }
move-yes = { $who ->
    [you] lässt
   *[other] lässt
} den Zufall zu Ende spielen
move-no = { $who ->
    [you] spielst
   *[other] spielt
} selbst weiter
happens-pass = { $knonster } überholt { $passed }
happens-and = { $first } und { $second }
happens-arrival = { $knonster } ist im Ziel: { $place ->
    [1] Erster
    [2] Zweiter
   *[other] Dritter
} Platz!
happens-anew = Alle haben dasselbe gewählt. Wählt noch einmal.
happens-points = { $who ->
    [you] hast
   *[other] hat
} { $points } Punkte
effect-none = ohne Wirkung
effect-steps = { $steps ->
    [one] { $knonster } einen Schritt, { $to ->
        [61] ins Ziel
       *[other] auf { $to }
    }
   *[other] { $knonster } { $steps } Schritte, { $to ->
        [61] ins Ziel
       *[other] auf { $to }
    }
}
effect-back = { $steps ->
    [one] { $knonster } einen Schritt zurück, auf { $to }
   *[other] { $knonster } { $steps } Schritte zurück, auf { $to }
}
effect-and = { $first }; { $second }
chance-start = { $who ->
    [you] beginnst
   *[other] beginnt
}
chance-draw = { $who ->
    [you] ziehst
   *[other] zieht
} eine Karte
chance-draw-card = { $who ->
    [you] ziehst
   *[other] zieht
} { $card }
chance-card = { $who ->
    [you] spielst
   *[other] spielt
} durch Zufall { $card }

## Warum ein Zug nicht geht

why-no_such_move = Diesen Zug gibt es in Race nicht.
why-choose_first = Wähle zuerst deine zwei Favoriten.
why-two_are_picked = Zwei sind gewählt: bestätige sie oder nimm beide zurück.
why-already_picked = { $knonster } ist schon dein Favorit; der zweite muss ein anderer sein.
why-pick_two = Wähle zuerst zwei Knonster.
why-no_undo = An diesem Tisch wird nicht zurückgenommen: die zweite Wahl gilt.
why-favorites_are_chosen = Die Favoriten sind schon gewählt.
why-answer_first = Die Rangfolge steht fest: sag zuerst, ob der Zufall für dich zu Ende spielen soll.
why-not_asked = Das wird erst gefragt, wenn sich die Rangfolge nicht mehr ändern kann.
why-not_in_hand = { $card } hast du nicht auf der Hand.
why-no_superpowers = Dieser Tisch spielt ohne Superkräfte.
why-not_your_favorite = { $knonster } ist nicht dein Favorit.
why-power_is_spent = Die Superkraft von { $knonster } ist verbraucht.
why-one_power = Eine Superkraft je Zug: spiele jetzt eine Karte damit.
why-not_with_power = Die Superkraft von { $knonster } bewirkt bei { $card } gerade nichts.
why-no_card_for_R = Rithles Superkraft braucht Rithle auf Feld 5 oder weiter und eine Karte, die Rithle nach fünf Schritten zurück bewegen würde: ihr Aufholen oder die Karte des Rangs, den sie dann allein hat.
why-no_card_for_A = Aristas’ Superkraft braucht eine Karte, die einen anderen Knonster bewegt, der höchstens fünf Felder entfernt steht.
why-no_card_for_C = Celyas Superkraft braucht eine +7 oder +5 eines Knonsters, der noch läuft.
why-no_card_for_E = Elaaris Superkraft braucht eine +7 oder +5 eines anderen laufenden Knonsters, der den Start verlassen hat.

## Hilfe zu den Karten

help-PLUS_7 = Bewegt ihren Knonster 7 Felder. Ohne Wirkung, wenn er schon im Ziel ist.
help-PLUS_5 = Bewegt ihren Knonster 5 Felder. Ohne Wirkung, wenn er schon im Ziel ist.
help-CATCH_UP = Bewegt ihren Knonster bis zu 20 Felder, aber er bleibt mindestens 2 hinter dem Führenden. { $finished_leader ->
    [no_limit] Ist der Führende im Ziel, gilt diese Grenze nicht mehr.
   *[at_61] Ein Führender im Ziel steht auf 61, die Karte endet dann auf 59.
} Ohne Wirkung für den Führenden und wer höchstens 2 zurückliegt.
help-TRIPLE = Der alleinige Führende verdreifacht seinen Vorsprung: er läuft den doppelten Abstand zum nächsten. Ohne Wirkung bei geteilter Führung, für alle anderen, und für jeden, sobald jemand im Ziel ist.
help-P4 = Bewegt den Knonster auf Rang 4 um 14 Felder, wenn genau ein laufender Knonster diesen Rang hat.
help-P3 = Bewegt den Knonster auf Rang 3 um 12 Felder, aber höchstens 1 vor den Führenden, wenn genau ein laufender Knonster diesen Rang hat.
help-P2 = Bewegt den Knonster auf Rang 2 um 9 Felder, wenn genau ein laufender Knonster diesen Rang hat.
help-power-R = Rithle geht erst 5 zurück, dann gilt die Karte, dann geht Rithle 5 vor. Für Rithles Aufholen oder eine Rangkarte, die Rithle dann bewegen würde.
help-power-A = Aristas läuft mit: so viele Schritte, wie die Karte einen anderen Knonster wirklich bewegt, der vorher höchstens 5 Felder von Aristas entfernt steht.
help-power-C = Celya verdoppelt eine +7 oder +5 eines beliebigen laufenden Knonsters.
help-power-E = Elaari kehrt eine +7 oder +5 um: der andere Knonster geht so weit zurück, höchstens bis zum Start.

## Optionen

option-win_bet = Siegwette
option-win_bet-help = Einer deiner zwei Favoriten ist dein Siegertipp: 15 Punkte extra, wenn er Erster wird.
option-win_bet-off = ohne Wette
option-win_bet-on = mit Wette
option-superpowers = Superkräfte
option-superpowers-help = Jeder Knonster hat eine Superkraft je Partie, für den Platz, der ihn als Favoriten aufdeckt. Verdeckte Sterne entscheiden Gleichstände.
option-superpowers-off = ohne
option-superpowers-on = mit Superkräften
option-card_set = Kartensatz
option-card_set-help = Wie oft es jede Karte gibt.
option-card_set-set60 = 60 Karten
option-card_set-set76 = 76 Karten, jede viermal
option-finished_leader = Aufholen hinter einem Führenden im Ziel
option-finished_leader-help = Ob Aufholen noch eine Grenze hat, wenn der Führende im Ziel ist.
option-finished_leader-at_61 = endet auf 59
option-finished_leader-no_limit = ohne Grenze
option-favorite_undo = Favoriten zurücknehmen
option-favorite_undo-help = Ob eine Wahl vor dem Bestätigen zurückgenommen werden kann.
option-favorite_undo-off = nein
option-favorite_undo-on = ja
option-auto_finish = Automatisches Ende
option-auto_finish-help = Wenn sich die Rangfolge nicht mehr ändern kann, alle fragen, ob der Zufall den Rest spielen soll. Schon die Frage verrät etwas über die Favoriten.
option-auto_finish-off = nie
option-auto_finish-ask = fragen

## Was gerade geschieht

event-DEAL = Die Karten werden ausgeteilt.
event-FAV = Wähle deine zwei Favoriten.
event-START = Der Startplatz wird ausgelost.
event-TURN = Spiele eine Karte.
event-POWER_CARD = Spiele eine Karte mit deiner Superkraft.
event-DRAW = Eine Karte wird gezogen.
event-ASK = Die Rangfolge steht fest. Automatisch zu Ende spielen?
event-AUTO_CARD = Der Zufall spielt eine Karte.
event-OVER = Das Rennen ist vorbei.

## Das Brett im Terminal

screen-pile = { $cards ->
    [one] Stapel 1 Karte
   *[other] Stapel { $cards } Karten
}, { $turns ->
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}, bis er endet
screen-restarts = { $times ->
    [one] Alle haben gleich gewählt: ein Neustart
   *[other] Alle haben gleich gewählt: { $times } Neustarts
}
screen-seat = Platz { $seat }
screen-robot = Platz { $seat } (Roboter)
screen-cards = Karten
screen-favorites = Favoriten
screen-chosen = geheim
screen-choosing = wählt noch
screen-powers = Superkräfte
screen-spent = verbraucht von Platz { $seat }
screen-not_now = gerade nicht
screen-not_mine = –
screen-rank_cards = Ränge
screen-point_sheet = Punkte
screen-bet = Wette
screen-stars = verdeckte Sterne
screen-points = Punkte

## Was Simulationen zählen

count-third_finisher = dritter Knonster im Ziel
count-deck_out = Stapel aufgebraucht
count-restart_cap = zu oft alle gleich gewählt
count-restarts = Neustarts
count-cards_played = gespielte Karten
count-cards_without_effect = Karten ohne Wirkung
count-superpowers = eingesetzte Superkräfte
count-share_without_effect = Anteil der Karten ohne Wirkung

## Regeln

rules-summary =
    Wähle heimlich zwei der vier Knonster: deine Favoriten{ $win_bet ->
        [on] {""}, den ersten davon als Siegertipp
       *[off] {""}
    }. Dann spielen alle reihum je eine Karte, die irgendeinen Knonster bewegt, Favorit oder nicht. Wer weniger als fünf Karten hat, zieht eine nach.
    Das Rennen endet, wenn drei Knonster im Ziel sind oder jemand ziehen muss und keine Karte mehr da ist. Platz eins, zwei und drei bringen 48, 24 und 12 Punkte, geteilt unter allen, die diesen Knonster als Favoriten haben.{ $win_bet ->
        [on] {" "}Ein Siegertipp, der Erster wird, bringt 15 dazu.
       *[off] {""}
    } Die meisten Punkte gewinnen.
rules-detail =
    Anfang. { $players ->
        [1] Du und der Roboter bekommen je 16 Karten
        [2] Alle bekommen 16 Karten
        [3] Alle bekommen 14 Karten
       *[4] Alle bekommen 12 Karten
    }. Alle wählen heimlich zwei verschiedene Favoriten{ $favorite_undo ->
        [on] {""} und dürfen neu wählen, bis sie bestätigen
       *[off] {""}; eine Wahl gilt sofort
    }. Haben alle { $win_bet ->
        [on] dieselben Favoriten und denselben Siegertipp
       *[off] gleich
    } gewählt, beginnt alles von vorn. Dann wird der Startplatz ausgelost.
    Ein Zug. Spiele irgendeine Karte offen aus; eine Karte ohne Wirkung wird nur abgelegt. Felder darf man teilen, nichts versperrt den Weg, Schritte über das Ziel hinaus verfallen. Feld 60 ist noch nicht das Ziel. Wer danach weniger als fünf Karten hat, zieht eine; ist keine mehr da, ist das Spiel sofort vorbei.
    Ränge. Der Rang eines Knonsters ist eins mehr als die Zahl derer vor ihm; Gleiche teilen einen Rang, der nächste bleibt leer. Wer im Ziel ist, behält seinen Podestplatz als Rang. Eine Rangkarte bewegt niemanden, wenn ihr Rang leer, geteilt oder im Ziel ist.
    { $win_bet ->
        [on] Wette. Deine erste Wahl ist dein Siegertipp: 15 Punkte, wenn er Erster wird.
       *[off] {""}
    }
    { $superpowers ->
        [on] Superkräfte. Einmal je Partie und Knonster: decke seine Sternkarte auf, bevor du eine Karte spielst, zu der die Kraft passt. Gleichstände gewinnt, wer mehr verdeckte Sterne hat.
       *[off] {""}
    }
    { $auto_finish ->
        [ask] Automatisches Ende. Sobald sich die Rangfolge nicht mehr ändern kann, darf jeder den Rest dem Zufall überlassen.
       *[off] {""}
    }
    { $players ->
        [1] Der Roboter. Er spielt Karten, die jemanden bewegen, und achtet auf sonst nichts.
       *[other] {""}
    }
    Von uns. In der vorliegenden Anleitung fehlen die Bilder der Karten und damit, wie viele es von jeder gibt. { $card_set ->
        [set76] Hier sind es vier von jeder, zusammen 76.
       *[set60] Hier sind es 60: für jeden Knonster vier +7, fünf +5, zwei zum Aufholen und eine zum Verdreifachen des Vorsprungs, dazu vier von jeder Rangkarte.
    }

## Das Brett im Browser

board-temper-R = ängstlich
board-temper-A = bissig
board-temper-C = selbstbewusst
board-temper-E = verschlagen
board-kind-PLUS_7 = 7 Schritte
board-kind-PLUS_5 = 5 Schritte
board-kind-CATCH_UP = aufholen
board-kind-TRIPLE = Vorsprung ×3
board-kind-P4 = Rang 4
board-kind-P3 = Rang 3
board-kind-P2 = Rang 2
board-track = Die Strecke: wer ist wo
board-podium = Podest
board-place-free = noch frei
board-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-rank = Rang { $rank }
board-rank-shared = Rang { $rank }, geteilt
board-favorite = Favorit
board-winner = Siegertipp
board-home = { $place ->
    [1] Erster
    [2] Zweiter
   *[other] Dritter
}
board-leading = führt
board-behind = { $behind } zurück
board-to-go = noch { $fields }
board-goes = { $to ->
    [61] { $knonster } läuft { $steps }, ins Ziel
   *[other] { $knonster } läuft von { $from } auf { $to }
}
board-dead-finished = Ohne Wirkung: { $knonster } ist schon im Ziel.
board-dead-leads = Ohne Wirkung: { $knonster } führt.
board-dead-close = Ohne Wirkung: { $knonster } liegt nur { $behind } hinter der Spitze.
board-dead-not_leading = Ohne Wirkung: { $knonster } führt nicht.
board-dead-lead_shared = Ohne Wirkung: { $knonster } teilt sich die Führung.
board-dead-someone_finished = Ohne Wirkung: sobald jemand im Ziel ist, gibt es keinen Vorsprung mehr.
board-dead-rank_empty = Ohne Wirkung: niemand hat Rang { $rank }.
board-dead-rank_shared = Ohne Wirkung: Rang { $rank } ist geteilt.
board-nothing = wirkungslos
board-again = noch einmal: abwerfen
board-armed = Noch einmal drücken, um sie abzuwerfen.
board-hand = Deine Hand
board-how = Tippe eine Karte an, um sie zu spielen.
board-now = Jetzt:
board-help-on = { $card } erklären
board-choose = Wähle heimlich zwei: sie bringen Punkte, wenn sie aufs Podest kommen.
board-choose-bet = Wähle heimlich zwei. Der erste ist dein Siegertipp: 15 Punkte extra.
board-chosen-wait = Die anderen wählen noch
board-own-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
board-confirm = Diese zwei
board-take-back = Neu wählen
board-ask-more = Kein Rang kann sich mehr ändern. Der Zufall kann deine restlichen Karten spielen.
board-yes = Ja, der Zufall soll spielen
board-no = Nein, ich spiele weiter
board-power-ready = jetzt einsetzen
board-power-now = jetzt eine Karte spielen
board-power-unspent = noch nicht verbraucht
board-power-title = { $knonster } als Favoriten aufdecken?
board-power-cards = Karten, die du dann spielen kannst:
board-power-final = Alle sehen den Stern, und er lässt sich nicht zurücknehmen. Bei Gleichstand hilft er dir dann nicht mehr.
board-power-yes = Stern aufdecken
board-power-no = Verdeckt lassen
board-spent-by = verbraucht von { $name }
board-spent-star = Superkraft von { $knonster } verbraucht
board-steps = Schritte für jeden Knonster
board-steps-of = { $knonster }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
board-cards = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
board-player = Person
board-turns-left = { $turns ->
    [one] letzter Zug
   *[other] noch { $turns } Züge
}
board-laid = { $name } hat { $card } gespielt
board-played = Bisher gespielte Karten
board-played-copies = { $copies ->
    [0] Davon wurde noch keine gespielt.
    [one] Davon wurde eine gespielt.
   *[other] Davon wurden { $copies } gespielt.
}

## Listen und Bilder der Regeln

catalogue-cards = Karten
figure-catch_up = Eine Aufholkarte: bis zu 20 Felder, aber nie näher als 2 hinter den Führenden.
figure-rank = Eine Rangkarte bewegt, wer diesen Rang hat. Der Dritte läuft 12 Felder, aber höchstens 1 vor den Führenden.
figure-points = Das Ende: Drei sind im Ziel. Jeder Platz wird unter denen geteilt, die diesen Knonster als Favoriten haben.
## Die Lektion

lesson-race = Vier Knonster laufen um die Wette, ins Ziel hinter Feld 60. Alle bewegen alle vier. Aber du hältst heimlich zu zweien.
lesson-favorites = Diese zwei sind deine Favoriten. Deine Hand hilft Celya und Rithle am meisten. Tippe Celya an, dann Rithle, dann „Diese zwei“.
lesson-favorites-no = Eine gute Wahl fürs nächste Mal! In dieser Partie nimm erst Celya, dann Rithle.
lesson-plain = Ein Zug ist eine Karte, und sie darf jeden bewegen. Spiele Celya +7: sieben Felder vor.
lesson-plain-no = Du darfst jede Karte spielen, bald auch diese. Jetzt spiele Celya +7.
lesson-triple = Auch der andere hat Celya bewegt. Warum? Das ist sein Geheimnis. Spiele jetzt Celya Vorsprung verdreifachen: Wer allein führt, macht den Abstand dreimal so groß.
lesson-triple-no = Ein andermal. Celya führt mit 12, also bringt Vorsprung verdreifachen jetzt 24 Felder. Spiele das.
lesson-catch-up = Rithle ist dein zweiter Favorit und steht noch am Start. Aufholen bringt bis zu 20 Felder, aber nie näher als 2 hinter den Führenden. Spiele es.
lesson-catch-up-no = Rithle liegt 36 Felder zurück. Jetzt hilft Aufholen am meisten.
lesson-rank-card = Eine Rangkarte bewegt, wer diesen Rang hat. Sieh auf die Strecke: Rithle ist Dritter. Spiele die Rang-3-Karte: bis zu 12 Felder, höchstens 1 vor den Führenden.
lesson-rank-card-no = Die noch nicht. Rithle ist Dritter: Spiele die Rang-3-Karte.
lesson-power = Jeder Knonster hat eine Superkraft, einmal im Spiel. Celyas verdoppelt eine +7 oder +5. Dafür erfahren alle, dass du zu ihr hältst. Decke Celyas Stern auf.
lesson-power-no = Erst Celyas Stern, dann die Karte. Zusammen kommen sie viel weiter.
lesson-doubled = Spiele jetzt Celya +7. Der Stern macht 14 daraus.
lesson-doubled-no = Das ginge auch, aber Celya selbst soll laufen. Spiele Celya +7.
lesson-finish = Celya fehlen noch 4 Felder. Spiele Celya +5. Der Schritt zu viel verfällt einfach.
lesson-finish-no = Celya ist fast da. Heb diese Karte auf und spiele Celya +5.
lesson-chase = Celya ist Erste! Aber Aristas kommt näher. Spiele noch einmal Rithle Aufholen. Wer führt und im Ziel ist, zählt als Feld 61.
lesson-chase-no = Aristas soll nicht Zweiter werden. Spiele Rithle Aufholen.
lesson-second = Rithle ist wieder Dritter. Was bewegt den Dritten? Spiele es.
lesson-second-no = Die Rang-3-Karte bringt Rithle 12 Felder, mitten ins Ziel.
lesson-points = Drei sind da, das Rennen ist vorbei. Platz eins, zwei und drei bringen 48, 24 und 12 Punkte, wenn es dein Favorit ist.
lesson-shared = Jetzt ist das Geheimnis heraus: Celya war auch der Favorit des anderen, also teilt ihr die 48. Das sind 24, und 24 für Rithle: 48 Punkte. Du gewinnst!
lesson-more = Noch eins: Wer nach seinem Zug weniger als fünf Karten hat, zieht eine. Den Rest sagt dir der Tisch. Spiel jetzt eine richtige Partie!
