import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/rules/tankDuel/types';
import { tankDuelSkin } from '../../../src/scenes/tankDuel';
import { lossStory } from '../../../src/scenes/tankDuel/board/lossStory';
import { cite } from '../../support/cite';
import { duelAt, duelLook, duelView } from '../../support/duelTable';
import { crowded, labelsOf } from '../../support/duelWords';
import { recordingStage } from '../board/recordingStage';

const pulled = (card: number, success: boolean): Event => ({
  type: 'pulled',
  tank: 'su1',
  card,
  why: 'escapeFire',
  success,
  ways: 42,
  of: 60,
});

/** A burning tank: the commander gets out, the wounded gunner needs two cards, the loader does not make it. */
const burning: readonly Event[] = [
  { type: 'outOfControl', tank: 'su1' },
  pulled(70, true),
  { type: 'escaped', tank: 'su1', person: 'commander' },
  pulled(58, true),
  pulled(11, true),
  { type: 'escaped', tank: 'su1', person: 'gunner' },
  pulled(33, false),
  { type: 'killed', tank: 'su1', person: 'loader', vp: 1, scorer: 'de1' },
];
const lost: Event = { type: 'eliminated', tank: 'su1', vp: 7, scorer: 'de1', medal: true };

describe('the crew of a lost tank', () => {
  it(`every man has the cards that were turned over for him: ${cite('TD-12.6.2b')}`, () => {
    const story = lossStory(burning);
    expect(story?.men.map(({ person, cards, killed }) => [person, cards.map(({ card }) => card), killed])).toEqual([
      ['commander', [70], null],
      ['gunner', [58, 11], null],
      ['loader', [33], 1],
    ]);
    expect(lossStory([...burning, pulled(8, true)])?.pulls.map(({ card }) => card)).toEqual([8]);
  });

  it(`tells what the tank was worth and what went of the hand: ${cite('TD-12.7.1a')}`, () => {
    const story = lossStory([...burning, lost, { type: 'laidOff', seat: 1, count: 3 }]);
    expect(story).toMatchObject({ vp: 7, scorer: 'de1', cards: 3 });
    // Cards laid off before the tank was lost are none of them.
    expect(lossStory([...burning, { type: 'laidOff', seat: 0, count: 2 }])?.cards).toBe(0);
  });

  it('is over when the next tank has the table', () => {
    expect(lossStory([...burning, lost, { type: 'phaseOpened', tank: 'de2' }])).toBeNull();
  });

  it('says who had died before, whatever room there is beside the wreck', () => {
    const seen = duelView(duelAt('discard', 'loss', { tanks: 2 }), 0);
    const view = {
      ...seen,
      tanks: seen.tanks.map((tank) => ({
        ...tank,
        crew: tank.crew.map((each) => (['driver', 'assistant'].includes(each.person) ? { ...each, seat: null } : each)),
      })),
    };
    for (const [width, height] of [
      [1920, 1022],
      [1280, 674],
    ] as const) {
      const skin = tankDuelSkin(() => duelLook());
      skin.resize?.(width, height);
      skin.recall?.([...burning, lost]);
      const { stage, put } = recordingStage();
      skin.draw(view, stage);
      const board = put.get('board:su')?.item;
      if (board?.kind !== 'group') throw new Error('no board');
      const said = board.items.flatMap((item) => (item.kind === 'label' ? [item] : []));
      expect(said.map(({ text }) => text).join(' ')).toMatch(/Killed before: .*Driver/);
      for (const { text, y, size } of said) expect(y + size * 0.5, text).toBeLessThanOrEqual(board.height);
    }
  });

  it('stands in the place of its board and of the pull, at every size and in both languages', () => {
    const view = duelView(duelAt('discard', 'loss', { tanks: 2 }), 0);
    for (const [width, height] of [
      [1920, 1022],
      [1280, 674],
      [390, 734],
    ] as const) {
      for (const language of ['en', 'ja'] as const) {
        const skin = tankDuelSkin(() => duelLook(language));
        skin.resize?.(width, height);
        skin.recall?.([...burning, lost]);
        const { stage, put } = recordingStage();
        skin.draw(view, stage);
        const board = put.get('board:su')?.item;
        if (board?.kind !== 'group') throw new Error('no board');
        const said = board.items.flatMap((item) => (item.kind === 'label' ? [item.text] : []));
        expect(said).toContain(language === 'en' ? 'gets out' : '脱出');
        expect(said).toContain(language === 'en' ? 'killed, +1 VP' : '戦死、+1 VP');
        const drawn = board.items.flatMap((item) => (item.kind === 'picture' ? [item.texture] : []));
        expect(drawn.filter((name) => name === 'runner-su')).toHaveLength(2);
        expect(drawn).toContain('grave');
        expect(put.has('pull/card')).toBe(false);
        for (const item of board.items) {
          if (item.kind !== 'picture' || !item.texture.startsWith('runner')) continue;
          expect(item.x - item.width / 2).toBeGreaterThanOrEqual(0);
          expect(item.x + item.width / 2).toBeLessThanOrEqual(board.inner.width);
          expect(item.y + item.height / 2).toBeLessThanOrEqual(board.inner.height);
        }
      }
    }
  });

  it(`who bails out is not told to have escaped, and the ticket keeps to what was lost: ${cite('TD-12.6.1c')}`, () => {
    const match = duelAt('discard', 'loss', { tanks: 2 });
    const view = duelView(match, null);
    const shot: readonly Event[] = [
      { type: 'aimed', tank: 'de1', enemy: 'su1', distance: 800, toHit: 70, terms: [] },
      { type: 'hit', tank: 'de1', enemy: 'su1' },
    ];
    const told = (events: readonly Event[], id: string) => {
      const skin = tankDuelSkin(() => duelLook('ja'));
      skin.resize?.(1280, 674);
      skin.recall?.([...shot, ...events]);
      const { stage, put } = recordingStage();
      skin.draw(view, stage);
      return put.get(id)?.item;
    };
    const leaves: readonly Event[] = [{ type: 'bailedOut', tank: 'su1' }, lost];
    const board = labelsOf(told(leaves, 'board:su')).map(({ text }) => text);
    expect(board).toContain('退避');
    expect(board).not.toContain('脱出');
    const ticket = told([...burning, lost], 'ticket:damage');
    expect(
      labelsOf(ticket)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('脱出');
    expect(crowded(ticket)).toEqual([]);
  });
});
