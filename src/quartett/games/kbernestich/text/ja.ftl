title = Kbernestich
tagline = 下ではトリック、上では策略。カードの価値は全員で決め、取りすぎた者は泣きを見る。

## 色とカード

suit-blue = 青
suit-red = 赤
suit-yellow = 黄
suit-green = 緑
trump-none = 切り札なし
card = { $suit }{ $rank }
card-icon = { $suit }のアイコン

## 策略シート

area-zabine = ザビーネ
area-hannah = ハンナ
area-hunch = 予感
area-action = 行動
area-letters = 手紙
square-colour = { $suit }の{ $points }点マス
square-zabine = ザビーネの残穢 { $value }
square-hannah = ハンナの恩寵 { $number }
square-bid = 予想 { $tricks }
square-bid_most = 予想 { $tricks }以上
square-letter = 手紙マス{ $number }({ $points }点)
square-spare = 使わないマス{ $number }
action-incubation = 潜伏
action-observation = 静観
action-review = 見直し
action-pessimism = 悲観
action-optimism = 楽観

## 手(「アンナ:緑11を出す」のように)

move-play = { $card }を出す
move-hide = { $card }を伏せて出す
move-hid = カードを1枚伏せて出す
move-discard = { $card }を捨てる
move-discarded = カードを1枚捨てる
move-trump = 切り札を選ぶ:{ $suit }
move-plot = { $square }にキューブを置く
move-end = キューブを置き終える
move-decline = どの色も予約しない
move-wait = 静観して最後に出す
move-claim = { $suit }を予約する

## その手が打てない理由

why-no_such_move = Kbernestich にそのような手はありません。
why-not_in_hand = { $card }は手札にありません。
why-must_follow = { $suit }をフォローしなければなりません。
why-no_green = 三人のときは緑を使いません。
why-claimed = { $suit }は席{ $seat }が予約しています。決められるのはその人だけです。
why-colour_set = このラウンドの{ $suit }の価値はもう決まっています。
why-bust_value_set = このラウンドのバースト値はもう決まっています。
why-taken = このマスには席{ $seat }のキューブがあります。
why-one_grace = ハンナの恩寵はもう持っています。
why-one_bid = 予想は一ラウンドに一つだけ。もう済ませています。
why-one_action = 行動は一ラウンドに一つだけ。もう取っています。
why-twin = 同じ効果の空きマスがあります。先頭のマスを使ってください。
why-no_cubes = 手元にキューブがありません。動かせるのは自分の予約だけです。
why-no_such_square = このマスはこのゲームでは使いません。
why-closed_with_three = このマスは三人のときは使えません。
why-no_incubation = カードを伏せて出せるのは潜伏を取った人だけです。
why-incubation_used = 潜伏は一ラウンドに一度。もう使いました。
why-no_observation = 静観できるのは静観を取った人だけです。
why-observation_used = 静観は一ラウンドに二度まで。もう使い切りました。
why-waited_already = このトリックではもう静観しました。
why-last_anyway = もともと最後の手番です。
why-now_TRUMP = まず切り札を決めてください。
why-now_CLAIM = 色を予約するか、見送るかを決めてください。
why-now_PLOT = キューブを置くか、手番を終えてください。
why-now_REVIEW = まずあと{ $left }枚捨ててください。
why-now_TRICK = カードを出す番です。

## 説明

