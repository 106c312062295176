import { afterEach, describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/scenes/theatre/beats';
import type { Shot } from '../../../src/scenes/theatre/shot';
import { boardMoments, momentsOf } from '../../support/boardMoments';
import { screenPartsOf } from '../../support/registered';
import { kindsOfMoments, stagedMoment } from '../../support/stagedMoments';
import { steppedBoard } from '../../support/steppedBoard';
import { steppedStage } from '../../support/steppedStage';

let close: () => void = () => undefined;
afterEach(() => close());

/** In which order two things of the same millisecond are told does not matter. */
const sheet = (...cues: readonly string[]): readonly string[] =>
  cues.toSorted().toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));

/** A shot stepped by hand to its end: what the desk is told, and at which millisecond. */
async function heardOf(shot: Shot, pace: Pace): Promise<readonly string[]> {
  const stage = steppedStage();
  close = stage.close;
  const played = stage.theatre.play(shot, pace);
  while (stage.waits()) stage.frame();
  await played;
  stage.close();
  return sheet(...stage.heard());
}

// The beat sheet as it is written down: nothing below is read from the stage's own beats.

/** Band, reticle, two heartbeats while all else is hushed. */
const hangs = ['0 swish', '120 reticle', '500 hush', '700 heartbeat', '1000 heartbeat', '1180 open'];
const ticks = ['140 term', '190 term +1', '240 term +2', '290 term +3'];
const clatters = ['640 clatter', '820 clatter -1', '960 clatter -2'];

interface Row {
  /** What this kind alone is heard with: guns, what falls, who storms, what is in the air. */
  readonly full: readonly string[];
  readonly short: readonly string[];
  readonly terms: number;
  /** With dice, how it is heard to end where they fail. */
  readonly fails?: 'ricochet' | 'earth';
}

const rows: { readonly [kind: string]: Row } = {
  single: { full: ['300 gunMedium'], short: ['160 gunMedium'], terms: 2, fails: 'ricochet' },
  combined: {
    full: ['300 gunMedium', '360 gunMedium'],
    short: ['160 gunMedium', '220 gunMedium'],
    terms: 3,
    fails: 'earth',
  },
  indirect: {
    full: ['300 gunMedium', '360 gunMedium', '640 shellFall'],
    short: ['160 gunMedium', '160 shellFall', '220 gunMedium'],
    terms: 2,
    fails: 'ricochet',
  },
  assault: {
    full: ['0 wind', '120 rifle', '190 rifle', '250 rifle', '300 gunMedium', '360 gunMedium'],
    short: ['0 rifle', '70 rifle', '130 rifle', '160 gunMedium', '220 gunMedium'],
    terms: 4,
    fails: 'earth',
  },
  air: { full: ['0 aircraft', '640 shellFall'], short: ['0 aircraft', '160 shellFall'], terms: 2, fails: 'earth' },
  ace: { full: ['300 gunMedium'], short: ['160 gunMedium'], terms: 2, fails: 'ricochet' },
  gun: { full: ['300 gunMedium'], short: ['160 gunMedium'], terms: 1 },
  mortar: { full: ['300 mortar', '640 shellFall'], short: ['160 mortar', '160 shellFall'], terms: 1 },
};

function fullSheet({ full, terms, fails }: Row, hits: boolean): readonly string[] {
  const diced = fails === undefined ? [] : [...clatters, hits ? '960 bell' : '960 block'];
  const end = hits ? ['1240 penetration', '1240 brewUp', '1480 drum'] : [`1240 ${fails}`];
  return sheet(...hangs, ...ticks.slice(0, terms), ...full, ...diced, ...end, '1300 stamp');
}

/** Gun, clatter, strike, stamp; the caption has its drum where there is one. */
function shortSheet({ short, fails }: Row, hits: boolean, drum: number): readonly string[] {
  const diced = fails === undefined ? [] : ['300 die'];
  const end = hits ? ['600 penetration', '600 brewUp', `${drum} drum`] : [`600 ${fails}`];
  return sheet(...short, ...diced, ...end, '640 stamp');
}

