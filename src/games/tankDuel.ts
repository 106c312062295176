import type { GameManifest } from './manifest';
import { play } from './play';

export const tankDuel: GameManifest = {
  id: 'tankDuel',
  ruleLetters: 'TD',
  arcade: {
    body: '#8c2f28',
    dark: '#3c1613',
    trim: '#ff9a6b',
    deck: ({ knob }) => {
      const yoke = 'M86 46C40 46 46 6 84 6H176C214 6 220 46 174 46';
      return `<path d="${yoke}" fill="none" stroke="#1c1f19" stroke-width="11" stroke-linecap="round"/><path d="${yoke}" fill="none" stroke="#5a5c50" stroke-width="5" stroke-linecap="round"/>${knob(130, 30, '#C7372F')}`;
    },
    front: ({ side }) => side('is2'),
  },
  play: play.tankDuel,
  words: {
    en: () => import('../i18n/tankDuel/en/game').then((module) => module.default),
    ja: () => import('../i18n/tankDuel/ja/game').then((module) => module.default),
  },
  table: {
    ambience: 'field',
    scene: () => import('../scenes/tankDuel').then((module) => (style) => module.tankDuelSkin(style)),
    events: () => import('../scenes/tankDuel/events').then((module) => module.tankDuelLook),
    describe: () => import('../scenes/tankDuel/describe').then((module) => module.describeTankDuel),
    keys: [{ caps: ['S', 'T', 'C'], shows: 'overlays' }],
    figures: () => import('../scenes/tankDuel/figures').then((module) => module.tankDuelFigures),
    isExample: (rule) => /^TD-X\d+$/.test(rule),
    briefing: () => import('../scenes/tankDuel/extras/openBrief').then((module) => module.openBrief),
    extras: {
      names: ['learn', 'puzzles'],
      words: (language) => import('../i18n/tankDuel/extras').then((module) => module.extrasTexts[language]()),
      open: () => import('../scenes/tankDuel/extras/openDuelRoom').then((module) => module.openDuelRoom),
    },
  },
  bench: {
    name: 'gun',
    key: 'duel',
    open: () => import('../scenes/tankDuel/lab/openGunBench').then((module) => module.openGunBench),
    lessons: [],
    fromTable: () => import('../scenes/tankDuel/lab/fromTable').then((module) => module.duelFromTable),
    rules: {
      'TD-11.1.3b': 'duel/pz4/t34-85?range=800',
      'TD-11.1.3c.i': 'duel/pz4/t34-85?range=800&on=fire10',
      'TD-11.1.3c.ii': 'duel/pz4/t34-85?range=800&on=fire5,lead',
      'TD-11.1.3c.iii': 'duel/pz4/t34-85?range=800&on=acq20',
      'TD-11.1.3c.iv': 'duel/pz4/t34-85?range=800&on=flank',
      'TD-11.1.3c.v': 'duel/pz4/t34-85?range=800&on=ownMotion',
      'TD-11.1.3c.vi': 'duel/pz4/t34-85?range=800&on=woods',
      'TD-11.1.3c.vii': 'duel/pz4/is2?range=800',
      'TD-11.1.3c.viii': 'duel/pz4/t34-85?range=800&on=tactics',
      'TD-11.1.3c.ix': 'duel/pz4/t34-85?range=800&on=buttoned',
      'TD-11.1.3e.3': 'duel/pz4/t34-85?range=800&on=hullDown',
      'TD-11.1.3f': 'duel/pz4/t34-85?range=800&on=apcr',
      'TD-11.1.3g': 'duel/pz4/is2?range=800&on=flank',
      'TD-11.1.3h.4': 'duel/pz4/is2?range=1200',
      'TD-Q68': 'duel/pz4/t34-85?range=2000',
      'TD-Q77': 'duel/pz4/t34-85?range=800&on=hill',
    },
  },
};