help-trump = スタートプレイヤーは手札を見て切り札の色を決めます。切り札なしも選べます。切り札はほかの色のどのカードにも勝ちます。
help-colour = この色のカード1枚が、取った人にとって何点になるか。キューブ一つでラウンドの間ずっと決まります。誰も決めなければ0点です。
help-zabine = ザビーネの残穢のマスはラウンドのバースト値を決めます。キューブがなければ24です。取ったカードの合計がそれを超えると、ハンナの恩寵がないかぎり0点になります。バースト値の半分は、予想0を当てたときのボーナスです。
help-hannah = ハンナの恩寵があると、取ったカードはバースト値を超えた分だけが得点になります。超えなければ0点です。断ることはできません。二人まで、三人プレイでは一人だけが取れます。
help-bid = このラウンドで取るトリック数の予想です。5は「5以上」。当たれば6点。予想0で1トリックも取らなければ、さらにバースト値の半分を得ます。同じ数字は一人しか取れません。
help-letters = マリーへの手紙。ラウンドの終わりに3、2、1点が確実に入ります。いくつ取ってもかまいませんが、一手番にキューブは二つまでです。
help-incubation = ラウンドに一度、自分の番にどのカードでも一枚を伏せて出せます。勝敗には数えませんが、勝った人が受け取ります。リードで伏せたときは、次に表で出たカードがリードの色になります。
help-observation = ラウンドに二度まで、自分の番を見送ってそのトリックの最後に出せます。リードの番なら左隣が代わりにリードします。
help-review = 置いたらすぐに、中央のカードを手札に加え、同じ枚数をほかの人に見せずに捨てます。
help-pessimism = 1トリック少なくても予想が当たったことになります。予想0には効果がありません。
help-optimism = 1トリック多くても予想が当たったことになります。予想0で1トリックなら6点で、ボーナスはありません。
help-claim = 策略の前に、スタートプレイヤーの右隣から順に、一人一つまで色の横にキューブを置けます。その色を決められるのは置いた人だけで、このキューブを動かして決めます。四回目の策略フェイズのあとも残っていれば1点になります。
help-end = 策略の手番を終えます。使わなかったキューブは手元に残ります。
help-wait = 静観:このトリックの最後に出します。
help-hide = 潜伏:色に関係なくカードを一枚伏せて出します。
help-drop = 見直し:カードを一枚捨てます。ほかの人には枚数しか見えません。
help-cubes = 策略の一手番に置けるのは二つまで。ラウンドの後、25点までなら5個、40点までなら4個、それより上は3個もらえます。ただし手元は最大5個です。
help-scoring = 11トリックの後、いちばん上の順位から得点します。手紙、予想、取ったカードの順に済ませ、次の人へ移ります。
help-discs = 同じマスに来たディスクは上に重なり、上ほど順位が高くなります。最下位が次のラウンドのスタートプレイヤーです。最後の同点は、共有しない卓なら上のディスクの勝ちです。

## 設定

option-rounds = ラウンド数
option-rounds-help = 何ラウンド遊ぶか。6または8ラウンドは「長い道のり」です。
option-rounds-4 = 4ラウンド
option-rounds-6 = 6ラウンド
option-rounds-8 = 8ラウンド
option-foreseen_future = 予見された未来
option-foreseen_future-help = 切り札の後、一人一色まで、価値を決める権利を予約できます。
option-foreseen_future-off = 予約なし
option-foreseen_future-on = 予約あり
option-their_memories = 彼らの記憶
option-their_memories-help = 取ったトリックは裏向きに置き、持ち主だけが見られます。
option-their_memories-off = 表向き
option-their_memories-on = 裏向き
option-final_tie = 最後の同点
option-final_tie-help = 上のディスクが勝つか、同点で順位を分け合うか。
option-final_tie-stack = 上のディスクの勝ち
option-final_tie-shared = 分け合う
option-zabine = バースト値
option-zabine-help = ザビーネの残穢のマスの数字。
option-zabine-even_spread = 20・22・26・28
option-zabine-low = 16・18・20・22
option-letters_3p = 三人のときの手紙
option-letters_3p-help = 三人のとき、六つの手紙マスのうち二つを閉じるかどうか。
option-letters_3p-full = 六つすべて
option-letters_3p-reduced = 四つ
option-start_seat = 最初のスタートプレイヤー
option-start_seat-help = 第1ラウンドを始める人。
option-start_seat-random = 抽選
option-start_seat-0 = 席1
option-start_seat-1 = 席2
option-start_seat-2 = 席3
option-start_seat-3 = 席4

