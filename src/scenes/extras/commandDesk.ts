import type { Command, Frozen, Game, GameEvent, GameState, Ref, Seat } from '../../rules/core/game';
import { type Pick, pick } from '../../session/selection';
import { blockOf } from '../blocks/block';
import { domBlocks } from '../blocks/domBlocks';
import type { Stage } from '../board/gameScene';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import { openRoomBoard } from './extraBoard';
import type { RoomKit } from './extraContext';

/** How a game is played on a board in a page. */
export interface DeskRules<S extends GameState, C extends Command> {
  readonly game: Game<S, C>;
  seat(state: Frozen<S>): Seat;
  /** What may be played now; asked once per position. */
  legal(state: Frozen<S>): readonly C[];
  view(state: Frozen<S>): unknown;
  beside(state: Frozen<S>, from: Ref | null, right: number, up: number): Ref | null;
  /** Whether there is nothing to explain: nothing is picked, and nobody stands where the pointer is. */
  isQuiet(state: Frozen<S>, picked: readonly Ref[], hovered: Ref | null): boolean;
}

/** A board on which commands can be given, with what the table's HUD says about them beside it. */
export interface CommandDesk<S extends GameState> {
  readonly board: HTMLElement;
  /** Preview, buttons of the stage, and what the owner puts under them. */
  readonly aside: HTMLElement;
  /** Shows a position; `open`: commands can be given. */
  set(state: Frozen<S>, open: boolean, marks?: (stage: Stage) => void): void;
  /** Other marks on the same position: what has been picked stays. */
  mark(marks: (stage: Stage) => void): void;
  /** Shows events that lead to a view. */
  play(events: readonly GameEvent[], view: unknown): Promise<void>;
  refuse(rule: string): void;
  complain(words: string): void;
  rewrite(): void;
  close(): void;
}

const nothing: Pick = { picked: [], next: [], command: null };

