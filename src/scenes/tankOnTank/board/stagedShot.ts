import type { Kind } from '../../../rules/tankOnTank/data/units';
import { facingOf, isFrontAt, placeOf } from '../../../rules/tankOnTank/hexes';
import { hitChance, neededOn } from '../../../rules/tankOnTank/odds';
import { planOf } from '../../../rules/tankOnTank/plan';
import type { Event } from '../../../rules/tankOnTank/types';
import { typeOf } from '../../../rules/tankOnTank/unitValues';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import type { SoundName } from '../../frame/sound';
import type { Actor, Column, Firer, Ground, Shot, ShotTerm } from '../../theatre/shot';
import { between, centre, hexBox, hexUnder } from './geometry';
import { isOnRoad, nationOf, terrainOf } from './ground';
import { type Words, wordsOf } from './words';

type Fired = Extract<Event, { type: 'volleyFired' }>;

/** The side view of each kind, where there is one: without it a shot is shown on the map alone. */
const views: { readonly [kind in Kind]: string | null } = {
  sherman: 'sherman',
  wolverine: 'wolverine',
  pershing: 'pershing',
  priest: 'priest',
  m8: 'm8',
  usInfantry: 'infantry-us',
  usMech: 'infantry-us',
  usAtGun: 'at-gun-us',
  howitzer: 'howitzer-us',
  truck: null,
  panzer4: 'pz4',
  panther: 'panther',
  tiger: 'tiger',
  kingTiger: 'king-tiger',
  wespe: 'wespe',
  puma: null,
  geInfantry: 'infantry-de',
  geMech: 'infantry-de',
  geAtGun: 'at-gun-de',
};

/** A shell that was short by so little has rung on the plate. */
const RANG = 2;
/** Kills this unlikely are told of. */
const LONG_SHOT = 0.1;

function groundOn(view: View, hex: string): Ground {
  const ground = terrainOf(view, hex);
  if (ground !== 'clear') return ground;
  return isOnRoad(view, hex) ? 'road' : 'open';
}

/** What lies beyond an actor, seen along the line. */
function beyond(view: View, from: string, at: string): Ground {
  const hex = hexUnder(between(centre(from), centre(at), 1.5));
  return hex === null ? 'open' : groundOn(view, hex);
}

function actorOf(view: View, unit: SeenUnit, at: string, from: string, words: Words): Actor | null {
  const art = unit.kind === null ? null : views[unit.kind];
  if (art === null) return null;
  return {
    art,
    side: nationOf(unit.seat),
    name: words.unit(unit),
    at,
    ground: groundOn(view, at),
    behind: beyond(view, from, at),
  };
}

/** An attack as the stage plays it, from what the rules have said of it; null where somebody has no side view. */
export function stagedShot(
  event: Fired,
  view: View,
  look: Style,
  gunOf: (kind: Kind | null) => SoundName,
): Shot | null {
  const words = wordsOf(look);
  const target = view.units.find(({ id }) => id === event.target);
  const ids = [...event.firers];
  const units = ids.flatMap((id) => view.units.find((unit) => unit.id === id && unit.at !== null) ?? []);
  if (target === undefined) return null;
  const isFlank = (unit: SeenUnit) => !isFrontAt(placeOf(event.at), facingOf(target.facing), placeOf(unit.at ?? ''));
  // Who strikes the flank leads: the picture shows the face that counts.
  units.sort((a, b) => Number(isFlank(b)) - Number(isFlank(a)));
  const firers = units.flatMap((unit): readonly Firer[] => {
    const actor = actorOf(view, unit, unit.at ?? '', event.at, words);
    if (actor === null) return [];
    const far = unit.kind !== null && typeOf(view.switches, unit.kind).role === 'artillery';
    return [{ ...actor, kind: far ? 'indirect' : 'direct', sound: gunOf(unit.kind), plus: '+1' }];
  });
  const [lead, ...others] = firers;
  const struck = actorOf(view, target, event.at, units[0]?.at ?? event.at, words);
  if (lead === undefined || struck === null || firers.length < event.firers.length) return null;
  const soft = target.kind !== null && typeOf(view.switches, target.kind).soft;
  const chance = hitChance(event.modifier, event.defence, event.how);
  const flank = event.terms.some(({ rule }) => rule === 'TOT-8.4d');
  const short = event.defence - event.total;
  const { staged, moments, order } = words.table;
  const caption = captionOf(event, view, target, units, chance.ways / chance.of, words);
  return {
    firers: [lead, ...others],
    target: struck,
    flies: fliesTo(lead, event.at),
    face: lead.kind === 'indirect' ? 'top' : flank ? 'flank' : 'front',
    faceWords: words.say(staged.struck, { face: flank ? order.flank : order.front }),
    season: view.snow ? 'snow' : 'summer',
    sky: planOf(view).night ? 'night' : view.snow ? 'snow' : 'day',
    fall: view.snow ? 'snow' : null,
    rose: null,
    reason: null,
    terms: termsOf(event, words),
    total: { value: String(event.total), words: staged.total },
    sign: event.hit ? '≥' : '<',
    against: { value: String(event.defence), words: order.needs, rule: event.defenceRule },
    roll: {
      faces: event.faces,
      dice: `d6-${nationOf(event.seat) === 'us' ? 'olive' : 'grey'}`,
      columns: columnsOf(event),
      landed: event.dice,
      before: [],
    },
    ladder: null,
    chance: {
      large: words.percent(chance),
      small: words.say(staged.needs, {
        ways: chance.ways,
        of: chance.of,
        need: neededOn(event.modifier, event.defence),
      }),
    },
    outcome: event.hit ? 'destroyed' : !soft && short <= RANG ? 'bounced' : 'missed',
    word: event.hit ? staged.destroyed : moments.noEffect,
    rule: 'TOT-8.4c',
    caption,
    hint: staged.hint,
    matters: event.hit || event.again || caption !== null,
    lit: [event.at, ...units.map(({ at }) => at ?? event.at)].map(hexBox),
  };
}

