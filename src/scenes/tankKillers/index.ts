import { describeTankKillers } from '../../i18n/tankKillers/describe';
import type { Ref } from '../../rules/core/game';
import type { Command, Event, View } from '../../rules/tankKillers/types';
import type { Skin, Style } from '../board/gameScene';
import { cardManners } from '../board/manners';
import type { Item } from '../paint/items';
import { animationsOf } from './board/animations';
import { decisive } from './board/captions';
import { type CardTable, cardTable, placesOf } from './board/cardTable';
import { counterOf } from './board/counter';
import { drawSum } from './board/drawSum';
import { drawField } from './board/field';
import { drawHands } from './board/hand';
import { newsOf } from './board/news';
import { drawChoices, drawEvidence, drawOutlines } from './board/outlines';
import { pictures } from './board/pictures';
import { placeOf, refsAt } from './board/pointing';
import { goalOf, nameOf, promptOf, proposalsOf, statusOf } from './board/prompts';
import { drawSide, drawStock, plateOf } from './board/sides';
import { wordsOf } from './board/words';

const nothing: readonly Item[] = [];

/** How Tank Killers looks: two hands of cards and a battlefield between them. */
export function tankKillersSkin(look: () => Style): Skin<View, Event> {
  let room = { width: 1920, height: 1020 };
  let table: CardTable = cardTable(room.width, room.height);
  let shown: View | null = null;
  let heldUp: Ref | null = null;
  return {
    pictures,
    manners: cardManners,
    turnOf: ({ player }) => player,
    ambience: () => 'field',
    resize(width, height, bare) {
      room = { width, height };
      table = cardTable(width, height, bare);
    },
    places: (width, height) => placesOf(cardTable(width, height)),
    bounds: () => ({ x: 0, y: 0, ...room }),
    backdrop: () => nothing,
    draw(view, stage, selection) {
      shown = view;
      heldUp = null;
      drawHands(table, view, selection?.next ?? [], stage, look());
      drawField(table, view, stage, look());
      drawSum(table, view, stage, look(), null);
      for (const seat of view.sides.keys()) drawSide(table, view, seat, stage, look());
      drawStock(table, view, stage, look());
    },
    drawPicking(view, _, selection, hovered, stage) {
      heldUp = drawChoices(table, view, selection, hovered, stage, look());
    },
    drawLast: () => undefined,
    drawPointed: (view, refs, stage) => drawOutlines(table, view, refs, heldUp, stage, look()),
    drawWhyNot: (view, whyNot, stage) => drawEvidence(table, view, whyNot, stage, look()),
    refsAt: (view, point) => refsAt(table, view, point),
    place: (view, ref) => placeOf(table, view, ref),
    name: (view, ref) => nameOf(view, ref, look()),
    prompt: (view, seat, selection) => promptOf(view, seat, selection, look()),
    main: () => [],
    proposals: (view, selection, hovered) => proposalsOf(view, selection, hovered, look()),
    describe: (view, command) => describe(view, command, look()),
    plate: (view, seat) => plateOf(view, seat, look()),
    status: (view) => statusOf(view, look()),
    goal: (view, seat) => goalOf(view, seat, look()),
    news: (events) => newsOf(events, look()),
    notation: () => null,
    overlays: [counterOf(() => table, look)],
    overlayName: () => wordsOf(look()).table.counter,
    decisive: (event, view, earlier) => decisive(event, view, look(), earlier),
    animations: animationsOf({ table: () => table, look, shown: () => shown }),
  };
}

function describe(view: View, command: { readonly type: string; readonly seat: number }, look: Style): string {
  return isOurs(command)
    ? describeTankKillers(look.text, look.language).command(view, command)
    : (look.text.words[command.type] ?? command.type);
}

/** Commands that reach the skin were read by the rules; only conceding has neither card nor word of theirs. */
function isOurs(command: { readonly type: string }): command is Command {
  return command.type !== 'resign' && command.type !== 'flag';
}
