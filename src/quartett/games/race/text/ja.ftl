title = Race
tagline = 四匹のクノンスターを全員で動かす。誰を応援しているかは秘密。

## クノンスターとカード

knonster-R = リスル
knonster-A = アリスタス
knonster-C = セリヤ
knonster-E = エラーリ
card-PLUS_7 = { $knonster } +7
card-PLUS_5 = { $knonster } +5
card-CATCH_UP = { $knonster } 追い上げ
card-TRIPLE = { $knonster } リード三倍
card-rank = { $rank }位カード

## 手(「アンナ:リスル +7 を出す」のように)

move-secret = ひそかに選ぶ
move-pick = { $knonster }を選ぶ
move-unpick = { $knonster }を取り消す
move-ok = 選択を確定する
move-back = 選択を取り消す
move-power = { $knonster }の星カードを公開する
reason = { $effect }{ $mine ->
    [yes] （{ $knonster }はあなたの本命）
   *[no] {""}
}
reason-past = { $reason }、{ $past }を追い越す
move-play = { $card }を出す
move-yes = 残りを運に任せる
move-no = 自分で続ける
happens-pass = { $knonster }が{ $passed }を追い越しました
happens-and = { $first }と{ $second }
happens-arrival = { $knonster }がゴール!{ $place }位です
happens-anew = 全員が同じ選択でした。もう一度選びます。
happens-points = { $points }点
effect-none = 効果なし
effect-steps = { $knonster }が{ $steps }歩、{ $to ->
    [61] ゴールへ
   *[other] { $to }へ
}
effect-back = { $knonster }が{ $steps }歩戻り、{ $to }へ
effect-and = { $first }、{ $second }
chance-start = 先に始める
chance-draw = カードを一枚引く
chance-draw-card = { $card }を引く
chance-card = 運に任せて{ $card }を出す

## その手が打てない理由

why-no_such_move = Race にそのような手はありません。
why-choose_first = まず本命を二匹選んでください。
why-two_are_picked = 二匹選んであります。確定するか、両方とも取り消してください。
why-already_picked = { $knonster }はもう本命です。二匹目は別のクノンスターにしてください。
why-pick_two = まず二匹選んでください。
why-no_undo = この卓では取り消しはできません。二匹目を選ぶと確定します。
why-favorites_are_chosen = 本命はもう決まっています。
why-answer_first = 順位は確定しました。残りを運に任せるかどうか、先に答えてください。
why-not_asked = 順位がもう変わらなくなったときにだけ尋ねられます。
why-not_in_hand = { $card }は手札にありません。
why-no_superpowers = この卓では特殊能力を使いません。
why-not_your_favorite = { $knonster }はあなたの本命ではありません。
why-power_is_spent = { $knonster }の特殊能力はもう使われました。
why-one_power = 特殊能力は一手番に一つ。続けてカードを出してください。
why-not_with_power = 今は{ $knonster }の特殊能力を{ $card }に使えません。
why-no_card_for_R = リスルの特殊能力には、リスルが5マス目以降にいて、5歩戻ったあとのリスルを動かすカード(追い上げ、または単独の順位のカード)が必要です。
why-no_card_for_A = アリスタスの特殊能力には、5マス以内にいる別のクノンスターを動かすカードが必要です。
why-no_card_for_C = セリヤの特殊能力には、まだ走っているクノンスターの +7 か +5 が必要です。
why-no_card_for_E = エラーリの特殊能力には、スタートを離れてまだ走っている別のクノンスターの +7 か +5 が必要です。

## カードの説明

help-PLUS_7 = そのクノンスターが7マス進みます。ゴール後は効果がありません。
help-PLUS_5 = そのクノンスターが5マス進みます。ゴール後は効果がありません。
help-CATCH_UP = 最大20マス進みますが、先頭より2マス以上後ろに止まります。{ $finished_leader ->
    [no_limit] 先頭がゴールしたあとは、この制限がありません。
   *[at_61] 先頭がゴール済みなら61にいるとみなし、59で止まります。
}先頭と、2マス以内の後続には効果がありません。
help-TRIPLE = 単独の先頭がリードを三倍にします。次点との差の二倍だけ進みます。先頭が並んでいるとき、先頭でないとき、誰かがゴールしたあとは効果がありません。
help-P4 = 走っているクノンスターのうち4位がちょうど一匹なら、14マス進めます。
help-P3 = 走っているクノンスターのうち3位がちょうど一匹なら、12マス進めます。ただし先頭より1マス前まで。
help-P2 = 走っているクノンスターのうち2位がちょうど一匹なら、9マス進めます。
help-power-R = リスルがまず5歩戻り、カードを実行し、そのあと5歩進みます。追い上げ、またはそのときリスルを動かす順位カードに使えます。
help-power-A = アリスタスが一緒に走ります。5マス以内にいた別のクノンスターが実際に進んだ歩数だけ進みます。
help-power-C = セリヤは、まだ走っているクノンスターの +7 か +5 を二倍にします。
help-power-E = エラーリは +7 か +5 を逆にします。相手のクノンスターはその数だけ戻ります(スタートまで)。

