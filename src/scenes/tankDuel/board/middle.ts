import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import { CARD, type Pose } from '../../paint/cards';
import type { Box, Group, Item } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import { battleCard, cardBack } from './battleCard';
import { damageCard } from './damageCard';
import { box, lines, panel, ruleTag, widthOf } from './panel';
import { pierceSum } from './pierceTicket';
import type { Pull, ShotStory } from './story';
import { type Words, wordsOf } from './words';

const GOLD = 0xffd447;
const CREAM = 0xe9e0c8;
const RED = 0xff8a78;
const GREEN = 0x8fd0a4;

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
export function drawNeed(at: Box, pull: Pull, hasDamage: boolean, stage: Surface, look: Style): MiddlePlan {
  const plan = middlePlan(at, hasDamage);
  stage.put('stage', 'pull/card', cardBack('battle', plan.card, 'lit', look));
  stage.put('control', 'pull/words', needWords(plan, pull, wordsOf(look), look));
  return plan;
}

function heading(
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
  const bottom = size * 1.5 + said.length * text * 1.22 + text * 1.3;
  return {
    items: [
      label(title, 0, size * 0.7, size, PAPER, 'stencil', { align: 'left', most: words.width }),
      ...said,
      ...(rule === ''
        ? []
        : ruleTag(rule, Math.min(words.width, widthOf(rule, text * 0.86) + text * 0.86), bottom, text * 0.86, true)),
    ],
    bottom: bottom + text * 1.2,
  };
}

function chance({ ways, of }: Pull): string {
  return of === 0 ? '' : `${Math.round((ways / of) * 100)}%`;
}

const oddsSizes = ({ height }: Box) => ({
  size: Math.max(24, Math.min(46, height * 0.14)),
  text: Math.max(13.5, Math.min(17, height * 0.055)),
});

/** How likely it was, beside the card or under the words. */
function oddsOf(
  words: Box,
  pull: Pull,
  top: number,
  plan: MiddlePlan,
  { table, say }: Words,
  look: Style,
  told = false,
): readonly Item[] {
  if (pull.success === null || pull.of === 0) return [];
  const { size, text } = oddsSizes(words);
  const left = plan.damage === null ? 0 : plan.card.height * 0.714 + 14;
  const y = plan.damage === null ? top + size * 0.7 : plan.card.y - plan.words.y - plan.card.height * 0.18;
  return [
    label(chance(pull), left, y, size, GOLD, 'stencil', { align: 'left', most: words.width - left }),
    ...lines(
      say(pull.why === 'pierce' && pull.success === false && told ? table.waysThrough : table.ways, {
        ways: pull.ways,
        of: pull.of,
      }),
      look.language,
      { x: left, y: y + size * 0.6, width: words.width - left, most: 3 },
      text,
      CREAM,
    ),
  ];
}

function needWords(plan: MiddlePlan, pull: Pull, words: Words, look: Style): Group {
  const { table } = words;
  const head = heading(
    plan.words,
    table.pulls[pull.why].title,
    table.pulls[pull.why].need,
    rules[pull.why],
    look,
    plan.damage !== null,
  );
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
  const { table, say, word } = words;
  if (pull === null) {
    const severity = story?.damage?.severity ?? null;
    const title = severity === null ? table.pulls.pierce.title : say(table.severity, { severity: word(severity) });
    return panel(plan.words, heading(plan.words, title, table.damageSays, 'TD-12.1.3b.1', look, false).items);
  }
  const { why, success } = pull;
  const title = success === null ? table.pulls[why].title : success ? table.pulls[why].good : table.pulls[why].bad;
  const short = why === 'pierce' && story?.pierce != null ? story.pierce.armour - story.pierce.penetration : 0;
  const bounced = why === 'pierce' && success === false;
  const sentence = !bounced ? table.pulls[why].need : short > 0 ? say(table.bounceSays, { short }) : table.bounceLetter;
  const head = heading(plan.words, title, sentence, rules[why], look, plan.damage !== null);
  const bounce =
    why === 'pierce' && story?.pierce != null ? penetrationSum(view, plan.words, story, head.bottom, words) : [];
  const size = Math.max(15, Math.min(22, plan.words.height * 0.07));
  const odds = head.bottom + (bounce.length > 0 ? plan.words.height * 0.24 : 0);
  // What a number had to be is said with both numbers; all else the heading says.
  const said =
    why !== 'hit' || success === null || story === null
      ? ''
      : say(success ? table.within : table.above, { card: pull.card, value: story.toHit });
  return panel(plan.words, [
    ...head.items,
    ...bounce,
    ...oddsOf(plan.words, pull, odds, plan, words, look, true),
    ...(plan.damage === null ? verdictOf(said, plan.words, pull, odds, size, success === true ? GREEN : RED) : []),
  ]);
}

/** What the number came to: under the odds, or beside them where there is no room. */
function verdictOf(said: string, words: Box, pull: Pull, top: number, size: number, ink: number): readonly Item[] {
  if (said === '') return [];
  const { size: large, text } = oddsSizes(words);
  const low = top + large * 1.3 + text * 1.5 > words.height - size * 1.6;
  const left = low ? widthOf(chance(pull), large, 'stencil') + large * 0.6 : 0;
  const y = low ? top + large * 0.7 : words.height - size;
  return [label(said, left, y, size, ink, 'condensed', { align: 'left', bold: true, most: words.width - left })];
}

/** The gun, what the card does to it, and the sum against the plate. */
function penetrationSum(view: View, words: Box, story: ShotStory, top: number, said: Words): readonly Item[] {
  const { table, say } = said;
  const { pierce, piercePull, distance } = story;
  if (pierce === null || piercePull === null) return [];
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
  return [
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
}
