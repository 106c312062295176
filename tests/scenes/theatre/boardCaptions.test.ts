import { describe, expect, test } from 'vitest';
import aceEn from '../../../src/i18n/tankAce/en/game';
import aceJa from '../../../src/i18n/tankAce/ja/game';
import { tankAce } from '../../../src/rules/tankAce';
import type { Event as AceEvent, View as AceView } from '../../../src/rules/tankAce/types';
import type { Event as ChessEvent } from '../../../src/rules/tankChess/types';
import type { Event as DuelEvent } from '../../../src/rules/tankDuel/types';
import type { View as DuelView } from '../../../src/rules/tankDuel/view';
import type { Event as KillersEvent, View as KillersView } from '../../../src/rules/tankKillers/types';
import { type Earlier, nothingEarlier } from '../../../src/scenes/board/earlier';
import type { Style } from '../../../src/scenes/board/gameScene';
import { palettes } from '../../../src/scenes/paint/palette';
import { captionOf as aceCaption } from '../../../src/scenes/tankAce/battle/captions';
import { stagedOf } from '../../../src/scenes/tankChess/board/animations';
import { squareBox } from '../../../src/scenes/tankChess/board/geometry';
import { escapeCaption, killCaption } from '../../../src/scenes/tankChess/board/stagedCaption';
import { captionOf as duelCaption } from '../../../src/scenes/tankDuel/board/captions';
import { captionOf as killersCaption } from '../../../src/scenes/tankKillers/board/captions';
import { battle } from '../../rules/tankAce/table';
import { drive, given, play } from '../../rules/tankChess/given';
import { chessLook } from '../../support/chessTable';
import { cite } from '../../support/cite';
import { duelAt, duelLook, duelView } from '../../support/duelTable';
import { killersAt, killersLook, killersView } from '../../support/killersTable';

const languages = ['en', 'ja'] as const;
const told = <E extends { readonly type: string }>(...events: E[]): Earlier<E> => ({
  events: [],
  steps: events.map((event) => ({ events: [event] })),
});

describe('Tank Chess', () => {
  type Fired = Extract<ChessEvent, { type: 'fired' }>;
  const lost = (seat: number): ChessEvent => ({ type: 'destroyed', seat, unit: 'x', kind: 'LT', at: 'a1' });
  const drove = (seat: number) => ({ type: 'drove', seat }) as ChessEvent;
  const fight = given({ white: 'CLT a1 N, MT i9 E', black: 'CLT i15 S, LT l7 W, HT a12 S, MT c12 S' });
  const shot = play(fight, drive(fight, 'i9 j9 E x l7'));
  const fired = shot.events.find((event): event is Fired => event.type === 'fired');
  if (fired === undefined) throw new Error('nobody fired');
  const title = (earlier: Earlier<ChessEvent>, over: Partial<Fired> = {}, view = shot.state) =>
    killCaption({ ...fired, ...over }, view, earlier, chessLook()).title;

  test('three kills of one side in a row, and not where the other struck between them', () => {
    expect(title(told(lost(1), lost(1)))).toBe('3 in a row');
    expect(title(told(lost(1), lost(0), lost(1)))).toBe('Light tank');
    expect(title(nothingEarlier)).toBe('Light tank');
  });

  test(`${cite('TC-NOTE1')} the last turn before the game would have been drawn`, () => {
    const view = { ...shot.state, switches: { ...shot.state.switches, quietTurns: 4 } };
    const quiet = (turns: number) => told(lost(0), ...Array.from({ length: turns }, (_, turn) => drove(turn % 2)));
    expect(title(quiet(3), {}, view)).toBe('Last turn');
    expect(title(quiet(2), {}, view)).not.toBe('Last turn');
    expect(title(quiet(3))).not.toBe('Last turn');
  });

  test('only the command tank is left', () => {
    const pair = given({ white: 'CLT a1 N, MT i9 E', black: 'CLT i15 S, LT l7 W' });
    expect(title(nothingEarlier, {}, play(pair, drive(pair, 'i9 j9 E x l7')).state)).toBe('Command tank alone');
  });

  test(`${cite('TC-WIN1', 'TC-CHECK2')} a command tank that fell on its way out was a photo finish`, () => {
    const command = { targetKind: 'CLT' } as const;
    const says = { type: 'announcedEscape', seat: 1, units: [], kinds: [] } as ChessEvent;
    expect(title(told(drove(1), says), command)).toBe('Photo finish');
    expect(title(told(says, drove(0), drove(1)), command)).toBe('Command tank');
    expect(title(nothingEarlier, command)).toBe('Command tank');
  });

  test(`${cite('TC-WIN2', 'TC-CHECK1')} and so was one that got away in check, as the rules announced it`, () => {
    const race = given({ white: 'CLT h12 N', black: 'CLT a1 S, LT p16 W' });
    const first = play(race, drive(race, 'h12 h16 N'));
    const second = play(first.state, drive(first.state, 'p16 o16 W'));
    expect(second.events.map(({ type }) => type)).toContain('announcedCheck');
    const steps = [first, second].map(({ events }) => ({ events }));
    expect(escapeCaption(0, { events: [], steps }, chessLook()).title).toBe('Photo finish');
    expect(escapeCaption(0, { events: [], steps: steps.slice(0, 1) }, chessLook()).title).toBe('Command tank');
  });
});

