import { type EnemyId, enemies, isEnemyId } from '../data/enemies';
import { type TankId, tankIds, tanks } from '../data/tanks';
import { type Reach, reaches } from '../types';

/** What the player's tank fires with: a round of the main gun, or a machine gun. */
export const weapons = ['AP', 'APCR', 'HE', 'WP', 'HCBI', 'coax', 'bow', 'fifty'] as const;
type Weapon = (typeof weapons)[number];

/** What changes a shot, each a switch of the bench; some belong to one side's fire only. */
export const aceSwitches = [
  'again',
  'gunnery',
  'aim',
  'buttoned',
  'bowButtoned',
  'ownHullDown',
  'dispersed',
  'reduced',
  'ml3',
  'ml5',
  'late',
  'weather',
  'ownSmoke1',
  'ownSmoke2',
  'smoke1',
  'smoke2',
  'hullDown',
  'dugIn',
  'flank',
  'turned',
  'stuck',
  'unseen',
] as const;
export type AceSwitch = (typeof aceSwitches)[number];

export interface AceBench {
  readonly tank: TankId;
  readonly unit: EnemyId;
  /** Whose shot it is. */
  readonly fires: 'tank' | 'unit';
  readonly range: Reach;
  readonly weapon: Weapon;
  readonly on: readonly AceSwitch[];
}

export const firstAceBench: AceBench = {
  tank: 'm4a3-76w',
  unit: 'panther',
  fires: 'tank',
  range: 'medium',
  weapon: 'AP',
  on: ['gunnery'],
};

/** Of these only one can hold. */
const rivals: readonly (readonly AceSwitch[])[] = [
  ['smoke1', 'smoke2'],
  ['ownSmoke1', 'ownSmoke2'],
  ['ml3', 'ml5'],
];

/** Why a switch cannot be on. */
type AceLock =
  | 'mainGun'
  | 'gunner'
  | 'bowGun'
  | 'pierces'
  | 'armoured'
  | 'infantry'
  | 'vehicle'
  | 'atGun'
  | 'men'
  | 'faust'
  | 'onFlank';

const isMain = (weapon: Weapon) => weapon !== 'coax' && weapon !== 'bow' && weapon !== 'fifty';
const isArmoured = (unit: EnemyId) => enemies[unit].hull !== null;

type Locks = { readonly [id in AceSwitch]?: (bench: AceBench) => AceLock | null };
const unless = (holds: boolean, lock: AceLock): AceLock | null => (holds ? null : lock);
const classIn = ({ unit }: AceBench) => enemies[unit].class;
const isOf = (bench: AceBench, classes: readonly string[]) => classes.includes(classIn(bench));
const pierces = ({ weapon, unit }: AceBench) => (weapon === 'AP' || weapon === 'APCR') && isArmoured(unit);
const free = () => null;

/** The switches of your own fire. */
const yours: Locks = {
  again: ({ weapon }) => unless(isMain(weapon), 'mainGun'),
  gunnery: ({ weapon }) => unless(isMain(weapon) || weapon === 'coax', 'gunner'),
  aim: (bench) => unless(pierces(bench), 'pierces'),
  buttoned: ({ weapon }) => unless(isMain(weapon) || weapon === 'fifty', 'mainGun'),
  bowButtoned: ({ weapon }) => unless(weapon === 'bow', 'bowGun'),
  ownHullDown: ({ weapon }) => unless(weapon === 'bow', 'bowGun'),
  weather: free,
  ownSmoke1: free,
  ownSmoke2: free,
  smoke1: free,
  smoke2: free,
  hullDown: ({ unit }) => unless(isArmoured(unit), 'armoured'),
  dugIn: (bench) => unless(isOf(bench, ['INF']), 'infantry'),
  flank: (bench) => unless(pierces(bench), 'pierces'),
  stuck: (bench) => unless(!isOf(bench, ['INF', 'AT']), 'vehicle'),
  unseen: (bench) => unless(isOf(bench, ['AT']), 'atGun'),
};

const faust = (bench: AceBench) => unless(isOf(bench, ['INF']) && bench.range === 'close', 'faust');
const strikes = (bench: AceBench) => unless(enemies[bench.unit].pen !== null, 'pierces');

