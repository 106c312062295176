import { namedSitters } from '../../i18n/sitterName';
import { tableTexts } from '../../i18n/table';
import type { Part } from '../../machines/nesting';
import type { Ref } from '../../rules/core/game';
import type { TimeControl } from '../../rules/core/module';
import { blockOf } from '../blocks/block';
import type { PlacedButton } from '../blocks/control';
import type { Skin } from '../board/gameScene';
import { isStudied } from '../frame/games';
import type { OpenedTable, Shell } from '../frame/shell';
import type { DrawingMap } from '../paint/drawings';
import { type Box, holds, type Point } from '../paint/items';
import { palettes } from '../paint/palette';
import type { Advice } from './advice';
import type { Sides } from './boardPort';
import { openControlMirror } from './hud/controlMirror';
import type { HudScene } from './hud/HudScene';
import { hudPanels, type Tip } from './hud/hudPanels';
import { type HudLayout, layoutHud, NARROW, type Room, sheetsFor, withBand } from './hud/layout';
import { layoutSides } from './hud/layoutSides';
import { layoutWhole } from './hud/layoutWhole';
import { type HudModel, hudModel } from './hud/model';
import { notesKeeper } from './hud/notes';
import { bandHeight } from './hud/paintBand';
import { stripHeight } from './hud/paintStrip';
import { pointedControl } from './hud/pointedControl';
import { spotsOn } from './hud/spots';
import { type HeldHud, heldBack } from './hud/suspense';
import type { TableController } from './tableController';

interface HudParts {
  readonly shell: Shell;
  readonly session: OpenedTable;
  readonly controller: TableController;
  readonly scene: HudScene;
  readonly skin: Skin;
  readonly order: readonly Part[];
  readonly art: DrawingMap;
  readonly pieces: DrawingMap;
  readonly pace: TimeControl | null;
  clocks(): readonly string[] | null;
  /** What the engine says so far; `offered`: the game has one. */
  readonly advice: { readonly offered: boolean; now(): Advice | null };
  press(control: PlacedButton): void;
  /** The board's place changed. */
  moved(board: Box): void;
}

export interface HudDriver {
  /** Paints what changed. */
  refresh(hovered: Ref | null): void;
  /** Sizes, insets or the sheet changed. */
  relayout(): void;
  inset(sides: Sides): void;
  /** Drags the sheet of a phone by so much; `settle` snaps it to its nearest height and tells whether it was not there. */
  dragSheet(by: number): void;
  settleSheet(): boolean;
  sheetTo(height: number): void;
  /** The next part of a long list; a finger drawn across it asks for the same, and is told whether it got it. */
  turnPage(by: number): void;
  swipe(by: number): boolean;
  controlAt(at: Point): PlacedButton | null;
  /** Whether a panel lies there: the board under it is not meant. */
  covers(at: Point): boolean;
  point(at: Point | null, name: string): void;
  pressing(id: string | null): void;
  askResign(): void;
  /** Nobody means to resign any more; false where nobody did. */
  disarm(): boolean;
  /** Opens or closes the row of overlays over the board of a phone. */
  toggleOverlays(): void;
  /** Shows how one wins in place of what happened last, or the other way round. */
  toggleGoal(): void;
  fontsArrived(): void;
  controls(): readonly PlacedButton[];
  layout(): HudLayout;
  /** The layout there would be with so much covered. */
  layoutWith(sides: Sides): HudLayout;
  close(): void;
}

const RESIGN_MS = 4000;
/** How far a finger goes before it means the next page. */
const SWIPE = 44;

