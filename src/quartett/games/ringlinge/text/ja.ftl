title = リングリンゲ
tagline = ばらばらのリングの上のビー玉。囲い、すり抜け、相手の足もとから盤を引き抜く。

## 色

colour-A = 琥珀
colour-B = 青
colour-C = 緑
colour-D = 紫

## 手

move-place = ビー玉を4つ置くことにする
move-change = リングを3つ組み替えることにする
move-move = ビー玉を動かすことにする
move-stop = 1つだけで終える
move-lay = { $place }にビー玉を置く
move-lift = { $place }のリングを持ち上げる
move-put = { $place }にリングを付ける
move-from = { $place }のビー玉を取り上げる
move-to = { $place }へ動かす
move-take = 囲んだ{ $place }からビー玉を1つ取る
effect-majority = 多数でビー玉を{ $marbles }個取る
effect-blocked = { $place }は封鎖される
effect-circle = 囲いが閉じ、ビー玉を{ $marbles }個取る
effect-closes = 囲いが閉じ、取るビー玉を選ぶ
effect-leaves = { $colour }は置くことも動かすこともできず、抜ける
effect-self_leaves = { $who ->
    [you] そのあと置くことも動かすこともできず、あなたは抜ける
   *[other] { $colour }は置くことも動かすこともできず、抜ける
}
effect-and = { $first }、{ $second }

## その一手で起きたこと

list-and = { $first }、{ $second }
happening-blocked = { $place }は封鎖された（{ $marbles }）。だれも出られない
happening-freed = { $place }の封鎖が解けた。残るのは{ $colour }だけ
happening-majority = { $place }で多数（{ $count }）となり、ビー玉を{ $taken }個取る
happening-circle = { $places }を囲む。自分{ $strength }個対{ $colour }{ $against }個、{ $falls }個が落ちる
happening-taking = 落ちる{ $colour }のビー玉{ $marbles }個を、リングごとに選ぶ
happening-taken = { $places }から{ $colour }のビー玉を取る
happening-out = ゲームから抜ける。{ $lay }、{ $move }
happening-resigned = 投了してゲームから抜ける
out-supply = 手持ち{ $supply }個では4つ置けず
out-rings = 置けるリングが4つなく
out-move = { $free ->
    [0] 動かせるビー玉もない
   *[other] 動かせるビー玉が足りない
}
happening-quiet = 置くことも取ることもない手番が{ $turns }回続いた。{ $limit }回でビー玉を数える
happening-sheet = ゲーム終了。{ $ending }
ending-last_player = 残ったのは1人だけ
ending-quiet_limit = 置くことも取ることもない手番が{ $limit }回続いたので、ビー玉を数える
ending-round_cap = すべての巡が終わったので、ビー玉を数える

## 指せない理由

why-no_such_move = リングリンゲにそのような手はありません。
why-choose_first = まず行動を選んでください。ビー玉を置く、リングを組み替える、ビー玉を動かす、のどれかです。
why-another_step = 今は別のことをする番です。{ $now }
why-first_turn = 最初の手番では、全員がビー玉を4つ置きます。
why-supply = 置くには4つ必要ですが、手持ちは{ $supply }個です。
why-few_entries = 置けるリングが4つありません。
why-few_at_link = 置けるのは縁につながる自分の集まりの隣だけで、そこに空のリングが4つありません。
why-changed_last = 直前の手番もリングの組み替えでした。続けてはできません。
why-you_changed = あなたの前の手番もリングの組み替えでした。2回続けてはできません。
why-no_change = 持ち上げてほかの場所に付けられる空のリングが3つありません。
why-no_move = 動かせるビー玉がありません。
why-no_two_moves = 2つ動かさなければなりませんが、動かせる組がありません。
why-two_marbles = この卓では2つ動かさなければなりません。
why-no_ring = { $place }にリングはありません。
why-lay_on_empty = { $place }は空ではありません。ビー玉は1つずつ、空のリングに置きます。
why-not_linked = { $place }は縁でもなく、縁につながる自分の集まりにも接していません。
why-only_linked = この卓では、縁につながる自分の集まりの隣にだけ置けます。{ $place }は違います。
why-not_open_before = { $place }は、この行動の初めには置ける場所ではありませんでした。そのあと置いたり取ったりしても、置ける場所は増えません。
why-lift_empty = 持ち上げられるのは空のリングだけです。{ $place }にはビー玉があります。
why-one_piece = { $place }を取ると盤が分かれてしまいます。
why-cannot_finish = { $place }を取ると、組み替えを最後までできません。
why-ring_lies_there = { $place }にはもうリングがあります。
why-vacated = { $place }は今空けたばかりの場所です。リングは別の場所に付けます。
why-touch_two = 付けるリングは2つ以上のリングに接しなければなりません。{ $place }で接するのは{ $contacts }個です。
why-not_yours = { $place }に自分のビー玉はありません。
why-blocked = { $place }は2色がいて封鎖されているため、だれも出られません。
why-moved_already = { $place }のビー玉はもう動きました。2つ目は別のビー玉です。
why-nowhere_to_go = { $place }からは、空きのあるリングに届きません。
why-no_second = { $place }から動かすと、2つ目を動かせなくなります。
why-no_second_then = { $place }へ動かすと、2つ目を動かせなくなります。
why-same_ring = そのビー玉はもうそこにあります。
why-three = { $place }には自分のビー玉が3つあります。同じ色の4つ目は置けません。
why-full = { $place }はビー玉が4つで満杯です。
why-out_of_reach = { $source }から{ $place }へは届きません。
why-swap = それでは最初の動きが元に戻るだけです。何かが変わらなければなりません。
why-not_in_circle = 今{ $place }から取るビー玉はありません。
why-take_for_second = { $place }から取ると、2つ目を動かせなくなります。

