import { cardOf } from '../../../rules/tankDuel/cards';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import { CARD, type Pose } from '../../paint/cards';
import type { Box, Group, Item } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import { battleCard, cardBack } from './battleCard';
import { damageCard } from './damageCard';
import { box, lines, panel, ruleTag, widthOf } from './panel';
import { pierceSum } from './pierceTicket';
import { tankAt } from './sight';
import type { Pull, ShotStory } from './story';
import { type Words, wordsOf } from './words';

const GOLD = 0xffd447;
const CREAM = 0xe9e0c8;

/** Rules that say what a pull is for. */
const rules: { readonly [why in Pull['why']]: string } = {
  weather: 'TD-Q75',
  smoke: 'TD-8.1c.1',
  fire: 'TD-12.3.1a',
  explosion: 'TD-12.2.1',
  escapeFire: 'TD-12.6.2b',
  escapeExplosion: 'TD-12.6.2b',
  spot: 'TD-8.3.5i.1',
  hullDown: 'TD-8.3.5iii',
  conceal: 'TD-10.3.6a',
  bog: 'TD-10.3.8a',
  shake: 'TD-10.1.3c',
  hit: 'TD-11.1.3d.1',
  location: 'TD-11.1.3e.2',
  pierce: 'TD-11.1.3h.1',
  mines: 'TD-Q83',
  handToHand: 'TD-Q81',
  searchFire: 'TD-Q90',
};

/** Where the cards and the words of a pull lie. */
interface MiddlePlan {
  readonly card: Pose;
  /** The Damage card, where one lies: the pull then moves to the right. */
  readonly damage: Pose | null;
  readonly words: Box;
}

export function middlePlan({ x, y, width, height }: Box, hasDamage: boolean): MiddlePlan {
  const tall = Math.min(height * 0.88, (width * 0.44 * CARD.height) / CARD.width);
  const wide = (tall * CARD.width) / CARD.height;
  const left = { x: x + wide / 2 + width * 0.025, y: y + height / 2, height: tall, angle: hasDamage ? -2 : 0 };
  const words = box(x + wide + width * 0.06, y + height * 0.05, width - wide - width * 0.08, height * 0.9);
  if (!hasDamage) return { card: left, damage: null, words };
  const small = Math.min(tall * 0.6, height * 0.5);
  return {
    card: { x: words.x + (small * CARD.width) / CARD.height / 2, y: y + height * 0.95 - small / 2, height: small },
    damage: left,
    words,
  };
}

/** The card that was turned over last, what it had to show, and what came of it. */
export function drawMiddle(
  at: Box | null,
  view: View,
  story: ShotStory | null,
  pull: Pull | null,
  stage: Surface,
  look: Style,
): void {
  if (at === null) return;
  const damage = story?.damage ?? null;
  if (damage === null && pull === null) return;
  const plan = middlePlan(at, damage !== null);
  stage.put('arc', 'pull/glow', plate(at, GOLD, { fillAlpha: 0.05, round: 12 }));
  if (damage !== null && plan.damage !== null) {
    const hot =
      damage.severity === null || story?.location === null || story === null
        ? null
        : { location: story.location ?? 'hull', severity: damage.severity };
    stage.put('control', 'pull/damage', damageCard(damage.card, hot, plan.damage, 'plain', look));
  }
  const shown = pull !== null && (damage === null || isAfterDamage(pull)) ? pull : null;
  if (shown !== null) stage.put('control', 'pull/card', battleCard(view, shown.card, plan.card, 'plain', look));
  stage.put('control', 'pull/words', pullWords(view, plan, shown, story, wordsOf(look), look));
}

export function isAfterDamage({ why }: Pull): boolean {
  return why === 'fire' || why === 'explosion' || why === 'escapeFire' || why === 'escapeExplosion';
}

/** Before a card is turned over: its back, what must come, and how likely that is. */
export function drawNeed(at: Box, view: View, pull: Pull, hasDamage: boolean, stage: Surface, look: Style): MiddlePlan {
  const plan = middlePlan(at, hasDamage);
  stage.put('stage', 'pull/card', cardBack('battle', plan.card, 'lit', look));
  stage.put('control', 'pull/words', needWords(view, plan, pull, wordsOf(look), look));
  return plan;
}

