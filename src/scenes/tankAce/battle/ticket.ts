import { aboutCommand, describeTankAce } from '../../../i18n/tankAce/describe';
import type { Refusal } from '../../../rules/core/game';
import { findUnit } from '../../../rules/tankAce/base';
import { diceChartOf } from '../../../rules/tankAce/charts';
import { leavesField } from '../../../rules/tankAce/moves';
import { odds, shotOf } from '../../../rules/tankAce/outlook';
import { areaSeen } from '../../../rules/tankAce/shots';
import { facingTo } from '../../../rules/tankAce/targets';
import type { Command, View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import { fieldsOf, type Hope, hopeOf, isOrder, letters, manFor, type Segment, triedNow } from './orders';
import { wordsOf } from './words';

/** One figure of the sum on the ticket. */
export interface Chip {
  readonly sign: string;
  readonly value: string;
  readonly says: string;
  readonly tone: 'plain' | 'dark';
}

/** One way an order can still be given otherwise: a field and what it may be. */
export interface Option {
  readonly field: string;
  readonly title: string;
  readonly values: readonly {
    readonly value: string;
    readonly words: string;
    readonly on: boolean;
    readonly can: boolean;
  }[];
}

/** All that is said of the order in mind. */
export interface Ticket {
  readonly kicker: string;
  readonly title: string;
  readonly more: string;
  /** What it does, for whoever has not done it before; where a sum stands there is no room for it. */
  readonly about: string;
  readonly hope: Hope | null;
  readonly chips: readonly Chip[];
  readonly rules: readonly string[];
  readonly note: string;
  readonly options: readonly Option[];
  readonly refusal: { readonly title: string; readonly says: string; readonly rule: string } | null;
}

function titleOf(view: View, command: Command, look: Style): string {
  const { table, say } = wordsOf(look);
  const { titles } = table;
  const { seat } = command;
  const loaded = view.fights[seat]?.tank.loaded ?? 'AP';
  const shot = shotOf(view, command);
  const id = shot?.unit ?? ('unit' in command ? command.unit : null);
  const kind = id === null ? '' : (findUnit(view, id)?.unit.kind ?? '');
  switch (command.type) {
    case 'fire':
    case 'again':
      return say(titles.shot, { round: loaded, kind });
    case 'coax':
    case 'bow':
    case 'fifty':
      return say(titles.gun, { gun: table.orders[command.type], kind });
    case 'reverse':
      return leavesField(view, seat) ? titles.leave : titles.reverse;
    case 'call':
      return say(titles.call, { call: command.kind, kind });
    case 'smoke':
    case 'advance':
    case 'hullDown':
    case 'angle':
    case 'refill':
    case 'switchRound':
    case 'screen':
    case 'buttonUp':
    case 'unbutton':
    case 'traverse':
    case 'flank':
      return say(titles[command.type], { ...command, kind });
    default:
      return describeTankAce(look.text, look.language).command(view, command);
  }
}

function moreOf(view: View, command: Command, look: Style): string {
  const { table, say, percent } = wordsOf(look);
  const { seat } = command;
  const shot = shotOf(view, command);
  const fight = view.fights[seat];
  const hope = hopeOf(view, command);
  const also = hope?.also ?? null;
  const lesser = also === null ? [] : [say(table.also[also.of], { chance: percent(also.chance) })];
  if (shot === null || fight === null || fight === undefined) return lesser.join(' · ');
  const found = findUnit(view, shot.unit);
  if (found === null) return '';
  const area = areaSeen(seat, found.seat, found.unit.area);
  const lays = command.type === 'fire' || command.type === 'again' || command.type === 'coax';
  const turret = facingTo(area);
  const turning = turret === fight.tank.turret ? table.there : say(table.turns, { turret });
  return [
    say(table.target, { area: found.unit.area, range: found.fight.range }),
    ...(shot.facts.target.flank ? [table.flankShot] : []),
    ...(lays ? [turning] : []),
  ].join(' · ');
}

const isNothing = (result: string) => result === 'miss' || result === '-';

/** The roll to hit, or the burst, term by term: what the shot itself will add up. */
function chipsOf(view: View, command: Command, look: Style): Pick<Ticket, 'chips' | 'rules' | 'note'> {
  const { table, say, percent, named } = wordsOf(look);
  const shot = shotOf(view, command);
  const [roll] = shot?.rolls ?? [];
  if (shot === null) return { chips: [], rules: [], note: '' };
  const harmless = Object.entries(shot.outcomes).every(([result, chance]) => chance === 0 || isNothing(result));
  if (roll === undefined || harmless) return { chips: [], rules: [], note: harmless ? table.harmless : '' };
  const chart = diceChartOf(roll.chart);
  const modifiers = table.drms;
  const terms = roll.terms.map(
    ({ id, value }): Chip => ({
      sign: value < 0 ? '−' : '+',
      value: String(Math.abs(value)),
      says: named(modifiers, id),
      tone: 'plain',
    }),
  );
  const good = shot.hit;
  const dice: Chip = { sign: '', value: chart.dice.toUpperCase(), says: roll.chart, tone: 'plain' };
  const most = chart.rows.findLast((row) => row.cells[chart.columns.indexOf(roll.column)] === 'hit')?.to;
  const need =
    good === null || most === null || most === undefined
      ? []
      : [{ sign: '≤', value: String(most), says: say('{range}', { range: roll.column }), tone: 'plain' as const }];
  const ending = good === null ? [] : [{ sign: '→', value: percent(good), says: table.hit, tone: 'dark' as const }];
  const notes = shot.parts.map(({ penetration, armour, column }) =>
    say(table.pierce, {
      pen: penetration,
      armour,
      chance: percent(odds.chanceOf('B3', column, { aim: shot.facts.aim ? 1 : 0 }, 'DE')),
    }),
  );
  return {
    chips: [dice, ...terms, ...need, ...ending],
    rules: [...new Set(roll.terms.map(({ rule }) => rule))],
    note: [...new Set(notes)].join(' · '),
  };
}

function optionWords(field: string, value: string, look: Style): string {
  const { table, named, say } = wordsOf(look);
  if (field === 'posts') return named(table.hatchSets, value);
  if (field === 'step') return named(table.steps, value);
  if (value === 'true' || value === 'false') return named(table.flags, `${field}-${value}`);
  // Areas are called by their letters, which also stand for results.
  if (value.length === 1) return value;
  if (field === 'pay') return say('{pay}', { pay: value.split('+') });
  return named({}, value);
}

/** What else the order could say: every field with more than one value to try. */
function optionsOf(
  view: View,
  command: Command,
  look: Style,
  refuse: (tried: Command) => Refusal | null,
): readonly Option[] {
  const { table, named } = wordsOf(look);
  const tried = triedNow(view, command.seat).filter(({ type }) => type === command.type);
  return fieldsOf(command).flatMap((field): readonly Option[] => {
    if (field === 'unit' && command.type !== 'join') return [];
    const now = String(Reflect.get(command, field));
    const values = [...new Set(tried.map((each) => String(Reflect.get(each, field))))];
    if (values.length < 2) return [];
    const others = fieldsOf(command).filter((each) => each !== field);
    return [
      {
        field,
        title: named(table.options, field),
        values: values.map((value) => {
          const alike = tried.filter(
            (each) =>
              String(Reflect.get(each, field)) === value &&
              others.every((other) => other !== 'unit' || Reflect.get(each, other) === Reflect.get(command, other)),
          );
          return {
            value,
            words: optionWords(field, value, look),
            on: value === now,
            can: alike.some((each) => refuse(each) === null),
          };
        }),
      },
    ];
  });
}

export function ticketOf(
  view: View,
  { type, command, refusal }: Segment,
  name: string,
  look: Style,
  refuse: (tried: Command) => Refusal | null,
): Ticket {
  const { table, say } = wordsOf(look);
  const man = manFor(type);
  const kicker =
    isOrder(type) && man !== null ? say(table.orderOf, { letter: letters[type], man: table.crew[man] }) : '';
  const told =
    refusal === null
      ? null
      : {
          title: say(table.refused, { order: name }),
          says: look.text.rules[refusal.rule] ?? refusal.rule,
          rule: refusal.rule,
        };
  if (command === null)
    return {
      kicker,
      title: name,
      more: '',
      about: '',
      hope: null,
      chips: [],
      rules: [],
      note: '',
      options: [],
      refusal: told,
    };
  const sum = chipsOf(view, command, look);
  return {
    kicker,
    title: titleOf(view, command, look),
    more: moreOf(view, command, look),
    hope: hopeOf(view, command),
    ...sum,
    about: sum.chips.length === 0 && sum.note !== '' ? sum.note : aboutCommand(view, command, look.language),
    options: optionsOf(view, command, look, refuse),
    refusal: told,
  };
}
