import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import { view } from '../../../src/rules/tankOnTank/view';
import { LEAVING } from '../../../src/scenes/tankOnTank/board/counters';
import { emptySelection } from '../../../src/session/selection';
import { battleSkin, battleState, deployed, type Posted, postedState, selection } from '../../support/battleTable';
import { cite } from '../../support/cite';
import { theBlock } from '../../support/theBlock';
import { recordingStage } from './recordingStage';

const skin = battleSkin();

/** The position of the pictures: a Tiger on G5 that two see, one hears of, and a hill hides from a fourth. */
const tigerHunt: Posted = {
  american: [
    'sherman E4 SE',
    'sherman E5 NE hq',
    'wolverine G2 S',
    'priest D2 SE',
    'sherman H4 SW fired',
    'sherman C3 S hq',
    'sherman C4 S',
  ],
  german: [
    'tiger G5 NE',
    'tiger C8 N',
    'panzer4 G7 N hq',
    'panzer4 C7 NE hq',
    'panzer4 B6 NE',
    'panzer4 H6 N',
    'panzer4 E8 N',
  ],
};
const rulebook = readFileSync(new URL('../../../src/rules/tankOnTank/rulebook/en.md', import.meta.url), 'utf8');

function hunted() {
  const state = postedState(tigerHunt);
  return { state, seen: view(state, 0) };
}

function aimed(...firers: readonly string[]) {
  const state = postedState(tigerHunt);
  const opened = {
    ...state,
    phase: 'volley' as const,
    activity: { type: 'volley' as const, target: '10', firers: [...firers] },
  };
  return { state: opened, seen: view(opened, 0) };
}

function asked<T>(answer: T | null | undefined): T {
  if (answer === null || answer === undefined) throw new Error('no answer');
  return answer;
}

describe('the board of Tank on Tank', () => {
  test.each(['S1', 'S2', 'S6', 'S8', 'S10', 'S15', 'meeting'])(
    '%s needs no drawing that it does not bring along',
    (setup) => {
      const match = setup === 'meeting' || setup === 'S1' ? null : deployed(setup);
      const seen = match === null ? hunted().seen : tankOnTank.view(battleState(match), 0);
      const record = recordingStage();
      skin.draw(seen, record.stage);
      const items = [...skin.backdrop(seen), ...[...record.put.values()].map(({ item }) => item)];
      const textures = items.flatMap((item) => (item.kind === 'picture' ? [item.texture] : []));
      expect(textures.length).toBeGreaterThan(2);
      expect([...new Set(textures)].filter((key) => skin.pictures[key] === undefined)).toEqual([]);
    },
  );

  test('has every hex under its own middle', () => {
    const { seen } = hunted();
    for (const hex of hexNames) {
      const box = asked(skin.place(seen, `hex:${hex}`));
      const refs = skin.refsAt(seen, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, emptySelection);
      expect(refs.at(-1)).toBe(`hex:${hex}`);
    }
  });

  test(`${cite('TOT-S10i')} a face-down unit shows its back and nothing that would tell its kind`, () => {
    const match = deployed('S10');
    const seen = tankOnTank.view(battleState(match), 1);
    const hidden = seen.units.filter((unit) => unit.seat === 0 && unit.at !== null);
    expect(hidden.length).toBeGreaterThan(3);
    const record = recordingStage();
    skin.draw(seen, record.stage);
    for (const { id } of hidden) {
      const textures = record.ids(`unit:${id}/`).flatMap((key) => {
        const item = record.put.get(key)?.item;
        return item?.kind === 'picture' ? [item.texture] : [];
      });
      expect(textures).toEqual(['fog-us']);
    }
  });
});

