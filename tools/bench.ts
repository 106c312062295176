import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { play, playableIds } from '../src/games/play';
import { toyChart } from '../tests/support/toyMachine';
import { readArgs } from './lib/args';
import { benchCareer } from './lib/benchCareer';
import type { benchChess } from './lib/benchChess';
import { benchLab } from './lib/benchLab';
import { benchLines } from './lib/benchLines';
import { benchLong, LENGTHS } from './lib/benchLong';
import { benchPlay } from './lib/benchPlay';
import { benchReading } from './lib/benchReading';
import { benchScreen, type Ratio, type ScreenFigures } from './lib/benchScreen';
import { ALL_LINES, benchSight } from './lib/benchSight';
import { benchStage } from './lib/benchStage';
import { ensureBuilt } from './lib/build';
import { bundled } from './lib/bundled';
import { firstLoad, type Part } from './lib/firstLoad';
import { inRoot } from './lib/paths';

interface Measure {
  readonly ratio: number;
  readonly dividedBy: string;
  readonly perSecond: number;
}

const BARE = "XState's bare transition() on a machine of two states";
const SHORT = 'a command of the same game played after 100 others';
const YOUNG = 'the same of its first 100 commands';
const HOVER = 'the same screen read again after 100 commands';
const CHESS_JS = 'perft of chess.js: moves generated, made and taken back';
const HONEYCOMB = "honeycomb-grid's line traverser on a 9 by 11 map";
const HONEYCOMB_ALL = `${HONEYCOMB}, between all ${ALL_LINES.toLocaleString('en')} pairs`;
const THREAT = 'tankOnTank.threatMap';
/** What a threat map may take: a frame at sixty a second. */
const FRAME_MS = 16;

const rounded = (value: number) => Number(value.toPrecision(3));
const measure = (dividedBy: string, ratio: number, perSecond: number): Measure => ({
  ratio: rounded(ratio),
  dividedBy,
  perSecond: Math.round(perSecond),
});

async function measures(): Promise<Record<string, Measure>> {
  const found: Record<string, Measure> = {};
  const note = (id: string, measured: ReturnType<typeof benchPlay>) => {
    for (const row of ['kernel', 'byHand', 'phaseMachine'] as const) {
      found[`${id}.${row}`] = measure(BARE, measured.ratio(row), measured.perSecond(row));
    }
  };
  // A game whose rules cost next to nothing shows what the engine itself costs.
  note('engine', benchPlay(toyChart, 'endless'));
  for (const id of playableIds) note(id, benchPlay(await play[id].chart()));
  const long = benchLong();
  for (const length of LENGTHS) {
    for (const what of ['play', 'save', 'open'] as const) {
      const row = `${what}.${length}` as const;
      found[`longGame.${row}`] = measure(SHORT, long.ratio(row), long.perSecond(row));
    }
  }
  const career = benchCareer();
  for (const what of ['open', 'scrub'] as const) {
    const [young, whole] = [`${what}.beginning`, `${what}.whole`] as const;
    found[`career.${what}.${career.length}`] = measure(
      YOUNG,
      career.ratio(whole) / career.ratio(young),
      career.perSecond(whole),
    );
  }
  const lines = benchLines();
  found['hexLines.table'] = measure(HONEYCOMB, lines.ratio('table'), lines.perSecond('table'));
  found['hexLines.fresh'] = measure(HONEYCOMB, lines.ratio('fresh'), lines.perSecond('fresh'));
  const sight = benchSight();
  found['tankOnTank.sight'] = measure(HONEYCOMB, sight.ratio('sight'), sight.perSecond('sight'));
  found[THREAT] = measure(HONEYCOMB_ALL, sight.ratio('threat') * ALL_LINES, sight.perSecond('threat'));
  const lab = benchLab();
  for (const row of ['sweep', 'reading', 'duelShot', 'aceShot'] as const)
    found[`lab.${row}`] = measure(HONEYCOMB_ALL, lab.ratio(row) * ALL_LINES, lab.perSecond(row));
  const readings = benchReading();
  for (const length of LENGTHS) {
    for (const what of ['hover', 'undoAndRedo', 'log']) {
      const name = `${what}${length}`;
      found[`reading.${name}`] = measure(HOVER, readings.ratio(name), readings.perSecond(name));
    }
  }
  const chess = (await bundled('lib/benchChess.ts')) as { benchChess: typeof benchChess };
  const turns = chess.benchChess();
  found['tankChess.turns'] = measure(CHESS_JS, turns.ratio('engine'), turns.perSecond('engine'));
  return found;
}

