title = ベルゼルカ
tagline = 3人で、すべてのコントラクトを1度ずつ。いつも1対2の勝負で、ものを言うのは各コントラクトでの順位だけ。

## カード

suit-C = クラブ
suit-D = ダイヤ
suit-H = ハート
suit-S = スペード
card = { $suit }の{ $rank }

## コントラクト：名前、短い説明、ヘルプ

contract-none = コントラクトなし
contract-help = { $contract }：{ $help }
contract-1 = ベルゼルカ
contract-1-label = 切り札を選ぶ
contract-1-help = 切り札のスートを自分で決めます。数字の大きいカードが強く、できるだけ多くのトリックを取ります。
contract-2 = 平常心
contract-2-label = 切り札なし
contract-2-help = 切り札はありません。数字の大きいカードが強く、できるだけ多くのトリックを取ります。
contract-3 = ぐっとこらえて
contract-3-label = トリックを避ける
contract-3-help = 切り札はありません。数字の大きいカードが強く、取るトリックをできるだけ少なくします。
contract-4 = 下剋上
contract-4-label = 小さいほど強い
contract-4-help = 切り札はありません。数字の小さいカードが強く、1が同じスートで最強です。できるだけ多くのトリックを取ります。
contract-5 = 気まぐれ
contract-5-label = 大、小、大、小
contract-5-help = 切り札はありません。最初のトリックで大小どちらが強いかを宣言し、以後は1トリックごとに入れ替わります。できるだけ多くのトリックを取ります。
contract-6 = 怒りにまかせて
contract-6-label = 運まかせの切り札
contract-6-help = 切り札のスートは交換のあとで抽選されます。数字の大きいカードが強く、できるだけ多くのトリックを取ります。
contract-7 = 逆手打ち
contract-7-label = 切り札だけ逆順
contract-7-help = 切り札のスートを自分で決めます。切り札では小さいカードが、ほかのスートでは大きいカードが強くなります。できるだけ多くのトリックを取ります。
contract-8 = 売ったけんか
contract-8-label = 切り札は相手が選ぶ
contract-8-help = 左隣のプレイヤーが切り札のスートを決めます。数字の大きいカードが強く、できるだけ多くのトリックを取ります。
contract-9 = 奇数か偶数か
contract-9-label = 奇偶を選ぶ
contract-9-help = 切り札はありません。奇数か偶数かを宣言し、その数字は同じスートのほかの数字すべてに勝ちます。同類どうしは大きいほうが強く、できるだけ多くのトリックを取ります。
contract-10 = 台風の目
contract-10-label = 真ん中が強い
contract-10-help = 切り札はありません。7が最強で、8、6、9、5と外へ向かって弱くなります。できるだけ多くのトリックを取ります。
contract-11 = 斧回し
contract-11-label = 最強の数字を選ぶ
contract-11-help = 切り札はありません。最強の数字を宣言すると、そこから小さい順に弱くなり、1の下に13が続きます。できるだけ多くのトリックを取ります。
contract-12 = 手加減
contract-12-label = ちょうど5
contract-12-help = 切り札のスートを自分で決めます。5トリックにできるだけ近づけます。記録されるのは差で、小さいほどよい成績です。
contract-13 = 大口
contract-13-label = 有言実行
contract-13-help = 切り札のスートを決め、取るトリック数を約束します。達成すれば約束の数が、届かなければ足りない分がマイナスで記録されます。
contract-14 = 死んだふり
contract-14-label = 切り札ありで避ける
contract-14-help = 切り札のスートを自分で決めます。数字の大きいカードが強く、取るトリックをできるだけ少なくします。
contract-15 = のるかそるか
contract-15-label = 全部かゼロか
contract-15-help = 切り札はありません。4トリックから上でも下でもできるだけ離れます。記録されるのは差で、大きいほどよい成績です。
contract-16 = 最後の砦
contract-16-label = 終盤が高得点
contract-16-help = 切り札のスートを自分で決めます。最初の4トリックは0、次の5トリックは各1、最後の4トリックは各2と数えます。できるだけ多く集めます。
contract-17 = 素手の勝負
contract-17-label = 交換なし
contract-17-help = 切り札のスートを自分で決め、だれもカードを交換しません。できるだけ多くのトリックを取ります。
contract-18 = 隠し事なし
contract-18-label = 手札公開で避ける
contract-18-help = 切り札はありません。交換のあと、あなたの手札は公開されます。取るトリックをできるだけ少なくします。

