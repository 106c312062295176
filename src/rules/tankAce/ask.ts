import type { Json } from '../core/game';
import { type Analyse, AnalysisError } from '../core/module';
import { isWithin, readAll } from './askParams';
import { charts, readOn, sidesOf } from './charts';
import { type Chart, type DiceChart, isDiceChart } from './data/chart';
import { enemies, enemyIds } from './data/enemies';
import { tankIds, tanks } from './data/tanks';
import type { ShotFacts } from './fire';
import type { FoeFacts } from './foe';
import { exact, type Fraction, written } from './fraction';
import { type Danger, oddsWith } from './odds';
import { areas, facings, hatches, reaches, rounds } from './types';

type Params = Parameters<Analyse>[0];

const wrong = (where: string, what: string): never => {
  throw new AnalysisError(`${where}: ${what}`);
};
const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

function readChart(value: unknown, where: string): Chart {
  return charts.find(({ id }) => id === value) ?? wrong(where, `no chart ${show(value)}`);
}

/** One chart, whole. */
const chart: Analyse = (params) => {
  const { id, dice, columns, rows, modifiers, exceptions, fixed, source } = readChart(params.id, 'id');
  return JSON.parse(JSON.stringify({ id, dice, columns, rows, modifiers, exceptions, fixed, source })) as Json;
};

function readGiven(sheet: DiceChart, raw: unknown): { [id: string]: number } {
  if (raw === undefined) return {};
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return wrong('modifiers', `must be an object, not ${show(raw)}`);
  const given: { [id: string]: number } = {};
  for (const [id, value] of Object.entries(raw)) {
    if (!sheet.modifiers.some((each) => each.id === id)) wrong(`modifiers.${id}`, `no modifier of ${sheet.id}`);
    const amount: unknown = value === true ? 1 : value;
    if (!isWithin(amount, -9, 9)) return wrong(`modifiers.${id}`, `must be true or a whole number, not ${show(value)}`);
    given[id] = amount;
  }
  return given;
}

/** What given dice say on a chart. */
const roll: Analyse = (params) => {
  const sheet = readChart(params.chart, 'chart');
  if (!isDiceChart(sheet)) return wrong('chart', `no dice are thrown on ${sheet.id}`);
  const column = params.column ?? sheet.columns[0];
  if (params.column === undefined && sheet.columns.length > 1 && sheet.id !== 'W1') wrong('column', 'must be named');
  if (typeof column !== 'string' || !sheet.columns.includes(column))
    return wrong('column', `no column ${show(column)}`);
  const sides = sidesOf[sheet.dice];
  const { dice } = params;
  if (!Array.isArray(dice) || dice.length !== sides.length)
    return wrong('dice', `must be ${sides.length} faces, not ${show(dice)}`);
  const faces = dice.map((face: unknown, index) =>
    isWithin(face, 1, sides[index] ?? 6) ? face : wrong(`dice[${index}]`, `no face ${show(face)}`),
  );
  const { sum, terms, total, row, result } = readOn(
    sheet,
    column,
    faces.reduce((so, face) => so + face, 0),
    readGiven(sheet, params.modifiers),
  );
  return { sum, terms: terms.map(({ id, rule, value }) => ({ id, rule, value })), total, row, result };
};

const weathers = ['clear', 'rain', 'snow', 'mud'] as const;
const bowAreas = { A: ['A', 'D'], B: ['B'], C: ['C', 'E'] } as const;
const levels = [0, 1, 2] as const;

/** The player's tank and one shot of it. */
export function readShot(params: Params) {
  const ask = readAll(params, '');
  const tank = ask.one('tank', tankIds);
  const order = ask.one('order', ['A', 'B', 'H', 'I']);
  const gun = ask.one('gun', ['main', 'coax'], 'main');
  if (gun === 'coax' && order !== 'A') wrong('gun', 'the coaxial gun fires with order A');
  const round = ask.one('round', rounds, 'AP');
  if (round === 'APCR' && tanks[tank].apcr === 0) wrong('round', `${tank} carries no APCR`);
  const target = ask.inner('target', [
    'unit',
    'area',
    'hullDown',
    'dugIn',
    'flank',
    'immobilised',
    'smoke',
    'firedAtYou',
  ]);
  const you = ask.inner('you', ['buttoned', 'hullDown', 'hull', 'smoke', 'gunnery', 'aim']);
  const kind = target.one('unit', enemyIds);
  const buttoned = you.some('buttoned', hatches);
  const weapon = order === 'H' ? ('bow' as const) : order === 'I' ? ('fifty' as const) : gun;
  const weather = ask.one('weather', weathers, 'clear');
  const facts: ShotFacts = {
    firepower: tanks[tank].firepower,
    gun: weapon,
    round: weapon === 'main' ? round : null,
    range: ask.one('range', reaches),
    dim: weather === 'rain' || weather === 'snow',
    again: order === 'B',
    target: {
      kind,
      hullDown: target.flag('hullDown'),
      dugIn: target.flag('dugIn'),
      flank: target.flag('flank'),
      immobile: target.flag('immobilised'),
      smoke: target.one('smoke', levels, 0),
    },
    commanderButtoned: buttoned.includes('commander'),
    bowButtoned: buttoned.includes('assistant'),
    smoke: you.one('smoke', levels, 0),
    gunnery: you.flag('gunnery'),
    aim: you.flag('aim'),
  };
  const area = target.one('area', areas, 'B');
  const hull = you.one('hull', facings, 'B');
  const first = ask.whole('combatRound', 1, 200, 2) === 1;
  const sort = enemies[kind].class;
  const refused = [
    sort === 'AT' && first && !target.flag('firedAtYou') && facts.round !== 'HCBI' ? 'ATA-7.3.4a' : '',
    weapon === 'coax' && (sort === 'T' || sort === 'SPG' || sort === 'HT') ? 'ATA-7.2A2' : '',
    weapon === 'bow' && !bowAreas[hull].some((each) => each === area) ? 'ATA-7.2H1' : '',
    weapon === 'bow' && you.flag('hullDown') ? 'ATA-7.3.1e' : '',
    weapon === 'fifty' && facts.commanderButtoned ? 'ATA-7.2I1' : '',
  ].filter((rule) => rule !== '');
  return { facts, refused };
}

