import { describe, expect, test } from 'vitest';
import { charts, diceChartOf, readOn, sidesOf } from '../../../src/rules/tankAce/charts';
import { eventNumbers, LINES, majorEvents, months, units } from '../../../src/rules/tankAce/data/calendar';
import { type DiceChart, isDiceChart } from '../../../src/rules/tankAce/data/chart';
import { skills } from '../../../src/rules/tankAce/data/crewCharts';
import { enemies, enemyIds } from '../../../src/rules/tankAce/data/enemies';
import { readForce } from '../../../src/rules/tankAce/data/missionCharts';
import { tankIds, tanks } from '../../../src/rules/tankAce/data/tanks';
import { cite } from '../../support/cite';
import { citableIds } from '../../support/rulebooks';

const thrown = charts.filter(isDiceChart);
const sums = (chart: DiceChart) => {
  const sides = sidesOf[chart.dice];
  const most = sides.reduce((sum, size) => sum + size, 0);
  return Array.from({ length: most - sides.length + 1 }, (_, index) => sides.length + index);
};
const cell = (id: string, column: string, sum: number, given = {}) =>
  readOn(diceChartOf(id), column, sum, given).result;

/** What the rules do something about, chart by chart. */
const handled: { readonly [id: string]: RegExp } = {
  A1: /^(contact|attack|assault|defense|refit)(\([1-7]\))?$/,
  A3: /^(clear|rain|snow|mud)$/,
  A4: /^[1-4](T|SPG|AT|R|W|HT|INF)( [1-4](T|SPG|AT|R|W|HT|INF))*$/,
  'A4-T': /^(pz3|pz4|panther|tiger1|tiger2)$/,
  'A4-SPG': /^(stug3|jpz4|hetzer|marder|nashorn)$/,
  'A4-AT': /^pak(38|40|43)$/,
  'A4-R': /^(car20|carMG|puma)$/,
  A5: /^(open|bocage|woods|town|hills)$/,
  A6: /^[345]$/,
  B1: /^(hit|miss)$/,
  B2: /^(2|1\+S|1|S|DE|B|-|ST|B\+IMM|B\+hit)$/,
  'B3-location': /^(turret|hull)$/,
  B3: /^(DE|IMM|IMM\*\*|B|-)$/,
  'B4-use': /^(use|-)$/,
  B4: /^(DE|IMM|-)$/,
  B5: /^(IMM|-)$/,
  B5a: /^(hullDown|-)$/,
  'B6-fire': /^(fire|-)$/,
  B6: /^(out|LW|B7|KIA)$/,
  B7: /^(LW|SW|KIA)$/,
  B9: /^(artillery|spg|armour|atGun|infantry|-|mortars|inf|withdraws|random|mines)$/,
  C1: /^(friendlyFire|airStrike|sniper|ammunition|intercept|jam|smoke|prisoner|correspondent|ambush)$/,
  C2: /^(2|4|6|8|12|discharge|dies)$/,
  F1: /^(discount|-|lost|draw|won)$/,
  F2: /^[ABC]$/,
  W1: /^(knightsCross|knife|luger|ironCross|helmet|mp40|-|[0-5])$/,
};

