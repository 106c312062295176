import type { GameManifest } from './manifest';
import { play } from './play';

export const tankAce: GameManifest = {
  id: 'tankAce',
  ruleLetters: 'ATA',
  arcade: {
    body: '#9A8450',
    dark: '#3f3520',
    trim: '#ffe9a8',
    deck: ({ stick, knob, inset }) =>
      stick(60, 34, '#ffe9a8') +
      inset('d10-7', 96, 2, 44, 44) +
      inset('d10-3', 132, 12, 40, 40) +
      knob(196, 30, '#E9E0C8') +
      knob(226, 34, '#F26B21'),
    front: ({ side }) => side('sherman-jumbo'),
    tapeHigh: true,
  },
  play: play.tankAce,
  words: {
    en: () => import('../i18n/tankAce/en/game').then((module) => module.default),
    ja: () => import('../i18n/tankAce/ja/game').then((module) => module.default),
  },
  table: {
    ambience: 'field',
    missions: true,
    scene: () => import('../scenes/tankAce').then((module) => (style) => module.tankAceSkin(style)),
    events: () => import('../scenes/tankAce/events').then((module) => module.tankAceLook),
    describe: () => import('../i18n/tankAce/describe').then((module) => module.describeTankAce),
    extras: {
      names: ['learn'],
      words: (language) => import('../i18n/tankAce/extras').then((module) => module.extrasTexts[language]()),
      open: () => import('../scenes/tankAce/extras/openAceRoom').then((module) => module.openAceRoom),
    },
    advisor: () => import('../scenes/tankAce/aide/openAide').then((module) => module.openAide),
    record: () => import('../scenes/tankAce/record/openRecord').then((module) => module.openServiceRecord),
    keys: [
      { caps: ['C'], shows: 'charts' },
      { caps: ['H'], shows: 'aide' },
      { caps: ['J'], shows: 'record' },
    ],
  },
  bench: {
    name: 'gun',
    key: 'ace',
    open: () => import('../scenes/tankAce/lab/openAceBench').then((module) => module.openAceBench),
    lessons: [],
    rules: {
      'ATA-CH.B1': 'ace/m4a3-76w/panther?range=medium&on=gunnery',
      'ATA-CH.B2': 'ace/m4/inf?range=close&with=HE',
      'ATA-CH.B3': 'ace/m4/panther?range=medium&on=flank',
      'ATA-CH.B4': 'ace/inf/m4?range=close',
    },
  },
};
