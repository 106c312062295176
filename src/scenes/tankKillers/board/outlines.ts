import type { Ref } from '../../../rules/core/game';
import { isRefOf } from '../../../rules/core/ref';
import { isCardId } from '../../../rules/tankKillers/data/tactics';
import { isBarred } from '../../../rules/tankKillers/restrictions';
import type { CardId, UnitId, View } from '../../../rules/tankKillers/types';
import { cardRef, isUnitId } from '../../../rules/tankKillers/units';
import type { WhyNot } from '../../../session/controller';
import type { Selection } from '../../../session/selection';
import type { Style, Surface } from '../../board/gameScene';
import type { Pose } from '../../paint/cards';
import type { Box, Shape } from '../../paint/items';
import { corners, label, NIGHT, PAPER, plate } from '../../paint/marks';
import type { CardTable } from './cardTable';
import { drawSum } from './drawSum';
import { cardBack, unitCard } from './faces';
import { drawHeld, heldPose } from './hand';
import { fieldSpots } from './places';
import { cardIn, placeOf } from './pointing';
import { drawReading } from './reading';
import { handOf, nearSeat } from './sight';
import { counts, sumOf } from './sum';
import { wordsOf } from './words';

function rim(box: Box, stroke: number, more: Partial<Shape> = {}): Shape {
  return { kind: 'shape', points: corners(box, -5), closed: true, stroke, width: 5, round: 10, ...more };
}

/**
 * What may be chosen glows; what is pointed at is held up, and a modifier is tried in the sum. The answer is what is
 * held up with a word on what a further click does.
 */
export function drawChoices(
  table: CardTable,
  view: View,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
): Ref | null {
  const { act } = look.palette;
  for (const { ref, kind, pose, seat, choice } of fieldSpots(table, view)) {
    if (!choice || !selection.next.includes(ref)) continue;
    const big = ref === hovered ? { ...pose, height: pose.height * 1.05 } : pose;
    const item = kind === null ? cardBack('formation', big, 'lit', look) : unitCard(kind, big, 'lit', look);
    stage.put('mark', `field:${seat}:${ref}`, item);
    const unit = ref.slice(5);
    if (view.phase === 'target' && isUnitId(unit)) drawDuelOdds(view, unit, big, stage, look);
  }
  for (const ref of selection.next) {
    if (!isRefOf('area', ref)) continue;
    const seat = Number(ref.at(-1));
    const box = table.tall ? null : table.sides[seat === 0 ? 0 : 1];
    if (box !== null) stage.put('line', `choice:${ref}`, rim(box, act, { dash: [12, 8], width: 4 }));
  }
  drawWaiting(table, view, selection, stage, look);
  if (hovered === null) return null;
  const { table: says } = wordsOf(look);
  const ready = selection.next.includes(hovered);
  const card = cardIn(hovered);
  if (card === null || !handOf(view).includes(card)) {
    if (!ready || !isRefOf('unit', hovered)) return null;
    const hint = table.tall ? says.touchToChoose : says.clickToChoose;
    const unit = hovered.slice(5);
    if (view.phase === 'target' && isUnitId(unit)) drawSum(table, view, stage, look, null, unit);
    drawReading(table, hovered, placeOf(table, view, hovered), hint, stage, look);
    return hovered;
  }
  drawHeld(table, view, card, ready ? 'lit' : 'plain', ready ? 1.6 : 0.6, stage, look, 'plate');
  if (ready && counts(view, card)) drawSum(table, view, stage, look, card);
  const barred = isBarred(view.sides, nearSeat(view), card);
  const [play, why, never] = table.tall
    ? [says.touchAgain, says.touchWhy, says.touchNever]
    : [says.clickToPlay, says.clickWhy, says.clickNever];
  drawReading(table, hovered, heldBox(table, view, card), ready ? play : barred ? never : why, stage, look);
  return hovered;
}

function heldBox(table: CardTable, view: View, card: CardId): Box | null {
  const pose = heldPose(table, view, card);
  return pose === null ? null : { x: pose.x, y: pose.y, width: 0, height: 0 };
}

