import type { examples as en } from '../en/examples';

/** ルールの計算例を局面として。 */
export const examples: typeof en = {
  title: '計算例',
  number: '{of}例中の{number}番目',
  about: 'ここから続けられます。ほかのプレイヤーは何もしません。めくるカードは例のとおりに出ます。',
  again: '並べ直す',
  previous: '前へ',
  next: '次へ',
};
