title = Ringlinge
tagline = Murmeln auf losen Ringen: einkreisen, ausbrechen und einander das Spielfeld unter den Füßen wegziehen.

## Farben

colour-A = Bernstein
colour-B = Blau
colour-C = Grün
colour-D = Violett

## Züge, wie in „Anna setzt eine Murmel auf H8“

move-place = { $who ->
    [you] willst
   *[other] will
} vier Murmeln setzen
move-change = { $who ->
    [you] willst
   *[other] will
} das Spielfeld verändern
move-move = { $who ->
    [you] willst
   *[other] will
} Murmeln bewegen
move-stop = belässt es bei einer Murmel
move-lay = setzt eine Murmel auf { $place }
move-lift = { $who ->
    [you] hebst
   *[other] hebt
} den Ring { $place } auf
move-put = { $who ->
    [you] legst
   *[other] legt
} einen Ring auf { $place } an
move-from = { $who ->
    [you] nimmst
   *[other] nimmt
} eine Murmel auf { $place }
move-to = { $who ->
    [you] bewegst
   *[other] bewegt
} sie nach { $place }
move-take = { $who ->
    [you] entfernst
   *[other] entfernt
} eine eingekreiste Murmel von { $place }
effect-majority = { $who ->
    [you] du entfernst
   *[other] entfernt
} durch Mehrheit { $marbles ->
    [one] eine Murmel
   *[other] { $marbles } Murmeln
}
effect-blocked = { $place } ist blockiert
effect-circle = { $marbles ->
    [one] ein geschlossener Kreis entfernt eine Murmel
   *[other] ein geschlossener Kreis entfernt { $marbles } Murmeln
}
effect-closes = ein Kreis schließt sich: wähle, was entfernt wird
effect-leaves = { $colour } kann weder setzen noch bewegen und tritt aus
effect-self_leaves = { $who ->
    [you] dann kannst du weder setzen noch bewegen und trittst aus
   *[other] { $colour } kann weder setzen noch bewegen und tritt aus
}
effect-and = { $first }; { $second }

## Wozu ein Schritt führte, wie in „Anna entfernt durch Mehrheit 2 Murmeln von H9, 2 : 1“

list-and = { $first }, { $second }
happening-blocked = { $place } ist blockiert ({ $marbles }): Niemand kommt weg
happening-freed = { $place } ist wieder frei beweglich: Nur { $colour } liegt noch dort
happening-majority = { $who ->
    [you] entfernst
   *[other] entfernt
} durch Mehrheit { $taken ->
    [one] eine Murmel
   *[other] { $taken } Murmeln
} von { $place }, { $count }
happening-circle = { $who ->
    [you] schließt
   *[other] schließt
} einen Kreis um { $places }: { $strength } Murmeln gegen { $against } von { $colour }, also { $falls ->
    [one] wird eine davon entfernt
   *[other] werden { $falls } davon entfernt
}
happening-taking = { $who ->
    [you] wählst
   *[other] wählt
} Ring für Ring, { $marbles ->
    [one] welche Murmel von { $colour } entfernt wird
   *[other] welche { $marbles } Murmeln von { $colour } entfernt werden
}
happening-taken = { $who ->
    [you] entfernst
   *[other] entfernt
} Murmeln von { $colour } von { $places }
happening-out = { $who ->
    [you] trittst
   *[other] tritt
} aus: { $lay }, { $move }
happening-resigned = { $who ->
    [you] gibst auf und trittst
   *[other] gibt auf und tritt
} aus
out-supply = der Vorrat von { $supply } reicht nicht, um vier Murmeln zu setzen
out-rings = weniger als vier Ringe stehen zum Setzen offen
out-move = { $free ->
    [0] und keine Murmel lässt sich bewegen
    [one] und nur eine Murmel lässt sich bewegen
   *[other] und keine zwei Murmeln lassen sich bewegen
}
happening-quiet = { $turns } Züge in Folge ohne Setzen oder Entfernen. Nach { $limit } werden die Murmeln gezählt
happening-sheet = Das Spiel ist aus: { $ending }
ending-last_player = nur einer ist übrig
ending-quiet_limit = { $limit } Züge ohne Setzen oder Entfernen, die Murmeln werden gezählt
ending-round_cap = alle Runden sind gespielt, die Murmeln werden gezählt

