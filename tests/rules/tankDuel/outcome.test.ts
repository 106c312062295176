import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { type Icons, lossesOf } from '../../../src/rules/tankDuel/analyses/outcome';
import { runDamage } from '../../../src/rules/tankDuel/damage';
import { damageCards } from '../../../src/rules/tankDuel/data/damageCards';
import { locations, type SeatName, type VehicleId, vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import type { State, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { cardsWhere, lay } from './duel';

type Edit = (tank: Tank) => void;
const kill =
  (...persons: SeatName[]): Edit =>
  (tank) => {
    for (const member of tank.crew) if (persons.includes(member.person)) member.seat = null;
  };
const sits =
  (person: SeatName, seat: SeatName): Edit =>
  (tank) => {
    for (const member of tank.crew) if (member.person === person) member.seat = seat;
  };
const wounded: Edit = (tank) => {
  for (const member of tank.crew) member.wounded = true;
};
const all =
  (...edits: Edit[]): Edit =>
  (tank) => {
    for (const edit of edits) edit(tank);
  };
const broken: Edit = (tank) => {
  tank.broken = { mines: null };
};
const burning: Edit = (tank) => {
  tank.fire = { mines: null };
};

const victims: readonly (readonly [string, VehicleId, Edit])[] = [
  ['fresh', 'pz4', () => {}],
  ['fresh without special rounds', 'kv85', () => {}],
  ['everybody wounded', 'pz4', wounded],
  ['everybody wounded, in a tank with a commander/gunner', 't34-76-m43', all(wounded, broken)],
  ['burning and broken', 'pz4', all(burning, broken)],
  ['broken and Green', 'stug3', all(broken, (tank) => void Object.assign(tank, { quality: 'green' }))],
  ['broken and Elite', 'stug3', all(broken, (tank) => void Object.assign(tank, { quality: 'elite' }))],
  ['its last round loaded', 'pz4', (tank) => void Object.assign(tank, { rounds: 0, loaded: true })],
  ['track damage', 'stug3', all(broken, (tank) => void Object.assign(tank, { trackDamage: true, fireLevel: 5 }))],
  ['an Immobilized tank destroyer', 'stug3', all(broken, (tank) => void Object.assign(tank, { immobilized: true }))],
  ['the commander at the gun', 'pz4', all(kill('gunner'), sits('commander', 'gunner'), broken)],
  ['the loader at the gun', 't34-76-m43', all(kill('commander-gunner'), sits('loader', 'commander-gunner'), broken)],
  ['the assistant driving', 'pz4', all(kill('driver'), sits('assistant', 'driver'), broken)],
  ['the gunner driving', 'kv85', all(kill('driver'), sits('gunner', 'driver'), broken)],
  ['a low Fire Level', 'is2', all(kill('loader'), broken, (tank) => void Object.assign(tank, { fireLevel: 3 }))],
];

/** Cards that show just these of the two icons. */
const group = (fire: boolean, explosion: boolean) =>
  cardsWhere(({ icons }) => icons.includes('fire') === fire && icons.includes('explosion') === explosion);
const groups = [group(false, false), group(true, false), group(false, true), group(true, true)] as const;

function fallen(vehicle: VehicleId, edit: Edit): State {
  const { nation } = vehicles[vehicle];
  const { state } = lay({ [nation]: [vehicle] });
  const tank = state.tanks.find((each) => each.nation === nation);
  if (tank === undefined) throw new Error('no victim');
  state.tanks = [tank, ...state.tanks.filter((each) => each !== tank)];
  edit(tank);
  state.hands = state.hands.map(() => []);
  return state;
}

type Parts = Parameters<typeof runDamage>[2]['parts'];

/** Whether the rules themselves take the first tank out of play when every pull is of one group. */
function isLost(from: State, card: number, parts: Parts, of: 0 | 1 | 2 | 3): boolean {
  const state = structuredClone(from);
  const [tank] = state.tanks;
  if (tank === undefined) throw new Error('no victim');
  state.deck = [...groups[of]];
  const scribe = { dice: openDice(seedDice('lost')), emit: () => {} };
  runDamage(state, scribe, { tank: tank.id, card, mines: null, parts, wounded: [], lose: 0 });
  return !tank.inPlay;
}

describe('what a penetration does is counted as the rules do it', () => {
  test.each(victims)(`${cite('TD-4.0b', 'TD-12.1.4', 'TD-Q40', 'TD-Q59')} %s`, (_, vehicle, edit) => {
    const state = fallen(vehicle, edit);
    const [victim] = state.tanks;
    if (victim === undefined) throw new Error('no victim');
    let compared = 0;
    for (const card of damageCards) {
      const others = damageCards.map(({ id }) => id).filter((id) => id !== card.id);
      const losses = lossesOf(victim, others);
      for (const [of, count] of groups.map((each, place) => [place, each.length] as const)) {
        const icons = [0, 1, 2, 3].map((place) => (place === of ? count : 0)) as unknown as Icons;
        for (const location of locations) {
          for (const severity of ['light', 'heavy', 'critical'] as const) {
            const hit = { location, severity: severity === 'light' ? 'light' : 'heavy' } as const;
            const target = severity === 'critical' ? card.critical : (card.critical + 1) % 10;
            const { up, down } = losses.by({ ...hit, target }, icons);
            const lost = isLost(state, card.id, card.text[severity][location], of as 0 | 1 | 2 | 3);
            expect([card.id, severity, location, of, Number(up) / Number(down)]).toEqual([
              card.id,
              severity,
              location,
              of,
              lost ? 1 : 0,
            ]);
            compared += 1;
          }
        }
      }
    }
    expect(compared).toBe(21 * 4 * 9);
  });

  test(`${cite('TD-4.0b', 'TD-12.3.1a')} two checks pull two different cards`, () => {
    const [victim] = fallen('kv85', () => {}).tanks;
    const smoke = damageCards.find(({ text }) =>
      text.heavy.turret.some((part) => part.do === 'fireCheck' && part.times === 2),
    );
    const parts = smoke?.text.heavy.turret ?? [];
    if (victim === undefined || smoke === undefined) throw new Error('no text');
    expect(parts.every(({ do: what }) => what !== 'explosionCheck')).toBe(true);
    const others = damageCards.map(({ id }) => id).filter((id) => id !== smoke.id);
    // Both cards must show fire: 3 of 5, then 2 of 4.
    const { up, down } = lossesOf(victim, others).by(
      { location: 'turret', severity: 'heavy', target: (smoke.critical + 1) % 10 },
      [2, 3, 0, 0],
    );
    expect(Number(up) / Number(down)).toBeCloseTo((3 * 2) / (5 * 4), 12);
  });
});
