import type { Frozen, GameEvent, Ref } from '../../rules/core/game';
import { legal } from '../../rules/core/play';
import { tankChess } from '../../rules/tankChess';
import { type Followed, follow } from '../../rules/tankChess/follow';
import { driveOfTurn, readTurn } from '../../rules/tankChess/readTurn';
import type { Command, Drive, State } from '../../rules/tankChess/types';
import { type Pick, pick } from '../../session/picker';
import { button } from '../panels/controls';
import { el, freshId } from '../panels/dom';
import { openRoomBoard } from '../room/roomBoard';
import type { Preview, Stage } from '../skins/skin';
import type { Kit } from './kit';
import { squareBeside } from './squares';

/** A board on which turns can be played, with what the table's HUD says about them beside it. */
export interface TurnDesk {
  readonly board: HTMLElement;
  /** Preview, buttons of the stage and the line for turns in writing. */
  readonly aside: HTMLElement;
  /** Shows a position; `open`: turns can be played. */
  set(state: Frozen<State>, open: boolean, marks?: (stage: Stage) => void): void;
  /** Other marks on the same position: what has been picked stays. */
  mark(marks: (stage: Stage) => void): void;
  /** Plays a turn with its motion and shows what it leads to. */
  play(command: Command): Promise<Followed>;
  rewrite(): void;
  close(): void;
}

const nothing: Pick = { picked: [], next: [], command: null };

