import { describe, expect, test } from 'vitest';
import chessText from '../../../src/i18n/tankChess/en/game';
import { lab as squareWords } from '../../../src/i18n/tankChess/en/lab';
import hexText from '../../../src/i18n/tankOnTank/en/game';
import { lab as hexWords } from '../../../src/i18n/tankOnTank/en/lab';
import { fill } from '../../../src/i18n/text';
import { readSquareLink } from '../../../src/rules/tankChess/lab/link';
import { readSquareBench } from '../../../src/rules/tankChess/lab/reading';
import { readHexLink } from '../../../src/rules/tankOnTank/lab/link';
import { readBench } from '../../../src/rules/tankOnTank/lab/reading';
import type { SquareKit } from '../../../src/scenes/tankChess/lab/drawSquare';
import { squareSpoken, squareVerdict } from '../../../src/scenes/tankChess/lab/squareWords';
import { sameIn, shotWords, spokenWords } from '../../../src/scenes/tankOnTank/lab/hexWords';
import type { HexKit } from '../../../src/scenes/tankOnTank/lab/kit';
import { chessLook } from '../../support/chessTable';
import { cite } from '../../support/cite';

type Fields = { readonly [name: string]: unknown };
const sayIn =
  (text: typeof hexText | typeof chessText) =>
  (template: string, fields: Fields = {}) =>
    fill(template, fields, text, 'en');

describe('what is seen from here, in words', () => {
  const kit = { words: () => hexWords, say: sayIn(hexText) } as unknown as HexKit;
  const spoken = (at: string) => {
    const link = readHexLink(at);
    if (link === null) throw new Error(`no bench: ${at}`);
    return spokenWords(kit, readBench(link.bench, link.against), link.against);
  };

  test(`${cite('TOT-8.1a')} everybody it may fire at is named, also where the one it looks at is out of range`, () => {
    const told = spoken('open/tiger-A1-SE/sherman-A9-N,priest-B2-N,sherman-C2-N');
    expect(told).toContain('It may fire at the Priest in B2 at 2 hexes and the Sherman in C2 at 2 hexes.');
    expect(told).toContain('It sees the Sherman in A9');
    expect(spoken('open/tiger-A1-N/sherman-A9-N')).toContain('It may fire at nobody.');
  });

  test(`${cite('TOT-8.2e')} a side shut by two different things is not called by the first of them`, () => {
    const link = readHexLink('A/tiger-A6-NE,pz4-C6-SE/sherman-E6-SE?paint=woods-D5,town-D6');
    const reading = link === null ? null : readBench(link.bench, link.against);
    const shot = reading?.fire?.shots[0];
    if (reading === null || shot === undefined) throw new Error('no shot');
    expect(shotWords(kit, reading, shot, 'E6').facts).toContain('stopped between D5 and D6');
    expect(sameIn(reading, ['D5', 'D6'])).toBeNull();
    expect(sameIn(reading, ['D6', 'E6'])).toBe('town');
  });

  test(`${cite('TOT-8.2b')} everything that ends the view is named, however much it is`, () => {
    const at =
      'open/tiger-E6-N?paint=woods-D4,woods-D5,woods-D6,woods-D7,woods-E4,woods-E8,woods-F4,woods-F5,woods-F6,woods-F7';
    const shadow = /The view ends at ([^.]*)\./.exec(spoken(at))?.[1] ?? '';
    expect(shadow.match(/the Woods in|the woods in/gi)?.length).toBe(10);
  });
});

describe('what a piece hits from here, in words', () => {
  const kit = { words: () => squareWords, say: sayIn(chessText), look: chessLook } as unknown as SquareKit;
  const reading = (at: string) => {
    const link = readSquareLink(at);
    if (link === null) throw new Error(`no bench: ${at}`);
    return readSquareBench(link.bench, link.gun);
  };

  test(`${cite('TC-FIRE3', 'TC-FIRE4')} a wall, an own piece and an enemy too near are told apart`, () => {
    const near = reading('open/MT-F8-N,LT-F12-N/HT-G9-S?wall=C11');
    expect(squareVerdict(kit, near)).toBe(
      'Medium tank F8 facing north: 1 wall, 1 own piece in the way, and 1 enemy too near.',
    );
    const told = squareSpoken(kit, near);
    expect(told).toContain('Ahead: own light tank in F12');
    expect(told).toContain('Left: wall in C11');
    expect(told).toContain('Right: heavy tank G9, too near');
  });

  test(`${cite('TC-KILL1', 'TC-HM6')} lines, mortars and threats are all read out`, () => {
    const told = squareSpoken(kit, reading('16/MT-F8-E,HM-M5-N/HT-J8-N,LT-H10-SW,MT-M10-S'));
    expect(told).toContain('Ahead: heavy tank J8, side: II = II, Bounce.');
    expect(told).toContain('Mortar M5.');
    expect(told).toContain('Ahead: medium tank M10');
    expect(told).toContain('Threats on F8, heavy tank through the front: III.');
    const alone = squareSpoken(kit, reading('open/MT-F8-E/HT-A1-W'));
    expect(alone).toMatch(/[^.]\.$/);
  });
});