test(`${cite('TC-WIN2')} a command tank that drives off is seen where it leaves the board, not where it set out`, () => {
  const race = given({ white: 'CLT h14 N', black: 'CLT a1 S' });
  const { events, state } = play(race, drive(race, 'h14 off N'));
  const at = events.findIndex(({ type }) => type === 'escaped');
  const shot = stagedOf(events[at] as ChessEvent, state, chessLook(), { events: events.slice(0, at), steps: [] });
  expect(shot?.target.at).toBe('H16');
  expect(shot?.lit).toEqual([squareBox(state.size, 'h16')]);
});

describe('Tank Killers', () => {
  type Lost = Extract<KillersEvent, { type: 'unitLost' }>;
  const view = killersView(killersAt('finish', ['captions', 'more captions', 'third']), 0);
  const loss = (seat: number, casualties = 5): Lost => ({
    ...{ type: 'unitLost', seat, unit: 'G1.1', kind: 'G1', rule: 'TK-RES1', casualties, limit: 24 },
  });
  const title = (event: Lost, earlier: Earlier<KillersEvent>, seen: KillersView = view, language: 'en' | 'ja' = 'en') =>
    killersCaption(event, seen, earlier, killersLook(language))?.title;
  const compared = (total: number): KillersEvent => ({
    ...{ type: 'compared', seat: 0, unit: 'A1.1', kind: 'A1', target: 'G1.1', foe: 'G1' },
    ...{ total, defence: 9, destroyed: true },
  });
  /** The other side has so many casualties to go. */
  const left = (count: number): KillersView => ({
    ...view,
    sides: view.sides.map((side) => ({
      ...side,
      limit: 24,
      casualties: Array.from({ length: 24 - count }, () => 'G1.1' as const),
    })),
  });

  test('three losses of one side in a row', () => {
    expect(title(loss(1), told<KillersEvent>(loss(1), loss(1)))).toBe('3 in a row');
    expect(title(loss(1), told<KillersEvent>(loss(1), loss(0), loss(1)))).toBeUndefined();
  });

  test(`${cite('TK-WIN1')} the loss before the last, and the last`, () => {
    expect(title(loss(1, 23), nothingEarlier)).toBe('One loss from defeat');
    expect(title(loss(1, 24), nothingEarlier, left(5))).toMatch(/ force spent$/);
    expect(title(loss(1, 22), nothingEarlier)).toBeUndefined();
  });

  test('the last by just enough, or when the winner was one loss away himself: a photo finish', () => {
    expect(title(loss(1, 24), { events: [compared(9)], steps: [] }, left(5))).toBe('Photo finish');
    expect(title(loss(1, 24), { events: [compared(10)], steps: [] }, left(5))).not.toBe('Photo finish');
    expect(title(loss(1, 24), { events: [compared(10)], steps: [] }, left(1))).toBe('Photo finish');
    expect(title(loss(1, 5), { events: [compared(9)], steps: [] }, left(1))).toBeUndefined();
  });

  test('in both languages without a gap', () => {
    for (const language of languages)
      for (const casualties of [23, 24])
        expect(title(loss(1, casualties), nothingEarlier, left(5), language)).not.toMatch(/[{}]|undefined/);
    expect(title(loss(0, 24), nothingEarlier, left(5), 'ja')).not.toBe(title(loss(0, 24), nothingEarlier, left(5)));
  });
});