/** `chart`: whether all pieces are explained while nothing is pointed at. */
export function openTurnDesk(kit: Kit, given: (drive: Drive) => void, chart = false): TurnDesk {
  const { skin, shell } = kit;
  let state: Frozen<State> | null = null;
  let open = false;
  let marks: (stage: Stage) => void = () => undefined;
  let picked: readonly Ref[] = [];
  let hovered: Ref | null = null;
  let ending = new AbortController();

  const listed = new WeakMap<Frozen<State>, readonly Command[]>();
  const turnsOf = (now: Frozen<State>): readonly Command[] => {
    const known = listed.get(now) ?? legal(tankChess, now, now.mover).filter((command) => command.type === 'drive');
    listed.set(now, known);
    return known;
  };
  const picking = (): Pick =>
    state === null || !open ? nothing : (pick(tankChess, turnsOf(state), picked) ?? nothing);

  const board = openRoomBoard(kit, {
    refsAt: (point) => (state === null ? [] : skin.refsAt(state, point, picking())),
    point: (refs) => point(refs),
    hover(refs) {
      const { next } = picking();
      const over = refs.find((ref) => next.includes(ref)) ?? refs[0] ?? null;
      if (over === hovered) return;
      hovered = over;
      draw();
      describe();
    },
    back: () => back(),
    beside: (from, right, up) => (state === null ? null : squareBeside(state.size, from, right, up)),
    name: (ref) => (state === null ? '' : skin.name(state, ref)),
  });
  const preview = el('div', { class: 'chess-preview' });
  const acts = el('div', { class: 'chess-acts' });
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const form = el('form', { class: 'chess-write' });
  const aside = el('div', { class: 'chess-desk' }, preview, acts, form, trouble);

  const draw = () => {
    if (state === null) return;
    const now = state;
    const chosen = picking();
    board.draw(now, (stage) => {
      if (picked.length === 0) skin.drawLast(now, [], stage);
      marks(stage);
      if (open) skin.drawPicking(now, now.mover, chosen, hovered, stage);
      skin.drawPointed(now, hovered === null ? [] : [hovered], stage);
    });
  };
  const describe = () => {
    if (state === null) return;
    const idle =
      picked.length === 0 && (hovered === null || !state.pieces.some((piece) => hovered === `square:${piece.at}`));
    const told = idle && !chart ? null : skin.preview(state, state.mover, picking(), hovered);
    preview.replaceChildren(...(told === null ? [] : previewWords(told)));
    const proposals = open ? skin.proposals(state, picking(), hovered) : [];
    acts.replaceChildren(
      ...proposals.map(({ refs, words }, index) =>
        button({
          words,
          small: true,
          kind: index === 0 ? 'primary' : 'plain',
          run: () => {
            for (const ref of refs) point([ref]);
          },
        }),
      ),
      ...(picked.length > 0 ? [button({ words: kit.words().stepBack, small: true, run: back })] : []),
    );
  };
  const refresh = () => {
    draw();
    describe();
  };
  const point = (refs: readonly Ref[]) => {
    if (state === null || !open) return;
    for (let keep = picked.length; keep >= 0; keep--) {
      for (const ref of refs) {
        const tried = pick(tankChess, turnsOf(state), [...picked.slice(0, keep), ref]);
        if (tried === null) continue;
        picked = tried.picked;
        trouble.textContent = '';
        shell.sound.play('click');
        const complete = tried.next.length === 0 ? turnsOf(state).find((each) => each === tried.command) : undefined;
        if (complete !== undefined) return give(complete);
        return refresh();
      }
    }
    whyNot(refs);
  };
  const whyNot = (refs: readonly Ref[]) => {
    const [ref] = refs;
    if (state === null || ref === undefined) return;
    const wished =
      tankChess.attempt(state, state.mover, [...picked, ref]) ?? tankChess.attempt(state, state.mover, [ref]);
    const refusal = wished === null ? null : tankChess.refuse(state, wished);
    if (refusal !== null) sayRefused(refusal.rule);
  };
  const sayRefused = (rule: string) => {
    trouble.textContent = kit.say(kit.words().refusedTurn, { rule: kit.game().text.rules[rule] ?? rule });
    shell.sound.play('error');
  };
  const give = (command: Command) => {
    picked = [];
    hovered = null;
    if (command.type === 'drive') given(command);
  };
  const back = () => {
    picked = picked.slice(0, -1);
    refresh();
  };

  /** Turns can be typed as well: for keyboards, readers and quick hands. */
  const writeForm = () => {
    const words = kit.words();
    const id = freshId('turn');
    const field = el('input', {
      id,
      type: 'text',
      class: 'text-field',
      placeholder: words.enterTurnExample,
      autocomplete: 'off',
      spellcheck: 'false',
    });
    const go = button({ words: words.play, small: true, run: () => form.requestSubmit() });
    form.replaceChildren(el('label', { for: id }, words.enterTurn), field, go);
    form.onsubmit = (event) => {
      event.preventDefault();
      if (state === null || !open) return;
      const written = readTurn(field.value.trim());
      const drive = written === null ? null : driveOfTurn(state, written);
      if (drive === null) trouble.textContent = kit.words().enterTurnExample;
      else if ('fault' in drive) {
        if (drive.fault === 'refused') sayRefused(drive.rule);
        else sayRefused('TC-TURN2');
      } else {
        field.value = '';
        trouble.textContent = '';
        give(drive);
      }
    };
  };
  writeForm();

  return {
    board: board.element,
    aside,
    set(next, playable, more = () => undefined) {
      ending.abort();
      ending = new AbortController();
      state = next;
      open = playable && next.ending === null;
      marks = more;
      picked = [];
      form.hidden = !open;
      refresh();
    },
    mark(more) {
      marks = more;
      if (!board.playing) draw();
    },
    async play(command) {
      if (state === null) throw new Error('no position on the board');
      ending.abort();
      ending = new AbortController();
      open = false;
      acts.replaceChildren();
      const { signal } = ending;
      const followed = follow(state, command);
      const events: readonly GameEvent[] = followed.events;
      await board.play(events, followed.state, signal);
      return followed;
    },
    rewrite() {
      writeForm();
      refresh();
    },
    close() {
      ending.abort();
      board.close();
    },
  };
}

/** The panel beside the table's board, in a page. */
function previewWords({ kicker, title, meter, heading, rows, warning }: Preview): HTMLElement[] {
  const strong = (text: string) =>
    text.split('**').map((part, index) => (index % 2 === 1 ? el('b', {}, part) : document.createTextNode(part)));
  return [
    el('p', { class: 'chess-kicker' }, kicker),
    el('h3', { class: 'display' }, title),
    ...(meter === null ? [] : [el('p', { class: 'chess-meter' }, el('b', {}, String(meter.used)), ` ${meter.says}`)]),
    ...(heading === null ? [] : [el('p', { class: 'chess-heading' }, heading)]),
    el(
      'ul',
      { class: 'chess-rows' },
      ...rows.map((row) =>
        el(
          'li',
          { class: row.tone },
          el('b', {}, row.title),
          el('span', {}, ...strong(row.says)),
          el('em', {}, row.verdict),
        ),
      ),
    ),
    ...(warning === null ? [] : [el('p', { class: 'chess-warning' }, ...strong(warning.says))]),
  ];
}
