title = Ringlinge
tagline = Marbles on loose rings: close in, break free, and pull the board from under each other.

## Colours

colour-A = amber
colour-B = blue
colour-C = green
colour-D = violet

## Moves, as in "Anna lays four marbles"

move-place = will lay four marbles
move-change = will change three rings
move-move = will move marbles
move-stop = { $who ->
    [you] leave
   *[other] leaves
} it at one marble
move-lay = { $who ->
    [you] lay
   *[other] lays
} a marble on { $place }
move-lift = { $who ->
    [you] lift
   *[other] lifts
} the ring { $place }
move-put = { $who ->
    [you] put
   *[other] puts
} a ring on { $place }
move-from = { $who ->
    [you] take up
   *[other] takes up
} a marble on { $place }
move-to = { $who ->
    [you] move
   *[other] moves
} it to { $place }
move-take = { $who ->
    [you] take
   *[other] takes
} a marble out of the circle from { $place }
effect-majority = { $who ->
    [you] you capture
   *[other] captures
} { $marbles ->
    [one] a marble
   *[other] { $marbles } marbles
} by majority
effect-blocked = { $place } is blocked
effect-circle = { $marbles ->
    [one] a closed circle takes a marble
   *[other] a closed circle takes { $marbles } marbles
}
effect-closes = a circle closes: choose what to take
effect-leaves = { $colour } can neither lay nor move, and leaves
effect-self_leaves = { $who ->
    [you] then you can neither lay nor move: you leave the game
   *[other] { $colour } can neither lay nor move, and leaves
}
effect-and = { $first }; { $second }

## What a step led to, as in "Anna captures 2 marbles on H9 by majority, 2 : 1"

list-and = { $first }, { $second }
happening-blocked = { $place } is blocked ({ $marbles }): nobody leaves it
happening-freed = { $place } is free again: only { $colour } is left there
happening-majority = { $who ->
    [you] capture
   *[other] captures
} { $taken ->
    [one] one marble
   *[other] { $taken } marbles
} on { $place } by majority, { $count }
happening-circle = { $who ->
    [you] close
   *[other] closes
} a circle around { $places }: { $strength } marbles against { $against } of { $colour }, so { $falls ->
    [one] one of these falls
   *[other] { $falls } of these fall
}
happening-taking = { $who ->
    [you] choose
   *[other] chooses
} ring by ring which { $marbles ->
    [one] marble of { $colour } falls
   *[other] { $marbles } marbles of { $colour } fall
}
happening-taken = { $who ->
    [you] take
   *[other] takes
} marbles of { $colour } from { $places }
happening-out = { $who ->
    [you] leave
   *[other] leaves
} the game: { $lay }, { $move }
happening-resigned = { $who ->
    [you] give up and leave
   *[other] gives up and leaves
} the game
out-supply = the supply of { $supply } is too small to lay four marbles
out-rings = fewer than four rings are open for laying
out-move = { $free ->
    [0] and no marble can move
    [one] and only one marble can move
   *[other] and no two marbles can move
}
happening-quiet = { $turns } turns in a row without laying or capture. After { $limit } the marbles are counted
happening-sheet = The game is over: { $ending }
ending-last_player = only one player is left
ending-quiet_limit = { $limit } turns without laying or capture, so marbles are counted
ending-round_cap = all rounds are played, so marbles are counted

## Why a move is not allowed

