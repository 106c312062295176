import { expect } from 'vitest';
import { isCard } from '../../../src/rules/tankDuel/cards';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { isTankId } from '../../../src/rules/tankDuel/tanks';
import type { Task } from '../../../src/rules/tankDuel/tasks';
import { robotParts, type State } from '../../../src/rules/tankDuel/types';

const tasks: { readonly [task in Task['do']]: true } = {
  nextSet: true,
  unitOver: true,
  offer: true,
  spotAttempt: true,
  flank: true,
  enemyGround: true,
  shoot: true,
  locate: true,
  pierce: true,
  shotOver: true,
  assault: true,
  damage: true,
};

const parts: readonly string[] = robotParts;
const seats: readonly string[] = Object.values(vehicles).flatMap((vehicle) => vehicle.seats);

/** Lists of a state hold nothing but what they are lists of. */
export function checkSane({
  tanks,
  shot,
  agenda,
  hands,
  deck,
  discard,
  table,
  order,
  offers,
  step,
  ...rest
}: State): void {
  const all = (list: readonly unknown[], fits: (each: unknown) => boolean, name: string) =>
    list.every(fits) ? true : expect(list, name).toEqual(list.filter(fits));
  for (const hand of hands) all(hand, isCard, 'a hand');
  all(deck, (card) => card === 0 || isCard(card), 'the deck');
  all(table, isCard, 'the table');
  all(
    discard.map(({ card }) => card),
    isCard,
    'the discard pile',
  );
  all([...rest.damageDeck, ...rest.damageDiscard], (card) => Number.isInteger(card) && Number(card) <= 21, 'damage');
  all([...order, ...offers.flatMap(({ spotter, spotted }) => [spotter, spotted])], isTankId, 'tanks');
  all(
    [...(step?.declared ?? []), ...(step?.set ?? [])].map(({ card }) => card),
    (card) => card === 0 || isCard(card),
    'a set',
  );
  for (const { robot, spotted, flanking, box } of tanks) {
    all([...spotted, ...flanking], isTankId, 'counters');
    all(
      [box.move, box.smoke, box.terrain?.card ?? null],
      (card) => card === null || card === 0 || isCard(card),
      'a box',
    );
    if (robot === null) continue;
    all(robot.row, isCard, 'a row');
    all(robot.hindered, isTankId, 'enemies hindered');
    all(robot.done, (part) => typeof part === 'string' && parts.includes(part), 'parts');
  }
  for (const task of agenda) {
    expect(tasks[task.do], JSON.stringify(task)).toBe(true);
    if (task.do === 'damage') all(task.damage.wounded, (person) => seats.includes(String(person)), 'who is wounded');
  }
  if (shot === null) return;
  all(shot.fire, isCard, 'Fire cards');
  if (shot.by !== 'tank') expect(shot).toMatchObject({ fire: [], leadership: false, apcr: false });
}
