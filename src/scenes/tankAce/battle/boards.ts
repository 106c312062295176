import type { Seat } from '../../../rules/core/game';
import { rackSize } from '../../../rules/tankAce/ammunition';
import { careerOf, fightOf, groupOf } from '../../../rules/tankAce/base';
import { posts } from '../../../rules/tankAce/data/crewCharts';
import { threatTo } from '../../../rules/tankAce/outlook';
import type { View } from '../../../rules/tankAce/types';
import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, plate } from '../../paint/marks';
import { careerWords } from '../career/words';
import { cornersOf } from './corners';
import type { BattlePlaces } from './places';
import { putSheet } from './sheet';
import { wordsOf } from './words';

/** The board of two that is looked at: the one asked for, or the partner's once one's own is cleared. */
export function fieldFor(view: View, seat: Seat, asked: Seat | null): Seat {
  const group = groupOf(view).filter((each) => view.fights[each] != null);
  if (asked !== null && group.includes(asked)) return asked;
  const own = view.fights[seat];
  const partner = group.find((each) => each !== seat);
  return own?.outcome === 'cleared' && partner !== undefined && fightOf(view, partner).outcome === null
    ? partner
    : seat;
}

/** Whether somebody who still fights on his own board looks at the other one: his own orders wait meanwhile. */
export function looksOver(view: View, seat: Seat, field: Seat): boolean {
  return field !== seat && view.fights[seat]?.outcome === null;
}

/** Where the tabs lie. */
export function tabBoxes(places: BattlePlaces, view: View): readonly Box[] {
  return tabsOf(places, view).map(({ box }) => box);
}

/** What stands in place of the orders while the other board is looked at. */
export function visitItems(view: View, field: Seat, width: number, look: Style): readonly Item[] {
  const { table, say } = wordsOf(look);
  const { unit, crew } = careerOf(view, field);
  const name = careerWords(look).surname(unit, crew.commander.no, field);
  return [
    label(say(table.boards.visit, { name }), 24, 40, 24, INK, 'stencil', { align: 'left', most: width - 48 }),
    label(table.boards.visitMore, 24, 76, 16, INK, 'condensed', { align: 'left', most: width - 48 }),
  ];
}

/** A tab for each board of the group, over the field; none where somebody fights alone. */
function tabsOf(places: BattlePlaces, view: View): readonly { readonly seat: Seat; readonly box: Box }[] {
  const group = groupOf(view).filter((seat) => view.fights[seat] != null);
  if (group.length < 2) return [];
  const { board, unit, form } = places;
  const { mission } = cornersOf(places);
  const [width, height, gap] = form === 'wide' ? [206, 56, 8] : form === 'compact' ? [200, 46, 6] : [184, 40, 4];
  // Beside the mission's card where there is room, else under it.
  const beside = form === 'wide';
  const x = beside ? mission.x + mission.width + 10 * unit : board.x + 8 * unit;
  const y = beside ? mission.y : mission.y + mission.height + 6 * unit;
  return group.map((seat, index) => ({
    seat,
    box: { x: x + index * (width + gap) * unit, y, width: width * unit, height: height * unit },
  }));
}

/** Who commands it, and how his tank stands. */
function tabWords(view: View, seat: Seat, look: Style): readonly [string, string] {
  const { table, say, word, percent } = wordsOf(look);
  const { crew, unit, tank: model } = careerOf(view, seat);
  const { tank, units, outcome } = fightOf(view, seat);
  const name = careerWords(look).surname(unit, crew.commander.no, seat);
  const hurt = posts.filter((post) => crew[post].hurt !== null).length;
  const facts = [
    word(model),
    ...(outcome === null ? [say(table.boards.enemies, { count: units.length })] : [table.boards[outcome]]),
    ...(outcome === null ? [say(table.boards.danger, { chance: percent(threatTo(view, seat).destroyed) })] : []),
    ...(hurt > 0 ? [say(table.boards.hurt, { count: hurt })] : []),
    say(table.boards.rack, { round: tank.loaded, count: rackSize(tank) }),
  ];
  return [name, facts.join(' · ')];
}

export function drawBoards(
  places: BattlePlaces,
  view: View,
  seat: Seat,
  field: Seat,
  stage: Surface,
  look: Style,
): void {
  for (const tab of tabsOf(places, view)) {
    const [width, height] = [tab.box.width / places.unit, tab.box.height / places.unit];
    const on = tab.seat === field;
    const [name, facts] = tabWords(view, tab.seat, look);
    const { table, say } = wordsOf(look);
    const title = say(tab.seat === seat ? table.boards.own : table.boards.other, { name });
    const rim = { stroke: on ? look.palette.tracer : CREAM, width: on ? 2.5 : 1, fillAlpha: 0.93, round: 7 };
    const items: readonly Item[] = [
      plate({ x: 1, y: 1, width: width - 2, height: height - 2 }, NIGHT, rim),
      label(title, 10, height * 0.3, height * 0.3, on ? look.palette.tracer : PAPER, 'condensed', {
        bold: true,
        align: 'left',
        most: width - 20,
      }),
      label(facts, 10, height * 0.7, height * 0.25, PAPER, 'condensed', { align: 'left', most: width - 20 }),
    ];
    putSheet(stage, 'tag', `board:${tab.seat}`, tab.box, places.unit, items);
  }
}

export function boardSpots(places: BattlePlaces, view: View, field: Seat, look: Style): readonly Spot[] {
  return tabsOf(places, view).map(({ seat, box }) => ({
    id: `board-${seat}`,
    words: tabWords(view, seat, look).join(', '),
    box,
    on: seat === field,
    does: { do: 'look', id: `board:${seat}` },
  }));
}
