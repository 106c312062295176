import type { Chart } from '../../machines/chart';
import { nestingOf } from '../../machines/nesting';
import { openTable, type Table } from '../../machines/table';
import type { Command } from '../../rules/core/game';
import { openBots } from '../../session/bots/askBot';
import { freshSeed } from '../../session/record/seal';
import type { PlacedButton } from '../blocks/control';
import type { TableScene } from '../board/BoardScene';
import type { GroundScene } from '../board/GroundScene';
import type { Skin } from '../board/gameScene';
import type { DrawingMap } from '../paint/drawings';
import { adviceAt } from './adviceDriver';
import type { BoardPort, Drawers } from './boardPort';
import { type BoardView, openBoardView } from './boardView';
import { openClock } from './clockDriver';
import { closeUpOn } from './closeUp';
import { listenControlKeys } from './controlKeys';
import type { DrawerSession } from './drawers/desk';
import { mountDrawers } from './drawers/mountDrawers';
import type { HudScene } from './hud/HudScene';
import type { HudLayout } from './hud/layout';
import { openHud } from './hudDriver';
import { openKeeping } from './keeping';
import { openLastMoment } from './lastMoment';
import { onRest } from './onRest';
import { type Doors, perform } from './perform';
import { openPointing } from './pointing';
import {
  type BoardParts,
  doingOf,
  isLively,
  openBoardPort,
  openRecordSteps,
  openTableStage,
  speedAt,
} from './tableBoard';
import { bridgeTable } from './tableBridge';
import { controlTable, type TableController, type TableScreen } from './tableController';
import { openTableSound } from './tableSound';

interface TableParts extends BoardParts {
  readonly chart: Chart;
  readonly art: DrawingMap;
  readonly scenes: { readonly ground: GroundScene; readonly table: TableScene; readonly hud: HudScene };
}

export interface RunningTable {
  showMoment(moment: number | null): void;
  showRule(id: string): void;
  /** Letters or drawings have arrived that were not there at first. */
  repaint(): void;
  close(): void;
}

/** The felt is painted fine once nobody waits for it. */
const FIRST_GRAIN = 2;

