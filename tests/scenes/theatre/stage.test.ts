import { describe, expect, test } from 'vitest';
import { beatsOf, type Pace } from '../../../src/scenes/theatre/beats';
import { boardShot, lengthOf } from '../../../src/scenes/theatre/boardEffects';
import { cuesOf } from '../../../src/scenes/theatre/cuesOf';
import { layoutTheatre, pageFor } from '../../../src/scenes/theatre/layout';
import { clockFor, momentFor, paceFor } from '../../../src/scenes/theatre/paceFor';
import { paintShot } from '../../../src/scenes/theatre/paintShot';
import { setScene } from '../../../src/scenes/theatre/scene';
import type { Shot } from '../../../src/scenes/theatre/shot';
import { barrelOf, mirrorOf, muzzleOf, reachOf, type Standing, struckAt } from '../../../src/scenes/theatre/sides';
import { recordingArt, recordingInk, type Stroke } from '../../support/recordingInk';

const place = { ground: 'road', behind: 'woods' } as const;

function shotOf(more: Partial<Shot> = {}): Shot {
  return {
    language: 'en',
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
    fall: null,
    rose: null,
    reason: null,
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
      before: [],
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

/** Everything that is put on the page at a moment. */
function seenAt(shot: Shot, pace: Pace, time: number, width = 1920) {
  const { ink, strokes } = recordingInk();
  const layout = layoutTheatre(width, shot.firers.length, pace !== 'full');
  const beats = beatsOf[pace];
  paintShot({ ink, art: recordingArt, scene: setScene(shot, layout, recordingArt, beats, 1), beats, time });
  return strokes;
}

const written = (strokes: readonly Stroke[]) => strokes.flatMap(({ text, alpha }) => (alpha > 0 ? (text ?? []) : []));
const laid = (strokes: readonly Stroke[]) => strokes.map(({ what }) => what.split(' ')[1] ?? '');

describe.each(['full', 'short', 'kill'] as const)('a %s shot', (pace) => {
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
      expect(written(seen[0] ?? [])).not.toContain('NO EFFECT');
      expect(written(seen[0] ?? [])).not.toContain('17');
    }
  });

  test('the word, its rule, the sum and the caption stand at the end', () => {
    const read = written(seenAt(shotOf(), pace, beats.end));
    for (const words of ['NO EFFECT', 'TOT-8.4c', '17', '<', '17%', 'LONG SHOT', '9', 'SHERMAN', 'TIGER'])
      expect(read).toContain(words);
  });

  test('each result has its own picture', () => {
    const [hit, rang, past] = results.map((outcome) => laid(seenAt(shotOf({ outcome }), pace, beats.last[1] + 100)));
    expect(hit).toContain('hole');
    expect(rang).toContain('bounce');
    expect(past).toContain('plume-dirt');
    expect(rang).not.toContain('hole');
    expect(past).not.toContain('bounce');
  });

  test('is heard in order, and no sound tells the result before the dice lie', () => {
    const early = results.map((outcome) => cuesOf(shotOf({ outcome }), beats).filter(({ at }) => at < beats.column));
    for (const heard of early) expect(heard).toEqual(early[0]);
    const cues = cuesOf(shotOf({ outcome: 'destroyed' }), beats);
    expect(cues.map(({ at }) => at)).toEqual(cues.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(cues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['gunMedium', 'penetration', 'brewUp', 'stamp']),
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

test('twice as fast is the short one at its own pace, unless that was asked for already', () => {
  expect([1, 2, 3].map((speed) => clockFor('full', speed))).toEqual([1, 1, 1.5]);
  expect(clockFor('matters', 2)).toBe(1);
  expect(clockFor('short', 2)).toBe(2);
  expect(clockFor('full', 0)).toBe(0.5);
});

test('a close-up is as long as one wants it', () => {
  const [great, small] = [
    { matters: true, outcome: 'missed' },
    { matters: false, outcome: 'missed' },
  ] as const;
  expect(paceFor(great, 'matters', 1)).toBe('full');
  expect(paceFor(small, 'matters', 1)).toBe('short');
  expect(paceFor({ matters: false, outcome: 'destroyed' }, 'matters', 1)).toBe('kill');
  expect(paceFor(small, 'full', 1)).toBe('full');
  expect(paceFor(great, 'short', 1)).toBe('short');
  expect(paceFor(great, 'full', 2)).toBe('short');
  expect(paceFor(great, 'full', 4)).toBeNull();
  expect(paceFor(great, 'full', 0)).toBeNull();
  expect(paceFor(great, 'off', 1)).toBeNull();
});

test('so is a moment over a board: where only what matters is wanted a kill takes its time, and nothing is left out', () => {
  const shot = { from: { x: 0, y: 0 }, to: { x: 90, y: 0 }, size: 40, sound: 'gunHeavy' } as const;
  const [kill, miss] = (['destroyed', 'missed'] as const).map((outcome) => boardShot({ ...shot, outcome }));
  if (kill === undefined || miss === undefined) throw new Error('no shots');
  for (const moment of [kill, miss]) {
    expect(momentFor(moment, 'full')).toEqual(moment);
    const short = momentFor(moment, 'short');
    expect(lengthOf(short)).toBeLessThan(lengthOf(moment));
    expect(short.effects.map(({ piece }) => piece)).toEqual(moment.effects.map(({ piece }) => piece));
    expect(short.cues.map(({ name }) => name)).toEqual(moment.cues.map(({ name }) => name));
    // What strikes is still heard when it is seen to strike.
    expect(short.cues.at(-1)?.at).toBe(short.effects.at(-1)?.at);
  }
  expect(momentFor(kill, 'matters')).toEqual(kill);
  expect(momentFor(miss, 'matters')).toEqual(momentFor(miss, 'short'));
});

describe('the stage', () => {
  const longest = [
    'king-tiger',
    'tiger',
    'is2',
    'pershing',
    'at-gun-de',
    'howitzer-us',
    'infantry-us',
    'chess-white-td',
  ];

  test.each(longest)('has room for the whole of %s where it fires', (art) => {
    for (const width of [390, 1422, 1707, 1920, 2560])
      for (const count of [1, 2, 3, 5]) {
        const firers = Array.from({ length: count }, () => ({ ...shotOf().firers[0], art })) as Shot['firers'];
        const layout = layoutTheatre(width, count, false);
        const scene = setScene(shotOf({ firers }), layout, recordingArt, beatsOf.full, 1);
        for (const { box, muzzle, actor, panel } of scene.firers) {
          expect(muzzle.x).toBeGreaterThan(Math.max(0, box.x));
          expect(muzzle.x).toBeLessThan(Math.min(width, box.x + box.width));
          const { behind } = reachOf(actor);
          expect(panel.at.x + (actor.x - behind) * panel.scale).toBeGreaterThanOrEqual(Math.max(0, box.x));
        }
      }
  });

  test('fires the way a barrel points', () => {
    expect(barrelOf('sherman')).toBeCloseTo(0);
    expect(barrelOf('chess-white-hm')).toBeLessThan(-45);
    expect(barrelOf('howitzer-us')).toBeLessThan(0);
  });

  test('sets its smallest letters larger where the page is small', () => {
    const sizes = [1, 2 / 3, 0.5].map((scale) => 15 * scale * layoutTheatre(1920, 1, false, scale).fine);
    expect(sizes[0]).toBe(15);
    expect(sizes[1]).toBeCloseTo(13);
    expect(sizes[2]).toBeGreaterThan(7.5);
  });

  test.each(longest)('dice never lie on the words of what is struck: %s', (art) => {
    const shot = shotOf({ target: { ...shotOf().target, art }, faceWords: 'Struck' });
    for (const face of ['front', 'flank', 'side', 'rear'] as const) {
      const seen = seenAt({ ...shot, face }, 'full', beatsOf.full.column + 60);
      const words = seen.find(({ text, alpha }) => text === 'STRUCK' && alpha > 0);
      const { graph, die } = layoutTheatre(1920, 1, false).deck;
      expect((words?.box.y ?? Infinity) + (words?.box.height ?? 0)).toBeLessThan(graph.y - die * 0.72);
    }
  });

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
