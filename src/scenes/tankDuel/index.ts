import type { Ref, Seat } from '../../rules/core/game';
import { isRefOf } from '../../rules/core/ref';
import { seenState } from '../../rules/tankDuel/chances';
import { canFlank, canUnflank } from '../../rules/tankDuel/flanking';
import type { Event } from '../../rules/tankDuel/types';
import type { View } from '../../rules/tankDuel/view';
import { emptySelection, type Selection } from '../../session/selection';
import type { Skin, Style, Surface } from '../board/gameScene';
import { cardManners } from '../board/manners';
import type { Item } from '../paint/items';
import { advance } from './board/advance';
import { animationsOf } from './board/animations';
import { decisive } from './board/captions';
import { openChances } from './board/chancesTable';
import { drawScene, type Told } from './board/drawScene';
import { newsOf } from './board/news';
import { orderBoxes, orderLines } from './board/orders';
import { overlaysOf } from './board/overlays';
import { drawPicking, drawPointed, drawWhyNot } from './board/picking';
import { pictures } from './board/pictures';
import { arrangementOf, type DuelTable, duelTable, placesOf } from './board/places';
import { placeOf, refsAt, type Standing } from './board/pointing';
import { describe, endingOf, goalOf, nameOf, plateOf, promptOf, proposalsOf, statusOf } from './board/prompts';
import { ticketSpots } from './board/rail';
import { storyOf } from './board/replyMiddle';
import { arrangement, arrangementFor, ownTanks, pairOf, tankAt } from './board/sight';
import { stretchOf } from './board/stripPlan';
import { openTurning, pages } from './board/turning';
import { wordsOf } from './board/words';

const nothing: readonly Item[] = [];

const isCardRef = (ref: Ref) => isRefOf('card', ref) || isRefOf('face', ref);

/** Whether a button is a line of the price list. */
function shows(table: DuelTable, view: View, ref: Ref, selection: Selection, look: Style): boolean {
  const lines = orderLines(view, selection.next, selection.picked, look);
  const place = lines.findIndex((line) => line.ref === ref);
  return place >= 0 && place < orderBoxes(table, lines.length).length;
}

/** The table as it is laid and shown, from draw to draw and from event to event. */
function openTable(look: () => Style) {
  let room = { width: 1920, height: 1020, bare: false };
  let table: DuelTable = duelTable(room.width, room.height, { scene: 'duel', lanes: 2, robots: false });
  let shown: View | null = null;
  const choices = new Map<Seat | null, Selection>();
  let recent: readonly Event[] = [];
  /** The arrangement in the middle of what is being shown. */
  let staged: string | null = null;
  let laid = '';
  const turning = openTurning();
  const chances = openChances();
  const told = (view: View, events = recent): Told => ({
    events,
    pair: pairOf(view, storyOf(view, events)),
    chances,
    hidden: turning.hidden(),
  });
  /** Whoever is asked for a card after an order finds his hand open. */
  const pageOf = (view: View) => {
    const { picked, next } = choices.get(view.seat) ?? emptySelection;
    const asks = picked.length > 0 && arrangementFor(view, view.seat).scene === 'duel' && next.some(isCardRef);
    return turning.page(view, asks);
  };
  const tableFor = (view: View): DuelTable => {
    const wanted = { ...arrangementFor(view, view.seat), page: pageOf(view) };
    const laidOut = duelTable(room.width, room.height, wanted, room.bare);
    if (!laidOut.tall || laidOut.scene === 'bid') return laidOut;
    const { actor, target } = told(view).pair;
    const ticket = turning.ticket(view);
    const stretch = stretchOf(view, [tankAt(view, actor), tankAt(view, target)]);
    return { ...laidOut, stretch, ...(ticket === undefined ? {} : { ticket }) };
  };
  /** A picture of the game may be drawn from other eyes in between: where things lie is asked of the view alone. */
  const standing = (view: View): Standing => ({
    table: tableFor(view),
    pair: told(view).pair,
    look: look(),
    chances,
  });
  const lay = (view: View) => {
    table = tableFor(view);
  };
  /** While something is shown the picture goes on from event to event, and the table is laid anew where it must be. */
  const redraw = (stage: Surface, events: readonly Event[]) => {
    if (shown === null) return;
    lay(shown);
    stage.begin();
    drawScene(table, shown, emptySelection, told(shown, events), stage, look());
    stage.end();
  };
  /** What is about to be shown is not told yet. */
  const prepare = (stage: Surface) => {
    if (shown === null) return;
    const now = arrangement(shown, shown.seat);
    if (now === (staged ?? laid)) return;
    staged = now;
    stage.arranged?.();
    redraw(stage, recent.slice(0, -1));
  };
  return {
    room: () => room,
    table: () => table,
    shown: () => shown,
    choice: ({ seat }: View) => choices.get(seat) ?? emptySelection,
    recent: () => recent,
    chances,
    standing,
    tableFor,
    page: pageOf,
    look: (id: string) => turning.look(id, shown),
    prepare,
    refresh: (stage: Surface) => redraw(stage, recent),
    arrangement: (view: View, viewer: Seat | null) => staged ?? arrangement(view, viewer),
    resize(width: number, height: number, bare: boolean) {
      room = { width, height, bare };
      if (shown !== null) lay(shown);
    },
    recall(events: readonly Event[]) {
      recent = events;
    },
    tell(event: Event) {
      recent = [...recent, event];
      if (shown !== null) shown = advance(shown, event);
    },
    draw(view: View, stage: Surface, selection: Selection) {
      shown = view;
      staged = null;
      laid = arrangement(view, view.seat);
      choices.set(view.seat, selection);
      lay(view);
      drawScene(table, view, selection, told(view), stage, look());
    },
  };
}