export function openCommandDesk<S extends GameState, C extends Command>(
  kit: RoomKit,
  rules: DeskRules<S, C>,
  given: (command: C) => void,
  under: readonly HTMLElement[] = [],
): CommandDesk<S> {
  const { skin, shell } = kit;
  const { game } = rules;
  let state: Frozen<S> | null = null;
  let open = false;
  let marks: (stage: Stage) => void = () => undefined;
  let picked: readonly Ref[] = [];
  let hovered: Ref | null = null;
  let ending = new AbortController();
  let seen: { readonly of: Frozen<S>; readonly legal: readonly C[]; readonly view: unknown } | null = null;

  const look = (now: Frozen<S>) => {
    if (seen?.of !== now) seen = { of: now, legal: rules.legal(now), view: rules.view(now) };
    return seen;
  };
  const picking = (): Pick => {
    if (state === null || !open) return nothing;
    const { legal, view } = look(state);
    const from = picked.length === 0 ? (skin.given?.(view, rules.seat(state)) ?? []) : picked;
    return pick(game, legal, from) ?? nothing;
  };
  const board = openRoomBoard(kit, {
    refsAt: (at) => (state === null ? [] : skin.refsAt(look(state).view, at, picking())),
    point: (refs) => point(refs),
    hover(refs) {
      const { next } = picking();
      const over = refs.find((ref) => next.includes(ref)) ?? refs[0] ?? null;
      if (over === hovered) return;
      hovered = over;
      refresh();
    },
    back: () => back(),
    beside: (from, right, up) => (state === null ? null : rules.beside(state, from, right, up)),
    name: (ref) => (state === null ? '' : skin.name(look(state).view, ref)),
  });
  const preview = el('div', { class: 'chess-preview' });
  const acts = el('div', { class: 'chess-acts' });
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const aside = el('div', { class: 'chess-desk' }, preview, acts, ...under, trouble);

  const draw = () => {
    if (state === null) return;
    const { view } = look(state);
    const seat = rules.seat(state);
    const chosen = picking();
    const more = (stage: Stage) => {
      if (picked.length === 0) skin.drawLast(view, [], stage);
      marks(stage);
      if (open) skin.drawPicking(view, seat, chosen, hovered, stage);
      skin.drawPointed(view, hovered === null ? [] : [hovered], stage);
    };
    board.draw(view, more, open ? chosen : undefined);
  };
  const describe = () => {
    if (state === null) return;
    const { view } = look(state);
    const seat = rules.seat(state);
    const chosen = picking();
    const blocks = skin.main(view, seat, chosen, hovered);
    // What is being put together is told in any case.
    const begun = open && blockOf(blocks, 'heading')?.picture !== undefined;
    const told = begun || !rules.isQuiet(state, chosen.picked, hovered) ? blocks : [];
    preview.replaceChildren(...domBlocks(told, ({ refs }) => press(refs)));
    const proposals = open ? skin.proposals(view, chosen, hovered).filter(({ refs }) => refs.length > 0) : [];
    acts.replaceChildren(
      ...proposals.map(({ refs, words, style }, index) =>
        button({ words, small: true, kind: style ?? (index === 0 ? 'primary' : 'plain'), run: () => press(refs) }),
      ),
      ...(picked.length > 0 ? [button({ words: kit.words().stepBack, small: true, run: back })] : []),
    );
  };
  const refresh = () => {
    draw();
    describe();
  };
  const press = (refs: readonly Ref[]) => {
    for (const ref of refs) narrow([ref]);
  };
  const point = (refs: readonly Ref[]) => {
    const [first] = refs;
    if (state === null || !open || first === undefined) return;
    const chosen = picking();
    const wanted = refs.find((ref) => chosen.next.includes(ref)) ?? first;
    const meant = skin.meant?.(look(state).view, rules.seat(state), chosen, wanted) ?? null;
    if (meant === null) narrow(refs);
    else press(meant);
  };
  const narrow = (refs: readonly Ref[]) => {
    if (state === null || !open) return;
    const { legal } = look(state);
    const { picked: from } = picking();
    for (let keep = from.length; keep >= 0; keep--) {
      for (const ref of refs) {
        const tried = pick(game, legal, [...from.slice(0, keep), ref]);
        if (tried === null) continue;
        picked = tried.picked;
        trouble.textContent = '';
        shell.sound.play('click');
        const complete = tried.next.length === 0 ? legal.find((each) => each === tried.command) : undefined;
        return complete === undefined ? refresh() : give(complete);
      }
    }
    whyNot(refs, from);
  };
  const whyNot = (refs: readonly Ref[], from: readonly Ref[]) => {
    if (state === null) return;
    const seat = rules.seat(state);
    for (const ref of refs) {
      for (const path of [[...from, ref], [ref]]) {
        const wished = game.commandAt(state, seat, path);
        const refusal = wished === null ? null : game.refuse(state, wished);
        if (refusal !== null) return desk.refuse(refusal.rule);
      }
    }
  };
  const give = (command: C) => {
    picked = [];
    hovered = null;
    given(command);
  };
  const back = () => {
    picked = picked.slice(0, -1);
    refresh();
  };

  const desk: CommandDesk<S> = {
    board: board.element,
    aside,
    set(next, playable, more = () => undefined) {
      ending.abort();
      ending = new AbortController();
      state = next;
      open = playable;
      marks = more;
      picked = [];
      trouble.textContent = '';
      refresh();
    },
    mark(more) {
      marks = more;
      if (!board.playing) draw();
    },
    async play(events, view) {
      ending.abort();
      ending = new AbortController();
      open = false;
      acts.replaceChildren();
      await board.play(events, view, ending.signal);
    },
    refuse(rule) {
      trouble.textContent = kit.say(kit.words().refusedTurn, { rule: kit.game().text.rules[rule] ?? rule });
      shell.sound.play('error');
    },
    complain(words) {
      trouble.textContent = words;
    },
    rewrite: refresh,
    close() {
      ending.abort();
      board.close();
    },
  };
  return desk;
}
