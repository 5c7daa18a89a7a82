title = {{title}}
tagline = Ein Haufen Steine, ein Würfel, und die Frage, wer den letzten nimmt.

## Züge, wie in »Anna nimmt 3 von 21 Steinen«

move-take = { $stones ->
    [one] nimmt den letzten Stein
   *[other] nimmt { $taken } von { $stones } Steinen
}
chance-roll = würfelt eine { $die }

## Warum ein Zug nicht erlaubt ist

why-no_such_move = Diesen Zug gibt es in {{title}} nicht.
why-too_few_stones = { $stones ->
    [one] Es ist nur noch ein Stein da.
   *[other] Es sind nur noch { $stones } Steine da.
}
why-die_shows_less = Der Würfel zeigt { $die }: mehr darf niemand nehmen.

## Optionen

option-last_stone = Der letzte Stein
option-last_stone-help = Ob alle den letzten Stein nehmen wollen, oder ob ihn niemand nehmen will.
option-last_stone-wins = gewinnt
option-last_stone-loses = verliert

## Was gerade geschieht

event-ROLL = Der Würfel rollt.
event-TAKE = Nimm Steine.
event-OVER = Der Haufen ist weg.

## Was Simulationen zählen

count-ended = der Haufen war weg

## Regeln

rules-summary = Wer an der Reihe ist, würfelt und nimmt mindestens einen Stein, höchstens so viele, wie der Würfel zeigt. Wer den letzten nimmt, gewinnt.
rules-detail =
    Beginn. Ein Haufen von 21 Steinen liegt zwischen zwei Spielern.
    Ein Zug. Es wird gewürfelt. Nimm einen Stein oder mehr: bis zu so vielen, wie der Würfel zeigt. Niemand darf passen.
    Ende. Wer den letzten Stein nimmt, gewinnt; oder verliert, wenn am Tisch so gespielt wird.
