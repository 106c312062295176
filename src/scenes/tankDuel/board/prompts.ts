import type { Command, Ref, Seat } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import { scenarios } from '../../../rules/tankDuel/data/scenarios';
import { isTankId, vehicleOf } from '../../../rules/tankDuel/tanks';
import type { Command as OurCommand, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Selection } from '../../../session/selection';
import type { Plate, Proposal, Style } from '../../board/gameScene';
import { describeTankDuel } from '../describe';
import { nameIn } from './news';
import { orderLines } from './orders';
import { ownTanks, tankAt } from './sight';
import { stepPrompt } from './stepPrompt';
import { wordsOf } from './words';

/** What is asked of the acting player, with the names of what it is about. */
export function promptOf(
  view: View,
  seat: Seat,
  selection: Selection,
  look: Style,
): { act: string; more: string } | null {
  const words = wordsOf(look);
  const { table, say } = words;
  const tank = (id: TankId) => nameIn(view, words, id);
  const plain = look.text.phases[view.phase]?.prompts[0];
  const current = tankAt(view, view.current);
  const name = current === null ? '' : tank(current.id);
  const asked = table.prompts;
  const step = stepPrompt(view, selection, name, look);
  if (step !== null) return step;
  switch (view.phase) {
    case 'bid': {
      const left = ownTanks(view, seat).filter(({ inPlay, hasBid }) => inPlay && !hasBid);
      const meant = left.find(({ id }) => selection.picked.includes(`unit:${id}`)) ?? left[0];
      return meant === undefined ? null : { act: say(asked.bid, { tank: tank(meant.id) }), more: asked.bidMore };
    }
    case 'action':
      if (selection.picked.length > 0)
        return {
          act: say(selection.command === null ? asked.going : asked.declare, { tank: name }),
          more: asked.declareMore,
        };
      if (view.step?.burning === true) return { act: say(asked.burning, { tank: name }), more: asked.burningMore };
      return {
        act: say(view.step?.taken === true ? asked.taken : asked.action, { tank: name }),
        more: view.step?.taken === true ? asked.takenMore : asked.actionMore,
      };
    case 'reply': {
      const reply = view.reply;
      if (reply === null) return null;
      const fields = { tank: tank(reply.tank), enemy: tank(reply.target) };
      const own = tankAt(view, reply.tank)?.seat === seat;
      const act = own ? asked.replyBack : reply.played > 0 ? asked.replyAgain : asked.reply[reply.to];
      return { act: say(act, fields), more: plain?.more ?? '' };
    }
    case 'acquire': {
      const target = view.shot?.target;
      return target === undefined
        ? null
        : { act: say(asked.acquire, { enemy: tank(target) }), more: plain?.more ?? '' };
    }
    case 'offer': {
      const [offer] = view.offers.filter(({ spotter }) => tankAt(view, spotter)?.seat === seat);
      if (offer === undefined) return null;
      return {
        act: say(asked.offer, { tank: tank(offer.spotter), enemy: tank(offer.spotted) }),
        more: plain?.more ?? '',
      };
    }
    case 'move':
      // Where to has been said: of two Move cards one stays with the tank.
      if (selection.next.some((ref) => isRefOf('card', ref)))
        return { act: say(asked.keep, { tank: name }), more: asked.keepMore };
      return { act: `${name}${table.colon}${plain?.act ?? ''}`, more: plain?.more ?? '' };
    case 'target':
    case 'attempt':
    case 'leadership':
    case 'flank':
    case 'fireCheck':
    case 'moraleCheck':
    case 'discard':
      return { act: `${name}${table.colon}${plain?.act ?? ''}`, more: plain?.more ?? '' };
    default:
      return null;
  }
}

/** The buttons: what is pointed at, and words that stand in no list of the table. */
export function proposalsOf(
  view: View,
  selection: Selection,
  hovered: Ref | null,
  look: Style,
  /** Whether the table itself shows a button, and whether a thing lies on it now. */
  on: { shows(ref: Ref): boolean; placed(ref: Ref): boolean },
): readonly Proposal[] {
  const buttons = selection.next.filter((ref) =>
    isRefOf('button', ref) ? !on.shows(ref) : (isRefOf('area', ref) || isRefOf('unit', ref)) && !on.placed(ref),
  );
  const things = selection.next.filter((ref) => !isRefOf('button', ref) && !buttons.includes(ref));
  const [only] = things;
  const meant =
    hovered !== null && view.phase !== 'discard' && selection.next.includes(hovered) && !buttons.includes(hovered)
      ? hovered
      : things.length === 1 && buttons.length === 0
        ? only
        : undefined;
  const offer = (ref: Ref): Proposal => ({ refs: [ref], words: verbFor(view, ref, selection, look), icon: null });
  const wise =
    view.phase === 'reply' && meant === undefined
      ? [...tacticsFirst(things), ...buttons]
      : [...(meant === undefined ? [] : [meant]), ...buttons];
  return wise.slice(0, 4).map(offer);
}