function totalOf(parts: readonly Part[]): Part {
  const sum = (field: 'bytes' | 'gzip' | 'brotli') => parts.reduce((total, part) => total + part[field], 0);
  return { file: 'total', bytes: sum('bytes'), gzip: sum('gzip'), brotli: sum('brotli') };
}

function labRows({ open, drag, bareDrag }: ScreenFigures['lab'], bareOpen: number): readonly string[] {
  const row = (name: string, ms: number, bare: number, dividedBy: string) =>
    `| ${name} | ${rounded(ms / bare)} | ${dividedBy} | ${rounded(ms)} | ${rounded(bare)} |`;
  return [
    ...Object.entries(open).map(([bench, ms]) =>
      row(`lab.open.${bench}`, ms, bareOpen, "the bare Phaser template's first picture"),
    ),
    row('lab.drag.frame', drag.frame, bareDrag.frame, 'a dot dragged over a bare canvas'),
    row('lab.drag.step', drag.step, bareDrag.step, 'a dot dragged over a bare canvas'),
  ];
}

function screenRows({ open, idleFrame, busyFrame, lab }: ScreenFigures): readonly string[] {
  const rows = [
    ['screen.open', open, "the bare Phaser template's first picture"],
    ['screen.idleFrame', idleFrame, 'a frame of the bare template'],
    ['screen.busyFrame', busyFrame, 'a frame of the bare template'],
  ] as const;
  return [
    ...rows.map(
      ([name, { ratio, ms, bareMs }, dividedBy]) =>
        `| ${name} | ${rounded(ratio)} | ${dividedBy} | ${rounded(ms)} | ${rounded(bareMs)} |`,
    ),
    ...labRows(lab, open.bareMs),
  ];
}

/** What the script of a frame of the stage may take. */
const STAGE_MS = 4;

/** A busy frame of the shot theatre. */
const stageRow = ({ ratio, ms, bareMs }: Ratio) =>
  `| stage.busyFrame | ${rounded(ratio)} | the same frame without effects | ${rounded(ms)} | ${rounded(bareMs)} |`;

/** How long one of them takes at the median. */
const millis = (measured: Measure | undefined) => rounded(1000 / (measured?.perSecond ?? 0));

/** How many seconds of processor time the opening of the long career takes. */
function careerSeconds(found: Record<string, Measure>): number {
  const [name, measured] = Object.entries(found).find(([row]) => row.startsWith('career.open.')) ?? ['', undefined];
  return rounded(Number(name.split('.').at(-1)) / (measured?.perSecond ?? 0));
}

/** What the chart adds, game by game. */
function orderCosts(found: Record<string, Measure>): string {
  const costs = ['engine', ...playableIds].map((id) => {
    const rate = (row: string) => found[`${id}.${row}`]?.ratio ?? 0;
    return `${(rate('byHand') / rate('phaseMachine')).toFixed(2)} (${id})`;
  });
  return `${costs.join(', ')} times`;
}

