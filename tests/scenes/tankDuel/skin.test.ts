import { describe, expect, it } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankDuelChart } from '../../../src/machines/tankDuel';
import type { Ref } from '../../../src/rules/core/game';
import { legal } from '../../../src/rules/core/play';
import { tankDuel } from '../../../src/rules/tankDuel';
import { puzzles } from '../../../src/rules/tankDuel/data/puzzles';
import { openPuzzle } from '../../../src/rules/tankDuel/study/puzzles';
import type { View } from '../../../src/rules/tankDuel/view';
import { holds } from '../../../src/scenes/paint/items';
import { tankDuelSkin } from '../../../src/scenes/tankDuel';
import { HIDE_CHANCES, SHOW_CHANCES } from '../../../src/scenes/tankDuel/board/turning';
import { describeTankDuel } from '../../../src/scenes/tankDuel/describe';
import { narrowed } from '../../../src/session/selection';
import { duelAt, duelLook, duelMatches, duelView } from '../../support/duelTable';
import { recordingStage } from '../board/recordingStage';

const order = sequenceOf(tankDuelChart);

const sizes = [
  [1920, 1022],
  [1280, 674],
  [390, 734],
] as const;

/** What is as good as picked when somebody is asked. */
function skinless(view: View, seat: number): readonly Ref[] {
  return tankDuelSkin(() => duelLook()).startsWith?.(view, seat) ?? [];
}