/** As on the map; in one column who moves first stands left. */
function fliesTo(lead: Actor, at: string): Shot['flies'] {
  const across = centre(at).x - centre(lead.at).x;
  if (Math.abs(across) < 1) return lead.side === 'us' ? 'right' : 'left';
  return across > 0 ? 'right' : 'left';
}

/** Every sum the two dice that count may come to; what decides by itself is the rules' own word. */
function columnsOf(event: Fired): readonly Column[] {
  const need = neededOn(event.modifier, event.defence);
  return Array.from({ length: 11 }, (_, index) => ({
    sum: index + 2,
    ways: 6 - Math.abs(5 - index),
    decides: index + 2 >= need,
  }));
}

function termsOf(event: Fired, { table: { order } }: Words): readonly ShotTerm[] {
  const words: { readonly [rule: string]: string } = {
    'TOT-8.4a': order.firing,
    'TOT-8.4d': order.flank,
    'TOT-8.4e': order.cover,
    'TOT-9.6b': order.cover,
    'TOT-9.3a': order.cover,
    'TOT-S6e': order.night,
  };
  return [
    { value: String(event.dice), before: event.how === 'two' ? '2D6' : '3D6', words: order.dice, rule: 'TOT-8.4a' },
    ...event.terms.map(({ rule, value }): ShotTerm => {
      const term = { value: value < 0 ? `−${-value}` : String(value), words: words[rule] ?? '', rule };
      return value === 0 ? { ...term, isVoid: true } : term;
    }),
  ];
}

/** What makes a kill worth telling, the greatest thing first. */
function captionOf(
  event: Fired,
  view: View,
  target: SeenUnit,
  firers: readonly SeenUnit[],
  chance: number,
  { table: { staged }, say, unit }: Words,
): Shot['caption'] {
  if (!event.hit) return null;
  const name = unit(target);
  const kills = view.kills.filter(({ seat }) => seat === target.seat);
  const first = kills.filter(({ kind }) => kind === target.kind).length <= 1;
  const lines = [first ? say(staged.first, { name }) : say(staged.loss, { count: kills.length })];
  const long = say(staged.long, { percent: Math.round(chance * 100) });
  const title =
    target.hq === true
      ? staged.hqLost
      : target.ace === true
        ? staged.aceLost
        : firers.some(({ ace }) => ace === true)
          ? staged.aceKill
          : firers.some(({ hq }) => hq === true)
            ? staged.hqKill
            : chance <= LONG_SHOT
              ? staged.longShot
              : null;
  if (title !== null) return { title, lines: [...lines, long] };
  return first ? { title: say(staged.first, { name }), lines: [long] } : null;
}
