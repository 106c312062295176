import { describe, expect, test } from 'vitest';
import en from '../../../src/i18n/tankAce/en/game';
import ja from '../../../src/i18n/tankAce/ja/game';
import { enemies } from '../../../src/rules/tankAce/data/enemies';
import { lineOf } from '../../../src/rules/tankAce/missionLog';
import type { Known } from '../../../src/rules/tankAce/types';
import { levelFor } from '../../../src/rules/tankAce/victory';
import type { Style } from '../../../src/scenes/board/gameScene';
import { palettes } from '../../../src/scenes/paint/palette';
import { careerPictures } from '../../../src/scenes/tankAce/career/pictures';
import { RECORD, recordItems } from '../../../src/scenes/tankAce/record/drawRecord';
import { serviceFacts } from '../../../src/scenes/tankAce/record/facts';
import { readingOf } from '../../../src/session/reading';
import { aideCareer } from '../../rules/tankAce/played';
import { cite } from '../../support/cite';

const match = aideCareer('s25');
const looks: readonly Style[] = [
  { text: en, language: 'en', pieces: 'silhouettes', palette: palettes.standard },
  { text: ja, language: 'ja', pieces: 'silhouettes', palette: palettes.standard },
];
const portraits = Object.keys(import.meta.glob('/src/assets/tankAce/portrait-*.svg'));
const pictures = new Set([
  ...Object.keys(careerPictures),
  ...portraits.map((path) => path.replace(/^.*\//, '').replace('.svg', '')),
  'mark-dark',
]);

describe('the service record', () => {
  const facts = serviceFacts(readingOf(match, 0), 0);
  const [career] = (match.state as unknown as Known).careers;

  test(`counts what the career itself has counted ${cite('ATA-2.0f', 'ATA-5.1.4a', 'ATA-5.2.2a')}`, () => {
    const lines = career?.log.map(lineOf) ?? [];
    const fought = lines.filter((line) => line.type === 'fought');
    const kills = fought.flatMap(({ met }) => met.filter(({ destroyed }) => destroyed).map(({ kind }) => kind));
    expect([facts.won, facts.fought]).toEqual([career?.successes, career?.completed]);
    expect([facts.destroyed, facts.infantry]).toEqual([career?.vehicles, career?.infantry]);
    expect(facts.tanksLost).toBe(fought.filter(({ result }) => result === 'tank').length);
    const armour = kills.filter((kind) => ['T', 'SPG'].includes(enemies[kind].class));
    expect(facts.armour.reduce((sum, { count }) => sum + count, 0)).toBe(armour.length);
    expect(facts.armour.map(({ count }) => count)).toEqual(
      [...facts.armour.map(({ count }) => count)].sort((a, b) => b - a),
    );
    expect(facts.bars.reduce((sum, { won }) => sum + won, 0)).toBe(career?.successes);
    expect([facts.over, facts.degree]).toEqual([true, levelFor(career?.successes ?? 0).degree]);
  });

  test('on the way nothing is stamped and nobody has fallen', () => {
    const early = serviceFacts(readingOf(match.rewind(8), 0), 0);
    expect([early.over, early.told.men[0]?.end]).toEqual([false, 'serves']);
    const items = recordItems(early, looks[0] as Style, '');
    expect(items.some((item) => item.kind === 'picture' && item.texture.startsWith('stamp-'))).toBe(false);
  });

  test('lies within its sheet, with drawings that exist and no open template, in both languages', () => {
    for (const look of looks) {
      const items = recordItems(facts, look, '7F3A-21C9');
      expect(items.length).toBeGreaterThan(100);
      for (const item of items) {
        if (item.kind === 'picture') expect(pictures.has(item.texture), item.texture).toBe(true);
        if (item.kind !== 'label') continue;
        expect(item.text).not.toMatch(/[{}|]|undefined|NaN/);
        expect(item.x).toBeGreaterThanOrEqual(0);
        expect(item.x).toBeLessThanOrEqual(RECORD.width);
        expect(item.y).toBeLessThanOrEqual(RECORD.height - 36);
        if (look.language === 'ja') expect(item.text).not.toMatch(/[a-z]{4,}/);
      }
    }
  });
});
