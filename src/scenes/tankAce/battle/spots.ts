import { withColon } from '../../../i18n/formats';
import { describeTankAce } from '../../../i18n/tankAce/describe';
import type { Seat } from '../../../rules/core/game';
import { tankAce } from '../../../rules/tankAce';
import type { View } from '../../../rules/tankAce/types';
import type { Spot, Style } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { rackOf, rackPlace } from './ammoArt';
import { choiceBoxes } from './choiceArt';
import { crewCards, manName } from './crewArt';
import { numbers } from './cutaway';
import type { Mind } from './mind';
import type { Segment } from './orders';
import type { BattlePlaces } from './places';
import { optionChips, optionsFrom } from './ticketArt';
import { segmentBox } from './wheelArt';
import { wordsOf } from './words';

/** From units of a zone's design to the screen. */
function placed(zone: Box, unit: number, { x, y, width, height }: Box): Box {
  return { x: zone.x + x * unit, y: zone.y + y * unit, width: width * unit, height: height * unit };
}

/** A chosen order that is allowed is given when it is pressed again. */
function orderDoes(segment: Segment, chosen: Segment | null): Spot['does'] {
  const { command, refusal, type } = segment;
  return segment === chosen && command !== null && refusal === null
    ? { do: 'point', refs: tankAce.path(command) }
    : { do: 'look', id: `order:${type}` };
}

/** What can be pressed in a battle: units, men, orders, their choices, rounds of the rack. */
export function battleSpots(
  places: BattlePlaces,
  view: View,
  seat: Seat,
  mind: Mind,
  units: readonly { readonly unit: string; readonly box: Box }[],
  look: Style,
): readonly Spot[] {
  const { word } = wordsOf(look);
  const { form, unit, crew, orders, ammo } = places;
  const describe = describeTankAce(look.text, look.language);
  const strikes = view.phase === 'prelude' || view.phase === 'strike';
  const foes = units.map(
    ({ unit: id, box }): Spot => ({
      id: `target-${id}`,
      words: describe.ref(view, `unit:${id}`, []) ?? id,
      box,
      ...(strikes
        ? { does: { do: 'point', refs: [`unit:${id}`] } }
        : { on: id === mind.target, does: { do: 'look', id: `target:${id}` } }),
    }),
  );
  const men = crewCards(form).map(
    ({ post, box }): Spot => ({
      id: `man-${post}`,
      words: manName(view, seat, post, look),
      key: String(numbers[post]),
      on: mind.wheel && post === mind.man,
      box: placed(crew, unit, box),
      does: { do: 'look', id: `man:${post}` },
    }),
  );
  const height = orders.height / unit;
  const lists = choiceBoxes(form, mind.segments.length, height);
  const acts = mind.segments.map(
    (segment, index): Spot => ({
      id: `order-${segment.type}`,
      words: mind.names[index] ?? segment.type,
      on: segment === mind.chosen,
      tip: segment.refusal === null ? '' : (look.text.rules[segment.refusal.rule] ?? ''),
      box: placed(
        orders,
        unit,
        mind.wheel
          ? segmentBox(form, index, mind.segments.length)
          : (lists[index] ?? { x: 0, y: 0, width: 0, height: 0 }),
      ),
      does: orderDoes(segment, mind.chosen),
    }),
  );
  const { ticket } = mind;
  const shown = ticket !== null && (ticket.refusal === null || form === 'wide');
  const options = shown ? optionChips(ticket, form, optionsFrom(ticket, form)).chips : [];
  const chips = options.map(
    ({ option, value, box }): Spot => ({
      id: `set-${option.field}-${value.value}`,
      words: withColon(option.title, value.words, look.language),
      on: value.on,
      box: placed(orders, unit, box),
      does: { do: 'look', id: `set:${option.field}=${value.value}` },
    }),
  );
  const rack = form === 'phone' ? [] : rackOf(view, seat);
  const field = ticket?.options.find(({ field: each }) => each === 'load' || each === 'round')?.field ?? 'load';
  const rounds = rack.flatMap((round, index): readonly Spot[] => {
    const first = round !== null && rack.indexOf(round) === index;
    const count = rack.filter((each) => each === round).length;
    if (round === null || !first) return [];
    const from = rackPlace(form).box(index, rack.length);
    const box = placed(ammo, unit, { ...from, width: from.width * count });
    return [
      {
        id: `rack-${round}`,
        words: word(round),
        on: mind.load === round,
        box,
        does: { do: 'look', id: `set:${field}=${round}` },
      },
    ];
  });
  return [...foes, ...men, ...rounds, ...acts, ...chips];
}
