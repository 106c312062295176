import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { openDice } from '../rules/core/dice';
import type { Command, Effects, Frozen, GameEvent, GameState } from '../rules/core/game';
import { type Change, write } from '../rules/core/play';
import type { Sequence, Step } from '../rules/core/sequence';
import { isConcession } from '../session/concede';
import type { Chart } from './chart';

/** A phase as a place in the order of play. */
interface Place<S extends GameState> {
  readonly phase: S['phase'];
  readonly takesCommands: boolean;
  readonly isEnd: boolean;
  /** The ways out in the order in which they are tried. */
  readonly arrows: readonly Arrow<S>[];
}

interface Arrow<S extends GameState> {
  readonly holds: (state: Frozen<S>) => boolean;
  readonly to: Place<S>;
}

/** Far more phases than one command opens in any game: a chart that gets there goes round for ever. */
const ENDLESS = 1000;

/** A chart as a table, walked as a pure function. It is read here, once; at every command nothing is left of the machine. */
export function sequenceOf<S extends GameState, C extends Command, E extends GameEvent>(
  chart: Chart<S, C, E>,
): Sequence<S, C, E> {
  const { game } = chart;
  const { first, places } = placesOf(chart);

  function placeOf(phase: string): Place<S> {
    const place = places.get(phase);
    if (place === undefined) throw new Error(`${game.id} has no phase ${phase}`);
    return place;
  }

  function open(place: Place<S>, draft: S, scribe: Effects<E>): void {
    draft.phase = place.phase;
    game.begin(draft, scribe);
  }

  /** Opens phase after phase until one waits for a command or the game is over. */
  function walk(from: Place<S>, draft: S, scribe: Effects<E>): void {
    let at = from;
    for (let opened = 0; opened < ENDLESS; opened++) {
      if (draft.phase !== at.phase) throw new Error(`the rules went from phase ${at.phase} to ${draft.phase}`);
      const to = wayOn(at, draft as Frozen<S>);
      if (to === null) return;
      at = to;
      open(at, draft, scribe);
    }
    throw new Error(`no phase from ${from.phase} on waits for a command`);
  }

  function enter(place: Place<S>, draft: S, scribe: Effects<E>): void {
    open(place, draft, scribe);
    walk(place, draft, scribe);
  }

  function play(draft: S, command: C, scribe: Effects<E>): void {
    const place = placeOf(draft.phase);
    if (!place.takesCommands) throw new Error(`phase ${place.phase} takes no command`);
    if (isConcession(command)) game.leave?.(draft, command.seat, scribe);
    else game.apply(draft, command, scribe);
    walk(place, draft, scribe);
  }

  const stepOf = ({ position, events, rolls }: Change<S, E>): Step<S, E> => ({
    position,
    events,
    rolls,
    over: placeOf(position.state.phase).isEnd,
  });

  return {
    start(deal, dice) {
      const thrown = openDice(dice);
      const state = game.deal(deal, thrown);
      return stepOf(write<S, E>({ state, dice }, (draft, scribe) => enter(first, draft, scribe), thrown));
    },
    next({ position: { state } }, command, dice) {
      return stepOf(write<S, E>({ state, dice }, (draft, scribe) => play(draft, command, scribe)));
    },
    play,
    begin: (draft, scribe) => enter(placeOf(draft.phase), draft, scribe),
  };
}

/** Where the first arrow that holds leads; null: the phase goes on. */
function wayOn<S extends GameState>({ arrows }: Place<S>, state: Frozen<S>): Place<S> | null {
  for (const arrow of arrows) if (arrow.holds(state)) return arrow.to;
  return null;
}

interface Places<S extends GameState> {
  readonly first: Place<S>;
  readonly places: ReadonlyMap<string, Place<S>>;
}

/** A place whose arrows are still being drawn. */
type Blank<S extends GameState> = Place<S> & { readonly arrows: Arrow<S>[] };

