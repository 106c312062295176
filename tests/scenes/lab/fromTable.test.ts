import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import type { State } from '../../../src/rules/tankAce/types';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { lessons } from '../../../src/rules/tankOnTank/data/lessons';
import { LEARNER, openLesson } from '../../../src/rules/tankOnTank/study/lessons';
import { aceFromTable } from '../../../src/scenes/tankAce/lab/fromTable';
import { hexFromTable } from '../../../src/scenes/tankOnTank/lab/fromTable';
import { openMatch } from '../../../src/session/match';
import { cite } from '../../support/cite';

const [facing] = lessons;
if (facing === undefined) throw new Error('no lesson');
const { state } = openLesson(facing);
const view = tankOnTank.view(state, LEARNER);

test(`${cite('TOT-4.0c')} a refused shot opens on the bench with its own firer and target, whatever was picked`, () => {
  const command = { type: 'aim', seat: LEARNER, unit: '00', target: '10' } as const;
  const refusal = tankOnTank.refuse(state, command);
  if (refusal === null) throw new Error('it is allowed');
  expect(hexFromTable(view, ['unit:19'], command)).toMatch(/sherman-D8-S.*\/.*D6-S/);
});

test('without a refusal the picked unit looks', () => {
  expect(hexFromTable(view, ['unit:00'], null)).toMatch(/sherman-D8-S/);
});

test(`${cite('ATA-6.2j')} American Tank Ace: a refused order opens with the unit it was meant for, not with the nearest`, async () => {
  const { module, sequence } = await loadPlay('tankAce');
  for (let number = 0; number < 40; number++) {
    const start = openMatch(module.game, sequence, { setup: 'mission', seats: 1, options: {}, seed: `lab ${number}` });
    const match = ['enlist', 'load', 'deploy'].reduce(
      (now, phase) => (now.state.phase === phase ? now.play({ type: 'ready', seat: 0 }) : now),
      start,
    );
    const [first, ...others] = (match.state as State).fights[0]?.units.filter(({ rides }) => rides === null) ?? [];
    const meant = others.find(({ kind }) => kind !== first?.kind);
    if (match.state.phase !== 'orders' || meant === undefined) continue;
    const command = { type: 'bombard', seat: 0, unit: meant.id } as const;
    const refusal = module.game.refuse(match.state, command);
    if (refusal?.rule !== 'ATA-6.2j') throw new Error('it is allowed, or refused by another rule');
    expect(aceFromTable(module.game.view(match.state, 0), [], command)).toContain(`/${meant.kind}?`);
    return;
  }
  throw new Error('no mission has two kinds of enemies');
});
