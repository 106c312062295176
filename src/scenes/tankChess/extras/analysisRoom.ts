import type { AnnotatedGame } from '../../../rules/tankChess/annotated';
import { writeDrive } from '../../../rules/tankChess/notation';
import type { Drive } from '../../../rules/tankChess/types';
import { openInquiries } from '../../../session/bots/inquire';
import type { Surface } from '../../board/gameScene';
import { button, switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import { openRoom, sheet } from '../../extras/extraPage';
import type { Screen } from '../../frame/shell';
import { palettes } from '../../paint/palette';
import { drawTurn } from './drawTurn';
import { type Insight, openEngineDesk } from './engineDesk';
import { openEvalBar } from './evalBar';
import { backToMain, grow, lineFrom, prune, type TreeNode, treeOf } from './gameTree';
import { depthText, drawLines, endEvaluation, longScore, shortScore, writeLine } from './insight';
import { isDecisive, limits, lossOf } from './judgement';
import type { Kit } from './kit';
import { movesSheet } from './movesSheet';
import { type Judged, lineAt, markTurns, writeReport } from './report';
import { lossText, type ReportStage, reportSheet } from './reportSheet';
import { annotatedOf, openStudy, type Study, studyOfGame } from './study';
import { type PastedText, textSheet } from './textSheet';
import { openTurnBoard } from './turnBoard';

interface Solving {
  readonly judged: Judged;
  verdict: 'open' | 'judging' | 'good' | 'bad' | 'shown';
  loss: number;
}

/** Any position with the engine beside it: best lines, variations played by hand, a report of the game. */
export async function openAnalysisRoom(kit: Kit, at: string | null, leave: () => void): Promise<Screen | null> {
  const { shell } = kit;
  const opened = await openStudy(kit, at);
  if (opened === null) return null;
  let study: Study = opened;
  let here: TreeNode = study.start;
  let insight: Insight | null = null;
  let running = true;
  let report: ReportStage = { kind: 'none' };
  let solving: Solving | null = null;
  let draft: PastedText = { open: false, text: null, trouble: '' };
  /** Raised with every place gone to: a turn still being shown for an earlier one leads nowhere. */
  let visit = 0;
  let thought = new AbortController();
  let reporting = new AbortController();
  let judging = new AbortController();

  const engine = openEngineDesk(openInquiries(shell.games.startWorker));
  const desk = openTurnBoard(kit, (drive) => void given(drive));
  const room = openRoom(kit, { name: 'analysis', board: desk.board, leave });
  const bar = openEvalBar(kit);
  room.edge.append(bar.element);
  const lines = el('div', { class: 'chess-lines' });
  const bench = el('div', { class: 'chess-bench' });

  const palette = () => palettes[shell.settings().palette];
  const crash = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    shell.crash(error, {});
  };
  const think = () => {
    thought.abort();
    thought = new AbortController();
    insight = null;
    showInsight();
    const { signal } = thought;
    if (!running || solving !== null || here.state.ending !== null) return;
    const told = (next: Insight) => {
      if (signal.aborted) return;
      insight = next;
      showInsight();
    };
    engine.deepen(here.state, told, signal).catch(crash);
  };
  const paintLines = (stage: Surface) => {
    if (solving === null) drawLines(stage, here.state, insight?.lines ?? [], palette());
  };
  const showInsight = () => {
    if (solving === null) desk.mark(paintLines);
    bar.show(endEvaluation(here.state) ?? insight?.lines[0] ?? null, insight?.depth ?? 0);
    writeLines();
  };
  const go = (moment: TreeNode) => {
    visit += 1;
    here = moment;
    solving = null;
    draft = { ...draft, text: null, trouble: '' };
    desk.set(here.state, true, paintLines);
    think();
    write();
  };
  const given = async (drive: Drive) => {
    if (solving !== null) return tryAgain(drive);
    thought.abort();
    const next = grow(here, drive);
    const mine = visit;
    await desk.follow(drive);
    if (mine === visit) go(next);
  };
  const playLine = (turns: readonly Drive[]) => {
    go(turns.reduce((moment, turn) => grow(moment, turn), here));
  };

  /** A task and a game just read stand at the top, by the board. */
  const toTheTop = () => {
    room.side.scrollTop = 0;
    desk.board.scrollIntoView({ block: 'nearest' });
  };
  const solve = (judged: Judged) => {
    const before = judged.moment.parent;
    if (before === null) return;
    visit += 1;
    thought.abort();
    insight = null;
    here = before;
    solving = { judged, verdict: 'open', loss: 0 };
    desk.set(here.state, true);
    bar.show(judged.best, 0);
    write();
    toTheTop();
  };
  const tryAgain = async (drive: Drive) => {
    const task = solving;
    const before = task?.judged.moment.parent ?? null;
    if (task === null || before === null) return;
    task.verdict = 'judging';
    write();
    const { state } = await desk.follow(drive);
    if (solving !== task || task.verdict !== 'judging') return;
    judging.abort();
    judging = new AbortController();
    const after = await lineAt({ ...before, state }, engine, judging.signal).catch(crash);
    // Given up while the engine was still thinking about it.
    if (after === undefined || solving !== task || task.verdict !== 'judging') return;
    task.loss = lossOf(task.judged.best, after, task.judged.mover);
    task.verdict = task.loss < limits.close ? 'good' : 'bad';
    shell.sound.play(task.verdict === 'good' ? 'fanfare' : 'error');
    write();
  };
  const solveSheet = (task: Solving) => {
    const words = kit.words().analysis;
    const told: { readonly [verdict in Solving['verdict']]: string } = {
      open: '',
      judging: words.solveJudging,
      good: words.solveGood,
      bad: isDecisive(task.loss) ? words.solveLost : kit.say(words.solveBad, { loss: lossText(task.loss) }),
      shown: kit.say(words.better, { turn: bestTurn(task) }),
    };
    const { verdict } = task;
    return sheet(
      words.mistakes,
      el('p', { class: 'chess-task' }, kit.say(words.solveTask, { turn: task.judged.moment.record ?? '' })),
      el(
        'p',
        { class: `chess-verdict ${verdict === 'good' ? 'done' : verdict === 'bad' ? 'wrong' : ''}`, role: 'status' },
        told[verdict],
      ),
      el(
        'div',
        { class: 'chess-acts' },
        verdict === 'bad'
          ? button({ words: kit.words().lessons.again, small: true, kind: 'primary', run: () => solve(task.judged) })
          : null,
        verdict === 'good' || verdict === 'shown'
          ? null
          : button({ words: words.giveUp, small: true, run: () => reveal(task) }),
        button({ words: words.returnToGame, small: true, run: () => go(task.judged.moment) }),
      ),
    );
  };
  const bestTurn = ({ judged }: Solving): string => {
    const [best] = judged.best.turns;
    return best === undefined || judged.moment.parent === null ? '' : writeDrive(judged.moment.parent.state, best);
  };
  const reveal = (task: Solving) => {
    task.verdict = 'shown';
    const [best] = task.judged.best.turns;
    desk.set(here.state, false, (stage) => {
      if (best !== undefined) drawTurn(stage, here.state, best, 'best', palette().act, palette().blocked);
    });
    write();
  };

  const makeReport = () => {
    reporting.abort();
    reporting = new AbortController();
    const { signal } = reporting;
    const told = (number: number, of: number) => {
      report = { kind: 'busy', number, of };
      write();
    };
    running = false;
    thought.abort();
    writeReport(study.root, engine, told, signal).then((made) => {
      if (signal.aborted) return;
      markTurns(made);
      report = { kind: 'done', report: made };
      running = true;
      think();
      write();
    }, crash);
  };

  const writeLines = () => {
    const words = kit.words().analysis;
    const toggle = switchControl(running, (on) => {
      running = on;
      think();
    });
    toggle.setAttribute('aria-label', words.engine);
    const ended = here.state.ending !== null;
    const looked = insight === null ? (running ? words.thinking : words.stopped) : depthText(kit, insight.depth);
    const rows = (insight?.lines ?? []).map((line) => {
      const turns = writeLine(here.state, line.turns).map((text, index) =>
        el(
          'button',
          { type: 'button', class: 'chess-move', on: { click: () => playLine(line.turns.slice(0, index + 1)) } },
          text,
        ),
      );
      return el('li', { title: longScore(kit, line) }, el('b', {}, shortScore(line)), el('span', {}, ...turns));
    });
    const note = el('span', { class: 'note' }, ended ? '' : looked);
    lines.replaceChildren(
      el('header', {}, el('h2', { class: 'display' }, words.lines), note, toggle),
      ended ? el('p', {}, words.over) : el('ol', {}, ...rows),
    );
    lines.hidden = solving !== null;
  };
  const read = (game: AnnotatedGame) => {
    // A report half written would be about the game before.
    reporting.abort();
    if (report.kind === 'busy') running = true;
    study = studyOfGame(game, treeOf(game));
    report = { kind: 'none' };
    go(lineFrom(study.root).at(-1) ?? study.root);
    toTheTop();
  };
  /** Whose turn it is, as long as there is one to come. */
  const standing = () =>
    here.state.ending === null ? kit.say(kit.words().toMove, { seat: here.state.mover }) : kit.words().analysis.over;
  const write = () => {
    const words = kit.words().analysis;
    room.title(words.title, solving === null ? standing() : words.mistakes);
    writeLines();
    const { scrollTop } = room.side;
    bench.replaceChildren(
      ...(solving === null ? [] : [solveSheet(solving)]),
      movesSheet(kit, study.root, here, {
        go,
        returnToGame: () => go(backToMain(here)),
        remove: (moment) => go(prune(moment)),
        annotate(moment, part) {
          Object.assign(moment, part);
          write();
        },
      }),
      desk.aside,
      reportSheet(kit, report, study.root, here, study.people, { make: makeReport, go, solve }),
      textSheet(kit, () => annotatedOf(study), here, draft, read),
    );
    room.side.scrollTop = scrollTop;
  };

  room.side.append(lines, bench);
  const keys = (event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.matches('canvas,input,textarea,select')) return;
    if (event.key === 'ArrowLeft' && here.parent !== null) go(here.parent);
    else if (event.key === 'ArrowRight' && here.children[0] !== undefined) go(here.children[0]);
    else return;
    event.preventDefault();
  };
  room.element.addEventListener('keydown', keys);
  go(here);
  const stop = shell.onSettings(() => {
    desk.rewrite();
    write();
  });
  return {
    close() {
      visit += 1;
      solving = null;
      stop();
      thought.abort();
      reporting.abort();
      judging.abort();
      engine.close();
      desk.close();
      room.close();
    },
  };
}