/** Joins table, board, HUD and drawers of one game until `close`. */
export function runTable(parts: TableParts): RunningTable {
  const { shell, session, skin, drawings, scenes } = parts;
  const { bots, table, controller, whileShown } = sitDown(parts);
  const replay = { speed: speedAt(parts), ...recordOf(() => steps), again: () => last.again() };
  const { stage, theatre } = openTableStage(parts, replay.speed, () => hud);
  const told = () => hud.refresh(pointing.hovered());
  const last = openLastMoment(skin, theatre, drawings, told, (step) => steps.again(controller.screen().reading, step));
  const view: BoardView = openBoardView({
    skin,
    stage,
    controller,
    pointing: () => pointing,
    counsel: () => advice.counsel(),
    follow: (command) => camera.followCommand(command),
    shows: (step) => replay.speed.shows(step === null ? null : doingOf(parts, step)),
  });
  Object.assign(whileShown, { view, keep: () => saving.keep() });
  const refresh = () => {
    view.draw();
    told();
  };
  const steps = openRecordSteps(view, controller.screen().moment, refresh);
  const board = openBoardPort(parts, controller, () => hud, replay);
  const camera = openCamera(parts, board, () => hud.layout());
  let drawers: Drawers | null = null;
  const press = pressing(skin, { shell, session, controller, board, drawers: () => drawers, hud: () => hud }, refresh);
  const pointing = openPointing({
    scene: scenes.table,
    canvas: shell.game.canvas,
    skin,
    controller,
    view,
    hud: () => hud,
    pixelRatio: () => shell.pixelRatio(),
    press,
    onTag: (id, at) => stage.onTag(id, at),
    fit: () => board.frame([]),
    skip: () => board.skip(),
    refresh,
  });
  const { pace, clock } = startClock(parts, table, told);
  const advice = adviceAt(shell, session, controller, refresh);
  const hud = openHud({
    shell,
    session,
    controller,
    scene: scenes.hud,
    skin,
    order: nestingOf(parts.chart),
    art: parts.art,
    ...last,
    pace,
    clocks: clock.faces,
    shown: { step: steps.showing, arriving: steps.arriving, shot: theatre.now },
    advice: { offered: advice.offered, now: () => advice.counsel()?.tell() ?? null },
    press,
    moved(zone) {
      skin.resize?.(zone.width, zone.height);
      scenes.table.place(zone, skin.bounds(controller.screen().view), shell.pixelRatio());
      pointing.settle();
      if (skin.resize !== undefined) view.draw();
    },
  });
  const sounds = openTableSound(shell.sound, skin);
  const sight = openSight(parts, view, { stage }, hud);
  const saving = openKeeping(parts, table, view, board, () => clock.left());
  const changed = (screen: TableScreen) => {
    if (screen.table.name === 'crashed') return saving.crash(screen.table.error);
    if (saving.follow()) pointing.settle();
    for (const one of [steps, camera, sounds]) one.follow(screen);
    advice.follow();
    refresh();
  };
  const stops = [
    controller.subscribe(changed),
    shell.onSettings(() => {
      advice.follow();
      refresh();
    }),
    listenControlKeys(document, hud.controls, press),
    bridgeTable(controller, board, view, { controls: hud.controls, clocks: clock.faces }),
  ];
  sight.begin();
  advice.follow();
  drawers = mountDrawers(shell, drawerSession(parts, table, controller, saving.crash), controller, board, skin);
  saving.pictureDue();
  return {
    showMoment: (next) => controller.showMoment(next === null ? null : controller.momentOf(next)),
    showRule: (id) => drawers?.showRule(id),
    repaint: sight.repaint,
    close() {
      for (const stop of stops) stop();
      saving.finish();
      steps.stop();
      for (const part of [sight, sounds, pointing, drawers, clock, advice, hud, controller, table, bots]) part?.close();
      stage.destroy();
      for (const scene of [scenes.hud, scenes.ground]) scene.clear();
    },
  };
}

/** The steps of the record, which are opened later. */
const recordOf = (steps: () => Pick<ReturnType<typeof openRecordSteps>, 'stop' | 'whenShown'>) => ({
  stop: () => steps().stop(),
  whenShown: () => steps().whenShown(),
});

function pressing(
  skin: Skin,
  doors: Omit<Doors, 'plan' | 'look' | 'skin'>,
  refresh: () => void,
): (control: PlacedButton) => void {
  const plan = (id: string) => {
    const { view, seat } = doors.controller.screen();
    return seat === null ? [] : (skin.plan?.(view, seat, id) ?? []);
  };
  const look = (id: string) => {
    skin.look?.(id);
    refresh();
  };
  return (control) => {
    if (!control.enabled) return;
    doors.shell.sound.play('click');
    perform(control.act, { ...doors, skin, plan, look });
  };
}

/** The table itself and who controls it. */
function sitDown({ shell, session, skin }: TableParts) {
  const bots = openBots(shell.games.startWorker);
  /** The table shows its opening before there is a board to show it on. */
  const whileShown: { view: BoardView | null; keep: () => Promise<void> } = {
    view: null,
    keep: () => Promise.resolve(),
  };
  const table = openTable(
    { game: session.held, seed: session.saveId },
    {
      async show(reading, from, signal) {
        const { view, keep } = whileShown;
        if (view === null || controller.screen().moment !== null) return;
        // What somebody has seen happen must be there after anything that happens to the page.
        await view.present(reading, from, signal, keep());
      },
      think: (question, signal) => bots.ask(session.gameId, question, signal),
    },
  );
  const controller: TableController = controlTable(
    table,
    (command, view) => {
      const { confirm, warn } = shell.settings();
      return confirm || skin.declares?.(view, command) === true || (warn && skin.risky?.(view, command) === true);
    },
    (view, seat) => skin.startsWith?.(view, seat) ?? [],
  );
  if (session.moment !== null) controller.showMoment(controller.momentOf(session.moment));
  for (const { id, byDefault } of skin.overlays) if (byDefault === true) controller.toggleOverlay(id);
  return { bots, table, controller, whileShown };
}

