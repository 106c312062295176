import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import type { State } from '../../../src/rules/tankOnTank/types';
import { view } from '../../../src/rules/tankOnTank/view';
import { control } from '../../../src/scenes/blocks/control';
import { pointedControl } from '../../../src/scenes/table/hud/pointedControl';
import { emptySelection, narrowed } from '../../../src/session/selection';
import { battleMatch, battleSkin, battleState, type Posted, postedState } from '../../support/battleTable';
import { cite } from '../../support/cite';
import { theBlock } from '../../support/theBlock';
import { recordingStage } from './recordingStage';

const skin = battleSkin();

/** A Tiger with an ace and a Wespe behind it have missed a Sherman. */
const missed: Posted = {
  american: ['sherman D4 S'],
  german: ['tiger D6 N ace fired', 'wespe A7 NE fired', 'tiger E6 N', 'panzer4 F7 N'],
};

function afterTheMiss() {
  const state = postedState(missed);
  const [target, ace, wespe] = ['00', '10', '11'];
  const activity = {
    type: 'ace' as const,
    target: target ?? '',
    firers: [ace ?? '', wespe ?? ''],
    cost: 1,
    faces: [1, 2],
  };
  const open: State = { ...state, phase: 'aceRoll', phasing: 1, active: [1], activity };
  return view(open, 1);
}

describe(`${cite('TOT-8.5a')} an ace that missed`, () => {
  test('is offered one more roll at its own chance, not at that of both', () => {
    const odds = theBlock(skin.main(afterTheMiss(), 1, emptySelection, null), 'odds');
    expect(odds).toMatchObject({ value: '58%', ways: '21/36', note: { rule: 'TOT-8.5a' } });
    expect(skin.prompt?.(afterTheMiss(), 1, emptySelection)?.more).toContain('58%');
  });

  test('is shown with those who fired and with nobody else, and none of them is refused', () => {
    const blocks = skin.main(afterTheMiss(), 1, emptySelection, null);
    const { title: over, rows } = theBlock(blocks, 'rows');
    expect(rows.map(({ title, mark }) => [title, mark])).toEqual([
      ['Tiger D6', 'in'],
      ['Wespe A7', 'in'],
    ]);
    expect(over).toBe('They fire again');
    expect(blocks.map(({ kind }) => kind)).not.toContain('choice');
  });
});

describe(`${cite('TOT-6.2a')} a field promotion`, () => {
  const lost = (): ReturnType<typeof view> => {
    const state = postedState({
      american: ['sherman D4 S'],
      german: ['panzer4 D9 N hq', 'panzer4 E8 N', 'panzer4 F9 N', 'tiger G9 N'],
    });
    const units = state.units.map((unit) => (unit.hq ? { ...unit, where: 'dead' as const, at: null } : unit));
    return view({ ...state, units, phasing: 1, active: [1] }, 1);
  };

  test('is offered with everybody who could take over, on the board, in the prompt and in the panel', () => {
    const board = lost();
    const heirs = board.units.filter(({ kind, at }) => kind === 'panzer4' && at !== null).map(({ id }) => id);
    const record = recordingStage();
    skin.drawPicking(board, 1, emptySelection, null, record.stage);
    expect(record.ids('promotable:')).toEqual(heirs.map((id) => `promotable:${id}`));
    expect(skin.prompt?.(board, 1, emptySelection)?.more).toContain('headquarters is lost');
    const next = heirs.map((id) => `unit:${id}` as const);
    const { rows } = theBlock(skin.main(board, 1, { ...emptySelection, next }, null), 'rows');
    expect(rows.flatMap(({ rule, does }) => (rule === 'TOT-6.2a' ? (does?.refs ?? []) : []))).toEqual(
      heirs.map((id) => `unit:${id}`),
    );
  });

  test('is not offered while every headquarters lives, nor in the other phase', () => {
    const whole = view(postedState({ american: ['sherman D4 S'], german: ['panzer4 D9 N hq', 'panzer4 E8 N'] }), 0);
    expect(skin.prompt?.(whole, 0, emptySelection)).toBeNull();
    expect(skin.prompt?.({ ...lost(), phasing: 0 }, 1, emptySelection)).toBeNull();
  });
});

describe('a chosen unit is asked for what it can still do', () => {
  const board = () => view(postedState({ american: ['sherman D4 S moved'], german: ['panzer4 D6 N'] }), 0);
  const chosen = (...next: readonly `${'unit' | 'hex' | 'face'}:${string}`[]) => ({
    picked: ['unit:00' as const],
    next,
    command: null,
  });
  test.each([
    { next: ['hex:D5', 'face:N', 'unit:10'] as const, says: 'choose a hex, a facing or a target' },
    { next: ['face:N'] as const, says: 'choose a facing or a target' },
    { next: ['unit:10'] as const, says: 'choose a target' },
    { next: [] as const, says: 'nothing left' },
  ])('$says', ({ next, says }) => {
    expect(skin.prompt?.(board(), 0, chosen(...next))?.act).toContain(says);
  });

  test(`${cite('TOT-5.0i')} and no points are counted for a drive it cannot make`, () => {
    const still = theBlock(skin.main(board(), 0, chosen('unit:10'), 'hex:D5'), 'heading');
    expect(still.meter).toBeUndefined();
    expect(still.title).not.toContain('→');
    const drives = theBlock(skin.main(board(), 0, chosen('hex:D5'), 'hex:D5'), 'heading');
    expect(drives.title).toContain('→ D5');
    expect(drives.meter).toBeDefined();
  });
});

