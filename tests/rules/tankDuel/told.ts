import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import type { Command, Event, State, Tank, TankId } from '../../../src/rules/tankDuel/types';

/** What lies open on a board, as somebody knows it who is only told what happens. */
interface Board {
  readonly id: TankId;
  readonly nation: Tank['nation'];
  readonly vehicle: Tank['vehicle'];
  readonly start: number;
  seat: number | null;
  inPlay: boolean;
  range: number;
  fire: boolean;
  broken: boolean;
  hullDown: boolean;
  bog: number | null;
  trackDamage: boolean;
  immobilized: boolean;
  transmission: boolean;
  spotted: TankId[];
  flanking: TankId[];
  acquired: string | null;
  moving: boolean;
  terrain: string | null;
  smoke: boolean;
  smokeFills: boolean;
  hill: boolean;
  road: boolean;
  rounds: number;
  loaded: boolean;
  hatchesClosed: boolean;
  heavyWeather: boolean;
  vp: number;
  kills: number;
  crew: { [person: string]: string };
}

/** Everything told in events: boards, hands by their size, decks, infantry. */
export interface Told {
  readonly tanks: Board[];
  readonly hands: number[];
  deckNumber: number;
  infantry: { de: number; su: number };
  teamVp: { de: number; su: number };
  ended: boolean;
  /** Bog counters that a permanent loss of level may have taken away (TD-10.3.8c). */
  readonly freed: TankId[];
}

export function toldOf({ tanks, hands, deckNumber, infantry, teamVp, ended, ground }: State): Told {
  return {
    tanks: tanks.map((tank) => ({
      id: tank.id,
      nation: tank.nation,
      vehicle: tank.vehicle,
      start: ground.start[tank.nation],
      seat: tank.seat,
      inPlay: tank.inPlay,
      range: tank.range,
      fire: tank.fire !== null,
      broken: tank.broken !== null,
      hullDown: tank.hullDown,
      bog: tank.bog,
      trackDamage: tank.trackDamage,
      immobilized: tank.immobilized,
      transmission: tank.transmission,
      spotted: tank.spotted.toSorted(),
      flanking: tank.flanking.toSorted(),
      acquired: tank.acquired === null ? null : `${tank.acquired.tank} +${tank.acquired.bonus}`,
      moving: tank.box.move !== null,
      terrain: tank.box.terrain?.id ?? null,
      smoke: tank.box.smoke !== null,
      smokeFills: tank.box.smokeFills,
      hill: tank.box.hill,
      road: tank.box.road,
      rounds: tank.rounds,
      loaded: tank.loaded,
      hatchesClosed: tank.hatchesClosed,
      heavyWeather: tank.heavyWeather,
      vp: tank.vp,
      kills: tank.kills,
      crew: Object.fromEntries(
        tank.crew.map(({ person, seat, wounded }) => [person, `${seat}${wounded ? ' wounded' : ''}`]),
      ),
    })),
    hands: hands.map(({ length }) => length),
    deckNumber,
    infantry: { ...infantry },
    teamVp: { ...teamVp },
    ended,
    freed: [],
  };
}

function blind(board: Board): void {
  Object.assign(board, { spotted: [], flanking: [], acquired: null });
}

function forget(board: Board, enemy: TankId): void {
  board.spotted = board.spotted.filter((id) => id !== enemy);
  board.flanking = board.flanking.filter((id) => id !== enemy);
  if (board.acquired?.startsWith(enemy) === true) board.acquired = null;
}

const dealt = (board: Board) => Object.fromEntries(vehicles[board.vehicle].seats.map((seat) => [seat, seat as string]));

/** The tank is gone, lost or left. */
function remove(told: Told, board: Board): void {
  for (const other of told.tanks) forget(other, board.id);
  blind(board);
  const rounds = board.rounds + Number(board.loaded);
  Object.assign(board, { inPlay: false, fire: false, broken: false, hullDown: false, bog: null, trackDamage: false });
  Object.assign(board, { immobilized: false, transmission: false, moving: false, terrain: null, smoke: false });
  Object.assign(board, { smokeFills: false, hill: false, road: false, rounds, loaded: false });
}

/** What is told changes what is known; `of` finds a board. */
export function follow(told: Told, event: Event, of: (id: TankId) => Board): void {
  const hand = (seat: number | null, by: number) => {
    if (seat !== null) told.hands[seat] = (told.hands[seat] ?? 0) + by;
  };
  switch (event.type) {
    case 'drew':
      hand(event.seat, event.count);
      return;
    case 'laidOff':
      hand(event.seat, -event.count);
      return;
    case 'paid':
    case 'lostCards':
      hand(event.seat, -event.cards.length);
      return;
    case 'tacticsPlayed':
    case 'bidPlaced':
      hand(event.seat, -1);
      return;
    case 'stole':
      hand(event.from, -1);
      hand(event.seat, 1);
      return;
    case 'declared':
      hand(of(event.tank).seat, -event.count);
      return;
    case 'commanded':
      hand(of(event.tank).seat, -1);
      return;
    case 'seatLeft':
      told.hands[event.seat] = 0;
      for (const board of told.tanks) if (board.seat === event.seat) board.seat = null;
      return;
    case 'shuffled':
      told.deckNumber = event.deck;
      return;
    case 'infantryAdvanced':
      told.infantry[event.nation] = event.to;
      return;
    case 'teamScored':
      told.teamVp[event.nation] += event.vp;
      return;
    case 'gameEnded':
      told.ended = true;
      return;
    default:
      if ('tank' in event) followTank(told, event, of(event.tank), of);
  }
}

