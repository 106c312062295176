import { say } from '../../../i18n';
import type { PieceRow } from '../../../i18n/describe';
import type { Ref } from '../../../rules/core/game';
import { el, freshId } from '../../dom/el';
import type { TableScreen } from '../tableController';
import type { DrawerContext, Part } from './desk';
import { commandWords, liveWords, pickedWords, promptWords, refusalWords, refWords } from './mirrorModel';

export interface Mirror extends Part {
  /** Moves the reader to a choice, and with it the light on the board. */
  focus(ref: Ref): void;
  /** The choice the reader stands on. */
  focused(): Ref | null;
  /** Moves the reader to anything on the board, allowed or not. */
  look(ref: Ref, name: string): void;
  looking(): Ref | null;
}

/** The table once more without pictures: heading, prompt, choices as buttons, position on request, live regions. */
export function tableMirror(desk: DrawerContext): Mirror {
  const words = desk.words().mirror;
  const promptId = freshId('prompt');
  const listId = freshId('choices');
  const prompt = el('p', { id: promptId, tabindex: -1 });
  const picked = el('p');
  const choices = el('ul', { 'aria-labelledby': listId });
  const looked = el('button', { type: 'button', hidden: true });
  const acts = el('div');
  const position = el('div');
  const polite = el('div', { 'aria-live': 'polite', role: 'status' });
  const loud = el('div', { 'aria-live': 'assertive', role: 'alert' });
  const element = el(
    'section',
    { class: 'mirror', 'aria-label': say(words.title, { game: desk.session.text().title }, desk.locale()) },
    el('h1', { tabindex: -1 }, desk.session.text().title),
    el('h2', {}, words.now),
    prompt,
    picked,
    el('h3', { id: listId }, words.choices),
    choices,
    looked,
    acts,
    position,
    polite,
    loud,
  );

  let refs: readonly Ref[] = [];
  let stage = '';
  let told = -1;
  let spoken = '';
  let open = false;
  let offered = '';
  const buttons = new Map<Ref, HTMLButtonElement>();
  let under: Ref | null = null;
  looked.addEventListener('click', () => {
    if (under !== null) desk.controller.point(under);
  });
  looked.addEventListener('focus', () => desk.controller.light(under === null ? [] : [under]));
  looked.addEventListener('blur', () => {
    under = null;
    looked.hidden = true;
    desk.controller.light([]);
  });

  const choice = (screen: TableScreen, ref: Ref): HTMLElement => {
    const button = el(
      'button',
      {
        type: 'button',
        'data-ref': ref,
        on: {
          click: () => desk.controller.point(ref),
          focus: () => desk.controller.light([ref]),
          blur: () => desk.controller.light([]),
        },
      },
      refWords(desk, screen, ref),
    );
    buttons.set(ref, button);
    return el('li', {}, button);
  };

  const drawChoices = (screen: TableScreen) => {
    const held = choices.contains(document.activeElement);
    refs = screen.selection.next;
    buttons.clear();
    choices.replaceChildren(
      ...(refs.length === 0 ? [el('li', {}, words.nothing)] : refs.map((ref) => choice(screen, ref))),
    );
    // The button that was pressed is gone: the reader goes on where the game goes on.
    if (held) (refs[0] === undefined ? prompt : buttons.get(refs[0]))?.focus();
  };

  const actsOf = (screen: TableScreen): readonly (readonly [string, () => void])[] => {
    const { whyNot } = screen;
    const better = whyNot?.refusal.instead;
    const told = better === undefined ? '' : commandWords(desk, screen.view, better);
    const mayStep = screen.selection.picked.length > 0 || whyNot !== null || screen.moment !== null;
    const all: readonly (readonly [boolean, string, () => void])[] = [
      [screen.pending !== null, words.commit, () => desk.controller.commit()],
      [told !== '', say(words.instead, { command: told }, desk.locale()), () => desk.controller.playInstead()],
      [mayStep, words.stepBack, () => void desk.controller.back()],
      [screen.mayUndo, words.undo, () => desk.controller.undo()],
      [true, open ? words.hidePosition : words.readPosition, turnPosition],
    ];
    return all.filter(([offered]) => offered).map(([, label, run]) => [label, run]);
  };
  /** Drawn anew only where something changed, or Tab would lose the button it was going to. */
  const drawActs = (screen: TableScreen) => {
    const now = actsOf(screen);
    const key = now.map(([label]) => label).join();
    if (key === offered) return;
    offered = key;
    const { activeElement } = document;
    const at = activeElement === null ? -1 : [...acts.children].indexOf(activeElement);
    acts.replaceChildren(...now.map(([label, click]) => el('button', { type: 'button', on: { click } }, label)));
    const next = acts.children[Math.min(at, now.length - 1)];
    if (at >= 0 && next instanceof HTMLElement) next.focus();
  };
  const turnPosition = () => {
    open = !open;
    drawActs(desk.controller.screen());
    drawPosition(desk.controller.screen());
  };

  const drawPosition = (screen: TableScreen) => {
    position.replaceChildren(...(open ? [positionTable(desk, desk.describe()?.pieces(screen.view) ?? [])] : []));
  };

  const speak = (screen: TableScreen) => {
    // Whoever listens hears of nothing before it has been seen.
    if (screen.seen !== screen.live) return;
    const { length } = screen.seen.steps;
    const news = told < 0 || length <= told ? [] : desk.lines().filter((line) => line.moment > told);
    told = length;
    const now = prompt.textContent ?? '';
    if (now === spoken && news.length === 0) return;
    spoken = now;
    polite.textContent = liveWords(news, now);
  };

  return {
    element,
    focus: (ref) => buttons.get(ref)?.focus(),
    focused: () => refs.find((ref) => buttons.get(ref) === document.activeElement) ?? null,
    look(ref, name) {
      under = ref;
      looked.textContent = name;
      looked.hidden = false;
      if (document.activeElement === looked) desk.controller.light([ref]);
      else looked.focus();
    },
    looking: () => under,
    update(screen) {
      prompt.textContent = promptWords(desk, screen);
      const things = pickedWords(desk, screen);
      picked.textContent = things.length === 0 ? '' : say(words.picked, { things: things.join(', ') }, desk.locale());
      const { picked: path, next } = screen.selection;
      const key = `${screen.reading.steps.length} ${path.join()} ${next.join()}`;
      if (key !== stage) {
        stage = key;
        drawChoices(screen);
        drawPosition(screen);
      }
      drawActs(screen);
      speak(screen);
      const refusal = refusalWords(desk, screen);
      if (loud.textContent !== refusal) loud.textContent = refusal;
    },
  };
}

function positionTable(desk: DrawerContext, rows: readonly PieceRow[]): HTMLElement {
  const { mirror } = desk.words();
  const columns = ['side', 'piece', 'place', 'facing', 'state'] as const;
  const cell = (row: PieceRow, column: (typeof columns)[number]) => (column === 'piece' ? row.name : row[column]);
  return el(
    'table',
    {},
    el('caption', {}, mirror.position),
    el('thead', {}, el('tr', {}, ...columns.map((column) => el('th', { scope: 'col' }, mirror[column])))),
    el('tbody', {}, ...rows.map((row) => el('tr', {}, ...columns.map((column) => el('td', {}, cell(row, column)))))),
  );
}