## Warum ein Zug nicht geht

why-no_such_move = So einen Zug gibt es in Ringlinge nicht.
why-choose_first = Wähle zuerst eine Aktion: Murmeln setzen, das Spielfeld verändern oder Murmeln bewegen.
why-another_step = Etwas anderes ist an der Reihe. { $now }
why-first_turn = Im ersten Zug setzt jeder vier Murmeln.
why-supply = { $supply ->
    [one] Zum Setzen braucht es vier Murmeln, dein Vorrat ist eine.
   *[other] Zum Setzen braucht es vier Murmeln, dein Vorrat beträgt { $supply }.
}
why-few_entries = Weniger als vier Ringe stehen dir zum Setzen offen.
why-few_at_link = Gesetzt wird an eine eigene Gruppe mit Verbindung zum Spielfeldrand, und dort sind weniger als vier Ringe frei.
why-changed_last = Schon im vorigen Zug wurde das Spielfeld verändert: nicht zweimal hintereinander.
why-you_changed = In deinem eigenen letzten Zug hast du das Spielfeld verändert: nicht zweimal nacheinander.
why-no_change = Es lassen sich keine drei freien Ringe aufheben und anderswo anlegen.
why-no_move = Keine deiner Murmeln kann sich bewegen.
why-no_two_moves = Du musst zwei Murmeln bewegen, und keine zwei von deinen können es.
why-two_marbles = An diesem Tisch müssen zwei Murmeln bewegt werden.
why-no_ring = Auf { $place } liegt kein Ring.
why-lay_on_empty = { $place } ist nicht frei: Jede Murmel kommt auf einen eigenen freien Ring.
why-not_linked = { $place } liegt weder am Spielfeldrand noch an einer deiner Gruppen mit Verbindung zum Rand.
why-only_linked = An diesem Tisch setzt du nur an eine eigene Gruppe mit Verbindung zum Spielfeldrand; { $place } gehört nicht dazu.
why-not_open_before = { $place } stand dir zu Beginn dieses Setzens nicht offen; was seither gesetzt oder entfernt wurde, öffnet keine Ringe.
why-lift_empty = Nur freie Ringe werden aufgehoben; auf { $place } liegen Murmeln.
why-one_piece = Ohne { $place } fiele das Spielfeld auseinander.
why-cannot_finish = Nach { $place } ließe sich die Veränderung des Spielfelds nicht zu Ende führen.
why-ring_lies_there = Auf { $place } liegt schon ein Ring.
why-vacated = { $place } ist eben erst frei geworden: Die Ringe kommen anderswohin.
why-touch_two = { $contacts ->
    [0] Ein neu angelegter Ring muss zwei andere berühren; auf { $place } berührt er keinen.
    [one] Ein neu angelegter Ring muss zwei andere berühren; auf { $place } berührt er nur einen.
   *[other] Ein neu angelegter Ring muss zwei andere auf dem Tisch berühren, und { $place } passt nicht.
}
why-not_yours = Auf { $place } liegt keine deiner Murmeln.
why-blocked = Blockiert: Zwei Farben teilen sich { $place }, da kommt niemand weg.
why-moved_already = Die Murmel auf { $place } ist schon bewegt; die zweite muss eine andere sein.
why-nowhere_to_go = Von { $place } aus ist kein Ring mit Platz erreichbar.
why-no_second = Verließe eine Murmel { $place }, könnte sich keine zweite mehr bewegen.
why-no_second_then = Nach einer Bewegung auf { $place } könnte sich keine zweite Murmel mehr bewegen.
why-same_ring = Dort liegt die Murmel schon.
why-three = Auf { $place } liegen drei deiner Murmeln: Eine vierte derselben Farbe gibt es nie.
why-full = { $place } ist voll: Vier Murmeln liegen darauf.
why-out_of_reach = { $place } ist von { $source } aus nicht zu erreichen.
why-swap = Das nähme die erste Bewegung zurück: Eine Aktion muss etwas ändern.
why-not_in_circle = Von { $place } ist jetzt keine Murmel zu entfernen.
why-take_for_second = Würde eine Murmel von { $place } entfernt, könnte sich keine zweite mehr bewegen.