goal-MOST = できるだけ多くのトリック
goal-FEWEST = できるだけ少ないトリック
goal-NEAR = できるだけ{ $target }トリックの近く
goal-FAR = できるだけ{ $target }トリックから遠く
goal-PROMISE = 約束したトリック数以上

order-high = 大きいほど強い
order-low = 小さいほど強い
order-odd = 奇数が偶数に勝つ
order-even = 偶数が奇数に勝つ
trump-is = 切り札：{ $suit }
trump-NO_TRUMP = 切り札なし
trump-PICK = 切り札はこれから宣言
trump-FOE = 切り札は左隣が宣言
trump-FATE = 切り札はこれから抽選

## 手番の動き（「アンナは ハートの5を出す」の後半）

reason-takes = { $last ->
    [yes] トリックを取る
   *[no] ここまでで一番強いカード
}
reason-loses = { $last ->
    [yes] トリックを取らない
   *[no] 場のカードには勝てない
}
move-play = { $card }を出す
move-discard = { $card }を捨てる
move-secret = カードを1枚伏せて捨てる
move-stop = { $cards ->
    [0] 1枚も替えない
   *[other] カードを{ $cards }枚交換する
}
move-pass = パスする
move-bid = { $contract }をビッドする
move-overbid = { $contract }をビッドし、ペナルティを{ $penalty }に上げる
move-hotseat = ホットシートで{ $contract }を選ぶ
move-trump = { $suit }を切り札にする
move-order = 「{ $order }」と宣言する
move-top_rank = { $rank }を最強の数字にする
move-promise = { $tricks }トリックを約束する

## 起きたこと（「アンナ：トリックを取る。ハートの13はリードされたスートで最も大きい」の後半）

list = { $first }、{ $rest }
happened-drawn = このゲームのコントラクト：{ $contracts }。
happened-dealt = 第{ $hand }ディール（全{ $hands }）のフォアハンドになる
happened-more = 全員にあと{ $cards }枚ずつ配られました。
happened-hotseat = 全員がパスしたのでホットシートになる
happened-declared = { $contract }で競りに勝つ（{ $penalty ->
    [0] ペナルティなし
   *[other] ペナルティ{ $penalty }
}、価値{ $value }）
happened-exchange = { $discarded }を捨て、{ $drawn }を引く
happened-skipped = 山札がないので交換できない
happened-no_exchange = { $contract }ではだれもカードを交換しません。
happened-open = 手札を公開する
happened-trick = トリックを取る。{ $card }は{ $why }{ $counts ->
    [0] {""}（0と数える）
    [1] {""}
   *[other] {""}（{ $counts }と数える）
}
takes-trump = 切り札で、ほかのスートに勝つ
takes-highest = リードされたスートで最も大きい
takes-lowest = リードされたスートで最も小さく、小さいほど強い
takes-strongest = リードされたスートでこの順に最も強い
takes-top_trump = 最も強い切り札
happened-turned = 強さの順が逆になり、次のトリックは{ $order }。
happened-recorded = { $contract }に{ $record }を記録する（{ $how }）
how-MOST = { $tricks }トリック{ how-penalty }
how-FEWEST = { how-MOST }
how-WEIGHTED = { $tricks }トリックを{ $count }と数える{ how-penalty }
how-NEAR = { $tricks }トリックで{ $target }との差は{ $base }{ how-penalty }
how-FAR = { how-NEAR }
how-kept = { $promise }トリックの約束に{ $tricks }トリック{ how-penalty }
how-broken = { $promise }トリックの約束に{ $tricks }トリックだけ{ how-penalty }
how-penalty = { $penalty ->
    [0] {""}
   *[other] 、ペナルティ{ $penalty }
}
happened-place = { $contract }で{ $place }位：{ $points }{ $by }
by-RECORD = {""}
by-CUBE = {""}（同じ記録なので、キューブのある人が上）
by-DISCARDS = {""}（同じ記録なので、捨てた枚数の少ない人が上）
by-EARLIER = {""}（同じ記録なので、先に終えた人が上）
happened-winner = { $points }点でゲームに勝つ{ $tied ->
    [0] {""}
   *[other] （同点だが、先にすべてのコントラクトを終えた）
}
happened-sheet = 第{ $hand }ディール（全{ $hands }）が終わりました。