function startClock({ shell, session: { module, held, saveId } }: TableParts, table: Table, ticked: () => void) {
  const pace = module.timeControl?.(held.options) ?? null;
  const memory = {
    saved: shell.saves.clockOf(saveId),
    keep: (left: readonly number[]) => shell.saves.keepClock(saveId, left),
  };
  const limits = pace === null ? ({ kind: 'none' } as const) : ({ kind: 'timed', ...pace } as const);
  return { pace, clock: openClock(table, limits, () => performance.now(), ticked, memory) };
}

/** Felt, letters and the size of the window. */
function openSight(
  { shell, skin, art, scenes }: TableParts,
  view: BoardView,
  { stage }: Pick<ReturnType<typeof openTableStage>, 'stage'>,
  hud: ReturnType<typeof openHud>,
) {
  scenes.table.wake = () => shell.idle.wake();
  scenes.table.fixed = skin.manners.camera === 'fixed';
  scenes.table.onScale = (scale) => stage.rescale(scale);
  // Callouts stay inside what is seen: they find their places anew once the camera rests.
  const rested = onRest(() => view.draw());
  if (skin.manners.camera === 'free') scenes.table.onLook = rested.moved;
  const layFelt = (grain?: number) => {
    const felt = art.get('table');
    const { width, height } = shell.game.scale.gameSize;
    if (felt !== undefined) scenes.ground.paint(felt, width, height, grain);
  };
  const arrange = () => {
    hud.relayout();
    view.draw();
  };
  const resized = () => {
    layFelt();
    arrange();
  };
  const lettered = () => {
    stage.repaint();
    hud.fontsArrived();
  };
  shell.game.scale.on('resize', resized);
  document.fonts.addEventListener('loadingdone', lettered);
  return {
    begin() {
      layFelt(FIRST_GRAIN);
      arrange();
    },
    repaint() {
      layFelt();
      lettered();
    },
    close() {
      shell.game.scale.off('resize', resized);
      document.fonts.removeEventListener('loadingdone', lettered);
      scenes.table.onLook = () => undefined;
      rested.stop();
    },
  };
}

/** The camera goes where something happens, is refused or is picked. */
function openCamera({ shell, session, skin, scenes }: TableParts, board: BoardPort, layout: () => HudLayout) {
  const { path } = session.module.game;
  const comeCloser = closeUpOn(skin, layout, (boxes, zoom) => scenes.table.closeUp(boxes, zoom, isLively(shell)));
  let refused: TableScreen['whyNot'] = null;
  return {
    /** Where the whole board is in sight it stays. */
    followCommand(command: Command | null): void {
      if (command === null || !scenes.table.zoomed || command.type === 'resign' || command.type === 'flag') return;
      board.frame(path(command));
    },
    follow(screen: TableScreen): void {
      const { whyNot } = screen;
      if (whyNot !== null && whyNot !== refused) {
        shell.sound.play('error');
        board.frame([...path(whyNot.command), ...(whyNot.refusal.evidence ?? [])]);
      }
      refused = whyNot;
      comeCloser(screen);
    },
  };
}

function drawerSession(
  { shell, session }: TableParts,
  table: Table,
  controller: TableController,
  crash: (error: unknown) => void,
): DrawerSession {
  const seedNow = () => freshSeed((bytes) => crypto.getRandomValues(bytes));
  return {
    ...session,
    receipt: (index) => table.receipt(controller.commandsAt(index + 1) - 1),
    record: () => table.game().record(),
    leaving: (at) => table.game().leaving(at === undefined ? undefined : controller.commandsAt(at)),
    commandsAt: controller.commandsAt,
    fork: (at, sitters, called) =>
      shell.saves.add(table.fork(controller.commandsAt(at), seedNow()).seating(sitters), called),
    crash,
  };
}
