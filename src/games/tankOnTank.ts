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
    openLesson: () => import('../scenes/tankOnTank/lab/hexLesson').then((module) => module.openHexLesson),
  },
};
