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
    fromTable: () => import('../scenes/tankAce/lab/fromTable').then((module) => module.aceFromTable),
    rules: {
      'ATA-7.3.1a': 'ace/m4a3-76w/panther?range=medium&on=hullDown',
      'ATA-7.3.1b': 'ace/m4a3-76w/panther?range=medium&on=hullDown',
      'ATA-7.3.1e': 'ace/m4/inf?range=close&with=bow&on=ownHullDown',
      'ATA-7.3.2e': 'ace/m4/inf?range=close&with=bow&on=bowButtoned',
      'ATA-7.3.3d': 'ace/panther/m4?range=medium&on=flank,turned',
      'ATA-7.3.4a': 'ace/m4/pak40?range=medium&with=HE&on=unseen',
      'ATA-7.3.5a': 'ace/m4a3-76w/panther?range=medium&on=smoke2',
      'ATA-7.3.5d': 'ace/panther/m4?range=medium&on=ownSmoke2',
      'ATA-7.3.6a': 'ace/m4/pz4?range=medium',
      'ATA-7.3.6b': 'ace/m4/pz4?range=close',
      'ATA-7.3.6c': 'ace/m4a3-76w/panther?range=medium&with=APCR',
      'ATA-7.3.7a': 'ace/m4/pz4?range=medium&with=HE',
      'ATA-7.3.7b': 'ace/m4/pz4?range=medium&with=WP',
      'ATA-7.3.7d': 'ace/m4/inf?range=medium',
      'ATA-CH.B1': 'ace/m4a3-76w/panther?range=medium&on=gunnery',
      'ATA-CH.B2': 'ace/m4/inf?range=close&with=HE',
      'ATA-CH.B3': 'ace/m4/panther?range=medium&on=flank',
      'ATA-CH.B4': 'ace/inf/m4?range=close',
    },
  },
};