type OfTank = Extract<Event, { readonly tank: TankId }>;

function followTank(told: Told, event: OfTank, board: Board, of: (id: TankId) => Board): void {
  switch (event.type) {
    case 'weather':
      board.heavyWeather = event.weather === 'heavy';
      return;
    case 'smokeGone':
      Object.assign(board, { smoke: false, smokeFills: false });
      return;
    case 'hatches':
      board.hatchesClosed = event.closed;
      return;
    case 'scored':
      board.vp += event.vp;
      return;
    case 'fireOut':
      board.fire = false;
      return;
    case 'caughtFire':
      board.fire = true;
      return;
    case 'rallied':
      board.broken = false;
      return;
    case 'broke':
      board.broken = true;
      return;
    case 'moved':
      Object.assign(board, {
        range: event.to,
        moving: true,
        terrain: null,
        smoke: false,
        hill: false,
        hullDown: false,
      });
      board.acquired = null;
      for (const other of told.tanks) if (other.acquired?.startsWith(board.id) === true) other.acquired = null;
      return;
    case 'stopped':
      board.moving = false;
      return;
    case 'terrainPlaced':
      Object.assign(board, { moving: false, road: false });
      board.terrain = event.terrain === 'field' || event.terrain === 'mines' ? null : event.terrain;
      return;
    case 'bogged':
      board.bog = event.level;
      return;
    case 'freed':
      board.bog = null;
      return;
    case 'smokeLaid':
      board.smoke = true;
      blind(board);
      return;
    case 'concealed':
      for (const other of told.tanks) if (other.nation !== board.nation) forget(other, board.id);
      return;
    case 'hullDown':
      board.hullDown = true;
      return;
    case 'tookHill':
      board.hill = true;
      return;
    case 'tookRoad':
      board.road = true;
      return;
    case 'spotted':
      board.spotted = [...board.spotted, event.enemy].toSorted();
      return;
    case 'acquisitionLost':
      board.acquired = null;
      return;
    case 'acquired':
      board.acquired = `${event.enemy} +${event.bonus}`;
      board.spotted = [event.enemy];
      board.flanking = board.flanking.filter((id) => id === event.enemy);
      return;
    case 'flanked':
      board.flanking = [...board.flanking, event.enemy].toSorted();
      return;
    case 'unflanked':
    case 'shookOff': {
      const flanker = of(event.enemy);
      flanker.flanking = flanker.flanking.filter((id) => id !== board.id);
      return;
    }
    case 'left':
      board.vp += event.vp;
      remove(told, board);
      return;
    case 'reinforced':
      Object.assign(board, { inPlay: true, range: board.start, hatchesClosed: false, heavyWeather: false });
      board.crew = dealt(board);
      return;
    default:
      followDamage(told, event, board, of);
  }
}

function followDamage(told: Told, event: OfTank, board: Board, of: (id: TankId) => Board): void {
  switch (event.type) {
    case 'loaded':
      board.rounds -= 1;
      board.loaded = true;
      return;
    case 'unloaded':
      board.rounds += 1;
      board.loaded = false;
      return;
    case 'aimed':
      board.loaded = false;
      return;
    case 'transferred':
      board.crew[event.person] = (board.crew[event.person] ?? '').replace(/^\S+/, event.to);
      if (event.person === 'commander') blind(board);
      return;
    case 'repaired':
      board.transmission = false;
      return;
    case 'wounded':
      board.crew[event.person] += ' wounded';
      return;
    case 'killed': {
      const was = board.crew[event.person] ?? '';
      if (was.startsWith('commander')) blind(board);
      board.crew[event.person] = was.replace(/^\S+/, 'null');
      if (event.scorer !== null) of(event.scorer).vp += event.vp;
      return;
    }
    case 'special':
      if (event.special === 'transmission') board.transmission = true;
      if (event.special === 'smokeFills') board.smokeFills = true;
      if (event.special === 'ammoHit') Object.assign(board, { rounds: 0, loaded: false });
      told.freed.push(board.id);
      return;
    case 'trackDamaged':
      board.trackDamage = true;
      told.freed.push(board.id);
      return;
    case 'immobilized':
      board.immobilized = true;
      told.freed.push(board.id);
      return;
    case 'eliminated':
      if (event.scorer !== null) {
        of(event.scorer).vp += event.vp;
        of(event.scorer).kills += Number(event.medal);
      }
      remove(told, board);
      return;
  }
}

/** What a command itself makes known besides events: a card taken from the hand, a counter taken back. */
export function followCommand(told: Told, command: Command, current: Board | null): void {
  const { type, seat } = command;
  if (type === 'placeTerrain' || type === 'advance' || type === 'assault')
    told.hands[seat] = (told.hands[seat] ?? 0) - 1;
  if (current === null || (type !== 'flank' && type !== 'unflank')) return;
  current.hullDown = false;
  if (type === 'flank') current.flanking = current.flanking.filter((id) => id !== command.takeBack);
}
