import { describe, expect, test } from 'vitest';
import { beatsOf, type Pace } from '../../../src/scenes/theatre/beats';
import { cuesOf } from '../../../src/scenes/theatre/cuesOf';
import { layoutTheatre, pageFor } from '../../../src/scenes/theatre/layout';
import { paceFor } from '../../../src/scenes/theatre/paceFor';
import type { Moment } from '../../../src/scenes/theatre/paintScene';
import { paintShot } from '../../../src/scenes/theatre/paintShot';
import type { SetScene } from '../../../src/scenes/theatre/scene';
import type { Shot } from '../../../src/scenes/theatre/shot';
import { mirrorOf, muzzleOf, type Standing, struckAt } from '../../../src/scenes/theatre/sides';

const place = { ground: 'road', behind: 'woods' } as const;

function shotOf(more: Partial<Shot> = {}): Shot {
  return {
    firers: [
      {
        ...place,
        art: 'sherman',
        side: 'us',
        name: 'Sherman',
        at: 'E5',
        kind: 'direct',
        sound: 'gunMedium',
        plus: '+1',
      },
    ],
    target: { ...place, art: 'tiger', side: 'de', name: 'Tiger', at: 'G5' },
    flies: 'right',
    face: 'flank',
    faceWords: 'Struck: flank',
    season: 'summer',
    sky: 'day',
    terms: [
      { value: '9', before: '2D6', words: 'dice', rule: 'TOT-8.4a' },
      { value: '1', words: 'firing', rule: 'TOT-8.4a' },
    ],
    total: { value: '17', words: 'total' },
    sign: '<',
    against: { value: '11', words: 'DEF', rule: 'TOT-2.1d' },
    roll: {
      faces: [5, 4],
      dice: 'd6-olive',
      columns: Array.from({ length: 11 }, (_, index) => ({
        sum: index + 2,
        ways: 6 - Math.abs(5 - index),
        decides: index >= 8,
      })),
      landed: 9,
    },
    ladder: null,
    chance: { large: '17%', small: '6/36' },
    outcome: 'bounced',
    word: 'No effect',
    rule: 'TOT-8.4c',
    caption: { title: 'Long shot', lines: ['A line'] },
    hint: 'skip',
    matters: true,
    lit: [],
    ...more,
  };
}

/** An ink that notes what is written and what pictures are laid. */
function notingInk() {
  const written: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const known: { [name: string]: unknown } = {
    fillText: (text: string) => written.push(text),
    strokeText: () => undefined,
    measureText: (text: string) => ({ width: text.length * 10 }),
    createLinearGradient: () => gradient,
  };
  const ink = new Proxy(known, { get: (has, name) => has[String(name)] ?? (() => undefined), set: () => true });
  return { ink: ink as unknown as CanvasRenderingContext2D, written };
}

const blank = {} as HTMLCanvasElement;

function sceneOf(shot: Shot, width: number, short: boolean): SetScene {
  const layout = layoutTheatre(width, shot.firers.length, short);
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const at = { x: 0, y: 0 };
  const actor: Standing = { id: 'tiger', x: 400, y: 458, scale: 1, looks: 'right' };
  const set = { box, scenery: blank, actor, dark: null };
  return {
    shot,
    layout,
    firers: shot.firers.slice(0, layout.firers.length).map((firer, index) => {
      const panel = layout.firers[index];
      if (panel === undefined) throw new Error('no panel');
      return { ...set, firer, panel, muzzle: at };
    }),
    target: { ...set, panel: layout.target, lit: null, burnt: null, hit: at, deck: at },
  };
}

/** Everything that can be read at a moment, and the pictures that are laid. */
function seenAt(shot: Shot, pace: Pace, time: number, width = 1920) {
  const { ink, written } = notingInk();
  const laid: string[] = [];
  const art: Moment['art'] = {
    sprite(name) {
      laid.push(name);
      return null;
    },
    resize: () => undefined,
  };
  paintShot({ ink, art, scene: sceneOf(shot, width, pace === 'short'), beats: beatsOf[pace], time });
  return { written, laid };
}

