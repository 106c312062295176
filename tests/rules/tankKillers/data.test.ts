import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classes, type UnitClass } from '../../../src/rules/tankKillers/data/classes';
import { type Formation, formations, isKind, kinds } from '../../../src/rules/tankKillers/data/formations';
import { cardIds, cardOf, isCardId } from '../../../src/rules/tankKillers/data/tactics';
import { phases } from '../../../src/rules/tankKillers/types';
import { isSupport, rosterOf } from '../../../src/rules/tankKillers/units';
import { suits } from '../../../src/rules/tankKillers/windows';
import { cite } from '../../support/cite';

const index = readFileSync(new URL('../../../src/rules/tankKillers/rulebook/en.md', import.meta.url), 'utf8');

const effects: readonly [RegExp, string][] = [
  [/^(P&I|P|I) [+−]/, 'modify'],
  [/^OOA/, 'outOfAction'],
  [/^Lost Action/, 'lostAction'],
  [/^End Turn/, 'endTurn'],
  [/^FA/, 'freeAction'],
  [/^negates/, 'negate'],
  [/^the top card of the Casualty pile/, 'recover'],
];

const lines = [...index.matchAll(/^- \*\*(TK-CARD(\d+))\*\* .+? — (\w+)(?: \((\w+)\))? — (.+)$/gm)].map((match) => {
  const [, id = '', number = '', type = '', range, text = ''] = match;
  return { id, card: `T${number}`, type: type.toLowerCase(), range, text };
});

test(`${cite('TK-DECK2', 'TK-Q2')} the tactics deck is the 92 cards of the list, one of each`, () => {
  expect(cardIds).toHaveLength(92);
  expect(lines.map(({ card }) => card)).toEqual(cardIds);
});

describe('every card is typed as the list has it', () => {
  for (const { id, card, type, range, text } of lines) {
    test(`${cite(id)} ${text}`, () => {
      if (!isCardId(card)) throw new Error(`no card ${card}`);
      const spec = cardOf(card);
      expect(spec.type).toBe(type);
      expect(spec.effect).toBe(effects.find(([form]) => form.test(text))?.[1]);
      const [, sign = '', value = '0'] = /^(P&I|P|I) ([+−]\d+)/.exec(text) ?? [];
      const amount = Number(value.replace('−', '-'));
      expect(spec.pen ?? 0).toBe(sign.includes('P') ? amount : 0);
      expect(spec.inf ?? 0).toBe(sign.includes('I') ? amount : 0);
      expect(spec.range).toBe(range === undefined ? undefined : range === 'PB' ? 0 : Number(range));
      expect(spec.sameUnit ?? false).toBe(text.includes('same unit'));
      expect(spec.support === 'allowed').toBe(text.includes('may be used against Support'));
      expect(spec.player).toBe(/German player only/.test(text) ? 'german' : /Anglo/.test(text) ? 'anglos' : undefined);
    });
  }
});

test(`${cite('TK-NOT1', 'TK-NOT2', 'TK-NOT3')} the classes of effects have the sizes of the checksum`, () => {
  const count = (effect: string) => cardIds.filter((card) => cardOf(card).effect === effect).length;
  expect(Object.fromEntries(effects.map(([, effect]) => [effect, count(effect)]))).toEqual({
    modify: 24,
    outOfAction: 5,
    lostAction: 30,
    endTurn: 3,
    freeAction: 25,
    negate: 3,
    recover: 2,
  });
});

test('types and signs are as often as counted by hand: 25 Command, 16 Terrain; 15 bonuses, 9 penalties', () => {
  const types = Object.fromEntries(
    [...new Set(cardIds.map((card) => cardOf(card).type))].map((type) => [
      type,
      cardIds.filter((card) => cardOf(card).type === type).length,
    ]),
  );
  expect(types).toEqual({
    command: 25,
    terrain: 16,
    morale: 9,
    logistics: 8,
    ammo: 7,
    manoeuvre: 7,
    range: 6,
    hit: 5,
    damage: 5,
    protection: 3,
    mine: 1,
  });
  const values = cardIds.map((card) => (cardOf(card).pen ?? 0) + (cardOf(card).inf ?? 0));
  expect(values.filter((value) => value > 0)).toHaveLength(15);
  expect(values.filter((value) => value < 0)).toHaveLength(9);
});

