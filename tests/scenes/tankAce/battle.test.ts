import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankAce/en/game';
import ja from '../../../src/i18n/tankAce/ja/game';
import { legal } from '../../../src/rules/core/play';
import { tankAce } from '../../../src/rules/tankAce';
import type { Post } from '../../../src/rules/tankAce/data/crewCharts';
import { areas, type Facing, reaches } from '../../../src/rules/tankAce/types';
import type { Spot, Style } from '../../../src/scenes/board/gameScene';
import type { Box, Item } from '../../../src/scenes/paint/items';
import { palettes } from '../../../src/scenes/paint/palette';
import { tankAceSkin } from '../../../src/scenes/tankAce';
import { at, standsOf } from '../../../src/scenes/tankAce/battle/geometry';
import { mindOf } from '../../../src/scenes/tankAce/battle/mind';
import { lookedAt, noWishes, segmentsOf } from '../../../src/scenes/tankAce/battle/orders';
import { battlePlaces, ground, onScreen, windowOf } from '../../../src/scenes/tankAce/battle/places';
import { ticketOf } from '../../../src/scenes/tankAce/battle/ticket';
import { refusalLines } from '../../../src/scenes/tankAce/battle/ticketArt';
import { emptySelection, narrowed } from '../../../src/session/selection';
import { battle, wounded } from '../../rules/tankAce/table';
import { recordingStage } from '../board/recordingStage';

const english: Style = { text: en, language: 'en', pieces: 'silhouettes', palette: palettes.standard };
const japanese: Style = { text: ja, language: 'ja', pieces: 'silhouettes', palette: palettes.standard };
const rooms = [
  ['1920x1080', 1920, 1022, 'wide'],
  ['2560x1080', 2560, 1022, 'wide'],
  ['1280x720', 1280, 674, 'compact'],
  ['1024x768', 1024, 722, 'compact'],
  ['a phone', 390, 734, 'phone'],
  ['a small phone', 360, 590, 'phone'],
  ['a phone on its side', 844, 290, 'phone'],
  ['a lesson at 1280x720', 866, 640, 'phone'],
] as const;
const posts: readonly Post[] = ['commander', 'gunner', 'loader', 'driver', 'assistant'];

const fight = () =>
  battle(
    [
      ['panther', 'C', { targets: 0, hullDown: true }],
      ['inf', 'A', { dugIn: true }],
      ['pak40', 'B', { targets: 0, firedAt: [0] }],
    ],
    { mission: { weather: 'rain', terrain: 'hills' }, tank: { orders: 2 } },
  );

const inside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 0.5 ||
  b.x + b.width <= a.x + 0.5 ||
  a.y + a.height <= b.y + 0.5 ||
  b.y + b.height <= a.y + 0.5;

describe.each(rooms)('the places at %s', (_, width, height, form) => {
  const places = battlePlaces(width, height);
  const room = { x: 0, y: 0, width, height };
  const zones = [places.board, places.prompt, places.tokens, places.crew, places.ammo, places.orders, places.buttons];

  test(`are ${form} and all in the room`, () => {
    expect(places.form).toBe(form);
    for (const zone of [...zones, places.page, places.verdict]) expect(inside(zone, room)).toBe(true);
  });

  test('do not lie over each other', () => {
    const real = zones.filter((zone) => zone.width > 0);
    for (const [index, zone] of real.entries())
      for (const other of real.slice(index + 1)) expect(apart(zone, other)).toBe(true);
  });

  test.each(reaches)('show the tank and the ring of %s range', (range) => {
    const window = windowOf(places, range, 1);
    const far = ground.rings[range][1];
    const seen = [ground.tank, at(0, far), ...(form === 'phone' ? [at(-90, far - 40), at(90, far - 40)] : [])];
    for (const spot of seen) {
      const { x, y } = onScreen(window, spot);
      expect(inside({ x, y, width: 0, height: 0 }, places.board)).toBe(true);
    }
  });
});