describe.each(['full', 'short'] as const)('a %s shot', (pace) => {
  const beats = beatsOf[pace];
  const results: readonly Shot['outcome'][] = ['destroyed', 'bounced', 'missed'];

  test.each([1920, 390])('on a page of %i says and shows nothing of its result before the dice lie', (width) => {
    for (let time = 0; time < beats.column; time += 20) {
      const seen = results.map((outcome) => {
        const hit = outcome === 'destroyed';
        const word = hit ? 'Destroyed' : 'No effect';
        return seenAt(
          shotOf({ outcome, word, sign: hit ? '≥' : '<', total: { value: hit ? '31' : '17', words: 'total' } }),
          pace,
          time,
          width,
        );
      });
      for (const one of seen) expect(one).toEqual(seen[0]);
      expect(seen[0]?.written).not.toContain('NO EFFECT');
      expect(seen[0]?.written).not.toContain('17');
    }
  });

  test('the word, its rule, the sum and the caption stand at the end', () => {
    const { written } = seenAt(shotOf(), pace, beats.end);
    for (const words of ['NO EFFECT', 'TOT-8.4c', '17', '<', '17%', 'LONG SHOT', '9', 'SHERMAN', 'TIGER'])
      expect(written).toContain(words);
  });

  test('each result has its own picture', () => {
    const laid = results.map((outcome) => seenAt(shotOf({ outcome }), pace, beats.last[1] + 100).laid);
    expect(laid[0]).toContain('hole');
    expect(laid[1]).toContain('bounce');
    expect(laid[2]).toContain('plume-dirt');
    expect(laid[1]).not.toContain('hole');
    expect(laid[2]).not.toContain('bounce');
  });

  test('is heard in order, and no sound tells the result before the dice lie', () => {
    const early = results.map((outcome) => cuesOf(shotOf({ outcome }), beats).filter(({ at }) => at < beats.column));
    for (const heard of early) expect(heard).toEqual(early[0]);
    const cues = cuesOf(shotOf({ outcome: 'destroyed' }), beats);
    expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(cues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['gunMedium', 'die', 'bell', 'penetration', 'brewUp', 'stamp']),
    );
    expect(cuesOf(shotOf({ outcome: 'missed' }), beats).map(({ name }) => name)).toContain('earth');
  });

  test('its beats follow each other', () => {
    const { entered, aim, fire, flight, dice, column, last, word, caption, end, gone } = beats;
    const order = [aim, fire, ...flight, column, ...last, word, caption, end, gone];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(entered).toBeLessThan(flight[0]);
    expect(dice[1]).toBeLessThanOrEqual(column);
  });
});

test('a close-up is as long as one wants it', () => {
  const [great, small] = [{ matters: true }, { matters: false }];
  expect(paceFor(great, 'matters', 1)).toBe('full');
  expect(paceFor(small, 'matters', 1)).toBe('short');
  expect(paceFor(small, 'full', 1)).toBe('full');
  expect(paceFor(great, 'short', 1)).toBe('short');
  expect(paceFor(great, 'full', 2)).toBe('short');
  expect(paceFor(great, 'full', 4)).toBeNull();
  expect(paceFor(great, 'full', 0)).toBeNull();
  expect(paceFor(great, 'off', 1)).toBeNull();
});

describe('the stage', () => {
  test.each([
    [1920, 1080],
    [1280, 720],
    [1024, 768],
    [2560, 1080],
    [390, 844],
    [360, 640],
  ])('in a window of %i by %i leaves a third of it to the board', (width, height) => {
    const page = pageFor(width, height);
    for (const firers of [1, 2, 3, 5]) {
      const { top, bottom, deck } = layoutTheatre(page.width, firers, false);
      expect((bottom - top[1]) * page.scale).toBeLessThanOrEqual(height * 0.75);
      expect(deck.graph.x + deck.graph.width).toBeLessThanOrEqual(deck.chance.x);
      expect(deck.caption.x + deck.caption.width).toBeLessThanOrEqual(page.width);
    }
  });

  test('a vehicle is mirrored to look where it should, and its muzzle with it', () => {
    const right: Standing = { id: 'sherman', x: 500, y: 400, scale: 2, looks: 'right' };
    const left: Standing = { ...right, looks: 'left' };
    expect(mirrorOf(right)).toBe(-1);
    expect(mirrorOf(left)).toBe(1);
    expect(muzzleOf(right).x).toBeGreaterThan(500);
    expect(muzzleOf(left).x).toBeLessThan(500);
    expect(muzzleOf(right).x - 500).toBeCloseTo(500 - muzzleOf(left).x);
    expect(struckAt(right, 'front').x).toBeGreaterThan(struckAt(right, 'rear').x);
    expect(struckAt(right, 'flank').x).toBeLessThan(struckAt(right, 'side').x);
  });
});
