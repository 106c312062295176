import { afterEach, describe, expect, test, vi } from 'vitest';
import words from '../../../../src/i18n/app/en/drawers';
import ui from '../../../../src/i18n/app/en/frame';
import toyText from '../../../../src/i18n/tankChess/en/game';
import { sequenceOf } from '../../../../src/machines/order';
import { tankAceChart } from '../../../../src/machines/tankAce';
import { tankAce } from '../../../../src/rules/tankAce';
import { exportGame } from '../../../../src/scenes/menu/exportSave';
import type { DrawerContext } from '../../../../src/scenes/table/drawers/desk';
import { openFork } from '../../../../src/scenes/table/drawers/forkDialog';
import { missionAt, share, shareMoment } from '../../../../src/scenes/table/drawers/shareGame';
import { HeldGame } from '../../../../src/session/heldGame';
import { type Match, openMatch } from '../../../../src/session/match';
import { type Reading, readingOf } from '../../../../src/session/reading';
import { readLink } from '../../../../src/session/record/link';
import type { Player } from '../../../../src/session/seats';
import { chessMatch } from '../../../support/chessTable';
import { plainPage } from '../../../support/plainPage';
import { openToy } from '../../../support/toyMachine';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sitters: readonly Player[] = [
  { name: 'Ada', controller: { kind: 'human' } },
  { name: 'Kolbe', controller: { kind: 'bot', level: 'hard' } },
];
const hidden = () =>
  openToy('hidden seed')
    .play({ type: 'bet', seat: 0, on: 4 } as never)
    .play({ type: 'bet', seat: 1, on: 5 } as never)
    .play({ type: 'step', seat: 0, to: 1 } as never);
const open = () => {
  const match = chessMatch();
  const [command] = match.legal(0);
  if (command === undefined) throw new Error('nothing to do');
  return match.play(command);
};

/** A table at which Ada sits, as far as sharing, exporting and forking ask about it. */
function tableOf(match: Match, page: ReturnType<typeof plainPage>, kept = Promise.resolve()) {
  const held = new HeldGame(match, sitters);
  const told: string[] = [];
  const gone: unknown[] = [];
  const forks: { moment: number; sitters: readonly Player[]; called: unknown }[] = [];
  const live: Reading = readingOf(match, 0);
  const shell = {
    overlayRoot: page.root,
    cover: () => () => undefined,
    text: () => ui,
    toast: (said: string) => void told.push(said),
    linkTo: ({ link }: { link: string }) => link,
    go: (address: unknown) => void gone.push(address),
    saves: { called: () => ({ name: 'Evening' }) },
  };
  const desk = {
    shell,
    words: () => words,
    locale: () => 'en',
    controller: { screen: () => ({ live, table: { sitters } }) },
    session: {
      saveId: 'one',
      held,
      text: () => toyText,
      record: () => held.record(),
      leaving: (moment?: number) => held.leaving(moment),
      commandsAt: (moment: number) => moment,
      fork(moment: number, seated: readonly Player[], called: unknown) {
        forks.push({ moment, sitters: seated, called });
        return { id: 'forked', kept };
      },
    },
  };
  return { desk: desk as unknown as DrawerContext, shell: shell as never, held, told, gone, forks };
}

describe('sharing a moment', () => {
  test('of a running game with secrets copies what everybody may know, and says that something is left out', async () => {
    const page = plainPage();
    const { desk, told } = tableOf(hidden(), page);
    await shareMoment(desk, 1);
    expect(told).toEqual([words.replay.shareSecrets]);
    const read = readLink(page.copied[0] ?? '');
    if (!('glimpse' in read)) throw new Error('no glimpse');
    expect(read.glimpse).toMatchObject({ moment: 1, eyes: null });
    expect(JSON.stringify(read)).not.toContain('hidden seed');
    expect(read).not.toHaveProperty('record');
  });

  test.each([
    ['in which nobody hides anything', open, 1],
    ['that is over', () => hidden().play({ type: 'resign', seat: 1 }), 2],
  ])('of a game %s copies the whole game at that moment', async (_, deal, moment) => {
    const page = plainPage();
    const { desk, told, held } = tableOf(deal(), page);
    await shareMoment(desk, moment);
    expect(told).toEqual([words.replay.shareCopied]);
    expect(readLink(page.copied[0] ?? '')).toEqual({ record: held.record(), moment });
  });

  test('where the browser forbids copying, the link lies ready to be copied by hand', async () => {
    const page = plainPage(false);
    const { desk, told } = tableOf(open(), page);
    await shareMoment(desk, 0);
    expect(told).toEqual([]);
    const [dialog] = page.dialogs();
    expect(dialog?.textContent).toContain(words.replay.shareByHand);
    const field = dialog?.querySelector('textarea');
    expect(readLink(field?.value ?? '')).toMatchObject({ moment: 0 });
  });
});

