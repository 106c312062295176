import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankAce/en/game';
import ja from '../../../src/i18n/tankAce/ja/game';
import { tankAce } from '../../../src/rules/tankAce';
import { charts, readOn, sidesOf } from '../../../src/rules/tankAce/charts';
import { isDiceChart } from '../../../src/rules/tankAce/data/chart';
import type { Style } from '../../../src/scenes/board/gameScene';
import type { Group, Item } from '../../../src/scenes/paint/items';
import { palettes } from '../../../src/scenes/paint/palette';
import { pictures } from '../../../src/scenes/tankAce/battle/pictures';
import { battlePlaces } from '../../../src/scenes/tankAce/battle/places';
import { careerPictures } from '../../../src/scenes/tankAce/career/pictures';
import { openBinder } from '../../../src/scenes/tankAce/charts/binder';
import { followsBox } from '../../../src/scenes/tankAce/charts/followsArt';
import { pageOf, type Rolled } from '../../../src/scenes/tankAce/charts/page';
import { sightGroup, sightOf } from '../../../src/scenes/tankAce/charts/sight';
import { openChartTheatre } from '../../../src/scenes/tankAce/charts/theatre';
import { sideViews } from '../../../src/scenes/tankAce/sideViews';
import { battle } from '../../rules/tankAce/table';
import { recordingStage } from '../board/recordingStage';

const style = (text: Style['text'], language: Style['language'], theatre: Style['theatre'] = 'full'): Style => ({
  text,
  language,
  pieces: 'silhouettes',
  palette: palettes.standard,
  theatre,
});
const english = style(en, 'en');
const dice = charts.filter(isDiceChart);

/** A roll on a chart as the rules would tell it. */
function rolled(id: string, column: string, faces: readonly number[]): Rolled {
  const chart = dice.find((each) => each.id === id);
  if (chart === undefined) throw new Error(`no chart ${id}`);
  const sum = faces.reduce((so, face) => so + face, 0);
  const { terms, total, row, result } = readOn(chart, column, sum, {});
  return {
    type: 'rolled',
    seat: 0,
    chart: id,
    column,
    faces,
    terms,
    total,
    row,
    result: String(result),
    who: '',
    unit: '',
  };
}

describe('a chart to read', () => {
  test.each(charts.map(({ id }) => id))('%s has a name, a source, heads and rows in both languages', (id) => {
    for (const look of [english, style(ja, 'ja')]) {
      const page = pageOf(id, null, null, look);
      expect(page?.name).not.toBe(id);
      expect(page?.source).not.toBe('');
      expect(page?.rows.length).toBeGreaterThan(0);
      expect(page?.rows.every(({ lit }) => !lit)).toBe(true);
      expect(new Set(page?.rows.map(({ head }) => head)).size).toBe(page?.rows.length);
    }
  });

  test('of more columns than fit the one asked for is among those shown', () => {
    const [first] = charts.filter(({ columns }) => columns.length > 8);
    const last = first?.columns.at(-1) ?? '';
    const page = pageOf(first?.id ?? '', last, null, english);
    expect(page?.heads).toHaveLength(5);
    expect(page?.index.filter(({ on }) => on).map(({ column }) => column)).toEqual([last]);
    expect(page?.heads.at(-1)?.words).toBe(page?.index.at(-1)?.words);
  });
});

describe('a roll on its chart', () => {
  test.each(dice.map(({ id }) => id))('%s lights one row and one column, whatever the dice show', (id) => {
    const chart = dice.find((each) => each.id === id);
    if (chart === undefined) throw new Error(id);
    const sides = sidesOf[chart.dice];
    for (const column of chart.columns) {
      for (let face = 1; face <= (sides[0] ?? 6); face++) {
        const roll = rolled(
          id,
          column,
          sides.map(() => face),
        );
        const page = pageOf(id, null, roll, english);
        expect(page?.rows.filter(({ lit }) => lit)).toHaveLength(1);
        expect(page?.heads.filter(({ lit }) => lit)).toHaveLength(1);
        expect(page?.roll?.chance).toBeGreaterThan(0);
      }
    }
  });

  test('the chance it had is the one the dice give', () => {
    expect(pageOf('B3', null, rolled('B3', 'above', [3, 5]), english)?.roll?.chance).toBeCloseTo(26 / 36, 12);
    expect(pageOf('B1', null, rolled('B1', 'medium', [3, 3]), english)?.roll?.chance).toBeCloseTo(21 / 36, 12);
  });

  test('modifiers are listed as they were counted, with their rules', () => {
    const table = battle([['pz4', 'B', { hullDown: true }]], { mission: { weather: 'rain' }, tank: { orders: 2 } });
    const [roll] = table.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6).told('rolled');
    const page = roll === undefined ? null : pageOf('B1', null, roll, english);
    expect(page?.modifiers.map(({ value, rule }) => [value, rule])).toEqual([
      ['+1', 'ATA-7.3.1b'],
      ['+1', 'ATA-7.5c'],
    ]);
  });
});

