import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { printAceLink, readAceLink } from '../../src/rules/tankAce/lab/bench';
import { readAceBench } from '../../src/rules/tankAce/lab/reading';
import { printSquareLink, readSquareLink } from '../../src/rules/tankChess/lab/link';
import { readSquareBench } from '../../src/rules/tankChess/lab/reading';
import { printGunLink, readGunBench, readGunLink } from '../../src/rules/tankDuel/lab/bench';
import { printHexLink, readHexLink } from '../../src/rules/tankOnTank/lab/link';
import { readBench } from '../../src/rules/tankOnTank/lab/reading';

/** Reads a link; where it is a bench, works it out and prints it. */
type Visit = (text: string) => string | null;

const visits: { readonly [bench: string]: { readonly links: readonly string[]; readonly visit: Visit } } = {
  hex: {
    links: [
      'A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE?show=arc,sight,num&step=2',
      'B-snow/sherman-D4-SE/tiger-F4-SW?paint=woods-D5,town-D6&road=A1-A2',
      'open/tiger-F4-SW?show=sweep&against=priest',
    ],
    visit(text) {
      const link = readHexLink(text);
      if (link === null) return null;
      readBench(link.bench, link.against);
      return printHexLink(link);
    },
  },
  square: {
    links: ['16/MT-F8-E,HM-M5-N/HT-J8-N,LT-H10-SW,MT-M10-S', '16/LT-A1-N/HT-B2-S?wall=H6&show=rose'],
    visit(text) {
      const link = readSquareLink(text);
      if (link === null) return null;
      readSquareBench(link.bench, null);
      return printSquareLink(link);
    },
  },
  'gun of Tank Duel': {
    links: ['duel/pz4/t34-85?range=800&on=fire5,acq10,woods', 'duel/is2/tiger?range=2000&on=motion,hullDown,hill'],
    visit(text) {
      const bench = readGunLink(text);
      if (bench === null) return null;
      readGunBench(bench);
      return printGunLink(bench);
    },
  },
  'gun of American Tank Ace': {
    links: [
      'ace/m4/panther?range=medium&on=flank,aim',
      'ace/inf/m26?range=close&on=ml3,ml5,late',
      'ace/m26/inf?with=HE',
    ],
    visit(text) {
      const bench = readAceLink(text);
      if (bench === null) return null;
      readAceBench(bench);
      return printAceLink(bench);
    },
  },
};

const nonsense = [
  '',
  '/',
  '?',
  '////',
  'A/',
  '__proto__',
  'constructor/toString/valueOf',
  'duel/__proto__/constructor',
  'ace/hasOwnProperty/toString',
  '%',
  '%00',
  'A/tiger-A6-NE/sherman-A6-SE',
  '16/MT-Z99-Q',
  'duel/pz4/t34-85?range=1e9',
  'duel/pz4/t34-85?range=-200',
  'ace/m4/pz4?range=',
  `A/${'tiger-A6-NE,'.repeat(2000)}`,
  `A/tiger-A6-NE?paint=${'woods-D5,'.repeat(2000)}`,
  `duel/pz4/t34-85?on=${'fire5,'.repeat(5000)}`,
  '\ud800',
];

describe.each(Object.entries(visits))('hostile links to the bench %s', (name, { links, visit }) => {
  test('what is printed is read as the same again', () => {
    for (const link of links) {
      const printed = visit(link);
      expect(printed).not.toBeNull();
      expect(visit(printed ?? '')).toBe(printed);
    }
  });

  test('what stands for an address nobody can read is no bench', () => {
    for (const text of ['~', 'duel/~', 'ace/~']) expect(visit(text)).toBeNull();
  });

  test('nonsense is no bench, or one that can be worked out', () => {
    for (const text of nonsense) {
      const printed = visit(text);
      if (printed !== null) expect(visit(printed)).toBe(printed);
    }
  });

  test('letters struck out, changed and doubled by lot never break it', () => {
    const dice = openDice(seedDice(`links ${name}`));
    const letters = [...'ABEIZ019-/,?=&~. \u00e9\u0000', ...links.join('')];
    let read = 0;
    for (let round = 0; round < 150; round++) {
      const text = [...(dice.shuffle(links)[0] ?? '')];
      for (let change = 0; change < 2; change++) {
        const at = dice.roll(text.length, 'place', 0) - 1;
        text.splice(at, dice.roll(2, 'less', 0) - 1, dice.shuffle(letters)[0] ?? '');
      }
      const printed = visit(text.join(''));
      if (printed === null) continue;
      read += 1;
      expect(visit(printed)).toBe(printed);
    }
    expect(read).toBeLessThan(150);
  });
});