## できない理由

why-no_such_move = ベルゼルカにそのような手はありません。
why-not_now = いまは決めることがありません。
why-not_in_hand = { $card }は手札にありません。
why-must_follow = マストフォローです。{ $suit }を持っています。
why-must_beat = いちばん強い{ $card }に勝てるので、勝つカードを出さなければなりません。
why-must_trump = { $led }がないので、持っている切り札（{ $trump }）を出さなければなりません。
why-must_overtrump = { $card }より強い切り札があるので、それを出さなければなりません。
why-play_a_card = カードを出してください。
why-pile_too_small = 山札は{ $cards }枚しかないので、これ以上は捨てられません。終了して引いてください。
why-exchange_first = カードを捨てるか、終了して捨てた枚数だけ引いてください。
why-bid_or_pass = コントラクトをビッドするか、パスしてください。
why-no_such_row = このゲームのコントラクトは{ $rows }種類だけです。
why-completed = { $contract }はもう済んでいます。
why-locked = { $contract }に決まっています。一度ビッドしたら、同じものしか繰り返せません。
why-cap = ペナルティが上限の{ $cap }に達したので、パスしかできません。
why-no_pass_in_hotseat = 全員がパスし、あなたがホットシートです。パスはできないので、コントラクトを選んでください。
why-choose_contract = あなたがホットシートです。自分のコントラクトを1つ選んでください。
why-name_trump = 先に切り札のスートを宣言してください。
why-name_order = 先に強さの順を宣言してください。
why-name_top_rank = 先に最強の数字を宣言してください。
why-name_promise = 先にトリック数を約束してください。

## 流れについてのヘルプ

help-auction = { $less_mizerka ->
    [off] 7枚
   *[on] 13枚
}ずつ持って、順番に、まだ済んでいないコントラクトをビッドするかパスします。パスしたらその回は戻れません。無料なのは最初のビッドだけで、以後は1回ごとにペナルティが1増えます。一度ビッドしたら同じものしか繰り返せません。ほかの全員がパスすると最後のビッダーがディクレアラーになり{ $less_mizerka ->
    [off] {""}、そのコントラクトの価値が1上がります。
   *[on] ます。
}
help-hotseat = 全員がパスすると、{ $less_mizerka ->
    [off] 残りのカードも配られ、フォアハンドが必ずコントラクトを選びます。ペナルティはありませんが価値も上がりません
   *[on] フォアハンドが必ずコントラクトを選びます。ペナルティはありません
}{ $less_mizerka ->
    [on] {""}。
   *[off] { $hotseat_discards_first ->
        [on] {""}。
       *[off] {""}。交換は最後です。
    }
}すべて終えたフォアハンドの場合は、左隣に回ります。
help-exchange = 山札の枚数までなら何枚でも捨てられます。終了すると同じ枚数を引きます。1回の配りで1人1度だけ、順番に、全員が済むか山札がなくなるまで行います。記録されるのはディクレアラーの捨てた枚数だけで、同じ記録のときに効きます。
help-tricks = マストフォローで、勝てるならいちばん強いカードに勝たなければなりません。そのスートがなければ切り札を出し{ $must_overtrump ->
    [off] {""}ます。
   *[on] {""}、勝てるなら上の切り札を出します。
}どちらもなければ何を出してもかまいません。勝った人が次をリードし、最初はディクレアラーがリードします。
help-points = 3人とも同じコントラクトを終えると、1位はその価値を得て、3位は同じだけ失い、2位は0です。同じ記録なら、{ $less_mizerka ->
    [off] キューブのある人、
   *[on] {""}
}捨てた枚数の少ない人、先に終えた人の順に上位です。
help-forehand = このディールのビッドを始める人です。全員がパスするとホットシートになります。1ディールごとに左隣へ移ります。
help-declarer = ほかの2人を相手に、1人でコントラクトをプレイする人です。このディールで数えるのはディクレアラーのトリックだけです。
help-penalty = 競り上げの代償です。最初のビッドは無料で、以後は1回ごとに1増えます（上限{ $overbid_cap }）。{ $penalty_mode ->
    [against] 必ずディクレアラーの不利に数えます。記録から引き、小さいほどよいコントラクトでは足します。
   *[literal] 数える前のトリック数から引きます。
}
help-value = この行で動く点数です。3人とも終えると、最もよい記録の人がこれだけ得て、最も悪い人が同じだけ失います。{ $less_mizerka ->
    [off] 競りに勝つと1上がります。
   *[on] 上がることはありません。
}
help-record = ディクレアラーがコントラクトに記録する数です。コントラクトの数え方によるトリック数に、ペナルティを加味します。点になるのは、同じ行の3人の記録を比べた順位だけです。
help-cube = 競りに勝ってプレイし、この行の価値を1上げた印です。同じ記録なら、キューブのある人が上位です。
help-discards = ディクレアラーが交換した枚数です。同じ記録なら、少ない人が上位です。
help-total = 3人とも終えた行の点の合計です。3人の合計はいつも0になります。
help-against_high = ペナルティは記録から引かれます。
help-against_low = ペナルティは記録に足されます。
help-literal = ペナルティは、数える前のトリック数から引かれます。