## Hilfe nach Namen

help-place = Setzen: vier Murmeln aus dem Vorrat auf vier freie Ringe, auf jeden eine. { $entry ->
    [border] Die Ringe liegen am Spielfeldrand oder an einer eigenen Gruppe mit Verbindung zum Rand.
   *[connected] Die Ringe liegen an einer eigenen Gruppe mit Verbindung zum Spielfeldrand; im ersten Zug liegen sie am Rand.
} Alle vier oder keine.
help-change = Spielfeld verändern: drei freie Ringe einzeln aufheben{ $one_piece ->
    [off] {""}, auch wenn das Spielfeld dabei zerfällt
   *[on] {""}, ohne dass das Spielfeld zerfällt
}, dann alle drei anderswo anlegen, jeden an mindestens zwei Ringe. Nicht gleich nachdem jemand das Spielfeld verändert hat und nicht in zwei eigenen Zügen nacheinander.
help-move = { $move_min ->
    [1] Bewegen: eine eigene Murmel oder zwei verschiedene
   *[2] Bewegen: zwei verschiedene eigene Murmeln
}, jede auf einen Ring, der { $jump ->
    [none] sie berührt.
   *[other] sie oder die durchlaufene Kette berührt.
}
help-link = Eine Gruppe hat Verbindung, wenn ihre Ringe einander berühren und einer davon am Spielfeldrand liegt. Ein Loch im Spielfeld ist kein Rand. Blockierte Ringe zählen als deine.
help-jump = { $jump ->
    [none] An diesem Tisch bewegt sich eine Murmel nur auf einen Ring, der ihren berührt.
    [line] Eine Murmel läuft geradeaus durch Ringe mit eigenen Murmeln und hält auf einem davon oder auf dem nächsten, wenn dort Platz ist.
   *[chain] Eine Murmel läuft durch zusammenhängende Ringe mit eigenen Murmeln und hält auf einem Ring mit Platz, der diese Kette berührt.
}
help-room = Ein Ring fasst höchstens drei Murmeln einer Farbe, und vier, wo sich Farben treffen.
help-blocked = Ein Ring mit zwei oder mehr Farben ist blockiert: Niemand kommt weg, doch wer Platz findet, darf noch hinein. Für Verbindung, Sprünge und Kreise zählt er für jede seiner Farben.
help-majority = Wer auf einem Ring mit anderen Farben ankommt und dort dann mehr Murmeln hat als jede andere Farbe, entfernt alle anderen von diesem Ring. Ebenso viele eigene kommen in seinen Vorrat.
help-circle = { $circle ->
    [end_of_action] Ist deine Aktion zu Ende und umgeben deine Murmeln andere
   *[at_once] Umgeben nach einer Murmel, die du setzt oder bewegst, oder einem Ring, den du anlegst, deine Murmeln andere
} lückenlos, ohne leeren Ring darin, und hast du darum und darin mehr Murmeln als eine Farbe im Inneren, so wird die Hälfte dieser Farbe entfernt, aufgerundet. Jede Farbe wird für sich beurteilt, und was einmal umgeben war, bringt in diesem Zug nichts mehr. { $edge_wall ->
    [on] An diesem Tisch gilt der Spielfeldrand als Mauer.
   *[off] Der Spielfeldrand ist keine Mauer.
}
help-take = Du wählst Murmel für Murmel, von welchen Ringen des Kreises du entfernst, was dir zusteht; zwischen den zwei Murmeln, die du bewegst, so, dass die zweite es noch kann.
help-leaving = { $leave ->
    [turn_start] Wer zu Beginn des eigenen Zuges weder setzen noch bewegen kann, tritt mit allen Murmeln aus.
   *[at_once] Nach jedem Zug tritt aus, wer weder setzen noch bewegen kann, mit allen Murmeln: zuerst die links von dem, der am Zug war, er selbst zuletzt.
} Das Spielfeld verändern zu können hilft nicht. Wer übrig bleibt, gewinnt.
help-limit = Ruhige Züge sind Züge in Folge ohne Setzen oder Entfernen. Nach { $quiet_limit } davon oder nach { $round_cap } Zügen je Spieler endet das Spiel: Dann gewinnen die meisten Murmeln, bei Gleichstand die meisten auf Ringen, die nicht blockiert sind.
help-supply = Die Murmeln, die du noch setzen kannst, immer vier auf einmal; für jede entfernte Murmel kommt eine eigene dazu.