why-no_such_move = There is no such move in Ringlinge.
why-choose_first = First choose an action: lay marbles, change rings or move marbles.
why-another_step = Something else is due. { $now }
why-first_turn = Everybody's first turn is laying four marbles.
why-supply = { $supply ->
    [one] Laying takes four marbles, and your supply is one.
   *[other] Laying takes four marbles, and your supply is { $supply }.
}
why-few_entries = Fewer than four rings are open to you for laying.
why-few_at_link = Marbles are laid next to a group of yours that reaches the border, and fewer than four empty rings are there.
why-changed_last = The turn before this one was a ring change: not two in a row.
why-you_changed = Your own last turn was a ring change: not twice running.
why-no_change = No three empty rings can be lifted and put back elsewhere.
why-no_move = None of your marbles can move.
why-no_two_moves = You must move two marbles, and no two of yours can move.
why-two_marbles = Two marbles must move at this table.
why-no_ring = There is no ring on { $place }.
why-lay_on_empty = { $place } is not empty: each marble is laid on an empty ring of its own.
why-not_linked = { $place } is neither on the border nor next to a group of yours that reaches the border.
why-only_linked = At this table you lay only next to a group of yours that reaches the border; { $place } is not.
why-not_open_before = { $place } was not open to you when this laying began; what was laid or taken since does not open rings.
why-lift_empty = Only empty rings are lifted; there are marbles on { $place }.
why-one_piece = Without { $place } the board would fall apart.
why-cannot_finish = After { $place } the ring change could not be finished.
why-ring_lies_there = A ring lies on { $place } already.
why-vacated = { $place } was vacated just now: the rings go elsewhere.
why-touch_two = { $contacts ->
    [0] A re-attached ring must touch two others; on { $place } it would touch none.
    [one] A re-attached ring must touch two others; on { $place } it would touch only one.
   *[other] A re-attached ring must touch two others on the table, and { $place } will not do.
}
why-not_yours = There is no marble of yours on { $place }.
why-blocked = Blocked: two colours share { $place }, so nobody leaves it.
why-moved_already = The marble on { $place } has moved already; the second must be another.
why-nowhere_to_go = From { $place } no ring with room can be reached.
why-no_second = If a marble left { $place }, no second marble could move.
why-no_second_then = After a move to { $place } no second marble could move.
why-same_ring = The marble lies there already.
why-three = Three of your marbles lie on { $place }: a fourth of one colour is never allowed.
why-full = { $place } is full: four marbles lie on it.
why-out_of_reach = { $place } cannot be reached from { $source }.
why-swap = That would undo the first move: an action must change something.
why-not_in_circle = No marble has to be taken from { $place } now.
why-take_for_second = With a marble taken from { $place } no second marble could move.

## Help by name

help-place = Lay: put four marbles from your supply on four empty rings, one on each. { $entry ->
    [border] The rings are at the border of the board or touch a group of yours that reaches it.
   *[connected] The rings touch a group of yours that reaches the border of the board; in your first turn they are at the border.
} All four or none.
help-change = Change: lift three empty rings, one by one{ $one_piece ->
    [off] {""}; the board may fall apart
   *[on] {""}, without breaking the board apart
}, then put all three elsewhere, each touching at least two rings. Not right after another ring change, and not in two of your turns running.
help-move = { $move_min ->
    [1] Move: one marble of yours or two different ones
   *[2] Move: two different marbles of yours
}, each to a ring that touches it{ $jump ->
    [none] .
   *[other] {""} or the chain of yours it runs through.
}
help-link = A group is linked when its rings hang together by touch and one of them is a border ring. A hole in the board makes no border. Blocked rings count as yours.
help-jump = { $jump ->
    [none] At this table a marble goes only to a ring that touches its own.
    [line] A marble runs straight on through rings with your own marbles and stops on any of them, or on the next one, if it has room.
   *[chain] A marble runs through rings with your own marbles, as far as they hang together, and stops on any ring that touches this chain and has room.
}
help-room = A ring holds at most three marbles of one colour, and four where colours meet.
help-blocked = A ring with two or more colours is blocked: nobody leaves it, but anybody may still enter while there is room. For links, jumps and circles it counts for each of its colours.
help-majority = Whoever moves to a ring with other colours and then has more marbles there than each other colour captures all the others there, and gets as many of their own into their supply.
help-circle = { $circle ->
    [end_of_action] When your action is over and your marbles shut others in
   *[at_once] When a marble you lay or move, or a ring you put, makes your marbles shut others in
} all around, without an empty ring inside, and you have more marbles around and in it than one colour has inside, half of that colour falls, rounded up. Each colour inside is judged alone, and what has been shut in once pays nothing more in that turn. { $edge_wall ->
    [on] At this table the edge of the board counts as a wall.
   *[off] The edge of the board is no wall.
}
help-take = You choose, marble by marble, from which rings of the closed circle you take what has fallen; between the two marbles you move, so that the second still can.
help-leaving = { $leave ->
    [turn_start] Whoever can neither lay nor move when their turn begins leaves with all their marbles.
   *[at_once] After every turn whoever can neither lay nor move leaves with all their marbles: first those to the left of the player whose turn it was, that player last.
} Being able to change rings does not help. The last one left wins.
help-limit = Quiet turns are turns in a row without laying or capture. After { $quiet_limit } of them, or after { $round_cap } turns for each player, the game ends: then most marbles win, and after that most on rings that are not blocked.
help-supply = The marbles you can still lay. You lay four at a time; every marble you capture adds one of yours here.

