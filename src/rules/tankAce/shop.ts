import { type CheckRow, refusal } from '../core/check';
import type { Frozen, Refusal, Seat } from '../core/game';
import { careerOf, fightOf, matOf } from './base';
import { monthIndex } from './data/calendar';
import {
  isTrophy,
  learners,
  type Post,
  type Skill,
  skills,
  type Trophy,
  trophies,
  type Ware,
  wares,
} from './data/crewCharts';
import { isAvailable, type TankId, tanks } from './data/tanks';
import { comeBack } from './hospital';
import { RADIO_RANK, spendPrestige } from './prestige';
import type { Rule } from './rulebook';
import { type Career, type Known, type MachineGun, machineGuns, type State, type Writer } from './types';

/** What a skill costs this man now. */
export function priceOf(state: Known, seat: Seat, post: Post, skill: Skill): number {
  const career = careerOf(state, seat);
  const full = skill === 'synergy' ? state.switches.synergyPrice : skills[skill];
  const cheaper = career.crew[post].discounts.includes(skill);
  // A commander has studied one series only.
  const holds = skill !== 'expert' || career.studied === matOf(state, seat).series;
  return full - (cheaper && holds ? 1 : 0);
}

interface SkillFacts {
  readonly state: Known;
  readonly seat: Seat;
  readonly post: Post;
  readonly skill: Skill;
  readonly career: Frozen<Career>;
}

export function skillFacts(state: Known, { seat, post, skill }: { seat: Seat; post: Post; skill: Skill }): SkillFacts {
  return { state, seat, post, skill, career: careerOf(state, seat) };
}

export const skillChecks: readonly CheckRow<SkillFacts, Rule>[] = [
  { id: 'learner', rule: 'ATA-4.3.2i', holds: ({ post, skill }) => learners[skill].includes(post), gate: true },
  {
    id: 'known',
    rule: ({ skill }) => (skill === 'expert' ? 'ATA-7.7.expert.b' : 'ATA-7.7b'),
    holds: ({ state, seat, career, post, skill }) =>
      skill === 'expert'
        ? !career.expert.includes(matOf(state, seat).series)
        : !career.crew[post].skills.includes(skill),
  },
  {
    id: 'broken',
    rule: 'ATA-7.7.synergy.b',
    holds: ({ career, skill }) => skill !== 'synergy' || !career.synergyLost,
  },
  {
    id: 'price',
    rule: 'ATA-7.7b',
    holds: ({ state, seat, career, post, skill }) => career.xp >= priceOf(state, seat, post, skill),
    numbers: ({ state, seat, career, post, skill }) => ({ price: priceOf(state, seat, post, skill), xp: career.xp }),
  },
];

export function buySkill(draft: State, to: Writer, seat: Seat, post: Post, skill: Skill): void {
  const career = careerOf(draft, seat);
  const man = career.crew[post];
  const price = priceOf(draft, seat, post, skill);
  const cheaper = price < (skill === 'synergy' ? draft.switches.synergyPrice : skills[skill]);
  career.xp -= price;
  if (skill === 'expert') career.expert.push(matOf(draft, seat).series);
  if (!man.skills.includes(skill)) man.skills.push(skill);
  if (cheaper) man.discounts = man.discounts.filter((each) => each !== skill);
  to.emit({ type: 'skillBought', seat, post, skill, price });
}

interface TankFacts {
  readonly state: Known;
  readonly tank: TankId;
  readonly career: Frozen<Career>;
}

export function tankFacts(state: Known, { seat, tank }: { seat: Seat; tank: TankId }): TankFacts {
  return { state, tank, career: careerOf(state, seat) };
}

/** Later by date, or asking for more prestige. */
function isNewer(tank: TankId, than: TankId): boolean {
  return monthIndex(tanks[tank].from) > monthIndex(tanks[than].from) || tanks[tank].prestige > tanks[than].prestige;
}

export const changePrice = ({ tankLost }: Frozen<Career>) => (tankLost ? 1 : 2);

/** Date and prestige level: asked of every tank that is chosen. */
const tankChecks: readonly CheckRow<TankFacts, Rule>[] = [
  { id: 'date', rule: 'ATA-4.1.2a', holds: ({ state, tank }) => isAvailable(tank, state.month) },
  {
    id: 'level',
    rule: 'ATA-8.3.1f',
    holds: ({ career, tank }) => tanks[tank].prestige <= career.level,
    numbers: ({ career, tank }) => ({ level: career.level, needs: tanks[tank].prestige }),
  },
];

export const changeChecks: readonly CheckRow<TankFacts, Rule>[] = [
  { id: 'newer', rule: 'ATA-Q48', holds: ({ career, tank }) => isNewer(tank, career.tank) },
  ...tankChecks,
  {
    id: 'points',
    rule: ({ career }) => (career.tankLost ? 'ATA-8.3.1c' : 'ATA-8.3.1d'),
    holds: ({ career }) => career.points >= changePrice(career),
    numbers: ({ career }) => ({ price: changePrice(career), points: career.points }),
  },
];

export function changeTank(draft: State, to: Writer, seat: Seat, tank: TankId, points: number): void {
  const career = careerOf(draft, seat);
  spendPrestige(draft, to, seat, points, career.tankLost ? 'ATA-8.3.1c' : 'ATA-8.3.1d');
  career.tank = tank;
  career.tankLost = false;
  to.emit({ type: 'tankChanged', seat, tank, points });
}