## Optionen

option-jump = Sprünge
option-jump-help = Wie weit eine Murmel über die eigenen läuft.
option-jump-chain = durch jede Kette eigener Ringe
option-jump-line = nur geradeaus
option-jump-none = keine Sprünge
option-entry = Setzen
option-entry-help = Wo nach dem ersten Zug gesetzt wird.
option-entry-border = am Rand und an Gruppen mit Verbindung
option-entry-connected = nur an Gruppen mit Verbindung zum Rand
option-chain_entry = Frische Murmeln verbinden
option-chain_entry-help = Ob eben gesetzte Murmeln sofort weitere Ringe öffnen.
option-chain_entry-off = nein
option-chain_entry-on = ja
option-one_piece = Ein Spielfeld
option-one_piece-help = Ob das Spielfeld beim Aufheben von Ringen zusammenhängen muss.
option-one_piece-off = Inseln erlaubt
option-one_piece-on = in einem Stück
option-edge_wall = Rand als Mauer
option-edge_wall-help = Ob der Spielfeldrand hilft, Kreise zu schließen.
option-edge_wall-off = nein
option-edge_wall-on = ja
option-move_min = Zu bewegende Murmeln
option-move_min-help = Ob zum Bewegen zwei Murmeln gehören oder eine genügt.
option-move_min-2 = genau zwei
option-move_min-1 = eine oder zwei
option-quiet_limit = Ruhige Züge
option-quiet_limit-help = Nach so vielen Zügen in Folge ohne Setzen oder Entfernen wird gezählt.
option-round_cap = Runden
option-round_cap-help = Nach so vielen Zügen je Spieler wird gezählt.
option-round_cap-30 = 30, für einen Abend
option-round_cap-60 = 60
option-round_cap-120 = 120, so gut wie unbegrenzt
option-leave = Austreten
option-leave-help = Wann austritt, wer weder setzen noch bewegen kann.
option-leave-turn_start = jeder zu Beginn des eigenen Zuges
option-leave-at_once = nach jedem Zug alle, die festsitzen
option-circle = Kreise
option-circle-help = Wann nach geschlossenen Kreisen gesehen wird.
option-circle-end_of_action = einmal am Ende der Aktion
option-circle-at_once = nach jeder Murmel und jedem angelegten Ring

## Was gerade geschieht

event-CHOOSE = Wähle eine Aktion.
event-PLACE = Setze eine Murmel auf einen freien Ring.
event-LIFT = Hebe einen freien Ring auf.
event-PUT = Lege einen Ring an, wo er zwei andere berührt.
event-FROM1 = Welche Murmel bewegst du zuerst?
event-TO1 = Wohin bewegst du sie?
event-FROM2 = Welche Murmel bewegst du als Nächste?
event-TO2 = Wohin bewegst du sie?
event-TAKE = Entferne eine Murmel aus dem Kreis.
event-OVER = Das Spiel ist aus.