## Options

option-jump = Jumps
option-jump-help = How far a marble runs over its own.
option-jump-chain = through any chain of own rings
option-jump-line = in straight lines
option-jump-none = no jumps
option-entry = Laying
option-entry-help = Where marbles are laid after the first turn.
option-entry-border = border rings, and next to linked groups
option-entry-connected = only next to linked groups
option-chain_entry = Fresh marbles link
option-chain_entry-help = Whether marbles laid in this action open further rings at once.
option-chain_entry-off = no
option-chain_entry-on = yes
option-one_piece = One board
option-one_piece-help = Whether lifting rings must leave the board in one piece.
option-one_piece-off = islands allowed
option-one_piece-on = one piece
option-edge_wall = Edge as wall
option-edge_wall-help = Whether the edge of the board helps to close circles.
option-edge_wall-off = no
option-edge_wall-on = yes
option-move_min = Marbles to move
option-move_min-help = Whether moving needs two marbles, or one is enough.
option-move_min-2 = exactly two
option-move_min-1 = one or two
option-quiet_limit = Quiet turns
option-quiet_limit-help = After so many turns in a row without laying or capture the marbles are counted.
option-round_cap = Rounds
option-round_cap-help = After so many turns for each player the marbles are counted.
option-round_cap-30 = 30, an evening
option-round_cap-60 = 60
option-round_cap-120 = 120, practically none
option-leave = Leaving
option-leave-help = When those leave who can neither lay nor move.
option-leave-turn_start = each at the start of their own turn
option-leave-at_once = after every turn, all who are stuck
option-circle = Circles
option-circle-help = When closed circles are looked for.
option-circle-end_of_action = once, at the end of the action
option-circle-at_once = after every marble and every ring put

## What is going on

event-CHOOSE = Choose an action.
event-PLACE = Lay a marble on an empty ring.
event-LIFT = Lift an empty ring.
event-PUT = Put a ring where it touches two others.
event-FROM1 = Which marble moves first?
event-TO1 = Where does it go?
event-FROM2 = Which marble moves next?
event-TO2 = Where does it go?
event-TAKE = Take a marble out of the circle.
event-OVER = The game is over.

## The terminal board

screen-legend = ( ) ring   [ ] blocked   * can be played   x captures   # blocks
screen-total = marbles
screen-supply = supply
screen-free = can move
screen-blocked = blocked
screen-captured = captured
screen-rank = rank
screen-in_danger = in danger
screen-turns = Turn { $turns } of at most { $most }
screen-quiet = { $quiet } of { $limit } turns without laying or capture
action-place = lay four marbles
action-change = change three rings
action-move = move marbles
screen-circle = { $captor } holds { $places } ({ $victim }): { $strength } against { $against }
screen-taking = Still to be taken from { $colour }: { $need }
screen-in_hand = Rings in the hand: { $rings }
screen-to_lay = Marbles to lay: { $marbles }
screen-source = Moving from { $place }

## The board in the browser

