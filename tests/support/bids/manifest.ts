import type { GameManifest } from '../../../src/games/manifest';
import { tankDuel as real } from '../../../src/games/tankDuel';
import { plainRef } from '../../../src/i18n/describe';
import type { Looks } from '../../../src/scenes/table/drawers/eventLook';
import { bidPlay } from './bidPlay';
import { bidSkin } from './skin';
import { bidTexts } from './text';
import type { Event } from './types';

const events: Looks<Event> = {
  offered: { group: 'turns', icon: 'clock' },
  bidLaid: { group: 'cards', icon: 'cards' },
  bidShown: { group: 'cards', icon: 'cards' },
  sold: { group: 'control', icon: 'trophy', marker: 'control' },
};

/** Salvage in the place of a game for as many people, in a build for tests alone. */
export const tankDuel: GameManifest = {
  ...real,
  play: bidPlay,
  words: { en: async () => bidTexts.en, ja: async () => bidTexts.ja },
  table: {
    ambience: 'hall',
    scene: async () => (look) => bidSkin(look),
    events: async () => ({ events, dice: true }),
    describe: async () => (text) => ({
      ref: (_, ref) => plainRef(text, ref),
      command: (_, command) => text.words[command.type] ?? command.type,
      pieces: () => [],
    }),
    keys: [],
  },
};
