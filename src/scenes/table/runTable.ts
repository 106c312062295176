import type { Chart } from '../../machines/chart';
import { nestingOf } from '../../machines/nesting';
import { openTable } from '../../machines/table';
import type { Command } from '../../rules/core/game';
import type { BotAnswer } from '../../rules/core/module';
import { openBots } from '../../session/bots/askBot';
import { freshSeed } from '../../session/record/seal';
import type { PlacedButton } from '../blocks/control';
import type { TableScene } from '../board/BoardScene';
import { openBoardView } from '../board/boardView';
import type { GroundScene } from '../board/GroundScene';
import type { Skin } from '../board/gameScene';
import { beside } from '../board/neighbour';
import { openPhaserStage } from '../board/phaserSurface';
import type { OpenedTable, Shell } from '../frame/shell';
import { boardPictures } from '../paint/boardPictures';
import type { DrawingMap } from '../paint/drawings';
import { adviceAt } from './adviceDriver';
import type { BoardPort, Drawers } from './boardPort';
import { openClock } from './clockDriver';
import { closeUpOn } from './closeUp';
import { listenControlKeys } from './controlKeys';
import type { DrawerSession } from './drawers/desk';
import { mountDrawers } from './drawers/mountDrawers';
import type { HudScene } from './hud/HudScene';
import { openHud } from './hudDriver';
import { onRest } from './onRest';
import { perform } from './perform';
import { openPointing } from './pointing';
import { bridgeTable } from './tableBridge';
import { controlTable, type TableScreen } from './tableController';