describe('the theatre', () => {
  const waits: number[] = [];
  const stage = () => {
    const { stage: plain, put } = recordingStage();
    const pages: string[] = [];
    const watched = {
      ...plain,
      put: (...args: Parameters<typeof plain.put>) => void pages.push(args[1]),
      wait(ms: number) {
        waits.push(ms);
        return Promise.resolve();
      },
    };
    return { stage: watched, pages, put };
  };
  const lasts = async (theatre: Style['theatre'], chart: string): Promise<number> => {
    waits.length = 0;
    const places = battlePlaces(1920, 1022);
    const look = style(en, 'en', theatre);
    await openChartTheatre(
      () => places,
      () => look,
    ).play(
      rolled(chart, chart === 'targeting' ? 'usual' : '', [1, 1].slice(0, chart === 'targeting' ? 1 : 2)),
      stage().stage,
    );
    return waits.reduce((sum, ms) => sum + ms, 0);
  };

  test('is longest in full, shorter in short, and off shows nothing', async () => {
    const [full, short, off] = [await lasts('full', 'B5'), await lasts('short', 'B5'), await lasts('off', 'B5')];
    expect(full).toBeGreaterThan(short);
    expect(short).toBeGreaterThan(off);
    expect(off).toBe(0);
  });

  test('does not dwell on what every unit rolls', async () => {
    expect(await lasts('full', 'targeting')).toBeLessThan(await lasts('full', 'B5'));
  });

  test('where only what matters is wanted, shows what may destroy in full and the rest short', async () => {
    expect(await lasts('matters', 'B5')).toBe(await lasts('full', 'B5'));
    expect(await lasts('matters', 'C1')).toBe(await lasts('short', 'C1'));
    expect(await lasts('short', 'C1')).toBeLessThan(await lasts('full', 'C1'));
  });

  test('what is chosen at the table goes before the settings', async () => {
    const places = battlePlaces(1920, 1022);
    const theatre = openChartTheatre(
      () => places,
      () => english,
    );
    openBinder(theatre).look('pace:off');
    const { stage: watched, pages } = stage();
    await theatre.play(rolled('B5', '', [1, 1]), watched);
    expect([theatre.pace(), pages]).toEqual(['off', []]);
  });
});

describe('the binder', () => {
  const places = battlePlaces(1920, 1022);
  const theatre = openChartTheatre(
    () => places,
    () => english,
  );
  const chosen = (binder: ReturnType<typeof openBinder>) =>
    binder
      .spots(places, english)
      .filter(({ on, id }) => on === true && id.startsWith('chart-'))
      .map(({ id }) => id);

  test('opens at the last roll, and stays where one has turned to', () => {
    const binder = openBinder(theatre);
    const events = [rolled('B1', 'medium', [2, 3]), rolled('B3', 'above', [4, 4])];
    binder.tell(events);
    expect(chosen(binder)).toEqual(['chart-B3']);
    binder.look('chart:C2');
    binder.tell([...events]);
    expect(chosen(binder)).toEqual(['chart-C2']);
    binder.look('roll:0');
    expect(chosen(binder)).toEqual(['chart-B1']);
  });

  test('has a place for every chart of the game', () => {
    const ids = openBinder(theatre)
      .spots(places, english)
      .map(({ id }) => id);
    for (const { id } of charts) expect(ids).toContain(`chart-${id}`);
  });
});

test('every enemy has a drawing for the gunner’s sight', () => {
  const drawn = { ...pictures, ...careerPictures };
  expect(Object.values(sideViews).filter((name) => !Object.hasOwn(drawn, name))).toEqual([]);
});

test('the crew of a lost tank is seen getting out, and nobody’s fate is told before his dice lie', async () => {
  const { state } = battle([['panther', 'B', { targets: 0 }]]);
  const view = tankAce.view(state, 0);
  const theatre = openChartTheatre(
    () => battlePlaces(1920, 1020),
    () => english,
  );
  const put = new Map<string, Item>();
  const during: string[] = [];
  const seen = () => {
    const item = put.get('theatre/escape');
    return item?.kind === 'group' && item.alpha !== 0 ? JSON.stringify(item.items) : '';
  };
  const stage = {
    ...recordingStage().stage,
    put: (_: unknown, id: string, item: Item) => void put.set(id, item),
    wait: () => {
      during.push(seen());
      return Promise.resolve();
    },
  };
  theatre.begin();
  theatre.getOut(view, 0, stage);
  expect(seen()).toContain('The crew gets out');
  await theatre.play({ ...rolled('B6-fire', 'dry', [5]), result: 'fire' }, stage);
  // Thrown, then read.
  expect(during.map((each) => each.includes('On fire'))).toEqual([false, true]);
  await theatre.play({ ...rolled('B6', '', [1, 1]), who: 'commander', result: 'out' }, stage);
  expect(during.map((each) => each.includes('out unhurt'))).toEqual([false, false, false, true]);
  await theatre.play({ ...rolled('B6', '', [6, 6]), who: 'gunner', result: 'B7' }, stage);
  expect(seen()).toContain('hurt …');
  theatre.hurt(0, 'gunner', 'KIA', stage);
  expect(seen()).not.toContain('hurt …');
  expect(seen()).toContain('killed');
  theatre.hurt(1, 'loader', 'SW', stage);
  expect(seen()).not.toContain('seriously wounded');
  await theatre.play(rolled('repair', '', [1]), stage);
  expect(seen()).toBe('');
});