/** All that can come of one shot of yours. */
const shot: Analyse = (params) => {
  const { facts, refused } = readShot(params);
  if (refused.length > 0) return { shot: false, refused };
  const { rolls, parts, hit, outcomes } = oddsWith(exact).shotOdds(facts);
  return {
    shot: true,
    rolls: rolls.map(({ chart: id, column, terms, total }) => ({
      chart: id,
      column,
      terms: terms.map((term) => ({ ...term })),
      total,
    })),
    parts: parts.map((part) => ({ ...part })),
    hit: hit === null ? null : written(hit),
    outcomes: Object.fromEntries(Object.entries(outcomes).map(([result, chance]) => [result, written(chance)])),
  };
};

/** One enemy and the player's tank as it sees it. */
function readFoe(raw: unknown, where: string, params: Params) {
  const foe = readAll(raw, where, [
    'unit',
    'area',
    'targeting',
    'acts',
    'buttoned',
    'dispersed',
    'reduced',
    'smoke',
    'ml',
  ]);
  const all = readAll(params, '');
  const you = all.inner('you', ['hullDown', 'hull', 'turret', 'smoke', 'flankTo']);
  const weather = all.one('weather', weathers, 'clear');
  const kind = foe.one('unit', enemyIds);
  const facts: FoeFacts = {
    kind,
    area: foe.one('area', areas),
    buttoned: foe.flag('buttoned'),
    dispersed: foe.flag('dispersed'),
    reduced: foe.flag('reduced'),
    smoke: foe.one('smoke', levels, 0),
    ml: foe.one('ml', [3, 4, 5] as const, 4),
    range: all.one('range', reaches),
    dim: weather === 'rain' || weather === 'snow',
    late: all.flag('late'),
    you: {
      mat: tanks[all.one('tank', tankIds)],
      hullDown: you.flag('hullDown'),
      hull: you.one('hull', facings, 'B'),
      turret: you.one('turret', facings, 'B'),
      smoke: you.one('smoke', levels, 0),
      exposed: you.has('flankTo') ? you.one('flankTo', areas) : null,
      sandbags: false,
    },
  };
  const idle = !foe.flag('acts', true) || enemies[kind].class === 'W';
  return { facts, idle, targeting: foe.flag('targeting'), increased: all.flag('increased') };
}

function listedFoes(params: Params) {
  const { enemies: listed } = params;
  if (!Array.isArray(listed) || listed.length > 40) return wrong('enemies', `must be a list, not ${show(listed)}`);
  return listed.map((each: unknown, index) => readFoe(each, `enemies[${index}]`, params));
}

/** What `threat` knows of each enemy it is asked about. */
export const foesIn = (params: Params): readonly FoeFacts[] => listedFoes(params).map(({ facts }) => facts);

function dangerOf({ facts, idle, targeting, increased }: ReturnType<typeof readFoe>): Danger<Fraction> {
  const { foeOdds, firesAt } = oddsWith(exact);
  return { ...foeOdds(facts), fires: idle ? exact.zero : firesAt(targeting, increased) };
}

/** What the enemy's coming step may do to you. */
const threat: Analyse = (params) => {
  const dangers = listedFoes(params).map(dangerOf);
  if (dangers.length === 0) readFoe({ unit: 'inf', area: 'B' }, 'enemies', params);
  const { destroyed, crippled } = oddsWith(exact).together(dangers);
  const chance = (value: Fraction | null) => (value === null ? null : written(value));
  return {
    enemies: dangers.map((danger) => ({
      fires: written(danger.fires),
      chart: danger.chart,
      terms: danger.terms.map((term) => ({ ...term })),
      hit: chance(danger.hit),
      destroyed: written(danger.destroyed),
      immobilised: written(danger.immobilised),
    })),
    destroyed: written(destroyed),
    crippled: written(crippled),
  };
};

export const asks: { readonly [question: string]: Analyse } = { chart, roll, shot, threat };
