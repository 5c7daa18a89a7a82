title = {{title}}
tagline = 石の山とさいころ。最後の一個を取るのは誰か。

## 手(「アンナは21個のうち3個の石を取る」のように)

move-take = { $stones ->
    [1] 最後の石を取る
   *[other] { $stones }個のうち{ $taken }個の石を取る
}
chance-roll = { $die }の目を出す

## 手が許されない理由

why-no_such_move = {{title}}にそのような手はありません。
why-too_few_stones = 石はあと{ $stones }個しかありません。
why-die_shows_less = さいころの目は{ $die }です。それより多くは取れません。

## オプション

option-last_stone = 最後の石
option-last_stone-help = 最後の石を取った人が勝つか、負けるか。
option-last_stone-wins = 取れば勝ち
option-last_stone-loses = 取れば負け

## いま起きていること

event-ROLL = さいころを振ります。
event-TAKE = 石を取ってください。
event-OVER = 石の山がなくなりました。

## シミュレーションで数えるもの

count-ended = 石の山がなくなった

## ルール

rules-summary = 自分の番にさいころを振り、1個以上、出た目の数までの石を取ります。最後の石を取った人の勝ちです。
rules-detail =
    準備。二人のあいだに21個の石の山を置きます。
    手番。さいころを振ります。石を1個以上、出た目の数まで取ります。パスはできません。
    終わり。最後の石を取った人の勝ちです。取った人が負けになる遊び方もあります。
