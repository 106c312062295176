import { roomFrame } from '../../app/en/rooms';
import { briefing } from './briefing';
import { examples } from './examples';
import { lessons } from './lessons';
import { puzzles } from './puzzles';

/** The lessons and puzzles of Tank Duel. Templates are filled like log lines. */
export const extras = {
  rooms: { learn: 'Learn', puzzles: 'Puzzles' },
  about: {
    learn: 'Twelve lessons with two T-34 on the hills.',
    puzzles: 'Which shot has the best chance? Counted card by card.',
  },
  ...roomFrame,
  briefing,
  board: 'Table. Arrow keys walk over tanks and cards, Enter picks, Escape goes back.',
  examples,
  lessons,
  puzzles,
};
