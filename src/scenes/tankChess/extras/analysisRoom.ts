import type { AnnotatedGame } from '../../../rules/tankChess/annotated';
import type { Drive } from '../../../rules/tankChess/types';
import { openInquiries } from '../../../session/bots/inquire';
import type { Surface } from '../../board/gameScene';
import { el } from '../../dom/el';
import { openRoom } from '../../extras/extraPage';
import type { Screen } from '../../frame/shell';
import { palettes } from '../../paint/palette';
import { drawTurn } from './drawTurn';
import { type EngineDesk, openEngineDesk } from './engineDesk';
import { linesCard, openThinking } from './engineLines';
import { openEvalBar } from './evalBar';
import { backToMain, grow, lineFrom, prune, type TreeNode, treeOf } from './gameTree';
import { drawLines, endEvaluation } from './insight';
import { limits, lossOf } from './judgement';
import type { Kit } from './kit';
import { movesSheet } from './movesSheet';
import { type Judged, lineAt, markTurns, writeReport } from './report';
import { type ReportStage, reportSheet } from './reportSheet';
import { type Solving, solveSheet } from './solveSheet';
import { annotatedOf, openStudy, type Study, studyOfGame } from './study';
import { type PastedText, textSheet } from './textSheet';
import { openTurnBoard } from './turnBoard';

/** Any position with the engine beside it: best lines, variations played by hand, a report of the game. */
export async function openAnalysisRoom(kit: Kit, at: string | null, leave: () => void): Promise<Screen | null> {
  const study = await openStudy(kit, at);
  return study === null ? null : new AnalysisRoom(kit, study, leave);
}

class AnalysisRoom implements Screen {
  #study: Study;
  #here: TreeNode;
  #running = true;
  #report: ReportStage = { kind: 'none' };
  #solving: Solving | null = null;
  #draft: PastedText = { open: false, text: null, trouble: '' };
  /** Raised with every place gone to: a turn still being shown for an earlier one leads nowhere. */
  #visit = 0;
  #reporting = new AbortController();
  #judging = new AbortController();
  readonly #kit: Kit;
  readonly #engine: EngineDesk;
  readonly #thinking: ReturnType<typeof openThinking>;
  readonly #desk: ReturnType<typeof openTurnBoard>;
  readonly #room: ReturnType<typeof openRoom>;
  readonly #bar: ReturnType<typeof openEvalBar>;
  readonly #lines = el('div', { class: 'extra-lines' });
  readonly #bench = el('div', { class: 'extra-bench' });
  readonly #stop: () => void;