function page(found: Record<string, Measure>, parts: readonly Part[], screen: ScreenFigures, stage: Ratio): string {
  const rows = Object.entries(found).map(
    ([name, { ratio, dividedBy, perSecond }]) =>
      `| ${name} | ${ratio} | ${dividedBy} | ${perSecond.toLocaleString('en')} |`,
  );
  const files = [...parts, totalOf(parts)].map(
    ({ file, bytes, gzip, brotli }) =>
      `| ${file} | ${[bytes, gzip, brotli].map((n) => n.toLocaleString('en')).join(' | ')} |`,
  );
  return [
    '# Figures',
    '',
    `Written by \`npm run bench -- --write\` with Node ${process.versions.node} on ${cpus().length} cores. The ratios carry over to`,
    'other machines, the figures per second only tell the scale. A phase machine row is one command through the whole',
    'order of play; a by-hand row is the same calls in a row, without a chart: `write`, `apply`, and every `begin` and question',
    'that the order of play comes to; a kernel row is `write` and `apply` alone, as a bot tries a command. The engine rows',
    'are a toy game whose rules cost next to nothing; in the rows of a real game its own rules are counted too.',
    `The order of play costs ${orderCosts(found)} the same calls by hand; more than 1.3 would be too much.`,
    '',
    '| measured | ratio | divided by | per second of processor time |',
    '|---|---:|---|---:|',
    ...rows,
    '',
    'A career row is American Tank Ace over so many commands, command by command: the whole record read back and played through,',
    `and one step of the handle that is dragged along a replay. Two seconds for the whole opening would be too much; it takes ${careerSeconds(found)}.`,
    '',
    'A reading row is what a screen reads of a game of so many commands: again as a pointer wanders, after a command is taken',
    'back and given again, and the same with the log open, its lines chosen and the rows on the page cut out.',
    '',
    'A threat map is the whole overlay of the largest battle: where each enemy unit could drive, what it could fire at from',
    `there, and the odds on every own unit; it takes ${millis(found[THREAT])} ms at the median, of the ${FRAME_MS} of a frame.`,
    '',
    'A lab row is what the rules work out for a bench: everything seen from a hex with what throws the shadow (`sweep`, 2 ms would',
    `be too much; it takes ${millis(found['lab.sweep'])}), everything the hex bench shows of a position (\`reading\`), and a shot of either gun bench with`,
    'all its curves and exact chances.',
    '',
    '## On the screen',
    '',
    'In one Chromium without a graphics processor, Canvas renderer, 1280 by 720, against the bare template (Phaser, one scene,',
    'one shape, one word) in the same run. `open` is the time from navigation to the first picture of a table one can play at,',
    'for a visitor who has never been here and follows a link to a game; of several visits to each page in turn the middle one counts.',
    `An idle frame is one drawn by force: by itself a table at rest drew ${screen.idleFrames} in a second. A busy one is in the middle of a drive.`,
    '',
    'A bench of the Lab is opened from the cabinet, by a visitor who has none of it yet; a second would be too much. The rows of a drag',
    'are all that the main thread does, by its own clock, while a tank is dragged over the hex bench: in the frame in which it moves',
    `(${rounded(screen.lab.drag.frame)} of the ${FRAME_MS} ms of a frame), and in the whole step, with the frame after it in which all that is read is written.`,
    '',
    'The row of the stage is the script of a frame of the shot theatre at 1920 by 1080, from the first flash to the end: seven tanks fire',
    `at an eighth in falling snow while eight shots fly over the board; ${STAGE_MS} ms would be too much.`,
    '',
    '| measured | ratio | divided by | ms | bare ms |',
    '|---|---:|---|---:|---:|',
    ...screenRows(screen),
    stageRow(stage),
    '',
    '## First load',
    '',
    'Bytes of the page, its script, and what that script asks for until the menu stands, in English.',
    '',
    '| part | raw | gzip | brotli |',
    '|---|---:|---:|---:|',
    ...files,
    '',
  ].join('\n');
}

const HELP = `Measures what the program does against something of the same kind, in one run: ratios, each with what it is divided by.
  npm run --silent bench [-- --json] [--write]
    --json   one JSON object instead of a page
    --write  writes docs/BENCH.md`;

const values = readArgs(HELP, {
  json: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
});
ensureBuilt();
const found = await measures();
const parts = firstLoad();
const screen = await benchScreen();
const stage = await benchStage();
if (values.write) writeFileSync(inRoot('docs', 'BENCH.md'), page(found, parts, screen, stage));
if (values.json) console.log(JSON.stringify({ ...found, screen, stage, firstLoad: { parts, total: totalOf(parts) } }));
else console.log(page(found, parts, screen, stage));