## オプション

option-length = 長さ
option-length-help = 全員がプレイするコントラクトの数。
option-length-full = フル：5種類、15ディール
option-length-short = ショート：3種類、9ディール
option-contract_set = コントラクト
option-contract_set-help = 使うコントラクトの選び方。
option-contract_set-starter = 入門セット
option-contract_set-random = 抽選
option-contract_set-custom = 自分で選ぶ
option-contracts = 選んだコントラクト
option-contracts-help = フルなら5つ、ショートなら3つ選びます。
option-contracts-none = なし
option-less_mizerka = ミゼルカ控えめ
option-less_mizerka-help = ビッドの前に13枚すべてを配ります。価値は上がらず、キューブもなく、交換はいつもフォアハンドから始めます。
option-less_mizerka-off = なし
option-less_mizerka-on = あり
option-hotseat_discards_first = ホットシートの交換
option-hotseat_discards_first-help = ホットシートのディクレアラーが、最後ではなく最初に交換します。
option-hotseat_discards_first-off = 最後
option-hotseat_discards_first-on = 最初
option-must_overtrump = 上の切り札
option-must_overtrump-help = 切り札を出すとき、すでに出た切り札に勝たなければならないかどうか。
option-must_overtrump-off = どの切り札でもよい
option-must_overtrump-on = 勝てるなら必ず勝つ
option-penalty_mode = ペナルティ
option-penalty_mode-help = ペナルティを必ず不利に数えるか、単にトリック数から引くか。
option-penalty_mode-against = 必ず不利に数える
option-penalty_mode-literal = トリック数から引く
option-overbid_cap = ペナルティの上限
option-overbid_cap-help = ここまで上がると、だれもビッドできません。
option-overbid_cap-8 = 8
option-overbid_cap-4 = 4
option-overbid_cap-13 = 13
option-start_values = 最初の価値
option-start_values-help = 難しいコントラクトほど高い価値で始めるかどうか。
option-start_values-table = それぞれの値
option-start_values-all_x1 = すべて1
option-first_forehand = 最初のフォアハンド
option-first_forehand-help = 最初のビッドを始める人。
option-first_forehand-random = 抽選
option-first_forehand-0 = 席1
option-first_forehand-1 = 席2
option-first_forehand-2 = 席3

## いまの状況

chance-forehand = 最初のフォアハンドになる
chance-trump = 抽選で{ $suit }が切り札になりました。
event-CONTRACT_DRAW = コントラクトを抽選します。
event-FIRST_FOREHAND = 最初のフォアハンドを抽選します。
event-SHUFFLE = カードを切って配ります。
event-BID = コントラクトをビッドするか、パスしてください。
event-INFO = コントラクトに必要なことを宣言してください。
event-HOTSEAT = 全員がパスしました。コントラクトを選んでください。
event-EXCHANGE = カードを捨て、終了して新しいカードを引いてください。
event-FATE_SUIT = 切り札のスートを抽選します。
event-PLAY = カードを出してください。
event-OVER = すべてのコントラクトが終わりました。

## 端末の盤面

