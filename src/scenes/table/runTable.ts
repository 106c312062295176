import { type Chart, phaseNames } from '../../machines/chart';
import { openTable } from '../../machines/table';
import type { Command, Ref, Seat } from '../../rules/core/game';
import type { Answer } from '../../rules/core/module';
import { openBots } from '../../session/askBot';
import type { Match } from '../../session/match';
import { eventsFor } from '../../session/visible';
import { mountDrawers } from '../drawers/mountDrawers';
import type { HudScene } from '../HudScene';
import type { Placed } from '../hud/controls';
import { loadGame } from '../loadGame';
import { openPhaserStage } from '../PhaserStage';
import type { Shell, TableSession } from '../shellTypes';
import type { Point } from '../skins/items';
import type { Skin } from '../skins/skin';
import type { TableScene } from '../TableScene';
import { controlTable, type TableScreen } from '../tableController';
import { beside } from './beside';
import type { BoardPort, Drawers } from './boardPort';
import { openClock } from './clockDriver';
import { listenControlKeys } from './controlKeys';
import type { DrawingMap } from './drawings';
import type { GroundScene } from './GroundScene';
import { listenGestures } from './gestures';
import { openHud } from './hudDriver';
import { paintView } from './paintView';
import { perform } from './perform';
import { openPlayer } from './player';
import { bridgeTable } from './tableBridge';
import { takesOf } from './takes';
import { tapBoard } from './tapBoard';