describe('letters on a small board', () => {
  const sizes = (grain: number, inSight?: { x: number; y: number; width: number; height: number }) => {
    const state = postedState({
      american: ['sherman E4 SE', 'sherman E5 NE', 'sherman H4 SW'],
      german: ['tiger G5 NW'],
    });
    const target = state.units.find(({ seat }) => seat === 1)?.id ?? '';
    const firer = state.units.find(({ at }) => at === 'E5')?.id ?? '';
    const activity = { type: 'volley' as const, target, firers: [firer] };
    const record = recordingStage();
    const stage = { ...record.stage, pixelsPerUnit: grain, ...(inSight === undefined ? {} : { visibleBox: inSight }) };
    skin.drawPicking(view({ ...state, phase: 'volley', activity }, 0), 0, emptySelection, null, stage);
    return [...record.put.values()].flatMap(({ item }) => (item.kind === 'tag' ? item.lines : []));
  };

  test('of callouts are never smaller than 12 points of the screen where the whole board is in sight', () => {
    for (const grain of [0.69, 1, 1.4])
      for (const { size } of sizes(grain)) expect(size * grain).toBeGreaterThanOrEqual(12);
    expect(sizes(1.4)[0]?.size).toBe(sizes(1)[0]?.size);
  });

  test('are spared on a phone: who could join has a short tag', () => {
    const texts = sizes(1.4, { x: 180, y: 130, width: 280, height: 300 }).map(({ text }) => text);
    expect(texts).toContain('+1');
    expect(sizes(1).map(({ text }) => text)).toContain('Could join: +1');
  });
});

test(`${cite('TOT-5.0d')} the head of the table says in words whether the next point is safe, a risk or the last`, () => {
  const state = postedState({ american: ['sherman D4 S'], german: ['panzer4 D9 N'] });
  const told = (spent: number) => skin.status?.(view({ ...state, spent }, 0))?.[1];
  expect([0, 1, 3, 4].map(told)).toEqual([
    '0 action points used, the phase goes on',
    '1 action point used, 33% that the next ends it',
    '3 action points used, one is left',
    '4 action points used',
  ]);
});

test('what a unit sees is drawn from the hex it looks from', () => {
  const record = recordingStage();
  const seen = view(postedState({ american: ['sherman D4 S'], german: ['panzer4 D9 N'] }), 0);
  const sight = skin.overlays.find(({ id }) => id === 'sight');
  sight?.draw(seen, 0, 'hex:E6', record.stage, { picked: ['unit:00'], next: [], command: null });
  const from = record.put.get('seen/from')?.item;
  const xs = from?.kind === 'shape' ? from.points.map(({ x }) => x) : [];
  const box = skin.place(seen, 'hex:E6');
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2);
});

test('the row of units that are alike is marked whichever of them is chosen to enter', () => {
  const match = battleMatch('S1');
  const seat = match.state.active[0] ?? 0;
  const board = view(battleState(match), seat);
  const alike = board.units.filter((unit) => unit.seat === seat && unit.where === 'reserve' && unit.kind === 'sherman');
  expect(alike.length).toBeGreaterThan(1);
  for (const { id } of alike) {
    const blocks = skin.main(board, seat, { picked: [`unit:${id}`], next: [], command: null }, null);
    expect(theBlock(blocks, 'rows').rows.filter(({ value }) => value !== '')).toHaveLength(1);
  }
});

test('a unit that is not on the map yet is marked in the row it shares with its like', () => {
  const match = battleMatch('S1');
  const seat = match.state.active[0] ?? 0;
  const board = view(battleState(match), seat);
  const next = board.units.filter((unit) => unit.seat === seat).map(({ id }) => `unit:${id}` as const);
  const blocks = skin.main(board, seat, { picked: [], next, command: null }, null);
  const { rows } = theBlock(blocks, 'rows');
  const done = control({ id: 'button:done', words: 'End', act: { do: 'point', refs: ['button:done'] } });
  const marked = (ref: Ref) => pointedControl({ panel: { kind: 'game', blocks }, buttons: [done] }, [ref]);
  expect(new Set(next.map(marked))).toEqual(new Set(rows.map(({ title }) => `row:${title}`)));
  expect(rows.length).toBeLessThan(next.length);
  expect(marked('button:done')).toBe('button:done');
  expect(marked('hex:A1')).toBeNull();
});

test('who has come onto the map with points left is told that it may drive on', () => {
  const entering = battleMatch('S1');
  const seat = entering.state.active[0] ?? 0;
  const said = (to: string) => {
    const command = entering.legal(seat).find((one) => one.type === 'enter' && Reflect.get(one, 'to') === to);
    if (command === undefined) throw new Error(`nobody enters at ${to}`);
    const match = entering.play(command);
    const board = view(battleState(match), seat);
    const unit: Ref = `unit:${Reflect.get(command, 'unit')}`;
    const selection = narrowed(match.game, match.legal(seat), [unit]) ?? emptySelection;
    const stay = { ...selection, next: selection.next.filter((ref) => ref.startsWith('face:')) };
    return [skin.prompt?.(board, seat, selection)?.act, skin.prompt?.(board, seat, stay)?.act];
  };
  expect(said('D1')).toEqual(['Drive on, or choose the facing to stop in.', 'Choose the facing.']);
});
