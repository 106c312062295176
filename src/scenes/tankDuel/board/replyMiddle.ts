import { BEST, gunOf, sumOf } from '../../../rules/tankDuel/aim';
import { cardOf } from '../../../rules/tankDuel/cards';
import { seenState } from '../../../rules/tankDuel/chances';
import type { BattleCard } from '../../../rules/tankDuel/data/battleCards';
import type { Event } from '../../../rules/tankDuel/events';
import { distanceOf, tankOf } from '../../../rules/tankDuel/tanks';
import { unseenIn, type View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { battleCard, cardBack } from './battleCard';
import { heading, middlePlan, oddsOf } from './middle';
import { lines, panel } from './panel';
import { aimed, type Pull, type ShotStory, shotStory } from './story';
import { wordsOf } from './words';

const CREAM = 0xe9e0c8;

/** The shot that somebody may still answer, as far as it is fixed. */
function awaitedShot(view: View): ShotStory | null {
  const { shot, reply } = view;
  if (shot === null || reply === null) return null;
  const state = seenState(view);
  const { terms, total } = sumOf(state, shot);
  const told = { tank: shot.firer, enemy: shot.target, toHit: total, terms };
  const [firer, target] = [tankOf(state, shot.firer), tankOf(state, shot.target)];
  if (shot.by === 'infantry') return aimed({ type: 'infantryAimed', nation: firer.nation, ...told });
  const from = shot.by === 'gun' ? gunOf(state, shot) : firer;
  return aimed({ type: 'aimed', distance: distanceOf(from, target), ...told });
}

/** The shot in question: the one that may be answered, else the last that was told. */
export function storyOf(view: View, events: readonly Event[]): ShotStory | null {
  return awaitedShot(view) ?? shotStory(events);
}

/** The card an action in question is about: terrain for an enemy, or the Flank card. */
function cardInQuestion(view: View): number | null {
  const ground = view.agenda.find((task) => task.do === 'enemyGround');
  if (ground !== undefined) return ground.card;
  // Tactics cards that have been played lie on it.
  return view.reply?.to === 'flank' ? (view.table.at(-1 - view.reply.played) ?? null) : null;
}

/** While somebody may answer: what the action would need, and what Tactics would make of it. */
export function drawReply(at: Box | null, view: View, stage: Surface, look: Style): void {
  const { reply } = view;
  if (at === null || reply === null) return;
  const words = wordsOf(look);
  const { table, say, number, percent } = words;
  const plan = middlePlan(at, false);
  const card = cardInQuestion(view);
  const face =
    card === null ? cardBack('battle', plan.card, 'plain', look) : battleCard(view, card, plan.card, 'plain', look);
  stage.put('control', 'pull/card', face);
  const unseen = unseenIn(view).map((each) => cardOf(view, each));
  const odds = (why: Pull['why'], good: (card: BattleCard) => boolean): Pull => {
    const ways = unseen.filter(good).length;
    return { type: 'pulled', tank: reply.tank, card: 0, why, success: true, ways, of: unseen.length };
  };
  const within = (value: number) => (each: BattleCard) => each.number <= Math.min(BEST, value);
  const shot = awaitedShot(view);
  if (shot !== null) {
    const said = say(table.replies.shot, { value: number(shot.toHit) });
    const head = heading(plan.words, table.pulls.hit.title, said, 'TD-11.1.3d.1', look, false);
    const now = odds('hit', within(shot.toHit));
    const less = odds('hit', within(shot.toHit - 20));
    const chance = percent(less.ways / Math.max(1, less.of));
    const text = Math.max(13.5, Math.min(17, plan.words.height * 0.055));
    const room = { x: 0, y: plan.words.height - text * 2.6, width: plan.words.width, most: 2 };
    const above = { ...plan.words, height: plan.words.height - text * 2.8 };
    // Against infantry Tactics takes the whole attack away.
    const answered =
      reply.to === 'infantry'
        ? []
        : lines(
            say(table.replies.tactics, { value: number(shot.toHit - 20), chance }),
            look.language,
            room,
            text,
            CREAM,
          );
    const items = [...head.items, ...oddsOf(above, now, head.bottom, plan, words, look), ...answered];
    stage.put('control', 'pull/words', panel(plan.words, items));
    return;
  }
  if (reply.to === 'spot') {
    const { title, need } = table.pulls.spot;
    const head = heading(plan.words, title, need, 'TD-8.3.5i.1', look, false);
    const sees = odds('spot', ({ icons }) => icons.includes('binoculars'));
    const items = [...head.items, ...oddsOf(plan.words, sees, head.bottom, plan, words, look)];
    stage.put('control', 'pull/words', panel(plan.words, items));
    return;
  }
  const phase = look.text.phases[reply.to === 'flank' ? 'flank' : 'reply'];
  const said = reply.to === 'flank' ? (phase?.prompts[0]?.more ?? '') : '';
  const head = heading(
    plan.words,
    words.word(reply.to),
    said,
    reply.to === 'flank' ? 'TD-10.4.2d' : 'TD-10.2.4',
    look,
    false,
  );
  stage.put('control', 'pull/words', panel(plan.words, head.items));
}