## 名前で引く説明

help-place = 置く：手持ちから4つを、4つの空のリングに1つずつ置きます。{ $entry ->
    [border] 置けるのは、縁のリングか、縁につながる自分の集まりに接するリングです。
   *[connected] 置けるのは、縁につながる自分の集まりに接するリングです。最初の手番では縁のリングに置きます。
}4つ全部か、まったく置かないか、どちらかです。
help-change = 組み替え：空のリングを1つずつ3つ持ち上げます。{ $one_piece ->
    [off] 盤が分かれてもかまいません。
   *[on] 盤が分かれてはいけません。
}次に3つとも別の場所に、2つ以上のリングに接するように付けます。だれかの組み替えの直後や、自分の2手番続けてはできません。
help-move = 動かす：自分のビー玉を{ $move_min ->
    [1] 1つか2つ
   *[2] 2つ
}、それぞれ接しているリング{ $jump ->
    [none] {""}へ動かします。
   *[other] {""}か、通り抜けた連なりに接するリングへ動かします。
}
help-link = 接し合う自分のリングの集まりは、その1つが縁にあれば「つながって」います。盤の穴は縁ではありません。封鎖されたリングも自分のものと数えます。
help-jump = { $jump ->
    [none] この卓では、ビー玉は接しているリングへだけ動けます。
    [line] ビー玉は自分のリングをまっすぐ通り抜け、空きのあるそのどれか、または次のリングで止まります。
   *[chain] ビー玉は、接し合う自分のリングを通り抜け、その連なりに接する空きのあるリングで止まります。
}
help-room = 1つのリングには同じ色は3つまで、色が混ざれば全部で4つまでです。
help-blocked = 2色以上のビー玉があるリングは封鎖され、だれも出られません。空きがあれば入れます。つながり、跳び越し、囲いでは、そこにあるどの色のリングとしても数えます。
help-majority = 動かしたビー玉がほかの色のいるリングに着き、ほかのどの色よりも多くなった人は、ほかの色をすべて取ります。同じ数だけ自分のビー玉が手持ちに加わります。
help-circle = { $circle ->
    [end_of_action] 行動の終わりに自分のビー玉が
   *[at_once] 置いたり動かしたりしたビー玉や付けたリングで
}相手を切れ目なく囲み、中に空のリングがなく、周りと中の自分のビー玉が中のある色より多ければ、その色の半分（切り上げ）を取ります。中の色は1色ずつ判定し、一度囲んだものからその手番にもう取ることはありません。{ $edge_wall ->
    [on] この卓では盤の縁も壁になります。
   *[off] 盤の縁は壁になりません。
}
help-take = 囲いのどのリングから取るかを、1つずつ選びます。動かす2つのビー玉の間では、2つ目を動かせるように取ります。
help-leaving = { $leave ->
    [turn_start] 自分の手番の初めに置くことも動かすこともできない人は、すべてのビー玉とともに抜けます。
   *[at_once] 手番が終わるたびに、置くことも動かすこともできない人は、すべてのビー玉とともに抜けます。手番だった人の左隣から順に、その人自身は最後に調べます。
}組み替えができても助かりません。最後に残った人の勝ちです。
help-limit = 静かな手番とは、置くことも取ることもない手番が続くことです。それが{ $quiet_limit }回続くか、1人{ $round_cap }手番になると終わり、ビー玉の多い人、同数なら封鎖されていないリングに多い人の勝ちです。
help-supply = これから置けるビー玉です。置くときは4つずつ。ビー玉を1つ取るたびに、自分のビー玉が1つここに加わります。