## オプション

option-win_bet = 優勝予想
option-win_bet-help = 本命のうち一匹を優勝予想にします。一着なら15点を追加。
option-win_bet-off = なし
option-win_bet-on = あり
option-superpowers = 特殊能力
option-superpowers-help = 各クノンスターの能力は一ゲームに一度、本命として公開した席が使えます。同点は伏せた星の多い方が上。
option-superpowers-off = なし
option-superpowers-on = あり
option-card_set = 山札
option-card_set-help = 各カードの枚数です。
option-card_set-set60 = 60枚
option-card_set-set76 = 76枚(各4枚)
option-finished_leader = 先頭ゴール後の追い上げ
option-finished_leader-help = 先頭がゴールしたあとも追い上げに制限があるかどうか。
option-finished_leader-at_61 = 59で止まる
option-finished_leader-no_limit = 制限なし
option-favorite_undo = 本命の取り消し
option-favorite_undo-help = 確定する前に選び直せるかどうか。
option-favorite_undo-off = 不可
option-favorite_undo-on = 可
option-auto_finish = 自動終了
option-auto_finish-help = 順位がもう変わらないとき、残りを運に任せるか全員に尋ねます。尋ねること自体が本命の手がかりになります。
option-auto_finish-off = 尋ねない
option-auto_finish-ask = 尋ねる

## 今の状況

event-DEAL = カードを配ります。
event-FAV = 本命を二匹選んでください。
event-START = 最初の席を決めます。
event-TURN = カードを一枚出してください。
event-POWER_CARD = 特殊能力とともにカードを出してください。
event-DRAW = カードを一枚引きます。
event-ASK = 順位が確定しました。残りを自動で進めますか。
event-AUTO_CARD = 運がカードを出します。
event-OVER = レース終了です。

## ターミナルの盤面

screen-pile = 山札{ $cards }枚、山札切れまで{ $turns }手番
screen-restarts = 全員の選択が一致:やり直し{ $times }回
screen-seat = 席{ $seat }
screen-robot = 席{ $seat }(ロボット)
screen-cards = 手札
screen-favorites = 本命
screen-chosen = 秘密
screen-choosing = 選択中
screen-powers = 特殊能力
screen-spent = 席{ $seat }が使用済み
screen-not_now = 今は不可
screen-not_mine = –
screen-rank_cards = 順位
screen-point_sheet = 得点表
screen-bet = 予想
screen-stars = 伏せた星
screen-points = 得点

## シミュレーションの集計

count-third_finisher = 三匹目がゴール
count-deck_out = 山札切れ
count-restart_cap = 選択の一致が続きすぎた
count-restarts = やり直し
count-cards_played = 出したカード
count-cards_without_effect = 効果のないカード
count-superpowers = 使われた特殊能力
count-share_without_effect = 効果のないカードの割合

## ルール

rules-summary =
    四匹のクノンスターから二匹の「本命」をひそかに選びます。{ $win_bet ->
        [on] 最初に選んだ本命は優勝予想になります。
       *[off] {""}
    }あとは順番にカードを一枚ずつ出し、本命かどうかにかかわらずクノンスターを動かします。手札が五枚未満になったら一枚引きます。
    三匹がゴールするか、引くべきときに山札がなければ終わりです。一着、二着、三着は48、24、12点。同じ本命を持つ席で等分します。{ $win_bet ->
        [on] 優勝予想が一着なら、さらに15点です。
       *[off] {""}
    }得点の多い人の勝ちです。