describe('the table of Tank Duel', () => {
  it('shows every moment of a game at every size, to each player and to a spectator', () => {
    let step = 0;
    for (const match of duelMatches('skin', 3, { robotsSu: 1, tanks: 2 }, 120)) {
      step += 1;
      if (step % 4 !== 0) continue;
      const [width, height] = sizes[step % sizes.length] ?? sizes[0];
      const skin = tankDuelSkin(() => duelLook(step % 2 === 0 ? 'en' : 'ja'));
      skin.resize?.(width, height);
      for (const seat of [0, 1, null]) {
        const { stage, put } = recordingStage();
        skin.recall?.(match.log.slice(-20).flatMap(({ events }) => events) as never);
        skin.draw(duelView(match, seat), stage);
        expect(put.size).toBeGreaterThan(8);
      }
    }
  });

  it('hides hands and bids from whoever may not see them', () => {
    const match = duelAt('bid', 'secret', { tanks: 2 });
    const seat = match.state.active[0] ?? 0;
    const command = match.legal(seat).find(({ type }) => type === 'bid');
    if (command === undefined || !('card' in command)) throw new Error('no bid');
    const after = match.play(command);
    for (const viewer of [1 - seat, null]) {
      const skin = tankDuelSkin(() => duelLook());
      const { stage, put } = recordingStage();
      skin.draw(duelView(after, viewer), stage);
      const keys = [...put.values()].flatMap(({ item }) => (item.kind === 'group' ? [item.key] : []));
      expect(keys.some((key) => key.includes(`battle ${String(command.card)} `))).toBe(false);
      const own = viewer === null ? [] : (duelView(after, viewer).hands[viewer]?.cards ?? []);
      const shown = keys.flatMap((key) => /^battle (\d+) /.exec(key)?.[1] ?? []).map(Number);
      expect(shown.filter((card) => !own.includes(card))).toEqual([]);
    }
  });

  it('everything that may be pointed at has a place, or a button of the frame', () => {
    let asked = 0;
    for (const match of duelMatches('places', 2, { tanks: 2 }, 160)) {
      const seat = match.state.active[0];
      if (seat === undefined || match.result !== null) continue;
      const view = duelView(match, seat);
      const selection = narrowed(match.game, match.legal(seat), []);
      if (selection === null) continue;
      const skin = tankDuelSkin(() => duelLook());
      skin.resize?.(1920, 1022);
      skin.draw(view, recordingStage().stage, selection);
      for (const ref of selection.next) {
        const place = skin.place(view, ref);
        if (ref.startsWith('button:')) {
          if (skin.shows?.(view, ref, selection) === true) expect(place, ref).not.toBeNull();
          continue;
        }
        expect(place, `${view.phase} ${ref}`).not.toBeNull();
        if (place === null) continue;
        const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
        expect(holds(place, middle)).toBe(true);
        if (ref.startsWith('face:') || ref.startsWith('card:'))
          expect(skin.refsAt(view, middle, selection), ref).toContain(ref);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(200);
  });

  it('on a phone everything that may be pointed at lies on one of its pages, or is a button', () => {
    const reached = new Set<string>();
    const asked = new Map<string, number>();
    for (const match of duelMatches('places', 2, { tanks: 2 }, 160)) {
      const seat = match.state.active[0];
      if (seat === undefined || match.result !== null) continue;
      const view = duelView(match, seat);
      // Three moments of a phase are enough: it is the same page each time.
      const times = asked.get(view.phase) ?? 0;
      asked.set(view.phase, times + 1);
      const selection = times < 3 ? narrowed(match.game, match.legal(seat), skinless(view, seat)) : null;
      if (selection === null) continue;
      const skin = tankDuelSkin(() => duelLook());
      skin.resize?.(390, 734);
      const pages = skin.pages?.(view) ?? [];
      expect(pages).toHaveLength(3);
      const missing = new Set(selection.next);
      for (const { id } of pages) {
        skin.draw(view, recordingStage().stage, selection);
        skin.look?.(id);
        skin.draw(view, recordingStage().stage, selection);
        expect(skin.pages?.(view).find(({ on }) => on)?.id).toBe(id);
        const offered = skin.proposals(view, selection, null).flatMap(({ refs }) => refs);
        for (const ref of selection.next)
          if (skin.place(view, ref) !== null || offered.includes(ref)) {
            missing.delete(ref);
            reached.add(`${view.phase} ${ref.split(':')[0]}`);
          }
      }
      const unseen = [...missing].filter((ref) => skin.shows?.(view, ref, selection) !== true);
      expect(unseen, view.phase).toEqual([]);
    }
    expect([...reached]).toEqual(expect.arrayContaining(['discard card', 'bid card', 'action face', 'move area']));
  });

  it('a puzzle hides every chance until it is solved, what is laid into the tray included', () => {
    for (const puzzle of puzzles) {
      const { state } = openPuzzle(order, puzzle);
      const view = tankDuel.view(state, puzzle.seat);
      const shot = legal(tankDuel, state, puzzle.seat).find(
        (command) => command.type === 'declare' && command.cards.some((card) => card.endsWith('.fire')),
      );
      const laid = shot === undefined ? [] : tankDuel.path(shot);
      const skin = tankDuelSkin(() => duelLook());
      const percents = (refs: readonly Ref[]) => {
        const { stage, put } = recordingStage();
        const selection = narrowed(tankDuel, legal(tankDuel, state, puzzle.seat), refs) ?? undefined;
        skin.draw(view, stage, selection);
        const table = put.get('chances')?.item;
        const items = table?.kind === 'group' ? table.items : [];
        return items.flatMap((item) => (item.kind === 'label' && /\d%/.test(item.text) ? [item.text] : []));
      };
      expect(percents(laid).length, puzzle.id).toBeGreaterThan(0);
      skin.look?.(HIDE_CHANCES);
      expect(percents([]), puzzle.id).toEqual([]);
      expect(percents(laid), puzzle.id).toEqual([]);
      skin.look?.(SHOW_CHANCES);
      expect(percents(laid).length, puzzle.id).toBeGreaterThan(0);
    }
  });

  it('every command a game allows is told in both languages without a gap', () => {
    const seen = new Set<string>();
    for (const match of duelMatches('words', 2, { tanks: 2 }, 200)) {
      for (const seat of match.state.active) {
        for (const command of match.legal(seat)) {
          if (seen.has(command.type)) continue;
          seen.add(command.type);
          for (const language of ['en', 'ja'] as const) {
            const words = describeTankDuel(duelLook(language).text, language).command(
              duelView(match, seat),
              command as never,
            );
            expect(words, command.type).not.toMatch(/[{}]|undefined|^$/);
            if (language === 'ja') expect(words, command.type).toMatch(/[ぁ-んァ-ヶ一-龠]/);
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThan(12);
  });
});
