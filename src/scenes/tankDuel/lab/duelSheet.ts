import type { GunLabText } from '../../../i18n/tankDuel/lab';
import { apcr } from '../../../rules/tankDuel/data/guns';
import { terrains } from '../../../rules/tankDuel/data/terrain';
import { vehicles } from '../../../rules/tankDuel/data/vehicles';
import {
  addedBy,
  covers,
  FARTHEST,
  type GunBench,
  type GunReading,
  type GunSwitch,
  hundred,
  lockOf,
  ownGrounds,
  readGunBench,
  STEP,
} from '../../../rules/tankDuel/lab/bench';
import type { BenchKit } from '../../lab/benchKit';
import type { GunArmour, GunCurve, GunOutcome, GunRow, GunSheet, GunSide } from '../../lab/gun/gunSheet';

type Kit = BenchKit<GunLabText>;

const percent = (value: number) => `${Math.round(value * 100)}%`;
const signed = (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;
const hereIn = ({ curve, bench }: GunReading) => curve.find(({ range }) => range === bench.range);

/** What the bench says of a shot of Tank Duel. */
export function duelSheet(kit: Kit, bench: GunBench): GunSheet {
  const words = kit.words();
  const reading = readGunBench(bench);
  const { chances, refused } = reading;
  const here = hereIn(reading);
  const says =
    chances === null
      ? words.refused
      : kit.say(words.verdict, { hit: Math.round(chances.hit * 100), through: Math.round(chances.through * 100) });
  const stops = Array.from({ length: FARTHEST / STEP + 1 }, (_, place) => {
    const at = (place * STEP) / FARTHEST;
    const half = STEP / FARTHEST / 2;
    const from = Math.max(0, at - half);
    return { at, from, to: Math.min(1, at + half), words: String(place * STEP), marked: place % 2 === 0 };
  });
  return {
    shooter: sideOf(kit, bench, 'shooter'),
    target: sideOf(kit, bench, 'target'),
    distance: kit.say(words.metres, { range: String(bench.range) }),
    stops,
    stop: bench.range / STEP,
    unit: words.unit,
    hit: hitCurve(kit, reading),
    pen: penCurve(kit, reading),
    outcome: outcomeOf(kit, reading),
    armour: armourOf(kit, reading),
    rows: rowsOf(kit, reading),
    sum: kit.say(words.sum, { table: here?.table ?? '–', now: here?.now ?? 0 }),
    tone: chances === null ? 'stop' : 'clear',
    says,
    rules: [...new Set([...(reading.sum?.terms.map(({ rule }) => rule) ?? []), 'TD-11.1.3h.4', ...refused])],
    refused,
    spoken: spokenOf(kit, reading, says),
    file: kit.say(words.name, { shooter: bench.shooter, target: bench.target }),
  };
}

function spokenOf(kit: Kit, { bench, chances, armour, penetration }: GunReading, verdict: string): string {
  const words = kit.words();
  if (chances === null) return verdict;
  return kit.say(words.spoken, {
    shooter: bench.shooter,
    target: bench.target,
    range: String(bench.range),
    face: words.faces[bench.on.includes('flank') ? 'flank' : 'front'],
    verdict,
    lost: Math.round(chances.lost * 100),
    gun: penetration,
    ...armour,
  });
}

function sideOf(kit: Kit, { shooter, target, on }: GunBench, end: 'shooter' | 'target'): GunSide {
  const id = end === 'shooter' ? shooter : target;
  const { move, fire, size, nation } = vehicles[id];
  const has = (...ids: readonly GunSwitch[]) => ids.some((each) => on.includes(each));
  return {
    id,
    name: kit.say('{unit}', { unit: id }),
    about: kit.say(kit.words().plates[end], { move, fire, size: size === 0 ? '0' : signed(size) }),
    drawing: id,
    colour: nation === 'de' ? 0x4c565b : 0x5b6236,
    hullDown: end === 'target' && has('hullDown'),
    woods: end === 'target' ? has('woods', 'brush') : has('ownWoods'),
  };
}

function hitCurve(kit: Kit, reading: GunReading): GunCurve {
  const words = kit.words();
  const here = hereIn(reading);
  const { curve, bench } = reading;
  return {
    title: words.toHit,
    note: `${words.toHitNote} · TD-11.1.3d.1`,
    rule: 'TD-11.1.3d.1',
    guess: false,
    top: 100,
    step: 25,
    lines: [
      { look: 'now', words: kit.say(words.now, { value: here?.now ?? 0 }), values: curve.map(({ now }) => now) },
      {
        look: 'table',
        words: kit.say(words.table, { value: here?.table ?? '–' }),
        values: curve.map(({ table }) => table),
      },
      {
        look: 'back',
        words: kit.say(words.back, { unit: bench.target, value: here?.back ?? '–' }),
        values: curve.map(({ back }) => back),
      },
    ],
    bands: [],
    levels: [],
    empty: words.outOfReach,
  };
}

function penCurve(kit: Kit, { curve, armour, penetration, bench, pulls }: GunReading): GunCurve {
  const words = kit.words();
  // Special rounds and hills are in the answer for this range; they move the whole line by as much.
  const here = curve.find(({ range }) => range === bench.range)?.gun ?? null;
  const more = here === null ? 0 : penetration - here;
  const level = (place: 'turret' | 'hull' | 'track') => ({
    words: `${words.places[place]} ${armour[place]}`,
    value: armour[place],
  });
  return {
    title: words.pen,
    note: `${words.penNote} · TD-11.1.3h.4`,
    rule: 'TD-11.1.3h.4',
    guess: bench.on.includes('apcr'),
    top: 20,
    step: 4,
    lines: [
      {
        look: 'now',
        words: kit.say(words.gun, { value: penetration }),
        values: curve.map(({ gun, range }) =>
          gun === null ? null : gun + (bench.on.includes('apcr') ? apcrAt(range) + more - apcrAt(bench.range) : more),
        ),
      },
    ],
    bands: [
      { words: kit.say(words.near, { count: pulls.near }), less: -1, more: 1 },
      { words: words.all, less: pulls.least, more: pulls.most },
    ],
    levels: [level('turret'), level('hull'), level('track')],
    empty: words.outOfReach,
  };
}

const apcrAt = (range: number) => apcr.bonus[range / STEP] ?? 0;

function outcomeOf(kit: Kit, reading: GunReading): GunOutcome {
  const words = kit.words();
  const { chances, bench } = reading;
  const { hit, through, lost } = chances ?? { hit: 0, through: 0, lost: 0 };
  const counts = hundred([lost, Math.max(0, through - lost), Math.max(0, hit - through), 1 - hit]);
  const parts = (['lost', 'through', 'bounced', 'missed'] as const).map((part, index) => ({
    part,
    fill: part === 'through' ? ('harmed' as const) : part,
    count: counts[index] ?? 0,
  }));
  const signs = { lost: '✕', through: '●', bounced: '／', missed: '' } as const;
  const near = reading.curve.find(({ range }) => range === bench.range - STEP);
  const { answer } = reading;
  const chip = (value: number, name: string, note: string, sign: string, hot = false) => ({
    value: percent(value),
    name,
    note,
    sign,
    hot,
  });
  return {
    title: words.hundred,
    note: words.counted,
    chips: [
      chip(hit, words.hit, kit.say(words.hitNote, { value: hereIn(reading)?.now ?? 0 }), ''),
      chip(hit === 0 ? 0 : through / hit, words.goes, words.goesNote, '×'),
      chip(through, words.through, words.throughNote, '='),
      chip(lost, words.lost, words.lostNote, '→', true),
    ],
    grid: {
      columns: 10,
      cells: parts.flatMap(({ part, fill, count }) =>
        Array.from({ length: count }, () => ({ fill, text: signs[part] })),
      ),
    },
    legend: parts.map(({ part, fill, count }) => ({ fill, count: String(count), words: words.parts[part] })),
    table: [],
    lines: [
      ...(near === undefined
        ? []
        : [kit.say(words.nearer, { range: String(near.range), hit: `${near.now}%`, gun: near.gun ?? '–' })]),
      kit.say(words.answer, {
        range: String(bench.range),
        table: hereIn(reading)?.back ?? '–',
        gun: answer.gun ?? '–',
        turret: answer.turret,
        hull: answer.hull,
      }),
    ],
  };
}

const spots = { turret: { x: 0.6, y: 0.34 }, hull: { x: 0.42, y: 0.6 }, track: { x: 0.8, y: 0.72 } } as const;

function armourOf(kit: Kit, { bench, armour, chances }: GunReading): GunArmour {
  const words = kit.words();
  const { tankDestroyer, nation } = vehicles[bench.target];
  return {
    drawing: `front-${tankDestroyer ? 'casemate' : 'turreted'}-${nation}`,
    plates: (['turret', 'hull', 'track'] as const).map((place) => ({
      words: words.places[place],
      armour: String(armour[place]),
      chance: chances === null ? '–' : percent(chances.places[place]),
      at: spots[place],
    })),
    flank: bench.on.includes('flank'),
    canTurn: true,
    note: words.byPlace,
    rule: 'TD-11.1.3e.2',
    guess: true,
  };
}

/** Ground that is rare: its switch is there only while it is on, and then in the place of the usual ones. */
const rare: readonly GunSwitch[] = [
  ...ownGrounds.filter((id) => id !== 'ownWoods'),
  'gully',
  'rubble',
  'cityBuilding',
  'courtyard',
  'snowdrift',
];

const groups: readonly {
  readonly row: keyof GunLabText['rows'];
  readonly rule: string;
  readonly ids: readonly GunSwitch[];
}[] = [
  { row: 'fire', rule: 'TD-11.1.3c.i', ids: ['fire5', 'fire10'] },
  { row: 'lead', rule: 'TD-11.1.3c.ii', ids: ['lead'] },
  { row: 'acquired', rule: 'TD-11.1.3c.iii', ids: ['acq10', 'acq20'] },
  { row: 'flank', rule: 'TD-11.1.3c.iv', ids: ['flank'] },
  { row: 'own', rule: 'TD-11.1.3c.v', ids: ['ownMotion', ...ownGrounds] },
  { row: 'ownSmoke', rule: 'TD-10.5.3', ids: ['ownSmoke', 'smokeFilled'] },
  { row: 'cover', rule: 'TD-11.1.3c.vi', ids: [...covers, 'motion'] },
  { row: 'smoke', rule: 'TD-11.1.3c.vi', ids: ['smoke'] },
  { row: 'tactics', rule: 'TD-11.1.3c.viii', ids: ['tactics'] },
  { row: 'buttoned', rule: 'TD-11.1.3c.ix', ids: ['buttoned'] },
  { row: 'apcr', rule: 'TD-11.1.3f', ids: ['apcr'] },
  { row: 'hill', rule: 'TD-Q77', ids: ['hill', 'theirHill'] },
  { row: 'hullDown', rule: 'TD-11.1.3e.3', ids: ['hullDown', 'ownHullDown'] },
];

/** Values no source gives. */
const isGuess = (row: string): boolean =>
  ((row === 'cover' || row === 'own') && terrains.woods.source === 'reconstructed') ||
  (row === 'apcr' && apcr.source === 'reconstructed');

function rowsOf(kit: Kit, { bench }: GunReading): readonly GunRow[] {
  const words = kit.words();
  return groups.map(({ row, rule, ids }) => {
    const rareHeld = ids.some((id) => rare.includes(id) && bench.on.includes(id));
    const lock = ids.map((id) => lockOf(bench, id)).find((each) => each !== null) ?? null;
    const added = lock === null ? addedBy(bench, ids) : 0;
    return {
      words: words.rows[row],
      rule,
      guess: isGuess(row),
      lock: lock === null ? null : words.locks[lock],
      value: added === 0 ? '' : signed(added),
      options: ids
        .map((id) => ({
          id,
          words: Object.entries(words.options).find(([name]) => name === id)?.[1] ?? '',
          on: bench.on.includes(id),
        }))
        .filter(({ id, on }) => on || (rareHeld ? /motion$/i.test(id) : !rare.includes(id))),
    };
  });
}
