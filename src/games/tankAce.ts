import type { GameManifest } from './manifest';

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
  play: null,
  words: null,
  table: null,
};
