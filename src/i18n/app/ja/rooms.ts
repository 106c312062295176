import type { lessonFrame as Lessons, roomFrame as Rooms } from '../en/rooms';

export const roomFrame: typeof Rooms = {
  back: 'ゲーム選択へ戻る',
  zoom: '拡大',
  stepBack: '戻る',
  copied: 'コピーしました。',
  copyFailed: 'ここではコピーできません。文字列を選んで手動でコピーしてください。',
  refusedTurn: 'それはできません：{rule}',
};

export const lessonFrame: typeof Lessons = {
  of: 'レッスン{number}（全{of}）',
  next: '次のレッスン',
  again: 'もう一度',
  hint: 'ヒント',
  show: '手本を見る',
  done: '達成！',
  shown: 'これが手本です。次は自分でどうぞ。',
  tryIt: '自分でやってみる',
  marks: { done: '達成', shown: '手本のみ' },
};
