import type { Drive } from '../../../rules/tankChess/types';
import { switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import type { EngineDesk, Insight } from './engineDesk';
import type { TreeNode } from './gameTree';
import { depthText, longScore, shortScore, writeLine } from './insight';
import type { Kit } from './kit';

/** The engine at one position after another: another one breaks the old thought off. */
export function openThinking(engine: EngineDesk, shown: () => void, fail: (error: unknown) => void) {
  let insight: Insight | null = null;
  let thought = new AbortController();
  const forget = () => {
    thought.abort();
    insight = null;
  };
  return {
    insight: () => insight,
    forget,
    stop: () => thought.abort(),
    /** Null: there is nothing to think about. */
    about(state: TreeNode['state'] | null): void {
      forget();
      thought = new AbortController();
      shown();
      const { signal } = thought;
      if (state === null) return;
      const told = (next: Insight) => {
        if (signal.aborted) return;
        insight = next;
        shown();
      };
      engine.deepen(state, told, signal).catch(fail);
    },
  };
}

interface LinesNow {
  readonly here: TreeNode;
  readonly insight: Insight | null;
  readonly running: boolean;
  run(on: boolean): void;
  play(turns: readonly Drive[]): void;
}

/** The card of the best lines, each turn of which can be played. */
export function linesCard(kit: Kit, { here, insight, running, run, play }: LinesNow): readonly HTMLElement[] {
  const words = kit.words().analysis;
  const toggle = switchControl(running, run);
  toggle.setAttribute('aria-label', words.engine);
  const ended = here.state.ending !== null;
  const looked = insight === null ? (running ? words.thinking : words.stopped) : depthText(kit, insight.depth);
  const rows = (insight?.lines ?? []).map((line) => {
    const turns = writeLine(here.state, line.turns).map((text, index) => {
      const click = () => play(line.turns.slice(0, index + 1));
      return el('button', { type: 'button', class: 'extra-move', on: { click } }, text);
    });
    return el('li', { title: longScore(kit, line) }, el('b', {}, shortScore(line)), el('span', {}, ...turns));
  });
  const note = el('span', { class: 'note' }, ended ? '' : looked);
  return [
    el('header', {}, el('h2', { class: 'display' }, words.lines), note, toggle),
    ended ? el('p', {}, words.over) : el('ol', {}, ...rows),
  ];
}
