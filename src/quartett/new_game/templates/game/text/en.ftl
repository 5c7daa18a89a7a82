title = {{title}}
tagline = A heap of stones, a die, and who takes the last one.

## Moves, as in "Anna takes 3 of 21 stones"

move-take = { $stones ->
    [one] takes the last stone
   *[other] takes { $taken } of { $stones } stones
}
chance-roll = rolls a { $die }

## Why a move is not allowed

why-no_such_move = There is no such move in {{title}}.
why-too_few_stones = { $stones ->
    [one] Only one stone is left.
   *[other] Only { $stones } stones are left.
}
why-die_shows_less = The die shows { $die }: nobody may take more than that.

## Options

option-last_stone = The last stone
option-last_stone-help = Whether taking the last stone is what everybody wants, or what nobody wants.
option-last_stone-wins = wins
option-last_stone-loses = loses

## What is going on

event-ROLL = The die is rolled.
event-TAKE = Take stones.
event-OVER = The heap is gone.

## What simulations count

count-ended = the heap was gone

## Rules

rules-summary = In your turn the die is rolled; take at least one stone and at most as many as it shows. Who takes the last one wins.
rules-detail =
    Start. A heap of 21 stones lies between two players.
    A turn. A die is rolled. Take one stone, or more: up to as many as the die shows. Nobody may pass.
    End. Who takes the last stone wins; or loses, if the table plays it that way.
