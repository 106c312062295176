import { describe, expect, test, vi } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { type Hands, listenGestures, openTaps, type Pointer } from '../../../src/scenes/board/pointer';
import { chessSkin, chessTable, picturePosition, settled } from '../../support/chessTable';

type Told = (...told: never[]) => void;

/** Hands over a table; `notes` is what they were understood to do. */
function hands() {
  const listeners = new Map<string, Told>();
  const pointers = [0, 1, 2].map(() => ({ x: 0, y: 0, isDown: false, wasTouch: true, upTime: 0, event: {} }));
  const input: Hands = {
    manager: { pointers },
    addPointer: () => undefined,
    on: (name, listener) => listeners.set(name, listener),
    off: (name) => listeners.delete(name),
  };
  const notes: string[] = [];
  const round = (value: number) => Math.round(value * 100) / 100;
  const stop = listenGestures(input, () => 2, {
    press: (at) => {
      notes.push(`press ${at.x},${at.y}`);
      return at.y > 400;
    },
    release: () => void notes.push('release'),
    cancel: () => void notes.push('cancel'),
    tap: () => void notes.push('tap'),
    doubleTap: () => void notes.push('double'),
    hold: (at) => void notes.push(`hold ${at.x},${at.y}`),
    drag: (dx, dy) => void notes.push(`drag ${round(dx)},${round(dy)}`),
    zoom: (at, by) => void notes.push(`zoom ${round(by)} at ${round(at.x)},${round(at.y)}`),
    hover: () => void notes.push('hover'),
    leave: () => void notes.push('leave'),
  });
  const tell = (name: string, ...told: unknown[]) =>
    Reflect.apply(listeners.get(name) ?? (() => undefined), null, told);
  const finger = (index: number): Pointer & { x: number; y: number; isDown: boolean } => {
    const found = pointers[index];
    if (found === undefined) throw new Error(`no finger ${index}`);
    return found;
  };
  const at = (name: string, index: number, x: number, y: number, isDown: boolean) =>
    tell(name, Object.assign(finger(index), { x: x * 2, y: y * 2, isDown }));
  return {
    notes,
    listeners,
    stop,
    tell,
    down: (index: number, x: number, y: number) => at('pointerdown', index, x, y, true),
    move: (index: number, x: number, y: number) => at('pointermove', index, x, y, true),
    up: (index: number, x: number, y: number) => at('pointerup', index, x, y, false),
    said: () => notes.splice(0),
  };
}

type Does = readonly ['down' | 'move' | 'up', finger: number, x: number, y: number];

/** What hands do, and what they were understood to do. */
const gestures: readonly [string, readonly Does[], readonly string[]][] = [
  [
    'two fingers that spread come closer, and the board goes along with them',
    [
      ['down', 1, 100, 100],
      ['down', 2, 200, 100],
      ['move', 2, 300, 100],
      ['move', 1, 100, 140],
    ],
    ['press 100,100', 'cancel', 'drag 50,0', 'zoom 2 at 200,100', 'drag 0,20', 'zoom 1.02 at 200,120'],
  ],
  [
    'the finger that stays after a pinch goes on dragging and is no tap',
    [
      ['down', 1, 100, 100],
      ['down', 2, 200, 100],
      ['up', 2, 200, 100],
      ['move', 1, 110, 100],
      ['up', 1, 110, 100],
    ],
    ['press 100,100', 'cancel', 'drag 10,0', 'release'],
  ],
  [
    'two on the panel under the board leave the board alone',
    [
      ['down', 1, 100, 500],
      ['down', 2, 200, 500],
      ['move', 2, 300, 520],
    ],
    ['press 100,500', 'cancel'],
  ],
  [
    'a trembling finger taps, twice at one place it taps double',
    [
      ['down', 1, 100, 100],
      ['move', 1, 103, 102],
      ['up', 1, 103, 102],
      ['down', 1, 100, 100],
      ['up', 1, 100, 100],
    ],
    ['press 100,100', 'release', 'tap', 'press 100,100', 'release', 'double'],
  ],
  [
    'a finger drawn over the board drags it and taps nothing',
    [
      ['down', 1, 100, 100],
      ['move', 1, 130, 100],
      ['up', 1, 130, 100],
    ],
    ['press 100,100', 'drag 30,0', 'release'],
  ],
  [
    'what a control took is no tap on the board',
    [
      ['down', 1, 100, 500],
      ['up', 1, 100, 500],
    ],
    ['press 100,500', 'release'],
  ],
];

test.each(gestures)('%s', (_, does, understood) => {
  const over = hands();
  for (const [name, finger, x, y] of does) over[name](finger, x, y);
  expect(over.said()).toEqual(understood);
});

test('a wheel zooms, and the small steps of a trackpad count for more', () => {
  const { tell, said } = hands();
  const over = { x: 200, y: 100 };
  tell('wheel', { ...over, event: {} }, [], 0, -100);
  tell('wheel', { ...over, event: { ctrlKey: true } }, [], 0, -20);
  expect(said()).toEqual(['zoom 1.16 at 100,50', 'zoom 1.27 at 100,50']);
});

