import { describe, expect, test } from 'vitest';
import ui from '../../../src/i18n/app/en/frame';
import words from '../../../src/i18n/app/en/table';
import text from '../../../src/i18n/tankChess/en/game';
import { nestingOf } from '../../../src/machines/nesting';
import { tankChessChart } from '../../../src/machines/tankChess';
import { timeControl } from '../../../src/rules/tankChess/pace';
import { readBlocks } from '../../../src/scenes/blocks/readBlocks';
import { cardManners } from '../../../src/scenes/board/manners';
import { type HudSource, hudModel } from '../../../src/scenes/table/hud/model';
import { notesKeeper } from '../../../src/scenes/table/hud/notes';
import { factsFor } from '../../../src/scenes/table/hud/paintBar';
import { heldBack } from '../../../src/scenes/table/hud/suspense';
import { readingOf } from '../../../src/session/reading';
import { seal } from '../../../src/session/record/seal';
import { chessMatch, chessSkin, chessTable, picturePosition, settled, twoPeople } from '../../support/chessTable';
import { cite } from '../../support/cite';
import { theBlock } from '../../support/theBlock';

async function at(position: object | null) {
  const { controller } = await chessTable(position);
  const notes = notesKeeper(chessSkin().notation, twoPeople.length);
  const model = (over: Partial<HudSource> = {}) =>
    hudModel({
      screen: controller.screen(),
      text,
      ui,
      words,
      locale: 'en',
      skin: chessSkin(),
      sitters: twoPeople,
      order: nestingOf(tankChessChart),
      hovered: null,
      muted: false,
      speed: 1,
      resigning: false,
      clocks: null,
      pace: null,
      studied: true,
      benched: true,
      recorded: false,
      advice: null,
      linesApart: false,
      narrow: false,
      seal: seal('seed'),
      notes,
      ...over,
    });
  return { controller, model };
}