describe('every chart', () => {
  test(`has each total in one row, without gap or overlap, and a result we handle in every column ${cite('ATA-3.6a', 'ATA-Q37')}`, () => {
    expect(thrown.length).toBeGreaterThan(25);
    for (const chart of thrown) {
      for (const sum of sums(chart)) {
        const serving = chart.rows.filter(
          ({ from, to }) => (from === null || sum >= from) && (to === null || sum <= to),
        );
        expect(serving, `${chart.id} at ${sum}`).toHaveLength(1);
        for (const column of chart.columns) {
          const kinds = [{}, ...chart.modifiers.map(({ id }) => ({ [id]: 1 }))];
          for (const given of kinds) {
            const { result } = readOn(chart, column, sum, given);
            expect(String(result), `${chart.id} ${column} at ${sum}`).toMatch(handled[chart.id] ?? /^./);
          }
        }
      }
      for (const { cells } of chart.rows) expect(cells, chart.id).toHaveLength(chart.columns.length);
    }
  });

  test('names rules of the index, and says where its numbers come from', () => {
    const ids = citableIds('tankAce');
    for (const { id, modifiers, fixed, columns, rows, source } of charts) {
      for (const { rule } of modifiers) expect(ids, id).toContain(rule);
      for (const { row, column } of fixed) expect(row < rows.length && columns.includes(column), id).toBe(true);
      expect(['exact', 'rules', 'reconstructed']).toContain(source);
    }
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  });

  test(`adds what it is given, a smoke level at a time ${cite('ATA-3.6b', 'ATA-Q7')}`, () => {
    const { total, terms } = readOn(diceChartOf('B1'), 'long', 7, { smoke: 2, weather: 1, gunnery: 1 });
    expect(terms.map(({ id, value }) => [id, value])).toEqual([
      ['smoke', 2],
      ['weather', 1],
      ['gunnery', -1],
    ]);
    expect(total).toBe(9);
  });
});