test('a finger that rests holds what it is on, and lifting it is no tap; one that moves or leaves does not', () => {
  vi.useFakeTimers();
  const { down, move, up, said } = hands();
  down(1, 100, 100);
  vi.advanceTimersByTime(1000);
  up(1, 100, 100);
  expect(said()).toEqual(['press 100,100', 'hold 100,100', 'release']);
  down(1, 100, 100);
  move(1, 160, 100);
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(['press 100,100', 'drag 60,0']);
  up(1, 160, 100);
  said();
  down(1, 100, 100);
  up(1, 100, 100);
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(['press 100,100', 'release', 'tap']);
  // A control has its own way with a finger.
  down(1, 100, 450);
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(['press 100,450']);
  vi.useRealTimers();
});

test('nothing is heard after the end', () => {
  const { stop, listeners } = hands();
  stop();
  expect(listeners.size).toBe(0);
});

/** Taps where `under` says what lies there. */
async function tapping() {
  let under: readonly Ref[] = [];
  const { controller } = await chessTable(picturePosition);
  const told = { hovered: null as Ref | null, whole: 0, done: 0, ghost: false };
  const taps = openTaps({
    controller,
    skin: chessSkin(),
    playing: () => false,
    under: () => under,
    onGhost: () => told.ghost,
    drawn: () => null,
    offered: () => [],
    hovered: () => told.hovered,
    hover(ref) {
      told.hovered = ref;
    },
    skip: () => undefined,
    whole() {
      told.whole += 1;
    },
    done() {
      told.done += 1;
    },
  });
  const on = (tap: Tap) => {
    under = tap.on;
    told.ghost = tap.ghost === true;
    (tap.twice === true ? taps.doubleTap : taps.tap)({ x: 0, y: 0 }, tap.finger === true);
  };
  return { controller, told, on };
}

/** A tap: what lies there, and with what it is done. */
interface Tap {
  readonly on: readonly Ref[];
  readonly finger?: true;
  readonly twice?: true;
  /** The words beside the ghost of a refusal lie there. */
  readonly ghost?: true;
}

const tap = (...on: readonly Ref[]): Tap => ({ on });
const touch = (...on: readonly Ref[]): Tap => ({ on, finger: true });
const twice = ({ on, finger }: Tap): Tap => ({ on, twice: true, ...(finger === undefined ? {} : { finger }) });

interface After {
  readonly picked: readonly Ref[];
  readonly refused?: true;
  /** How often the whole board was shown, and how often a tap changed nothing. */
  readonly whole?: number;
  readonly done?: number;
  readonly hovered?: Ref;
}

/** Taps one after the other, with the overlay of reaches or without, and what they lead to. */
const tapped: readonly [string, readonly Tap[], After, overlay?: 'reach'][] = [
  [
    'what may be pointed at comes first among the things under a tap',
    [tap('square:i9'), tap('square:j9'), tap('square:k9', 'face:E')],
    { picked: ['square:i9', 'square:j9', 'face:E'] },
  ],
  [
    'a tap elsewhere closes the refusal and means what it hits',
    [tap('square:i9'), tap('square:k13'), tap('square:j4')],
    { picked: ['square:j4'] },
  ],
  [
    'a tap beside the board takes back the last pick',
    [tap('square:i9'), tap('square:j9'), tap()],
    { picked: ['square:i9'] },
  ],
  ['a tap that changes nothing is drawn once more', [tap()], { picked: [], done: 1 }],
  ['a finger on a piece of the enemy is refused', [touch('square:n9')], { picked: [], refused: true }],
  [
    'a finger on it points where an overlay tells of the thing pointed at',
    [touch('square:n9')],
    { picked: [], hovered: 'square:n9', done: 1 },
    'reach',
  ],
  ['a finger on an own piece picks it all the same', [touch('square:i9')], { picked: ['square:i9'] }, 'reach'],
  [
    'two quick clicks on a piece pick it and the square it stands on',
    [tap('square:i9'), twice(tap('square:i9'))],
    { picked: ['square:i9', 'square:i9'] },
  ],
  [
    'two quick clicks where nothing can be picked show the whole board',
    [twice(tap('square:a16'))],
    { picked: [], whole: 1 },
  ],
  [
    'two quick touches leave no refusal behind that only the first of them asked for',
    [touch('square:a16'), twice(touch('square:a16'))],
    { picked: [], whole: 1 },
  ],
];

test.each(tapped)('%s', async (_, taps, after, overlay) => {
  const { controller, told, on } = await tapping();
  if (overlay !== undefined) controller.toggleOverlay(overlay);
  for (const each of taps) on(each);
  const { selection, whyNot } = controller.screen();
  expect({ picked: selection.picked, refused: whyNot !== null, ...told }).toEqual({
    ...{ refused: false, whole: 0, done: 0, hovered: null, ghost: false },
    ...after,
  });
});

describe('the ghost of a refusal is played by a tap', () => {
  const ways: readonly [string, (goal: Ref) => Tap][] = [
    ['on it', (goal) => tap(goal)],
    [
      'on the words beside it, whatever square they lie over',
      () => ({ on: ['square:a16'], finger: true, ghost: true }),
    ],
  ];
  test.each(ways)('%s', async (_, way) => {
    const { controller, on } = await tapping();
    on(tap('square:i9'));
    on(tap('square:k13'));
    const { whyNot, reading } = controller.screen();
    const instead = whyNot?.refusal.instead;
    if (instead === undefined) throw new Error('nothing is offered instead');
    on(way(reading.game.path(instead)[1] ?? 'area:none'));
    await settled();
    expect(controller.screen().reading.steps.at(-1)?.command).toEqual(instead);
  });
});