/** The switches of the enemy's fire. */
const theirs: Locks = {
  buttoned: (bench) => unless(isOf(bench, ['T', 'SPG']), 'armoured'),
  dispersed: (bench) => unless(isOf(bench, ['INF', 'AT']), 'men'),
  reduced: faust,
  ml3: faust,
  ml5: faust,
  late: faust,
  weather: free,
  ownSmoke1: free,
  ownSmoke2: free,
  smoke1: free,
  smoke2: free,
  hullDown: free,
  flank: strikes,
  turned: (bench) => strikes(bench) ?? unless(bench.on.includes('flank'), 'onFlank'),
};

/** The switches there are for whoever fires, in order. */
export function switchesOf({ fires }: AceBench): readonly AceSwitch[] {
  return aceSwitches.filter((id) => (fires === 'tank' ? yours : theirs)[id] !== undefined);
}

export function aceLockOf(bench: AceBench, id: AceSwitch): AceLock | null {
  return (bench.fires === 'tank' ? yours : theirs)[id]?.(bench) ?? null;
}

/** Why a weapon cannot be chosen; null: it can. */
export function canFire({ tank }: AceBench, weapon: Weapon): boolean {
  return weapon !== 'APCR' || tanks[tank].apcr > 0;
}

/** What no longer goes together goes off. */
export function settled(bench: AceBench): AceBench {
  const weapon = canFire(bench, bench.weapon) ? bench.weapon : 'AP';
  const loaded = { ...bench, weapon };
  const there = switchesOf(loaded).filter((id) => bench.on.includes(id) && aceLockOf(loaded, id) === null);
  const on = there.filter((id) => !rivals.some((pair) => pair[1] === id && there.some((each) => each === pair[0])));
  return { ...loaded, on };
}

/** A switch turned; what it shuts out goes off. */
export function aceSwitched(bench: AceBench, id: AceSwitch): AceBench {
  const was = bench.on.includes(id);
  const shut = rivals.filter((pair) => pair.includes(id)).flat();
  const kept = bench.on.filter((each) => each !== id && (was || !shut.includes(each)));
  return settled({ ...bench, on: was ? kept : [...kept, id] });
}

const across: { readonly [id in AceSwitch]?: AceSwitch } = {
  weather: 'weather',
  smoke1: 'ownSmoke1',
  smoke2: 'ownSmoke2',
  ownSmoke1: 'smoke1',
  ownSmoke2: 'smoke2',
};

/** The other one fires back: weather and smoke stay where they are; `before`: how it stood when that one last fired. */
export function aceSwapped(bench: AceBench, before: AceBench | null): AceBench {
  const fires = bench.fires === 'tank' ? 'unit' : 'tank';
  const same = before !== null && before.fires === fires && before.tank === bench.tank && before.unit === bench.unit;
  const own = same ? before.on.filter((id) => across[id] === undefined) : [];
  return settled({ ...bench, fires, on: [...own, ...bench.on.flatMap((id) => across[id] ?? [])] });
}

const isTankId = (id: unknown): id is TankId => tankIds.some((each) => each === id);

/** What stands after `#/lab/gun/`: who fires comes first. */
export function printAceLink({ tank, unit, fires, range, weapon, on }: AceBench): string {
  const pair = fires === 'tank' ? `${tank}/${unit}` : `${unit}/${tank}`;
  const loaded = fires === 'tank' && weapon !== 'AP' ? `&with=${weapon}` : '';
  return `ace/${pair}?range=${range}${loaded}${on.length === 0 ? '' : `&on=${on.join()}`}`;
}

/** Null where the text is no bench. */
export function readAceLink(text: string): AceBench | null {
  if (text === 'ace') return firstAceBench;
  const [path = '', query = ''] = text.split('?');
  const [game, shooter, target, ...rest] = path.split('/');
  if (game !== 'ace' || rest.length > 0) return null;
  const fields = new Map(query.split('&').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const range = reaches.find((each) => each === (fields.get('range') ?? firstAceBench.range));
  const weapon = weapons.find((each) => each === (fields.get('with') ?? 'AP'));
  if (range === undefined || weapon === undefined) return null;
  const asked = (fields.get('on') ?? '').split(',');
  const more = { range, weapon, on: aceSwitches.filter((id) => asked.includes(id)) };
  if (isTankId(shooter) && isEnemyId(target)) return settled({ tank: shooter, unit: target, fires: 'tank', ...more });
  if (isEnemyId(shooter) && isTankId(target)) return settled({ tank: target, unit: shooter, fires: 'unit', ...more });
  return null;
}
