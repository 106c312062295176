import type { Seat } from '../../rules/core/game';
import type { View } from '../../rules/tankAce/types';
import type { Places, Style } from '../board/gameScene';
import type { Box } from '../paint/items';
import { choiceBoxes, choiceItems } from './battle/choiceArt';
import { mindOf } from './battle/mind';
import { lookedAt, noWishes, type Wishes } from './battle/orders';
import { proposalsFor } from './battle/prompts';
import { paperItems, putSheet } from './battle/sheet';
import { optionChips, optionsFrom, ticketItems } from './battle/ticketArt';
import type { Screen } from './screen';

const HEIGHT = 560;

/** What is decided between battles, as a plain list with its choices. */
export function plainScreen(look: () => Style): Screen {
  let room = { width: 1920, height: 1020 };
  let wishes: Wishes = noWishes;
  const form = () => (room.width < 700 ? ('phone' as const) : ('wide' as const));
  const unitOf = () => (form() === 'phone' ? room.width / 390 : Math.min(1, room.width / 900, room.height / 760));
  const paper = (): Box => {
    const unit = unitOf();
    const width = (form() === 'phone' ? 390 : 822) * unit;
    return { x: (room.width - width) / 2, y: 96 * unit, width, height: HEIGHT * unit };
  };
  const placesIn = (): Places => {
    const unit = unitOf();
    const { x, y, width, height } = paper();
    return {
      plates: [],
      prompt: { x, y: y - 84 * unit, width, height: 76 * unit },
      buttons: { x, y: y + height + 10 * unit, width, height: 54 },
      overlays: null,
      panel: { x, y, width, height },
    };
  };
  const mind = (view: View, seat: Seat, picked: Parameters<typeof mindOf>[3]) =>
    mindOf(view, seat, wishes, picked, look());
  return {
    resize(width, height) {
      room = { width, height };
    },
    places(width, height) {
      room = { width, height };
      return placesIn();
    },
    draw(view, seat, { picked }, stage) {
      const { segments, chosen, names, ticket } = mind(view, seat, picked);
      const box = paper();
      const items = [
        ...paperItems(box.width / unitOf(), HEIGHT),
        ...choiceItems(segments, chosen, names, form(), HEIGHT, look()),
        ...(ticket === null ? [] : ticketItems(ticket, form(), look())),
      ];
      putSheet(stage, 'plate', 'plain', box, unitOf(), items);
    },
    spots({ view, selection }, seat) {
      const { segments, chosen, names, ticket } = mind(view, seat, selection.picked);
      const zone = paper();
      const unit = unitOf();
      const at = ({ x, y, width, height }: Box): Box => ({
        x: zone.x + x * unit,
        y: zone.y + y * unit,
        width: width * unit,
        height: height * unit,
      });
      const boxes = choiceBoxes(form(), segments.length, HEIGHT);
      const options = ticket === null ? [] : optionChips(ticket, form(), optionsFrom(ticket, form())).chips;
      return [
        ...segments.map((segment, index) => ({
          id: `order-${segment.type}`,
          words: names[index] ?? segment.type,
          on: segment === chosen,
          box: at(boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 }),
          does: { do: 'look' as const, id: `order:${segment.type}` },
        })),
        ...options.map(({ option, value, box }) => ({
          id: `set-${option.field}-${value.value}`,
          words: `${option.title}: ${value.words}`,
          on: value.on,
          box: at(box),
          does: { do: 'look' as const, id: `set:${option.field}=${value.value}` },
        })),
      ];
    },
    look(id, view, seat) {
      wishes = lookedAt(wishes, id, view, seat);
    },
    proposals: (view, seat, { picked }) => proposalsFor(view, seat, mind(view, seat, picked), look()),
    prompt: () => null,
    refsAt: () => [],
    place: () => null,
  };
}
