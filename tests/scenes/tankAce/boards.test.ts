import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankAce/en/game';
import { sequenceOf } from '../../../src/machines/order';
import { tankAceChart } from '../../../src/machines/tankAce';
import { tankAceModule } from '../../../src/rules/tankAce';
import { reaches, type View } from '../../../src/rules/tankAce/types';
import { palettes } from '../../../src/scenes/paint/palette';
import { tankAceSkin } from '../../../src/scenes/tankAce';
import { fieldFor } from '../../../src/scenes/tankAce/battle/boards';
import { openMatch } from '../../../src/session/match';
import { emptySelection } from '../../../src/session/selection';
import { battle } from '../../rules/tankAce/table';
import { cite } from '../../support/cite';
import { recordingStage } from '../board/recordingStage';

const look = () => ({ text: en, language: 'en', pieces: 'silhouettes', palette: palettes.standard }) as const;

/** Two commanders of one unit at their first orders. */
function pair(): View {
  for (let number = 0; number < 40; number++) {
    let match = openMatch(tankAceModule.game, sequenceOf(tankAceChart), {
      setup: 'mission',
      seats: 2,
      options: { together: 'cooperative' },
      seed: `pair ${number}`,
    });
    for (let steps = 0; steps < 12 && match.state.phase !== 'orders'; steps++) {
      const [seat = 0] = match.state.active;
      const ready = match.legal(seat).find(({ type }) => type === 'ready');
      if (ready === undefined) break;
      match = match.play(ready);
    }
    if (match.state.phase === 'orders') return match.view(0) as View;
  }
  throw new Error('nobody came to give orders');
}

describe('two commanders at one screen', () => {
  const view = pair();
  const at = { view, seat: 0, selection: emptySelection, overlays: new Set<string>() };

  test('each has a board, and either can be looked at', () => {
    const skin = tankAceSkin(look);
    skin.resize?.(1920, 1022);
    skin.draw(view, recordingStage().stage, emptySelection);
    const units = (field: number) => view.fights[field]?.units.map(({ id }) => `target-${id}`) ?? [];
    const targets = () => (skin.spots?.(at) ?? []).map(({ id }) => id).filter((id) => id.startsWith('target-'));
    expect([...targets()].sort()).toEqual([...units(0)].sort());
    skin.look?.('board:1');
    const { put, ids, stage } = recordingStage();
    skin.draw(view, stage, emptySelection);
    expect(ids('unit:')).toHaveLength(units(1).length);
    // Whose tank it is stands on the cards of its crew; nobody is ordered about on a board one only looks at.
    const crew = JSON.stringify(put.get('crew'));
    expect([crew.includes('Barnes'), crew.includes('Whitlock')]).toEqual([true, false]);
    expect((skin.spots?.(at) ?? []).map(({ id }) => id).filter((id) => /^(man|order|target)-/.test(id))).toEqual([]);
    const [back, ...more] = skin.proposals(view, emptySelection, null);
    expect([back?.look, more]).toEqual(['board:0', []]);
    skin.look?.('board:0');
    expect([...targets()].sort()).toEqual([...units(0)].sort());
  });

  test('on a phone the tabs of the boards cover no unit, at any range', () => {
    const skin = tankAceSkin(look);
    skin.resize?.(390, 734);
    for (const range of reaches) {
      const { state } = battle(
        [
          ['stug3', 'B'],
          ['inf', 'B'],
          ['pz4', 'A'],
        ],
        { seats: 2, fight: { range } },
      );
      const spots = skin.spots?.({ ...at, view: { ...state, active: [0] } }) ?? [];
      const boxes = (start: string) => spots.filter(({ id }) => id.startsWith(start)).map(({ box }) => box);
      const [tabs, units] = [boxes('board-'), boxes('target-')];
      expect([tabs.length, units.length]).toEqual([2, 3]);
      const lowest = Math.max(...tabs.map(({ y, height }) => y + height));
      for (const { y, height } of units) expect(y + height / 2).toBeGreaterThan(lowest);
    }
  });

  test(`a commander who has cleared his board looks at his partner's, where he may help ${cite('ATA-10.2e')}`, () => {
    expect(fieldFor(view, 0, null)).toBe(0);
    const cleared = {
      ...view,
      fights: view.fights.map((fight, seat) =>
        seat === 0 && fight !== null ? { ...fight, units: [], outcome: 'cleared' as const } : fight,
      ),
    };
    expect(fieldFor(cleared, 0, null)).toBe(1);
    expect(fieldFor(cleared, 0, 0)).toBe(0);
    expect(fieldFor(cleared, 1, null)).toBe(1);
  });
});
