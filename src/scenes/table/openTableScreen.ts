import type Phaser from 'phaser';
import { playerName } from '../../i18n/sitterName';
import { TableScene } from '../board/BoardScene';
import { firstPictures } from '../board/firstPictures';
import { GroundScene } from '../board/GroundScene';
import { styleOf } from '../board/styleOf';
import { loadChart, loadScene } from '../frame/games';
import type { Address, OpenedTable, OpenTableScreen, Shell } from '../frame/shell';
import { loadDrawings } from '../paint/drawings';
import { loadHudArt } from './hud/art';
import { HudScene } from './hud/HudScene';
import { type RunningTable, runTable } from './runTable';

/** Opens the table of a game; art and scenes come a moment later. */
export const openTableScreen: OpenTableScreen = (shell, session) => {
  const leaving = new AbortController();
  const { signal: left } = leaving;
  let running: RunningTable | null = null;
  let waiting: Address | null = null;
  const show = (address: Address) => {
    if (running === null) waiting = address;
    else if (address.screen === 'table') running.showMoment(address.moment);
    else if (address.screen === 'rule') running.showRule(address.id);
  };
  const fail = (error: unknown) => {
    if (!left.aborted) shell.crash(error, session);
  };
  const opening = prepare(shell, session, left).then((prepared) => {
    if (prepared === null) return;
    running = prepared.run();
    shell.sound.ambience(shell.games.table(session.gameId)?.ambience ?? null);
    shell.game.events.once('postrender', () => {
      // Told to the browser's own timeline, where the bench reads it.
      performance.mark('drawn');
      prepared.complete().then(() => (left.aborted ? undefined : running?.repaint()), fail);
    });
    if (waiting !== null) show(waiting);
    shell.idle.wakeNow();
  });
  return {
    show,
    ready: Promise.race([opening, aborted(left)]),
    close() {
      running?.close();
      shell.sound.ambience(null);
      leaving.abort();
    },
  };
};

/** Null: the table was left before it stood. Its scenes go with it, so that the next table finds their names free. */
async function prepare(shell: Shell, session: OpenedTable, left: AbortSignal) {
  const [makeSkin, chart, art] = await Promise.all([
    loadScene(shell.games, session.gameId),
    loadChart(shell.games, session.gameId),
    loadHudArt(),
  ]);
  if (left.aborted) return null;
  const sitters = () =>
    session.held.sitters.map((sitter, seat) => ({
      name: playerName(sitter, seat, shell.text()),
      given: sitter.name !== '',
    }));
  const skin = makeSkin(() => ({ ...styleOf(shell.settings(), session.text()), sitters: sitters() }));
  const first = firstPictures(skin, session.held);
  const scenes = { ground: new GroundScene(), table: new TableScene(), hud: new HudScene() };
  const [drawings] = await Promise.all([
    loadDrawings(skin, (key) => first.has(key)),
    ...Object.entries(scenes).map(([key, scene]) => started(shell.game, key, scene, left)),
  ]);
  await drawings.need(first);
  if (left.aborted) return null;
  return {
    complete: () => Promise.all([art.rest(), drawings.rest()]),
    run: () => runTable({ shell, session, skin, chart, art, drawings, scenes }),
  };
}

/** Adding a scene while the game steps only queues it. */
function started(game: Phaser.Game, key: string, scene: Phaser.Scene, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    game.scene.add(key, scene, true);
    left.addEventListener('abort', () => game.scene.remove(key), { once: true });
    const poll = () => (left.aborted || scene.sys.isActive() ? resolve() : setTimeout(poll, 8));
    poll();
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