describe('what the rulebook fixes', () => {
  test(`missions, weather, ground and forces ${cite('ATA-CH.A1', 'ATA-CH.A3', 'ATA-CH.A4', 'ATA-CH.A5')}`, () => {
    expect(cell('A1', '1944-07', 6)).toBe('attack(1)');
    expect(cell('A3', '1944-07', 9)).toBe('rain');
    expect(cell('A3', '1944-10', 9)).not.toBe('rain');
    expect(cell('A5', '1944-07', 6)).toBe('open');
    expect(cell('A4', 'attack', 8)).toBe('1AT 1INF');
    for (const month of months) expect(cell('A4-AT', month, 6)).toBe('pak40');
    expect(enemies.pak40.pen).toBe(7);
    const found = (id: string) => new Set(diceChartOf(id).rows.flatMap(({ cells }) => cells));
    for (const weather of ['clear', 'rain', 'mud', 'snow']) expect(found('A3')).toContain(weather);
    for (const ground of ['open', 'bocage', 'town', 'woods']) expect(found('A5')).toContain(ground);
  });

  test(`infantry quality and areas ${cite('ATA-CH.A6', 'ATA-CH.F2', 'ATA-Q9')}`, () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => cell('A6', '', die))).toEqual([3, 3, 4, 4, 5, 5]);
    expect([1, 2, 3, 4, 5, 6].map((die) => cell('F2', '', die))).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
  });

  test(`to hit: low is good, a 5 hits at long range ${cite('ATA-CH.B1')}`, () => {
    expect(cell('B1', 'long', 5)).toBe('hit');
    expect(cell('B1', 'long', 7)).toBe('miss');
    expect(cell('B1', 'close', 8)).toBe('hit');
    expect(cell('B1', 'long', 4, { weather: 1 })).toBe('hit');
    expect(cell('B1', 'long', 6, { weather: 1 })).toBe('miss');
    expect(cell('B1', 'long', 2, { smoke: 4, weather: 1, hullDown: 1 })).toBe('hit');
    expect(cell('B1', 'close', 12, { gunnery: 1, again: 1 })).toBe('miss');
    const values = Object.fromEntries(diceChartOf('B1').modifiers.map(({ id, value }) => [id, value]));
    expect(values).toEqual({
      hullDown: 1,
      smoke: 1,
      weather: 1,
      firerButtoned: 1,
      commanderButtoned: 2,
      again: -1,
      gunnery: -1,
      dispersed: 2,
    });
  });

  test(`HE and machine guns: columns, modifiers, exceptions ${cite('ATA-CH.B2')}`, () => {
    const values = Object.fromEntries(diceChartOf('B2').modifiers.map(({ id, value }) => [id, value]));
    expect(values).toMatchObject({
      mortar: -1,
      artillery: -3,
      air: -4,
      gunnery: -1,
      bowButtoned: 1,
      weather: 1,
      dugIn: 1,
    });
    expect(cell('B2', 'mg-inf', 12, { usMachineGun: 1 })).toBe('ST');
    expect(cell('B2', 'mg-inf', 12)).toBe('-');
    expect(cell('B2', 'armour', 5)).toBe('B');
    expect(cell('B2', 'armour', 6)).toBe('-');
    expect(cell('B2', 'armour', 8, { artillery: 1 })).toBe('B+IMM');
    expect(cell('B2', 'armour', 6, { mortar: 1 })).toBe('B');
    expect(cell('B2', 'armour', 6, { air: 1 })).toBe('DE');
    expect(cell('B2', 'armour', 7, { air: 1 })).toBe('B');
    expect(cell('B2', 'armour', 3, { recon: 1 })).toBe('B+hit');
    expect(cell('B2', 'armour', 4, { recon: 1 })).toBe('B');
  });

  test(`penetration: a 4 is the hull, a 3 above the armour immobilises, three double stars ${cite('ATA-CH.B3')}`, () => {
    expect(cell('B3-location', '', 4)).toBe('hull');
    expect(cell('B3', 'above', 3)).toBe('IMM**');
    expect(cell('B3', 'above', 3, { aim: 1 })).toBe('DE');
    expect(cell('B3', 'above', 4, { aim: 1 })).toBe('IMM');
    const cells = diceChartOf('B3').rows.flatMap((row) => row.cells);
    expect(cells.filter((each) => each === 'IMM**')).toHaveLength(3);
    expect(cell('B3', 'below', 12)).toBe('DE');
    expect(cell('B3', 'above', 2)).toBe('-');
  });

  test(`Panzerfausts look at morale ${cite('ATA-CH.B4')}`, () => {
    expect(
      ['3', '4', '5'].map((ml) => [1, 2, 3, 4, 5, 6].filter((die) => cell('B4-use', ml, die) === 'use').length),
    ).toEqual([2, 3, 4]);
    expect(cell('B4-use', '5', 3, { dispersed: 1 })).toBe('-');
    expect(cell('B4', '', 3)).toBe('DE');
    expect(cell('B4', '', 4, { weather: 1 })).toBe('-');
  });

  test(`immobilisation and hull down: high is good ${cite('ATA-CH.B5', 'ATA-CH.B5a')}`, () => {
    expect(cell('B5', '', 2)).toBe('IMM');
    expect(cell('B5', '', 3)).toBe('-');
    expect(cell('B5', '', 3, { driverButtoned: 1 })).toBe('IMM');
    expect(cell('B5', '', 2, { eyeForTerrain: 1 })).toBe('-');
    expect(cell('B5', '', 4, { mud: 1 })).toBe('IMM');
    expect(cell('B5a', 'hills', 3)).toBe('hullDown');
    expect(cell('B5a', 'open', 4)).toBe('-');
    expect(cell('B5a', 'open', 4, { eyeForTerrain: 1 })).toBe('hullDown');
  });

  test(`bail-out, wounds and their length ${cite('ATA-CH.B6', 'ATA-CH.B7', 'ATA-CH.C2')}`, () => {
    expect(cell('B6', '', 5)).toBe('out');
    expect(cell('B6', '', 5, { noHatch: 1 })).toBe('LW');
    expect([7, 8, 10, 11].map((sum) => cell('B7', '', sum))).toEqual(['LW', 'SW', 'SW', 'KIA']);
    expect(cell('B7', '', 8, { training: 1 })).toBe('LW');
    expect([2, 4, 6, 8, 10, 11, 12].map((sum) => cell('C2', '', sum))).toEqual([2, 4, 6, 8, 12, 'discharge', 'dies']);
  });

  test(`events: often nothing, 5 an AT gun, 12 a random event and then mines ${cite('ATA-CH.B9', 'ATA-CH.C1')}`, () => {
    expect(cell('B9', '0', 5)).toBe('atGun');
    expect(['0', '1', '2'].map((before) => cell('B9', before, 12))).toEqual(['random', 'mines', '-']);
    expect([cell('B9', '0', 7), cell('B9', '0', 8)]).toEqual(['-', '-']);
    expect([3, 4].map((sum) => cell('C1', '', sum))).toEqual(['airStrike', 'airStrike']);
  });

  test(`school, trophies, barter and skills ${cite('ATA-CH.F1', 'ATA-CH.W1', 'ATA-CH.W2', 'ATA-CH.B8')}`, () => {
    expect(cell('F1', 'gunnery', 4)).toBe('discount');
    expect(cell('F1', 'machineGun', 4)).toBe('-');
    expect([2, 3, 4].map((die) => cell('F1', 'barFight', die))).toEqual(['lost', 'draw', 'won']);
    expect(cell('W1', 'find', 3)).toBe('knife');
    expect(cell('W1', 'value', 3)).toBe(2);
    const wares = charts.find(({ id }) => id === 'W2')?.rows.map((row) => ('id' in row ? row.id : ''));
    expect(wares).toEqual(expect.arrayContaining(['mortar', 'booze']));
    expect(skills).toMatchObject({ gunnery: 4, aim: 2, sixthSense: 1, expert: 3, leadership: 1, eyeForTerrain: 2 });
  });
});

