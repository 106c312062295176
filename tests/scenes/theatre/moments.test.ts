import { describe, expect, test } from 'vitest';
import { type Beats, beatsOf, type Pace } from '../../../src/scenes/theatre/beats';
import { cuesOf } from '../../../src/scenes/theatre/cuesOf';
import { layoutTheatre } from '../../../src/scenes/theatre/layout';
import { paintShot } from '../../../src/scenes/theatre/paintShot';
import { setScene } from '../../../src/scenes/theatre/scene';
import type { Shot } from '../../../src/scenes/theatre/shot';
import { cite } from '../../support/cite';
import { hashOf, recordingArt, recordingInk, type Stroke } from '../../support/recordingInk';
import { diced, kindsOfMoments, stagedMoment } from '../../support/stagedMoments';

const paces: readonly Pace[] = ['full', 'short', 'kill'];

/** A shot set once, painted at any of its moments. */
function stage(shot: Shot, pace: Pace, width: number) {
  const beats = beatsOf[pace];
  const layout = layoutTheatre(width, shot.firers.length, pace !== 'full');
  const scene = setScene(shot, layout, recordingArt, beats, 1);
  return {
    layout,
    at(time: number): readonly Stroke[] {
      const { ink, strokes } = recordingInk();
      paintShot({ ink, art: recordingArt, scene, beats, time });
      return strokes;
    },
  };
}

describe.each(diced)('%s', (kind) => {
  const [hit, miss] = [stagedMoment(kind), stagedMoment(kind, { hits: false })];

  test('ends either way by its dice alone', () => {
    expect(hit.outcome).toBe('destroyed');
    expect(miss.outcome).not.toBe('destroyed');
  });

  test.each(paces)('played %s, shows the same until the dice lie, however they fall', (pace) => {
    const beats = beatsOf[pace];
    for (const width of [1920, 390]) {
      const [one, other] = [stage(hit, pace, width), stage(miss, pace, width)];
      for (let time = 0; time < beats.column; time += 60) expect(one.at(time)).toEqual(other.at(time));
      expect(one.at(beats.column)).not.toEqual(other.at(beats.column));
    }
  });

  test.each(paces)('played %s, sounds the same until the dice lie', (pace) => {
    const early = (shot: Shot) => cuesOf(shot, beatsOf[pace]).filter(({ at }) => at < beatsOf[pace].column);
    expect(early(hit)).toEqual(early(miss));
  });

  test('takes its pace from what is known before', () => {
    expect(hit.matters).toBe(miss.matters);
  });
});

test(`${cite('TOT-9.3a')} a close assault crosses out what the cover would have taken off`, () => {
  const { firers, terms } = stagedMoment('assault');
  expect(firers[0]?.kind).toBe('assault');
  expect(terms.find(({ rule }) => rule === 'TOT-9.3a')).toMatchObject({ value: '0', crossed: '1', isVoid: true });
});

test(`${cite('TOT-8.5a')} the throw an ace makes again lies beside the one that counts`, () => {
  const { roll, rule, matters } = stagedMoment('ace');
  expect(roll?.before).toEqual([2, 3]);
  expect(roll?.faces).toEqual([6, 6]);
  expect(rule).toBe('TOT-8.5a');
  expect(matters).toBe(true);
  expect(stagedMoment('single').roll?.before).toEqual([]);
});

test(`${cite('TOT-10.2f', 'TOT-10.2h')} a bomb adds two and is dropped from a plane onto the deck`, () => {
  const { firers, face, terms, total } = stagedMoment('air');
  expect(firers[0]).toMatchObject({ kind: 'air', art: 'plane-us' });
  expect(face).toBe('top');
  expect(terms.map(({ value }) => value)).toEqual(['11', '2']);
  expect(total?.value).toBe('13');
});

test(`${cite('TOT-8.3a')} artillery lobs, whoever sees for it fires flat`, () => {
  expect(stagedMoment('indirect').firers.map(({ kind }) => kind)).toEqual(['direct', 'indirect']);
});