screen-board = コントラクト表
screen-contract = コントラクト
screen-seat = 席{ $seat }
screen-total = 合計
screen-hand_no = 第{ $hand }ディール（全{ $hands }）
screen-forehand = ⚑ フォアハンド：席{ $seat }
screen-seven_cards = いま見えるのは13枚中7枚です。残り6枚はビッドのあとに配られます。
screen-declarer = 席{ $seat }がディクレアラー
screen-hotseat = （ホットシート）
screen-penalty = ペナルティ{ $penalty }
screen-promise = 約束：{ $tricks }トリック
screen-goal = 目標：{ $goal }
screen-strip = 強→弱
screen-trump_strip = 切り札
screen-finished = 全部終了
screen-passed = パス
screen-overbid = ペナルティ{ $penalty }（上限{ $cap }）
screen-your_bid = { $penalty ->
    [0] 最初のビッドにペナルティはありません。
   *[other] ビッドするとペナルティが{ $penalty }になります。
}
screen-locked = { $contract }しかビッドできません
screen-pass_hotseat = パスすると、だれかがホットシートになります。
screen-pass_hands_over = パスすると、最後のビッダーがディクレアラーになります。
screen-pile = 山札：{ $cards }枚
screen-may_discard = { $cards ->
    [0] もう捨てられません
   *[other] あと{ $cards }枚捨てられます
}
screen-discarded = 席{ $seat }：{ $cards }枚捨てた
screen-my_discards = 自分の捨て札：
screen-trick = 第{ $trick }トリック
screen-last_trick = 前回：
screen-tricks = 獲得トリック
screen-if_now = いまなら{ $record }で{ $rank }位
screen-hand = 手札
screen-open_hand = 席{ $seat }（公開）
screen-end = 終了
screen-points = 得点
screen-last_contract = 最後のコントラクト
screen-in_hand = 第{ $hand }ディール

## ブラウザーの盤面

board-discards = 捨て札
board-forehand = フォアハンド
board-declarer = ディクレアラー
board-open = { $name }の公開手札
board-declares = { $name }：{ $contract }
board-best = 勝っている
board-took = { $name }が取った
board-record = 記録
board-points = 点
board-cube = キューブ
board-hotseat = ホットシート
board-penalty = ペナルティ
board-value = 価値
board-bid = { $contract }をビッド
board-choose = { $contract }を選ぶ
board-tap = コントラクトを選んでください
board-takes = 取る
board-pays = 最もよい記録の人が{ $value }点を得て、最も悪い人が{ $value }点を失います。
board-would_pay = 競りに勝つと、最もよい記録の人が{ $value }点を得て、最も悪い人が{ $value }点を失う勝負になります。
board-nobody = まだだれもプレイしていません。
board-leads = { $name }が{ $record }で首位。
board-place = { $place }位
ask-trump = どのスートを切り札にしますか。
ask-SLALOM = 最初のトリックではどちらが強いですか。
ask-PARITY = どちらの数字を強くしますか。
ask-WHEEL = どの数字を最強にしますか。
ask-promise = 何トリックを約束しますか。
board-pass = パス
board-stop = { $cards ->
    [0] 全部残す
   *[other] 新しいカードを{ $cards }枚引く
}
board-new = 新

## 手札の見どころ

look-longest = いちばん長いスート：{ $suit }{ $cards }枚。
look-high = 11以上は{ $cards }枚。
look-low = 3以下は{ $cards }枚。

## ディールの終わりの表

sheet-tricks = 取ったトリック
sheet-counting = 数え方（終盤ほど高い）
sheet-literal = ペナルティ{ $penalty }を引く
sheet-away = { $target }トリックとの差
sheet-kept = { $promise }トリックの約束を守った
sheet-broken = { $promise }トリックの約束に足りない数
sheet-penalty = 競り上げのペナルティ
sheet-record = { $contract }の記録
sheet-high = 大きいほどよい。
sheet-low = 小さいほどよい。
sheet-row = { $contract }のこれまで
sheet-row_over = 3人とも{ $contract }を終えました
sheet-row_waits = 3人とも終えたら点が入ります（{ $value }点の勝負）。
sheet-row_pays = 最もよい記録の人が{ $value }点を得て、最も悪い人が{ $value }点を失います。
sheet-to_play = まだ
sheet-before = これまで
sheet-this = { $contract }
sheet-total = 合計
sheet-end = ゲーム全体
sheet-tie = 同点なら、最後のコントラクトを先に終えた人が上位です。
sheet-last = 最後は第{ $hand }ディール
sheet-why-RECORD = {""}
sheet-why-CUBE = 同じ記録、キューブで決定
sheet-why-DISCARDS = 同じ記録、捨てた枚数で決定
sheet-why-EARLIER = 同じ記録、先に終えた

