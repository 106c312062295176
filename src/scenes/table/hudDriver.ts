import { namedSitters } from '../../i18n/sitterName';
import { type TableText, tableTexts } from '../../i18n/table';
import type { Part } from '../../machines/nesting';
import type { Ref } from '../../rules/core/game';
import type { TimeControl } from '../../rules/core/module';
import { blockOf } from '../blocks/block';
import { control, type PlacedButton } from '../blocks/control';
import type { Skin } from '../board/gameScene';
import { isStudied } from '../frame/games';
import type { OpenedTable, Shell } from '../frame/shell';
import type { DrawingMap } from '../paint/drawings';
import { type Box, holds, type Point } from '../paint/items';
import { palettes } from '../paint/palette';
import type { Shot } from '../theatre/shot';
import type { Advice } from './advice';
import type { Sides } from './boardPort';
import { openControlMirror } from './hud/controlMirror';
import type { HudScene } from './hud/HudScene';
import { hudPanels, type Tip } from './hud/hudPanels';
import type { HudLayout } from './hud/layout';
import { openLayoutKeeper } from './hud/layoutKeeper';
import { type HudModel, hudModel } from './hud/model';
import { notesKeeper } from './hud/notes';
import { pointedControl } from './hud/pointedControl';
import { spotsOn } from './hud/spots';
import { type HeldHud, heldBack, spotsWhileShown } from './hud/suspense';
import type { LastMoment } from './lastMoment';
import { firingWords } from './shotWords';
import type { TableController, TableScreen } from './tableController';

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
  /** Whether a step of the record is on the board right now, and what is played in close-up. */
  readonly shown: { step(): boolean; arriving(): boolean; shot(): Shot | null };
  /** What the engine says so far; `offered`: the game has one. */
  readonly advice: { readonly offered: boolean; now(): Advice | null };
  /** What was seen in close-up last. */
  card: LastMoment['card'];
  chip: LastMoment['chip'];
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

/** Whoever presses the button of giving up is asked once more, for a moment. */
function openResigning(changed: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    asked: () => timer !== null,
    ask(): void {
      stop();
      timer = setTimeout(() => {
        timer = null;
        changed();
      }, RESIGN_MS);
      changed();
    },
    /** Nobody means it any more; false where nobody did. */
    disarm(): boolean {
      if (timer === null) return false;
      stop();
      changed();
      return true;
    },
    stop,
  };
}

/** What was seen last stands beside the board while nothing else is looked at or decided. */
const mayTell = ({ begun }: TableScreen, { panel }: HudModel, hovered: Ref | null): boolean =>
  !begun && hovered === null && panel.kind !== 'refused' && panel.kind !== 'result';

/** The last step of the record is walked to at the live table, which is still shown then whatever it has come to. */
const shownNow = (screen: TableScreen, arriving: boolean): TableScreen =>
  arriving && screen.moment === null ? { ...screen, table: { ...screen.table, name: 'showing' } } : screen;

