import type { Seat } from '../core/game';
import { careerOf, fightOf, findUnit, isDim, matOf, missionOf, unitOf } from './base';
import { diceChartOf, readOn } from './charts';
import { hasSkill, isOpen, layerOf, useSkill } from './crew';
import { applyAttack, buttonUnit, type Cause, destroy, immobilise, shockUnit } from './damage';
import type { Post } from './data/crewCharts';
import { attackGiven, effectOf, hitGiven, partStruck, partsOf, type ShotFacts } from './fire';
import { rollOn } from './roll';
import type { Area, Known, MachineGun, Shot, State, Writer } from './types';

/** Where a unit stands as a tank sees it: those on the neighbour's board are all to one side. */
export function areaSeen(seat: Seat, board: Seat, area: Area): Area {
  if (seat === board) return area;
  return seat < board ? 'C' : 'A';
}

/** Whether a shot at this unit now strikes its flank. */
function strikesFlank(state: Known, seat: Seat, id: string): boolean {
  const { unit, seat: board } = unitOf(state, id);
  const { tank } = fightOf(state, seat);
  const { round } = missionOf(state);
  // A vehicle that has driven to your flank shows its own, until the round is over or it has fired.
  const caught = unit.moved && unit.firedAt.length === 0 && (unit.firstShot === 0 || unit.firstShot === round);
  return tank.flankTarget === id || unit.flanked || caught || (board !== seat && !tank.supported);
}

type Aim = Pick<Shot, 'seat' | 'gun' | 'unit' | 'round' | 'again'>;

/** A shot as it would be fired now. */
export function shotAt(state: Known, aim: Aim): Shot {
  const { unit, seat: board } = unitOf(state, aim.unit);
  return { ...aim, board, area: unit.area, flank: strikesFlank(state, aim.seat, aim.unit) };
}

export function shotFacts(state: Known, shot: Shot): ShotFacts {
  const { seat, gun, round, again, flank } = shot;
  const { unit, fight } = unitOf(state, shot.unit);
  const { tank } = fightOf(state, seat);
  return {
    firepower: matOf(state, seat).firepower,
    gun,
    round,
    range: fight.range,
    dim: isDim(missionOf(state)),
    again,
    target: {
      kind: unit.kind,
      hullDown: unit.hullDown,
      dugIn: unit.dugIn,
      flank,
      immobile: unit.immobile,
      smoke: fight.smoke[unit.area],
    },
    commanderButtoned: !isOpen(state, seat, 'commander') || layerOf(state, seat) === 'commander',
    bowButtoned: !isOpen(state, seat, 'assistant'),
    smoke: tank.smoke,
    gunnery: hasSkill(state, seat, 'gunner', 'gunnery'),
    aim: hasSkill(state, seat, 'gunner', 'aim'),
  };
}

/** Fires: the target turns on the tank, then the first roll is made. */
export function openFire(draft: State, to: Writer, aim: Aim): void {
  const shot = shotAt(draft, aim);
  const { unit } = unitOf(draft, aim.unit);
  const { seat, gun, round, board, flank } = shot;
  if (unit.firstShot === 0) unit.firstShot = missionOf(draft).round;
  if (board !== seat) fightOf(draft, seat).tank.supported = true;
  to.emit({ type: 'fired', seat, unit: unit.id, kind: unit.kind, gun, round: round ?? 'MG', flank });
  if (unit.targets !== seat) {
    unit.targets = seat;
    to.emit({ type: 'unitTargets', seat: board, unit: unit.id, kind: unit.kind, rule: 'ATA-7.2.4b' });
  }
  const facts = shotFacts(draft, shot);
  if (gun !== 'main') rollAttack(draft, to, shot, facts);
  else if (effectOf(facts) === 'none') {
    to.emit({ type: 'noEffect', seat, rule: 'ATA-7.2A8' });
    endShot(draft, to, shot);
  } else rollToHit(draft, to, shot, facts);
}

function rollToHit(draft: State, to: Writer, shot: Shot, facts: ShotFacts): void {
  const { result } = rollOn(to, {
    seat: shot.seat,
    chart: 'B1',
    column: facts.range,
    given: hitGiven(facts),
    who: facts.target.kind,
    unit: shot.unit,
    good: (each) => each === 'hit',
  });
  if (result === 'miss' && offerExpert(draft, shot, 'B1', result)) return;
  afterToHit(draft, to, shot, result);
}

function rollAttack(draft: State, to: Writer, shot: Shot, facts: ShotFacts): void {
  const { column, given } = attackGiven(facts);
  const { result } = rollOn(to, {
    seat: shot.seat,
    chart: 'B2',
    column,
    given,
    who: facts.target.kind,
    unit: shot.unit,
    good: (each) => each !== '-' && each !== 'ST',
  });
  if (result !== bestIn(column) && offerExpert(draft, shot, 'B2', result)) return;
  afterAttack(draft, to, shot, result);
}

const bestIn = (column: string) => String(readOn(diceChartOf('B2'), column, 2, {}).result);

/** Whether the commander may have this roll made again. */
function offerExpert(draft: State, shot: Shot, chart: 'B1' | 'B2', result: string): boolean {
  if (!isExpert(draft, shot.seat)) return false;
  draft.pending = { kind: 'expert', shot, chart, result };
  draft.exit = 'expert';
  return true;
}

/** Expert holds for the series it was bought for. */
function isExpert(state: Known, seat: Seat): boolean {
  const career = careerOf(state, seat);
  return career.expert.includes(matOf(state, seat).series) && hasSkill(state, seat, 'commander', 'expert');
}

