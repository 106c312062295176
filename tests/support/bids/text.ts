import type { Language } from '../../../src/i18n/index';
import type { GameText } from '../../../src/i18n/text';
import type { Event, Phase, Rule } from './types';

type BidText = GameText<Phase, Event['type'], Rule>;

const phase = (name: string, allows: string, act: string, more: string) => ({
  name,
  allows,
  rule: 'BID-1',
  prompts: [{ act, more }],
});

const en: BidText = {
  title: 'Salvage',
  tagline: 'Bid for wrecks, all at once and in secret',
  seats: ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Flint', 'Grove', 'Heath'],
  setupKind: 'Auction',
  setups: {
    lone: { name: 'Alone', about: 'One bidder against the market' },
    open: { name: 'Open', about: 'Two to eight, everybody for himself' },
    teams: { name: 'Teams', about: 'Two teams bid side by side' },
  },
  options: {},
  faults: { unknownSetup: 'There is no such auction.', wrongSeats: 'This auction is for another number of bidders.' },
  phases: {
    bidding: phase('Bids', 'Lay at most two cards.', 'Choose up to two cards, then bid.', 'Nobody sees them yet.'),
    reveal: phase('Hammer', 'Bids are turned up.', '', ''),
    over: phase('Over', 'The auction is over.', '', ''),
  },
  events: {
    offered: 'Wreck {turn}, worth {prize}',
    bidLaid: '{seat} has bid',
    bidShown: '{seat} shows {sum}',
    sold: 'Sold for {prize}',
  },
  rules: {
    'BID-1': 'Everybody bids once for each wreck.',
    'BID-2': 'That card is not in your hand.',
    'BID-3': 'A bid has two cards at most.',
    'BID-5': 'Alone you need six points.',
    'BID-6': 'The most points win.',
  },
  words: { bid: 'Bid' },
  degrees: { rich: 'a fortune', modest: 'a modest profit', shared: 'a shared prize', ruined: 'ruin' },
  rolls: { prize: 'worth of the wreck', market: 'bid of the market', appraisal: 'a second look at the wreck' },
};

const ja: BidText = {
  ...en,
  title: 'サルベージ',
  tagline: '全員同時に伏せて入札する',
  seats: ['琥珀', '白樺', '杉', '砂丘', '残り火', '火打石', '木立', '荒野'],
  setupKind: '競売',
  setups: {
    lone: { name: '一人', about: '市場を相手に一人で入札' },
    open: { name: '個人戦', about: '二人から八人まで' },
    teams: { name: 'チーム戦', about: '二つのチームで入札' },
  },
  faults: { unknownSetup: 'その競売はありません。', wrongSeats: 'この競売の人数ではありません。' },
  phases: {
    bidding: phase('入札', '二枚まで出せます。', '二枚まで選んで入札してください。', 'まだ誰にも見えません。'),
    reveal: phase('落札', '入札を公開します。', '', ''),
    over: phase('終了', '競売は終わりました。', '', ''),
  },
  events: {
    offered: '{turn}番目の残骸、価値{prize}',
    bidLaid: '{seat}が入札',
    bidShown: '{seat}は{sum}',
    sold: '{prize}で落札',
  },
  rules: {
    'BID-1': '入札は残骸ごとに一度です。',
    'BID-2': '手札にないカードです。',
    'BID-3': '入札は二枚までです。',
    'BID-5': '一人のときは六点が必要です。',
    'BID-6': '最も点の多い側の勝ちです。',
  },
  words: { bid: '入札' },
  degrees: { rich: '大もうけ', modest: 'ささやかな利益', shared: '山分け', ruined: '破産' },
  rolls: { prize: '残骸の価値', market: '市場の入札', appraisal: '残骸の再鑑定' },
};

export const bidTexts: { readonly [language in Language]: GameText } = { en, ja };
