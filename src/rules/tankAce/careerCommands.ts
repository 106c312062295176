import { refusal } from '../core/check';
import { rowsOf } from '../core/command';
import { isBoolean, oneOf } from '../core/guards';
import { closeAfter, leaveField } from './after';
import { rackSize, stowedRounds } from './ammunition';
import { careerOf, decideNext, fightOf, findUnit, isDefence, matOf, missionOf } from './base';
import { isOut } from './crew';
import { bombard } from './damage';
import { units } from './data/calendar';
import { posts, skillNames, wareNames, wares } from './data/crewCharts';
import { isAvailable, tankIds } from './data/tanks';
import { rerollForce } from './deploy';
import { nextToOrder } from './orders';
import { spendPrestige } from './prestige';
import { rollOn } from './roll';
import { seekStrikes } from './rounds';
import type { Rule } from './rulebook';
import { trainCommander } from './school';
import { modelsFor } from './setup';
import * as shop from './shop';
import { type Command, type Event, hatches, type Known, rounds, type State, trainings, type Writer } from './types';

export const row = rowsOf<State, Command, Event, Rule>();
export const isUnit = (raw: unknown): raw is string => typeof raw === 'string' && /^u\d{1,6}$/.test(raw);
const isWord = (raw: unknown): raw is string => typeof raw === 'string' && raw.length > 0 && raw.length < 80;

/** The present player is done; the next one decides, or the phase is over. */
function nextToDecide(draft: State): void {
  draft.queue.shift();
  decideNext(draft);
  if (draft.queue.length === 0) draft.exit = 'done';
}

function beReady(draft: State, to: Writer, seat: number): void {
  to.emit({ type: 'readied', seat });
  switch (draft.phase) {
    case 'load':
      careerOf(draft, seat).rack = { ...fightOf(draft, seat).tank.rack };
      nextToDecide(draft);
      return;
    case 'deploy':
      // What a prisoner said is of use in one mission only; in a counterattack he has just been taken.
      if (!missionOf(draft).counter) careerOf(draft, seat).prisoner = false;
      nextToDecide(draft);
      return;
    case 'after':
      closeAfter(draft, seat);
      draft.queue.shift();
      decideNext(draft);
      if (draft.queue.length === 0) leaveField(draft);
      return;
    case 'stow':
      endStowing(draft, to, seat);
      return;
    default:
      nextToDecide(draft);
  }
}

export function endStowing(draft: State, to: Writer, seat: number): void {
  const { tank } = fightOf(draft, seat);
  if (rackSize(tank) >= matOf(draft, seat).rack) tank.refilling = false;
  to.emit({ type: 'stowingEnded', seat });
  nextToOrder(draft, to);
}

/** Tanks a commander can be given: without a career all that are built, else those his prestige level allows. */
function modelsOf(state: Known, seat: number): readonly (typeof tankIds)[number][] {
  if (state.setup === 'mission') return tankIds.filter((id) => isAvailable(id, state.month));
  return modelsFor(state.month, careerOf(state, seat).level);
}

const enlist = row('enlist', {
  phases: ['enlist', 'assign'],
  fields: { tank: oneOf(...tankIds, 'any') },
  path: ['button:enlist', 'card:{tank}'],
  tries: (state, seat) => [
    ...tankIds.map((tank) => ({ type: 'enlist' as const, seat, tank })),
    ...(state.phase === 'enlist' ? [{ type: 'enlist' as const, seat, tank: 'any' as const }] : []),
  ],
  checks: [
    {
      id: 'lot',
      rule: 'ATA-7.4.3n',
      holds: ({ state, command }) => command.tank !== 'any' || state.phase === 'enlist',
    },
    {
      id: 'date',
      rule: 'ATA-4.1.2a',
      holds: ({ state, command: { tank } }) => tank === 'any' || isAvailable(tank, state.month),
    },
    {
      id: 'level',
      rule: 'ATA-8.3.1f',
      holds: ({ state, command: { tank, seat } }) => tank === 'any' || modelsOf(state, seat).includes(tank),
    },
  ],
  apply(draft, { seat, tank }, to) {
    const career = careerOf(draft, seat);
    const models = modelsOf(draft, seat);
    const drawn = tank === 'any' ? models[to.dice.roll(models.length, 'tank', seat) - 1] : tank;
    career.tank = drawn ?? career.tank;
    to.emit({ type: 'enlisted', seat, tank: career.tank });
    if (draft.phase !== 'assign') return;
    career.needsTank = false;
    career.tankLost = false;
    nextToDecide(draft);
  },
});

