import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartPages } from '../tools/lib/chartPages';
import { mermaidOf } from '../tools/lib/mermaid';

const FOLDER = new URL('../docs/statecharts/', import.meta.url);

describe('the drawn charts', () => {
  test('are those of the machines as they are now (else: npm run docs)', async () => {
    const pages = await chartPages();
    expect(pages.size).toBeGreaterThan(1);
    for (const [name, text] of pages) expect(readFileSync(new URL(name, FOLDER), 'utf8'), name).toBe(text);
  });

  test('leave no page of a machine that is gone', async () => {
    expect(readdirSync(FOLDER).sort()).toEqual([...(await chartPages()).keys()].sort());
  });

  test('show nested states, guards, events and ends', () => {
    const machine = createMachine({
      initial: 'day',
      on: { stop: '.night' },
      states: {
        day: {
          initial: 'morning',
          on: { dusk: { guard: 'isLate', target: 'night' } },
          states: {
            morning: { always: { guard: { type: 'asks', params: 'isNoon' }, target: 'noon' } },
            noon: { entry: 'rest' },
          },
        },
        night: { type: 'final' },
      },
    });
    expect(mermaidOf(machine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> day',
      '  state "day" as day {',
      '    [*] --> day_morning',
      '    state "morning" as day_morning',
      '    day_morning --> day_noon : [isNoon]',
      '    state "noon" as day_noon',
      '  }',
      '  day --> night : dusk [isLate]',
      '  night --> [*]',
      '  state "in any state" as anywhere',
      '  anywhere --> night : stop',
    ]);
  });
});
