import type { GameView, Ref } from '../../rules/core/game';
import type { GameId } from '../../rules/gameId';
import { type Bots, openBots } from '../../session/bots/askBot';
import { botGame } from '../../session/bots/botGame';
import type { Skin } from '../board/gameScene';
import { styleOf } from '../board/styleOf';
import { loadGame, loadScene } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import { pause } from '../frame/pause';
import { loadDrawings } from '../paint/drawings';
import type { Box } from '../paint/items';
import { TUBE } from './cabinetLayout';
import { follow, openPainter } from './paintStage';
import { dealOf, firstChoice } from './setupChoice';

export interface DemoGame {
  stop(): void;
}

const STEP_MS = 1300;
const AFTER_MS = 5000;
/** Enough for sensible moves; nobody waits for a better one here. */
const POSITIONS = 400;
const PART = 0.48;
const FINENESS = 2;

/** A bot game on the tube of a machine: slow, cheap, still while nobody looks or motion is not wanted. */
export function startDemoGame(id: GameId, shell: MenuShell, show: (canvas: HTMLCanvasElement) => void): DemoGame {
  const ending = new AbortController();
  const bots = openBots(shell.games.startWorker);
  run(id, shell, show, bots, ending.signal).catch((error: unknown) => {
    // The drawn picture stays on the tube; the menu must not fall over a game that only shows itself.
    if (!ending.signal.aborted) console.warn('attract', error);
  });
  return {
    stop() {
      ending.abort();
      bots.close();
    },
  };
}

async function run(
  id: GameId,
  shell: MenuShell,
  show: (canvas: HTMLCanvasElement) => void,
  bots: Bots,
  signal: AbortSignal,
): Promise<void> {
  await idleTime(signal);
  const loaded = await loadGame(shell.games, id, shell.settings().language);
  const makeSkin = await loadScene(shell.games, id);
  const skin = makeSkin(() => styleOf(shell.settings(), loaded.text));
  const painter = openPainter(skin, await loadDrawings(skin));
  let box: Box | null = null;
  /** A table of cards is watched as a whole. */
  const whole = skin.manners.camera === 'fixed';
  const draw = (view: GameView, refs: readonly Ref[]) => {
    box = follow(
      skin.bounds(view),
      TUBE.width / TUBE.height,
      whole ? 1 : PART,
      box,
      whole ? null : placeOf(skin, view, refs),
    );
    show(painter.paint(view, box, TUBE.width * FINENESS, TUBE.height * FINENESS));
  };
  const { game } = loaded.module;
  for (let round = 1; !signal.aborted; round++) {
    const deal = dealOf(firstChoice(game), `attract-${round}`);
    const moments = botGame(game, loaded.sequence, deal, (question) =>
      bots.ask(id, { ...question, level: 'easy', positions: POSITIONS }, signal),
    );
    for await (const { view, about } of moments) {
      draw(view, about);
      await pause(STEP_MS, signal);
      await awake(shell, signal);
    }
    await pause(AFTER_MS, signal);
  }
}

function placeOf(skin: Skin, view: unknown, refs: readonly Ref[]): Box | null {
  return refs.map((ref) => skin.place(view, ref)).findLast((box) => box !== null) ?? null;
}

/** Waits while the page is hidden, motion is not wanted or a panel covers the machines. */
async function awake(shell: MenuShell, signal: AbortSignal): Promise<void> {
  while (document.hidden || shell.settings().reducedMotion || document.querySelector('dialog[open]') !== null)
    await pause(STEP_MS, signal);
}

/** The first picture of the menu comes before the first move of any game. */
function idleTime(signal: AbortSignal): Promise<void> {
  return pause(800, signal);
}