const join = row('join', {
  phases: ['enlist'],
  fields: { unit: oneOf(...units, 'any') },
  path: ['button:join', 'card:{unit}'],
  tries: (_, seat) => [...units, 'any' as const].map((unit) => ({ type: 'join' as const, seat, unit })),
  checks: [],
  apply(draft, { seat, unit }, to) {
    const drawn = unit === 'any' ? rollOn(to, { seat, chart: 'unit' }).result : unit;
    careerOf(draft, seat).unit = units.find((each) => each === drawn) ?? units[0];
    to.emit({ type: 'joined', seat, unit: careerOf(draft, seat).unit });
  },
});

const train = row('train', {
  phases: ['school'],
  fields: { choice: oneOf(...trainings), series: oneOf('sherman', 'pershing') },
  path: ['button:{choice}', 'card:{series}'],
  tries: (_, seat) =>
    trainings.flatMap((choice) =>
      (['sherman', 'pershing'] as const).map((series) => ({ type: 'train' as const, seat, choice, series })),
    ),
  checks: [
    {
      id: 'series',
      rule: 'ATA-4.6b',
      holds: ({ command }) => command.choice === 'study' || command.series === 'sherman',
    },
  ],
  apply(draft, { seat, choice, series }, to) {
    trainCommander(draft, to, seat, choice, series);
    nextToDecide(draft);
  },
});

const buySkill = row('buySkill', {
  phases: ['skills', 'after'],
  fields: { post: oneOf(...posts), skill: oneOf(...skillNames) },
  path: ['button:skill', 'card:{post}', 'card:{skill}'],
  tries: (_, seat) =>
    posts.flatMap((post) => skillNames.map((skill) => ({ type: 'buySkill' as const, seat, post, skill }))),
  subject: shop.skillFacts,
  checks: shop.skillChecks,
  apply: (draft, { seat, post, skill }, to) => shop.buySkill(draft, to, seat, post, skill),
});

const ready = row('ready', {
  phases: ['enlist', 'skills', 'load', 'deploy', 'stow', 'after'],
  fields: {},
  path: ['button:ready'],
  tries: (_, seat) => [{ type: 'ready', seat }],
  checks: [],
  apply: (draft, { seat }, to) => beReady(draft, to, seat),
});

const exchange = row('exchange', {
  phases: ['load'],
  fields: { out: oneOf(...rounds), in: oneOf(...rounds) },
  path: ['button:exchange', 'card:{out}', 'card:{in}'],
  tries: (_, seat) =>
    rounds.flatMap((out) =>
      rounds.filter((each) => each !== out).map((each) => ({ type: 'exchange' as const, seat, out, in: each })),
    ),
  checks: [
    { id: 'other', rule: 'ATA-4.4.3a', holds: ({ command }) => command.in !== command.out },
    {
      id: 'racked',
      rule: 'ATA-4.4.3a',
      holds: ({ state, command }) => fightOf(state, command.seat).tank.rack[command.out] > 0,
    },
    {
      id: 'stock',
      rule: 'ATA-4.4.3b',
      holds: ({ state, command }) => stowedRounds(fightOf(state, command.seat).tank, command.in) > 0,
    },
  ],
  apply(draft, { seat, out, in: put }, to) {
    const { tank } = fightOf(draft, seat);
    tank.rack[out] -= 1;
    tank.rack[put] += 1;
    to.emit({ type: 'rackChanged', seat, out, in: put });
  },
});