function placesOf<S extends GameState, C extends Command, E extends GameEvent>(chart: Chart<S, C, E>): Places<S> {
  const { root } = chart.machine;
  const blanks = new Map<AnyStateNode, Blank<S>>();
  const places = new Map<string, Place<S>>();
  for (const node of phaseNodes(chart.machine)) {
    const phase: S['phase'] = phaseOf(node);
    if (places.has(phase)) throw wrong(node, `${phase} stands in the chart twice`);
    const isEnd = node.type === 'final';
    const blank = { phase, takesCommands: !isEnd && around(node).some(takesCommands), isEnd, arrows: [] };
    blanks.set(node, blank);
    places.set(phase, blank);
  }
  const placeAt = (node: AnyStateNode): Place<S> => {
    const place = blanks.get(opening(node));
    if (place === undefined) throw wrong(node, 'leads nowhere');
    return place;
  };
  for (const [node, { isEnd, arrows }] of blanks) {
    if (isEnd) continue;
    for (const source of around(node)) {
      for (const { guard, target, actions, reenter } of source.always ?? []) {
        const [to] = target ?? [];
        if (to === undefined || actions.length > 0)
          throw wrong(source, 'an arrow leads to a phase and does nothing else');
        if (to === node && source === node && !reenter) throw wrong(source, 'an arrow to itself needs reenter');
        arrows.push({ holds: condition(chart, source, guard), to: placeAt(to) });
      }
    }
  }
  return { first: placeAt(root), places };
}

/** The phases of a chart in its own order, without the end. */
export function phaseNames({ machine }: Chart): readonly string[] {
  return phaseNodes(machine)
    .filter((node) => node.type !== 'final')
    .map(phaseOf);
}

/** The phases of a chart in its own order, the end included. */
function phaseNodes(machine: AnyStateMachine): readonly AnyStateNode[] {
  const within = (node: AnyStateNode): readonly AnyStateNode[] => {
    const children = Object.values<AnyStateNode>(node.states);
    if (!KINDS.has(node.type) || node.invoke.length > 0 || node.after.length > 0 || node.exit.length > 0) {
      throw wrong(node, 'phases follow one another and do nothing as they close');
    }
    if (children.length === 0) return [node];
    if (node.entry.length > 0) throw wrong(node, 'only a phase begins');
    return children.flatMap(within);
  };
  return within(machine.root);
}

const KINDS: ReadonlySet<string> = new Set(['compound', 'atomic', 'final']);

/** A node and what it lies in, from the inside out: the order in which a chart looks for a way on. */
function around(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [node] : [node, ...around(node.parent)];
}

/** Where one stands after entering a part of the chart. */
function opening(node: AnyStateNode): AnyStateNode {
  const inner = node.initial?.target[0];
  return inner === undefined ? node : opening(inner);
}

/** The phase that a node of the chart begins. */
export function phaseOf(node: AnyStateNode): string {
  const [action, more] = node.entry;
  if (more !== undefined || !isWord(action, 'begin')) throw wrong(node, 'a phase begins, and nothing else');
  return action.params;
}

function takesCommands(node: AnyStateNode): boolean {
  for (const [event, ways] of node.transitions) {
    const [way, more] = ways;
    const [action, another] = way?.actions ?? [];
    const plain = way?.target === undefined && way?.guard === undefined && more === undefined && another === undefined;
    if (event !== 'play' || !plain || (action !== 'apply' && !isNamed(action, 'apply'))) {
      throw wrong(node, 'a phase takes commands and applies them, and hears nothing else');
    }
  }
  return node.transitions.size > 0;
}

function condition<S extends GameState, C extends Command, E extends GameEvent>(
  { game, ask }: Chart<S, C, E>,
  source: AnyStateNode,
  guard: unknown,
): (state: Frozen<S>) => boolean {
  if (guard === undefined) return () => true;
  if (guard === 'done' || isNamed(guard, 'done')) return (state) => game.isPhaseOver(state);
  if (guard === 'over' || isNamed(guard, 'over')) return (state) => game.result(state) !== null;
  if (!isWord(guard, 'asks')) throw wrong(source, `asks ${JSON.stringify(guard)}`);
  const question = guard.params;
  return (state) => ask(question, state);
}

function isNamed(word: unknown, type: string): word is { readonly type: string } {
  return typeof word === 'object' && word !== null && 'type' in word && word.type === type;
}

function isWord(word: unknown, type: string): word is { readonly type: string; readonly params: string } {
  return isNamed(word, type) && 'params' in word && typeof word.params === 'string';
}

function wrong(node: AnyStateNode, what: string): Error {
  return new Error(`chart ${node.id}: ${what}`);
}