## 進行

chance-start = 先に始める
event-START = スタートプレイヤーを決めます。
event-DEAL = カードを配ります。
event-TRUMP = 切り札を決めてください。
event-CLAIM = 色を予約するか、見送ってください。
event-PLOT = キューブを二つまで置いてください。
event-REVIEW = カードを捨ててください。
event-TRICK = カードを出してください。
event-OVER = 物語は終わりました。

## 端末の盤面

screen-seat = 席{ $seat }
screen-round = 第{ $round }ラウンド(全{ $rounds })
screen-trick = トリック{ $trick }/{ $tricks }
screen-plot = 策略{ $plot }/{ $plots }
screen-cube = キューブ{ $cube }/{ $cubes }
screen-discard = あと{ $cards }枚捨てる
screen-trump = 切り札
screen-lead = リード
screen-worth = → 1枚{ $points }点
screen-worth_unset = → { $points }点(未設定)
screen-claimed = 席{ $seat }が予約
screen-bust = → バースト値{ $bust }、ボーナス{ $misery }
screen-bust_standard = → バースト値{ $bust }(標準)、ボーナス{ $misery }
screen-score = 得点
screen-cubes = キューブ
screen-tricks = トリック
screen-bid = 予想
screen-pile = 取ったカード
screen-gain = 現在
screen-discs = ディスク
screen-table = 場
screen-waits = 静観
screen-last_trick = トリック{ $trick }
screen-unseen = 未見
screen-history = 各ラウンドの得点:手紙+予感+マリーからの手紙

warning-last_plot_phase = このラウンド最後の策略フェイズです。
warning-last_cube = これが最後のキューブです。
warning-cubes_will_be_lost = 補充で入りきらない分のキューブは失われます。
warning-bid_missed = もうそれより多くのトリックを取っています。
warning-pessimism_on_0 = 悲観は予想0には効果がありません。
warning-optimism_on_5 = 楽観は5以上には効果がありません。
warning-grace_on_low_base = カードの合計がバースト値を超えていません。今のままハンナの恩寵を取ると0点です。

## ブラウザーの盤面

board-sheet = 策略シート
board-hand = あなたの手札
board-taken = { $name }のキューブ
board-free = 空き
board-closed = 使えません
board-again = それでもよければ、もう一度押してください。
board-end = もう置かない
board-decline = 宣言しない
board-wait = 待って最後に出す
board-hide = カードを裏向きに出す
board-openly = やはり表向きに出す
board-past = このラウンドのトリック
board-seal = 封蝋
board-refill = ラウンド後のキューブ: { $cubes }
board-discs = 上からのディスクの順: { $order }
board-player = プレイヤー
board-round = ラウンド{ $round }
board-void = 持っていないとわかった色
board-face-down = 裏向き
board-bid-exact = 今なら的中
board-bid-possible = まだ的中の可能性あり
board-bid-lost = もう外れ

## シミュレーションの集計

