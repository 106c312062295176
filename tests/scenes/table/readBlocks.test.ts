import { expect, test } from 'vitest';
import type { Blocks } from '../../../src/scenes/blocks/block';
import { readBlocks } from '../../../src/scenes/blocks/readBlocks';

const order: Blocks = [
  { kind: 'heading', kicker: 'Fire order', title: 'Tiger G5', value: { text: '11', note: 'Defence' }, picture: [] },
  {
    kind: 'rows',
    title: 'Who fires',
    rows: [
      { mark: 'in', title: 'Sherman E5', note: '**flank**', value: '+1', rule: 'TOT-8.2a' },
      { mark: 'no', title: 'Sherman H4', note: 'has fired' },
    ],
  },
  { kind: 'sum', terms: [{ sign: '+', value: '2', says: 'firing', tone: 'plain' }] },
  { kind: 'odds', value: '42%', ways: '15/36', bars: [], note: { says: 'two dice', rule: 'TOT-8.4g' } },
  { kind: 'columns', cells: [{ label: 'E6', says: 'nobody' }] },
  { kind: 'notice', says: 'Mind the gun!', tone: 'warning' },
  {
    kind: 'choice',
    title: 'Nearest',
    options: [{ says: 'Drive to E6', note: '2 MP', state: 'best', does: 'instead' }],
  },
];

test('whoever listens hears every block in its order, marks in words, nothing said by colour alone', () => {
  expect(readBlocks(order)).toBe(
    'Fire order. Tiger G5. Defence 11. Who fires. Sherman E5, flank, +1, TOT-8.2a. ✗ Sherman H4, has fired. ' +
      '+ 2 firing. 42%, 15/36. two dice, TOT-8.4g. E6, nobody. Mind the gun! Nearest. Drive to E6, 2 MP.',
  );
});

test('a refusal is heard with its rule behind its reason', () => {
  const refused: Blocks = [{ kind: 'heading', refused: true, kicker: 'Why not', title: 'Too far.', rule: 'TC-MOVE4' }];
  expect(readBlocks(refused)).toBe('Why not. Too far (TC-MOVE4).');
});