test(`${cite('TOT-8.4d')} the rose shows the front and what is struck from where`, () => {
  const { rose } = stagedMoment('combined');
  // The Tiger looks north-east: north-west, north, north-east and what lies between are its front.
  expect(rose?.sectors).toEqual(['front', 'front', 'front', 'struck', 'struck', 'struck']);
  expect(rose?.facing).toBe(60);
  expect(rose?.lines.map(({ bearing }) => Math.round((bearing + 360) % 360))).toEqual([270, 0]);
  expect(stagedMoment('single').rose?.sectors.filter((kind) => kind === 'struck')).toHaveLength(3);
});

test(`${cite('TC-ARMOR4', 'TC-ARMOR2')} six of eight ways lead to the side, which the rose shows struck`, () => {
  const { rose, reason, terms, against } = stagedMoment('gun');
  expect(rose?.sectors.filter((kind) => kind === 'struck')).toHaveLength(6);
  // The light tank looks west, where its front is.
  expect(rose?.sectors[6]).toBe('front');
  expect(rose?.lines[0]?.bearing).toBeCloseTo(-45);
  expect(reason?.rule).toContain('TC-ARMOR4');
  expect([terms[0]?.value, against?.value]).toEqual(['II', '0']);
});

test(`${cite('TC-HM5')} a mortar lobs over what stands between`, () => {
  expect(stagedMoment('mortar')).toMatchObject({ face: 'top', firers: [{ kind: 'indirect' }] });
});

test(`${cite('TC-WIN2')} an escape has nobody who fires and no sum`, () => {
  const shot = stagedMoment('escape');
  expect(shot).toMatchObject({ firers: [], terms: [], against: null, outcome: 'escaped', rule: 'TC-WIN2' });
  const read = stage(shot, 'full', 1920).at(beatsOf.full.end);
  expect(read.map(({ text }) => text)).toEqual(expect.arrayContaining(['ESCAPED', 'TC-WIN4 · TC-WIN5']));
});

/** One moment of each beat, when it can be seen best. */
const beatsSeen = ({ aim, fire, flight, column, last, word, end }: Beats): readonly (readonly [string, number])[] => [
  ['aim', aim + 140],
  ['fire', fire + 30],
  ['flight', (flight[0] + flight[1]) / 2],
  ['hang', column - 1],
  ['column', column + 70],
  ['strike', last[1] + 50],
  ['word', word + 100],
  ['end', end],
];

/** The parts of the page; what lies across two counts in both. */
function regionsOf({ layout }: ReturnType<typeof stage>) {
  const { width, top, bottom, deck, target } = layout;
  const gutter = Math.min(...target.corners.map(([x]) => x));
  const band = { y: top[1] - 20, height: deck.edge[1] - top[1] + 20 };
  const foot = { y: deck.edge[1], height: bottom - deck.edge[1] };
  return {
    firers: { x: 0, width: Math.max(1, gutter), ...band },
    target: { x: gutter, width: width - gutter, ...band },
    sum: { x: 0, width: deck.graph.x, ...foot },
    odds: { x: deck.graph.x, width: deck.caption.x - deck.graph.x, ...foot },
    caption: { x: deck.caption.x, width: width - deck.caption.x, ...foot },
  };
}

/** Every beat of every kind of moment, stepped by hand, as hashes of what is painted in each part of the page. */
describe('pictures', () => {
  test.each(kindsOfMoments)('of %s', (kind) => {
    const pages = [
      [1920, 'full'],
      [1920, 'short'],
      [390, 'full'],
    ] as const;
    const seen = pages.map(([width, pace]) => {
      const set = stage(stagedMoment(kind), pace, width);
      const regions = Object.entries(regionsOf(set));
      const rows = beatsSeen(beatsOf[pace]).map(([beat, time]) => {
        const strokes = set.at(time);
        const cells = regions.map(([name, box]) => {
          const inside = strokes.filter(
            ({ box: at, alpha }) =>
              alpha > 0 &&
              at.x < box.x + box.width &&
              at.x + at.width > box.x &&
              at.y < box.y + box.height &&
              at.y + at.height > box.y,
          );
          return `${name} ${hashOf(inside.map(({ what }) => what))}`;
        });
        return `${beat.padEnd(7)}${cells.join('  ')}`;
      });
      return [`${pace} ${width}`, ...rows].join('\n');
    });
    expect(`\n${seen.join('\n\n')}\n`).toMatchSnapshot();
  });
});
