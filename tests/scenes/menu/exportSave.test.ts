import { expect, test } from 'vitest';
import en from '../../../src/i18n/app/en/frame';
import ja from '../../../src/i18n/app/ja/frame';
import { gameFile } from '../../../src/scenes/menu/exportSave';

const record = {
  game: 'tankChess',
  seats: [
    { name: '', controller: { kind: 'human' } },
    { name: '', controller: { kind: 'bot', level: 'hard' } },
  ],
} as const;

test('the file of a game is named as the game is, with its machine where nobody named it', () => {
  const file = (called: Parameters<typeof gameFile>[0], text = en) =>
    gameFile(called, { ...record, seats: [...record.seats] }, text);
  expect(file({ name: 'Revenge!' })).toBe('Revenge.json');
  expect(file({ name: null })).toBe('Tank-Chess-Against-Marlow-Hard.json');
  expect(file({ name: '', origin: { by: 'link' } }, ja)).toBe('タンクチェス-共有されたゲーム.json');
});
