import { expect, test } from 'vitest';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { lessons } from '../../../src/rules/tankOnTank/data/lessons';
import { LEARNER, openLesson } from '../../../src/rules/tankOnTank/study/lessons';
import { hexFromTable } from '../../../src/scenes/tankOnTank/lab/fromTable';
import { cite } from '../../support/cite';

const [facing] = lessons;
if (facing === undefined) throw new Error('no lesson');
const { state } = openLesson(facing);
const view = tankOnTank.view(state, LEARNER);

test(`${cite('TOT-4.0c')} a refused shot opens on the bench with its own firer and target, whatever was picked`, () => {
  const command = { type: 'aim', seat: LEARNER, unit: '00', target: '10' } as const;
  const refusal = tankOnTank.refuse(state, command);
  if (refusal === null) throw new Error('it is allowed');
  expect(hexFromTable(view, ['unit:19'], { command, refusal })).toMatch(/sherman-D8-S.*\/.*D6-S/);
});

test('without a refusal the picked unit looks', () => {
  expect(hexFromTable(view, ['unit:00'], null)).toMatch(/sherman-D8-S/);
});
