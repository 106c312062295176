import type { Phase } from '../../../rules/tankDuel/types';
import type { PhaseText } from '../../text';

export const phases: { readonly [phase in Phase]: PhaseText } = {
  excess: {
    name: 'ドロー',
    allows: '手札上限を超えたプレイヤーは捨てられます。',
    rule: 'TD-Q9',
    prompts: [{ act: 'カードを捨てるか、そのままにします。', more: '上限を超えたままなら引けません。' }],
  },
  refill: {
    name: 'ドロー',
    allows: '手札を上限まで補充します。',
    rule: 'TD-6.0a',
    prompts: [{ act: 'カードを引きます。', more: 'シャッフルカードは全員が引き終わるまで待ちます。' }],
  },
  bid: {
    name: 'イニシアティブ',
    allows: '全員が戦車ごとに1枚を伏せて入札します。',
    rule: 'TD-7.0a',
    prompts: [{ act: '戦車と、そのカードを選びます。', more: '最小の数字が最初に行動します。' }],
  },
  reveal: {
    name: '公開',
    allows: '入札を公開し、順番を決めます。',
    rule: 'TD-7.0b',
    prompts: [{ act: '入札を公開します。', more: '数字の小さい順です。' }],
  },
  upkeep: {
    name: '管理',
    allows: 'イニシアティブカード、勝利点、煙幕。',
    rule: 'TD-3.1d',
    prompts: [{ act: '戦車のフェイズが始まります。', more: '天候、目標、煙幕を処理します。' }],
  },
  fireCheck: {
    name: '火災判定',
    allows: '退避、命令アイコン4つ、またはプル。',
    rule: 'TD-8.1d.1',
    prompts: [{ act: '退避するか、消すか、消火に当たります。', more: '火災アイコンで戦車を失います。' }],
  },
  moraleCheck: {
    name: '士気判定',
    allows: '命令アイコン4つ、または損害カードのプル。',
    rule: 'TD-8.1e.1',
    prompts: [{ act: '士気を回復するか、判定します。', more: '失敗すれば乗員は退避します。' }],
  },
  hatches: {
    name: 'ハッチ',
    allows: '次のフェイズまで開放か閉鎖。',
    rule: 'TD-Q82',
    prompts: [{ act: 'ハッチを開けるか閉めます。', more: '閉鎖：自車の砲撃−10、歩兵の攻撃−20。' }],
  },
  action: {
    name: 'アクション',
    allows: '戦車アクション1回と任意の回数のフィールドアクション。',
    rule: 'TD-3.1e',
    prompts: [{ act: 'アクションのカードを選びます。', more: '戦車アクションのカードはまとめて宣言します。' }],
  },
  attempt: {
    name: '発見',
    allows: '敵を指名。命令アイコン2つで2枚目をプル。',
    rule: 'TD-8.3.5i.1',
    prompts: [{ act: '探す敵を選びます。', more: '双眼鏡が出れば発見です。' }],
  },
  keepAcquired: {
    name: '捕捉',
    allows: '新しい敵のために捕捉を手放すかどうか。',
    rule: 'TD-5.4.3f',
    prompts: [{ act: '捕捉を手放しますか。', more: '元の目標の発見は残ります。' }],
  },
  move: {
    name: '移動',
    allows: 'レンジと、残すカードを選びます。',
    rule: 'TD-10.1.2a',
    prompts: [{ act: '行き先を選びます。', more: '移動カード1枚につき200m、動かなくてもよい。' }],
  },
  shake: {
    name: '振り切り',
    allows: '振り切る敵を選びます。',
    rule: 'TD-10.1.3c',
    prompts: [{ act: '側面の敵を選びます。', more: 'カウンター1つが除かれます。' }],
  },
  flank: {
    name: '側面機動',
    allows: '発見した敵の側面を取るか、振り切ります。',
    rule: 'TD-10.4.2a',
    prompts: [{ act: '敵を選びます。', more: '側面から：+10、側面装甲、ハルダウン無効。' }],
  },
  leadership: {
    name: 'リーダーシップ',
    allows: 'カードを奪う、発見、ハルダウン、隠蔽。',
    rule: 'TD-8.3.4a',
    prompts: [
      {
        act: 'リーダーシップの使い方を選びます。',
        more: '敵を選べば発見、敵の小さなボードならカードを奪います。隠蔽は地形の値の2倍です。',
      },
    ],
  },
  target: {
    name: '目標',
    allows: '即時装填の後、目標を決めます。',
    rule: 'TD-11.1.3a.1',
    prompts: [{ act: '目標を選びます。', more: '発見していて、砲が届く敵です。' }],
  },
  location: {
    name: '命中箇所',
    allows: '砲撃カード2枚なら砲塔か車体を指定できます。',
    rule: 'TD-11.1.3e.1',
    prompts: [{ act: '砲塔か車体を指定するか、プルします。', more: '履帯に当たるのはプルだけです。' }],
  },
  ammunition: {
    name: '弾薬に命中',
    allows: '砲撃カードを失います。',
    rule: 'TD-12.1.4d.16',
    prompts: [{ act: '失う砲撃カードを選びます。', more: 'あれば2枚です。' }],
  },
  acquire: {
    name: '捕捉',
    allows: '照準を目標に保ちます。',
    rule: 'TD-11.1.4',
    prompts: [{ act: '目標を捕捉しますか。', more: '+10、次に+20。他の発見は失われます。' }],
  },
  weapon: {
    name: '歩兵の武器',
    allows: '対戦車ライフルか白兵戦。',
    rule: 'TD-Q81',
    prompts: [{ act: '武器を選びます。', more: '白兵戦は爆発を2枚プルします。' }],
  },
  reply: {
    name: '対抗',
    allows: '戦術カードで対抗し、さらに対抗できます。',
    rule: 'TD-13.1c',
    prompts: [{ act: '戦術カードを使うか、そのままにします。', more: '砲撃には−20、ほかは打ち消します。' }],
  },
  offer: {
    name: '発見',
    allows: '戦車が姿を見せました。',
    rule: 'TD-Q14',
    prompts: [{ act: '戦車ごとに発見しますか。', more: '捕捉のある戦車はそれを手放します。' }],
  },
  discard: {
    name: '捨て札',
    allows: '1枚、中央400m以内なら2枚。',
    rule: 'TD-8.5a',
    prompts: [{ act: '1枚捨てるか、フェイズを終えます。', more: '伏せて捨てます。' }],
  },
  tankEnd: {
    name: '戦車フェイズ終了',
    allows: '次の戦車へ。',
    rule: 'TD-8.0a',
    prompts: [{ act: 'フェイズが終わります。', more: '端の戦車は離脱することがあります。' }],
  },
  reinforce: {
    name: '増援',
    allows: '失った戦車が戻ります。',
    rule: 'TD-9.0a',
    prompts: [{ act: '増援が到着します。', more: '開始レンジに、新しい乗員で。' }],
  },
  over: {
    name: 'ゲーム終了',
    allows: '棋譜を見返します。',
    rule: 'TD-3.2',
    prompts: [{ act: 'ゲームは終わりました。', more: '記録を見るか、もう一度始めます。' }],
  },
};
