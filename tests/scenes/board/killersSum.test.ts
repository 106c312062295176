import { expect, test } from 'vitest';
import { tankKillers } from '../../../src/rules/tankKillers';
import { readBlocks } from '../../../src/scenes/blocks/readBlocks';
import { fateOf, stripOf, sumOf } from '../../../src/scenes/tankKillers/board/sum';
import { attack, type Table } from '../../rules/tankKillers/table';
import { cite } from '../../support/cite';
import { killersLook } from '../../support/killersTable';

/** What the strip under the battlefield says of the attack. */
function told(table: Table) {
  const view = tankKillers.view(table.state, 0);
  const sum = sumOf(view, killersLook(), null);
  if (sum === null) throw new Error('nothing to add up');
  return fateOf(view, sum);
}

test(`${cite('TK-RES1')} a sum is open until it is compared, and then the target is hit`, () => {
  const table = attack('G4', 'A1', { attacker: ['T46'], defender: ['T84'] });
  expect(told(table)).toBe('open');
  expect(told(table.upTo('freeAction'))).toBe('hit');
});

test(`${cite('TK-LOST1')} an attack that was stopped neither hits nor spares, whatever the sum would have been`, () => {
  const strong = attack('G4', 'A1', { attacker: ['T46'], defender: ['T84'] })
    .play('T84')
    .upTo('freeAction');
  expect(told(strong)).toBe('stopped');
  const weak = attack('A4', 'G2', { attacker: ['T46'], defender: ['T84'] })
    .play('T84')
    .upTo('freeAction');
  expect(told(weak)).toBe('stopped');
});

test(`${cite('TK-RES7')} a target that the sum spared stands until a card finishes it off`, () => {
  const table = attack('A4', 'G2', { attacker: ['T30', 'T46'] }).upTo('finish');
  expect(told(table)).toBe('stands');
  expect(told(table.play('T30').upTo('freeAction'))).toBe('finished');
});

test(`${cite('TK-RES1')} the strip can be read aloud: terms, total, what it is held against, the verdict and its rule`, () => {
  const { state } = attack('G4', 'A1', { attacker: ['T46'], defender: ['T84'] });
  const view = tankKillers.view(state, 0);
  const sum = sumOf(view, killersLook(), null);
  const words = readBlocks(stripOf(view, killersLook(), null));
  expect(words).toContain(`= ${sum?.total} `);
  expect(words).toContain(`≥ ${sum?.defence} `);
  expect(words).toMatch(/TK-RES1\.$/);
});
