import type { AceLabText } from '../../../i18n/tankAce/lab';
import { diceChartOf } from '../../../rules/tankAce/charts';
import { enemies } from '../../../rules/tankAce/data/enemies';
import { tanks } from '../../../rules/tankAce/data/tanks';
import { type AceBench, type AceSwitch, aceLockOf, aceSwitched, switchesOf } from '../../../rules/tankAce/lab/bench';
import { type AceReading, readAceBench } from '../../../rules/tankAce/lab/reading';
import { reaches } from '../../../rules/tankAce/types';
import type { BenchKit } from '../../lab/benchKit';
import type { GunArmour, GunCurve, GunRow, GunSheet, GunSide } from '../../lab/gun/gunSheet';
import { countOf, outcomeOf, percentOf, resultWords, shareOf } from './aceOutcome';
import { frontDrawing, shermans, unitDrawing } from './aceSides';

type Kit = BenchKit<AceLabText>;

const signed = (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

/** What the bench says of a shot of American Tank Ace. */
export function aceSheet(kit: Kit, bench: AceBench): GunSheet {
  const words = kit.words();
  const reading = readAceBench(bench);
  const { refused, tables } = reading;
  const says = saysOf(kit, reading);
  const terms = tables.flatMap(({ terms: each }) => each);
  const total = (tables[0]?.terms ?? []).reduce((sum, { value }) => sum + value, 0);
  const ends = [sideOf(kit, bench, 'tank'), sideOf(kit, bench, 'unit')] as const;
  const [shooter, target] = bench.fires === 'tank' ? ends : [ends[1], ends[0]];
  return {
    shooter,
    target,
    distance: kit.say('{range}', { range: bench.range }),
    stops: reaches.map((range, index) => ({
      at: (index + 0.5) / 3,
      from: index / 3,
      to: (index + 1) / 3,
      words: kit.say('{range}', { range }),
      marked: true,
    })),
    stop: reaches.indexOf(bench.range),
    unit: words.unit,
    hit: hitCurve(kit, reading),
    pen: penCurve(kit, reading),
    outcome: outcomeOf(kit, reading),
    armour: armourOf(kit, reading),
    rows: rowsOf(kit, bench),
    sum: kit.say(words.sum, { sum: total === 0 ? '±0' : signed(total) }),
    tone: refused.length > 0 ? 'stop' : 'clear',
    says,
    rules: [...new Set([...tables.map(({ chart }) => chartRule(chart)), ...terms.map(({ rule }) => rule), ...refused])],
    refused,
    spoken: spokenOf(kit, reading, says, shooter, target),
    file: kit.say(words.name, { shooter: shooter.id, target: target.id }),
  };
}

const chartRule = (chart: string) => `ATA-CH.${chart.split('-')[0]}`;

function saysOf(kit: Kit, { refused, hit, outcomes, harmed, lost }: AceReading): string {
  const words = kit.words();
  if (refused.length > 0) return words.refused;
  const [only] = outcomes;
  if (outcomes.length === 1 && only?.result === 'smoke') return words.smoke;
  if (outcomes.length === 1 && only?.result === '-') return words.nothing;
  if (hit === null) return kit.say(words.burst, { harmed: percentOf(harmed), lost: percentOf(lost) });
  return kit.say(words.verdict, { hit: Math.round(shareOf(hit) * 36), lost: percentOf(lost) });
}

function spokenOf(kit: Kit, reading: AceReading, verdict: string, shooter: GunSide, target: GunSide): string {
  const words = kit.words();
  const { parts, bench, outcomes, refused } = reading;
  if (refused.length > 0) return verdict;
  const plates = parts.map(({ part, armour }) => `${words.places[part]} ${armour}`);
  const [first] = parts;
  return kit.say(words.spoken, {
    shooter: shooter.name,
    target: target.name,
    range: bench.range,
    face: words.faces[bench.on.includes('flank') ? 'flank' : 'front'],
    verdict,
    results: outcomes.map(({ result, chance }) =>
      kit.say(words.result, { name: resultWords(kit, result), count: countOf(kit, chance) }),
    ),
    gun: first === undefined ? '' : kit.say(words.gunAgainst, { gun: first.penetration, plates }),
  });
}

function sideOf(kit: Kit, { tank, unit, fires, on }: AceBench, end: 'tank' | 'unit'): GunSide {
  const { plates } = kit.words();
  const struck = fires !== end;
  const common = { hullDown: struck && on.includes('hullDown'), woods: false };
  if (end === 'tank')
    return {
      ...common,
      id: tank,
      name: kit.say('{unit}', { unit: tank }),
      about: kit.say(struck ? plates.tankTarget : plates.tank, { ...tanks[tank] }),
      drawing: shermans[tank],
      colour: 0x5b6236,
    };
  const { pen, hull, class: sort } = enemies[unit];
  const about = struck
    ? hull === null
      ? plates.soft
      : plates.armoured
    : pen !== null
      ? plates.unit
      : sort === 'W'
        ? plates.unarmed
        : plates.mg;
  return {
    ...common,
    id: unit,
    name: kit.say('{unit}', { unit }),
    about: kit.say(about, { ...enemies[unit] }),
    drawing: unitDrawing(unit),
    colour: 0x4c565b,
  };
}

function hitCurve(kit: Kit, { curve, bench, tables }: AceReading): GunCurve {
  const words = kit.words();
  const here = curve.find(({ range }) => range === bench.range);
  const shown = (chance: (typeof curve)[number]['now']) => (chance === null ? null : shareOf(chance) * 100);
  const told = (chance: (typeof curve)[number]['now']) => (chance === null ? '–' : `${percentOf(chance)}%`);
  const chart = tables[0]?.chart ?? '';
  return {
    title: words.toHit,
    note: words.toHitNote,
    rule: 'ATA-CH.B1',
    guess: diceChartOf('B1').source === 'reconstructed',
    top: 100,
    step: 25,
    lines: [
      {
        look: 'now',
        words: kit.say(words.now, { value: told(here?.now ?? null) }),
        values: curve.map(({ now }) => shown(now)),
      },
      {
        look: 'table',
        words: kit.say(words.table, { value: told(here?.plain ?? null) }),
        values: curve.map(({ plain }) => shown(plain)),
      },
    ],
    bands: [],
    levels: [],
    empty: chart === '' ? words.noRoll : kit.say(words.noHit, { chart }),
  };
}

function penCurve(kit: Kit, { curve, parts, tables }: AceReading): GunCurve {
  const words = kit.words();
  const chart = tables.at(-1)?.chart ?? '';
  return {
    title: words.pen,
    note: words.penNote,
    rule: 'ATA-CH.B3',
    guess: diceChartOf('B3').source === 'reconstructed',
    top: 12,
    step: 2,
    lines: [
      {
        look: 'now',
        words: kit.say(words.gun, { value: parts[0]?.penetration ?? '–' }),
        values: curve.map(({ penetration }) => penetration),
      },
    ],
    bands: [],
    levels: parts.map(({ part, armour }) => ({ words: `${words.places[part]} ${armour}`, value: armour })),
    empty: chart === '' ? words.noRoll : kit.say(words.noPen, { chart }),
  };
}

const spots = { turret: { x: 0.6, y: 0.34 }, hull: { x: 0.42, y: 0.6 } } as const;

/** The chance that a hit there immobilises or destroys. */
function goesThrough({ tables }: AceReading, part: 'turret' | 'hull'): string {
  const table = tables.find((each) => each.part === part);
  if (table === undefined) return '–';
  const counts = (result: string) => result === 'DE' || result.startsWith('IMM');
  const ways = table.cells.reduce((sum, cell) => sum + (counts(cell.result) ? cell.ways : 0), 0);
  return `${Math.round((100 * ways) / 36)}%`;
}

function armourOf(kit: Kit, reading: AceReading): GunArmour {
  const words = kit.words();
  const { bench, parts } = reading;
  const drawing = bench.fires === 'tank' ? frontDrawing(bench.unit) : 'front-turreted-us';
  return {
    drawing: parts.length === 0 ? null : drawing,
    plates: parts.map(({ part, armour }) => ({
      words: words.places[part],
      armour: String(armour),
      chance: goesThrough(reading, part),
      at: spots[part],
    })),
    flank: bench.on.includes('flank'),
    canTurn: aceLockOf(bench, 'flank') === null,
    note: parts.length === 0 ? words.noArmour : words.byPlace,
    rule: 'ATA-CH.B3',
    guess: parts.length > 0,
  };
}

/** Each row with its rule, or the modifier of a chart that says it. */
const rows: readonly {
  readonly row: keyof AceLabText['rows'];
  readonly ids: readonly AceSwitch[];
  readonly rule: string;
  readonly drm?: readonly [chart: string, id: string];
}[] = [
  { row: 'again', ids: ['again'], rule: 'ATA-7.2B1', drm: ['B1', 'again'] },
  { row: 'gunnery', ids: ['gunnery'], rule: 'ATA-7.7.gunnery', drm: ['B1', 'gunnery'] },
  { row: 'aim', ids: ['aim'], rule: 'ATA-7.7.aim' },
  { row: 'buttoned', ids: ['buttoned'], rule: 'ATA-7.2M2', drm: ['B1', 'commanderButtoned'] },
  { row: 'bowButtoned', ids: ['bowButtoned'], rule: 'ATA-7.3.2e', drm: ['B2', 'bowButtoned'] },
  { row: 'ownHullDown', ids: ['ownHullDown'], rule: 'ATA-7.3.1e' },
  { row: 'dispersed', ids: ['dispersed'], rule: 'ATA-Q27', drm: ['B1', 'dispersed'] },
  { row: 'reduced', ids: ['reduced'], rule: 'ATA-CH.B4', drm: ['B4-use', 'reduced'] },
  { row: 'morale', ids: ['ml3', 'ml5'], rule: 'ATA-CH.B4' },
  { row: 'late', ids: ['late'], rule: 'ATA-CH.B4', drm: ['B4', 'late'] },
  { row: 'weather', ids: ['weather'], rule: 'ATA-7.5c', drm: ['B1', 'weather'] },
  { row: 'ownSmoke', ids: ['ownSmoke1', 'ownSmoke2'], rule: 'ATA-7.3.5a', drm: ['B1', 'smoke'] },
  { row: 'smoke', ids: ['smoke1', 'smoke2'], rule: 'ATA-7.3.5a', drm: ['B1', 'smoke'] },
  { row: 'hullDown', ids: ['hullDown'], rule: 'ATA-7.3.1b', drm: ['B1', 'hullDown'] },
  { row: 'dugIn', ids: ['dugIn'], rule: 'ATA-Q46', drm: ['B2', 'dugIn'] },
  { row: 'flank', ids: ['flank'], rule: 'ATA-3.5g' },
  { row: 'turned', ids: ['turned'], rule: 'ATA-CH.B3' },
  { row: 'stuck', ids: ['stuck'], rule: 'ATA-7.4.5c' },
  { row: 'unseen', ids: ['unseen'], rule: 'ATA-7.3.4a' },
];

/** What the dice of the shot gain or lose by a switch, as things stand. */
function addedBy(bench: AceBench, ids: readonly AceSwitch[]): number {
  const off = { ...bench, on: bench.on.filter((id) => !ids.includes(id)) };
  const [first] = ids;
  const on = off.on.length < bench.on.length || first === undefined ? bench : aceSwitched(off, first);
  const totalOf = (each: AceBench) =>
    readAceBench(each).tables.map(({ terms }) => terms.reduce((sum, { value }) => sum + value, 0));
  const [after, before] = [totalOf(on), totalOf(off)];
  return after.map((sum, index) => sum - (before[index] ?? 0)).find((by) => by !== 0) ?? 0;
}

const isGuess = (drm: readonly [string, string] | undefined): boolean =>
  drm !== undefined &&
  diceChartOf(drm[0]).modifiers.some(({ id, source }) => id === drm[1] && source === 'reconstructed');

function rowsOf(kit: Kit, bench: AceBench): readonly GunRow[] {
  const words = kit.words();
  const there = switchesOf(bench);
  return rows
    .filter(({ ids }) => ids.some((id) => there.includes(id)))
    .map(({ row, ids, rule, drm }) => {
      const lock = ids.map((id) => aceLockOf(bench, id)).find((each) => each !== null) ?? null;
      const added = lock === null ? addedBy(bench, ids) : 0;
      const theirs = row === 'buttoned' && bench.fires === 'unit';
      return {
        words: words.rows[row],
        rule: theirs ? 'ATA-7.3.7a' : rule,
        guess: isGuess(theirs ? ['B1', 'firerButtoned'] : drm),
        lock: lock === null ? null : words.locks[lock],
        value: added === 0 ? '' : signed(added),
        options: ids.map((id) => ({
          id,
          words: Object.entries(words.options).find(([name]) => name === id)?.[1] ?? '',
          on: bench.on.includes(id),
        })),
      };
    });
}
