import { expect, test } from 'vitest';
import { service } from '../../../src/rules/tankAce/service';
import { phases } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, newCareer } from './table';

test(`a save is told by who leads, the month and how it stands ${cite('ATA-3.7a', 'ATA-5.2.1a')}`, () => {
  const { state } = newCareer({ start: '1944-09', ironman: true }, 2).change(({ careers: [one, other] }) => {
    if (one !== undefined) Object.assign(one, { unit: 'armored4', successes: 3 });
    if (other !== undefined) Object.assign(other.crew.commander, { no: 7 });
  });
  expect(service(state)).toEqual({
    ...{
      leaders: ['armored4.0', `${state.careers[1]?.unit}.7`],
      date: '1944-09',
      fighting: false,
      wins: 3,
      binding: true,
    },
  });
  expect(service(newCareer().state)).toMatchObject({ date: '1944-06', wins: 0, binding: false });
});

test(`a battle is being fought from its mission to its end, whoever of two fights it ${cite('ATA-6.2j')}`, () => {
  const { state } = battle([['pz4', 'B']], { seats: 2 });
  const desk = ['after', 'assign', 'over'];
  for (const phase of phases)
    expect([phase, service({ ...state, phase }).fighting]).toEqual([phase, !desk.includes(phase)]);
  const [fight = null] = state.fights;
  expect(service({ ...state, fights: [null, fight] }).fighting).toBe(true);
  expect(service({ ...state, fights: [null, null] }).fighting).toBe(false);
  expect(service({ ...state, mission: null }).fighting).toBe(false);
});
