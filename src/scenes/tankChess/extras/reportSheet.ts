import { writeDrive } from '../../../rules/tankChess/notation';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import type { TreeNode } from './gameTree';
import { lineFrom } from './gameTree';
import { isDecisive, shareOf } from './judgement';
import type { Kit } from './kit';
import { type Judged, mistakesOf, type Report, turningPoints } from './report';

interface ReportHands {
  make(): void;
  go(moment: TreeNode): void;
  solve(judged: Judged): void;
}

export type ReportStage =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly number: number; readonly of: number }
  | { readonly kind: 'done'; readonly report: Report };

/** The evaluation of the whole game, its turning points, and one's own mistakes to solve again. */
export function reportSheet(
  kit: Kit,
  stage: ReportStage,
  root: TreeNode,
  here: TreeNode,
  people: readonly number[],
  hands: ReportHands,
): HTMLElement {
  const words = kit.words().analysis;
  if (stage.kind === 'none') {
    return sheet(words.report, button({ words: words.makeReport, small: true, icon: 'log', run: () => hands.make() }));
  }
  if (stage.kind === 'busy') {
    const { number, of } = stage;
    const meter = el('progress', { max: of, value: number });
    return sheet(words.report, el('p', { role: 'status' }, kit.say(words.reporting, { number, of })), meter);
  }
  const { report } = stage;
  const points = turningPoints(report);
  const mistakes = mistakesOf(report, people);
  return sheet(
    words.report,
    graph(kit, report, root, here, hands),
    el('h3', {}, words.turningPoints),
    points.length === 0
      ? el('p', {}, words.noTurningPoints)
      : el('ul', { class: 'extra-points' }, ...points.map((judged) => el('li', {}, pointButton(kit, judged, hands)))),
    el('h3', {}, words.mistakes),
    mistakes.length === 0
      ? el('p', {}, words.noMistakes)
      : el(
          'ul',
          { class: 'extra-points' },
          ...mistakes.map((judged) =>
            el(
              'li',
              {},
              el('span', {}, judged.moment.record ?? ''),
              button({ words: words.solve, small: true, run: () => hands.solve(judged) }),
            ),
          ),
        ),
  );
}

/** Pawns and tenths mean little here: what was given away is told in the same figures as the bar. */
export function lossText(loss: number): string {
  return (loss / 100).toFixed(1);
}

function lostText(kit: Kit, { moment, loss }: Judged): string {
  const { lost, lostGame } = kit.words().analysis;
  const turn = moment.record ?? '';
  return isDecisive(loss) ? kit.say(lostGame, { turn }) : kit.say(lost, { turn, loss: lossText(loss) });
}

function pointButton(kit: Kit, judged: Judged, hands: ReportHands): HTMLElement {
  const words = kit.words().analysis;
  const before = judged.moment.parent;
  const [best] = judged.best.turns;
  const better = best === undefined || before === null ? '' : writeDrive(before.state, best);
  return el(
    'button',
    { type: 'button', class: 'extra-point', on: { click: () => hands.go(judged.moment) } },
    el('b', {}, lostText(kit, judged)),
    better === '' ? null : el('span', {}, kit.say(words.better, { turn: better })),
  );
}

const WIDTH = 300;
const HEIGHT = 90;

/** White's part over the turns; a click goes to the turn. */
function graph(kit: Kit, { scores }: Report, root: TreeNode, here: TreeNode, hands: ReportHands): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const make = (tag: string, attributes: { readonly [name: string]: string | number }) => {
    const made = document.createElementNS(space, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    return made;
  };
  const moments = [root, ...lineFrom(root)];
  const step = WIDTH / Math.max(1, scores.length - 1);
  const points = scores.map(
    (line, index) => `${(index * step).toFixed(1)},${((1 - shareOf(line)) * HEIGHT).toFixed(1)}`,
  );
  const lastY = points.at(-1)?.split(',')[1] ?? HEIGHT / 2;
  const picture = document.createElementNS(space, 'svg');
  picture.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  picture.setAttribute('class', 'extra-graph');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', kit.words().analysis.graph);
  picture.setAttribute('preserveAspectRatio', 'none');
  picture.append(
    make('polygon', { points: `0,${HEIGHT} ${points.join(' ')} ${WIDTH},${lastY} ${WIDTH},${HEIGHT}`, class: 'white' }),
    make('line', { x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2, class: 'even' }),
  );
  const now = moments.indexOf(here);
  if (now >= 0) picture.append(make('line', { x1: now * step, x2: now * step, y1: 0, y2: HEIGHT, class: 'now' }));
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    const index = Math.round(((event.clientX - box.left) / box.width) * (scores.length - 1));
    const moment = moments[index];
    if (moment !== undefined) hands.go(moment);
  });
  return picture;
}