test('units of one area stand apart, each in its own area and ring', () => {
  const { state } = battle([
    ['pz4', 'C'],
    ['pz4', 'C'],
    ['inf', 'C'],
    ['stug3', 'C'],
    ['inf', 'D'],
  ]);
  const units = state.fights[0]?.units ?? [];
  for (const range of reaches) {
    const stands = standsOf(units, range);
    const [, outer] = ground.rings[range];
    expect(stands).toHaveLength(units.length);
    for (const { x, y, unit } of stands) {
      const [dx, dy] = [x - ground.tank.x, ground.tank.y - y];
      expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(outer + 1);
      expect(Math.sign(dx)).toBe(unit.area === 'C' ? 1 : -1);
    }
    for (const [index, one] of stands.entries())
      for (const other of stands.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
  }
});

describe('the wheel of orders', () => {
  test('says of every order what the rules say of it', () => {
    const { state } = fight();
    for (const man of posts) {
      for (const { command, refusal, type } of segmentsOf(state, 0, man, noWishes)) {
        if (command === null) continue;
        expect(command.type).toBe(type);
        expect(refusal).toEqual(tankAce.refuse(state, command));
      }
    }
  });

  test('names every order by its letter in both languages, whatever else the letter means', () => {
    const { state } = fight();
    for (const style of [english, japanese])
      for (const man of posts)
        for (const segment of segmentsOf(state, 0, man, noWishes)) {
          const { kicker } = ticketOf(state, segment, '', style, () => null);
          if (kicker !== '') expect(kicker).toMatch(/^(Order |命令)[A-P][・ ]/);
        }
  });

  test('has every order of the rules at one man or another', () => {
    const { state } = fight();
    const ours = new Set(posts.flatMap((man) => segmentsOf(state, 0, man, noWishes).map(({ type }) => type)));
    const tried = new Set(tankAce.candidates(state, 0).map(({ type }) => type));
    for (const aside of ['synergy', 'endOrders'] as const) tried.delete(aside);
    expect([...tried].filter((type) => !ours.has(type))).toEqual([]);
  });

  test('keeps to the target that was meant, and says no rather than take another', () => {
    const { state } = fight();
    const wishes = lookedAt(noWishes, 'target:u1', state, 0);
    const coax = segmentsOf(state, 0, 'gunner', wishes).find(({ type }) => type === 'coax');
    expect(coax?.command).toMatchObject({ unit: 'u1' });
    expect(coax?.refusal?.rule).toBe('ATA-7.2A2');
    const other = segmentsOf(state, 0, 'gunner', lookedAt(wishes, 'target:next', state, 0));
    expect(other.find(({ type }) => type === 'coax')?.command).toMatchObject({ unit: 'u2' });
  });

  test('takes what was set where it is allowed', () => {
    const { state } = fight();
    const set = lookedAt(lookedAt(noWishes, 'set:hull=A', state, 0), 'set:step=nearer', state, 0);
    const [, cover] = segmentsOf(state, 0, 'driver', set);
    expect(cover?.command).toEqual({ type: 'hullDown', seat: 0, step: 'nearer', hull: 'A' });
  });

  test('begins with the commander where nobody lays the gun', () => {
    const { state } = wounded(fight(), 'gunner', 'KIA', false);
    expect(mindOf(state, 0, noWishes, [], english).man).toBe('commander');
  });

  test('follows what is pointed at by other means', () => {
    const { state } = fight();
    const mind = mindOf(state, 0, noWishes, ['button:bow', 'unit:u2'], english);
    expect([mind.man, mind.chosen?.type, mind.target]).toEqual(['assistant', 'bow', 'u2']);
  });
});

describe.each([english, japanese])('the table in $language', (style) => {
  const { state } = fight();
  const skin = tankAceSkin(() => style);
  const spotsIn = (width: number, height: number, overlays: ReadonlySet<string> = new Set()): readonly Spot[] => {
    skin.resize?.(width, height);
    return skin.spots?.({ view: state, seat: 0, selection: emptySelection, overlays }) ?? [];
  };

  test.each(rooms)('puts everything that can be pressed inside %s, with words', (_, width, height) => {
    for (const overlays of [new Set<string>(), new Set(['charts'])]) {
      const spots = spotsIn(width, height, overlays);
      expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
      for (const { box, words } of spots) {
        expect(words).not.toBe('');
        expect(inside(box, { x: 0, y: 0, width, height })).toBe(true);
      }
    }
  });

  test('draws a battle at every size without putting anything twice', () => {
    for (const [, width, height] of rooms) {
      skin.resize?.(width, height);
      const stage = recordingStage();
      skin.draw(state, stage.stage, emptySelection);
      expect(stage.ids('unit:')).toHaveLength(3);
      expect(stage.put.has('own/turret')).toBe(true);
    }
  });

  test.each(rooms)('no number of danger lies on a name, a card or another number at %s', (_, width, height) => {
    for (const range of reaches) {
      const { state: crowded } = battle(
        (['panther', 'pz4', 'stug3', 'pak40', 'inf'] as const).map((kind, index) => [
          kind,
          areas[(index * 2) % areas.length] ?? 'A',
          { targets: 0 },
        ]),
        { mission: { weather: 'clear', terrain: 'open' }, tank: { orders: 2 }, fight: { range } },
      );
      skin.resize?.(width, height);
      const { put, ids, stage } = recordingStage();
      skin.draw(crowded, stage, emptySelection);
      const boxOf = (id: string): Box => {
        const item = put.get(id)?.item;
        if (item?.kind === 'group') return { ...item, x: item.x, y: item.y };
        const points = item?.kind === 'shape' ? item.points : [];
        const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
        const [x, y] = [Math.min(...xs), Math.min(...ys)];
        return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
      };
      const numbers = ids('danger:').filter((id) => !id.endsWith('/number'));
      expect(numbers.length).toBeGreaterThan(2);
      const words = [...ids('tag:'), ...ids('corner/')];
      const over = numbers.flatMap((id, index) =>
        [...words, ...numbers.slice(index + 1)]
          .filter((other) => !apart(boxOf(id), boxOf(other)))
          .map((o) => `${id} ${o}`),
      );
      expect(over, range).toEqual([]);
    }
  });

  test.each(['wide', 'compact', 'phone'] as const)('no refusal is cut short: %s', (form) => {
    const rooms = { wide: 76, compact: 72, phone: 138 };
    for (const [rule, says] of Object.entries(style.text.rules)) {
      const { lines, height } = refusalLines(says, form, style.language) ?? { lines: [], height: 0 };
      const bare = (text: string) => text.replaceAll(/\s/g, '');
      expect([rule, bare(lines.join(''))]).toEqual([rule, bare(says)]);
      expect([rule, height <= rooms[form]]).toEqual([rule, true]);
    }
  });

  test('the armour of turret, hull and side can be read however they are turned', () => {
    const labels = (item: Item | undefined): readonly Extract<Item, { kind: 'label' }>[] =>
      item?.kind === 'group' ? item.items.flatMap(labels) : item?.kind === 'label' ? [item] : [];
    const facings: readonly Facing[] = ['A', 'B', 'C'];
    for (const hull of facings)
      for (const turret of facings) {
        const { state: turned } = battle([['pz4', 'B']], { tank: { hull, turret } });
        skin.resize?.(1280, 674);
        const { put, stage } = recordingStage();
        skin.draw(turned, stage, emptySelection);
        const numbers = labels(put.get('rings')?.item).filter(({ text }) => /\d$/.test(text));
        expect(numbers).toHaveLength(3);
        const boxes = numbers.map(({ x, y }) => ({ x: x - 24, y: y - 14, width: 48, height: 27 }));
        boxes.forEach((box, index) => {
          for (const other of boxes.slice(index + 1)) expect(apart(box, other), `${hull} ${turret}`).toBe(true);
        });
      }
  });

  test('offers the order in mind first, as a command that is allowed', () => {
    const [first] = skin.proposals(state, emptySelection, null);
    const found = narrowed(tankAce, legal(tankAce, state, 0), first?.refs ?? []);
    expect(found?.command).toMatchObject({ type: 'fire', unit: 'u1' });
    expect(first?.key).toBe('Enter');
  });

  test('a second press on the chosen order gives it; another is looked at first', () => {
    const press = (id: string) => spotsIn(1920, 1022).find((spot) => spot.id === id)?.does;
    skin.draw(state, recordingStage().stage, emptySelection);
    expect(press('order-fire')).toMatchObject({ do: 'point' });
    expect(press('order-traverse')).toEqual({ do: 'look', id: 'order:traverse' });
    skin.look?.('order:traverse');
    expect(press('order-traverse')).toMatchObject({ do: 'point', refs: ['button:traverse', 'face:C'] });
    skin.look?.('order:fire');
  });
});

test('another battle begins with the gunner, whoever was spoken to in the last one; the same battle does not', () => {
  const skin = tankAceSkin(() => english);
  const [first, second] = [fight().state, battle([['pz4', 'B']], { tank: { orders: 2 } }).state];
  const chosen = (state: typeof first) => {
    skin.draw(state, recordingStage().stage, emptySelection);
    return (skin.spots?.({ view: state, seat: 0, selection: emptySelection, overlays: new Set() }) ?? [])
      .filter(({ id, on }) => id.startsWith('man-') && on === true)
      .map(({ id }) => id);
  };
  expect(chosen(first)).toEqual(['man-gunner']);
  skin.look?.('man:driver');
  expect([chosen(first), chosen(second)]).toEqual([['man-driver'], ['man-gunner']]);
});

test('mortars that one calls for are not the enemy’s', () => {
  const { state } = battle([['inf', 'B', { dugIn: true }]], { tank: { orders: 2 }, career: { rank: 3 } });
  const skin = tankAceSkin(() => english);
  skin.draw(state, recordingStage().stage, emptySelection);
  skin.look?.('man:commander');
  skin.look?.('order:call');
  const [first] = skin.proposals(state, emptySelection, null);
  expect(first?.words).toBe('Call mortars on infantry');
});

test('after a shot that did not settle it the next one is at hand', () => {
  const fired = battle(
    [
      ['panther', 'B', { targets: 0 }],
      ['inf', 'A'],
    ],
    { tank: { orders: 2 } },
  ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
  const skin = tankAceSkin(() => english);
  skin.draw(fired.state, recordingStage().stage, emptySelection);
  const [first] = skin.proposals(fired.state, emptySelection, null);
  const found = narrowed(tankAce, legal(tankAce, fired.state, 0), first?.refs ?? []);
  expect(found?.command).toMatchObject({ type: 'again' });
});

test('a shot that is only looked at is known, and whether it is refused; other orders are none', () => {
  const { state } = battle([['pz4', 'B']], { tank: { orders: 2, turret: 'C' } });
  const skin = tankAceSkin(() => english);
  skin.draw(state, recordingStage().stage, emptySelection);
  const meant = (man: string, order: string) => {
    skin.look?.(`man:${man}`);
    skin.look?.(`order:${order}`);
    return skin.meant?.(state, emptySelection) ?? null;
  };
  expect(meant('gunner', 'traverse')).toBeNull();
  const shots = [meant('gunner', 'fire'), meant('gunner', 'coax'), meant('assistant', 'bow')];
  for (const shot of shots) {
    const command = shot === null ? null : tankAce.parse(shot.command);
    expect(shot?.refused).toBe(command !== null && 'type' in command && tankAce.refuse(state, command) !== null);
  }
  expect(shots.map((shot) => shot?.refused)).toEqual([false, true, false]);
});