## 選択ルール

option-jump = 跳び越し
option-jump-help = ビー玉が自分のビー玉をどこまで通り抜けられるか。
option-jump-chain = 自分のリングの連なりを自由に
option-jump-line = 直線だけ
option-jump-none = なし
option-entry = 置ける場所
option-entry-help = 最初の手番のあと、どこに置けるか。
option-entry-border = 縁と、つながる集まりの隣
option-entry-connected = つながる集まりの隣だけ
option-chain_entry = 置いたばかりのビー玉
option-chain_entry-help = この行動で置いたビー玉がすぐ次の場所を開くか。
option-chain_entry-off = 開かない
option-chain_entry-on = 開く
option-one_piece = ひとつの盤
option-one_piece-help = リングを持ち上げるとき、盤がひとつながりでなければならないか。
option-one_piece-off = 離れ島もよい
option-one_piece-on = ひとつながり
option-edge_wall = 縁を壁とする
option-edge_wall-help = 盤の縁も囲いの一部になるか。
option-edge_wall-off = ならない
option-edge_wall-on = なる
option-move_min = 動かす数
option-move_min-help = 2つ動かさなければならないか、1つでもよいか。
option-move_min-2 = ちょうど2つ
option-move_min-1 = 1つか2つ
option-quiet_limit = 静かな手番
option-quiet_limit-help = 置くことも取ることもない手番がこれだけ続くと、数えて終わります。
option-round_cap = 巡数
option-round_cap-help = 1人あたりこれだけの手番で、数えて終わります。
option-round_cap-30 = 30（ひと晩で）
option-round_cap-60 = 60
option-round_cap-120 = 120（ほぼ無制限）
option-leave = 抜けるとき
option-leave-help = 置くことも動かすこともできない人が、いつ抜けるか。
option-leave-turn_start = 自分の手番の初めに
option-leave-at_once = 手番が終わるたびに全員
option-circle = 囲いを調べるとき
option-circle-help = 閉じた囲いをいつ調べるか。
option-circle-end_of_action = 行動の終わりに1度
option-circle-at_once = ビー玉やリングの1つごとに

## 今していること

event-CHOOSE = 行動を選んでください。
event-PLACE = 空のリングにビー玉を置いてください。
event-LIFT = 空のリングを持ち上げてください。
event-PUT = 2つ以上に接する場所へリングを付けてください。
event-FROM1 = 最初に動かすビー玉は？
event-TO1 = どこへ動かしますか？
event-FROM2 = 次に動かすビー玉は？
event-TO2 = どこへ動かしますか？
event-TAKE = 囲いからビー玉を取ってください。
event-OVER = ゲーム終了です。

## 端末の盤

screen-legend = ( ) リング   [ ] 封鎖   * 選べる   x 取る   # 封鎖する
screen-total = ビー玉
screen-supply = 手持ち
screen-free = 動ける
screen-blocked = 封鎖
screen-captured = 取った
screen-rank = 順位
screen-in_danger = 危ない
screen-turns = 手番 { $turns }（最大{ $most }）
screen-quiet = 置かず取らずの手番 { $quiet }/{ $limit }
action-place = ビー玉を4つ置く
action-change = リングを3つ組み替える
action-move = ビー玉を動かす
screen-circle = { $captor }が{ $places }の{ $victim }を囲む：{ $strength }対{ $against }
screen-taking = { $colour }からあと{ $need }個取る
screen-in_hand = 手の中のリング：{ $rings }
screen-to_lay = 置くビー玉：あと{ $marbles }個
screen-source = { $place }から動かす

## ブラウザーの盤面