describe('sharing a part of a long service', () => {
  const turns = [1, 1, 1, 2, 2, 3].map((turn) => ({ turn }));

  test('a mission begins and ends with its turn', () => {
    expect(missionAt(turns, 2)).toEqual({ from: 0, to: 3 });
    expect(missionAt(turns, 3)).toEqual({ from: 0, to: 3 });
    expect(missionAt(turns, 4)).toEqual({ from: 3, to: 5 });
    expect(missionAt(turns, 6)).toEqual({ from: 5, to: 6 });
  });

  const career = () => {
    const match = openMatch(tankAce as never, sequenceOf(tankAceChart), {
      setup: 'mission',
      seats: 1,
      options: {},
      seed: 'share',
    });
    return match.play({ type: 'ready', seat: 0 }).play({ type: 'ready', seat: 0 });
  };
  /** Presses one of the choices. */
  async function chosen(match: Match, choice: string) {
    const page = plainPage();
    const { desk, held } = tableOf(match, page);
    share({ ...desk, shell: { ...desk.shell, games: { table: () => ({ missions: true }) } } } as never, 1);
    page.button(choice).click();
    await Promise.resolve();
    return { read: readLink(page.copied[0] ?? ''), held };
  }

  test('asks how much: everything, the mission, or the moment', async () => {
    const { replay } = words;
    const whole = await chosen(career(), replay.shareWhole);
    expect(whole.read).toEqual({ record: whole.held.record(), moment: 1 });
    const mission = await chosen(career(), replay.shareChapter);
    expect(mission.read).toMatchObject({ moment: 0 });
    const moment = await chosen(career(), replay.shareMoment);
    expect(moment.read).toMatchObject({ glimpse: { moment: 1 } });
  });
});

describe('a game as a file', () => {
  test('is the whole game at once where nobody hides anything', async () => {
    const page = plainPage();
    const { shell, held } = tableOf(open(), page);
    exportGame(shell, 'one', held.leaving());
    expect(page.dialogs()).toEqual([]);
    expect(JSON.parse((await page.saved[0]?.text) ?? 'null')).toEqual(held.record());
    expect(page.saved[0]?.name).toBe('Evening.json');
  });

  test('of a running game with secrets is asked about, with what each form holds; closing the question saves nothing', () => {
    const page = plainPage();
    const { shell, held } = tableOf(hidden(), page);
    exportGame(shell, 'one', held.leaving());
    const [dialog] = page.dialogs();
    for (const said of Object.values(ui.exportSecrets)) expect(dialog?.textContent).toContain(said);
    expect(page.saved).toEqual([]);
  });

  test.each([
    ['for others holds neither seed nor commands', 'show', false],
    ['for this table is the whole game', 'whole', true],
  ] as const)('%s', async (_, choice, whole) => {
    const page = plainPage();
    const { shell, held } = tableOf(hidden(), page);
    exportGame(shell, 'one', held.leaving());
    page.button(ui.exportSecrets[choice]).click();
    expect(page.dialogs()).toEqual([]);
    const text = (await page.saved[0]?.text) ?? '';
    expect(page.saved).toHaveLength(1);
    expect(text.includes('hidden seed')).toBe(whole);
    expect(Object.keys(JSON.parse(text)).includes('commands')).toBe(whole);
  });
});

test('an ironman career becomes a file of its moment alone, and says so', async () => {
  const page = plainPage();
  const match = openMatch(tankAce as never, sequenceOf(tankAceChart), {
    setup: 'mission',
    seats: 1,
    options: { ironman: true },
    seed: 'share',
  });
  const { shell, held, told } = tableOf(match, page);
  exportGame(shell, 'one', held.leaving());
  expect(told).toEqual([ui.games.exportBound]);
  expect(Object.keys(JSON.parse((await page.saved[0]?.text) ?? '{}'))).not.toContain('commands');
});

describe('fighting on from a moment', () => {
  test('asks who plays which side, and sits down at the new game once it is kept', async () => {
    const page = plainPage();
    let keep = () => {};
    const kept = new Promise<void>((resolve) => {
      keep = resolve;
    });
    const { desk, gone, forks } = tableOf(open(), page, kept);
    openFork(desk, 1);
    expect(page.dialogs()[0]?.textContent).toContain(words.replay.forkAbout);
    const [ada, kolbe] = page.selects();
    if (ada === undefined || kolbe === undefined) throw new Error('nobody is asked about');
    expect([ada, kolbe].map((select) => select.attributes.has('disabled'))).toEqual([false, false]);
    ada.value = 'easy';
    ada.tell('change');
    kolbe.value = 'human';
    kolbe.tell('change');
    page.button(words.replay.forkStart).click();
    expect(forks).toEqual([
      {
        moment: 1,
        sitters: [
          { name: 'Ada', controller: { kind: 'bot', level: 'easy' } },
          { name: 'Kolbe', controller: { kind: 'human' } },
        ],
        called: { name: null, origin: { of: 'Evening', forks: [1] } },
      },
    ]);
    expect(page.dialogs()).toEqual([]);
    expect(gone).toEqual([]);
    keep();
    await expect.poll(() => gone).toEqual([{ screen: 'table', saveId: 'forked', moment: null }]);
  });

  test.each([
    ['leaves the seats of a running game with secrets as they are, and says why', hidden, true],
    ['lets the seats of one that is over be taken', () => hidden().play({ type: 'resign', seat: 0 }), false],
  ])('%s', (_, deal, fixed) => {
    const page = plainPage();
    const { desk, forks } = tableOf(deal(), page);
    openFork(desk, 2);
    const said = page.dialogs()[0]?.textContent;
    expect(said?.includes(words.replay.forkFixed)).toBe(fixed);
    expect(said?.includes(words.replay.forkAbout)).toBe(!fixed);
    expect(page.selects().map((select) => select.attributes.has('disabled'))).toEqual([fixed, fixed]);
    page.button(words.replay.forkStart).click();
    expect(forks[0]?.sitters).toEqual(sitters);
  });
});