## シミュレーションの集計

count-all_contracts_played = 全コントラクト終了
count-hands = ディール数
count-hotseats = ホットシートのディール
count-raises = 価値の上昇
count-overbid_hands = ペナルティつきのディール
count-penalty_points = ペナルティの合計
count-wins_first_forehand = 最初のフォアハンドの勝ち
count-wins_second = その左隣の勝ち
count-wins_third = 3人目の勝ち
count-final_ties = 早く終えた順で決まったゲーム
count-rows = 3人とも終えたコントラクト
count-tied_rows = 記録が並んだコントラクト
count-hotseat_rate = ホットシート率
count-raise_rate = 価値上昇率
count-overbid_rate = ペナルティつきディールの割合
count-tied_row_rate = 記録が並んだ割合
count-win_share_first_forehand = 最初のフォアハンドの勝率
count-win_share_second = その左隣の勝率
count-win_share_third = 3人目の勝率
count-penalty = 1ディールのペナルティ
count-points_spread = 1位と3位の点差
count-record-1 = { contract-1 }の記録
count-record-2 = { contract-2 }の記録
count-record-3 = { contract-3 }の記録
count-record-4 = { contract-4 }の記録
count-record-5 = { contract-5 }の記録
count-record-6 = { contract-6 }の記録
count-record-7 = { contract-7 }の記録
count-record-8 = { contract-8 }の記録
count-record-9 = { contract-9 }の記録
count-record-10 = { contract-10 }の記録
count-record-11 = { contract-11 }の記録
count-record-12 = { contract-12 }の記録
count-record-13 = { contract-13 }の記録
count-record-14 = { contract-14 }の記録
count-record-15 = { contract-15 }の記録
count-record-16 = { contract-16 }の記録
count-record-17 = { contract-17 }の記録
count-record-18 = { contract-18 }の記録

## ルール

rules-summary =
    全員が、すべてのコントラクトを1度ずつディクレアラーとして、ほかの2人を相手にプレイします。毎回、まず{ $less_mizerka ->
        [on] 13枚の手札でビッドしてだれが何をプレイするかを決め、
       *[off] 7枚の手札でビッドしてだれが何をプレイするかを決め、さらに6枚を配り、
    }山札と交換し、13トリックを行います。マストフォローで、勝てるなら勝たなければならず、そのスートがなければ切り札を出します。
    ディクレアラーの成績を記録し、3人とも同じコントラクトを終えたら、1位はその価値を得て3位は失います。すべて終わって得点の最も多い人の勝ちです。
rules-detail =
    配り。4スート、1から13までの52枚から{ $less_mizerka ->
        [on] 13枚
       *[off] 7枚
    }ずつ配ります。
    ビッド。フォアハンドから順に、自分のまだ済んでいないコントラクトをビッドするか、パスします。最初のビッドは無料で、以後は1回ごとにペナルティが1増えます（上限{ $overbid_cap }）。コントラクトは変えられません。最後のビッダーがディクレアラーとなり{ $less_mizerka ->
        [on] ます。全員がパスしたら、フォアハンドが必ず何かを選びます（ホットシート）。
       *[off] 、価値が1上がり、キューブで印をつけます。全員がパスしたら、フォアハンドが13枚を見て必ず何かを選びます（ホットシート）。
    }
    宣言。コントラクトに応じて切り札、強さの順、数字を宣言します。{ $less_mizerka ->
        [on] {""}
       *[off] ビッドに勝ったときは7枚で、ホットシートでは13枚で行います。
    }
    交換。{ $less_mizerka ->
        [on] フォアハンドから順に
       *[off] さらに6枚ずつ配ります。ディクレアラーから順に{ $hotseat_discards_first ->
            [on] {""}
           *[off] （ホットシートでは最後に）
        }
    }、1度だけカードを捨て、13枚の山札がある限り同じ枚数を引けます。
    プレイ。ディクレアラーがリードします。フォローし、勝てるなら最強のカードに勝ちます。スートがなければ切り札を出し{ $must_overtrump ->
        [off] ます
       *[on] 、できれば上の切り札を出します
    }。どちらもなければ自由です。「強い」とは、いつもそのコントラクトの順での強さです。
    記録。トリックは{ $penalty_mode ->
        [literal] ペナルティを引いてから、コントラクトの目標に従って数えます
       *[against] コントラクトの目標に従って数え、ペナルティはディクレアラーの不利に数えます
    }。3人とも終えたら、記録、{ $less_mizerka ->
        [on] {""}
       *[off] キューブ、
    }捨て札の少なさ、早く終えた順に順位を決め、1位は価値を得て3位は失います。
    終了。{ $length ->
        [short] 9
       *[full] 15
    }ディールのあと、得点の最も多い人が勝ちます。同点なら、最後のコントラクトを先に終えた人が上位です。
    独自の部分。ルールブックのコントラクト一覧は失われています。4から18までのコントラクト、「平常心」の内容{ $start_values ->
        [all_x1] は独自に決めたものです。
       *[table] 、最初の価値は独自に決めたものです。
    }

