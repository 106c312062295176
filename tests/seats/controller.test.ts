import { expect, test } from 'vitest';
import type { Command, Seat } from '../../src/rules/core/game';
import { controlTable } from '../../src/scenes/table/tableController';
import type { Player } from '../../src/session/seats';
import { openBids } from '../support/bids/machine';
import type { Command as Bid } from '../support/bids/types';
import { answerOf, matchAt, seatTable } from '../support/tables';

const human: Player = { name: 'Ada', controller: { kind: 'human' } };
const bot: Player = { name: 'Kolbe', controller: { kind: 'bot', level: 'easy' } };
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('cards of a set are pointed at in any order, and again to take one out', async () => {
  const table = seatTable(
    { match: openBids('lone', 1), sitters: [human] },
    { show: () => Promise.resolve(), think: () => Promise.reject(new Error('nobody thinks')) },
  );
  await settle();
  const controller = controlTable(table, () => false);
  const cards = () => controller.screen().selection.next.filter((ref) => ref.startsWith('card:'));
  const picked = () => controller.screen().selection.picked;
  const [first, second, third] = cards();
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few cards');
  controller.point(second);
  expect(cards()).toContain(first);
  controller.point(first);
  expect(picked()).toEqual([second, first]);
  controller.point(second);
  expect(picked()).toEqual([first]);
  controller.point(first);
  expect(picked()).toEqual([]);
  controller.point(third);
  controller.point(first);
  controller.point('button:bid');
  await settle();
  const given = [first, third].map((ref) => Number(ref.slice('card:'.length)));
  expect(matchAt(table).log.at(0)?.command).toEqual({ type: 'bid', seat: 0, cards: given });
  controller.close();
  table.close();
});

test('what a person has pointed at stays while others act, until the person does', async () => {
  const answers = new Map<Seat, (command: Command) => void>();
  const table = seatTable(
    { match: openBids('open', 3), sitters: [human, bot, bot] },
    {
      show: () => Promise.resolve(),
      think: ({ seat }) => new Promise((resolve) => void answers.set(seat, (command) => resolve(answerOf(command)))),
    },
  );
  await settle();
  const controller = controlTable(table, () => false);
  const card = controller.screen().selection.next.find((ref) => ref.startsWith('card:'));
  if (card === undefined) throw new Error('nothing to point at');
  controller.point(card);
  const bid: Bid = { type: 'bid', seat: 2, cards: [] };
  answers.get(2)?.(bid);
  await settle();
  expect(controller.screen().reading.steps).toHaveLength(1);
  expect(controller.screen().selection.picked).toEqual([card]);
  controller.point('button:bid');
  await settle();
  expect(controller.screen().reading.steps).toHaveLength(2);
  expect(controller.screen()).toMatchObject({ begun: false });
  controller.close();
  table.close();
});
