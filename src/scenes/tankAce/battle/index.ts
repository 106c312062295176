import type { Ref, Seat } from '../../../rules/core/game';
import { idOfKind } from '../../../rules/core/ref';
import { tankAce } from '../../../rules/tankAce';
import { fightOf, missionOf } from '../../../rules/tankAce/base';
import { type Threat, threatAfter, threatTo } from '../../../rules/tankAce/outlook';
import type { Command, View } from '../../../rules/tankAce/types';
import type { Selection } from '../../../session/selection';
import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { chipBox } from '../charts/chip';
import type { Screen } from '../screen';
import { drawAmmo } from './ammoArt';
import { boardSpots, drawBoards, fieldFor, looksOver, tabBoxes, visitItems } from './boards';
import { choiceItems } from './choiceArt';
import { cornersOf, drawCorners } from './corners';
import { drawCrew } from './crewArt';
import { type Stand, standsOf } from './geometry';
import { armourPlaces, drawGround, drawWeather } from './groundArt';
import { type Mind, mindOf } from './mind';
import { lookedAt, noWishes, type Wishes } from './orders';
import { putBrackets } from './outlines';
import {
  type BattlePage,
  type BattlePlaces,
  battlePlaces,
  boxOnScreen,
  cornerOf,
  hudPlaces,
  onScreen,
  type Window,
  windowOf,
} from './places';
import { promptFor, proposalsFor } from './prompts';
import { paperItems, putSheet } from './sheet';
import { battleSpots } from './spots';
import { drawTags } from './tags';
import { drawTankPage, tankPageSpots } from './tankPage';
import { ticketItems } from './ticketArt';
import { drawTokens } from './tokens';
import { drawOwn, drawUnits, sizeOf } from './unitArt';
import { wheelItems } from './wheelArt';
import { wordsOf } from './words';

