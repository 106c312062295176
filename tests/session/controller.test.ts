import { describe, expect, test } from 'vitest';
import type { Command, Ref } from '../../src/rules/core/game';
import {
  type Asked,
  type ChoiceNow,
  openChooser,
  pointAll,
  pointAt,
  selectionOf,
  stepBack,
} from '../../src/session/controller';
import { nearestLike } from '../../src/session/nearestLike';
import { readingOf } from '../../src/session/reading';
import { chessMatch, picturePosition } from '../support/chessTable';

const reading = readingOf(chessMatch(picturePosition), 0);
const none = { picked: [], pending: null, whyNot: null };
const selection = (picked: readonly Ref[]) => selectionOf(reading, picked, () => []);
const pointed = (picked: readonly Ref[], ref: Ref, asksFirst = false) =>
  pointAt(reading, { ...none, picked }, selection(picked), ref, () => asksFirst);

describe('pointing', () => {
  const drive: readonly Ref[] = ['square:i9', 'square:j9', 'face:E'];
  const cases: readonly [string, readonly Ref[], Ref, readonly Ref[]][] = [
    ['at an own piece picks it', [], 'square:i9', ['square:i9']],
    ['at a goal narrows', ['square:i9'], 'square:j9', ['square:i9', 'square:j9']],
    ['at another own piece means that one', ['square:i9', 'square:j9'], 'square:j4', ['square:j4']],
    [
      'at another goal takes the place of the last',
      ['square:i9', 'square:j9'],
      'square:k9',
      ['square:i9', 'square:k9'],
    ],
  ];
  test.each(cases)('%s', (_, picked, ref, to) => {
    expect(pointed(picked, ref)).toEqual({ choice: { ...none, picked: to }, command: null });
  });

  test('at the last thing gives the command and leaves nothing chosen, or waits where a word is asked for', () => {
    const { next } = selection(drive);
    const last = next.find((ref) => pointed(drive, ref).command !== null);
    if (last === undefined) throw new Error('nothing completes the drive');
    const { choice, command } = pointed(drive, last);
    expect(choice).toEqual(none);
    expect(reading.legal()).toContain(command);
    expect(pointed(drive, last, true)).toEqual({
      choice: { picked: [...drive, last], pending: command, whyNot: null },
      command: null,
    });
  });

  test('at what is forbidden keeps the picks and tells why, with a way out that is allowed', () => {
    const { choice, command } = pointed(['square:i9'], 'square:k13');
    expect(command).toBeNull();
    expect(choice.picked).toEqual(['square:i9']);
    const { command: wished, refusal } = choice.whyNot ?? {};
    expect(wished).toMatchObject({ type: 'drive', from: 'i9', to: 'k13' });
    const { instead } = refusal ?? {};
    if (instead === undefined) throw new Error('no way out');
    expect(reading.refuse(instead)).toBeNull();
  });

  test('finds the nearest way out where the rules name none, and offers none that is refused', () => {
    const wayOut = (refuse: Asked['refuse']) => {
      const { whyNot } = pointAt(
        { ...reading, refuse },
        none,
        selection(['square:i9']),
        'square:k13',
        () => false,
      ).choice;
      if (whyNot === null) throw new Error('nothing was refused');
      return { found: whyNot.refusal.instead, near: nearestLike(reading, whyNot.command) };
    };
    const blunt = wayOut((command) => (reading.refuse(command) === null ? null : { rule: 'TC-MOVE4' }));
    expect(blunt.near).not.toBeNull();
    expect(blunt.found).toEqual(blunt.near);
    expect(wayOut(() => ({ rule: 'TC-MOVE4' })).found).toBeUndefined();
  });

  test('starts with what is as good as picked, until something is', () => {
    const given = (picked: readonly Ref[]) => selectionOf(reading, picked, () => ['square:i9']).picked;
    expect(given([])).toEqual(['square:i9']);
    expect(given(['square:j4'])).toEqual(['square:j4']);
  });
});

test('back goes from the refusal to the picks, from them to the start, and no further', () => {
  const { choice } = pointed(['square:i9', 'square:j9'], 'square:k13');
  const steps = [choice];
  for (let at = stepBack(choice); at !== null; at = stepBack(at)) steps.push(at);
  expect(steps.map(({ picked, whyNot }) => [picked.length, whyNot !== null])).toEqual([
    [2, true],
    [2, false],
    [1, false],
    [0, false],
  ]);
});

/** A chooser over one position; `given` is what it gave. */
function choosing(asksFirst = false) {
  const given: Command[] = [];
  let drawn = 0;
  const chooser = openChooser({
    now: () => screen(),
    asksFirst: () => asksFirst,
    give: (command) => void given.push(command),
    changed() {
      drawn += 1;
    },
  });
  const screen = (): ChoiceNow => {
    const { picked, pending, whyNot } = chooser.choice();
    return {
      reading,
      view: reading.view,
      seat: 0,
      selection: selection(picked),
      begun: false,
      pending,
      whyNot,
      overlays: new Set(),
    };
  };
  return { controller: { ...chooser, screen }, given, drawn: () => drawn };
}

describe('whoever chooses', () => {
  test('plays what may be done instead, once, and has nothing chosen after it', () => {
    const { controller, given } = choosing();
    pointAll(controller, ['square:i9', 'square:k13']);
    const instead = controller.screen().whyNot?.refusal.instead;
    controller.playInstead();
    controller.playInstead();
    expect(instead).toBeDefined();
    expect(given).toEqual([instead]);
    expect(controller.choice()).toEqual(none);
  });

  test('goes no further along a row of things than to the first that is forbidden', () => {
    const { controller } = choosing();
    pointAll(controller, ['square:i9', 'square:k13', 'square:j4']);
    expect(controller.screen().selection.picked).toEqual(['square:i9']);
    expect(controller.screen().whyNot).not.toBeNull();
  });

  test('commits what waits, and nothing where nothing waits', () => {
    const { controller, given } = choosing(true);
    controller.commit();
    expect(given).toEqual([]);
    const command = reading.legal().find(({ type }) => type === 'drive');
    if (command === undefined) throw new Error('no drive');
    pointAll(controller, reading.game.path(command));
    expect(given).toEqual([]);
    controller.commit();
    expect(given).toEqual([command]);
  });

  test('is drawn anew with every change, but not where there is nothing to step back from', () => {
    const { controller, drawn } = choosing();
    expect(controller.back()).toBe(false);
    expect(drawn()).toBe(0);
    controller.point('square:i9');
    expect(controller.back()).toBe(true);
    expect(drawn()).toBe(2);
  });
});