const chamber = row('chamber', {
  phases: ['load'],
  fields: { round: oneOf(...rounds) },
  path: ['button:chamber', 'card:{round}'],
  tries: (_, seat) => rounds.map((round) => ({ type: 'chamber' as const, seat, round })),
  checks: [
    {
      id: 'other',
      rule: 'ATA-4.4.3a',
      holds: ({ state, command }) => fightOf(state, command.seat).tank.loaded !== command.round,
    },
    {
      id: 'stock',
      rule: 'ATA-4.4.3b',
      holds: ({ state, command }) => stowedRounds(fightOf(state, command.seat).tank, command.round) > 0,
    },
  ],
  apply(draft, { seat, round }, to) {
    fightOf(draft, seat).tank.loaded = round;
    to.emit({ type: 'chambered', seat, round });
  },
});

const hatch = row('hatch', {
  phases: ['deploy'],
  fields: { post: oneOf(...hatches), open: isBoolean },
  path: ['card:{post}', 'button:hatch-{open}'],
  tries: (_, seat) =>
    hatches.flatMap((post) => [true, false].map((open) => ({ type: 'hatch' as const, seat, post, open }))),
  checks: [
    {
      id: 'other',
      rule: 'ATA-4.3.2b',
      holds: ({ state, command }) => fightOf(state, command.seat).tank.open.includes(command.post) !== command.open,
    },
    {
      id: 'out',
      rule: 'ATA-Q63',
      holds: ({ state, command: { seat, post } }) => post !== 'commander' || !isOut(state, seat, post),
    },
  ],
  apply(draft, { seat, post, open }, to) {
    const { tank } = fightOf(draft, seat);
    tank.open = hatches.filter((each) => (each === post ? open : tank.open.includes(each)));
    to.emit({ type: 'hatchSet', seat, post, open });
  },
});

const hide = row('hide', {
  phases: ['deploy'],
  fields: { on: isBoolean },
  path: ['button:hide-{on}'],
  tries: (_, seat) => [true, false].map((on) => ({ type: 'hide' as const, seat, on })),
  checks: [
    { id: 'defence', rule: 'ATA-7.3.1c', holds: ({ state }) => isDefence(state) },
    { id: 'mobile', rule: 'ATA-7.4.5a', holds: ({ state, command }) => !fightOf(state, command.seat).tank.immobile },
    {
      id: 'other',
      rule: 'ATA-7.3.1c',
      holds: ({ state, command }) => fightOf(state, command.seat).tank.hullDown !== command.on,
    },
  ],
  apply(draft, { seat, on }, to) {
    fightOf(draft, seat).tank.hullDown = on;
    to.emit({ type: 'hullDownSet', seat, on, rule: 'ATA-7.1.4c' });
  },
});

const buyArtillery = row('buyArtillery', {
  phases: ['deploy'],
  fields: {},
  path: ['button:buyArtillery'],
  tries: (_, seat) => [{ type: 'buyArtillery', seat }],
  checks: [
    { id: 'counter', rule: 'ATA-7.6k', holds: ({ state }) => !missionOf(state).counter },
    { id: 'once', rule: 'ATA-Q60', holds: ({ state, command }) => !fightOf(state, command.seat).tally.bought },
    { id: 'points', rule: 'ATA-8.3.1g', holds: ({ state, command }) => careerOf(state, command.seat).points > 0 },
  ],
  apply(draft, { seat }, to) {
    spendPrestige(draft, to, seat, 1, 'ATA-8.3.1g');
    fightOf(draft, seat).tally.bought = true;
    to.emit({ type: 'artilleryBought', seat });
  },
});

