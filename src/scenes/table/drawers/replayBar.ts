import { button, segments } from '../../dom/controls';
import { el } from '../../dom/el';
import { exportGame } from '../../menu/exportSave';
import type { TableScreen } from '../tableController';
import type { DrawerContext, Part } from './desk';
import { openFork } from './forkDialog';
import { nextMark } from './replayModel';
import { replayTrack } from './replayTrack';
import { shareMoment } from './shareGame';

export interface ReplayBar extends Part {
  /** Stops the film; the bar is about to go. */
  stop(): void;
}

type Speed = '1' | '2' | '4';
/** How long a move stands at least at single speed; one that takes longer to show is shown to its end. */
const STEP_MS = 1600;

/** Winds the game back and forth, fights on from any moment, shares and saves it. */
export function replayBar(desk: DrawerContext, close: () => void): ReplayBar {
  const words = desk.words();
  const { replay } = words;
  let speed: Speed = '1';
  let film: AbortController | null = null;
  /** The film is showing its last move: after it the table is live again. */
  let ending = false;

  const length = () => desk.controller.screen().live.steps.length;
  const moment = () => desk.controller.screen().moment ?? length();
  const stop = () => {
    film?.abort();
    film = null;
    ending = false;
    desk.board.hasten(1);
    drawPlay();
  };
  const step = (by: number) => {
    const to = moment() + by;
    if (to >= 0 && to <= length()) desk.controller.showMoment(to);
  };
  const run = async (signal: AbortSignal) => {
    await rest(STEP_MS / Number(speed) / 2);
    while (!signal.aborted) {
      ending = moment() + 1 >= length();
      step(1);
      await Promise.all([desk.board.still(), rest(STEP_MS / Number(speed))]);
      if (!signal.aborted && ending) stop();
    }
  };
  const play = () => {
    if (film !== null) return stop();
    if (moment() >= length()) desk.controller.showMoment(0);
    film = new AbortController();
    desk.board.hasten(Number(speed));
    void run(film.signal);
    drawPlay();
  };
  const scrub = (to: number) => {
    stop();
    desk.controller.showMoment(to);
  };

  const track = replayTrack(desk, scrub);
  const act = (name: string, told: string, run: () => void) =>
    button({ words: told, icon: name, iconOnly: true, kind: 'night', class: 'transport', run });
  const paced = (by: number) => () => {
    stop();
    step(by);
  };
  const back = act('step-back', replay.back, paced(-1));
  const forward = act('step', replay.forward, paced(1));
  const pace = segments<Speed>(
    (['1', '2', '4'] as const).map((value) => ({ value, words: replay.times.replace('{speed}', value) })),
    speed,
    (value) => {
      speed = value;
      if (film !== null) desk.board.hasten(Number(speed));
    },
  );
  pace.setAttribute('aria-label', replay.speed);
  const kill = act('explosion', replay.nextKill, () => {
    const mark = nextMark(track.marks(), desk.controller.screen().moment ?? 0, 'kill');
    if (mark === null) return;
    // Seen as it happens, not as it was left.
    scrub(mark.moment - 1);
    step(1);
  });
  const fork = button({
    words: replay.fork,
    icon: 'fork',
    kind: 'primary',
    class: 'replay-fork',
    run: () => {
      stop();
      openFork(desk, moment());
    },
  });
  const save = () => {
    exportGame(desk.shell, desk.session.saveId, desk.session.leaving());
  };
  const playing = el('span', { class: 'replay-play' });
  const drawPlay = () => {
    const runs = film !== null;
    const held = playing.contains(document.activeElement);
    playing.replaceChildren(act(runs ? 'pause' : 'play', runs ? replay.pause : replay.play, play));
    if (held) playing.querySelector('button')?.focus();
  };
  drawPlay();

  const element = el(
    'section',
    { class: 'replay-bar', 'aria-label': replay.title },
    el('div', { class: 'replay-transport' }, back, playing, forward, pace, kill),
    track.element,
    el(
      'div',
      { class: 'replay-acts' },
      fork,
      button({ words: replay.share, icon: 'share', small: true, run: () => void shareMoment(desk, moment()) }),
      button({ words: replay.export, icon: 'save', iconOnly: true, kind: 'night', run: () => save() }),
      button({ words: words.close, icon: 'close', iconOnly: true, kind: 'night', run: close }),
    ),
    track.foot,
  );

  return {
    element,
    stop,
    update(screen: TableScreen) {
      const { length } = screen.seen.steps;
      const at = screen.moment ?? length;
      track.draw(screen.seen);
      track.at(at, length);
      back.disabled = at === 0;
      forward.disabled = at >= length;
      kill.disabled = !track.marks().some((mark) => mark.marker === 'kill');
      fork.disabled = screen.reading.result !== null;
      if (screen.moment === null && film !== null && !ending) stop();
    },
  };
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