board-rings = 盤面：矢印キーでリングを移動
board-colour = 色
board-lay-again = あと{ $captures }個でまた置けます
board-empty = 空
board-full = 満杯
board-hole = リングなし
board-marbles = { $colour }{ $count }個
board-you = あなた：{ $words }
board-stop = ビー玉一つで終える
board-last = これで手番が終わります。もう一度確かめてください。
board-hint = ヒント：{ $words }
board-confirm = 手番を決定
board-again = 選び直す
board-back = 取り消す
board-step = { $steps }段階中{ $step }
board-not-turn = { $name }の番です。リングを見ることはできます。
board-zoom-in = 拡大
board-zoom-out = 縮小
board-out = 抜けました（{ $rank }位）
term-supply = 手持ち
term-blocked = 封鎖
term-majority = 多数
term-circle = 囲い
term-quiet = 静かな手番
term-leaving = 抜ける
sheet-how = { $ending ->
    [last_player] 最後まで置くか動かすことのできた人の勝ちです。
   *[other] 盤と手持ちのビー玉を合わせて、多い人の勝ち。同数なら、封鎖されていないリングに多い人の勝ちです。
}手番の数：{ $turns }
sheet-board = 盤
sheet-captured = このゲームで取ったビー玉です。取るたびに自分のビー玉が1つ手持ちに加わりました。
sheet-last = 最後まで残った
sheet-left = { $left }番目に抜けた
sheet-most = ビー玉の数による
sheet-alone = ビー玉は同数、封鎖されていないリングに{ $alone }個
board-legend = 破線のリングを押せます。×は取れる数、錠はリングの封鎖、数字は接するリングの数です。ほかのリングを押すと理由がわかります。

## シミュレーションの集計

count-last_player = 1人だけ残った
count-quiet_limit = 置かず取らずが続いた
count-round_cap = 巡数の上限
count-turns = 手番
count-layings = 置いた手番
count-ring_changes = 組み替えた手番
count-marble_moves = 動かした手番
count-by_majority = 多数で取ったビー玉
count-by_circle = 囲いで取ったビー玉
count-circle_choices = 取る場所の選択
count-eliminated = 抜けた人
count-share_layings = 置く割合
count-share_ring_changes = 組み替えの割合
count-share_marble_moves = 動かす割合
count-rounds = 1ゲームの巡数

## ルール

rules-summary =
    手番には、ビー玉を4つ置く、空のリングを3つ組み替える、ビー玉を{ $move_min ->
        [1] 1つか2つ
       *[2] 2つ
    }動かす、のどれか1つを最後まで行います。最初の手番は必ず置きます。
    入ったリングで多数になれば相手のビー玉を取り、切れ目なく囲めば半分を取ります。取った数だけ自分のビー玉が手に入ります。
    置くことも動かすこともできない人は抜けます。最後に残った人の勝ちです。
rules-detail =
    準備。37個のリングを六角形に並べます。手持ちは1人{ $players ->
        [2] 16
        [3] 12
       *[4] 10
    }個。盤には何も置きません。
    置く。手持ちから4つを、{ $entry ->
        [border] 縁のリングか、
       *[connected] {""}
    }{ $chain_entry ->
        [on] 縁につながる自分の集まり（いま置いたものも含む）
       *[off] 行動の前から縁につながっていた自分の集まり
    }に接する4つの空のリングへ置きます。{ $entry ->
        [border] {""}
       *[connected] 最初の手番では縁のリングに置きます。
    }置けるリングが4つなければ、置けません。
    組み替え。空のリングを1つずつ3つ持ち上げます。{ $one_piece ->
        [off] 穴ができても、盤が分かれてもかまいません
       *[on] 残りはひとつながりでなければなりませんが、穴はできてもかまいません
    }。次に3つとも別の場所に、2つ以上のリングに接するように付けます。だれかの組み替えの直後と、自分の2手番続けてはできません。
    動かす。{ $move_min ->
        [1] ビー玉を1つか、別々の2つ
       *[2] 別々のビー玉を2つ
    }。{ $jump ->
        [none] それぞれ接しているリングへ動けます
        [line] それぞれ自分のビー玉のあるリングをまっすぐ通り抜け、そのどれか、または次のリングで止まれます
       *[chain] それぞれ自分のビー玉のあるリングを通り抜け、それに接するリングで止まれます
    }。1つのリングには同じ色は3つ、色が混ざれば4つまで。色の混ざったリングからはだれも出られません。2つを入れ替えるだけの動きはできません。
    多数。着いたリングでほかのどの色よりも多くなれば、ほかの色をすべて取ります。
    囲い。{ $circle ->
        [end_of_action] 行動が終わったとき
       *[at_once] ビー玉を置くか動かすたび、リングを付けるたび
    }に、自分のビー玉が外から切り離した部分を見ます。中に空のリングがなく、周りと中の自分のビー玉が中のある色より多ければ、その色の半分（切り上げ）を好きなところから取{ $circle ->
        [end_of_action] ります
       *[at_once] り、行動を続けます
    }。色は1色ずつ判定します。穴は妨げにならず、縁は壁にな{ $edge_wall ->
        [on] ります
       *[off] りません
    }。1つの囲いで取れるのは1手番に1度だけです。手番の前からある囲いや、ほかの人が閉じた囲いでは何も取れません。
    取られたビー玉は戻りません。取った人は同じ数の自分のビー玉を手持ちに加えます。
    抜ける。{ $leave ->
        [turn_start] 自分の手番の初めに置くことも動かすこともできない人は、すべてを持って抜けます。
       *[at_once] 手番が終わると、置くことも動かすこともできない人は、手番だった人の左隣から順に、その人自身は最後に、すべてを持って抜けます。
    }組み替えができても助かりません。最後に残った人の勝ちです。
    上限。置かず取らずの手番が{ $quiet_limit }回続くか{ $round_cap }巡すると、盤と手持ちのビー玉が多い人、次に封鎖されていないリングに多い人の勝ちです。
    独自の取り決め。元の説明書は題名のない試作品です。リングリンゲという題名、上限、入れ替えるだけの動きの禁止{ $one_piece ->
        [off] {""}
       *[on] 、盤をひとつながりに保つこと
    }{ $jump ->
        [chain] 、曲がる連なり
       *[other] {""}
    }は、ここで決めたものです。

