import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/app/en/frame';
import ja from '../../../src/i18n/app/ja/frame';
import { ago, forked, saveName, saveWords, titleOf } from '../../../src/scenes/menu/saveWords';
import type { SaveMeta } from '../../../src/session/store/saves';

const save: SaveMeta = {
  id: 'x',
  name: null,
  game: 'tankChess',
  setup: 'standard16',
  seats: [
    { name: 'Ann', controller: { kind: 'human' } },
    { name: 'Kolbe', controller: { kind: 'bot', level: 'hard' } },
  ],
  turn: 15,
  length: 40,
  updated: 0,
  finished: false,
};

describe('the card of a saved game', () => {
  test('says who plays, what and how far they are', () => {
    expect(saveWords(save, en, 0)).toMatchObject({ name: 'Ann against Kolbe', title: 'Tank Chess', stage: 'turn 15' });
    expect(saveWords(save, ja, 0)).toMatchObject({ name: 'Ann 対 Kolbe', title: 'タンクチェス', stage: '第15ターン' });
  });

  test('says whose move it is: yours where you are the only one at the screen, else by name', () => {
    const two = save.seats.map(({ name }) => ({ name, controller: { kind: 'human' as const } }));
    expect(saveWords({ ...save, active: [0], progress: 0.25 }, en, 0)).toMatchObject({
      move: 'your move',
      progress: 0.25,
    });
    expect(saveWords({ ...save, active: [1] }, en, 0)).toMatchObject({ move: 'Kolbe to move', progress: null });
    expect(saveWords({ ...save, active: [0, 1] }, ja, 0).move).toBe('あなたの番');
    expect(saveWords({ ...save, seats: two, active: [1] }, ja, 0).move).toBe('Kolbeの番');
  });

  test('a finished game says who won', () => {
    const two = save.seats.map((seat) => ({ ...seat, controller: { kind: 'human' as const } }));
    const over = { ...save, active: [0], finished: true };
    expect(saveWords({ ...over, winners: [0] }, en, 0).move).toBe('you won');
    expect(saveWords({ ...over, winners: [1] }, ja, 0).move).toBe('あなたの負け');
    expect(saveWords({ ...over, seats: two, winners: [1] }, en, 0).move).toBe('Kolbe won');
    expect(saveWords({ ...over, seats: two, winners: [] }, ja, 0).move).toBe('引き分け');
  });

  test('an older save says nothing of it', () => {
    expect(saveWords(save, en, 0)).toMatchObject({ move: null, progress: null });
    expect(saveWords({ ...save, active: [0], progress: 1, finished: true }, en, 0)).toMatchObject({
      move: null,
      progress: null,
    });
  });

  test('a career is called by its commander and month, and says whether he is in battle', () => {
    const career: SaveMeta = {
      ...save,
      game: 'tankAce',
      seats: save.seats.slice(0, 1),
      service: { leaders: ['armored1.0'], date: '1944-10', fighting: true, wins: 4, binding: true },
    };
    expect(saveWords(career, en, 0)).toMatchObject({
      name: 'Sam Whitlock · October 1944',
      stage: 'Ironman · in battle · 4 won',
    });
    expect(saveWords(career, ja, 0)).toMatchObject({
      name: 'サム・ウィットロック・1944年10月',
      stage: 'アイアンマン · 戦闘中 · 成功4',
    });
    expect(saveName({ ...career, name: 'Long war' }, en)).toBe('Long war');
    expect(saveName({ ...career, origin: { forks: [30] } }, en)).toBe('Sam Whitlock · October 1944, from move 30');
  });

  test('a given name stands before the players', () => {
    expect(saveName({ ...save, name: 'Revenge' }, en)).toBe('Revenge');
  });

  test('a game that came here says how, in the language of the moment, until it is named', () => {
    expect(saveName({ ...save, origin: { by: 'link' } }, en)).toBe('Shared game');
    expect(saveName({ ...save, origin: { by: 'link' } }, ja)).toBe('共有されたゲーム');
    expect(saveName({ ...save, origin: { by: 'file' } }, ja)).toBe('ファイルから開いたゲーム');
    expect(saveName({ ...save, name: 'Mine', origin: { by: 'file' } }, ja)).toBe('Mine');
  });

  test('a game fought on says of which and from where, in the language of the moment', () => {
    const once = forked({ name: null, origin: { by: 'link' } }, 4);
    expect(saveName({ ...save, ...once }, en)).toBe('Shared game, from move 4');
    expect(saveName({ ...save, ...forked(once, 9) }, ja)).toBe('共有されたゲーム・4手目から・9手目から');
    expect(saveName({ ...save, ...forked({ ...once, name: 'Revenge' }, 9) }, en)).toBe('Revenge, from move 9');
    expect(saveName({ ...save, ...forked({ name: null }, 2) }, ja)).toBe('Ann 対 Kolbe・2手目から');
  });

  test('who gave no name reads against whom it is, in the language of the moment', () => {
    const alone = save.seats.map((seat) => ({ ...seat, name: '' }));
    expect(saveName({ ...save, seats: alone }, en)).toBe('Against Marlow, Hard');
    expect(saveName({ ...save, seats: alone }, ja)).toBe('対 マーロウ（強い）');
    const two = alone.map((seat) => ({ ...seat, controller: { kind: 'human' as const } }));
    expect(saveName({ ...save, seats: two }, ja)).toBe('プレイヤー1 対 プレイヤー2');
    expect(saveWords({ ...save, seats: two, active: [1] }, en, 0).move).toBe('Player 2 to move');
  });

  test('more than two are listed', () => {
    const three = [...save.seats, { name: 'Ito', controller: { kind: 'human' as const } }];
    expect(saveName({ ...save, seats: three }, en)).toBe('Ann, Kolbe, and Ito');
  });

  test('a finished game says so instead of its turn', () => {
    expect(saveWords({ ...save, finished: true }, en, 0).stage).toBe('finished');
  });

  test('a finished game says who won, and a lone defeat is no draw', () => {
    const people = save.seats.map((seat) => ({ ...seat, controller: { kind: 'human' as const } }));
    const [me] = people;
    if (me === undefined) throw new Error('nobody plays');
    const end = (meta: Partial<typeof save>, text = en) =>
      saveWords({ ...save, finished: true, ...meta }, text, 0).move;
    expect(end({ seats: people, winners: [0, 1] })).toBe('Ann and Kolbe won');
    expect(end({ seats: people, winners: [] })).toBe('drawn');
    expect(end({ seats: people, winners: [], drawn: false })).toBe('lost');
    expect(end({ seats: [me], winners: [], drawn: false, scores: [1] })).toBe('you lost · 1 point');
    expect(end({ seats: [me], winners: [0], scores: [12] }, ja)).toBe('あなたの勝ち · 12点');
  });

  test('a game of another programme keeps its id', () => {
    expect(saveWords({ ...save, game: 'checkers' }, en, 0)).toMatchObject({
      machine: null,
      title: 'checkers',
      stage: 'turn 15',
    });
  });

  test('the title is one name', () => {
    expect(titleOf('tankAce', en)).toBe('American Tank Ace');
    expect(titleOf('tankAce', ja)).toBe('アメリカンタンクエース');
  });

  test.each([
    [30_000, 'now'],
    [61_000, '1 minute ago'],
    [7_300_000, '2 hours ago'],
    [86_400_000, 'yesterday'],
  ])('%i ms ago is %s', (passed, words) => {
    expect(ago(1_000_000, 1_000_000 + passed, 'en')).toBe(words);
  });
});
