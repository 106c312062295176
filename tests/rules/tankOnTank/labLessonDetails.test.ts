import { describe, expect, test } from 'vitest';
import { FACING_NAMES, type FacingName, neighbours } from '../../../src/rules/core/hex';
import { boardFor, terrainAt } from '../../../src/rules/tankOnTank/board';
import { eligible, mayShoot } from '../../../src/rules/tankOnTank/fire';
import { hexNames, idOf, nameAt, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { type Bench, benchState, shooterOf, targetOf, unitsOf } from '../../../src/rules/tankOnTank/lab/bench';
import { benchMap } from '../../../src/rules/tankOnTank/lab/ground';
import { answerOf, type HexQuestion, hexLessons } from '../../../src/rules/tankOnTank/lab/lessons';
import { firstLink, printHexLink, readHexLink } from '../../../src/rules/tankOnTank/lab/link';
import type { State, Unit } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import { slowSight } from './slowSight';

const questions = hexLessons.flatMap(({ id, questions: asked }) =>
  asked.map((each, index) => ({ name: `${id} ${index + 1}`, ...each })),
);
const asking = (...asks: readonly HexQuestion['ask'][]) => questions.filter(({ ask }) => asks.includes(ask));

function unitOf({ units }: State, hex: string): Unit {
  const found = units.find(({ at }) => at === hex);
  if (found === undefined) throw new Error(`nobody in ${hex}`);
  return found;
}

/** What the shooter sees, by polygons: ground always stops a line, a unit only one that has no end on a hill. */
function seenFrom(bench: Bench, hex: string): boolean {
  const board = boardFor(benchMap(bench));
  const { at } = shooterOf(bench);
  const ground = (each: string) => terrainAt(board, placeOf(each));
  const high = ground(at) === 'hill' || ground(hex) === 'hill';
  const stands = (each: string) => unitsOf(bench).some((unit) => unit.at === each);
  return slowSight(at, hex, (each) => ground(each) !== 'clear' || (!high && stands(each)));
}

/** A hex lies ahead by its angle to the facing: on a plain sheet of paper, in whole numbers, half steps doubled. */
function isAhead(at: string, facing: FacingName, hex: string): boolean {
  const dot = (name: string) => {
    const [q = 0, r = 0] = idOf(name).split(',').map(Number);
    return { x: q, y: q + 2 * r };
  };
  const ways = { N: [0, -2], NE: [1, -1], SE: [1, 1], S: [0, 2], SW: [-1, 1], NW: [-1, -1] } as const;
  const [one, other] = [dot(at), dot(hex)];
  const [x, y] = ways[facing];
  // Columns lie √3/2 apart and doubled rows 1/2: three times the one product against the other.
  return 3 * x * (other.x - one.x) + y * (other.y - one.y) >= 0;
}

/** Whose fire reaches whom where an enemy of the kind stood in a hex and faced as it liked: by the table's own rule. */
function reach({ bench, against }: HexQuestion['link'], hex: string) {
  const alone = { ...bench, own: [shooterOf(bench)], others: [{ kind: against, at: hex, facing: 'N' as const }] };
  const state = benchState(alone);
  const [own, other] = [unitOf(state, shooterOf(bench).at), unitOf(state, hex)];
  const turned = FACING_NAMES.map((facing) => ({ ...other, facing }));
  return {
    you: mayShoot(state, own, other, false),
    they: turned.some((each) => mayShoot({ ...state, units: [own, each] }, each, own, false)),
  };
}

describe('lessons, each', () => {
  test('has two questions with an answer, and no two of all ask the same of one bench', () => {
    for (const { id, questions: two } of hexLessons) {
      const answers = two.map((each) => answerOf(each).length > 0);
      expect([id, answers]).toEqual([id, [true, true]]);
    }
    const asked = questions.map(({ ask, link }) => `${ask} ${printHexLink(link)}`);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.each(questions)('$name shows a bench of its own, whose address answers the same', ({ link, ask, among }) => {
    const at = printHexLink(link);
    expect(at).not.toBe(printHexLink(firstLink));
    expect(link.show).toEqual(firstLink.show);
    // The Lab opens the bench of a lesson by its address.
    const read = readHexLink(at);
    if (read === null) throw new Error(`no bench: ${at}`);
    expect(answerOf({ link: read, ask, among })).toEqual(answerOf({ link, ask, among }));
    // A question about a target has one.
    if (['stop', 'side', 'flank', 'firers'].includes(ask)) expect(targetOf(link.bench)).not.toBeNull();
  });

  test('around a unit the hexes asked about are its six neighbours and not its own', () => {
    const arc = hexLessons.find(({ id }) => id === 'arc')?.questions[0];
    if (arc === undefined) throw new Error('no lesson of the arc');
    const { at } = shooterOf(arc.link.bench);
    const around = neighbours(idOf(at)).map(nameAt);
    expect(arc.among.toSorted()).toEqual(around.toSorted());
    expect(answerOf(arc)).toEqual(['E5', 'F5', 'F6']);
  });
});

describe('answers of the lessons, worked out a second way', () => {
  test(`${cite('TOT-8.2a', 'TOT-8.2b', 'TOT-8.2c', 'TOT-8.2d', 'TOT-8.2f')} what is seen, by polygons`, () => {
    const asked = asking('seen');
    expect(asked.length).toBeGreaterThan(8);
    for (const question of asked) {
      const seen = question.among.filter((hex) => seenFrom(question.link.bench, hex));
      expect([question.name, answerOf(question)]).toEqual([question.name, seen]);
    }
  });

  test(`${cite('TOT-4.0b', 'TOT-Q1')} front and flank, by angles`, () => {
    for (const question of asking('front', 'flank')) {
      const { bench } = question.link;
      const unit = question.ask === 'front' ? shooterOf(bench) : targetOf(bench);
      if (unit === null) throw new Error(`no target in ${question.name}`);
      const right = question.among.filter((hex) => isAhead(unit.at, unit.facing, hex) === (question.ask === 'front'));
      expect([question.name, answerOf(question)]).toEqual([question.name, right]);
    }
  });

  test(`${cite('TOT-4.0b')} the front goes on behind woods and beyond the range`, () => {
    const link = readHexLink('open/tiger-E6-N?paint=woods-E5,woods-E4');
    if (link === null) throw new Error('no bench');
    const front = answerOf({ link, ask: 'front', among: hexNames.filter((hex) => hex !== 'E6') });
    expect(front).toEqual(hexNames.filter((hex) => hex !== 'E6' && isAhead('E6', 'N', hex)));
    for (const hex of ['E1', 'A1', 'I1', 'E3']) expect(front).toContain(hex);
  });

  test(`${cite('TOT-8.0c', 'TOT-8.1a', 'TOT-AID5')} whose fire reaches whom, by shots at the table`, () => {
    const asked = asking('fire', 'you', 'they');
    expect(asked.length).toBeGreaterThan(4);
    for (const question of asked) {
      const right = question.among.filter((hex) => {
        const { you, they } = reach(question.link, hex);
        return question.ask === 'fire' ? you : question.ask === 'you' ? you && !they : they && !you;
      });
      expect([question.name, answerOf(question)]).toEqual([question.name, right]);
    }
  });

  test(`${cite('TOT-8.3a')} who fires together are those the table lets join an attack`, () => {
    for (const question of asking('firers')) {
      const state = benchState(question.link.bench);
      const target = unitOf(state, targetOf(question.link.bench)?.at ?? '');
      const able = eligible(state, unitOf(state, shooterOf(question.link.bench).at).seat, target).map(({ at }) => at);
      expect([question.name, answerOf(question).toSorted()]).toEqual([question.name, able.toSorted()]);
    }
  });
});

describe('lessons by hand', () => {
  const answers = (id: string) => hexLessons.find((each) => each.id === id)?.questions.map((each) => answerOf(each));

  test(`${cite('TOT-8.2b')} woods and town hide what lies behind them, not themselves`, () => {
    // Woods in E4 north of E6; town in D6 and woods in C4 around B5.
    expect(answers('plain')).toEqual([
      ['E5', 'E4', 'D4', 'G5'],
      ['C5', 'D6', 'E6', 'C4', 'D4'],
    ]);
  });

  test(`${cite('TOT-8.2f')} the woods one stands in and the town of the target stop nothing`, () => {
    expect(answers('ends')?.[0]).toEqual(['E5', 'D5', 'D6', 'E6', 'C4']);
    expect(answers('ends')?.[1]).toContain('H4');
  });

  test(`${cite('TOT-8.2c', 'TOT-8.2d')} a unit hides in the plain, and from a hill it does not`, () => {
    expect(answers('units')?.[1]).toEqual(['E4', 'E5', 'F4', 'G5', 'D5']);
    expect(answers('hill')).toEqual([
      ['C6', 'E6', 'B6', 'D5'],
      ['F5', 'F6', 'E5', 'F7', 'G6', 'D5'],
    ]);
  });

  test(`${cite('TOT-8.2e')} one wooded hex beside the line does not stop it`, () => {
    expect(answers('hexside')?.[1]).toEqual(['D4', 'D5']);
    const open = hexLessons.find(({ id }) => id === 'hexside')?.questions[1]?.link.bench;
    expect(open && seenFrom(open, targetOf(open)?.at ?? '')).toBe(true);
  });

  test(`${cite('TOT-8.3a', 'TOT-4.0c')} one that looks away, stands too far or is too short does not join`, () => {
    expect(answers('together')).toEqual([
      ['A6', 'C6'],
      ['E2', 'C4'],
    ]);
    expect(answers('eyes')?.[1]).toEqual(['E9', 'D4']);
  });
});