## Das Brett im Terminal

screen-legend = ( ) Ring   [ ] blockiert   * spielbar   x entfernt   # wird blockiert
screen-total = Murmeln
screen-supply = Vorrat
screen-free = beweglich
screen-blocked = blockiert
screen-captured = entfernt
screen-rank = Rang
screen-in_danger = in Gefahr
screen-turns = Zug { $turns } von höchstens { $most }
screen-quiet = { $quiet } von { $limit } Zügen ohne Setzen oder Entfernen
action-place = vier Murmeln setzen
action-change = Spielfeld verändern
action-move = Murmeln bewegen
screen-circle = { $captor } hält { $places } ({ $victim }): { $strength } gegen { $against }
screen-taking = Noch zu entfernen von { $colour }: { $need }
screen-in_hand = Ringe in der Hand: { $rings }
screen-to_lay = Noch zu setzende Murmeln: { $marbles }
screen-source = Die Murmel kommt von { $place }

## Das Brett im Browser

board-rings = Das Spielfeld: Pfeiltasten gehen von Ring zu Ring
board-colour = Farbe
board-lay-again = Kann mit { $captures } weiteren wieder setzen
board-empty = frei
board-full = voll
board-hole = kein Ring
board-marbles = { $count } { $colour }
board-you = Du { $words }
board-stop = Bei einer Murmel bleiben
board-last = Damit endet dein Zug. Sieh ihn dir noch einmal an.
board-hint = Tipp: { $words }
board-confirm = Zug bestätigen
board-again = Anders wählen
board-back = Zurücknehmen
board-step = Schritt { $step } von { $steps }
board-not-turn = { $name } ist am Zug. Ansehen kannst du dir jeden Ring.
board-zoom-in = Näher
board-zoom-out = Weiter weg
board-out = ausgetreten, Rang { $rank }
term-supply = Vorrat
term-blocked = Blockierter Ring
term-majority = Mehrheit
term-circle = Kreis
term-quiet = Ruhige Züge
term-leaving = Austreten
sheet-how = { $ending ->
    [last_player] Wer als Letzter noch setzen oder bewegen kann, gewinnt.
   *[other] Murmeln auf dem Spielfeld und im Vorrat werden zusammengezählt; die meisten gewinnen, bei Gleichstand die auf Ringen, die nicht blockiert sind.
} Gespielte Züge: { $turns }
sheet-board = Spielfeld
sheet-captured = Im ganzen Spiel entfernte Murmeln. Für jede kam eine eigene in den Vorrat.
sheet-last = als Letzter übrig
sheet-left = { $left ->
    [1] als Erster ausgetreten
    [2] als Zweiter ausgetreten
   *[other] als Dritter ausgetreten
}
sheet-most = nach Murmeln
sheet-alone = gleich viele Murmeln; { $alone } davon auf Ringen, die nicht blockiert sind
board-legend = Gestrichelte Ringe kann man drücken. × entfernt, ein Schloss blockiert den Ring, eine Zahl sagt, wie viele Ringe er berührt. Drücke einen anderen Ring, und er sagt, warum nicht.

## Was Simulationen zählen

count-last_player = nur einer übrig
count-quiet_limit = zu lange ohne Setzen oder Entfernen
count-round_cap = zu viele Runden
count-turns = Züge
count-layings = Züge mit Setzen
count-ring_changes = Züge mit verändertem Spielfeld
count-marble_moves = Züge mit Bewegen
count-by_majority = durch Mehrheit entfernt
count-by_circle = durch Kreise entfernt
count-circle_choices = Wahl beim Entfernen
count-eliminated = Ausgetretene
count-share_layings = Anteil Setzen
count-share_ring_changes = Anteil Spielfeld verändern
count-share_marble_moves = Anteil Bewegen
count-rounds = Runden je Partie

## Regeln