/** A title, a sentence and the rule under it; where they end. */
export function heading(
  words: Box,
  title: string,
  sentence: string,
  rule: string,
  look: Style,
  beside: boolean,
): { readonly items: readonly Item[]; readonly bottom: number } {
  const size = Math.max(17, Math.min(27, words.height * 0.085));
  const text = Math.max(13.5, size * 0.64);
  const said = lines(
    sentence,
    look.language,
    { x: 0, y: size * 1.5, width: words.width, most: beside ? 3 : 6 },
    text,
    CREAM,
  );
  const under = size * 1.5 + said.length * text * 1.22;
  const bottom = under + text * 1.3;
  return {
    items: [
      label(title, 0, size * 0.7, size, PAPER, 'stencil', { align: 'left', most: words.width }),
      ...said,
      ...(rule === ''
        ? []
        : ruleTag(rule, Math.min(words.width, widthOf(rule, text * 0.86) + text * 0.86), bottom, text * 0.86, true)),
    ],
    bottom: rule === '' ? under + text * 0.5 : bottom + text * 1.2,
  };
}

/** Pulls that may do harm: what is counted is the icon one fears, as the words beside the number say. */
const feared: readonly Pull['why'][] = ['smoke', 'fire', 'explosion', 'bog', 'mines'];

/** How likely it was, beside the card or under the words; where room is short, on one line. */
export function oddsOf(
  words: Box,
  pull: Pull,
  top: number,
  plan: MiddlePlan,
  { table, say, percent }: Words,
  look: Style,
  told = false,
): readonly Item[] {
  if (pull.success === null || pull.of === 0) return [];
  const ways = feared.includes(pull.why) ? pull.of - pull.ways : pull.ways;
  const says = pull.why === 'pierce' && pull.success === false && told ? table.waysThrough : table.pulls[pull.why].odds;
  const counted = say(says, { ways, of: pull.of });
  const chance = percent(ways / pull.of);
  const text = Math.max(13.5, Math.min(17, words.height * 0.055));
  const left = plan.damage === null ? 0 : plan.card.height * 0.714 + 14;
  const large = Math.max(24, Math.min(46, words.height * 0.14));
  const room = words.height - top;
  if (plan.damage === null && room < large * 1.3 + text * 3.8) {
    const size = Math.min(large, room * 0.8);
    const x = widthOf(chance, size, 'stencil') + 8;
    const width = words.width - x;
    const middle = top + Math.min(room, large * 1.2) / 2;
    const twoLines = (says: string, y: number) => {
      const said = lines(says, look.language, { x, y: 0, width, most: 2 }, text, CREAM);
      return said.map((line) => ({ ...line, y: line.y + y - said.length * text * 0.61 }));
    };
    return [
      label(chance, 0, middle, size, GOLD, 'stencil', { align: 'left' }),
      ...(room < text * 2.5
        ? [label(counted, x, middle, text, CREAM, 'condensed', { align: 'left', most: width })]
        : twoLines(counted, middle)),
    ];
  }
  const y = plan.damage === null ? top + large * 0.7 : plan.card.y - plan.words.y - plan.card.height * 0.18;
  return [
    label(chance, left, y, large, GOLD, 'stencil', { align: 'left', most: words.width - left }),
    ...lines(counted, look.language, { x: left, y: y + large * 0.6, width: words.width - left, most: 3 }, text, CREAM),
  ];
}

/** What a pull asks for and came to, in words; `told`: the card lies open. */
function wordsFor(view: View, pull: Pull, told: boolean, { table }: Words): { title: string; sentence: string } {
  const { why, success } = pull;
  const { title, need, good, bad } = table.pulls[why];
  const tank = tankAt(view, pull.tank);
  // In its own phase a tank fights the fire it has; else a card sets it alight, or a fire it has goes on.
  const fights = pull.tank === view.current;
  const burned = tank !== null && tank.fire !== null && (!told || success === true);
  if (why === 'fire' && (fights || burned)) {
    const { burning } = table;
    const out = fights && cardOf(view, pull.card).icons.includes('extinguish');
    const came = success === false ? burning.bad : out ? burning.out : burning.good;
    return { title: told ? came : title, sentence: burning.need };
  }
  return { title: !told || success === null ? title : success ? good : bad, sentence: need };
}

