import type Phaser from 'phaser';
import { charts } from '../../machines/index';
import { HudScene } from '../HudScene';
import { loadHudArt } from '../hud/art';
import { lookOf } from '../lookOf';
import type { Address, OpenTableScreen, Shell, TableSession } from '../shellTypes';
import { skins } from '../skins/index';
import { TableScene } from '../TableScene';
import { loadDrawings } from './drawings';
import { firstPictures } from './firstPictures';
import { GroundScene } from './GroundScene';
import { type RunningTable, runTable } from './runTable';

/** Opens the table of a game; art and scenes come a moment later. */
export const openTableScreen: OpenTableScreen = (shell, session) => {
  let closed = false;
  let running: RunningTable | null = null;
  let waiting: Address | null = null;
  const show = (address: Address) => {
    if (running === null) waiting = address;
    else if (address.screen === 'table') running.showMoment(address.moment);
    else if (address.screen === 'rule') running.showRule(address.id);
  };
  let leave: () => void = () => undefined;
  const fail = (error: unknown) =>
    shell.crash(error, { saveId: session.saveId, match: session.match, sitters: session.sitters });
  prepare(shell, session).then(({ run, remove, complete }) => {
    leave = remove;
    if (closed) {
      remove();
      return;
    }
    running = run();
    shell.game.events.once('postrender', () => {
      // Told to the browser's own timeline, where the bench reads it.
      performance.mark('drawn');
      complete().then(() => (closed ? undefined : running?.repaint()), fail);
    });
    if (waiting !== null) show(waiting);
    shell.idle.wakeNow();
  }, fail);
  return {
    show,
    close() {
      closed = true;
      running?.close();
      leave();
    },
  };
};

async function prepare(shell: Shell, session: TableSession) {
  const [makeSkin, chart, art] = await Promise.all([skins[session.gameId](), charts[session.gameId](), loadHudArt()]);
  const skin = makeSkin(() => ({ ...lookOf(shell.settings(), session.text()), warn: shell.settings().warn }));
  const first = firstPictures(skin, session.match, session.sitters);
  const scenes = { ground: new GroundScene(), table: new TableScene(), hud: new HudScene() };
  const [drawings] = await Promise.all([
    loadDrawings(skin, (key) => first.has(key)),
    ...Object.entries(scenes).map(([key, scene]) => started(shell.game, key, scene)),
  ]);
  await drawings.need(first);
  return {
    complete: () => Promise.all([art.rest(), drawings.rest()]),
    run: () => runTable({ shell, session, skin, chart, art, drawings, scenes }),
    remove: () => {
      for (const key of Object.keys(scenes)) shell.game.scene.remove(key);
    },
  };
}

/** Adding a scene while the game steps only queues it. */
function started(game: Phaser.Game, key: string, scene: Phaser.Scene): Promise<void> {
  return new Promise((resolve) => {
    game.scene.add(key, scene, true);
    const poll = () => (scene.sys.isActive() ? resolve() : setTimeout(poll, 8));
    poll();
  });
}