/** What a ware can be had for: a machine gun, a kind of smoke, a man. Wares without a choice have one that says so. */
export function choicesOf(career: Frozen<Career>, ware: Ware): readonly string[] {
  if (ware === 'belts') return machineGuns;
  if (ware === 'smoke') return ['HCBI', 'WP'];
  if (ware !== 'surgeon') return ['-'];
  const away = career.away.map(({ post }) => post);
  return career.reason === 'wound' ? ['commander', ...away] : away;
}

/** A payment as one word: `knife+knife`. */
export function readPay(pay: string): readonly Trophy[] | null {
  const names = pay.split('+');
  const given = names.filter(isTrophy);
  return given.length === names.length ? given : null;
}

export const worth = (given: readonly Trophy[]) => given.reduce((sum, each) => sum + trophies[each], 0);

/** Every way to pay that gives nothing needlessly. */
export function paymentsFor(career: Frozen<Career>, price: number): readonly string[] {
  const owned = [...career.trophies].sort();
  const found = new Set<string>();
  const seek = (from: number, given: readonly Trophy[]): void => {
    if (worth(given) >= price) {
      if (given.every((each) => worth(given) - trophies[each] < price)) found.add(given.join('+'));
      return;
    }
    for (let index = from; index < owned.length && given.length < 5; index++) {
      const next = owned[index];
      if (next !== undefined && (index === from || owned[index - 1] !== next)) seek(index + 1, [...given, next]);
    }
  };
  seek(0, []);
  return [...found];
}

interface BarterFacts {
  readonly state: Known;
  readonly seat: Seat;
  readonly career: Frozen<Career>;
  readonly ware: Ware;
  readonly choice: string;
  readonly given: readonly Trophy[];
}

export function barterFacts(
  state: Known,
  { seat, ware, choice, pay }: { seat: Seat; ware: Ware; choice: string; pay: string },
): BarterFacts | Refusal<Rule> {
  const given = readPay(pay);
  if (given === null) return refusal<Rule>('ATA-8.4b');
  return { state, seat, career: careerOf(state, seat), ware, choice, given };
}

const count = (list: readonly Trophy[], name: Trophy) => list.filter((each) => each === name).length;

export const barterChecks: readonly CheckRow<BarterFacts, Rule>[] = [
  { id: 'choice', rule: 'ATA-CH.W2', holds: ({ career, ware, choice }) => choicesOf(career, ware).includes(choice) },
  {
    id: 'owned',
    rule: 'ATA-8.4b',
    holds: ({ career, given }) => given.every((each) => count(given, each) <= count(career.trophies, each)),
  },
  { id: 'price', rule: 'ATA-8.4b', holds: ({ ware, given }) => worth(given) >= wares[ware] },
  {
    id: 'needless',
    rule: 'ATA-8.4c',
    holds: ({ ware, given }) => given.every((each) => worth(given) - trophies[each] < wares[ware]),
  },
  {
    id: 'radio',
    rule: 'ATA-7.6-C1',
    holds: ({ career, ware }) => ware !== 'mortar' || career.rank >= RADIO_RANK,
  },
  {
    id: 'calibre',
    rule: 'ATA-4.4a',
    holds: ({ state, seat, ware }) => ware !== 'apcr' || matOf(state, seat).firepower >= 7,
  },
  { id: 'synergy', rule: 'ATA-7.7.synergy.b', holds: ({ career, ware }) => ware !== 'booze' || career.synergyLost },
];

export function barter(draft: State, to: Writer, seat: Seat, ware: Ware, choice: string, pay: string): void {
  const career = careerOf(draft, seat);
  const given = readPay(pay) ?? [];
  for (const each of given) career.trophies.splice(career.trophies.indexOf(each), 1);
  to.emit({ type: 'bartered', seat, ware, choice, pay, lost: worth(given) - wares[ware] });
  const { goods } = career;
  const gun = machineGuns.find((each): each is MachineGun => each === choice);
  if (ware === 'belts' && gun !== undefined) goods.belts.push(gun);
  if (ware === 'smoke') goods.smoke.push(choice === 'WP' ? 'WP' : 'HCBI');
  if (ware === 'booze') career.synergyLost = false;
  if (ware === 'sergeant') goods.sergeant += 1;
  if (ware === 'mortar') goods.mortar += 1;
  if (ware === 'apcr') goods.apcr += 1;
  if (ware === 'sandbags') goods.sandbags = true;
  if (ware === 'surgeon') hasten(draft, seat, choice);
}

/** Two missions sooner; what tank or repairs cost is not shortened. */
function hasten(draft: State, seat: Seat, choice: string): void {
  const career = careerOf(draft, seat);
  const { outcome, tally } = fightOf(draft, seat);
  const least = outcome === 'destroyed' || tally.repair === 'lost' ? 1 : 0;
  if (choice === 'commander') career.owed = Math.max(least, career.owed - 2);
  const patient = career.away.find(({ post }) => post === choice);
  if (patient !== undefined) patient.lines = Math.max(0, patient.lines - 2);
}

/** A former crewman with skills whose release is due. */
export function dueBack<C extends Frozen<Career>>(career: C, post: Post): C['away'][number] | undefined {
  return career.away.find(
    (each) => each.post === post && each.hospital && each.lines <= 0 && each.man.skills.length > 0,
  );
}

export const RECALL_PRICE = 2;

export function recall(draft: State, to: Writer, seat: Seat, post: Post): void {
  const career = careerOf(draft, seat);
  const patient = dueBack(career, post);
  if (patient === undefined) throw new Error(`no ${post} is due back`);
  spendPrestige(draft, to, seat, RECALL_PRICE, 'ATA-8.3.1e');
  comeBack(draft, to, seat, patient, career.away);
}