rules-summary =
    Wer am Zug ist, tut eines davon ganz: vier Murmeln setzen, mit drei freien Ringen das Spielfeld verändern oder { $move_min ->
        [1] eine oder zwei Murmeln
       *[2] zwei Murmeln
    } bewegen. Der erste Zug ist immer Setzen.
    Bist du auf einem Ring, den du betrittst, in der Mehrheit, werden die anderen entfernt; umgibst du sie mit einem Kreis, die Hälfte von ihnen. Was du entfernst, bekommst du als eigene Murmeln zurück.
    Wer weder setzen noch bewegen kann, tritt aus. Wer übrig bleibt, gewinnt.
rules-detail =
    Beginn. 37 Ringe liegen als Sechseck. Jeder hat { $players ->
        [2] 16
        [3] 12
       *[4] 10
    } Murmeln, noch keine auf dem Spielfeld.
    Setzen. Vier Murmeln aus dem Vorrat auf vier freie Ringe, die { $entry ->
        [border] am Spielfeldrand liegen oder an eine eigene Gruppe angrenzen, die Verbindung zum Rand hat
       *[connected] an eine eigene Gruppe angrenzen, die Verbindung zum Spielfeldrand hat
    }{ $chain_entry ->
        [on] {""}; eben gesetzte Murmeln zählen mit
       *[off] {""} und schon vorher hatte
    }{ $entry ->
        [border] .
       *[connected] ; im ersten Zug auf Ringe am Rand.
    } Stehen dir weniger als vier offen, kannst du nicht setzen.
    Spielfeld verändern. Drei freie Ringe einzeln aufheben; { $one_piece ->
        [off] Löcher und Inseln dürfen entstehen
       *[on] der Rest muss zusammenhängen, Löcher dürfen entstehen
    }. Dann alle drei an anderen Stellen anlegen, jeden an mindestens zwei Ringe. Nicht unmittelbar nachdem jemand das Spielfeld verändert hat und nicht in zwei eigenen Zügen nacheinander.
    Bewegen. { $move_min ->
        [1] Eine Murmel oder zwei verschiedene
       *[2] Zwei verschiedene Murmeln
    }. { $jump ->
        [none] Jede bewegt sich auf einen Ring, der ihren berührt
        [line] Jede darf geradeaus durch Ringe mit eigenen Murmeln laufen und hält auf einem davon oder auf dem nächsten
       *[chain] Jede darf durch Ringe mit eigenen Murmeln laufen und hält auf einem Ring, der sie berührt
    }. Ein Ring fasst drei einer Farbe, oder vier, wo sich Farben treffen. Ein Ring mit mehreren Farben ist blockiert: Niemand kommt weg. Zwei Murmeln nur zu vertauschen ist nicht erlaubt.
    Mehrheit. Kommst du mit mehr Murmeln an als jede andere Farbe auf diesem Ring, entfernst du alle anderen.
    Kreis. { $circle ->
        [end_of_action] Ist deine Aktion zu Ende
       *[at_once] Nach jeder Murmel, die du setzt oder bewegst, und jedem Ring, den du anlegst
    }, gilt alles als umgeben, was deine Murmeln von außen abschneiden. Liegt kein leerer Ring darin und sind deine Murmeln darum und darin mehr als die einer Farbe im Inneren, wird die Hälfte dieser Farbe entfernt, aufgerundet, nach deiner Wahl{ $circle ->
        [end_of_action] .
       *[at_once] ; dann geht die Aktion weiter.
    } Jede Farbe wird für sich beurteilt. Löcher stören nicht, der Rand ist { $edge_wall ->
        [on] eine Mauer
       *[off] keine Mauer
    }. Ein Kreis bringt in einem Zug nur einmal etwas, und einer, der schon vor deinem Zug stand oder den andere schlossen, nichts.
    Entfernte Murmeln sind für immer fort; ebenso viele eigene kommen in deinen Vorrat.
    Austreten. { $leave ->
        [turn_start] Wer zu Beginn des eigenen Zuges weder setzen noch bewegen kann, tritt mit allem aus.
       *[at_once] Ist ein Zug zu Ende, tritt mit allem aus, wer weder setzen noch bewegen kann: einer nach dem anderen von links neben dem, der am Zug war, er selbst zuletzt.
    } Das Spielfeld verändern zu können hilft nicht. Wer übrig bleibt, gewinnt.
    Grenzen. Nach { $quiet_limit } ruhigen Zügen oder { $round_cap } Runden gewinnen die meisten Murmeln auf dem Spielfeld und im Vorrat, dann die meisten auf Ringen, die nicht blockiert sind.
    Von uns. Die Anleitung ist ein Prototyp ohne Namen. Der Titel Ringlinge ist von uns, ebenso die Grenzen und das Verbot, zwei Murmeln nur zu vertauschen{ $one_piece ->
        [off] {""}
       *[on] {""}, das Spielfeld in einem Stück
    }{ $jump ->
        [chain] {""} und Ketten, die abbiegen dürfen.
       *[other] .
    }

