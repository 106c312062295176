import { expect, test } from 'vitest';
import { practiceSeats } from '../../../src/scenes/lab/practice';

const seat = (human: boolean, name = '') => ({ human, level: 'hard' as const, name });

test('a practice game has one person, where the bench wants him, and bots as strong as before', () => {
  const kept = { seats: [seat(true, 'Ada'), seat(false), seat(false)] };
  expect(practiceSeats(kept, 2, 1)).toEqual([seat(false), seat(true, 'Ada')]);
  expect(practiceSeats({ seats: [seat(true), seat(true)] }, 2, 0)[1]).toEqual({
    human: false,
    level: 'normal',
    name: '',
  });
});
