import { button, segments } from '../../dom/controls';
import { el } from '../../dom/el';
import { exportGame } from '../../menu/exportSave';
import type { TableScreen } from '../tableController';
import type { DrawerContext, Part } from './desk';
import { openFork } from './forkDialog';
import { openReel, reelOf } from './reel';
import { replayFilm, type Speed } from './replayFilm';
import { nextMark } from './replayModel';
import { replayTrack } from './replayTrack';
import { share } from './shareGame';

export interface ReplayBar extends Part {
  /** Offers the most surprising moments. */
  reel(): void;
  /** Stops the film; the bar is about to go. */
  stop(): void;
}

/** Winds the game back and forth, fights on from any moment, shares and saves it. */
export function replayBar(desk: DrawerContext, close: () => void): ReplayBar {
  const words = desk.words();
  const { replay } = words;
  const film = replayFilm(desk, () => drawPlay());
  const track = replayTrack(desk, film.scrub);
  const act = (name: string, told: string, run: () => void) =>
    button({ words: told, icon: name, iconOnly: true, kind: 'night', class: 'transport', run });
  const paced = (by: number) => () => {
    film.stop();
    film.step(by);
  };
  const back = act('step-back', replay.back, paced(-1));
  const forward = act('step', replay.forward, paced(1));
  const pace = segments<Speed>(
    (['1', '2', '4'] as const).map((value) => ({ value, words: replay.times.replace('{speed}', value) })),
    '1',
    film.pace,
  );
  pace.setAttribute('aria-label', replay.speed);
  const kill = act('explosion', replay.nextKill, () => {
    const mark = nextMark(track.marks(), desk.controller.screen().moment ?? 0, 'kill');
    if (mark === null) return;
    // Seen as it happens, not as it was left.
    film.scrub(mark.moment - 1);
    film.step(1);
  });
  const openMoments = () => {
    film.stop();
    openReel(desk, film.watch);
  };
  const reel = act('trophy', words.reel.title, openMoments);
  const fork = button({
    words: replay.fork,
    icon: 'fork',
    kind: 'primary',
    class: 'replay-fork',
    run: () => {
      film.stop();
      openFork(desk, film.moment());
    },
  });
  const { game, options } = desk.session.held;
  const bound = game.binding?.(options) === true;
  if (bound) fork.title = replay.forkBound;
  const save = () => {
    exportGame(desk.shell, desk.session.saveId, desk.session.leaving());
  };
  const playing = el('span', { class: 'replay-play' });
  const drawPlay = () => {
    const runs = film.runs();
    const held = playing.contains(document.activeElement);
    playing.replaceChildren(act(runs ? 'pause' : 'play', runs ? replay.pause : replay.play, film.play));
    if (held) playing.querySelector('button')?.focus();
  };
  drawPlay();

  const element = el(
    'section',
    { class: 'replay-bar', 'aria-label': replay.title },
    el('div', { class: 'replay-transport' }, back, playing, forward, pace, kill, reel),
    track.element,
    el(
      'div',
      { class: 'replay-acts' },
      fork,
      button({ words: replay.share, icon: 'share', small: true, run: () => share(desk, film.moment()) }),
      button({ words: replay.export, icon: 'save', iconOnly: true, kind: 'night', run: () => save() }),
      button({ words: words.close, icon: 'close', iconOnly: true, kind: 'night', run: close }),
    ),
    track.foot,
  );

  return {
    element,
    reel: openMoments,
    stop: film.stop,
    update(screen: TableScreen) {
      const { length } = screen.seen.steps;
      const at = screen.moment ?? length;
      track.draw(screen.seen);
      track.at(at, length);
      back.disabled = at === 0;
      forward.disabled = at >= length;
      kill.disabled = !track.marks().some((mark) => mark.marker === 'kill');
      reel.disabled = reelOf(screen, desk.skin).length === 0;
      fork.disabled = bound || screen.reading.result !== null;
      film.follow(screen);
    },
  };
}