## Wie viele ruhige Züge

option-quiet_limit-20 = 20
option-quiet_limit-21 = 21
option-quiet_limit-22 = 22
option-quiet_limit-23 = 23
option-quiet_limit-24 = 24
option-quiet_limit-25 = 25
option-quiet_limit-26 = 26
option-quiet_limit-27 = 27
option-quiet_limit-28 = 28
option-quiet_limit-29 = 29
option-quiet_limit-30 = 30
option-quiet_limit-31 = 31
option-quiet_limit-32 = 32
option-quiet_limit-33 = 33
option-quiet_limit-34 = 34
option-quiet_limit-35 = 35
option-quiet_limit-36 = 36
option-quiet_limit-37 = 37
option-quiet_limit-38 = 38
option-quiet_limit-39 = 39
option-quiet_limit-40 = 40
option-quiet_limit-41 = 41
option-quiet_limit-42 = 42
option-quiet_limit-43 = 43
option-quiet_limit-44 = 44
option-quiet_limit-45 = 45
option-quiet_limit-46 = 46
option-quiet_limit-47 = 47
option-quiet_limit-48 = 48
option-quiet_limit-49 = 49
option-quiet_limit-50 = 50
option-quiet_limit-51 = 51
option-quiet_limit-52 = 52
option-quiet_limit-53 = 53
option-quiet_limit-54 = 54
option-quiet_limit-55 = 55
option-quiet_limit-56 = 56
option-quiet_limit-57 = 57
option-quiet_limit-58 = 58
option-quiet_limit-59 = 59
option-quiet_limit-60 = 60
option-quiet_limit-61 = 61
option-quiet_limit-62 = 62
option-quiet_limit-63 = 63
option-quiet_limit-64 = 64
option-quiet_limit-65 = 65
option-quiet_limit-66 = 66
option-quiet_limit-67 = 67
option-quiet_limit-68 = 68
option-quiet_limit-69 = 69
option-quiet_limit-70 = 70
option-quiet_limit-71 = 71
option-quiet_limit-72 = 72
option-quiet_limit-73 = 73
option-quiet_limit-74 = 74
option-quiet_limit-75 = 75
option-quiet_limit-76 = 76
option-quiet_limit-77 = 77
option-quiet_limit-78 = 78
option-quiet_limit-79 = 79
option-quiet_limit-80 = 80
option-quiet_limit-81 = 81
option-quiet_limit-82 = 82
option-quiet_limit-83 = 83
option-quiet_limit-84 = 84
option-quiet_limit-85 = 85
option-quiet_limit-86 = 86
option-quiet_limit-87 = 87
option-quiet_limit-88 = 88
option-quiet_limit-89 = 89
option-quiet_limit-90 = 90
option-quiet_limit-91 = 91
option-quiet_limit-92 = 92
option-quiet_limit-93 = 93
option-quiet_limit-94 = 94
option-quiet_limit-95 = 95
option-quiet_limit-96 = 96
option-quiet_limit-97 = 97
option-quiet_limit-98 = 98
option-quiet_limit-99 = 99
option-quiet_limit-100 = 100

