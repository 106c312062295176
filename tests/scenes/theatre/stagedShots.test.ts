import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import type { PlayableId } from '../../../src/games/play';
import type { GameEvent } from '../../../src/rules/core/game';
import { pieceCharts } from '../../../src/rules/tankChess/data/pieces';
import type { Event as ChessEvent, View as ChessView } from '../../../src/rules/tankChess/types';
import { hitChance } from '../../../src/rules/tankOnTank/odds';
import type { Event } from '../../../src/rules/tankOnTank/types';
import type { View } from '../../../src/rules/tankOnTank/view';
import { stagedShot as chessShot } from '../../../src/scenes/tankChess/board/stagedShot';
import { stagedShot } from '../../../src/scenes/tankOnTank/board/stagedShot';
import { readingOf, shownSteps } from '../../../src/session/reading';
import { openRecord } from '../../../src/session/record/openRecord';
import { readRecord } from '../../../src/session/record/record';
import { isRecordError } from '../../../src/session/record/recordProblem';
import { battleLook } from '../../support/battleTable';
import { chessLook } from '../../support/chessTable';
import { cite } from '../../support/cite';

/** Every event of such a type in the games that are kept, with the view after it. */
async function shown(id: PlayableId, type: string) {
  const { module, sequence } = await loadPlay(id);
  const found: { event: GameEvent; view: unknown }[] = [];
  for (const way of ['', '-sha256']) {
    const file = new URL(`../../golden/${id}-${module.game.version}${way}.json`, import.meta.url);
    const record = readRecord(readFileSync(file, 'utf8'));
    if (isRecordError(record)) throw new Error(record.error);
    const match = openRecord(record, module, sequence);
    if (isRecordError(match)) throw new Error(match.error);
    for (const step of shownSteps(readingOf(match, 0), 0)) {
      for (const event of step.events) if (event.type === type) found.push({ event, view: step.after() });
    }
  }
  expect(found.length).toBeGreaterThan(5);
  return found;
}

describe('an attack of Tank on Tank on the stage', async () => {
  const attacks = await shown('tankOnTank', 'volleyFired');
  const staged = attacks.flatMap(({ event, view }) => {
    const fired = event as Extract<Event, { type: 'volleyFired' }>;
    const shot = stagedShot(fired, view as View, battleLook(), () => 'gunMedium');
    return shot === null ? [] : [{ fired, shot }];
  });

  test('is staged for nearly all of them', () => {
    expect(staged.length).toBeGreaterThan(attacks.length * 0.7);
  });

  test(`${cite('TOT-8.4a')} ${cite('TOT-8.4c')} the terms add up to the total that is compared`, () => {
    for (const { fired, shot } of staged) {
      const values = shot.terms.map(({ value }) => Number(value.replace('−', '-')));
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(fired.total);
      expect(shot.total?.value).toBe(String(fired.total));
      expect(shot.sign).toBe(shot.outcome === 'destroyed' ? '≥' : '<');
      expect(fired.terms.reduce((sum, { value }) => sum + value, 0)).toBe(fired.modifier);
    }
  });

  test(`${cite('TOT-8.4g')} ${cite('TOT-8.4h')} the columns that decide are the chance that is shown`, () => {
    for (const { fired, shot } of staged) {
      const ways = shot.roll?.columns.reduce((sum, each) => sum + (each.decides ? each.ways : 0), 0);
      const chance = hitChance(fired.modifier, fired.defence);
      expect(ways).toBe(chance.ways);
      expect(shot.roll?.columns.reduce((sum, each) => sum + each.ways, 0)).toBe(chance.of);
      expect(shot.chance?.small).toContain(`${chance.ways}/${chance.of}`);
      const landed = shot.roll?.columns.find(({ sum }) => sum === fired.dice);
      expect(landed?.decides).toBe(fired.hit);
    }
  });

  test(`${cite('TOT-8.4d')} the flank is struck where a firer stands on it`, () => {
    const faces = new Set(staged.map(({ shot }) => shot.face));
    expect(faces.size).toBeGreaterThan(1);
    for (const { fired, shot } of staged) {
      const flank = fired.terms.some(({ rule }) => rule === 'TOT-8.4d');
      if (shot.face !== 'top') expect(shot.face).toBe(flank ? 'flank' : 'front');
    }
  });

  test('everybody who fires is on the stage, and lit on the map with the target', () => {
    for (const { fired, shot } of staged) {
      expect(shot.firers).toHaveLength(fired.firers.length);
      expect(shot.lit).toHaveLength(fired.firers.length + 1);
      expect(shot.target.at).toBe(fired.at);
    }
  });
});

describe('a shot of Tank Chess on the stage', async () => {
  const shots = await shown('tankChess', 'fired');

  test(`${cite('TC-KILL1')} ${cite('TC-KILL2')} shows a gun that is stronger than the plate it strikes`, () => {
    for (const { event, view } of shots) {
      const fired = event as Extract<ChessEvent, { type: 'fired' }>;
      const shot = chessShot(fired, view as ChessView, chessLook(), 'gunMedium');
      const struck = shot.ladder?.plates.filter((plate) => plate.struck) ?? [];
      expect(struck).toHaveLength(1);
      expect(shot.ladder?.gun.steps).toBe(pieceCharts[fired.kind].gun.power);
      expect(struck[0]?.steps).toBe(pieceCharts[fired.targetKind].armour[fired.face]);
      expect(shot.ladder?.gun.steps).toBeGreaterThan(struck[0]?.steps ?? Infinity);
      expect(shot.roll).toBeNull();
    }
  });
});