rules-detail =
    準備。{ $players ->
        [1] あなたとロボットに16枚ずつ配ります
        [2] 全員に16枚ずつ配ります
        [3] 全員に14枚ずつ配ります
       *[4] 全員に12枚ずつ配ります
    }。全員が、異なる二匹の本命をひそかに選びます。{ $favorite_undo ->
        [on] 確定するまでは選び直せます。
       *[off] 選び直しはできません。
    }全員の{ $win_bet ->
        [on] 本命も優勝予想も
       *[off] 選択が
    }同じなら、すべてやり直します。そのあと最初の席を決めます。
    手番。好きなカードを一枚、表向きに出します。効果のないカードは捨てるだけです。マスは共有でき、道をふさぐものはなく、ゴールを超えた歩数は無駄になります。60マス目はまだゴールではありません。手札が五枚未満なら一枚引き、山札がなければすぐに終わりです。
    順位。前にいる数に一を足したものが順位です。並んだら同じ順位になり、次の順位は空きます。ゴールしたクノンスターは表彰台の順位のままです。順位カードは、その順位が空いているか、並んでいるか、ゴール済みなら誰も動かしません。
    { $win_bet ->
        [on] 優勝予想。最初に選んだ本命が優勝予想で、一着なら15点です。
       *[off] {""}
    }
    { $superpowers ->
        [on] 特殊能力。クノンスターごとに一ゲーム一度。能力が使えるカードを出す前に星カードを公開します。同点なら伏せた星の多い方が上です。
       *[off] {""}
    }
    { $auto_finish ->
        [ask] 自動終了。席の順位がもう変わらなくなったら、それぞれ残りを運に任せられます。
       *[off] {""}
    }
    { $players ->
        [1] ロボット。誰かが動くカードを出すだけで、ほかのことは考えません。
       *[other] {""}
    }
    独自の部分。手元のルールブックではカードの絵が失われ、それぞれの枚数が分かりません。{ $card_set ->
        [set76] この山札は四枚ずつ、全部で76枚です。
       *[set60] この山札は60枚で、クノンスターごとに +7 が四枚、+5 が五枚、追い上げが二枚、リード三倍が一枚、順位カードが四枚ずつです。
    }

## ブラウザの盤面

board-temper-R = 心配性
board-temper-A = かみつき屋
board-temper-C = 自信家
board-temper-E = ずる賢い
board-kind-PLUS_7 = 7マス
board-kind-PLUS_5 = 5マス
board-kind-CATCH_UP = 追い上げ
board-kind-TRIPLE = リード三倍
board-kind-P4 = 4位
board-kind-P3 = 3位
board-kind-P2 = 2位
board-track = コース:現在位置
board-podium = 表彰台
board-place-free = 空き
board-worth = { $points }点
board-rank = { $rank }位
board-rank-shared = { $rank }位タイ
board-favorite = 本命
board-winner = 優勝予想
board-home = { $place }着
board-leading = 先頭
board-behind = { $behind }差
board-to-go = 残り{ $fields }
board-goes = { $to ->
    [61] { $knonster }が{ $steps }マス進んでゴール
   *[other] { $knonster }が{ $from }から{ $to }へ
}
board-dead-finished = 効果なし:{ $knonster }はもうゴールしています。
board-dead-leads = 効果なし:{ $knonster }が先頭です。
board-dead-close = 効果なし:{ $knonster }は先頭と{ $behind }マス差しかありません。
board-dead-not_leading = 効果なし:{ $knonster }は先頭ではありません。
board-dead-lead_shared = 効果なし:{ $knonster }は先頭に並ばれています。
board-dead-someone_finished = 効果なし:誰かがゴールしたあとはリードがありません。
board-dead-rank_empty = 効果なし:{ $rank }位は誰もいません。
board-dead-rank_shared = 効果なし:{ $rank }位が並んでいます。
board-nothing = 効果なし
board-again = もう一度で捨てる
board-armed = もう一度押すと捨てます。
board-hand = 手札
board-how = 出すカードを選んでください。
board-now = 今は:
board-help-on = { $card }の説明
board-choose = ひそかに二匹選びます。表彰台にのぼれば得点になります。
board-choose-bet = ひそかに二匹選びます。一匹目が優勝予想で、当たれば15点追加です。
board-chosen-wait = ほかの人が選んでいます
board-own-cards = 手札に{ $cards }枚
board-confirm = この二匹にする
board-take-back = 選び直す
board-ask-more = もう誰の順位も変わりません。残りの手札を運に任せられます。
board-yes = はい、運に任せる
board-no = いいえ、自分で続ける
board-power-ready = 今使える
board-power-now = カードを出す
board-power-unspent = 未使用
board-power-title = { $knonster }を本命として公開しますか。
board-power-cards = そのあと出せるカード:
board-power-final = 星は全員に公開され、取り消せません。同点のときにも役立たなくなります。
board-power-yes = 星を公開する
board-power-no = 伏せておく
board-spent-by = { $name }が使用済み
board-spent-star = { $knonster }の特殊能力を使用済み
board-steps = クノンスターごとに進めた歩数
board-steps-of = { $knonster }:{ $steps }歩
board-cards = 手札{ $cards }枚
board-player = プレイヤー
board-turns-left = 残り{ $turns }手番
board-laid = { $name }が{ $card }を出した
board-played = これまでに出たカード
board-played-copies = このカードはこれまでに{ $copies }枚出ています。