## Listen und Bilder der Regeln

catalogue-actions = Was man in einem Zug tun kann
catalogue-words = Begriffe
catalogue-link = Verbindung
catalogue-jump = Hindurchlaufen
catalogue-room = Platz
catalogue-take = Was entfernt wird
figure-majority = Mehrheit: Mit der Murmel, die ankommt, sind es zwei gegen eine, und die eine wird entfernt.
figure-circle = Ein Kreis: Was lückenlos umgeben ist, ohne leeren Ring darin, verliert die Hälfte, aufgerundet.
figure-change = Das Spielfeld wird verändert: Drei freie Ringe werden aufgehoben und anderswo angelegt, jeder an mindestens zwei.
figure-before = Vorher
figure-after = Nachher
## Die Lektion

lesson-aim = Murmeln auf Ringen, deine liegen links. Wer keine Murmeln mehr setzen und keine bewegen kann, tritt aus. Wer übrig bleibt, gewinnt.
lesson-border = Die ersten Murmeln kommen am Spielfeldrand herein. Spätere setzt man neben eigene, solange die bis zum Rand reichen. Acht hat jeder schon gesetzt.
lesson-choose-lay = In jedem Zug tust du eines von drei Dingen. Das erste: vier Murmeln setzen. Wähle es.
lesson-choose-lay-no = Das kommt bald. Setze erst vier Murmeln.
lesson-lay = Diese vier Ringe sind frei und berühren deine Murmeln. Setze auf jeden eine.
lesson-choose-move = Das zweite: zwei Murmeln bewegen. Am Rand liegt eine einzelne fremde Murmel, gleich neben deinen. Die entfernen wir.
lesson-choose-move-no = Das kommt bald. Bewege erst zwei Murmeln.
lesson-one-to-one = Eine Murmel läuft durch deine eigenen Ringe, so weit du willst, und hält auf einem Ring daneben. Bring die markierte zu der einzelnen.
lesson-one-to-one-no = Auch das wäre erlaubt. Nimm aber jetzt den markierten Weg.
lesson-majority = Eine gegen eine: Der Ring ist blockiert, niemand kommt weg. Schick eine zweite hin. Zwei gegen eine ist die Mehrheit, und die andere wird entfernt.
lesson-majority-no = Zwei müssen sich dort treffen. Nimm den markierten Weg.
lesson-choose-change = Entfernt, und dafür bekommst du eine eigene Murmel! Das dritte: das Spielfeld verändern. Wähle es.
lesson-choose-change-no = Das kennst du schon. Verändere jetzt das Spielfeld.
lesson-lift = Hebe drei freie Ringe auf, die dir nichts nützen. Die übrigen müssen zusammenhängen.
lesson-lift-no = Auch der ginge. Nimm heute die markierten ganz unten.
lesson-put = Lege sie neben deine Murmeln. Jeder muss zwei Ringe berühren. So hast du mehr Platz zum Setzen.
lesson-put-no = Dort dürfte ein Ring liegen. Lege ihn aber an die markierte Stelle, neben deine Murmeln.
lesson-circle = Sieh die fremde Murmel zwischen deinen: Vier der sechs Ringe um sie herum gehören dir. Schließe den Kreis, dann ist sie gefangen.
lesson-close = Wähle, Murmeln zu bewegen, und bring die zwei markierten in die Lücken.
lesson-close-no = Der Kreis hat zwei Lücken. Bewege die markierten Murmeln hinein.
lesson-counted = Eingekreist! Um sie herum liegen mehr von deinen, als fremde darin sind. Dann wird die Hälfte darin entfernt, aufgerundet: hier die einzige.
lesson-win = So machst du die anderen klein, bis sie nichts mehr tun können. Halte selbst Verbindung zum Rand. Spiel weiter, du kannst es jetzt!