describe('the fire order', () => {
  test(`${cite('TOT-8.4a', 'TOT-8.4d')} adds up the shot of the picture: two firers, one on the flank, 15 ways of 36`, () => {
    const { state, seen } = aimed('01', '02');
    const order = skin.main(seen, 0, selection(state, []), null);
    expect(theBlock(order, 'heading')).toMatchObject({ title: 'Tiger G5', value: { text: '11' } });
    expect(theBlock(order, 'sum').terms.map(({ value }) => value)).toEqual(['2D6', '2', '1', '0', '11', '8+']);
    const odds = theBlock(order, 'odds');
    expect(odds).toMatchObject({ value: '42%', ways: '15/36' });
    expect(odds.bars.filter(({ counts }) => counts).map(({ label }) => label)).toEqual(['8', '9', '10', '11', '12']);
  });

  test(`${cite('TOT-8.2b', 'TOT-8.2e', 'TOT-8.3a', 'TOT-5.0i')} gives every unit its own reason`, () => {
    const { state, seen } = aimed('01', '02');
    const order = skin.main(seen, 0, selection(state, []), null);
    const told = new Map(theBlock(order, 'rows').rows.map((row) => [row.title, row]));
    expect(told.get('Sherman HQ E5')).toMatchObject({ mark: 'in', rule: 'TOT-8.2e' });
    expect(told.get('Wolverine G2')).toMatchObject({ mark: 'in', rule: 'TOT-8.2a' });
    expect(told.get('Priest D2')).toMatchObject({ mark: 'can', rule: 'TOT-8.3a' });
    expect(told.get('Sherman E4')).toMatchObject({ mark: 'no', rule: 'TOT-8.2b', does: null });
    expect(told.get('Sherman E4')?.note).toContain('F4');
    expect(told.get('Sherman H4')).toMatchObject({ mark: 'no', rule: 'TOT-5.0i' });
  });

  test('suggests the best of all sets of firers, and joining it is one press', () => {
    const { state, seen } = aimed('01', '02');
    const order = skin.main(seen, 0, selection(state, []), null);
    const { options } = theBlock(order, 'choice');
    const best = asked(options.find((choice) => choice.state === 'best'));
    expect(best).toMatchObject({ says: 'All 3', value: '58%', does: { refs: ['unit:03', 'unit:10'] } });
    const alone = options.filter(({ says }) => says === 'D2');
    expect(alone).toEqual([]);
    const now = asked(options.find((choice) => choice.state === 'now'));
    expect(now).toMatchObject({ says: 'E5 + G2', value: '42%', does: null });
  });

  test('leaving takes back the commands since, and points at the others anew', () => {
    const { state, seen } = aimed('01', '02');
    const order = skin.main(seen, 0, selection(state, []), null);
    const [first] = theBlock(order, 'rows').rows.filter((row) => row.title === 'Sherman HQ E5');
    expect(first?.does).toEqual({ undo: 2, refs: ['unit:02', 'unit:10'] });
  });

  test('pointing at an enemy aims a gun at it; without one the nearest unit says why', () => {
    const { state, seen } = hunted();
    const refs = asked(skin.expand?.(seen, 0, selection(state, []), 'unit:10'));
    const command = tankOnTank.commandAt(state, 0, refs);
    expect(command).toMatchObject({ type: 'aim', target: '10' });
    if (command !== null) expect(tankOnTank.refuse(state, command)).toBeNull();
    const far = asked(skin.expand?.(seen, 0, selection(state, []), 'unit:16'));
    const refused = tankOnTank.commandAt(state, 0, far);
    if (refused === null) throw new Error('nothing was attempted');
    expect(tankOnTank.refuse(state, refused)).not.toBeNull();
  });
});

describe('the threads of sight', () => {
  test(`${cite('TOT-8.2b')} crosses from where the hill stops the line, and the hill outlined with its reason`, () => {
    const { state, seen } = hunted();
    const record = recordingStage();
    const command = { type: 'aim', seat: 0, unit: '00', target: '10' } as const;
    const refusal = asked(tankOnTank.refuse(state, command));
    skin.drawWhyNot(seen, { command, refusal }, record.stage);
    expect(record.ids('thread/x').length).toBeGreaterThan(2);
    expect(record.ids('sight/stop:')).toEqual(['sight/stop:F4']);
    expect(record.words()).toContain('Hill F4 stops the line');
  });

  test(`${cite('TOT-8.2e')} a line along a hexside is broken there and names the side`, () => {
    const { state, seen } = aimed('01');
    const record = recordingStage();
    skin.drawPicking(seen, 0, selection(state, []), null, record.stage);
    const dashed = record.ids('thread:01/').filter((id) => {
      const item = record.put.get(id)?.item;
      return item?.kind === 'shape' && item.dash !== undefined;
    });
    expect(dashed).toHaveLength(1);
    expect(record.words().some((words) => words === 'Rides the side F4|F5' || words === 'Rides the side F5|F4')).toBe(
      true,
    );
  });
});