describe('forces, counters and mats', () => {
  test('no force begins with fewer than two units, or asks for more than two of one vehicle type', () => {
    for (const { cells } of diceChartOf('A4').rows) {
      for (const text of cells) {
        const { T, SPG, AT, R, W, HT, INF } = readForce(String(text));
        expect(T + SPG + AT + R + 2 * W + 2 * HT + INF, String(text)).toBeGreaterThanOrEqual(2);
        expect(Math.max(T, SPG, AT, R, W, HT)).toBeLessThanOrEqual(2);
      }
    }
  });

  test(`an assault has one INF more, and so has every force from December on but in movement to contact ${cite('ATA-CH.A4')}`, () => {
    const inf = (column: string) => readForce(String(cell('A4', column, 8))).INF;
    expect(['attack', 'assault', 'contact', 'defense'].map(inf)).toEqual([1, 2, 1, 2]);
    expect(['attack-late', 'assault-late', 'contact-late', 'defense-late'].map(inf)).toEqual([2, 3, 1, 3]);
  });

  test(`counters show penetration and three armour values ${cite('ATA-3.5e', 'ATA-3.5g', 'ATA-3.5i')}`, () => {
    expect(enemies.panther).toEqual({ class: 'T', pen: 8, turret: 7, hull: 7, side: 4 });
    for (const id of enemyIds) {
      const { class: kind, pen, turret } = enemies[id];
      if (kind === 'AT') expect([typeof pen, turret], id).toEqual(['number', null]);
      if (kind === 'T' || kind === 'SPG') expect([typeof pen, typeof turret], id).toEqual(['number', 'number']);
    }
  });

  test(`the M4 is as printed, and the early M4A1 has no loader hatch either ${cite('ATA-4.3.2g', 'ATA-4.3.2h', 'ATA-ERR2', 'ATA-Q3')}`, () => {
    expect(tanks.m4).toMatchObject({
      prestige: 0,
      from: '1944-06',
      firepower: 6,
      turret: 6,
      hull: 5,
      side: 4,
      rack: 8,
      hcbi: 6,
      wp: 6,
    });
    expect(tankIds.filter((id) => !tanks[id].loaderHatch)).toEqual(['m4', 'm4a1-early']);
    expect(tankIds).toHaveLength(10);
    expect(Math.max(...tankIds.map((id) => tanks[id].prestige))).toBe(5);
  });

  test(`the calendar: June 1944 to April 1945, seven major events, ten units ${cite('ATA-1.0b', 'ATA-Q1', 'ATA-4.2.3a', 'ATA-4.2.4b', 'ATA-4.7b')}`, () => {
    expect([months[0], months.at(-1), months.length]).toEqual(['1944-06', '1945-04', 11]);
    expect(LINES).toBe(8);
    expect(eventNumbers.map((number) => majorEvents[number])).toEqual([
      '1944-07',
      '1944-07',
      '1944-09',
      '1944-10',
      '1944-12',
      '1945-02',
      '1945-03',
    ]);
    expect(units).toHaveLength(10);
    expect(units.slice(0, 5)).toEqual(['armored1', 'armored2', 'armored3', 'armored4', 'battalion37']);
  });
});
