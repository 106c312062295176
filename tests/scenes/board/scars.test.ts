import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import type { PlayableId } from '../../../src/games/play';
import type { View } from '../../../src/rules/tankOnTank/view';
import type { Skin, Surface } from '../../../src/scenes/board/gameScene';
import { scarsKeeper } from '../../../src/scenes/board/scars';
import type { Item } from '../../../src/scenes/paint/items';
import { scarsOnMap } from '../../../src/scenes/tankOnTank/board/scars';
import type { Match } from '../../../src/session/match';
import { type Reading, readingOf } from '../../../src/session/reading';
import { openRecord } from '../../../src/session/record/openRecord';
import { readRecord } from '../../../src/session/record/record';
import { isRecordError } from '../../../src/session/record/recordProblem';
import type { Seen } from '../../../src/session/shownStep';
import { battleSkin } from '../../support/battleTable';
import { chessSkin } from '../../support/chessTable';
import { cite } from '../../support/cite';

async function kept(id: PlayableId): Promise<Match> {
  const { module, sequence } = await loadPlay(id);
  const file = new URL(`../../golden/${id}-${module.game.version}-sha256.json`, import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  if (isRecordError(record)) throw new Error(record.error);
  const match = openRecord(record, module, sequence);
  if (isRecordError(match)) throw new Error(match.error);
  return match;
}

/** What a skin leaves on the ground, by name. */
function scarsOf({ drawScars }: Pick<Skin, 'drawScars'>, { view, steps }: Reading): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  const put: Surface['put'] = (layer, id, item) => void items.set(`${layer} ${id}`, item);
  drawScars?.(view, steps, { put } as Surface);
  return items;
}

describe.each([
  ['tankOnTank', () => battleSkin()],
  ['tankChess', () => chessSkin()],
] as const)('the ground of %s', async (id, skinOf) => {
  const match = await kept(id);
  const whole = readingOf(match, 0);
  const moments = Array.from({ length: 9 }, (_, part) => Math.round((part * whole.steps.length) / 8));

  test('looks the same after playing on, taking back, scrubbing and opening the game again', () => {
    const lasting = skinOf();
    const walk = [...moments, ...moments.toReversed(), ...moments.filter((_, index) => index % 3 === 0)];
    for (const moment of walk) {
      const reading = whole.at(moment);
      expect(scarsOf(lasting, reading), `at ${moment}`).toEqual(scarsOf(skinOf(), reading));
    }
  });

  test('is bare before the first command and scarred at the end', () => {
    expect(scarsOf(skinOf(), whole.at(0)).size).toBe(0);
    expect([...scarsOf(skinOf(), whole).keys()].some((name) => name.includes('tracks:'))).toBe(true);
  });
});

describe('a battle', async () => {
  const whole = readingOf(await kept('tankOnTank'), 0);

  test(`${cite('TOT-8.4c')} a wreck smokes where each unit was destroyed, and nothing else does`, () => {
    const lost = whole.steps
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.type === 'unitDestroyed' ? [Reflect.get(event, 'at')] : []));
    const names = [...scarsOf(battleSkin(), whole).keys()].filter((name) => name.endsWith('/smoke'));
    expect(lost.length).toBeGreaterThan(2);
    expect(new Set(names)).toEqual(new Set(lost.map((hex) => `mark wreck:${hex}/smoke`)));
  });

  test('a fresh wreck burns, an old one only smokes', () => {
    const at = whole.steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'unitDestroyed'));
    const fires = (moment: number) =>
      [...scarsOf(battleSkin(), whole.at(moment)).keys()].filter((name) => name.endsWith('/fire'));
    const first = whole.steps.slice().findIndex(({ events }) => events.some(({ type }) => type === 'unitDestroyed'));
    expect(fires(first + 1)).toHaveLength(1);
    const smokes = [...scarsOf(battleSkin(), whole.at(at + 1)).keys()].filter((name) => name.endsWith('/smoke'));
    expect(fires(at + 1).length).toBeLessThan(smokes.length);
  });
});

test(`${cite('TOT-S10a')} the tracks of a face-down unit tell nothing of what it is`, async () => {
  const { view, steps } = readingOf(await kept('tankOnTank'), null);
  const seen = view as View;
  const moved = steps.flatMap(({ events }) => events).find(({ type }) => type === 'unitMoved');
  const unit: unknown = moved === undefined ? null : Reflect.get(moved, 'unit');
  const drawn = (kind: View['units'][number]['kind']) => {
    const units = seen.units.map((one) => (one.id === unit ? { ...one, kind } : one));
    const items: unknown[] = [];
    scarsOnMap()({ ...seen, units }, steps, { put: (...put: unknown[]) => void items.push(put) } as unknown as Surface);
    return items;
  };
  expect(drawn(null)).toEqual(drawn('tiger'));
  // Known infantry leaves none.
  expect(drawn('geInfantry').length).toBeLessThan(drawn(null).length);
});

test('what is kept is read once, and again only what is new', () => {
  let read = 0;
  const keep = scarsKeeper((event) => {
    read += 1;
    return [event.type];
  });
  const step = (index: number, type: string): Seen => ({
    ...{ index, turn: 1, seat: 0, command: null, rolls: [], hides: false, final: false },
    events: [{ type }],
  });
  const steps = ['a', 'b', 'c'].map((type, index) => step(index, type));
  expect(keep(steps)).toEqual(['a', 'b', 'c']);
  expect(keep(steps)).toEqual(['a', 'b', 'c']);
  expect(read).toBe(3);
  expect(keep([...steps, step(3, 'd')])).toEqual(['a', 'b', 'c', 'd']);
  expect(read).toBe(4);
  // Taken back, and something else played.
  expect(keep([...steps.slice(0, 2), step(2, 'e')])).toEqual(['a', 'b', 'e']);
  expect(read).toBe(5);
});