describe('Tank Duel', () => {
  const view = duelView(duelAt('discard', 'captions', { tanks: 2 }), 0);
  const out = (tank: 'su1' | 'su2' | 'de1'): DuelEvent => ({
    type: 'eliminated',
    tank,
    vp: 4,
    scorer: null,
    medal: true,
  });
  const title = (event: DuelEvent, earlier: Earlier<DuelEvent>, over: Partial<DuelView> = {}) =>
    duelCaption(event, { ...view, ...calm, ...over }, earlier, duelLook())?.title;
  const calm = { gameEndPending: false, deckNumber: 1, decks: 3 } as const;
  const pierced = (penetration: number): DuelEvent => ({
    ...{ type: 'pierced', tank: 'su1', penetration, armour: 8, location: 'hull' },
  });

  test('three tanks of one side in a row', () => {
    expect(title(out('su1'), told(out('su2'), out('su1')))).toBe('3 in a row');
    expect(title(out('su1'), told(out('su2'), out('de1'), out('su1')))).toBeUndefined();
  });

  test('the last tank of a side', () => {
    const tanks = view.tanks.map((tank) => (tank.nation === 'su' ? { ...tank, inPlay: false } : tank));
    expect(title(out('su1'), nothingEarlier, { tanks })).toBe('Last Soviet tank lost');
    expect(title(out('de1'), nothingEarlier, { tanks })).toBeUndefined();
  });

  test('the end of the last deck, and in it a shell without anything to spare', () => {
    const late = { deckNumber: 3, hasMark: true, deckSize: 9, markBelow: 10 };
    expect(title(out('su1'), told(pierced(9)), late)).toBe('Final deck');
    expect(title(out('su1'), told(pierced(9)), { gameEndPending: true })).toBe('Final deck');
    expect(title(out('su1'), told(pierced(8)), late)).toBe('Photo finish');
    expect(title(out('su1'), told(pierced(8)), { ...late, deckSize: 11 })).toBeUndefined();
    expect(title(out('su1'), told(pierced(8)), { ...late, deckNumber: 2 })).toBeUndefined();
  });

  test('a tank that fights on without its commander, and no man of another', () => {
    const dead = view.tanks.map((tank) =>
      tank.id === 'su1'
        ? {
            ...tank,
            inPlay: true,
            crew: tank.crew.map((man) => (man.person.startsWith('commander') ? { ...man, seat: null } : man)),
          }
        : tank,
    );
    const [person] =
      dead.find(({ id }) => id === 'su1')?.crew.flatMap((man) => (man.seat === null ? [man.person] : [])) ?? [];
    if (person === undefined) throw new Error('nobody commands');
    const killed = { type: 'killed', tank: 'su1', vp: 1, scorer: null } as const;
    expect(title({ ...killed, person }, nothingEarlier, { tanks: dead })).toBe('Commander killed');
    expect(title({ ...killed, person: 'driver' }, nothingEarlier, { tanks: dead })).toBeUndefined();
    const gone = dead.map((tank) => ({ ...tank, inPlay: false }));
    expect(title({ ...killed, person }, nothingEarlier, { tanks: gone })).toBeUndefined();
  });

  test('a game that ends a point apart', () => {
    expect(title({ type: 'gameEnded', de: 7, su: 6 }, nothingEarlier)).toBe('Photo finish');
    expect(title({ type: 'gameEnded', de: 7, su: 5 }, nothingEarlier)).toBeUndefined();
  });
});