describe('the stage plays every cue at its beat', () => {
  test('of every kind there is', () => {
    expect([...Object.keys(rows), 'escape'].toSorted()).toEqual(kindsOfMoments.toSorted());
  });

  test.each(Object.entries(rows))('%s', async (kind, row) => {
    for (const hits of row.fails === undefined ? [true] : [true, false]) {
      const shot = stagedMoment(kind, { hits });
      expect(await heardOf(shot, 'full')).toEqual(fullSheet(row, hits));
      expect(await heardOf(shot, 'short')).toEqual(shortSheet(row, hits, 700));
      expect(await heardOf(shot, 'kill')).toEqual(shortSheet(row, hits, 820));
    }
  });

  test('escape: nobody fires and nothing hangs', async () => {
    const shot = stagedMoment('escape');
    expect(await heardOf(shot, 'full')).toEqual(
      sheet('0 swish', '120 engine', '300 engine', '500 engine', '1180 engine', '1300 stamp', '1480 drum'),
    );
    expect(await heardOf(shot, 'short')).toEqual(
      sheet('0 engine', '160 engine', '500 engine', '540 engine', '640 stamp', '700 drum'),
    );
  });

  test('what is in the air of a place is heard with it', async () => {
    const shot = stagedMoment('single');
    expect(await heardOf({ ...shot, fall: 'rain' }, 'full')).toContain('0 rainfall');
    expect(await heardOf({ ...shot, sky: 'night' }, 'full')).toContain('0 crickets');
    expect(await heardOf({ ...shot, fall: 'rain' }, 'short')).not.toContain('0 rainfall');
  });

  test('rifles are a volley', async () => {
    const shot = stagedMoment('single');
    const heard = await heardOf({ ...shot, firers: shot.firers.map((one) => ({ ...one, sound: 'rifle' })) }, 'full');
    expect(heard.filter((cue) => cue.endsWith('rifle'))).toEqual(['300 rifle', '380 rifle', '450 rifle', '540 rifle']);
  });

  test('whoever leaves while the shell hangs hears the table again at once', async () => {
    const stage = steppedStage();
    close = stage.close;
    const played = stage.theatre.play(stagedMoment('single'), 'full');
    for (let frames = 0; frames < 60; frames++) stage.frame();
    stage.theatre.skip();
    await played;
    expect(stage.heard().filter((cue) => /hush|open/.test(cue))).toEqual(['500 hush', '600 open']);
  });
});

/** The boards that are stages of their own: a shell flies for 240 milliseconds after a flash of 60; cards and dice take their time. */
const boards: { readonly [id in keyof typeof boardMoments]: { readonly [kind: string]: readonly string[] } } = {
  tankKillers: {
    destroyed: ['0 gunMedium', '300 brewUp'],
    bounced: ['0 gunMedium', '300 ricochet'],
    dice: ['0 die'],
    card: ['0 card', '240 chit', '900 click'],
  },
  tankDuel: {
    missed: ['260 card', '1300 gunMedium', '1600 earth'],
    bounced: ['0 gunMedium', '300 hit', '460 card', '1720 card', '2760 ricochet'],
    pierced: ['0 gunMedium', '300 hit', '460 card', '1720 card', '2760 penetration', '3180 card'],
    exploded: [
      ...['0 brewUp', '900 card', '1740 hit', '2000 card', '2840 hit'],
      ...['3100 card', '3940 card', '4380 card', '5220 card'],
    ],
    burnt: [
      ...['0 explosion', '420 card', '1260 hit', '1520 card', '2360 hit'],
      ...['2620 card', '3460 card', '3900 card', '4740 card'],
    ],
    left: ['0 card', '560 card', '1000 card', '1440 card'],
  },
  tankAce: {
    gun: ['0 gunMedium', '920 die'],
    machineGun: ['0 machineGun', '900 die'],
    kill: ['0 brewUp'],
    shells: ['420 explosion', '800 die'],
    struck: ['420 gunHeavy', '720 die', '2540 die', '3220 hit'],
    lost: ['0 brewUp', '2300 drum'],
  },
};

describe.each(['tankKillers', 'tankDuel', 'tankAce'] as const)('%s plays every cue at its beat', async (id) => {
  const [{ skin }, moments] = await Promise.all([screenPartsOf(id), momentsOf(id)]);

  test.each(Object.keys(boardMoments[id]))('%s', async (kind) => {
    const moment = moments.get(kind);
    if (moment === undefined) throw new Error('no such moment');
    const board = steppedBoard(skin, 1920, 1022, 10);
    close = board.close;
    board.begin(moment);
    await board.to(20_000);
    expect(board.playing()).toBe(false);
    expect(board.heard().map(({ name, at }) => `${at} ${name}`)).toEqual(boards[id][kind]);
    board.close();
  });
});
