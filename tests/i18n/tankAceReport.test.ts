import { describe, expect, test } from 'vitest';
import en from '../../src/i18n/tankAce/en/game';
import enNames from '../../src/i18n/tankAce/en/names';
import enReport from '../../src/i18n/tankAce/en/report';
import ja from '../../src/i18n/tankAce/ja/game';
import jaNames from '../../src/i18n/tankAce/ja/names';
import jaReport from '../../src/i18n/tankAce/ja/report';
import { type Pen, paragraphOf, reportOf } from '../../src/i18n/tankAce/report';
import { chronicleOf } from '../../src/rules/tankAce/chronicle';
import { units } from '../../src/rules/tankAce/data/calendar';
import type { Event, Known } from '../../src/rules/tankAce/types';
import { aideCareer, eventsOf } from '../rules/tankAce/played';
import { cite } from '../support/cite';

const pens: { readonly [locale: string]: Pen } = {
  en: { text: en, report: enReport, roster: enNames, locale: 'en' },
  ja: { text: ja, report: jaReport, roster: jaNames, locale: 'ja' },
};

/** A day in October: a Panther and a gun for a light wound. */
const siegfried: readonly Event[] = [
  { type: 'enlisted', seat: 0, tank: 'm4a3' },
  { type: 'promoted', seat: 0, rank: 'secondLieutenant', rule: 'ATA-8.2.2b' },
  { type: 'lineOpened', month: '1944-10', line: 3 },
  { type: 'missionSet', mission: 'assault', event: 'event4', weather: 'rain', terrain: 'hills' },
  { type: 'roundOpened', round: 1 },
  { type: 'tankHit', seat: 0, part: 'turret', penetration: 8, armour: 6, flank: false },
  { type: 'crewHurt', seat: 0, post: 'loader', wound: 'LW', rule: 'ATA-7.3.8a' },
  { type: 'roundOpened', round: 2 },
  { type: 'trophyFound', seat: 0, trophy: 'luger' },
  {
    type: 'missionLogged',
    seat: 0,
    month: '1944-10',
    line: 3,
    mission: 'assault',
    won: true,
    met: ['panther', 'pak40', 'inf', 'inf'],
    kills: ['panther', 'pak40'],
    damaged: 0,
    tankLost: false,
    successes: 20,
  },
  { type: 'medal', seat: 0, award: 'bronzeStar', count: 2, prestige: false },
  { type: 'xpGained', seat: 0, xp: 2 },
  { type: 'tankChanged', seat: 0, tank: 'm4a3e2', points: 2 },
];

/** The day everything is lost. */
const ambush: readonly Event[] = [
  { type: 'lineOpened', month: '1945-01', line: 1 },
  { type: 'missionSet', mission: 'attack', event: 'none', weather: 'snow', terrain: 'woods' },
  { type: 'roundOpened', round: 1 },
  { type: 'tankDestroyed', seat: 0, rule: 'ATA-7.4a' },
  { type: 'crewHurt', seat: 0, post: 'commander', wound: 'KIA', rule: 'ATA-CH.B6' },
  { type: 'careerEnded', seat: 0, fate: 'killed' },
  {
    type: 'missionLogged',
    seat: 0,
    month: '1945-01',
    line: 1,
    mission: 'attack',
    won: false,
    met: ['tiger1'],
    kills: [],
    damaged: 0,
    tankLost: true,
    successes: 0,
  },
];

const lines = (events: readonly Event[], locale: string) => {
  const pen = pens[locale];
  if (pen === undefined) throw new Error(locale);
  const told = chronicleOf(events, 0, '1944-06');
  return told.chapters.map((chapter) => paragraphOf(pen, told, chapter));
};

describe('the after-action report', () => {
  test(`tells a mission in one paragraph ${cite('ATA-2.0f', 'ATA-4.2.2a')}`, () => {
    expect(lines(siegfried, 'en')).toEqual([
      'October 1944, line 1. Sam Whitlock was promoted to 2nd Lieutenant. Assault in hills, rain: Siegfried Line. Our M4A3 met 1 Panther, 1 PaK 40 gun, and 2 infantry squads. Destroyed by us: 1 Panther and 1 PaK 40 gun. The tank was hit 1 time. After 2 rounds the field was ours. Lightly wounded: Marchetti (loader). Awarded: Bronze Star (oak leaf 1). Brought back: Luger. 1 experience point earned. New tank: M4A3E2 Jumbo.',
    ]);
    expect(lines(siegfried, 'ja')).toEqual([
      '1944年10月、第1行。サム・ウィットロックは少尉に昇進した。「ジークフリート線」に参加。丘陵での強襲、天候は雨。M4A3はパンター1両、PaK 40 1門、歩兵2個分隊と遭遇した。撃破したのはパンター1両、PaK 40 1門。戦車は1発を受けた。2ラウンドの戦闘の末、戦場を確保した。軽傷はマルケッティ（装填手）。受章は青銅星章（柏葉1）。戦利品はルガー拳銃。経験点1を得た。新しい戦車はM4A3E2ジャンボ。',
    ]);
  });

  test(`ends with the commander ${cite('ATA-5.1.3a')}`, () => {
    expect(lines(ambush, 'en')).toEqual([
      'January 1945, line 1. Attack in woods, snow. Our M4 met 1 Tiger I. We destroyed nothing. The tank was lost in round 1. Killed: Whitlock (commander). With it the record of Sam Whitlock ends: killed in action.',
    ]);
    expect(lines(ambush, 'ja')).toEqual([
      '1945年1月、第1行。森での攻撃、天候は雪。M4はティーガーI 1両と遭遇した。撃破はなかった。第1ラウンドに戦車を失った。戦死はウィットロック（車長）。サム・ウィットロックの記録はここで終わる。戦死であった。',
    ]);
  });

  test('a whole career has a paragraph for every line, and no word is left open', () => {
    const match = aideCareer('report 1');
    const [career] = (match.state as unknown as Known).careers;
    const told = chronicleOf(eventsOf(match), 0, '1944-06');
    for (const pen of Object.values(pens)) {
      const report = reportOf(pen, told, 'X');
      expect(report.split('\n\n')).toHaveLength((career?.log.length ?? 0) + 2);
      expect(report).not.toMatch(/[{}|]|undefined|event\d|NaN/);
      if (pen.locale === 'ja') expect(report).not.toMatch(/\b(?!PaK|cm|M\d|MP|I+V?\b|W\b|X\b)[A-Za-z]{3,}/);
    }
  });
});

test('every unit has its own men, and every language all of them', () => {
  expect(jaNames).toHaveLength(enNames.length);
  for (const names of [enNames, jaNames]) expect(new Set(names.map(([, last]) => last)).size).toBe(names.length);
  const firsts = units.map((unit) =>
    paragraphOf(pens.en as Pen, { unit }, chronicleOf(ambush, 0, '1944-06').chapters[0] as never),
  );
  expect(new Set(firsts).size).toBe(units.length);
});