## 静かな手番の数

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

## ルールの一覧と図

catalogue-actions = 手番にできること
catalogue-words = 用語
catalogue-link = つながり
catalogue-jump = 通り抜け
catalogue-room = 空き
catalogue-take = 取るもの
figure-majority = 多数。着いたビー玉で2対1になり、相手の1つを取ります。
figure-circle = 囲い。切れ目なく囲まれ、中に空のリングがなければ、半分（切り上げ）を取られます。
figure-change = 組み替え。空のリングを3つ持ち上げ、2つ以上のリングに接する別の場所に付けます。
figure-before = 前
figure-after = 後
## はじめてのゲーム

lesson-aim = リングの上のビー玉。左側があなたのです。ビー玉を置くことも動かすこともできない人は抜けます。最後に残った人の勝ちです。
lesson-border = 最初のビー玉は縁に置きます。次からは、縁までつながった自分のビー玉の隣に置きます。二人とももう8個置きました。
lesson-choose-lay = 手番には三つのうち一つをします。一つ目は、ビー玉を4つ置くこと。選んでください。
lesson-choose-lay-no = それはもうすぐ試します。まずビー玉を4つ置きましょう。
lesson-lay = この4つのリングは空で、あなたのビー玉に接しています。一つずつ置きましょう。
lesson-choose-move = 二つ目は、ビー玉を2つ動かすこと。縁に、あなたの隣で一つだけの相手のビー玉があります。取りましょう。
lesson-choose-move-no = それはもうすぐ試します。まずビー玉を2つ動かしましょう。
lesson-one-to-one = ビー玉は自分のリングを好きなだけ通り抜け、その隣のリングで止まれます。印のビー玉を、一つだけの相手のところへ動かしましょう。
lesson-one-to-one-no = それもできますが、今は印の道を選びましょう。
lesson-majority = 一対一だと封鎖。誰も出られません。もう一つ送りましょう。二対一なら多数となり、相手を取ります。
lesson-majority-no = 取るには二つ集めます。印の道を選びましょう。
lesson-choose-change = 取りました！その分、自分のビー玉が一つ増えます。三つ目は、リングを3つ組み替えること。選んでください。
lesson-choose-change-no = それはもう覚えました。今度はリングを組み替えましょう。
lesson-lift = 使わない空のリングを3つ持ち上げます。残りはひとつながりでなければなりません。
lesson-lift-no = それも持ち上げられますが、今は下の印のリングにしましょう。
lesson-put = それを自分のビー玉の隣に付けます。2つ以上のリングに接する場所です。置く場所が増えました。
lesson-put-no = そこにも付けられますが、印のある、自分のビー玉の隣にしましょう。
lesson-circle = あなたのビー玉に挟まれた相手の一つを見てください。周りの6つのリングのうち4つはあなたのもの。囲えば取れます。
lesson-close = ビー玉を動かすを選び、印の二つをすき間へ動かしましょう。
lesson-close-no = 囲いにはすき間が二つ。印のビー玉で埋めましょう。
lesson-counted = 囲いました！中の相手より、周りのあなたのほうが多いので、中の半分（切り上げ）を取ります。ここではその一つです。
lesson-win = こうして相手を減らし、何もできなくします。自分は縁とのつながりを保ちましょう。さあ、続けて遊びましょう！
