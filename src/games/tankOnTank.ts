import type { GameManifest } from './manifest';
import { play } from './play';

export const tankOnTank: GameManifest = {
  id: 'tankOnTank',
  ruleLetters: 'TOT',
  arcade: {
    body: '#6b7342',
    dark: '#333920',
    trim: '#F26B21',
    deck: ({ stick, knob, inset }) =>
      stick(58, 34, '#F26B21') +
      knob(112, 34, '#F26B21') +
      knob(144, 28, '#FFD447') +
      inset('d6-olive-5', 172, 4, 40, 40) +
      inset('d6-grey-3', 206, 14, 36, 36),
    front: ({ side }) => side('tiger'),
    secondLine: '#8f2f04',
  },
  play: play.tankOnTank,
  words: {
    en: () => import('../i18n/tankOnTank/en/game').then((module) => module.default),
    ja: () => import('../i18n/tankOnTank/ja/game').then((module) => module.default),
  },
  table: {
    ambience: 'field',
    scene: () => import('../scenes/tankOnTank').then((module) => (style) => module.tankOnTankSkin(style)),
    events: () => import('../scenes/tankOnTank/events').then((module) => module.tankOnTankLook),
    describe: () => import('../i18n/tankOnTank/describe').then((module) => module.describeTankOnTank),
    keys: [
      { caps: ['A', 'S', 'D', 'T', 'C'], shows: 'overlays' },
      { caps: ['E'], shows: 'endPhase' },
    ],
    figures: () => import('../scenes/tankOnTank/figures').then((module) => module.tankOnTankFigures),
    extras: {
      names: ['campaign', 'learn', 'workshop'],
      words: (language) => import('../i18n/tankOnTank/extras').then((module) => module.extrasTexts[language]()),
      open: () => import('../scenes/tankOnTank/extras/openWestFrontRoom').then((module) => module.openWestFrontRoom),
    },
    briefing: () => import('../scenes/tankOnTank/extras/openBrief').then((module) => module.openBrief),
    campaign: true,
  },
  bench: {
    name: 'hex',
    open: () => import('../scenes/tankOnTank/lab/openHexBench').then((module) => module.openHexBench),
    lessons: [
      'plain',
      'ends',
      'heights',
      'units',
      'hill',
      'hexside',
      'shut',
      'neighbour',
      'rim',
      'arc',
      'range',
      'flank',
      'together',
      'eyes',
      'freeShot',
      'danger',
      'shadow',
    ],
    fromTable: () => import('../scenes/tankOnTank/lab/fromTable').then((module) => module.hexFromTable),
    rules: {
      'TOT-4.0b': 'open/tiger-E6-NE/sherman-G5-SW',
      'TOT-4.0c': 'open/tiger-E6-NE/sherman-C6-N',
      'TOT-8.1a': 'open/tiger-E6-N/sherman-E2-S',
      'TOT-8.2a': 'open/tiger-C2-S/sherman-C6-N',
      'TOT-8.2b': 'A/panther-A7-NE/sherman-E6-SE',
      'TOT-8.2c': 'open/tiger-C1-S,panther-C3-S/sherman-C5-N',
      'TOT-8.2d': 'A/tiger-A6-NE,pz4-C6-SE/sherman-E6-SE?step=2',
      'TOT-8.2e': 'A/tiger-A6-NE,pz4-C6-SE/sherman-E6-SE?step=1',
      'TOT-8.4d': 'open/tiger-C6-NE/sherman-E6-SE',
      'TOT-AID5': 'A/tiger-F4-SW?show=sweep',
    },
    openLesson: () => import('../scenes/tankOnTank/lab/hexLesson').then((module) => module.openHexLesson),
  },
};