board-rings = The board: arrow keys go from ring to ring
board-colour = Colour
board-lay-again = Can lay again with { $captures } more
board-empty = empty
board-full = full
board-hole = no ring
board-marbles = { $count } { $colour }
board-you = You { $words }
board-stop = Leave it at one marble
board-last = This ends your turn. Look at it once more.
board-hint = Hint: { $words }
board-confirm = Confirm turn
board-again = Choose again
board-back = Take back
board-step = Step { $step } of { $steps }
board-not-turn = { $name } is to move. You can look at every ring meanwhile.
board-zoom-in = Closer
board-zoom-out = Further away
board-out = left the game, place { $rank }
term-supply = Supply
term-blocked = Blocked ring
term-majority = Majority
term-circle = Circle
term-quiet = Quiet turns
term-leaving = Leaving
sheet-how = { $ending ->
    [last_player] The last one who can still lay or move wins.
   *[other] Marbles on the board and in the supply are added up; most win, and between equals those on rings that are not blocked.
} Turns played: { $turns }
sheet-board = on the board
sheet-captured = Marbles captured in the whole game. Each brought one marble of one's own into the supply.
sheet-last = the last one left
sheet-left = { $left ->
    [1] first to leave
    [2] second to leave
   *[other] third to leave
}
sheet-most = by marbles
sheet-alone = equal marbles; { $alone } of them on rings that are not blocked
board-legend = Dashed rings can be pressed. × captures, a lock blocks the ring, a number says how many rings it would touch. Press any other ring to learn why not.

## What simulations count

count-last_player = last player left
count-quiet_limit = too long without laying or capture
count-round_cap = too many rounds
count-turns = turns
count-layings = turns laying
count-ring_changes = turns changing rings
count-marble_moves = turns moving marbles
count-by_majority = marbles captured by majority
count-by_circle = marbles captured by circles
count-circle_choices = choices what to take
count-eliminated = players who left
count-share_layings = share of laying
count-share_ring_changes = share of ring changes
count-share_marble_moves = share of moving
count-rounds = rounds a game

## Rules

rules-summary =
    On your turn do one thing in full: lay four marbles, change three empty rings, or move { $move_min ->
        [1] one or two marbles
       *[2] two marbles
    }. Your first turn is laying.
    Outnumber others on a ring you enter and they fall; shut them in with a closed circle and half of them fall. What you capture comes back to you as marbles of your own.
    Who can neither lay nor move leaves. The last one left wins.
rules-detail =
    Start. 37 rings lie in a hexagon. Everybody has { $players ->
        [2] 16
        [3] 12
       *[4] 10
    } marbles, none on the board.
    Lay. Four marbles from your supply, on four empty rings { $entry ->
        [border] at the border or touching a group of yours that reaches it
       *[connected] touching a group of yours that reaches the border
    }{ $chain_entry ->
        [on] {""}; marbles you have just laid count
       *[off] {""} as it stood before
    }{ $entry ->
        [border] .
       *[connected] ; in your first turn on border rings.
    } If fewer than four are open to you, you cannot lay.
    Change. Lift three empty rings one by one; { $one_piece ->
        [off] holes and islands may arise
       *[on] the rest must stay in one piece, holes may arise
    }. Then put all three on other places, each touching two rings at least. Not directly after anybody's ring change, and not in two of your own turns running.
    Move. { $move_min ->
        [1] One marble or two different ones
       *[2] Two different marbles
    }. { $jump ->
        [none] Each goes to a ring that touches its own
        [line] Each may run straight on through rings with your marbles and stops on any of them or on the next one
       *[chain] Each may run through rings with your marbles and stops on a ring touching them
    }. A ring holds three of one colour, or four where colours meet. A ring with several colours is blocked: nobody leaves it. Simply swapping two marbles is not allowed.
    Majority. Arriving with more marbles than each other colour on that ring, you capture all the others there.
    Circle. { $circle ->
        [end_of_action] When your action is over
       *[at_once] After each marble you lay or move and each ring you put
    }, look at everything your marbles cut off from the outside. If no empty ring is inside and your marbles around and in it outnumber a colour inside, half of that colour falls, rounded up, as you choose{ $circle ->
        [end_of_action] .
       *[at_once] ; then the action goes on.
    } Every colour is judged alone. Holes do not matter, the edge is { $edge_wall ->
        [on] a wall
       *[off] no wall
    }. A circle pays once a turn, and one that stood before your turn, or that others closed, pays nothing.
    Captured marbles are gone for good; you get as many of your own colour into your supply.
    Leaving. { $leave ->
        [turn_start] Whoever can neither lay nor move when their turn begins leaves with everything.
       *[at_once] When a turn is over, whoever can neither lay nor move leaves with everything, one after the other from the left of the player whose turn it was, that player last.
    } Being able to change rings does not help. The last one left wins.
    Limits. After { $quiet_limit } quiet turns, or { $round_cap } rounds, most marbles on the board and in supply win, then most on rings that are not blocked.
    Ours. The rulebook is a prototype without a name. The title Ringlinge is ours, and so are the limits and the ban on merely swapping two marbles{ $one_piece ->
        [off] {""}
       *[on] {""}, the rule that the board stays in one piece
    }{ $jump ->
        [chain] {""}, and chains that may bend.
       *[other] .
    }

