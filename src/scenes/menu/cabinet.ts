import { type GameId, gameIds } from '../../rules/gameId';
import { openSignal } from '../../session/signal';
import { loadImage, screenUrl } from '../frame/assets';
import type { MenuShell } from '../frame/menuShell';
import { type DemoGame, startDemoGame } from './attract';
import type { BenchFace, MachineFace, MonitorFace } from './paintMachine';

/** One machine as it is to be drawn now. */
export interface Machine {
  readonly id: GameId;
  readonly look: MachineFace;
  readonly tube: MonitorFace;
  readonly picture: CanvasImageSource | null;
  /** Counts the pictures a live game has drawn. */
  readonly frame: number;
  readonly beat: 0 | 1;
  /** Told when it has been painted. */
  drawn(): void;
}

/** The bench of the Lab as it is to be drawn now. */
export interface BenchStand {
  readonly look: BenchFace;
  /** Told when it has been painted. */
  drawn(): void;
}

/** Which machine is in the light and what each shows. Canvas and mirror both follow it. */
export interface Cabinet {
  readonly shell: MenuShell;
  machines(): readonly Machine[];
  bench(): BenchStand;
  /** Which of them is in the light; the bench counts after the machines. */
  focused(): number;
  focus(index: number): void;
  /** Opens the first lesson of a machine or of the Lab, or the set-up of a machine that has none. */
  learn(index: number): void;
  /** Opens the Lab, or the set-up of a machine that can be played; says so of one that cannot. */
  choose(index: number): void;
  subscribe(listener: () => void): () => void;
  close(): void;
}

const BEAT_MS = 900;

/** `light` is which machine stands in the light: it outlives a visit to a table. */
export function openCabinet(shell: MenuShell, light: { machine: number }, notYet: (id: GameId) => void): Cabinet {
  const changes = openSignal();
  const drawn = new Map<GameId, HTMLImageElement>();
  const live = new Map<GameId, { readonly canvas: HTMLCanvasElement; readonly frame: number }>();
  let beat: 0 | 1 = 0;
  let attract: { readonly id: GameId; readonly run: DemoGame } | null = null;
  const changed = changes.tell;
  const idAt = (index: number): GameId => gameIds[index] ?? gameIds[0];
  const isBench = (index: number) => index === gameIds.length;

  const describe = (id: GameId, index: number): Machine => {
    const text = shell.text();
    const { arcade: art, table } = shell.games.get(id);
    const playable = table !== null;
    const focused = index === light.machine;
    const label = playable
      ? focused
        ? startWords(shell, text.cabinet.tapToPlay)
        : text.cabinet.freePlay
      : text.cabinet.soon;
    return {
      id,
      look: { art, title: text.machines[id].title, label, playable, focused },
      tube: { focused, tape: playable ? null : text.cabinet.underConstruction, tapeHigh: art.tapeHigh === true },
      picture: live.get(id)?.canvas ?? drawn.get(id) ?? null,
      frame: live.get(id)?.frame ?? 0,
      beat: focused ? beat : 0,
      drawn: () => shell.idle.wake(),
    };
  };

  /** Only the machine in the light plays; it rests while nobody looks or motion is not wanted. */
  const attend = () => {
    const id = isBench(light.machine) ? null : idAt(light.machine);
    if (attract !== null && attract.id === id) return;
    attract?.run.stop();
    attract = null;
    if (id === null || !shell.games.isPlayable(id)) return;
    const show = (canvas: HTMLCanvasElement) => {
      live.set(id, { canvas, frame: (live.get(id)?.frame ?? 0) + 1 });
      changed();
    };
    attract = { id, run: startDemoGame(id, shell, show) };
  };

  const lamps = setInterval(() => {
    if (document.hidden || shell.settings().reducedMotion) return;
    beat = beat === 0 ? 1 : 0;
    changed();
  }, BEAT_MS);
  const stopSettings = shell.onSettings(changed);
  for (const id of gameIds) {
    loadImage(screenUrl(id)).then(
      (image) => {
        drawn.set(id, image);
        changed();
      },
      () => undefined,
    );
  }
  attend();

  return {
    shell,
    machines: () => gameIds.map(describe),
    bench: () => benchStand(shell, isBench(light.machine)),
    focused: () => light.machine,
    focus(index) {
      if (index === light.machine) return;
      light.machine = index;
      shell.sound.play('click');
      attend();
      changed();
    },
    learn(index) {
      if (isBench(index)) return shell.go({ screen: 'lab', bench: 'lessons', at: '' });
      const id = idAt(index);
      const taught = shell.games.table(id)?.extras?.names.includes('learn') === true;
      if (taught) shell.go({ screen: 'room', game: id, room: 'learn', at: null });
      else this.choose(index);
    },
    choose(index) {
      const id = idAt(index);
      this.focus(index);
      if (isBench(index)) shell.go({ screen: 'lab', bench: 'hex', at: '' });
      else if (shell.games.isPlayable(id)) shell.go({ screen: 'setup', game: id });
      else notYet(id);
    },
    subscribe: changes.subscribe,
    close() {
      clearInterval(lamps);
      stopSettings();
      attract?.run.stop();
      changes.close();
    },
  };
}

const startWords = (shell: MenuShell, tap: string) =>
  matchMedia('(pointer: coarse)').matches ? tap : shell.text().cabinet.pressEnter;

function benchStand(shell: MenuShell, focused: boolean): BenchStand {
  const { lab, labAbout, openLab } = shell.text().cabinet;
  const look = { title: lab, label: focused ? startWords(shell, openLab) : labAbout, focused };
  return { look, drawn: () => shell.idle.wake() };
}
