import { describe, expect, it } from 'vitest';
import { tankDuelTable } from '../../../src/i18n/tankDuel/table';
import type { Ref } from '../../../src/rules/core/game';
import { tankDuel } from '../../../src/rules/tankDuel';
import { cardOf, halfOf } from '../../../src/rules/tankDuel/cards';
import type { View } from '../../../src/rules/tankDuel/view';
import { tankDuelSkin } from '../../../src/scenes/tankDuel';
import { arrangementFor, pairOf } from '../../../src/scenes/tankDuel/board/sight';
import { describeTankDuel } from '../../../src/scenes/tankDuel/describe';
import { narrowed, type Selection } from '../../../src/session/selection';
import { lay } from '../../rules/tankDuel/duel';
import { cite } from '../../support/cite';
import { duelAt, duelLook, duelMatches, duelView } from '../../support/duelTable';
import { crowded, labelsOf } from '../../support/duelWords';
import { recordingStage } from '../board/recordingStage';

const english = duelLook();
const { prompts } = tankDuelTable.en;

function asked(view: View, seat: number, selection: Selection): string {
  return tankDuelSkin(() => english).prompt?.(view, seat, selection)?.act ?? '';
}

/** Draws one view at a size, with what has been pointed at. */
function drawn(view: View, [width, height]: readonly [number, number], selection?: Selection) {
  const skin = tankDuelSkin(() => english);
  skin.resize?.(width, height);
  const { stage, put } = recordingStage();
  skin.draw(view, stage, selection);
  return put;
}

describe('what the table asks', () => {
  it('an order that waits for cards names its price, and no step is left with a bare “go on”', () => {
    const vague = prompts.going.replace('{tank}', '');
    const seen = new Set<string>();
    for (const match of duelMatches('asks', 2, { tanks: 2, infantry: true, atGuns: true }, 400)) {
      const seat = match.state.active[0];
      if (seat === undefined || match.state.phase !== 'action') continue;
      const view = duelView(match, seat);
      const legal = match.legal(seat);
      for (const first of narrowed(match.game, legal, [])?.next ?? []) {
        const selection = first.startsWith('button:') ? narrowed(match.game, legal, [first]) : null;
        if (selection === null || selection.command !== null) continue;
        expect(asked(view, seat, selection), first).not.toContain(vague);
        seen.add(first);
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['button:spot', 'button:boost-move', 'button:pass']));
  });

  it(`a tank on fire is not asked for a Tank Action: ${cite('TD-8.3.1c')}`, () => {
    const match = duelAt('action', 'burns', { tanks: 2 });
    const seat = match.state.active[0] ?? 0;
    const view = duelView(match, seat);
    if (view.step === null) throw new Error('no Action Step');
    const selection = narrowed(match.game, match.legal(seat), []);
    if (selection === null) throw new Error('nothing to choose');
    expect(asked({ ...view, step: { ...view.step, burning: true } }, seat, selection)).toContain('on fire');
    expect(asked(view, seat, selection)).not.toContain('on fire');
  });

  it('two tanks of a kind are told apart', () => {
    const match = duelAt('bid', 'twins', { tanks: 2, forces: 'listed' });
    const seat = match.state.active[0] ?? 0;
    const view = duelView(match, seat);
    const twins = view.tanks.map((tank) => (tank.seat === seat ? { ...tank, vehicle: 'pz4' as const } : tank));
    const selection = narrowed(match.game, match.legal(seat), []);
    if (selection === null) throw new Error('nothing to bid');
    expect(asked({ ...view, tanks: twins }, seat, selection)).toMatch(/^Pz IV G (I|II):/);
  });

  it(`a raised level is told with its number: ${cite('TD-8.3.2c')}`, () => {
    const view = duelView(duelAt('action', 'raise', { tanks: 2 }), 0);
    const command = { type: 'boost', seat: 0, level: 'fire', by: 1, cards: [84] } as const;
    for (const language of ['en', 'ja'] as const) {
      const { text } = duelLook(language);
      const words = describeTankDuel(text, language).command(view, command);
      expect(words).toContain('1');
      for (const side of text.seats) expect(words).not.toContain(side);
    }
  });
});

describe('while a card is laid off', () => {
  const match = duelAt('discard', 'lays', { tanks: 2 });
  const seat = match.state.active[0] ?? 0;
  const view = duelView(match, seat);

  it('a wide table shows the own board and the whole hand', () => {
    expect(arrangementFor(view, seat).scene).toBe('lay');
    for (const size of [
      [1920, 1022],
      [1280, 674],
    ] as const) {
      const put = drawn(view, size);
      expect([...put.keys()]).toEqual(expect.arrayContaining(['board:own', 'chances']));
      expect(put.has('tray')).toBe(false);
      for (const card of view.hands[seat]?.cards ?? []) {
        const skin = tankDuelSkin(() => english);
        skin.resize?.(size[0], size[1]);
        skin.draw(view, recordingStage().stage);
        const place = skin.place(view, `card:${card}`);
        expect((place?.y ?? 0) + (place?.height ?? 0) / 2, `card ${card}`).toBeLessThan(size[1]);
      }
    }
  });
});