describe('what the HUD says', () => {
  test('the ribbon follows pointing, stage by stage, and leaves out what is no part of this turn', async () => {
    const { controller, model } = await at(null);
    const states = () => model().tabs.map(({ state }) => state);
    expect(model().tabs.map(({ name }) => name)).toEqual([
      'Pick a piece',
      'Square',
      'Facing',
      'Fire or hold',
      'Announcement',
    ]);
    expect(states()).toEqual(['current', 'next', 'next', 'next', 'next']);
    controller.point('square:f1');
    controller.point('square:f2');
    expect(states()).toEqual(['done', 'done', 'current', 'next', 'next']);
  });

  test('a draw offer has its tab while it is open', async () => {
    const { controller, model } = await at(null);
    controller.point('button:offerDraw');
    await settled();
    expect(model().tabs.find(({ state }) => state === 'current')?.name).toBe('Draw offer');
    expect(model().buttons.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['button:acceptDraw', 'button:declineDraw']),
    );
  });

  test('under the title stand set-up and turn; where both could not be read, the turn alone', async () => {
    const { model } = await at(null);
    const { setup, brief } = model();
    expect(setup).toContain(text.setups.standard16?.name);
    expect(brief).not.toContain(text.setups.standard16?.name);
    expect(setup.endsWith(brief)).toBe(true);
    const pen = { width: (words: string) => words.length * 6 };
    const type = { face: 'condensed', size: 13, colour: '#fff' } as const;
    expect(factsFor(pen, model(), type, setup.length * 5.5)).toBe(setup);
    expect(factsFor(pen, model(), type, setup.length * 5)).toBe(brief);
  });

  test('the prompt names the side and the stage', async () => {
    const { controller, model } = await at(null);
    expect(model().prompt.act).toBe(`White: ${text.phases.turn.prompts[0]?.act}`);
    controller.point('square:f1');
    expect(model().prompt.act).toBe(`White: ${text.phases.turn.prompts[1]?.act}`);
  });

  test('there is one primary button at most, and Enter presses it', async () => {
    const { controller, model } = await at(picturePosition);
    for (const ref of ['square:i9', 'square:j9', 'face:E'] as const) {
      controller.point(ref);
      const primary = model().buttons.filter(({ style }) => style === 'primary');
      expect(primary.length).toBeLessThanOrEqual(1);
      for (const { key } of primary) expect(key).toBe('Enter');
    }
    const [fire, hold] = model().buttons;
    expect(fire?.act).toEqual({ do: 'point', refs: ['square:l7'] });
    expect(hold).toMatchObject({ key: 'H', act: { do: 'point', refs: ['button:hold'] } });
  });

  test('the speed stands on its button in numbers and is told in words', async () => {
    const { model } = await at(null);
    const speedOf = (speed: HudSource['speed']) => model({ speed }).icons.find(({ id }) => id === 'speed');
    expect(speedOf(2)).toMatchObject({ face: '2×', words: 'Show speed: 2×', act: { do: 'speed' } });
    expect(speedOf(0)?.face).toBe('Off');
  });

  test('whoever has asked to resign sees another button than the one he pressed', async () => {
    const { model } = await at(null);
    const resign = (resigning: boolean) => model({ resigning }).buttons.find(({ id }) => id === 'resign');
    expect(resign(false)?.style).toBe('plain');
    expect(resign(true)).toMatchObject({ style: 'danger', words: words.reallyResign });
  });

  test('while a bot thinks, undo is spoken of only where there is something to undo', async () => {
    const { controller, model } = await at(null);
    const screen = controller.screen();
    const thinking = { ...screen, seat: null, table: { ...screen.table, name: 'thinking' as const } };
    expect(model({ screen: { ...thinking, mayUndo: true } }).prompt.more).toBe(words.thinkingMore);
    expect(model({ screen: { ...thinking, mayUndo: false } }).prompt.more).toBe(words.thinkingOnly);
  });

  test('a refusal shows its sentence, its rule and what to do instead', async () => {
    const { controller, model } = await at(picturePosition);
    controller.point('square:i9');
    controller.point('square:k13');
    const { panel } = model();
    const blocks = panel.kind === 'refused' ? panel.blocks : [];
    expect(theBlock(blocks, 'heading')).toMatchObject({ rule: 'TC-MOVE4', title: text.rules['TC-MOVE4'] });
    expect(theBlock(blocks, 'choice').options).toMatchObject([{ does: 'instead' }]);
    expect(model().buttons.map(({ id }) => id)).toEqual(['instead', 'back', 'lab']);
  });

  test('a refusal before anything was chosen names the place and says that the choices are marked', async () => {
    const { controller, model } = await at(picturePosition);
    controller.point('square:a16');
    const told = () => {
      const { panel } = model();
      return panel.kind === 'refused' ? readBlocks(panel.blocks) : '';
    };
    const { marked } = words;
    expect(told()).toContain('A16.');
    expect(told()).toContain(marked);
    controller.point('square:n9');
    expect(told()).toContain('Heavy tank N9.');
    expect(told()).toContain(marked);
    controller.point('square:i9');
    controller.point('square:k13');
    expect(told()).not.toContain(marked);
    expect(told()).toContain(words.nearest);
  });

  test('where no ghost is drawn the button names what may be done instead', async () => {
    const { controller, model } = await at(picturePosition);
    controller.point('square:i9');
    controller.point('square:k13');
    const skin = { ...chessSkin(), manners: cardManners, describe: () => 'drive nearer' };
    expect(model().buttons[0]).toMatchObject({ id: 'instead', words: words.playInstead });
    expect(model({ skin }).buttons[0]).toMatchObject({ id: 'instead', words: 'drive nearer' });
  });

  test('in the record the one button leads back to the live table', async () => {
    const { controller, model } = await at(null);
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    await settled();
    controller.showMoment(0);
    expect(model().buttons.map(({ id, act }) => [id, act.do])).toEqual([['live', 'back']]);
    controller.back();
    expect(controller.screen().moment).toBeNull();
  });

  test('undo says why it cannot be pressed', async () => {
    const { controller, model } = await at(null);
    const undo = () => model().buttons.find(({ id }) => id === 'undo');
    expect(undo()).toMatchObject({ enabled: false, reason: words.nothingToUndo });
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    await settled();
    expect(controller.screen().reading.steps).toHaveLength(1);
    expect(model().notes.at(-1)?.cells).toHaveLength(1);
  });

  test('resigning is asked twice, then the result names winner, reason and seed', async () => {
    const { controller, model } = await at(null);
    const resign = (resigning: boolean) => model({ resigning }).buttons.find(({ id }) => id === 'resign')?.act;
    expect(resign(false)).toMatchObject({ do: 'resign', sure: false });
    expect(resign(true)).toMatchObject({ do: 'resign', sure: true });
    controller.resign(0);
    await settled();
    expect(model().panel).toEqual({
      kind: 'result',
      title: 'Black wins',
      degree: '',
      scores: [],
      says: words.conceded.resigned,
      rule: 'resigned',
      seed: 'seed',
      fits: true,
      rolled: false,
      studied: true,
    });
    expect(model().buttons.map(({ id }) => id)).toEqual(['rematch', 'replay', 'study', 'menu']);
    expect(model().prompt.act).toBe('The game is over: Black wins.');
    expect(model().tabs.map(({ name }) => name)).toEqual([text.phases.over.name]);
  });

  test(`${cite('TC-Q9')} a declined draw is told to the side that offered it, a draw tells what made it`, async () => {
    const { controller, model } = await at(null);
    controller.point('button:offerDraw');
    await settled();
    controller.point('button:declineDraw');
    await settled();
    expect(model().prompt.act).toBe('White: The draw is declined. Choose a piece to drive.');
    controller.point('square:f1');
    expect(model().prompt.act).not.toContain('declined');
    for (const ref of ['square:f2', 'face:N', 'button:hold', 'button:offerDraw'] as const) controller.point(ref);
    await settled();
    controller.point('button:offerDraw');
    await settled();
    controller.point('button:acceptDraw');
    await settled();
    expect(model().prompt.act).toBe('The game is over: drawn.');
    expect(model().panel).toMatchObject({ kind: 'result', title: 'Drawn', says: 'Both sides agreed to a draw.' });
  });

  test('the result stays while the pointer rests where the last shot was aimed', async () => {
    const { controller, model } = await at(null);
    controller.resign(0);
    await settled();
    expect(model({ hovered: 'square:i16' }).panel.kind).toBe('result');
  });

  test(`${cite('TC-Q16')} a flag that falls is told as the result, with its rule`, async () => {
    const { controller, model } = await at(null);
    const screen = controller.screen();
    const reading = readingOf(chessMatch(null).play({ type: 'flag', seat: 0 }), 0);
    const fallen = { ...screen, reading, seat: null, table: { ...screen.table, name: 'over' as const } };
    const asked = timeControl({ setup: 'standard16', seats: 2, options: {} });
    const { panel, prompt } = model({ screen: fallen, pace: asked });
    expect(prompt.act).toBe('The game is over: Black wins.');
    expect(panel).toMatchObject({ kind: 'result', says: words.conceded.flagged, rule: 'TC-Q16' });
  });

  test('who has won is not told before it has been seen', async () => {
    const { controller, model } = await at(null);
    controller.resign(0);
    await settled();
    const screen = controller.screen();
    const showing = model({ screen: { ...screen, table: { ...screen.table, name: 'showing' } } });
    expect(showing.prompt.act).toBe(words.showing);
    expect(showing.panel.kind).not.toBe('result');
    expect(showing.buttons.map(({ id }) => id)).toEqual(['undo']);
  });

  test('a game without dice and hidden cards has no luck to tell of', async () => {
    const { model } = await at(null);
    const icons = (rolls: { readonly [purpose: string]: string }) =>
      model({ text: { ...text, rolls } }).icons.map(({ id }) => id);
    expect(icons({})).not.toContain('luck');
    expect(icons({ fire: 'fire' })).toContain('luck');
  });

  test('the plates tell who plays, what is left and where the command tank stands', async () => {
    const { model } = await at(picturePosition);
    const [white, black] = model().plates;
    expect(white).toMatchObject({
      side: 'White',
      who: 'Mika · human',
      acting: true,
      facts: '5 of 5 left · command tank H2',
    });
    expect(black).toMatchObject({ side: 'Black', acting: false });
    const called = (name: string) =>
      model({ sitters: [{ name, controller: { kind: 'human' } }, ...twoPeople.slice(1)] }).plates[0]?.who;
    expect(called('')).toBe('human');
    expect(called('human 1'), 'a name that says it already').toBe('human 1');
  });
});