count-sole_winner = 単独首位
count-level_on_top = 首位が同点
count-cards_played = 表で出したカード
count-hidden_cards = 伏せたカード
count-discards = 捨てたカード
count-turns_ended = 途中で終えた手番
count-waits = 静観した回数
count-claims = 予約した色
count-colours_set = 決めた色
count-zabine_set = 決めたバースト値
count-graces = 取った恩寵
count-letters = 取った手紙
count-incubation = 潜伏を取った回数
count-observation = 静観を取った回数
count-review = 見直しを取った回数
count-pessimism = 悲観を取った回数
count-optimism = 楽観を取った回数
count-rounds_played = ラウンド
count-hands_played = 遊んだ手
count-bids = 予想
count-bids_hit = 当たった予想
count-misery_bids = 予想0
count-misery_hit = 予想0で無トリック
count-busts = バースト
count-graces_held = ハンナの恩寵のある手
count-graces_paid = 恩寵がありバースト値を超えた手
count-bid_hit_rate = 予想の的中率
count-misery_hit_rate = 予想0で無トリックの割合
count-bust_rate = バーストした手の割合
count-grace_paid_rate = 恩寵が実った割合
count-trump_blue_rate = 切り札が青のラウンド
count-trump_red_rate = 切り札が赤のラウンド
count-trump_yellow_rate = 切り札が黄のラウンド
count-trump_green_rate = 切り札が緑のラウンド
count-trump_none_rate = 切り札なしのラウンド
count-blue_unset_rate = 青が未設定のラウンド
count-blue_0_rate = 青が0点のラウンド
count-blue_1_rate = 青が1点のラウンド
count-blue_2_rate = 青が2点のラウンド
count-red_unset_rate = 赤が未設定のラウンド
count-red_0_rate = 赤が0点のラウンド
count-red_1_rate = 赤が1点のラウンド
count-red_2_rate = 赤が2点のラウンド
count-yellow_unset_rate = 黄が未設定のラウンド
count-yellow_0_rate = 黄が0点のラウンド
count-yellow_1_rate = 黄が1点のラウンド
count-yellow_2_rate = 黄が2点のラウンド
count-green_unset_rate = 緑が未設定のラウンド
count-green_0_rate = 緑が0点のラウンド
count-green_1_rate = 緑が1点のラウンド
count-green_2_rate = 緑が2点のラウンド
count-bid_number = 予想したトリック数
count-tricks_won = 一手で取ったトリック数

## ルール

rules-summary =
    一ラウンドは11トリック、出せるなら同じ色を出します。最初の四トリックの前には、全員が策略シートにキューブを二つまで置けます。色の価値、バースト値、自分のトリック数の予想、行動、確実な数点のどれかです。
    ラウンドが終わると、手紙、当たった予想、取ったカードの価値が得点になります。ただし取りすぎは0点です。四ラウンド後、いちばん上のディスクが勝ちます。
rules-detail =
    カード。四色各12枚、2から12と、いちばん強いアイコン。全員に11枚ずつ配り、残りは中央に伏せます。三人のときは緑を使いません。
    ラウンド。最下位のディスクの人が始め、切り札の色を決めます(なしも可)。その後、策略フェイズとトリックを四回、続けて七トリックを行います。
    策略フェイズ。リーダーから時計回りに、空きマスへキューブを0〜2個置きます。色の価値とバースト値は一度だけ決まり、予想と行動は一マス一人、一人で二つの予想・行動・恩寵は持てません。キューブはラウンドの終わりまで残ります。
    トリック。最初に表で出たカードの色を出せるなら出し、なければ何を出してもかまいません。切り札があれば最強の切り札、なければリードの色の最強のカードが勝ちます。勝った人がカードを取り、次をリードします。
    行動。潜伏:一度だけ伏せて出す。静観:二度まで最後に出す。見直し:すぐに中央と交換。悲観・楽観:1トリック少なくても、または多くても予想が当たる。
    得点、上のディスクから順に。手紙はその点数。予想は当たれば6点、予想0で無トリックならバースト値の半分を加えます。カードは合計がバースト値以下ならその点数、超えれば0点。ハンナの恩寵があれば超えた分だけです。
    ディスク。重なったディスクは上ほど順位が高くなります。最下位が次のラウンドを始め、最後は最上位が勝ちます。
    キューブ。ラウンドごとに25点まで5個、40点まで4個、それより上は3個。手元は最大5個です。
    予見された未来。切り札の後、一人一色まで予約できます(スタートプレイヤーは最後)。決められるのは予約した人だけで、残れば1点になります。
    彼らの記憶。取ったトリックは裏向きに置き、自分のものだけ見られます。