function needWords(view: View, plan: MiddlePlan, pull: Pull, words: Words, look: Style): Group {
  const { title, sentence } = wordsFor(view, pull, false, words);
  const head = heading(plan.words, title, sentence, rules[pull.why], look, plan.damage !== null);
  return panel(plan.words, [...head.items, ...oddsOf(plan.words, pull, head.bottom, plan, words, look)]);
}

function pullWords(
  view: View,
  plan: MiddlePlan,
  pull: Pull | null,
  story: ShotStory | null,
  words: Words,
  look: Style,
): Group {
  const { table, say, word, number } = words;
  if (pull === null) {
    const severity = story?.damage?.severity ?? null;
    const title = severity === null ? table.tickets.damage : say(table.severity, { severity: word(severity) });
    return panel(plan.words, heading(plan.words, title, table.damageSays, 'TD-12.1.3b.1', look, false).items);
  }
  const { why, success } = pull;
  const asked = wordsFor(view, pull, true, words);
  const short = why === 'pierce' && story?.pierce != null ? story.pierce.armour - story.pierce.penetration : 0;
  const bounced = why === 'pierce' && success === false;
  // What a number had to be is said with both numbers.
  const sentence = bounced
    ? short > 0
      ? say(table.bounceSays, { short })
      : table.bounceLetter
    : why === 'hit' && success !== null && story !== null
      ? say(success ? table.within : table.above, { card: pull.card, value: number(story.toHit) })
      : asked.sentence;
  const bounce = why === 'pierce' && story?.pierce != null;
  // Where room is short the ticket alone names the rule of the sum.
  const rule = bounce && plan.words.height < 230 ? '' : rules[why];
  const head = heading(plan.words, asked.title, sentence, rule, look, plan.damage !== null);
  const sum = bounce ? penetrationSum(view, plan.words, story, head.bottom, words) : { items: [], bottom: head.bottom };
  return panel(plan.words, [
    ...head.items,
    ...sum.items,
    ...oddsOf(plan.words, pull, sum.bottom, plan, words, look, true),
  ]);
}

/** The gun, what the card does to it, and the sum against the plate. */
function penetrationSum(
  view: View,
  words: Box,
  story: ShotStory,
  top: number,
  said: Words,
): { readonly items: readonly Item[]; readonly bottom: number } {
  const { table, say } = said;
  const { pierce, piercePull, distance } = story;
  if (pierce === null || piercePull === null) return { items: [], bottom: top };
  const { base, change, letter } = pierceSum(view, story);
  const wide = Math.min(words.width / 3.7, 92);
  const size = Math.max(18, Math.min(30, words.height * 0.09));
  const high = size * 1.9;
  const gap = (words.width - wide * 3) / 3;
  const chip = (index: number, value: string, says: string, fill: number, ink: number): readonly Item[] => {
    const x = index * (wide + Math.min(gap, 24));
    return [
      plate(box(x, top, wide, high), fill, { stroke: INK, width: 2, round: 6 }),
      label(value, x + wide / 2, top + high * 0.36, size * 0.9, ink, 'stencil', { most: wide - 6 }),
      label(says, x + wide / 2, top + high * 0.78, Math.max(12.5, size * 0.46), ink, 'condensed', {
        bold: true,
        most: wide - 6,
      }),
      ...(index === 0
        ? []
        : [
            label(
              index === 1 ? (change < 0 ? '−' : '+') : '=',
              x - Math.min(gap, 24) / 2,
              top + high / 2,
              size * 0.7,
              CREAM,
              'stencil',
            ),
          ]),
    ];
  };
  const range = distance === null ? table.tickets.penetration : say(table.metres, { metres: String(distance) });
  const through = pierce.through;
  const items = [
    ...chip(0, String(base), range, PAPER, INK),
    ...chip(1, letter ?? String(Math.abs(change)), say(table.cardShort, { card: piercePull.card }), PAPER, INK),
    ...chip(
      2,
      letter === null ? String(pierce.penetration) : through ? '≥' : '<',
      say(table.ofPlate, { armour: pierce.armour }),
      through ? 0x2f6d45 : 0xc7372f,
      PAPER,
    ),
  ];
  return { items, bottom: top + high + 6 };
}