## ルールの一覧と図

catalogue-contract = { $number } { $contract }：{ $label }
catalogue-words = 用語
catalogue-auction = ビッド
catalogue-exchange = 交換
figure-trick = トリック。リードのスートがなければ切り札を出し、最も強い切り札が勝ちます。
figure-row = 3人ともコントラクトを終えました。最もよい記録の人がその価値を得て、最も悪い人が失います。
figure-board = コントラクト表。各行の価値と、それぞれの記録です。

## はじめてのゲーム

lesson-board = 三人のベルセルク、全員が敵です。この表がゲームの中心。全員がどのコントラクトも一度ずつプレイし、その出来を記録します。
lesson-row = ベルゼルカは多くのトリックを取るもの。全員が一枚ずつ出し、最強のカードがトリックを取ります。二人の記録は7と5。あなたの番で、この行が決まります。
lesson-bid = 今見えるのは7枚。ベルゼルカでは、ほかのスートすべてに勝つ切り札を自分で決めます。スペードが強いので、ベルゼルカをビッドしましょう。
lesson-bid-no = このスペードならベルゼルカがいちばんです。ビッドしましょう。
lesson-overbid = 平常心をビッドした人がいます。上からビッドするたびにペナルティが1増え、競りに勝った人が払います。もう一度ベルゼルカをビッドしましょう。
lesson-overbid-no = パスするとほかの人がプレイします。この手札ではもったいない。もう一度ビッドしましょう。
lesson-name-trump = あなたがディクレアラー。一人で二人と戦います。切り札をスペードに決めましょう。
lesson-name-trump-no = いちばん多いのはスペードです。スペードにしましょう。
lesson-exchange = さらに6枚来ました。弱いカードは替えられます。ハートの3、ハートの4、ダイヤの2を捨てましょう。
lesson-exchange-no = 捨てるのはこの三枚だけ。ハートの3、ハートの4、ダイヤの2です。
lesson-draw = では、新しいカードを三枚引きましょう。
lesson-draw-no = 三枚で十分です。新しいカードを引きましょう。
lesson-lead = あなたがリードします。スペードの13を出しましょう。ほかの人もスペードがあれば出し、勝てるなら勝たなければなりません。
lesson-lead-no = いちばん強いスペードの13から始めましょう。
lesson-lose = トリックを取りました。弱いカードはクラブの5だけ。リードして手放しましょう。
lesson-lose-no = それはあとでも勝てます。今はクラブの5を出しましょう。
lesson-ruff = ダイヤがリードされましたが、あなたは持っていません。そのときは切り札を出さなければなりません。スペードをどれでも出しましょう。
lesson-rest = もう誰もスペードとハートを持っていません。あなたのカードはすべて勝ちます。好きな順に出しましょう。
lesson-record = 12トリック取りました。ペナルティ2を引いて、記録は10です。
lesson-points = 三人ともこのコントラクトを終えたので、行の価値が動きます。最もよい記録は+4、次は0、最も悪い記録は−4。あなたが一番です！
lesson-more = コントラクトごとに目標が違います。読んでから選びましょう。誰もビッドしなければ、一人が引き受けます。最後に点の多い人の勝ち。さあ、続けて遊びましょう！