  constructor(kit: Kit, study: Study, leave: () => void) {
    const { shell } = kit;
    this.#kit = kit;
    this.#study = study;
    this.#here = study.start;
    this.#engine = openEngineDesk(openInquiries(shell.games.startWorker));
    this.#thinking = openThinking(
      this.#engine,
      () => this.#showInsight(),
      (error) => this.#crash(error),
    );
    this.#desk = openTurnBoard(kit, (drive) => void this.#given(drive));
    this.#room = openRoom(kit, { name: 'analysis', board: this.#desk.board, leave });
    this.#bar = openEvalBar(kit);
    this.#room.edge.append(this.#bar.element);
    this.#room.side.append(this.#lines, this.#bench);
    this.#room.element.addEventListener('keydown', (event) => this.#walk(event));
    this.#go(this.#here);
    this.#stop = shell.onSettings(() => {
      this.#desk.rewrite();
      this.#write();
    });
  }

  close(): void {
    this.#visit += 1;
    this.#solving = null;
    this.#stop();
    this.#thinking.stop();
    this.#reporting.abort();
    this.#judging.abort();
    this.#engine.close();
    this.#desk.close();
    this.#room.close();
  }

  #palette() {
    return palettes[this.#kit.shell.settings().palette];
  }

  #crash(error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    this.#kit.shell.crash(error, {});
  }

  #think(): void {
    const { state } = this.#here;
    const thinks = this.#running && this.#solving === null && state.ending === null;
    this.#thinking.about(thinks ? state : null);
  }

  readonly #paintLines = (stage: Surface): void => {
    if (this.#solving !== null) return;
    drawLines(stage, this.#here.state, this.#thinking.insight()?.lines ?? [], this.#palette());
  };

  #showInsight(): void {
    const insight = this.#thinking.insight();
    if (this.#solving === null) this.#desk.mark(this.#paintLines);
    this.#bar.show(endEvaluation(this.#here.state) ?? insight?.lines[0] ?? null, insight?.depth ?? 0);
    this.#writeLines();
  }

  #go(moment: TreeNode): void {
    this.#visit += 1;
    this.#here = moment;
    this.#solving = null;
    this.#draft = { ...this.#draft, text: null, trouble: '' };
    this.#desk.set(moment.state, true, this.#paintLines);
    this.#think();
    this.#write();
  }

  async #given(drive: Drive): Promise<void> {
    if (this.#solving !== null) return this.#tryAgain(drive);
    this.#thinking.stop();
    const next = grow(this.#here, drive);
    const visit = this.#visit;
    await this.#desk.follow(drive);
    if (visit === this.#visit) this.#go(next);
  }

  /** A task and a game just read stand at the top, by the board. */
  #toTheTop(): void {
    this.#room.side.scrollTop = 0;
    this.#desk.board.scrollIntoView({ block: 'nearest' });
  }

  #solve(judged: Judged): void {
    const before = judged.moment.parent;
    if (before === null) return;
    this.#visit += 1;
    this.#thinking.forget();
    this.#here = before;
    this.#solving = { judged, verdict: 'open', loss: 0 };
    this.#desk.set(before.state, true);
    this.#bar.show(judged.best, 0);
    this.#write();
    this.#toTheTop();
  }

  async #tryAgain(drive: Drive): Promise<void> {
    const task = this.#solving;
    const before = task?.judged.moment.parent ?? null;
    if (task === null || before === null) return;
    // Given up while the engine was still thinking about it.
    const isDropped = () => this.#solving !== task || task.verdict !== 'judging';
    task.verdict = 'judging';
    this.#write();
    const { state } = await this.#desk.follow(drive);
    if (isDropped()) return;
    this.#judging.abort();
    this.#judging = new AbortController();
    const judged = lineAt({ ...before, state }, this.#engine, this.#judging.signal);
    const after = await judged.catch((error: unknown) => this.#crash(error));
    if (after === undefined || isDropped()) return;
    task.loss = lossOf(task.judged.best, after, task.judged.mover);
    task.verdict = task.loss < limits.close ? 'good' : 'bad';
    this.#kit.shell.sound.play(task.verdict === 'good' ? 'fanfare' : 'error');
    this.#write();
  }

  #reveal(task: Solving): void {
    task.verdict = 'shown';
    const [best] = task.judged.best.turns;
    const { state } = this.#here;
    const { act, blocked } = this.#palette();
    this.#desk.set(state, false, (stage) => {
      if (best !== undefined) drawTurn(stage, state, best, 'best', act, blocked);
    });
    this.#write();
  }

  #makeReport(): void {
    this.#reporting.abort();
    this.#reporting = new AbortController();
    const { signal } = this.#reporting;
    const told = (number: number, of: number) => {
      this.#report = { kind: 'busy', number, of };
      this.#write();
    };
    this.#running = false;
    this.#thinking.stop();
    writeReport(this.#study.root, this.#engine, told, signal).then(
      (made) => {
        if (signal.aborted) return;
        markTurns(made);
        this.#report = { kind: 'done', report: made };
        this.#running = true;
        this.#think();
        this.#write();
      },
      (error) => this.#crash(error),
    );
  }

  #writeLines(): void {
    const now = {
      here: this.#here,
      insight: this.#thinking.insight(),
      running: this.#running,
      run: (on: boolean) => {
        this.#running = on;
        this.#think();
      },
      play: (turns: readonly Drive[]) => this.#go(turns.reduce((moment, turn) => grow(moment, turn), this.#here)),
    };
    this.#lines.replaceChildren(...linesCard(this.#kit, now));
    this.#lines.hidden = this.#solving !== null;
  }

  #read(game: AnnotatedGame): void {
    // A report half written would be about the game before.
    this.#reporting.abort();
    if (this.#report.kind === 'busy') this.#running = true;
    this.#study = studyOfGame(game, treeOf(game));
    this.#report = { kind: 'none' };
    this.#go(lineFrom(this.#study.root).at(-1) ?? this.#study.root);
    this.#toTheTop();
  }

  /** Whose turn it is, as long as there is one to come. */
  #standing(): string {
    const { ending, mover: seat } = this.#here.state;
    const words = this.#kit.words();
    return ending === null ? this.#kit.say(words.toMove, { seat }) : words.analysis.over;
  }

  #write(): void {
    const kit = this.#kit;
    const words = kit.words().analysis;
    const { root, people } = this.#study;
    const task = this.#solving;
    this.#room.title(words.title, task === null ? this.#standing() : words.mistakes);
    this.#writeLines();
    const { scrollTop } = this.#room.side;
    const go = (moment: TreeNode) => this.#go(moment);
    const solve = (judged: Judged) => this.#solve(judged);
    const tasks = {
      again: solve,
      giveUp: (given: Solving) => this.#reveal(given),
      leave: ({ moment }: Judged) => go(moment),
    };
    this.#bench.replaceChildren(
      ...(task === null ? [] : [solveSheet(kit, task, tasks)]),
      movesSheet(kit, root, this.#here, {
        go,
        returnToGame: () => go(backToMain(this.#here)),
        remove: (moment) => go(prune(moment)),
        annotate: (moment, part) => {
          Object.assign(moment, part);
          this.#write();
        },
      }),
      this.#desk.aside,
      reportSheet(kit, this.#report, root, this.#here, people, { make: () => this.#makeReport(), go, solve }),
      textSheet(
        kit,
        () => annotatedOf(this.#study),
        this.#here,
        this.#draft,
        (game) => this.#read(game),
      ),
    );
    this.#room.side.scrollTop = scrollTop;
  }

  #walk(event: KeyboardEvent): void {
    const { target } = event;
    if (target instanceof HTMLElement && target.matches('canvas,input,textarea,select')) return;
    const { parent, children } = this.#here;
    if (event.key === 'ArrowLeft' && parent !== null) this.#go(parent);
    else if (event.key === 'ArrowRight' && children[0] !== undefined) this.#go(children[0]);
    else return;
    event.preventDefault();
  }
}
