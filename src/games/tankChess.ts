import type { GameManifest } from './manifest';
import { play } from './play';

export const tankChess: GameManifest = {
  id: 'tankChess',
  ruleLetters: 'TC',
  arcade: {
    body: '#8d8a78',
    dark: '#2c2e27',
    trim: '#cfc9b4',
    deck: ({ fromAbove }) =>
      `<g transform="translate(62,26) scale(.24)">${fromAbove('chess-white-ht', -128, -128)}</g><g transform="translate(112,30) scale(.2) rotate(30)">${fromAbove('chess-black-mt', -128, -128)}</g><rect x="154" y="8" width="84" height="36" rx="6" fill="#1a1c16" stroke="#8d8a78" stroke-width="2"/>`,
    front: ({ fromAbove }) =>
      `<g transform="translate(150,496) scale(.56) rotate(38)">${fromAbove('chess-white-ht', -190, -128)}${fromAbove('chess-black-ht', -50, -120)}</g>`,
    figures: [
      { text: '18:42', x: 196, y: 376, lit: true },
      { text: '16:05', x: 236, y: 376, lit: false },
    ],
  },
  play: play.tankChess,
  words: {
    en: () => import('../i18n/tankChess/en/game').then((module) => module.default),
    ja: () => import('../i18n/tankChess/ja/game').then((module) => module.default),
  },
  table: {
    ambience: 'hall',
    scene: () => import('../scenes/tankChess').then((module) => (style) => module.tankChessSkin(style)),
    events: () => import('../scenes/tankChess/events').then((module) => module.tankChessLook),
    describe: () => import('../i18n/tankChess/describe').then((module) => module.describeTankChess),
    keys: [
      { caps: ['T', 'G', 'D'], shows: 'chessOverlays' },
      { caps: ['A'], shows: 'analyse' },
      { caps: ['E'], shows: 'advice' },
    ],
    figures: () => import('../scenes/tankChess/figures').then((module) => module.tankChessFigures),
    advisor: () => import('../scenes/tankChess/extras/openChessAdvisor').then((module) => module.openChessAdvisor),
    extras: {
      names: ['learn', 'puzzles', 'workshop', 'analysis'],
      words: (language) => import('../i18n/tankChess/extras').then((module) => module.extrasTexts[language]()),
      open: () => import('../scenes/tankChess/extras/openChessRoom').then((module) => module.openChessRoom),
    },
    text: {
      // Headers in brackets, numbered turns, or a position that begins with the size of its board.
      isText: (source) => /^\s*(\[\s*\w+\s+"|\d+\s*\.|\{[^"]*\}\s*\d+\s*\.|\d{1,2}\s+[\w#*]+\/)/.test(source),
      read: () => import('../scenes/tankChess/extras/importText').then((module) => module.importText),
    },
    firstGame: { setup: 'beginner10', options: { clockMinutes: 0 } },
    daily: () => import('../scenes/tankChess/extras/daily').then((module) => module.daily),
    firstSheet: new URL('../assets/tankChess/drafts/drafts-tankChess.webp', import.meta.url).href,
  },
  bench: {
    name: 'square',
    open: () => import('../scenes/tankChess/lab/openSquareBench').then((module) => module.openSquareBench),
    lessons: ['square-lines', 'square-struck', 'square-duel', 'square-mortar'],
    fromTable: () => import('../scenes/tankChess/lab/fromTable').then((module) => module.squareFromTable),
    rules: {
      'TC-FIRE2': 'open/MT-F8-E',
      'TC-FIRE3': '16/MT-F8-E',
      'TC-KILL1': '16/MT-F8-E/HT-J8-N,LT-H10-SW',
      'TC-ARMOR2': 'open/MT-H12-S/HT-H8-N',
      'TC-ARMOR3': 'open/MT-H4-N/HT-H8-N',
      'TC-ARMOR4': 'open/MT-D8-E/HT-H8-N',
      'TC-HM5': '16/HM-M5-N/MT-M10-S',
    },
    openLesson: () => import('../scenes/tankChess/lab/squareLesson').then((module) => module.openSquareLesson),
  },
};