const pageIcons = { duel: 'crosshair', tank: 'armour-side', hand: 'hand' } as const;

/** A Flank card that can only be used in one of its two ways. */
function onlyWay(view: View): readonly Ref[] {
  const tank = tankAt(view, view.current);
  if (tank === null) return [];
  const state = seenState(view);
  const [flanks, frees] = [canFlank(state, tank), canUnflank(state, tank)];
  return flanks === frees ? [] : [flanks ? 'button:flank' : 'button:unflank'];
}

/** What is as good as picked: the tank a bid or an answer is asked for. */
function startsWith(view: View, seat: Seat): readonly Ref[] {
  const own = ownTanks(view, seat);
  const open = view.phase === 'bid' ? own.filter(({ inPlay, hasBid }) => inPlay && !hasBid).map(({ id }) => id) : [];
  const asked =
    view.phase === 'offer'
      ? view.offers.flatMap(({ spotter }) => (own.some(({ id }) => id === spotter) ? [spotter] : []))
      : [];
  const [first] = [...open, ...asked];
  if (first !== undefined) return [`unit:${first}`];
  return view.phase === 'flank' ? onlyWay(view) : [];
}

/** How Tank Duel looks: a battlefield, boards with their crews, and a hand of cards. */
export function tankDuelSkin(look: () => Style): Skin<View, Event> {
  const laid = openTable(look);
  const { standing, tableFor } = laid;
  const listed = (view: View, ref: Ref, selection: Selection) => shows(tableFor(view), view, ref, selection, look());
  return {
    pictures,
    manners: cardManners,
    ambience: () => 'motor',
    resize: (width, height, bare = false) => laid.resize(width, height, bare),
    places: (width, height, _, id) => placesOf(duelTable(width, height, arrangementOf(id))),
    arrangement: laid.arrangement,
    recall: laid.recall,
    bounds: () => ({ x: 0, y: 0, width: laid.room().width, height: laid.room().height }),
    backdrop: () => nothing,
    draw: (view, stage, selection = emptySelection) => laid.draw(view, stage, selection),
    drawPicking: (view, _, selection, hovered, stage) => drawPicking(standing(view), view, selection, hovered, stage),
    drawLast: () => undefined,
    drawPointed: (view, refs, stage) => drawPointed(standing(view), view, laid.choice(view), refs, stage),
    drawWhyNot: (view, whyNot, stage) => drawWhyNot(standing(view), view, laid.choice(view), whyNot, stage),
    refsAt: (view, point, selection) => refsAt(standing(view), view, point, selection),
    place: (view, ref) => placeOf(standing(view), view, laid.choice(view), ref),
    name: (view, ref) => nameOf(view, ref, look()),
    prompt: (view, seat, selection) => promptOf(view, seat, selection, look()),
    main: () => [],
    proposals: (view, selection, hovered) =>
      proposalsOf(view, selection, hovered, look(), {
        shows: (ref) => listed(view, ref, selection),
        placed: (ref) => placeOf(standing(view), view, selection, ref) !== null,
      }),
    shows: listed,
    pages: (view) => {
      const on = laid.page(view);
      const names = wordsOf(look()).table.pages;
      return pages.map((page) => ({ id: `page:${page}`, words: names[page], icon: pageIcons[page], on: page === on }));
    },
    look: laid.look,
    spots: ({ view }) => ticketSpots(tableFor(view), storyOf(view, laid.recent()), look()),
    describe: (view, command) => describe(view, command, look()),
    declares: (_, command) => command.type === 'declare' || command.type === 'attempt',
    startsWith,
    plate: (view, seat) => plateOf(view, seat, look()),
    status: (view) => statusOf(view, look()),
    goal: (view, seat) => goalOf(view, seat, look()),
    news: (events) => newsOf(events as readonly Event[], laid.shown(), look()),
    ending: (event) => (event.type === 'gameEnded' ? endingOf(event, look()) : null),
    notation: () => null,
    overlays: overlaysOf({ table: laid.table, look, chances: laid.chances }),
    overlayName: (id) => {
      const { overlays } = wordsOf(look()).table;
      return id === 'spotted' || id === 'threat' || id === 'cover' ? overlays[id] : id;
    },
    decisive: (event, view, earlier) => decisive(event, view, look(), earlier),
    animations: animationsOf({ ...laid, look, told: laid.recent }),
  };
}