describe('a refusal', () => {
  test(`${cite('TOT-8.2b')} is checked in the order of the rules, with a way out that is allowed`, () => {
    const { state, seen } = hunted();
    const command = { type: 'aim', seat: 0, unit: '00', target: '10' } as const;
    const refusal = asked(tankOnTank.refuse(state, command));
    const reasons = asked(skin.reasons?.(seen, { command, refusal }));
    expect(reasons.checks.map(({ mark }) => mark)).toEqual(['later', 'in', 'in', 'no']);
    expect(reasons.checks.map(({ rule }) => rule)).toEqual(['TOT-5.0i', 'TOT-4.0c', 'TOT-8.1a', 'TOT-8.2b']);
    expect(reasons.says).toContain('F4');
    const instead = tankOnTank.parse(asked(refusal.instead));
    expect(instead).toMatchObject({ type: 'move', unit: '00' });
    if (instead !== null) expect(tankOnTank.refuse(state, instead)).toBeNull();
  });

  test(`${cite('TOT-6.0b')} of a second target names the attack that is open as the check that fails`, () => {
    const { state, seen } = aimed('01');
    const command = { type: 'aim', seat: 0, unit: '02', target: '15' } as const;
    const refusal = asked(tankOnTank.refuse(state, command));
    expect(refusal).toMatchObject({ rule: 'TOT-6.0b', evidence: ['unit:10'] });
    const reasons = asked(skin.reasons?.(seen, { command, refusal }));
    const [first] = reasons.checks.filter(({ mark }) => mark === 'no');
    expect(first).toMatchObject({ rule: 'TOT-6.0b' });
    expect(first?.note).toContain('Tiger G5');
    expect(reasons.says).toContain('Tiger G5');
  });

  test('shows as its first failed check the rule that refuses, whatever was aimed at or driven to', () => {
    const { state } = hunted();
    const open = aimed('01');
    let failures = 0;
    for (const each of [state, open.state]) {
      const seen = view(each, 0);
      for (const unit of each.units.filter(({ seat }) => seat === 0)) {
        const shots = each.units.map((target) => ({ type: 'aim', seat: 0, unit: unit.id, target: target.id }) as const);
        const drives = hexNames.map((to) => ({ type: 'move', seat: 0, unit: unit.id, to }) as const);
        for (const command of [...shots, ...drives]) {
          const refusal = tankOnTank.refuse(each, command);
          if (refusal === null) continue;
          const { checks } = asked(skin.reasons?.(seen, { command, refusal }));
          const failed = checks.find(({ mark }) => mark === 'no');
          // What shuts a line has a rule of its own, and a refusal that stands alone is told by its sentence.
          if (failed?.rule === undefined || failed.rule.startsWith('TOT-8.2')) continue;
          expect(failed.rule).toBe(refusal.rule);
          failures += 1;
        }
      }
    }
    expect(failures).toBeGreaterThan(500);
  });
});

describe('moving', () => {
  test(`${cite('TOT-6.1a')} lights the neighbours that move with a headquarters`, () => {
    const { state, seen } = hunted();
    const record = recordingStage();
    skin.drawPicking(seen, 0, selection(state, ['unit:05']), null, record.stage);
    expect(record.ids('group:')).toEqual(['group:03', 'group:06']);
  });

  test(`${cite('TOT-7.0h')} numbers every hex in reach and doubles the line of a road march`, () => {
    const state = postedState({ american: ['sherman C11 N'], german: ['tiger G5 NE'] });
    const record = recordingStage();
    const picked = selection(state, ['unit:00']);
    skin.drawPicking(view(state, 0), 0, picked, null, record.stage);
    const hexes = picked.next.filter((ref) => ref.startsWith('hex:')).map((ref) => ref.slice(4));
    expect(new Set(record.ids('mp:').map((id) => id.split(/[:/]/)[1]))).toEqual(new Set(hexes));
    expect(record.ids('march:')).toEqual(['march:C8', 'march:C8/2']);
  });

  test('the unit under way is as good as picked, and Enter keeps its facing', () => {
    const { state } = hunted();
    const mover = { unit: '00', steps: 1, spent: 1, road: false, stopped: false };
    const activity = { type: 'move' as const, lead: null, members: ['00'], mover };
    const moving = { ...state, phase: 'movement' as const, activity };
    const seen = view(moving, 0);
    expect(skin.startsWith?.(seen, 0)).toEqual(['unit:00']);
    const [first] = skin.proposals(seen, selection(moving, ['unit:00']), null);
    expect(first).toMatchObject({ refs: ['face:SE'] });
  });
});

test(`${cite('TOT-S6e')} night lies over the map of the night action and of no other`, () => {
  const shaded = (setup: string) =>
    skin.backdrop(tankOnTank.view(battleState(deployed(setup)), 0)).filter(({ kind }) => kind === 'shape').length;
  expect(shaded('S6')).toBe(1);
  expect(shaded('S1')).toBe(0);
});

describe('one key', () => {
  test(`${cite('TOT-12.0b')} sets up everything that is still to be placed`, () => {
    let match = deployed('S2').rewind(0);
    while (match.state.phase === 'deployment') {
      const seat = match.state.active[0] ?? 0;
      const seen = tankOnTank.view(battleState(match), seat);
      const refs = skin.plan?.(seen, seat, 'deploy') ?? [];
      expect(refs.length).toBeGreaterThan(0);
      for (let at = 0; at < refs.length; at += 2) {
        const pair: Ref[] = [asked(refs[at]), asked(refs[at + 1])];
        match = match.play(asked(tankOnTank.commandAt(battleState(match), seat, pair)));
      }
    }
    expect(match.state.phase).toBe('action');
  });
});