const tacticsFirst = (things: readonly Ref[]) => things.filter((ref) => ref.endsWith('.tactics')).slice(0, 1);

/** What pointing at a thing does, where that is the whole command. */
function deedOf(view: View, ref: Ref): OurCommand | null {
  const seat = view.seat ?? 0;
  const id = refId(ref);
  if (isTankId(id)) {
    if (view.phase === 'target' || view.phase === 'shake') return { type: view.phase, seat, tank: id };
    return view.phase === 'leadership' ? { type: 'lead', seat, tank: id } : null;
  }
  const card = Number.parseInt(id, 10);
  if (isRefOf('face', ref) && view.phase === 'reply') return { type: 'tactics', seat, card };
  if (!isRefOf('card', ref)) return null;
  if (view.phase === 'discard') return { type: 'discard', seat, card };
  if (view.phase === 'excess') return { type: 'discardExcess', seat, card };
  return view.phase === 'ammunition' ? { type: 'loseCard', seat, card } : null;
}

function verbFor(view: View, ref: Ref, selection: Selection, look: Style): string {
  const deed = deedOf(view, ref);
  if (deed !== null) return describeTankDuel(look.text, look.language).command(view, deed);
  return describeTankDuel(look.text, look.language).ref(view, ref, selection.picked) ?? ref;
}

/** A thing in words. */
export function nameOf(view: View, ref: Ref, look: Style): string {
  if (isRefOf('card', ref) || isRefOf('face', ref)) return '';
  const id = refId(ref);
  if (isRefOf('unit', ref) && isTankId(id)) return tankWords(view, id, look);
  const line = orderLines(view, [], [], look).find((each) => each.ref === ref);
  if (line !== undefined) return line.why === '' ? line.says : `${line.says}: ${line.why}`;
  return describeTankDuel(look.text, look.language).ref(view, ref, []) ?? '';
}

function tankWords(view: View, id: string, look: Style): string {
  const tank = view.tanks.find((each) => each.id === id);
  if (tank === undefined) return '';
  const { word, say, table } = wordsOf(look);
  const { armour } = vehicleOf(tank);
  const plates = (aspect: 'front' | 'side') =>
    `${table.chances[aspect]} ${armour[aspect].turret}/${armour[aspect].hull}/${armour[aspect].track}`;
  return [
    `${word(tank.id)}, ${word(tank.vehicle)}`,
    say(table.vp, { vp: tank.vp }),
    plates('front'),
    plates('side'),
  ].join(' · ');
}

/** Commands that reach the skin were read by the rules; only conceding has no words of the game. */
function isOurs(command: Command): command is OurCommand {
  return command.type !== 'resign' && command.type !== 'flag';
}

export function describe(view: View, command: Command, look: Style): string {
  return isOurs(command)
    ? describeTankDuel(look.text, look.language).command(view, command)
    : (look.text.words[command.type] ?? command.type);
}

export function plateOf(view: View, seat: Seat, look: Style): Plate {
  const { vehicle, table, say } = wordsOf(look);
  const tanks = ownTanks(view, seat);
  const [first] = tanks;
  const nation = view.sides[seat] ?? 'de';
  return {
    name: tanks.map((tank) => vehicle(tank.vehicle)).join(', '),
    tone: nation === 'de' ? 'grey' : 'olive',
    emblem:
      first === undefined
        ? []
        : [
            {
              kind: 'picture',
              texture: `counter-id-${nation}-${first.id.slice(2)}`,
              x: 0,
              y: 0,
              width: 44,
              height: 44,
            },
          ],
    facts: say(table.cardCount, { count: view.hands[seat]?.count ?? 0 }),
    lost: [],
  };
}

/** How a side wins: by victory points, and for what it gets them here. */
export function goalOf(view: View, seat: Seat, look: Style): { readonly says: string; readonly rule: string } {
  const { table, say, word } = wordsOf(look);
  const nation = view.sides[seat] ?? 'de';
  const { objectives } = scenarios[view.ground.scenario];
  const own = objectives.filter(({ side }) => side === undefined || side === nation).map(({ id }) => word(id));
  const ways = [...new Set([...table.goalWays, ...own])];
  return { says: say(table.goal, { ways: ways.join(table.cards.comma) }), rule: 'TD-14.0c' };
}

/** Round and deck, under the title. */
export function statusOf(view: View, look: Style): readonly string[] {
  const { table, say } = wordsOf(look);
  return [say(table.round, { turn: view.turn }), say(table.deckOf, { deck: view.deckNumber, decks: view.decks })];
}

/** What the game was decided by: the points of both sides, robots' included. */
export function endingOf({ de, su }: { readonly de: number; readonly su: number }, look: Style): string {
  const { table, say } = wordsOf(look);
  return say(de === su ? table.endingLevel : table.ending, { de, su });
}
