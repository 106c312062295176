import { describe, expect, test } from 'vitest';
import { view } from '../../../src/rules/tankOnTank/view';
import { putDown } from '../../../src/scenes/board/cardMoves';
import { driftSmoke } from '../../../src/scenes/board/groundMarks';
import type { Motion } from '../../../src/scenes/paint/items';
import { centre } from '../../../src/scenes/tankOnTank/board/geometry';
import { battleSkin, postedState } from '../../support/battleTable';
import { clockedStage } from '../../support/clockedStage';

const skin = battleSkin();
const seen = (snow = false) => ({
  ...view(postedState({ american: ['sherman E5 N'], german: ['tiger G5 NW'] }), 0),
  snow,
});
const [sherman = ''] = seen().units.flatMap(({ id, seat }) => (seat === 0 ? [id] : []));

/** A board that has been drawn, and what one event then looks like moment by moment. */
async function film(event: { readonly type: string; readonly [field: string]: unknown }, board = seen()) {
  const { stage, laid, heard, at, lengthOf } = clockedStage();
  skin.draw(board, stage);
  const drawn = laid.length;
  const show = skin.animations[event.type as keyof typeof skin.animations] as
    | ((...all: unknown[]) => Promise<void>)
    | null;
  const long = await lengthOf(() => show?.(event, stage, board));
  const textures = (time: number) =>
    at(time).flatMap(({ id, item, pose }) => (item?.kind === 'picture' ? [{ id, texture: item.texture, pose }] : []));
  return {
    heard,
    at,
    long,
    textures,
    after: () => laid.slice(drawn),
    pose: (id: string, time: number): Partial<Motion> => at(time).findLast((one) => one.id === id)?.pose ?? {},
  };
}

const drive = { type: 'unitMoved', unit: sherman, name: 'sherman', from: 'E5', path: ['E4', 'E3'], at: 'E3', cost: 1 };

describe('somebody drives', () => {
  test('from hex to hex, with dust behind that grows, drifts and is gone', async () => {
    const { pose, textures } = await film(drive);
    const [from, to] = [centre('E5'), centre('E4')];
    const half = pose(`unit:${sherman}/hull`, 90);
    expect(half.y).toBeGreaterThan(to.y);
    expect(half.y).toBeLessThan(from.y);
    const dust = (time: number) => textures(time).filter(({ texture }) => texture === 'dust');
    expect(dust(60)).toHaveLength(3);
    // Northwards: what hangs behind hangs lower on the map.
    for (const puff of dust(60)) expect(puff.pose.y).toBeGreaterThan(from.y);
    expect(dust(150)[0]?.pose.width).toBeGreaterThan(dust(60)[0]?.pose.width ?? 0);
    expect(dust(150)[0]?.pose.alpha).toBeLessThan(dust(60)[0]?.pose.alpha ?? 0);
  });

  test('and leaves the tracks of every hex it has left, blue in snow', async () => {
    const ink = async (snow: boolean) => {
      const { after } = await film(drive, seen(snow));
      const tracks = after().filter(({ id }) => id.startsWith('driving:'));
      expect(tracks.map(({ id }) => id)).toEqual(['driving:E4/0', 'driving:E4/1', 'driving:E3/0', 'driving:E3/1']);
      expect(tracks[0]?.at).toBeLessThan(tracks[3]?.at ?? 0);
      return tracks.flatMap(({ item }) => (item.kind === 'shape' ? [item.stroke] : []))[0];
    };
    expect(await ink(true)).not.toBe(await ink(false));
    expect((await film(drive, seen(true))).textures(60).map(({ texture }) => texture)).toContain('dust-snow');
  });
});

test('a turret swings to its target, is thrown back by the shot and comes forward', async () => {
  const { pose, heard } = await film({
    ...{ type: 'volleyFired', seat: 0, target: '10', name: 'tiger', at: 'E3', firers: [sherman], names: ['sherman'] },
    ...{ faces: [1, 2], dice: 3, modifier: 1, total: 4, defence: 11, defenceRule: 'TOT-2.1d', how: 'two' },
    ...{ terms: [{ rule: 'TOT-8.4a', value: 1 }], result: 'miss', hit: false, again: false, before: [] },
  });
  const turret = `unit:${sherman}/turret`;
  expect(heard.map(({ name }) => name)).toEqual(['turret', 'gunMedium', 'die', 'ricochet']);
  const fired = heard[1]?.at ?? 0;
  expect(fired).toBe(120);
  const { y } = centre('E5');
  // It fires north: back is down, and home again within the flight of the shell.
  expect(pose(turret, fired + 59).y).toBeGreaterThan(y + 3);
  expect(pose(turret, fired + 60 + 159).y).toBeCloseTo(y, 0);
});

test('a flag is hoisted where an objective is taken, flutters, and takes its place', async () => {
  const board = seen();
  const held = { ...board, standing: { ...board.standing, held: [{ hex: 'E4', seat: 0 }] } } as typeof board;
  const { pose, heard } = await film({ type: 'controlTaken', seat: 0, at: 'E4' }, held);
  const tall = [20, 200, 370].map((time) => pose('flag', time).height ?? 0);
  expect(tall).toEqual(tall.toSorted((a, b) => a - b));
  expect(new Set(tall).size).toBe(3);
  expect(pose('flag', 400).angle).not.toBe(pose('flag', 500).angle);
  expect(heard.map(({ name }) => name)).toEqual(['flag', 'stamp']);
});

test('a chit is turned over before anybody reads what was on it', async () => {
  const { textures, at, heard, long } = await film({ type: 'chitRevealed', seat: 0, value: 3 });
  const sign = (time: number) => textures(time).filter(({ id }) => id === 'sign');
  const words = (time: number) => at(time).some(({ id }) => id === 'words');
  expect(sign(40)).toMatchObject([{ texture: 'ap-back' }]);
  expect(sign(150)[0]?.pose.width).toBeLessThan(sign(40)[0]?.pose.width ?? 0);
  expect([40, 150, 250].some(words)).toBe(false);
  expect(sign(300)).toMatchObject([{ texture: 'ap-3' }]);
  expect(words(300)).toBe(true);
  expect(heard.map(({ name }) => name)).toEqual(['paper', 'card', 'chit']);
  expect(long).toBeGreaterThan(700);
});

test('a card is carried over the table and put down with a sound', async () => {
  const film = clockedStage();
  const pose = { x: 0, y: 0, height: 100 };
  film.stage.put('stage', 'card', { kind: 'picture', texture: 'back', ...pose, width: 70 });
  const long = await film.lengthOf(() => putDown(film.stage, 'card', { x: 400, y: 0, height: 100 }, 240));
  const height = (time: number) => film.at(time)[0]?.pose.height ?? 0;
  expect(height(160)).toBeGreaterThan(height(239));
  expect(film.heard).toEqual([{ name: 'chit', at: long }]);
});

test('smoke drifts off a fresh wreck with the wind, and grows thinner', () => {
  const { stage, at } = clockedStage();
  driftSmoke(stage, { x: 0, y: 0 }, 100);
  const [early, late] = [at(200)[0]?.pose, at(1800)[0]?.pose];
  expect(late?.x).toBeGreaterThan(early?.x ?? 0);
  expect(late?.y).toBeLessThan(early?.y ?? 0);
  expect(late?.width).toBeGreaterThan(early?.width ?? 0);
  expect(late?.alpha).toBeLessThan(early?.alpha ?? 0);
});
