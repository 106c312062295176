import { describe, expect, test } from 'vitest';
import { manifests } from '../../../src/games/index';
import { play, playableIds } from '../../../src/games/play';
import { languages } from '../../../src/i18n/index';
import { nestingOf, type Part } from '../../../src/machines/nesting';
import { phasesOf, play as takes } from '../../../src/machines/phases';
import type { Game } from '../../../src/rules/core/game';
import { ribbonOf } from '../../../src/scenes/table/hud/ribbon';
import { toyGame } from '../../support/toyGame';

type Phase = 'order' | 'move' | 'fire' | 'reply' | 'firstFire' | 'firstMove' | 'count' | 'over';

/** A first round in which all fire before they move; from the second on every tank in turn moves and fires. */
const { createMachine, chart } = phasesOf(toyGame as Game, { more: () => true });
const at = (phase: Phase) => ({ entry: { type: 'begin', params: phase }, on: takes }) as const;
const columns = nestingOf(
  chart(
    createMachine({
      id: 'columns',
      initial: 'firstRound',
      states: {
        firstRound: {
          initial: 'firstFire',
          states: {
            firstFire: { ...at('firstFire'), always: { guard: 'done', target: 'firstMove' } },
            firstMove: { ...at('firstMove'), always: { guard: 'done', target: '#columns.round' } },
          },
        },
        round: {
          initial: 'order',
          states: {
            order: { ...at('order'), always: { guard: 'done', target: 'tank' } },
            tank: {
              initial: 'move',
              states: {
                move: { ...at('move'), always: { guard: 'done', target: 'fire' } },
                fire: {
                  ...at('fire'),
                  always: [
                    { guard: 'over', target: 'reply' },
                    { guard: { type: 'asks', params: 'more' }, target: 'move' },
                    { guard: 'done', target: '#columns.round.count' },
                  ],
                },
                reply: { ...at('reply'), tags: 'aside', always: { guard: 'done', target: 'fire' } },
              },
            },
            count: { ...at('count'), always: { guard: 'done', target: 'order' } },
          },
        },
        over: { ...at('over'), type: 'final' },
      },
    }),
  ),
);

/** `round:` the level above, `move*` done, `fire!` current, `[tank]` a whole part. */
const told = (phase: Phase, order: readonly Part[] = columns) =>
  ribbonOf(order, phase).map(({ phase: id, group, state }) => {
    if (state === 'above') return `${group}:`;
    const name = group === null ? id : `[${group}]`;
    return `${name}${state === 'done' ? '*' : state === 'current' ? '!' : ''}`;
  });

describe('the ribbon follows the nesting of the chart', () => {
  test('where one is, its neighbours, and the level above', () => {
    expect(told('order')).toEqual(['round:', 'order!', '[tank]', 'count']);
    expect(told('count')).toEqual(['round:', 'order*', '[tank]*', 'count!']);
  });

  test('a phase that every tank repeats is told within its tank, each time the same', () => {
    expect(told('move')).toEqual(['tank:', 'move!', 'fire']);
    expect(told('fire')).toEqual(['tank:', 'move*', 'fire!']);
  });

  test('the first round has the order that the first round has', () => {
    expect(told('firstFire')).toEqual(['firstRound:', 'firstFire!', 'firstMove']);
    expect(told('firstMove')).toEqual(['firstRound:', 'firstFire*', 'firstMove!']);
  });

  test('what comes and goes has its tab while it lasts, among those it interrupts', () => {
    expect(told('reply')).toEqual(['tank:', 'move*', 'fire*', 'reply!']);
  });
});

describe('at the tables there are', () => {
  test('an attack of Tank Killers is told by its five steps, a reply beside the card it answers', async () => {
    const order = nestingOf(await play.tankKillers.chart());
    const attack = (phase: string) => ribbonOf(order, phase).map(({ phase: id, group }) => group ?? id);
    const steps = ['attacker', 'target', 'lostAttack', 'modifier', 'finish'];
    expect(attack('target')).toEqual(['attack', ...steps]);
    expect(attack('lostReply')).toEqual(['attack', ...steps.toSpliced(3, 0, 'lostReply')]);
    expect(attack('recover')).toEqual(['manoeuvre', 'draw', 'recover', 'limit']);
    expect(attack('freeAction')).toEqual(['freeAttack', 'freeAction', 'freeAttacker']);
  });

  test('Tank on Tank shows what only own battles prepare while it lasts', async () => {
    const order = nestingOf(await play.tankOnTank.chart());
    const names = (phase: string) => ribbonOf(order, phase).map(({ phase: id, group }) => group ?? id);
    expect(names('deployment')).toEqual(['deployment', 'sidePhase']);
    expect(names('terms')).toEqual(['terms', 'deployment', 'sidePhase']);
    expect(names('movement')).toEqual(['sidePhase', 'command', 'action', 'movement']);
  });

  test('Tank Duel tells the six steps of its round, and in the one that lasts what it is busy with', async () => {
    const order = nestingOf(await play.tankDuel.chart());
    const six = (phase: string) =>
      ribbonOf(order, phase).map(({ phase: first, group, state, busy }) => {
        const part = busy === null ? '' : `:${'parts' in busy ? busy.name : busy.phase}`;
        return `${group ?? first}${state === 'done' ? '*' : state === 'current' ? `!${part}` : ''}`;
      });
    const past = ['draw*', 'initiative*', 'administration*'];
    expect(six('excess')).toEqual(['draw!', 'initiative', 'administration', 'actionStep', 'discard', 'reinforce']);
    expect(six('fireCheck').slice(1, 4)).toEqual(['initiative*', 'administration!:fireCheck', 'actionStep']);
    expect(six('action')).toEqual([...past, 'actionStep!', 'discard', 'reinforce']);
    expect(six('leadership')).toEqual([...past, 'actionStep!:leadership', 'discard', 'reinforce']);
    for (const phase of ['target', 'location', 'acquire'])
      expect(six(phase)).toEqual([...past, 'actionStep!:fire', 'discard', 'reinforce']);
    // The end of a Tank Phase asks nobody and has no tab of its own.
    expect(six('tankEnd')).toEqual([...past, 'actionStep*', 'discard!', 'reinforce']);
  });

  const seated = playableIds.filter((id) => manifests[id].table !== null);
  test.each(seated)('every part of %s has a name in both languages', async (id) => {
    const names = new Set<string>();
    const collect = (parts: readonly Part[]) => {
      for (const part of parts) {
        if (!('parts' in part)) continue;
        names.add(part.name);
        collect(part.parts);
      }
    };
    collect(nestingOf(await play[id].chart()));
    for (const language of languages) {
      const text = await manifests[id].words?.[language]();
      expect(Object.keys(text?.parts ?? {}).sort(), language).toEqual([...names].sort());
    }
  });
});