/** What the HUD says now; while something is being shown, what it said before. */
function openModel(parts: HudParts, layout: () => HudLayout, advised: () => boolean, resigning: () => boolean) {
  const { shell, session, controller, skin } = parts;
  const notes = notesKeeper((events) => skin.notation(events), session.held.sitters.length);
  const { seal } = controller.screen().live.dice;
  let told: HeldHud | null = null;
  return (hovered: Ref | null): { readonly model: HudModel; readonly words: TableText; readonly shown: boolean } => {
    const { language: locale, muted, speed } = shell.settings();
    const narrow = layout().mode === 'phone';
    const spoken = tableTexts[locale];
    const words = narrow ? { ...spoken, ...spoken.byFinger } : spoken;
    const screen = shownNow(controller.screen(), parts.shown.arriving());
    const now = hudModel({
      ...{
        screen,
        ui: shell.text(),
        words,
        locale,
        skin,
        order: parts.order,
        hovered,
        muted,
        speed,
        narrow,
        notes,
        seal,
      },
      text: session.text(),
      sitters: namedSitters(session.held.sitters, shell.text()),
      resigning: resigning(),
      clocks: parts.clocks(),
      pace: parts.pace,
      studied: isStudied(shell.games, session.gameId),
      benched: shell.games.get(session.gameId).bench?.fromTable !== undefined,
      recorded: shell.games.table(session.gameId)?.record !== undefined,
      advice: parts.advice.offered ? { on: advised(), now: parts.advice.now() } : null,
      linesApart: layout().lines != null,
    });
    const staged = parts.shown.shot();
    const firing = staged === null ? null : firingWords(staged, words, locale);
    const showing = (screen.moment === null ? screen.table.name === 'showing' : parts.shown.step())
      ? {
          // Whoever looks at the record is told so all the time.
          prompt:
            screen.moment === null
              ? { act: firing ?? words.showing, more: words.showingMore, live: false }
              : now.prompt,
          begun: screen.begun,
          answers: skin.manners.layout === 'whole',
          goesOn: screen.moment === null && endsByButton(skin) ? goesOnWith(words) : null,
        }
      : null;
    const held = heldBack(now, screen.viewer, showing, told);
    const card = showing === null && mayTell(screen, now, hovered) ? parts.card(screen, words, locale) : null;
    const chip = showing === null ? parts.chip(screen, words, locale) : null;
    // Whoever gives advice over the board is silent while something is shown there.
    const silent = showing !== null && skin.manners.layout === 'whole';
    const model = { ...held, card, chip, ...(silent ? { advice: null } : {}) };
    if (showing === null) {
      const rested = screen.begun ? (told?.rested ?? null) : model.panel;
      told = { model, viewer: screen.viewer, rested };
    }
    return { model, words, shown: showing !== null && !showing.begun };
  };
}

/** A skin that fills the table has its own place for buttons: the one that goes on stands there meanwhile. */
const endsByButton = ({ manners }: Skin) => manners.layout === 'whole' && manners.clickWhileShown === 'skips';

const goesOnWith = ({ goesOn }: TableText) =>
  control({ id: 'goesOn', words: goesOn, key: 'Enter', style: 'primary', act: { do: 'skip' } });

/** Paints the model, and knows what is touched on it. */
function openTouch(
  parts: HudParts,
  layout: ReturnType<typeof openLayoutKeeper>,
  modelNow: ReturnType<typeof openModel>,
) {
  const { shell, controller, scene, skin } = parts;
  let over: PlacedButton | null = null;
  let pressed: string | null = null;
  let focused: string | null = null;
  let at: Point | null = null;
  let name = '';
  let fonts = 0;
  let placed: readonly PlacedButton[] = [];
  let hovered: Ref | null = null;
  let page = { of: '', at: 0 };
  let swiped = 0;
  const mirror = openControlMirror(shell.overlayRoot, parts.session.text().title, parts.press, (id) => {
    focused = id;
    paint();
  });
  const tipNow = (): Tip | null => {
    if (at === null || layout.now().mode === 'phone') return null;
    if (over !== null) return over.reason === '' ? null : { says: over.reason, rule: ruleOf(over), ...at };
    return name === '' || controller.screen().whyNot !== null ? null : { says: name, rule: '', ...at };
  };
  const paint = () => {
    const { language: locale, palette, textSize, pieces } = shell.settings();
    const { width, height, ratio } = layout.size();
    const screen = controller.screen();
    const { model, words, shown } = modelNow(hovered);
    const look = `${locale} ${palette} ${textSize} ${pieces} ${fonts} ${ratio}`;
    const listed = listOf(model.panel);
    if (listed !== page.of) page = { of: listed, at: 0 };
    const marked = focused ?? pointedControl(model, screen.pointed);
    const touch = { page: page.at, over: over?.id ?? null, pressed, focused: marked };
    const panels = hudPanels({ layout: layout.now(), model, touch, words, tip: tipNow(), locale, width, height, look });
    const pens = { art: parts.art, pieces: parts.pieces, palette: palettes[palette], locale, textSize };
    const spots = spotsOn(skin, screen, layout.now().board);
    const open = shown ? spotsWhileShown(spots, screen.overlays.size > 0) : spots;
    placed = [...open, ...scene.show(panels, pens, ratio)];
    mirror.update(placed);
    shell.idle.wake();
  };
  const controlAt = (point: Point) => placed.findLast(({ box }) => holds(box, point)) ?? null;
  const turnPage = (by: number) => {
    page = { ...page, at: page.at + by };
    paint();
  };
  return {
    paint,
    controlAt,
    turnPage,
    controls: () => placed,
    hover(ref: Ref | null): void {
      hovered = ref;
    },
    swipe(by: number): boolean {
      swiped += by;
      if (Math.abs(swiped) < SWIPE || !placed.some(({ id }) => id === 'page')) return false;
      turnPage(swiped < 0 ? 1 : -1);
      swiped = 0;
      return true;
    },
    point(point: Point | null, named: string): void {
      const next = point === null ? null : controlAt(point);
      const changed = next?.id !== over?.id || named !== name;
      over = next;
      if (!changed && point !== null) return;
      at = point;
      name = named;
      paint();
    },
    pressing(id: string | null): void {
      swiped = 0;
      if (pressed === id) return;
      pressed = id;
      paint();
    },
    fontsArrived(): void {
      fonts += 1;
      paint();
    },
    close: mirror.close,
  };
}