export interface TableParts {
  readonly shell: Shell;
  readonly session: TableSession;
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

const THUMBNAIL = 320;
const CLOSE_UP = 2.4;

/** Joins table, board, HUD and drawers of one game until `close`. */
export function runTable({ shell, session, skin, chart, art, drawings, scenes }: TableParts): RunningTable {
  const receipts = new Map<number, Answer>();
  const bots = openBots();
  const lively = () => !shell.settings().reducedMotion;
  /** How much faster than the settings say the record is being played. */
  let haste = 1;
  const stage = openPhaserStage({
    scene: scenes.table,
    drawings,
    speed: () => shell.settings().speed * haste,
    lively,
    wake: () => shell.idle.wake(),
    lean: (at, ms) => scenes.table.lean(at, ms / Math.max(1, shell.settings().speed * haste)),
    sound(name, at) {
      const { x, width } = skin.bounds(session.match.view(null));
      shell.sound.play(name, at === null ? 0 : ((at.x - x) / width) * 1.6 - 0.8);
    },
  });
  /** What is on the board; animations start from it. */
  let drawn: { readonly view: unknown; readonly viewer: Seat | null; readonly length: number } | null = null;
  const player = openPlayer(skin, stage, () => drawPlain());
  let hovered: Ref | null = null;

  // The table shows its opening before anybody can control it.
  let controller: ReturnType<typeof controlTable> | null = null;
  const table = openTable(
    { match: session.match, sitters: session.sitters },
    {
      async show(match, _, viewer, signal, from) {
        if (controller !== null && controller.screen().moment === null) await present(match, from, viewer, signal);
      },
      async think(match, seat, sitter, signal) {
        const level = sitter.controller.kind === 'bot' ? sitter.controller.level : 'normal';
        const moment = match.log.length;
        const question = { view: match.view(seat), seat, seed: `${session.saveId} ${moment}`, level };
        const answer = await bots.ask(session.gameId, question, signal);
        receipts.set(moment, answer);
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
    (view, seat) => skin.given?.(view, seat) ?? [],
    (view, whyNot) => skin.suggest?.(view, whyNot) ?? null,
  );
  controller = live;
  if (session.moment !== null) live.showMoment(session.moment);
  for (const { id, standard } of skin.overlays) if (standard === true) live.toggleOverlay(id);

  const drawPlain = () => {
    stage.begin();
    skin.draw(drawn?.view, stage);
    for (const { id, standard, draw: lay } of skin.overlays) {
      if (standard === true && live.screen().overlays.has(id))
        lay(drawn?.view, drawn?.viewer ?? null, null, stage, live.screen().picking);
    }
    stage.end();
  };
  /** Shows what happened since, from the board as this viewer saw it then: nobody sees it through another's eyes. */
  const present = async (match: Match, from: number, viewer: Seat | null, signal: AbortSignal) => {
    if (drawn === null) return;
    for (const take of takesOf(match, from, viewer)) {
      if (signal.aborted) return;
      if (drawn.viewer !== viewer || drawn.length !== take.from)
        drawn = { view: take.before(), viewer, length: take.from };
      follow(take.command);
      const { after } = take;
      await player.play(take.events, after, signal);
      drawn = { view: after, viewer, length: take.from + 1 };
    }
  };
  const draw = () => {
    if (player.playing) return;
    const screen = live.screen();
    const { view, picking, seat, whyNot, table: state } = screen;
    drawn = { view, viewer: screen.viewer, length: screen.match.log.length };
    stage.backdrop(skin.backdrop(view), skin.bounds(view));
    stage.begin();
    skin.draw(view, stage, whyNot === null ? picking : undefined);
    const last = eventsFor(screen.match.log.at(-1)?.events ?? [], state.viewer);
    if (picking.picked.length === 0 && whyNot === null) skin.drawLast(view, last, stage);
    for (const overlay of skin.overlays) {
      if (screen.overlays.has(overlay.id)) overlay.draw(view, state.viewer, hovered, stage, picking);
    }
    if (whyNot !== null) skin.drawWhyNot(view, whyNot, stage);
    else if (seat !== null) skin.drawPicking(view, seat, picking, hovered, stage);
    skin.drawPointed(view, hovered === null || whyNot !== null ? screen.pointed : [...screen.pointed, hovered], stage);
    stage.end();
  };
  const refresh = () => {
    draw();
    hud.refresh(hovered);
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
    thumbnail: () =>
      paintView(skin, live.screen().table.match.view(null), THUMBNAIL, drawings).toDataURL('image/webp', 0.8),
    inset: (sides) => hud.inset(sides),
    place(ref) {
      const box = skin.place(live.screen().view, ref);
      return box === null ? null : scenes.table.screenAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    },
    zoom: (by) => scenes.table.zoomMiddle(by),
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
  const press = (control: Placed) => {
    if (!control.enabled) return;
    shell.sound.play('click');
    perform(control.act, {
      shell,
      session,
      controller: live,
      board,
      drawers: () => drawers,
      askResign: () => hud.askResign(),
      sheetTo: (height) => hud.sheetTo(height),
      plan(id) {
        const { view, seat } = live.screen();
        return seat === null ? [] : (skin.plan?.(view, seat, id) ?? []);
      },
    });
  };
  const pace = session.module.pace?.(session.match.deal) ?? null;
  const clock = openClock(
    table,
    pace === null ? { kind: 'none' } : { kind: 'timed', ...pace },
    () => performance.now(),
    () => hud.refresh(hovered),
    {
      saved: shell.saves.clockOf(session.saveId),
      keep: (left) => shell.saves.keepClock(session.saveId, left),
    },
  );
  const hud = openHud({
    shell,
    session,
    controller: live,
    scene: scenes.hud,
    skin,
    phases: phaseNames(chart),
    art,
    pieces: drawings,
    pace,
    clocks: () => clock.faces(),
    press,
    moved(zone) {
      skin.cards?.resize(zone.width, zone.height);
      scenes.table.place(zone, skin.bounds(live.screen().view), shell.pixelRatio());
      if (skin.cards !== undefined) draw();
    },
  });
  scenes.table.wake = () => shell.idle.wake();
  scenes.table.onScale = (scale) => stage.rescale(scale);

  const refsUnder = (at: Point): readonly Ref[] => {
    if (hud.covers(at) || !scenes.table.holds(at)) return [];
    const { view, picking } = live.screen();
    return skin.refsAt(view, scenes.table.worldAt(at), picking);
  };
  const hover = (at: Point | null) => {
    const refs = at === null ? [] : refsUnder(at);
    const { view, picking, whyNot } = live.screen();
    const next = refs.find((ref) => picking.next.includes(ref)) ?? refs[0] ?? null;
    const overControl = at !== null && hud.controlAt(at) !== null;
    const cursor = overControl || (next !== null && picking.next.includes(next)) ? 'pointer' : '';
    if (shell.game.canvas.style.cursor !== cursor) shell.game.canvas.style.cursor = cursor;
    const changed = next !== hovered;
    hovered = next;
    if (changed) draw();
    hud.point(at, next === null || whyNot !== null || picking.next.includes(next) ? '' : skin.name(view, next));
    if (changed) hud.refresh(hovered);
  };

  let held: Placed | null = null;
  const stopGestures = listenGestures(scenes.table, () => shell.pixelRatio(), {
    press(at) {
      held = hud.controlAt(at);
      hud.pressing(held?.id ?? null);
      return held !== null || hud.covers(at);
    },
    release(at) {
      const control = held;
      held = null;
      hud.pressing(null);
      if (control?.id === 'sheet') hud.settleSheet();
      else if (control !== null && hud.controlAt(at)?.id === control.id) press(control);
    },
    tap(at, touch) {
      if (player.playing) board.skip();
      const refs = refsUnder(at);
      const [first = null] = refs;
      if (touch && skin.cards !== undefined && first !== null && first !== hovered && live.screen().whyNot === null) {
        hovered = first;
        refresh();
        return;
      }
      tapBoard(live, refs, (ref) => {
        const { view, seat, picking } = live.screen();
        return seat === null ? null : (skin.meant?.(view, seat, picking, ref) ?? null);
      });
      if (touch) hovered = null;
      refresh();
    },
    doubleTap: () => board.frame([]),
    drag(dx, dy, _, taken) {
      if (held?.id === 'sheet') hud.dragSheet(dy);
      else if (!taken) scenes.table.drag(dx, dy);
    },
    zoom(at, by) {
      if (!hud.covers(at) && scenes.table.holds(at)) scenes.table.zoomAbout(at, by);
    },
    hover,
    leave: () => hover(null),
  });

  let kept = session.match;
  let moment = live.screen().moment;
  let stepping = new AbortController();
  let stepped: Promise<void> = Promise.resolve();
  const changed = (screen: TableScreen) => {
    const { table: state } = screen;
    if (state.name === 'crashed') {
      shell.crash(state.error, { saveId: session.saveId, match: state.match, sitters: session.sitters });
      return;
    }
    if (state.match !== kept) {
      kept = state.match;
      void shell.saves.keep(session.saveId, kept, session.sitters, () => board.thumbnail(), clock.left() ?? undefined);
    }
    if (screen.whyNot !== null && screen.whyNot !== lastWhyNot) {
      shell.sound.play('error');
      board.frame([...session.module.game.path(screen.whyNot.command), ...(screen.whyNot.refusal.evidence ?? [])]);
    }
    lastWhyNot = screen.whyNot;
    if (screen.moment !== moment) stepped = step(screen, moment);
    moment = screen.moment;
    comeCloser(screen);
    refresh();
  };
  let lastWhyNot: TableScreen['whyNot'] = null;
  let closeTo = '';
  /** A finger needs larger squares than a whole board on a phone has. */
  const comeCloser = ({ picking, whyNot, view, seat }: TableScreen) => {
    if (hud.layout().mode !== 'phone' || skin.cards !== undefined || seat === null || whyNot !== null) return;
    const key = picking.picked.join(' ');
    if (key === closeTo) return;
    closeTo = key;
    const refs = picking.picked.length === 0 ? [] : [...picking.picked, ...picking.next];
    const boxes = refs.flatMap((ref) => skin.place(view, ref) ?? []);
    scenes.table.closeUp(boxes, picking.picked.length > 1 ? CLOSE_UP * 0.8 : CLOSE_UP, lively());
  };
  /** One command on in the record is shown as it happened; every other jump is just drawn. */
  const step = async (screen: TableScreen, from: number | null) => {
    stepping.abort();
    stepping = new AbortController();
    if (from === null || screen.match.log.length !== from + 1) return;
    await present(screen.match, from, screen.viewer, stepping.signal);
    refresh();
  };

  const resized = () => {
    const felt = art.get('table');
    const { width, height } = shell.game.scale.gameSize;
    if (felt !== undefined) scenes.ground.paint(felt, width, height);
    hud.relayout();
    draw();
  };
  const lettered = () => {
    stage.repaint();
    hud.fontsArrived();
  };
  shell.game.scale.on('resize', resized);
  document.fonts.addEventListener('loadingdone', lettered);
  const stops = [
    live.subscribe(changed),
    shell.onSettings(({ language }) => {
      refresh();
      // The words of the game arrive a moment after the choice of the language.
      void loadGame(session.gameId, language).then(refresh);
    }),
    listenControlKeys(document, () => hud.controls(), press),
    stopGestures,
    bridgeTable(
      live,
      board,
      () => hud.controls(),
      () => player.playing,
    ),
  ];
  resized();
  drawers = mountDrawers(shell, { ...session, receipts }, live, board);

  return {
    showMoment: (next) => live.showMoment(next),
    showRule: (id) => drawers?.showRule(id),
    repaint: lettered,
    close() {
      for (const stop of stops) stop();
      shell.game.scale.off('resize', resized);
      document.fonts.removeEventListener('loadingdone', lettered);
      shell.game.canvas.style.cursor = '';
      stepping.abort();
      drawers?.close();
      clock.close();
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
