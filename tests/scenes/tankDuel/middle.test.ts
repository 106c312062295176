import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/rules/tankDuel/cards';
import type { Icon } from '../../../src/rules/tankDuel/data/battleCards';
import type { View } from '../../../src/rules/tankDuel/view';
import { drawMiddle } from '../../../src/scenes/tankDuel/board/middle';
import { duelTable } from '../../../src/scenes/tankDuel/board/places';
import { aimed, type Pull, type ShotStory, shotStory } from '../../../src/scenes/tankDuel/board/story';
import { cite } from '../../support/cite';
import { duelAt, duelLook, duelView } from '../../support/duelTable';
import { crowded, labelsOf } from '../../support/duelWords';
import { recordingStage } from '../board/recordingStage';

const match = duelAt('action', 'middle', { tanks: 2 });
const seat = match.state.active[0] ?? 0;
const plain = duelView(match, seat);
const mine = plain.current ?? 'de1';
const enemy = plain.tanks.find(({ id }) => id.slice(0, 2) !== mine.slice(0, 2))?.id ?? 'su1';

const isFire = (icon: Icon) => icon === 'fire';
function card(wanted: Icon | null, ...without: readonly Icon[]): number {
  const all = Array.from({ length: 100 }, (_, index) => index + 1);
  const fits = (icons: readonly Icon[]) =>
    (wanted === null || icons.includes(wanted)) && !without.some((icon) => icons.includes(icon));
  const found = all.find((number) => fits(cardOf(plain, number).icons));
  if (found === undefined) throw new Error(`no card with ${wanted}`);
  return found;
}

function pulled(why: Pull['why'], number: number, success: boolean, tank = mine): Pull {
  return { type: 'pulled', tank, card: number, why, success, ways: 47, of: 67 };
}

const burning = (view: View, id: string): View => ({
  ...view,
  tanks: view.tanks.map((tank) => (tank.id === id ? { ...tank, fire: { mines: null } } : tank)),
});

function drawn(pull: Pull, view = plain, story: ShotStory | null = null, size = [1920, 1022], lanes = 2) {
  const [width = 0, height = 0] = size;
  const { stage, put } = recordingStage();
  const table = duelTable(width, height, { scene: 'duel', lanes, robots: false });
  drawMiddle(table.middle, view, story, pull, stage, duelLook());
  return put.get('pull/words')?.item;
}
const words = (...asked: Parameters<typeof drawn>) => labelsOf(drawn(...asked)).map(({ text }) => text);

describe('the card that was turned over', () => {
  it(`smoke is gone where no smoke icon comes, and stays where one does: ${cite('TD-8.1c.2')} ${cite('TD-8.1c.3')}`, () => {
    expect(words(pulled('smoke', card(null, 'smoke'), true))).toContain('The smoke is gone');
    expect(words(pulled('smoke', card('smoke'), false))).toContain('The smoke stays');
  });

  it('what is feared is what is counted, and the words beside the number say so', () => {
    const said = words(pulled('fire', card(null, 'fire'), true, enemy)).join(' ');
    expect(said).toContain('30%');
    expect(said).toContain('20 of 67 unseen cards show fire');
    const hoped = words(pulled('spot', card('binoculars'), true)).join(' ');
    expect(hoped).toContain('70%');
    expect(hoped).toContain('47 of 67 unseen cards show binoculars');
  });

  it(`a burning tank burns on, is put out or is lost: ${cite('TD-8.1d.4')} ${cite('TD-8.1d.5')} ${cite('TD-8.1d.6')}`, () => {
    const told = (number: number) =>
      words(pulled('fire', number, !cardOf(plain, number).icons.some(isFire)), burning(plain, mine))[0];
    expect(told(card(null, 'fire', 'extinguish'))).toBe('It burns on');
    expect(told(card('extinguish', 'fire'))).toBe('The fire is out');
    expect(told(card('fire', 'extinguish'))).toBe('Out of control');
    // Another tank is set alight by a hit, or is not.
    expect(words(pulled('fire', card(null, 'fire'), true, enemy))[0]).toBe('No fire');
    expect(words(pulled('fire', card('fire'), false, enemy))[0]).toBe('Fire');
  });

  it('its words stand clear of one another at every size', () => {
    const shot = (...more: Parameters<typeof shotStory>[0]) =>
      shotStory([{ type: 'aimed', tank: mine, enemy, distance: 1400, toHit: -3, terms: [] }, ...more]);
    const bounce = { ...pulled('pierce', 25, false), ways: 19, of: 89 };
    const bounced = shot(
      { type: 'hit', tank: mine, enemy },
      { type: 'located', tank: enemy, location: 'hull' },
      bounce,
      { type: 'bounced', tank: enemy, penetration: 5, armour: 7, location: 'hull' },
    );
    const miss = pulled('hit', 56, false);
    for (const size of [
      [1920, 1022],
      [1280, 674],
      [390, 734],
    ])
      for (const lanes of [2, 4]) {
        expect(crowded(drawn(bounce, plain, bounced, size, lanes)), `bounce ${size} ${lanes}`).toEqual([]);
        expect(crowded(drawn(miss, plain, shot(miss), size, lanes)), `miss ${size} ${lanes}`).toEqual([]);
        expect(crowded(drawn(pulled('mines', 3, false), plain, null, size, lanes)), `mines ${size} ${lanes}`).toEqual(
          [],
        );
      }
  });
});

it('a Damage card that has just been turned over is not asked whether the shell goes in', () => {
  const story: ShotStory = {
    ...aimed({ type: 'aimed', tank: mine, enemy, distance: 800, toHit: 53, terms: [] }),
    damage: { card: 12, severity: null },
  };
  const said = words(pulled('pierce', 37, true), plain, story);
  expect(said).toContain('Damage');
  expect(said).not.toContain('Does it go in?');
});