describe('a reply window', () => {
  it(`shows the sum of the shot, and what Tactics would make of it: ${cite('TD-13.2a')}`, () => {
    let shots = 0;
    for (const match of duelMatches('replies', 2, { tanks: 2 }, 900)) {
      if (match.state.phase !== 'reply') continue;
      const { reply, shot } = duelView(match, null);
      if (reply === null) throw new Error('no reply');
      const view = duelView(match, reply.turn);
      const put = drawn(view, [1920, 1022]);
      expect(put.has('pull/card'), reply.to).toBe(true);
      const words = labelsOf(put.get('pull/words')?.item)
        .map(({ text }) => text)
        .join(' ');
      expect(words, reply.to).not.toBe('');
      for (const size of [
        [1920, 1022],
        [1280, 674],
        [390, 734],
      ] as const)
        expect(crowded(drawn(view, size).get('pull/words')?.item), `${reply.to} ${size}`).toEqual([]);
      if (reply.to !== 'fire' || shot === null) continue;
      shots += 1;
      expect(words).toContain('With Tactics −20');
      const [, sum = ''] = /hits with (−?\d+) or less/.exec(words) ?? [];
      expect(labelsOf(put.get('ticket:toHit')?.item).map(({ text }) => text)).toContain(sum);
    }
    expect(shots).toBeGreaterThan(1);
  });
});

describe('the boards face to face', () => {
  it(`a spotting offer shows who may spot whom: ${cite('TD-Q14')}`, () => {
    let offers = 0;
    for (const match of duelMatches('offers', 2, { tanks: 3 }, 500)) {
      if (match.state.phase !== 'offer') continue;
      const seat = match.state.active[0] ?? 0;
      const view = duelView(match, seat);
      const offer = view.offers.find(({ spotter }) =>
        view.tanks.some(({ id, seat: of }) => id === spotter && of === seat),
      );
      const pair = pairOf(view, null);
      expect([pair.actor, pair.target]).toEqual([offer?.spotted, offer?.spotter]);
      offers += 1;
    }
    expect(offers).toBeGreaterThan(5);
  });

  it('no line runs from a tank whose side’s infantry attacks', () => {
    const view = duelView(duelAt('action', 'line', { tanks: 2 }), 0);
    const [de, su] = [
      view.tanks.find(({ nation }) => nation === 'de'),
      view.tanks.find(({ nation }) => nation === 'su'),
    ];
    if (de === undefined || su === undefined) throw new Error('no tanks');
    const lineOf = (type: 'aimed' | 'infantryAimed') => {
      const skin = tankDuelSkin(() => english);
      const told = { tank: de.id, enemy: su.id, toHit: 40, terms: [] };
      const event = type === 'aimed' ? { type, distance: 1600, ...told } : { type, nation: 'de' as const, ...told };
      skin.recall?.([event]);
      const { stage, put } = recordingStage();
      skin.draw({ ...view, phase: 'location' }, stage);
      return [put.has('sight/gold'), put.has('distance')];
    };
    expect(lineOf('aimed')).toEqual([true, true]);
    expect(lineOf('infantryAimed')).toEqual([true, false]);
  });
});

describe('a Flank card', () => {
  it(`names a counter only where one has to come back: ${cite('TD-10.4.2b')}`, () => {
    const free = { type: 'flank', seat: 0, tank: 'su1', takeBack: null } as const;
    const third = { ...free, takeBack: 'su2' } as const;
    const { state } = lay();
    const paths: readonly (readonly Ref[])[] = [
      ['button:flank', 'unit:su1'],
      ['button:flank', 'unit:su1', 'button:back-su2'],
    ];
    for (const [index, command] of [free, third].entries()) {
      expect(tankDuel.path(command)).toEqual(paths[index]);
      expect(tankDuel.commandAt(state, 0, paths[index] ?? [])).toEqual(command);
    }
    for (const stray of ['button:back-null', 'button:flank', 'unit:su2'] as const)
      expect(tankDuel.commandAt(state, 0, ['button:flank', 'unit:su1', stray])).toBeNull();
  });
});

describe('on a phone', () => {
  it('a card that pays for an order is asked for where the hand lies', () => {
    for (const match of duelMatches('pays', 2, { tanks: 2 }, 400)) {
      const seat = match.state.active[0];
      if (seat === undefined || match.state.phase !== 'action') continue;
      const view = duelView(match, seat);
      if (view.step?.taken !== true) continue;
      const selection = narrowed(match.game, match.legal(seat), ['button:stop']);
      if (selection === null) continue;
      const skin = tankDuelSkin(() => english);
      skin.resize?.(390, 734);
      skin.draw(view, recordingStage().stage, selection);
      expect(skin.pages?.(view).find(({ on }) => on)?.id).toBe('page:hand');
      for (const ref of selection.next) expect(skin.place(view, ref), ref).not.toBeNull();
      return;
    }
    throw new Error('nobody could stop after a Tank Action');
  });

  it('the table of chances keeps its words apart, with Fire cards and without', () => {
    for (const match of duelMatches('crowd', 2, { tanks: 2 }, 200)) {
      const seat = match.state.active[0];
      if (seat === undefined || match.state.phase !== 'action') continue;
      const view = duelView(match, seat);
      const fires = (view.hands[seat]?.cards ?? []).some((card) => halfOf(view, card, 'fire') !== null);
      const label = `${fires} ${(view.hands[seat]?.cards ?? []).map((card) => cardOf(view, card).number)}`;
      if (fires) continue;
      for (const size of [
        [390, 734],
        [1280, 674],
        [1920, 1022],
      ] as const)
        expect(crowded(drawn(view, size).get('chances')?.item), `${size} ${label}`).toEqual([]);
    }
  });
});