/** Keeps the HUD in step with the table: layout, model, what is touched, and the hidden buttons over it. */
export function openHud(parts: HudParts): HudDriver {
  const { shell, session, controller, scene, skin } = parts;
  let sides: Sides = { left: 0, right: 0, top: 0, bottom: 0 };
  let sheet = sheetsFor(shell.settings().textSize).middle;
  let over: PlacedButton | null = null;
  let pressed: string | null = null;
  let focused: string | null = null;
  let at: Point | null = null;
  let name = '';
  let fonts = 0;
  let overlaysOpen = false;
  let goalOpen = false;
  let resigning: ReturnType<typeof setTimeout> | null = null;
  let placed: readonly PlacedButton[] = [];
  let hoveredRef: Ref | null = null;
  let page = { of: '', at: 0 };
  let swiped = 0;
  let told: HeldHud | null = null;
  const shownSeal = controller.screen().live.dice.seal;
  const notes = notesKeeper((events) => skin.notation(events), session.held.sitters.length);

  const size = () => {
    const { width, height } = shell.game.scale.gameSize;
    const ratio = shell.pixelRatio();
    return { width: width / ratio, height: height / ratio, ratio };
  };
  const advised = () => parts.advice.offered && shell.settings().advice;
  const strip = (width: number) => {
    const { view, viewer } = controller.screen();
    return stripHeight(skin.column?.(view, viewer) ?? [], width, shell.settings().textSize);
  };
  const arrangement = () => {
    const { view, viewer } = controller.screen();
    return skin.arrangement?.(view, viewer) ?? '';
  };
  /** What besides sizes the layout depends on. */
  const layoutNeeds = () => {
    const chips = layout.mode === 'wide' ? 0 : strip(layout.strip?.width ?? layout.board.width);
    return `${advised()} ${shell.settings().textSize} ${chips} ${arrangement()}`;
  };
  const lay = (inset = sides): HudLayout => {
    const { width, height } = size();
    const { textSize } = shell.settings();
    const seats = session.held.sitters.length;
    const room = { width, height, inset, sheet, seats, advised: advised(), textSize, strip, overlaysOpen };
    if (skin.goal === undefined) return layoutAs(skin, room, arrangement());
    const band = bandHeight(width < NARROW, Math.min(width / 1920, height / 1080), textSize);
    return withBand(layoutAs(skin, { ...room, height: height - band }, arrangement()), band, goalOpen);
  };
  let layout = lay();
  let layoutFor = layoutNeeds();

  const mirror = openControlMirror(shell.overlayRoot, session.text().title, parts.press, (id) => {
    focused = id;
    refresh();
  });

  const tipNow = (): Tip | null => {
    if (at === null || layout.mode === 'phone') return null;
    if (over !== null) return over.reason === '' ? null : { says: over.reason, rule: ruleOf(over), ...at };
    return name === '' || controller.screen().whyNot !== null ? null : { says: name, rule: '', ...at };
  };

  const refresh = () => {
    const settings = shell.settings();
    const { width, height, ratio } = size();
    const text = session.text();
    const narrow = layout.mode === 'phone';
    const spoken = tableTexts[settings.language];
    const words = narrow ? { ...spoken, ...spoken.byFinger } : spoken;
    const screen = controller.screen();
    const now = hudModel({
      screen,
      text,
      ui: shell.text(),
      words,
      locale: settings.language,
      skin,
      sitters: namedSitters(session.held.sitters, shell.text()),
      order: parts.order,
      hovered: hoveredRef,
      muted: settings.muted,
      speed: settings.speed,
      resigning: resigning !== null,
      clocks: parts.clocks(),
      pace: parts.pace,
      studied: isStudied(shell.games, session.gameId),
      recorded: shell.games.table(session.gameId)?.record !== undefined,
      advice: parts.advice.offered ? { on: advised(), now: parts.advice.now() } : null,
      linesApart: layout.lines != null,
      narrow,
      notes,
      seal: shownSeal,
    });
    const showing =
      screen.table.name === 'showing' && screen.moment === null
        ? {
            prompt: { act: words.showing, more: words.showingMore, live: false },
            begun: screen.begun,
            answers: skin.manners.clickWhileShown === 'acts',
          }
        : null;
    const model = heldBack(now, screen.viewer, showing, told);
    if (showing === null) {
      const rested = screen.begun ? (told?.rested ?? null) : model.panel;
      told = { model, viewer: screen.viewer, rested };
    }
    const look = `${settings.language} ${settings.palette} ${settings.textSize} ${settings.pieces} ${fonts} ${ratio}`;
    const listed = listOf(model.panel);
    if (listed !== page.of) page = { of: listed, at: 0 };
    const marked = focused ?? pointedControl(model, screen.pointed);
    const touch = { page: page.at, over: over?.id ?? null, pressed, focused: marked };
    const panels = hudPanels({
      layout,
      model,
      touch,
      words,
      tip: tipNow(),
      locale: settings.language,
      width,
      height,
      look,
    });
    const pens = {
      art: parts.art,
      pieces: parts.pieces,
      palette: palettes[settings.palette],
      locale: settings.language,
      textSize: settings.textSize,
    };
    placed = [...spotsOn(skin, screen, layout.board), ...scene.show(panels, pens, ratio)];
    mirror.update(placed);
    shell.idle.wake();
  };

  const driver: HudDriver = {
    refresh(hovered) {
      hoveredRef = hovered;
      if (layoutNeeds() === layoutFor) refresh();
      else driver.settleSheet();
    },
    relayout() {
      layout = lay();
      layoutFor = layoutNeeds();
      parts.moved(layout.board);
      refresh();
    },
    inset(next) {
      sides = next;
      driver.relayout();
    },
    dragSheet(by) {
      if (layout.sheet === null) return;
      sheet = layout.sheet.height - by;
      driver.relayout();
    },
    settleSheet() {
      const heights = Object.values(sheetsFor(shell.settings().textSize));
      const nearest = heights.reduce((best, height) =>
        Math.abs(height - sheet) < Math.abs(best - sheet) ? height : best,
      );
      const moved = nearest !== sheet;
      driver.sheetTo(nearest);
      return moved;
    },
    sheetTo(height) {
      sheet = height;
      driver.relayout();
    },
    turnPage(by) {
      page = { ...page, at: page.at + by };
      refresh();
    },
    swipe(by) {
      swiped += by;
      if (Math.abs(swiped) < SWIPE || !placed.some(({ id }) => id === 'page')) return false;
      driver.turnPage(swiped < 0 ? 1 : -1);
      swiped = 0;
      return true;
    },
    controlAt: (point) => placed.findLast(({ box }) => holds(box, point)) ?? null,
    covers(point) {
      const { bar, band = null, sheet: paper, tabs, prompt, balance = null, overlays } = layout;
      return [bar, band, paper, tabs, prompt, balance, overlays].some((zone) => zone !== null && holds(zone, point));
    },
    point(point, named) {
      const next = point === null ? null : driver.controlAt(point);
      const changed = next?.id !== over?.id || named !== name;
      over = next;
      if (changed || point === null) {
        at = point;
        name = named;
        refresh();
      }
    },
    pressing(id) {
      swiped = 0;
      if (pressed === id) return;
      pressed = id;
      refresh();
    },
    askResign() {
      if (resigning !== null) clearTimeout(resigning);
      resigning = setTimeout(() => {
        resigning = null;
        refresh();
      }, RESIGN_MS);
      refresh();
    },
    disarm() {
      if (resigning === null) return false;
      clearTimeout(resigning);
      resigning = null;
      refresh();
      return true;
    },
    toggleOverlays() {
      overlaysOpen = !overlaysOpen;
      driver.relayout();
    },
    toggleGoal() {
      goalOpen = !goalOpen;
      driver.relayout();
    },
    fontsArrived() {
      fonts += 1;
      refresh();
    },
    controls: () => placed,
    layout: () => layout,
    layoutWith: lay,
    close() {
      if (resigning !== null) clearTimeout(resigning);
      mirror.close();
    },
  };
  return driver;
}

function layoutAs(skin: Skin, room: Room, arrangement: string): HudLayout {
  const { places } = skin;
  if (places !== undefined) {
    return layoutWhole(room, (width, height) => places(width, height, room.seats, arrangement));
  }
  return skin.manners.layout === 'boardAndColumn' ? layoutSides(room) : layoutHud(room);
}

/** What the list on the panel is about: another one begins on its first page. */
function listOf(panel: HudModel['panel']): string {
  const heading = panel.kind === 'game' ? blockOf(panel.blocks, 'heading') : undefined;
  return `${panel.kind} ${heading?.kicker} ${heading?.title}`;
}

function ruleOf(control: PlacedButton): string {
  return control.style === 'tab' && control.act.do === 'rule' ? control.act.id : '';
}