/** Keeps the HUD in step with the table: layout, model, what is touched, and the hidden buttons over it. */
export function openHud(parts: HudParts): HudDriver {
  const advised = () => parts.advice.offered && parts.shell.settings().advice;
  const layout = openLayoutKeeper({ ...parts, advised });
  const resigning = openResigning(() => touch.paint());
  const touch = openTouch(parts, layout, openModel(parts, layout.now, advised, resigning.asked));
  const { paint, hover, close, ...touched } = touch;
  const relayout = () => {
    layout.renew();
    parts.moved(layout.now().board);
    paint();
  };
  const sheetTo = (height: number) => {
    layout.sheetTo(height);
    relayout();
  };
  const settleSheet = () => {
    const { height, moves } = layout.rest();
    sheetTo(height);
    return moves;
  };
  /** Changes what the layout depends on. */
  const relaid =
    <A extends unknown[]>(change: (...how: A) => void) =>
    (...how: A) => {
      change(...how);
      relayout();
    };
  return {
    ...touched,
    refresh(hovered) {
      hover(hovered);
      if (layout.isStale()) settleSheet();
      else paint();
    },
    relayout,
    sheetTo,
    settleSheet,
    inset: relaid(layout.inset),
    toggleOverlays: relaid(layout.toggleOverlays),
    toggleGoal: relaid(layout.toggleGoal),
    dragSheet(by) {
      const { sheet } = layout.now();
      if (sheet !== null) sheetTo(sheet.height - by);
    },
    covers(point) {
      const { bar, band = null, sheet: paper, tabs, prompt, balance = null, overlays } = layout.now();
      return [bar, band, paper, tabs, prompt, balance, overlays].some((zone) => zone !== null && holds(zone, point));
    },
    askResign: resigning.ask,
    disarm: resigning.disarm,
    layout: layout.now,
    layoutWith: layout.lay,
    close() {
      resigning.stop();
      close();
    },
  };
}

/** What the list on the panel is about: another one begins on its first page. */
function listOf(panel: HudModel['panel']): string {
  const heading = panel.kind === 'game' ? blockOf(panel.blocks, 'heading') : undefined;
  return `${panel.kind} ${heading?.kicker} ${heading?.title}`;
}

function ruleOf(control: PlacedButton): string {
  return control.style === 'tab' && control.act.do === 'rule' ? control.act.id : '';
}
