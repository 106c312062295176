import type { Dice } from '../core/dice';
import type { TableOptions } from '../core/game';
import { units } from './data/calendar';
import { isAvailable, tankIds, tanks } from './data/tanks';
import { startOf, switchesOf } from './options';
import { type Award, awardNames, type Career, type Goods, type Man, type Round, rounds, type State } from './types';

export function newMan(no: number): Man {
  return { no, skills: [], used: [], discounts: [], hurt: null, hearts: 0 };
}

export function noGoods(): Goods {
  return { belts: [], smoke: [], sergeant: 0, mortar: 0, apcr: 0, sandbags: false };
}

export function emptyRack(): { [round in Round]: number } {
  return Object.fromEntries(rounds.map((round) => [round, 0])) as { [round in Round]: number };
}

const noAwards = () => Object.fromEntries(awardNames.map((award) => [award, 0])) as { [award in Award]: number };

function newCareer(): Career {
  const tank = 'm4';
  const half = tanks[tank].rack / 2;
  return {
    tank,
    unit: units[0],
    rank: 0,
    xp: 1,
    credit: 0,
    synergyLost: false,
    points: 0,
    level: 0,
    awards: noAwards(),
    stars: 0,
    streak: { missions: 0, armour: 0 },
    completed: 0,
    successes: 0,
    vehicles: 0,
    infantry: 0,
    trophies: [],
    goods: noGoods(),
    training: null,
    expert: [],
    studied: null,
    intercept: false,
    prisoner: false,
    crew: {
      commander: newMan(0),
      gunner: newMan(1),
      loader: newMan(2),
      driver: newMan(3),
      assistant: newMan(4),
    },
    away: [],
    men: 5,
    owed: 0,
    reason: null,
    tankLost: false,
    needsTank: false,
    fate: null,
    log: [],
    rack: { ...emptyRack(), AP: half, HE: half },
  };
}

/** Which models a commander may be given: available at the date, and with his prestige level. */
export function modelsFor(month: number, level: number): readonly (typeof tankIds)[number][] {
  return tankIds.filter((id) => isAvailable(id, month) && tanks[id].prestige <= level);
}

export function deal(options: TableOptions, _dice: Dice): State {
  const start = startOf(options);
  const each = <T>(make: () => T): T[] => Array.from({ length: options.seats }, make);
  return {
    phase: 'enlist',
    turn: 0,
    active: [],
    setup: options.setup === 'mission' ? 'mission' : 'career',
    switches: switchesOf(options),
    month: start,
    start,
    line: 1,
    events: [],
    careers: each(newCareer),
    groups: [],
    mission: null,
    fights: each(() => null),
    queue: [],
    agenda: null,
    checks: null,
    pending: null,
    exit: null,
    named: 0,
    ended: false,
  };
}