/** The battle: what the commander sees to the left, whom he speaks to on the right. */
export function battleScreen(
  look: () => Style,
): Screen & { readonly places: Screen['places']; placesNow(): BattlePlaces; page(): BattlePage } {
  let places = battlePlaces(1920, 1020);
  let page: BattlePage = 'battle';
  const pageNow = (): BattlePage => (places.form === 'phone' ? page : 'battle');
  let wishes: Wishes = noWishes;
  /** The enemies of the battle that was drawn last, by their ids. */
  let met: ReadonlyMap<string, string> = new Map();
  /** In another battle nobody remembers what was asked for in the last one: there the same id is another enemy's. */
  const forget = (view: View) => {
    const now = new Map(view.fights.flatMap((fight) => fight?.units ?? []).map(({ id, kind }) => [id, kind] as const));
    if ([...now].some(([id, kind]) => (met.get(id) ?? kind) !== kind)) wishes = noWishes;
    met = now;
  };
  const mind = (view: View, seat: Seat, { picked }: Pick<Selection, 'picked'>) =>
    mindOf(view, seat, wishes, picked, look());
  /** The board of two that was asked for, and who was to decide then. */
  let asked: { readonly field: Seat; readonly seat: Seat } | null = null;
  const fieldOf = (view: View, seat: Seat) => fieldFor(view, seat, asked?.seat === seat ? asked.field : null);
  const boxes = (view: View, seat: Seat) => {
    const { units, range } = fightOf(view, fieldOf(view, seat));
    return standsOf(units, range).map((stand) => ({
      unit: stand.unit.id,
      box: standBox(windowOf(places, range, view.fights.length), stand),
    }));
  };
  return {
    placesNow: () => places,
    page: pageNow,
    corner: () => cornerOf(places),
    resize(width, height, bare) {
      places = battlePlaces(width, height, bare);
    },
    places: (width, height) => hudPlaces(battlePlaces(width, height), pageNow()),
    draw(view, seat, selection, stage) {
      forget(view);
      const field = fieldOf(view, seat);
      if (pageNow() === 'tank') {
        const owner = looksOver(view, seat, field) ? field : seat;
        drawTankPage(places, view, owner, mind(view, seat, selection).man, stage, look());
      } else drawBattle(places, view, seat, field, mind(view, seat, selection), stage, look());
    },
    spots({ view, selection }, seat): readonly Spot[] {
      if (pageNow() === 'tank') return tankPageSpots(places, view, seat, look());
      const field = fieldOf(view, seat);
      const tabs = boardSpots(places, view, field, look());
      return looksOver(view, seat, field)
        ? tabs
        : [...battleSpots(places, view, seat, mind(view, seat, selection), boxes(view, seat), look()), ...tabs];
    },
    look(id, view, seat) {
      // Whoever is chosen is spoken to: the orders are there again.
      if (id === 'page:tank') page = 'tank';
      else if (id.startsWith('page:') || id.startsWith('man:') || id.startsWith('order:')) page = 'battle';
      if (id.startsWith('board:')) asked = { field: Number(id.slice('board:'.length)), seat };
      wishes = lookedAt(wishes, id, view, seat);
    },
    proposals: (view, seat, selection) =>
      pageNow() === 'tank'
        ? [{ refs: [], look: 'page:battle', words: wordsOf(look()).table.toBattle, icon: null }]
        : looksOver(view, seat, fieldOf(view, seat))
          ? [{ refs: [], look: `board:${seat}`, words: wordsOf(look()).table.boards.back, icon: null }]
          : proposalsFor(view, seat, mind(view, seat, selection), look()),
    prompt: (view, seat) => promptFor(view, seat, look()),
    meant(view, seat, selection) {
      const { chosen } = mind(view, seat, selection);
      const command = chosen?.command ?? null;
      return chosen !== null && command !== null && 'unit' in command
        ? { command, refused: chosen.refusal !== null }
        : null;
    },
    refsAt: (view, seat, { x, y }) =>
      boxes(view, seat)
        .filter(({ box }) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
        .map(({ unit }): Ref => `unit:${unit}`),
    place(view, seat, ref) {
      const id = idOfKind('unit', ref);
      return id === null ? null : (boxes(view, seat).find(({ unit }) => unit === id)?.box ?? null);
    },
  };
}

/** Where a unit is pressed and marked. */
function standBox(window: Window, stand: Stand): Box {
  const spot = onScreen(window, stand);
  const size = sizeOf(stand) * window.scale * 0.8;
  return { x: spot.x - size / 2, y: spot.y - size / 2, width: size, height: size };
}

/** What would be known of the danger once the order in mind is carried out; null where nothing is in mind. */
function afterwards(view: View, command: Command | null): number | null {
  return command === null || view.phase !== 'orders' || tankAce.refuse(view, command) !== null
    ? null
    : threatAfter(view, command);
}

/** On the left the field that is looked at, on the right the tank of whoever gives the orders. */
function drawBattle(
  places: BattlePlaces,
  view: View,
  seat: Seat,
  field: Seat,
  mind: Mind,
  stage: Surface,
  look: Style,
): void {
  const fight = fightOf(view, field);
  const window = windowOf(places, fight.range, view.fights.length);
  const stands = standsOf(fight.units, fight.range);
  const threat: Threat = threatTo(view, field);
  const corners = cornersOf(places);
  const reserved = [
    corners.mission,
    corners.threat,
    ...(corners.legend === null ? [] : [corners.legend]),
    ...(corners.log === null ? [] : [corners.log]),
    ...tabBoxes(places, view),
    ...chipsOf(places),
    ...armourPlaces(fight).map(([, box]) => boxOnScreen(window, box)),
  ];
  const visiting = looksOver(view, seat, field);
  const shown = visiting ? field : seat;
  drawGround(places, window, view, field, stage, look);
  drawOwn(view, field, window, stage);
  drawUnits(view, field, stands, window, stage);
  drawWeather(places, window, missionOf(view), stage);
  drawTags(places, window, view, field, stands, mind.target, threat, reserved, stage, look);
  const aimed = stands.find(({ unit }) => unit.id === mind.target);
  if (aimed !== undefined) putBrackets(stage, 'chosen', standBox(window, aimed), look.palette.act);
  const after = field === seat ? afterwards(view, mind.chosen?.command ?? null) : null;
  drawCorners(places, view, field, threat, after, stage, look);
  drawBoards(places, view, seat, field, stage, look);
  drawTokens(places, view, shown, stage, look);
  drawCrew(places, view, shown, visiting ? 'commander' : mind.man, stage, look);
  drawAmmo(places, view, shown, visiting ? null : mind.load, stage, look);
  const { orders, unit, form } = places;
  const [width, height] = [orders.width / unit, orders.height / unit];
  const paper = form === 'phone' ? [] : paperItems(width, height);
  const choosing = mind.wheel
    ? wheelItems(view, seat, mind.man, mind.segments, mind.chosen, form, look)
    : choiceItems(mind.segments, mind.chosen, mind.names, form, height, look);
  const ticket = mind.ticket === null ? [] : ticketItems(mind.ticket, form, look);
  const sheet = form === 'phone' ? phonePaper(width, height) : paper;
  const says = visiting ? visitItems(view, field, width, look) : [...choosing, ...ticket];
  putSheet(stage, 'plate', 'orders', orders, unit, [...sheet, ...says]);
}

/** The chips in the board's upper corner. */
function chipsOf(places: BattlePlaces): readonly Box[] {
  const corner = cornerOf(places);
  return corner === null ? [] : [chipBox(corner), chipBox(corner, 1)];
}

function phonePaper(width: number, height: number): ReturnType<typeof paperItems> {
  return [
    {
      kind: 'shape',
      points: [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ],
      closed: true,
      fill: 0xe9e0c8,
    },
  ];
}