test('what follows from a shot is read once its dice lie, and is lowered with the sight', async () => {
  const { state } = battle([
    ['panther', 'B', { targets: 0 }],
    ['inf', 'A'],
    ['inf', 'C'],
  ]);
  const view = tankAce.view(state, 0);
  const unit = view.fights[0]?.units[0]?.id ?? '';
  const fired = { type: 'fired', seat: 0, unit, kind: 'panther', flank: false, gun: 'main', round: 'AP' } as const;
  const told = async (...rolls: readonly Rolled[]) => {
    const theatre = openChartTheatre(
      () => battlePlaces(1920, 1020),
      () => english,
    );
    const put = new Map<string, unknown>();
    const stage = { ...recordingStage().stage, put: (_: unknown, id: string, item: unknown) => void put.set(id, item) };
    theatre.begin();
    theatre.raise(sightOf(view, 0, fired, english), stage);
    for (const roll of rolls) await theatre.play(roll, stage);
    const strip = () => JSON.stringify(put.get('theatre/follows') ?? null);
    const before = strip();
    theatre.lower(stage);
    return { before, after: strip() };
  };
  const [hit, kill] = [rolled('B1', 'medium', [2, 3]), rolled('B3', 'above', [4, 4])];
  expect((await told(hit)).before).toContain('What follows');
  expect((await told(hit)).before).not.toContain('Kill');
  const { before, after } = await told(hit, kill);
  for (const words of ['Kill 1', '2 enemies left', 'ATA-7.4d', 'Danger']) expect(before).toContain(words);
  expect(after).not.toContain('Kill');
});

test('the stamp of a kill is drawn in English and lettered in Japanese', () => {
  const { state } = battle([['panther', 'C', { targets: 0 }]]);
  const view = tankAce.view(state, 0);
  const unit = view.fights[0]?.units[0]?.id ?? '';
  const kill = { ...rolled('B3', dice.find(({ id }) => id === 'B3')?.columns[0] ?? '', [6, 6]), result: 'DE' };
  const stamped = (look: Style) => {
    const fired = { type: 'fired', seat: 0, unit, kind: 'panther', flank: false, gun: 'main', round: 'AP' } as const;
    const sight = sightOf(view, 0, fired, look);
    if (sight === null) throw new Error('nothing is seen');
    const told = JSON.stringify(sightGroup(battlePlaces(390, 800), sight, kill, look));
    return { drawn: told.includes('"stamp-destroyed"'), lettered: told.includes('"text":"撃破"') };
  };
  expect(stamped(english)).toEqual({ drawn: true, lettered: false });
  expect(stamped(style(ja, 'ja'))).toEqual({ drawn: false, lettered: true });
});

test.each([
  [1920, 1022],
  [1280, 660],
  [1280, 540],
])('on a table of %i by %i what follows never covers the stamp', (width, height) => {
  const { state } = battle([['panther', 'C', { targets: 0 }]]);
  const view = tankAce.view(state, 0);
  const unit = view.fights[0]?.units[0]?.id ?? '';
  const kill = { ...rolled('B3', dice.find(({ id }) => id === 'B3')?.columns[0] ?? '', [6, 6]), result: 'DE' };
  const fired = { type: 'fired', seat: 0, unit, kind: 'panther', flank: false, gun: 'main', round: 'AP' } as const;
  const sight = sightOf(view, 0, fired, english);
  if (sight === null) throw new Error('nothing is seen');
  const places = battlePlaces(width, height);
  const group = sightGroup(places, sight, kill, english);
  const scene = group.items.find((item): item is Group => item.kind === 'group');
  const stamp = scene?.items.find((item): item is Group => item.kind === 'group' && item.key.startsWith('stamp'));
  if (stamp === undefined) throw new Error('nothing is stamped');
  const scale = group.height / group.inner.height;
  expect(group.y + (stamp.y + stamp.height) * scale).toBeLessThanOrEqual(followsBox(places).y);
});