## ルールの一覧と図

catalogue-cards = カード
figure-catch_up = 追い上げカード。最大20マス、ただし先頭の2マス後ろまで。
figure-rank = 順位カードは、その順位のクノンスターを動かします。3位は12マス、ただし先頭の1マス前まで。
figure-points = 終わり。三匹がゴールし、各順位の点を、そのクノンスターを本命に持つ席で分けます。
## はじめてのゲーム

lesson-race = 四匹のクノンスターが、60マス目の先のゴールへ走ります。全員が四匹とも動かせます。でも、あなたが応援するのはひそかに二匹だけです。
lesson-favorites = その二匹が「本命」です。手札にはセリヤとリスルのカードが多くあります。セリヤ、リスル、「この二匹にする」の順に押してください。
lesson-favorites-no = それは次のゲームでどうぞ。今回はまずセリヤ、次にリスルを選びます。
lesson-plain = 手番ではカードを一枚出します。誰を動かしてもかまいません。セリヤ +7 を出して、七マス進めましょう。
lesson-plain-no = どのカードも出せますが、今はセリヤ +7 を出しましょう。
lesson-triple = 相手もセリヤを動かしました。なぜかは秘密です。次はセリヤのリード三倍です。単独の先頭が、次点との差を三倍に広げます。
lesson-triple-no = それはまた今度。セリヤは12マスのリード。リード三倍で24マス進めます。
lesson-catch-up = もう一匹の本命、リスルはまだスタートです。追い上げは最大20マス、ただし先頭の2マス後ろまで。出しましょう。
lesson-catch-up-no = リスルは36マス遅れています。今は追い上げがいちばん効きます。
lesson-rank-card = 順位カードは、その順位のクノンスターを動かします。コースを見ると、リスルは3位。3位カードを出しましょう。最大12マス、先頭の1マス前まで。
lesson-rank-card-no = それはまだです。リスルは3位。3位カードを出しましょう。
lesson-power = クノンスターにはそれぞれ、一ゲームに一度の特殊能力があります。セリヤは +7 か +5 を二倍にします。ただし本命だと全員に知られます。セリヤの星を公開しましょう。
lesson-power-no = まずセリヤの星、それからカードです。合わせるとずっと遠くへ行けます。
lesson-doubled = では、セリヤ +7 を出してください。星の力で14マスになります。
lesson-doubled-no = それも出せますが、今はセリヤを走らせましょう。セリヤ +7 です。
lesson-finish = セリヤはあと4マスです。セリヤ +5 を出しましょう。余った歩数はなくなるだけです。
lesson-finish-no = それは取っておきましょう。セリヤ +5 で足ります。
lesson-chase = セリヤが一着です！でもアリスタスが迫っています。もう一度リスルの追い上げを出しましょう。ゴールした先頭は61にいるとみなします。
lesson-chase-no = アリスタスを二着にさせないで。リスルの追い上げを出しましょう。
lesson-second = リスルはまた3位です。3位を動かすカードは何でしょう。出してください。
lesson-second-no = 3位カードでリスルは12マス進み、ゴールします。
lesson-points = 三匹がゴールし、レースは終わりです。一着、二着、三着は48、24、12点。それを本命にした人のものです。
lesson-shared = 秘密が明かされました。セリヤは相手の本命でもあったので、48点を分けて24点ずつ。リスルの24点と合わせて48点。あなたの勝ちです！
lesson-more = もう一つ。手番のあと手札が五枚未満なら一枚引きます。あとは卓が教えてくれます。さあ、本当のゲームをどうぞ！