/** On a card to choose: what the attack would be worth against it. */
function drawDuelOdds(view: View, unit: UnitId, pose: Pose, stage: Surface, look: Style): void {
  const sum = sumOf(view, look, null, unit);
  if (sum === null) return;
  const kills = sum.total >= sum.defence;
  const [width, height] = [pose.height * 0.56, pose.height * 0.17];
  const box = { x: pose.x - width / 2, y: pose.y - pose.height / 2 - height * 1.12, width, height };
  const { clear, blocked } = look.palette;
  stage.put('line', `worth:${unit}`, plate(box, NIGHT, { stroke: kills ? blocked : clear, width: 3, round: 6 }));
  const words = `${sum.total} ${kills ? '≥' : '<'} ${sum.defence}`;
  const [x, y] = [pose.x, box.y + box.height / 2];
  stage.put('line', `worth:${unit}/says`, label(words, x, y, height * 0.72, PAPER, 'stencil', { most: width - 8 }));
}

/** How many cards of the hand cannot be played now, and how many never. */
function drawWaiting(
  { hand, tall, scale }: CardTable,
  view: View,
  selection: Selection,
  stage: Surface,
  look: Style,
): void {
  const held = handOf(view);
  const ready = selection.next.filter((ref) => isRefOf('card', ref)).length;
  const never = held.filter((card) => isBarred(view.sides, nearSeat(view), card)).length;
  const count = held.length - ready - never;
  if (tall || count + never === 0) return;
  const { table, say } = wordsOf(look);
  const waits = count === 0 ? [] : [`${say(table.wait, { count })} ${table.notNow}`];
  const words = [...waits, ...(never === 0 ? [] : [say(table.neverCount, { count: never })])].join(' · ');
  const size = Math.max(14, 16 * scale);
  const width = words.length * size * 0.47 * (look.language === 'ja' ? 2 : 1) + 20;
  // A card that may be played is lifted into its place: then it stands at the other end of the fan.
  const lifted = (card: CardId | undefined) => card !== undefined && selection.next.includes(cardRef(card));
  const left = lifted(held.at(-1)) && !lifted(held[0]);
  const box = { x: left ? hand.x : hand.x + hand.width - width, y: hand.y + 2, width, height: size * 1.8 };
  stage.put('line', 'waiting', plate(box, NIGHT, { fillAlpha: 0.86, round: 5 }));
  stage.put(
    'line',
    'waiting/says',
    label(words, box.x + width / 2, box.y + box.height / 2, size, PAPER, 'condensed', { most: width - 12 }),
  );
}

/** Things a log line or the pointer names: outlined, and the last one held up to be read, if it is not held up already. */
export function drawOutlines(
  table: CardTable,
  view: View,
  refs: readonly Ref[],
  heldUp: Ref | null,
  stage: Surface,
  look: Style,
): void {
  for (const ref of refs) {
    const box = placeOf(table, view, ref);
    if (box === null || cardIn(ref) !== null) continue;
    stage.put('line', `pointed:${ref}`, rim(box, look.palette.tracer, { width: 3 }));
  }
  const last = refs.at(-1);
  if (last === undefined || last === heldUp) return;
  const card = cardIn(last);
  const held = card === null ? null : heldBox(table, view, card);
  drawReading(table, last, held ?? placeOf(table, view, last), '', stage, look);
}

/** What proves a refusal is outlined in red, what may be played instead glows. */
export function drawEvidence(
  table: CardTable,
  view: View,
  { command, refusal }: WhyNot,
  stage: Surface,
  look: Style,
): void {
  const { blocked, act } = look.palette;
  for (const ref of refusal.evidence ?? []) {
    const card = cardIn(ref);
    if (card !== null && handOf(view).includes(card)) drawHeld(table, view, card, 'void', 0.6, stage, look, 'plate');
    else {
      const box = placeOf(table, view, ref);
      if (box !== null)
        stage.put('line', `evidence:${ref}`, rim(box, blocked, { pattern: 'cross', fill: blocked, fillAlpha: 0.1 }));
    }
  }
  const meant = 'card' in command && typeof command.card === 'string' && isCardId(command.card) ? command.card : null;
  if (meant !== null) drawHeld(table, view, meant, 'void', 0.6, stage, look, 'plate');
  const { instead } = refusal;
  if (instead === undefined) return;
  if ('card' in instead && typeof instead.card === 'string' && isCardId(instead.card)) {
    drawHeld(table, view, instead.card, 'lit', 1, stage, look, 'plate');
  } else if ('unit' in instead && typeof instead.unit === 'string') {
    const box = placeOf(table, view, `unit:${instead.unit}`);
    if (box !== null) stage.put('line', 'instead', rim(box, act, { dash: [10, 7] }));
  }
}
