import type { GameManifest } from './manifest';
import { play } from './play';

export const tankKillers: GameManifest = {
  id: 'tankKillers',
  ruleLetters: 'TK',
  arcade: {
    body: '#3d5675',
    dark: '#1b2a3d',
    trim: '#FFD447',
    deck: ({ inset, knob }) => {
      const card = (index: number) =>
        `<g transform="translate(${54 + index * 26},30) rotate(${(index - 1) * 14}) scale(.105)">${inset('back-tk-tactics', -187, -262, 375, 525)}</g>`;
      return (
        [0, 1, 2].map(card).join('') + knob(158, 32, '#FFD447') + knob(192, 28, '#F26B21') + knob(224, 32, '#E9E0C8')
      );
    },
    front: ({ side }) => side('jagdpanther'),
  },
  play: play.tankKillers,
  words: {
    en: () => import('../i18n/tankKillers/en/game').then((module) => module.default),
    ja: () => import('../i18n/tankKillers/ja/game').then((module) => module.default),
  },
  table: {
    ambience: 'rain',
    scene: () => import('../scenes/tankKillers').then((module) => (style) => module.tankKillersSkin(style)),
    events: () => import('../scenes/tankKillers/events').then((module) => module.tankKillersLook),
    describe: () => import('../i18n/tankKillers/describe').then((module) => module.describeTankKillers),
    keys: [{ caps: ['C'], shows: 'counter' }],
    figures: () => import('../scenes/tankKillers/figures').then((module) => module.tankKillersFigures),
    extras: {
      names: ['learn'],
      words: (language) => import('../i18n/tankKillers/extras').then((module) => module.extrasTexts[language]()),
      open: () => import('../scenes/tankKillers/extras/openKillersRoom').then((module) => module.openKillersRoom),
    },
  },
};