## How many quiet turns

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

## The lists and pictures of the rules

catalogue-actions = What one can do in a turn
catalogue-words = Words of the game
catalogue-link = Linked
catalogue-jump = Running through
catalogue-room = Room
catalogue-take = What falls
figure-majority = Majority: the marble that arrives makes two against one, and the one is captured.
figure-circle = A circle: what is shut in all around, without an empty ring inside, loses half, rounded up.
figure-change = A ring change: three empty rings are lifted and put elsewhere, each touching at least two.
figure-before = Before
figure-after = After
## The lesson

lesson-aim = Marbles on rings, yours on the left. Who can neither lay marbles nor move them has to leave. The last one left wins.
lesson-border = The first marbles come in at the border. Later ones go next to yours, as long as yours reach the border. Both of you have laid eight.
lesson-choose-lay = Each turn you do one of three things. The first: lay four marbles. Choose it.
lesson-choose-lay-no = You will try that soon. First lay four marbles.
lesson-lay = These four rings are empty and touch your marbles. Lay one on each.
lesson-choose-move = The second thing: move two marbles. At the border the other player has a single marble right next to yours. Let us capture it.
lesson-choose-move-no = You will try that soon. First move two marbles.
lesson-one-to-one = A marble runs along your own rings as far as you like and stops on a ring beside them. Take the marked one to that single marble.
lesson-one-to-one-no = That would be allowed, too. But take the marked way now.
lesson-majority = One against one: the ring is blocked, nobody leaves it. Send a second marble there. Two against one is a majority, and it captures.
lesson-majority-no = Two must meet there to capture. Take the marked way.
lesson-choose-change = Captured, and you get a marble of your own for it! The third thing: change three rings. Choose it.
lesson-choose-change-no = You know that already. Now change three rings.
lesson-lift = Lift three empty rings that are no use to you. The others must stay in one piece.
lesson-lift-no = That one may go, too. Today take the marked ones at the bottom.
lesson-put = Put them next to your marbles. Each has to touch two rings. Now you have more room to lay.
lesson-put-no = A ring may lie there. But put it where it is marked, next to your marbles.
lesson-circle = Look at the other player’s marble among yours: four of the six rings around it are yours. Close the circle, and it is caught.
lesson-close = Choose to move marbles, and bring the marked two into the gaps.
lesson-close-no = The circle has two gaps. Move the marked marbles into them.
lesson-counted = Closed! There are more of yours around it than it has inside. Then half of those inside are captured, rounded up: here the only one.
lesson-win = So you make the others few until they can do nothing. And keep a way to the border yourself. Play on, you know it now!