/** The commander's decision about the roll just made. */
export function decideExpert(draft: State, to: Writer, again: boolean): void {
  const { pending } = draft;
  if (pending?.kind !== 'expert') return;
  const { shot, chart, result } = pending;
  draft.pending = null;
  if (!again) {
    to.emit({ type: 'rollKept', seat: shot.seat });
    (chart === 'B1' ? afterToHit : afterAttack)(draft, to, shot, result);
    return;
  }
  useSkill(draft, shot.seat, 'commander', 'expert');
  to.emit({ type: 'expertUsed', seat: shot.seat });
  (chart === 'B1' ? rollToHit : rollAttack)(draft, to, shot, shotFacts(draft, shot));
}

const causeOf = ({ seat }: Shot, rule: string): Cause => ({ by: seat, credit: true, fire: true, rule });

function afterToHit(draft: State, to: Writer, shot: Shot, result: string): void {
  const facts = shotFacts(draft, shot);
  if (result === 'miss') {
    to.emit({ type: 'noEffect', seat: shot.seat, rule: 'ATA-7.2A9' });
    endShot(draft, to, shot);
    return;
  }
  switch (effectOf(facts)) {
    case 'truck':
      destroy(draft, to, shot.unit, causeOf(shot, 'ATA-7.4f'));
      break;
    case 'he':
      rollAttack(draft, to, shot, facts);
      return;
    case 'button':
      shakeUp(draft, to, shot, facts);
      break;
    case 'pierce':
      pierce(draft, to, shot, facts);
      break;
    case 'none':
    case 'smoke':
      break;
  }
  endShot(draft, to, shot);
}

/** HE and WP button a tank up; a crew may take white phosphorus for a fire and leave. */
function shakeUp(draft: State, to: Writer, shot: Shot, facts: ShotFacts): void {
  const about = { seat: shot.seat, who: facts.target.kind, unit: shot.unit, good: (each: string) => each === 'DE' };
  if (facts.round === 'WP' && rollOn(to, { ...about, chart: 'phosphorus' }).result === 'DE') {
    destroy(draft, to, shot.unit, causeOf(shot, 'ATA-7.3.7b'));
    return;
  }
  buttonUnit(draft, to, shot.unit, facts.round === 'WP' ? 'ATA-7.3.7c' : 'ATA-7.3.7a');
  abandon(draft, to, shot, facts);
}

/** A hit that does not destroy an immobilised vehicle may make its crew leave it. */
function abandon(draft: State, to: Writer, shot: Shot, facts: ShotFacts): void {
  if (!facts.target.immobile || findUnit(draft, shot.unit) === null) return;
  const about = { seat: shot.seat, who: facts.target.kind, unit: shot.unit, good: (each: string) => each === 'DE' };
  if (rollOn(to, { ...about, chart: 'abandons' }).result === 'DE')
    destroy(draft, to, shot.unit, causeOf(shot, 'ATA-7.4.5c'));
}

/** AP and APCR: where it strikes, and what it does there. */
function pierce(draft: State, to: Writer, shot: Shot, facts: ShotFacts): void {
  const about = { seat: shot.seat, who: facts.target.kind, unit: shot.unit };
  const location = () => rollOn(to, { ...about, chart: 'B3-location' }).result;
  const part = partStruck(partsOf(facts), location);
  const { result } = rollOn(to, {
    ...about,
    chart: 'B3',
    column: part.column,
    given: { aim: facts.aim ? 1 : 0 },
    good: (each) => each === 'DE',
  });
  if (result === 'DE') {
    destroy(draft, to, shot.unit, causeOf(shot, 'ATA-7.4e'));
    return;
  }
  const stopped = result.startsWith('IMM');
  if (stopped) immobilise(draft, to, shot.unit, causeOf(shot, 'ATA-CH.B3'));
  if (result === 'B') buttonUnit(draft, to, shot.unit, 'ATA-CH.B3');
  if (!stopped || draft.switches.shockOnImmobilised) shockUnit(draft, to, shot.unit);
  abandon(draft, to, shot, facts);
}

/** The man whose Weapon Maintenance keeps a gun from jamming. */
const keepers: { readonly [gun in MachineGun]: Post } = { coax: 'gunner', bow: 'assistant', fifty: 'loader' };

function afterAttack(draft: State, to: Writer, shot: Shot, result: string): void {
  const { seat, gun } = shot;
  if (result === 'ST' && gun !== 'main') {
    const post = keepers[gun];
    if (hasSkill(draft, seat, post, 'weaponMaintenance')) {
      useSkill(draft, seat, post, 'weaponMaintenance');
      to.emit({ type: 'stoppageIgnored', seat, post, gun });
    } else {
      fightOf(draft, seat).tank.guns[gun].jam = true;
      to.emit({ type: 'stoppage', seat, gun });
    }
  }
  const facts = shotFacts(draft, shot);
  applyAttack(draft, to, shot.unit, result, causeOf(shot, gun === 'main' ? 'ATA-Q16' : 'ATA-7.2A10'));
  if (gun === 'main') abandon(draft, to, shot, facts);
  endShot(draft, to, shot);
}

/** WP leaves its smoke, hit or miss, after its damage. */
function endShot(draft: State, to: Writer, { round, board, area }: Shot): void {
  if (round === 'WP') setSmoke(draft, to, board, area, 2);
}

export function setSmoke(draft: State, to: Writer, board: Seat, area: Area, level: number): void {
  const fight = fightOf(draft, board);
  fight.smoke[area] = Math.max(fight.smoke[area], level);
  to.emit({ type: 'smokeSet', seat: board, area, level: fight.smoke[area] });
}