test(`${cite('TK-NOT5')} a card has one effect: one window takes it, two where Morale also finishes off`, () => {
  const taking = phases.filter((phase) => !phase.endsWith('Reply') && cardIds.some((card) => !suits(phase, card)));
  for (const card of cardIds) {
    const { effect } = cardOf(card);
    const windows = taking.filter((phase) => suits(phase, card)).length;
    expect([card, windows]).toEqual([card, effect === 'negate' ? 0 : effect === 'lostAction' ? 2 : 1]);
  }
});

const rows = [
  ...index.matchAll(
    /^\| TK-([GAB]\d+) \| .+? \| (\w+) \| (\d+) \| (\d+) \| (\S+) \| (\S+) \| (\d+) \|(?: (\d+) \|)?/gm,
  ),
].map((match) => match.slice(1));

test(`${cite('TK-TYPE4', 'TK-TYPE5', 'TK-TYPE6', 'TK-TYPE7', 'TK-TYPE8', 'TK-NOT6')} every row of the formation tables`, () => {
  expect(rows).toHaveLength(48);
  const letters = { german: 'G', american: 'A', british: 'B' };
  for (const [id = '', code, pen, inf, def, range, copies, copies50] of rows) {
    if (!isKind(id)) throw new Error(`no kind ${id}`);
    const row: Formation = formations[id];
    expect(row, id).toMatchObject({ code, pen: Number(pen), inf: Number(inf), copies: Number(copies) });
    expect(row.def, id).toBe(def === '—' ? null : Number(def));
    expect(row.range, id).toBe(range === 'PB' ? 0 : Number(range));
    expect(row.copies50 ?? row.copies, id).toBe(Number(copies50 ?? copies));
    expect(letters[row.nation], id).toBe(id.charAt(0));
  }
  expect(kinds).toEqual(rows.map(([id]) => id));
});

test(`${cite('TK-DECK3', 'TK-DECK4', 'TK-DECK5', 'TK-X5', 'TK-Q3', 'TK-OPT2')} deck sums: 40, 50, 42 or 50`, () => {
  expect(rosterOf('german', false, 0)).toHaveLength(40);
  expect(rosterOf('american', false, 0)).toHaveLength(50);
  expect(rosterOf('british', false, 0)).toHaveLength(42);
  const fifty = rosterOf('british', true, 0);
  expect(fifty).toHaveLength(50);
  const copies = (kind: string) => fifty.filter((unit) => unit.startsWith(`${kind}.`)).length;
  expect(['B1', 'B3', 'B4', 'B6', 'B2', 'B9'].map(copies)).toEqual([8, 4, 6, 4, 4, 4]);
  expect(rosterOf('german', true, 0)).toHaveLength(40);
});

test(`${cite('TK-TYPE1', 'TK-TYPE3')} a card is a unit or Support, and Support is what has no Defence`, () => {
  for (const kind of kinds) {
    const support = formations[kind].code === 'Art' || formations[kind].code === 'Air';
    expect([kind, isSupport(`${kind}.1`)]).toEqual([kind, support]);
  }
});

test(`${cite('TK-TYPE2', 'TK-Q7')} which codes belong to which class`, () => {
  const members = (unitClass: UnitClass) => [...classes[unitClass]].sort();
  expect(members('tank')).toEqual(['HT', 'LT', 'MT']);
  expect(members('vehicle')).toEqual(['AC', 'APC', 'HT', 'LT', 'MT', 'SP', 'TD']);
  expect(members('gun')).toEqual(['AA', 'AT', 'FA', 'M']);
  expect(members('infantry')).toEqual(['Inf', 'MI']);
  expect(members('support')).toEqual(['Air', 'Art']);
  expect(members('vehicleOrGun')).toEqual([...members('vehicle'), ...members('gun')].sort());
  expect(members('tankOrInfantry')).toEqual([...members('tank'), ...members('infantry')].sort());
  expect(members('tank')).toEqual([...members('lightOrMedium'), ...members('heavy')].sort());
  expect([formations.A6.code, formations.A7.code]).toEqual(['MT', 'MT']);
});