const reroll = row('rerollForce', {
  phases: ['deploy'],
  fields: {},
  path: ['button:rerollForce'],
  tries: (_, seat) => [{ type: 'rerollForce', seat }],
  checks: [
    {
      id: 'prisoner',
      rule: 'ATA-9.0c',
      holds: ({ state, command }) => careerOf(state, command.seat).prisoner && !missionOf(state).counter,
    },
  ],
  apply: (draft, { seat }, to) => rerollForce(draft, to, seat),
});

const bombardRow = row('bombard', {
  phases: ['prelude', 'strike'],
  fields: { unit: isUnit },
  path: ['unit:{unit}'],
  tries: (state, seat) => fightOf(state, seat).units.map(({ id }) => ({ type: 'bombard' as const, seat, unit: id })),
  subject(state, { seat, unit }) {
    const found = findUnit(state, unit);
    if (found === null || found.seat !== seat)
      return refusal<Rule>(state.phase === 'prelude' ? 'ATA-7.6e' : 'ATA-7.6f');
    return found;
  },
  checks: [{ id: 'mounted', rule: 'ATA-Q13', holds: ({ unit }) => unit.rides === null }],
  apply(draft, { seat, unit }, to) {
    if (draft.phase === 'strike') {
      draft.pending = null;
      draft.queue = [];
      bombard(draft, to, seat, unit, 'air');
      draft.exit = 'done';
      return;
    }
    fightOf(draft, seat).strikes -= 1;
    bombard(draft, to, seat, unit, 'artillery');
    seekStrikes(draft, to);
  },
});

const changeTank = row('changeTank', {
  phases: ['after'],
  fields: { tank: oneOf(...tankIds) },
  path: ['button:changeTank', 'card:{tank}'],
  tries: (_, seat) => tankIds.map((tank) => ({ type: 'changeTank' as const, seat, tank })),
  subject: shop.tankFacts,
  checks: shop.changeChecks,
  apply: (draft, { seat, tank }, to) => shop.changeTank(draft, to, seat, tank, shop.changePrice(careerOf(draft, seat))),
});

const barter = row('barter', {
  phases: ['after'],
  fields: { ware: oneOf(...wareNames), choice: isWord, pay: isWord },
  path: ['button:barter', 'card:{ware}', 'button:{choice}', 'card:pay-{pay}'],
  tries(state, seat) {
    const career = careerOf(state, seat);
    return wareNames.flatMap((ware) =>
      shop
        .choicesOf(career, ware)
        .flatMap((choice) =>
          shop.paymentsFor(career, wares[ware]).map((pay) => ({ type: 'barter' as const, seat, ware, choice, pay })),
        ),
    );
  },
  subject: shop.barterFacts,
  checks: shop.barterChecks,
  apply: (draft, { seat, ware, choice, pay }, to) => shop.barter(draft, to, seat, ware, choice, pay),
});

const recall = row('recall', {
  phases: ['after'],
  fields: { post: oneOf(...posts) },
  path: ['button:recall', 'card:{post}'],
  tries: (state, seat) =>
    posts
      .filter((post) => careerOf(state, seat).away.some((each) => each.post === post))
      .map((post) => ({ type: 'recall' as const, seat, post })),
  checks: [
    {
      id: 'due',
      rule: 'ATA-8.3.1e',
      holds: ({ state, command: { seat, post } }) => shop.dueBack(careerOf(state, seat), post) !== undefined,
    },
    {
      id: 'points',
      rule: 'ATA-8.3.1e',
      holds: ({ state, command }) => careerOf(state, command.seat).points >= shop.RECALL_PRICE,
    },
  ],
  apply: (draft, { seat, post }, to) => shop.recall(draft, to, seat, post),
});

export const careerRows = {
  enlist,
  join,
  train,
  buySkill,
  ready,
  exchange,
  chamber,
  hatch,
  hide,
  buyArtillery,
  rerollForce: reroll,
  bombard: bombardRow,
  changeTank,
  barter,
  recall,
};