describe('the animations', () => {
  test('turrets swing, every gun fires, the dice fall and the sum is written', async () => {
    const record = recordingStage();
    const { seen } = hunted();
    await skin.animations.volleyFired?.(
      {
        type: 'volleyFired',
        seat: 0,
        target: '10',
        name: 'tiger',
        at: 'G5',
        firers: ['01', '02'],
        faces: [4, 4],
        dice: 8,
        modifier: 3,
        total: 11,
        defence: 11,
        ...{ terms: [{ rule: 'TOT-8.4a', value: 3 }], defenceRule: 'TOT-2.1d', how: 'two' },
        names: ['shermanHq', 'wolverine'],
        ...{ result: 'hit', hit: true, again: false, before: [] },
      },
      record.stage,
      seen,
    );
    expect(record.moves.map(({ id }) => id)).toEqual(expect.arrayContaining(['unit:01/turret', 'unit:02/turret']));
    expect(record.flashes).toEqual(expect.arrayContaining(['shell0', 'shell1', 'die0', 'die1', 'sum']));
    expect(record.sounds).toContain('gunHeavy');
    expect(record.flashes).not.toContain('words');
  });

  test(`${cite('TOT-8.5a')} the second roll of an ace is announced before its guns fire again`, async () => {
    const record = recordingStage();
    const dice = { dice: 4, modifier: 2, total: 6, defence: 11, again: true, before: [1, 2] } as const;
    const miss = { ...dice, result: 'miss', hit: false } as const;
    const sum = { terms: [{ rule: 'TOT-8.4a', value: 2 }], defenceRule: 'TOT-2.1d', how: 'two' } as const;
    const who = { seat: 0, target: '10', name: 'tiger', at: 'G5', firers: ['01'], names: ['shermanHq'] } as const;
    await skin.animations.volleyFired?.(
      { type: 'volleyFired', faces: [2, 2], ...who, ...miss, ...sum },
      record.stage,
      hunted().seen,
    );
    expect(record.flashes.indexOf('words')).toBeGreaterThanOrEqual(0);
    expect(record.flashes.indexOf('words')).toBeLessThan(record.flashes.indexOf('shell0'));
  });
});

test('every rule that a panel cites is in the rulebook', () => {
  const folder = new URL('../../../src/scenes/tankOnTank/board/', import.meta.url);
  const files = ['order', 'preview', 'sides', 'reasons', 'whyNot', 'threads'].map((name) =>
    readFileSync(new URL(`${name}.ts`, folder), 'utf8'),
  );
  const look = readFileSync(new URL('../../../src/scenes/tankOnTank/events.ts', import.meta.url), 'utf8');
  const cited = new Set([...files, look].flatMap((text) => text.match(/TOT-[A-Z]*[\d.]*[a-z]?/g) ?? []));
  expect(cited.size).toBeGreaterThan(20);
  expect([...cited].filter((rule) => !rulebook.includes(`**${rule}**`))).toEqual([]);
});

test('a unit that leaves takes every part of its counter along, the sign of what it has done too', async () => {
  const { seen } = hunted();
  const done = {
    ...seen,
    units: seen.units.map((unit) => ({ ...unit, hq: true, ace: true, fired: true, moved: true })),
  };
  const record = recordingStage();
  skin.draw(done, record.stage);
  const parts = record.ids('unit:10/').map((id) => id.slice('unit:10/'.length));
  expect(parts).toContain('doneArrow');
  expect(LEAVING).toEqual(expect.arrayContaining(parts));
  const burning = { type: 'unitDestroyed', unit: '10', at: 'G5', seat: 1, name: 'tiger' } as const;
  await skin.animations.unitDestroyed?.(burning, record.stage, done);
  expect(record.moves.map(({ id }) => id)).toEqual(expect.arrayContaining(record.ids('unit:10/')));
});

test(`${cite('TOT-6.2a')} a promotion brings a headquarters back, but no unit: the plate still counts the loss`, () => {
  const { seen } = hunted();
  const units = seen.units.map((unit) => (unit.id === '12' ? { ...unit, at: null, where: 'replaced' as const } : unit));
  const before = skin.plate(seen, 1);
  const after = skin.plate({ ...seen, units }, 1);
  expect(before.lost).toHaveLength(0);
  expect(after.lost).toHaveLength(1);
  expect(after.facts).toMatch(/^6 of 7 left/);
});
