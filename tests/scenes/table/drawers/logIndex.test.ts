import { expect, test } from 'vitest';
import { openLogIndex } from '../../../../src/scenes/table/drawers/logIndex';
import { filters, type LogLine, passes } from '../../../../src/scenes/table/drawers/logModel';
import { Growing } from '../../../../src/session/growing';

const kinds = ['shots', 'moves', 'losses'] as const;

/** A line as many games have them; the first says how the table was set up. */
function line(moment: number, bot = moment % 2 === 0): LogLine {
  const kind = kinds[moment % 3] ?? 'shots';
  return {
    ...{
      moment,
      turn: moment,
      seat: moment === 0 ? null : moment % 2,
      bot: moment > 0 && bot,
      groups: new Set([kind]),
    },
    ...{ icon: 'help', title: `line ${moment}`, details: [], kills: '', chance: null, rule: null, refs: [] },
  };
}

const grownTo = (length: number, from = Growing.of<LogLine>()) =>
  Array.from({ length }, (_, at) => line(from.length + at)).reduce((lines, one) => lines.grown(one), from);

/** The same, asked of every line. */
const slowly = (lines: Growing<LogLine>) => ({
  passing: (filter: (typeof filters)[number]) => lines.filter((one) => passes(one, filter)),
  offered: filters.filter((filter) => filter === 'all' || lines.some((one) => passes(one, filter))),
});

test('a log that grows, is cut and branches off is told as one read line by line', () => {
  const indexOf = openLogIndex();
  const long = grownTo(200);
  const branched = long.first(90).grown({ ...line(90), groups: new Set(['control']) });
  for (const lines of [
    grownTo(1),
    grownTo(3),
    long,
    long.first(120),
    long.first(1),
    long,
    branched,
    Growing.of<LogLine>(),
  ]) {
    const index = indexOf(lines);
    expect(index.filters()).toEqual(slowly(lines).offered);
    for (const filter of filters) {
      const passing = slowly(lines).passing(filter);
      expect(index.passing(filter).slice()).toEqual(passing);
      for (const moment of [0, 1, 7, 89, 90, 119, 199, 500])
        expect(index.placeOf(moment, filter)).toBe(passing.findIndex((one) => one.moment === moment));
    }
  }
});

test('what a bot did is no filter where nobody else did anything', () => {
  const all = (bot: boolean) => [0, 1, 2, 3].reduce((lines, at) => lines.grown(line(at, bot)), Growing.of<LogLine>());
  expect(openLogIndex()(all(true)).filters()).not.toContain('bot');
  expect(openLogIndex()(all(false)).filters()).not.toContain('bot');
  expect(openLogIndex()(grownTo(3)).filters()).toContain('bot');
});

test('a new line looks at no line before it', () => {
  const indexOf = openLogIndex();
  const lines = grownTo(5000);
  indexOf(lines);
  let asked = 0;
  const watched = new Proxy(lines.grown(line(5000)), {
    get(list, name) {
      if (name === 'at' || name === 'slice')
        return (...of: [number, number?]) => {
          asked += name === 'at' ? 1 : list.length - of[0];
          return name === 'at' ? list.at(of[0]) : list.slice(...of);
        };
      const value: unknown = Reflect.get(list, name);
      return typeof value === 'function' ? value.bind(list) : value;
    },
  });
  expect(indexOf(watched).passing('all').length).toBe(5001);
  expect(asked).toBeLessThan(10);
});