interface TableParts {
  readonly shell: Shell;
  readonly session: OpenedTable;
  readonly skin: Skin;
  readonly chart: Chart;
  readonly art: DrawingMap;
  readonly drawings: DrawingMap;
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

/** Milliseconds without a command after which the table is at rest. */
const PICTURE_DUE = 600;

/** Joins table, board, HUD and drawers of one game until `close`. */
export function runTable({ shell, session, skin, chart, art, drawings, scenes }: TableParts): RunningTable {
  const receipts = new Map<number, BotAnswer>();
  /** Answers by the command they gave: when several bots think at once, which comes first is seen when it is played. */
  const answers = new WeakMap<Command, BotAnswer>();
  const bots = openBots(shell.games.startWorker);
  const lively = () => !shell.settings().reducedMotion;
  /** How much faster than the settings say the record is being played. */
  let haste = 1;
  const stage = openPhaserStage({
    scene: scenes.table,
    drawings,
    speed: () => shell.settings().speed * haste,
    lively,
    inSight: () => scenes.table.inSight(),
    grain: () => scenes.table.grain,
    wake: () => shell.idle.wake(),
    lean: (at, ms) => scenes.table.lean(at, ms / Math.max(1, shell.settings().speed * haste)),
    sound(name, at) {
      const { x, width } = skin.bounds(session.match.view(null));
      shell.sound.play(name, at === null ? 0 : ((at.x - x) / width) * 1.6 - 0.8);
    },
  });
  // The table shows its opening before anybody can control it.
  let controller: ReturnType<typeof controlTable> | null = null;
  const table = openTable(
    { match: session.match, sitters: session.sitters },
    {
      async show(_, viewer, signal, from) {
        if (controller === null || controller.screen().moment !== null) return;
        await view.present(controller.read(viewer), controller.momentOf(from), signal);
      },
      async think(match, seat, sitter, signal) {
        const level = sitter.controller.kind === 'bot' ? sitter.controller.level : 'normal';
        const moment = match.log.length;
        const question = { view: match.view(seat), seat, seed: `${session.saveId} ${moment}`, level };
        const answer = await bots.ask(session.gameId, question, signal);
        answers.set(answer.command, answer);
        return answer.command;
      },
    },
  );
  const live = controlTable(
    table,
    (command, view) => {
      const { confirm, warn } = shell.settings();
      return confirm || (warn && skin.risky?.(view, command) === true);
    },
    (view, seat) => skin.startsWith?.(view, seat) ?? [],
  );
  controller = live;
  if (session.moment !== null) live.showMoment(live.momentOf(session.moment));
  for (const { id, byDefault: standard } of skin.overlays) if (standard === true) live.toggleOverlay(id);

  const view = openBoardView({
    skin,
    stage,
    controller: live,
    hovered: () => pointing.hovered(),
    counsel: () => advice.counsel(),
    follow: (command) => follow(command),
  });
  const refresh = () => {
    view.draw();
    hud.refresh(pointing.hovered());
  };

  /** When the whole board is not in sight, the camera goes where something happens. */
  const follow = (command: Command | null) => {
    if (command === null || !scenes.table.zoomed || command.type === 'resign' || command.type === 'flag') return;
    board.frame(session.module.game.path(command));
  };

  const board: BoardPort = {
    frame(refs) {
      const boxes = refs.flatMap((ref) => skin.place(live.screen().view, ref) ?? []);
      if (refs.length === 0) scenes.table.fit(lively());
      else if (boxes.length > 0) scenes.table.frame(boxes, lively());
    },
    ...boardPictures(shell, session, { skin, drawings }, () => live.read(null).view),
    inset: (sides) => hud.inset(sides),
    prompts: (sides) => !hud.layoutWith(sides).covered,
    place(ref) {
      const box = skin.place(live.screen().view, ref);
      return box === null ? null : scenes.table.screenAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    },
    zoom: (by) => scenes.table.zoomMiddle(by),
    disarm: () => hud.disarm(),
    beside: (ref, way) => beside(skin, live.screen(), ref, way),
    name: (ref) => skin.name(live.screen().view, ref),
    skip() {
      live.skip();
      stepping.abort();
    },
    hasten(times) {
      haste = times;
    },
    still: () => stepped,
  };

  let drawers: Drawers | null = null;
  const press = (control: PlacedButton) => {
    if (!control.enabled) return;
    shell.sound.play('click');
    perform(control.act, {
      shell,
      session,
      controller: live,
      board,
      drawers: () => drawers,
      hud: () => hud,
      plan(id) {
        const { view, seat } = live.screen();
        return seat === null ? [] : (skin.plan?.(view, seat, id) ?? []);
      },
      look(id) {
        skin.look?.(id);
        refresh();
      },
    });
  };
  const pointing = openPointing({
    scene: scenes.table,
    canvas: shell.game.canvas,
    skin,
    controller: live,
    view,
    hud: () => hud,
    pixelRatio: () => shell.pixelRatio(),
    press,
    onTag: (id, at) => stage.onTag(id, at),
    fit: () => board.frame([]),
    skip: () => board.skip(),
    refresh: () => refresh(),
  });
  const pace = session.module.timeControl?.(session.match.deal) ?? null;
  const clock = openClock(
    table,
    pace === null ? { kind: 'none' } : { kind: 'timed', ...pace },
    () => performance.now(),
    () => hud.refresh(pointing.hovered()),
    {
      saved: shell.saves.clockOf(session.saveId),
      keep: (left) => shell.saves.keepClock(session.saveId, left),
    },
  );
  const advice = adviceAt(shell, session, live, () => refresh());
  const hud = openHud({
    shell,
    session,
    controller: live,
    scene: scenes.hud,
    skin,
    order: nestingOf(chart),
    art,
    pieces: drawings,
    pace,
    clocks: () => clock.faces(),
    advice: { offered: advice.offered, now: () => advice.counsel()?.tell() ?? null },
    press,
    moved(zone) {
      skin.resize?.(zone.width, zone.height);
      scenes.table.place(zone, skin.bounds(live.screen().view), shell.pixelRatio());
      pointing.settle();
      if (skin.resize !== undefined) view.draw();
    },
  });
  scenes.table.wake = () => shell.idle.wake();
  scenes.table.fixed = skin.manners.camera === 'fixed';
  scenes.table.onScale = (scale) => stage.rescale(scale);
  // Callouts stay inside what is seen: they find their places anew once the camera rests.
  const rested = onRest(() => view.draw());
  if (skin.manners.camera === 'free') scenes.table.onLook = rested.moved;

  // For the card of the game, which nobody sees before the table is left.
  const picture = onRest(() => {
    if (view.isPlaying()) picture.moved();
    else void shell.saves.keepPicture(session.saveId, board.thumbnail());
  }, PICTURE_DUE);
  const crash = (error: unknown) =>
    shell.crash(error, { saveId: session.saveId, match: table.state().match, sitters: session.sitters });
  let kept = session.match;
  let moment = live.screen().moment;
  let stepping = new AbortController();
  let stepped: Promise<void> = Promise.resolve();
  const changed = (screen: TableScreen) => {
    const { match } = table.state();
    if (screen.table.name === 'crashed') {
      crash(screen.table.error);
      return;
    }
    if (match !== kept) {
      kept = match;
      void shell.saves.keep(session.saveId, kept, session.sitters, clock.left() ?? undefined);
      picture.moved();
      pointing.settle();
    }
    if (screen.whyNot !== null && screen.whyNot !== lastWhyNot) {
      shell.sound.play('error');
      board.frame([...session.module.game.path(screen.whyNot.command), ...(screen.whyNot.refusal.evidence ?? [])]);
    }
    lastWhyNot = screen.whyNot;
    if (screen.moment !== moment) stepped = step(screen, moment);
    moment = screen.moment;
    comeCloser(screen);
    advice.follow();
    refresh();
  };
  let lastWhyNot: TableScreen['whyNot'] = null;
  const comeCloser = closeUpOn(
    skin,
    () => hud.layout(),
    (boxes, zoom) => scenes.table.closeUp(boxes, zoom, lively()),
  );
  /** One command on in the record is shown as it happened; every other jump is just drawn. */
  const step = async (screen: TableScreen, from: number | null) => {
    stepping.abort();
    stepping = new AbortController();
    if (from === null || screen.reading.steps.length !== from + 1) return;
    await view.present(screen.reading, from, stepping.signal);
    refresh();
  };

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
  const stops = [
    live.subscribe(changed),
    table.notice((notice) => {
      const answer = notice.type === 'played' ? answers.get(notice.entry.command) : undefined;
      if (notice.type === 'played' && answer !== undefined) receipts.set(notice.match.log.length - 1, answer);
    }),
    shell.onSettings(() => {
      advice.follow();
      refresh();
    }),
    listenControlKeys(document, () => hud.controls(), press),
    bridgeTable(
      live,
      board,
      () => hud.controls(),
      view.isPlaying,
      () => clock.faces(),
    ),
  ];
  layFelt(FIRST_GRAIN);
  arrange();
  advice.follow();
  const seedNow = () => freshSeed((bytes) => crypto.getRandomValues(bytes));
  const opened: DrawerSession = {
    ...session,
    receipt: (index) => receipts.get(live.commandsAt(index + 1) - 1),
    record: () => table.record(),
    leaving: (at) => table.leaving(at === undefined ? undefined : live.commandsAt(at)),
    commandsAt: (at) => live.commandsAt(at),
    fork: (at, sitters, called) => shell.saves.add(table.fork(live.commandsAt(at), seedNow()), sitters, called),
    crash,
  };
  drawers = mountDrawers(shell, opened, live, board, skin);
  // A game that came by a link has no picture yet, one that was left in haste an old one.
  picture.moved();

  return {
    showMoment: (next) => live.showMoment(next === null ? null : live.momentOf(next)),
    showRule: (id) => drawers?.showRule(id),
    repaint() {
      layFelt();
      lettered();
    },
    close() {
      for (const stop of stops) stop();
      picture.finish();
      shell.game.scale.off('resize', resized);
      document.fonts.removeEventListener('loadingdone', lettered);
      pointing.close();
      stepping.abort();
      scenes.table.onLook = () => undefined;
      rested.stop();
      drawers?.close();
      clock.close();
      advice.close();
      hud.close();
      live.close();
      table.close();
      bots.close();
      stage.destroy();
      scenes.hud.clear();
      scenes.ground.clear();
    },
  };
}