describe('while something is being shown', () => {
  const moved = async () => {
    const { controller, model } = await at(null);
    const before = { model: model(), viewer: 0, rested: model().panel };
    for (const ref of ['square:f1', 'square:f2', 'face:N', 'button:hold'] as const) controller.point(ref);
    await settled();
    const after = model({ clocks: ['1:00', '2:00'] });
    expect(after.plates.map(({ acting }) => acting)).toEqual([false, true]);
    return { before, after };
  };

  const showing = { prompt: { act: 'wait', more: '', live: false }, begun: false, answers: false, goesOn: null };

  test('log, ribbon and plates stay as they were, nothing is asked, and the clocks run on', async () => {
    const { before, after } = await moved();
    const told = heldBack(after, 0, showing, before);
    expect(told.log).toBe(before.model.log);
    expect(told.tabs).toBe(before.model.tabs);
    expect(told.plates.map(({ acting }) => acting)).toEqual(before.model.plates.map(({ acting }) => acting));
    expect(told.plates.map(({ clock }) => clock)).toEqual(['1:00', '2:00']);
    expect(told.prompt).toBe(showing.prompt);
    expect(told.buttons).toBe(after.buttons);
  });

  test('who points at something meanwhile is asked what comes next, and the ribbon goes with it', async () => {
    const { before, after } = await moved();
    const told = heldBack(after, 0, { ...showing, begun: true }, before);
    expect(told.prompt).toBe(after.prompt);
    expect(told.tabs).toBe(after.tabs);
    expect(told.log).toBe(before.model.log);
  });

  test('a list of what is left stays as it was, and a panel about something else does not', async () => {
    const { before, after } = await moved();
    expect(heldBack(after, 0, showing, before).panel).toBe(before.rested);
    if (after.panel.kind !== 'game') throw new Error('no list');
    const [heading, ...rest] = after.panel.blocks;
    if (heading?.kind !== 'heading') throw new Error('no heading');
    const other = { ...after.panel, blocks: [{ ...heading, title: 'A shot' }, ...rest] };
    expect(heldBack({ ...after, panel: other }, 0, showing, before).panel).toBe(other);
  });

  test('among cards the answers wait for the question', async () => {
    const { before, after } = await moved();
    const answers = after.buttons.filter(({ act }) => act.do === 'point');
    expect(answers).not.toEqual([]);
    const told = heldBack(after, 0, { ...showing, answers: true }, before);
    expect(told.buttons).toEqual(after.buttons.filter((each) => !answers.includes(each)));
  });

  test('whoever takes over a seat is told nothing that was meant for another', async () => {
    const { before, after } = await moved();
    const { prompt } = showing;
    expect(heldBack(after, 1, showing, before)).toEqual({ ...after, prompt });
    expect(heldBack(after, 0, showing, null)).toEqual({ ...after, prompt });
    expect(heldBack(after, 1, { ...showing, begun: true }, before)).toBe(after);
    expect(heldBack(after, 0, null, before)).toBe(after);
  });

  test('a shot that is only looked at leads to the bench where it is refused, and nothing else does', async () => {
    const { controller, model } = await at(null);
    const commands = controller.screen().reading.legal();
    const leads = (meant: { refused: boolean } | null) => {
      const [command] = commands;
      const asked = meant === null || command === undefined ? null : { command, ...meant };
      return model({ skin: { ...chessSkin(), meant: () => asked } }).buttons.some(({ id }) => id === 'lab');
    };
    expect([leads(null), leads({ refused: false }), leads({ refused: true })]).toEqual([false, false, true]);
  });
});