describe('American Tank Ace', () => {
  const look = (language: 'en' | 'ja' = 'en'): Style => ({
    ...{ text: language === 'en' ? aceEn : aceJa, language, pieces: 'silhouettes', palette: palettes.standard },
  });
  const view = tankAce.view(battle([['panther', 'C', { targets: 0 }]]).state, 0);
  const kill: AceEvent = { type: 'unitDestroyed', seat: 0, unit: 'u1', kind: 'truck', credit: true, rule: 'ATA-7.4h' };
  const struck: AceEvent = { type: 'tankHit', seat: 0, part: 'hull', penetration: 7, armour: 5, flank: false };
  const title = (event: AceEvent, earlier: Earlier<AceEvent>, over: Partial<AceView> = {}) =>
    aceCaption(event, { ...view, ...over }, earlier, look())?.title;
  const cleared = { fights: view.fights.map((fight) => fight && { ...fight, units: [] }) };
  /** The penetration roll of a gun above the plate: 6 destroys, 5 buttons it up, 7 destroys too. */
  const rolled = (total: number): AceEvent => ({
    ...{ type: 'rolled', seat: 0, chart: 'B3', column: 'above', faces: [1, total - 1], terms: [], total },
    ...{ row: total - 2, result: 'DE', who: 'truck', unit: 'u1' },
  });

  test('three kills without being struck between them, in one mission', () => {
    expect(title(kill, told(kill, kill))).toBe('3 in a row');
    expect(title(kill, told<AceEvent>(kill, struck, kill))).toBeUndefined();
    const next = { type: 'missionSet', mission: 'contact', event: '', weather: 'clear', terrain: 'woods' } as const;
    expect(title(kill, told<AceEvent>(kill, next, kill))).toBeUndefined();
    expect(title({ ...kill, credit: false }, told(kill, kill))).toBeUndefined();
  });

  test('the last enemy on the field, and where one pip made the difference a photo finish', () => {
    expect(title(kill, nothingEarlier, cleared)).toBe('The last of them');
    expect(title(kill, { events: [rolled(6)], steps: [] }, cleared)).toBe('Photo finish');
    expect(title(kill, { events: [rolled(7)], steps: [] }, cleared)).toBe('The last of them');
    expect(title(kill, { events: [rolled(6)], steps: [] })).toBeUndefined();
  });

  test('of two that are lost at once the second is the last, and neither where another leaves after them', () => {
    const other: AceEvent = { ...kill, unit: 'u2' };
    const left: AceEvent = { type: 'unitLeft', seat: 0, unit: 'u3', kind: 'truck', rule: 'ATA-7.4h' };
    const both = (after: readonly AceEvent[]) => [
      title(kill, { events: [], later: [other, ...after], steps: [] }, cleared),
      title(other, { events: [kill], later: after, steps: [] }, cleared),
    ];
    expect(both([])).toEqual([undefined, 'The last of them']);
    expect(both([left])).toEqual([undefined, undefined]);
    expect(both([{ ...left, seat: 1 }])).toEqual([undefined, 'The last of them']);
  });

  test('the last mission of the war', () => {
    const last = { setup: 'career', month: 10, line: 8 } as const;
    expect(title(kill, nothingEarlier, last)).toBe('Last mission of the war');
    expect(title(kill, nothingEarlier, { ...last, line: 7 })).toBeUndefined();
    expect(title(kill, nothingEarlier, { ...last, setup: 'mission' })).toBeUndefined();
  });

  test('the tank, and its commander', () => {
    expect(title({ type: 'tankDestroyed', seat: 0, rule: 'ATA-6.5c' }, nothingEarlier)).toBe('Your tank is lost');
    const hurt = { type: 'crewHurt', seat: 0, post: 'commander', wound: 'KIA', rule: 'ATA-CH.B6' } as const;
    expect(title(hurt, nothingEarlier)).toBe('Commander killed');
    expect(title({ ...hurt, wound: 'SW' }, nothingEarlier)).toBeUndefined();
    expect(title({ ...hurt, post: 'driver' }, nothingEarlier)).toBeUndefined();
    expect(aceCaption(hurt, view, nothingEarlier, look('ja'))?.title).toBe('車長戦死');
  });
});
