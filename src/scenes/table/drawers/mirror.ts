import { say } from '../../../i18n';
import type { PieceRow } from '../../../i18n/describe';
import type { Ref } from '../../../rules/core/game';
import type { Listed } from '../../../session/growing';
import { emptySelection } from '../../../session/selection';
import { el, freshId } from '../../dom/el';
import type { TableScreen } from '../tableController';
import type { DrawerContext, Part } from './desk';
import type { LogLine } from './logModel';
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
  const listId = freshId('choices');
  const prompt = el('p', { id: freshId('prompt'), tabindex: -1 });
  const picked = el('p');
  const choices = choiceList(desk, listId, prompt);
  const looked = lookedAt(desk);
  const position = el('div');
  const loud = el('div', { 'aria-live': 'assertive', role: 'alert' });
  const live = liveRegion(desk);
  let open = false;
  const drawPosition = (screen: TableScreen) => {
    position.replaceChildren(...(open ? [positionTable(desk, desk.describe()?.pieces(screen.view) ?? [])] : []));
  };
  const acts = actRow(desk, () => {
    const turn = () => {
      open = !open;
      acts.draw(desk.controller.screen());
      drawPosition(asSeen(desk.controller.screen()));
    };
    return [open ? words.hidePosition : words.readPosition, turn];
  });
  const { title } = desk.session.text();
  const element = el(
    'section',
    { class: 'mirror', 'aria-label': say(words.title, { game: title }, desk.locale()) },
    el('h1', { tabindex: -1 }, title),
    el('h2', {}, words.now),
    prompt,
    picked,
    el('h3', { id: listId }, words.choices),
    ...[choices.element, looked.element, acts.element, position, live.element, loud],
  );
  let drawn = '';
  return {
    element,
    focus: choices.focus,
    focused: choices.focused,
    look: looked.look,
    looking: looked.looking,
    update(now) {
      const screen = asSeen(now);
      prompt.textContent = promptWords(desk, screen);
      const things = pickedWords(desk, screen);
      picked.textContent = things.length === 0 ? '' : say(words.picked, { things: things.join(', ') }, desk.locale());
      const { picked: path, next } = screen.selection;
      const key = `${screen.reading.steps.length} ${screen === now} ${path.join()} ${next.join()}`;
      if (key !== drawn) {
        drawn = key;
        choices.draw(screen);
        drawPosition(screen);
      }
      acts.draw(screen);
      live.speak(screen, prompt.textContent ?? '');
      const refusal = refusalWords(desk, screen);
      if (loud.textContent !== refusal) loud.textContent = refusal;
    },
  };
}

/** Whoever listens is asked and told nothing that comes of what is still being shown, unless he could not wait. */
function asSeen(screen: TableScreen): TableScreen {
  if (screen.moment !== null || screen.begun || screen.seen === screen.live) return screen;
  return { ...screen, view: screen.seen.view, seat: null, selection: emptySelection };
}

/** What may be picked, a button each. */
function choiceList(desk: DrawerContext, labelledBy: string, prompt: HTMLElement) {
  const { nothing } = desk.words().mirror;
  const element = el('ul', { 'aria-labelledby': labelledBy });
  const buttons = new Map<Ref, HTMLButtonElement>();
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
  return {
    element,
    focus: (ref: Ref) => buttons.get(ref)?.focus(),
    focused: () => [...buttons.keys()].find((ref) => buttons.get(ref) === document.activeElement) ?? null,
    draw(screen: TableScreen): void {
      // While something was shown there was nothing to choose: the reader waited at the prompt.
      const held = element.contains(document.activeElement) || document.activeElement === prompt;
      const { next } = screen.selection;
      buttons.clear();
      element.replaceChildren(
        ...(next.length === 0 ? [el('li', {}, nothing)] : next.map((ref) => choice(screen, ref))),
      );
      // The button that was pressed is gone: the reader goes on where the game goes on.
      if (held) (next[0] === undefined ? prompt : buttons.get(next[0]))?.focus();
    },
  };
}

/** Anything on the board the reader has walked to, allowed or not. */
function lookedAt(desk: DrawerContext) {
  const element = el('button', { type: 'button', hidden: true });
  let under: Ref | null = null;
  element.addEventListener('click', () => {
    if (under !== null) desk.controller.point(under);
  });
  element.addEventListener('focus', () => desk.controller.light(under === null ? [] : [under]));
  element.addEventListener('blur', () => {
    under = null;
    element.hidden = true;
    desk.controller.light([]);
  });
  return {
    element,
    looking: () => under,
    look(ref: Ref, name: string): void {
      under = ref;
      element.textContent = name;
      element.hidden = false;
      if (document.activeElement === element) desk.controller.light([ref]);
      else element.focus();
    },
  };
}

type Act = readonly [label: string, run: () => void];

/** What can be done besides picking; `last` is always offered. */
function actRow(desk: DrawerContext, last: () => Act) {
  const { controller } = desk;
  const words = desk.words().mirror;
  const element = el('div');
  let offered = '';
  const actsOf = (screen: TableScreen): readonly Act[] => {
    const { whyNot } = screen;
    const better = whyNot?.refusal.instead;
    const told = better === undefined ? '' : commandWords(desk, screen.view, better);
    const mayStep = screen.selection.picked.length > 0 || whyNot !== null || screen.moment !== null;
    const all: readonly (readonly [boolean, ...Act])[] = [
      [screen.pending !== null, words.commit, () => controller.commit()],
      [told !== '', say(words.instead, { command: told }, desk.locale()), () => controller.playInstead()],
      [mayStep, words.stepBack, () => void controller.back()],
      [screen.mayUndo, words.undo, () => controller.undo()],
      [true, ...last()],
    ];
    return all.filter(([isOffered]) => isOffered).map(([, ...act]) => act);
  };
  return {
    element,
    /** Drawn anew only where something changed, or Tab would lose the button it was going to. */
    draw(screen: TableScreen): void {
      const now = actsOf(screen);
      const key = now.map(([label]) => label).join();
      if (key === offered) return;
      offered = key;
      const { activeElement } = document;
      const at = activeElement === null ? -1 : [...element.children].indexOf(activeElement);
      element.replaceChildren(...now.map(([label, click]) => el('button', { type: 'button', on: { click } }, label)));
      const next = element.children[Math.min(at, now.length - 1)];
      if (at >= 0 && next instanceof HTMLElement) next.focus();
    },
  };
}

/** What is said aloud as the game goes on. */
function liveRegion(desk: DrawerContext) {
  const element = el('div', { 'aria-live': 'polite', role: 'status' });
  let told = -1;
  let spoken = '';
  return {
    element,
    speak({ seen, live }: TableScreen, prompt: string): void {
      // Whoever listens hears of nothing before it has been seen.
      if (seen !== live) return;
      const { length } = seen.steps;
      const from = told;
      told = length;
      const news = from < 0 || length <= from ? [] : linesAfter(desk.lines(), from);
      if (prompt === spoken && news.length === 0) return;
      spoken = prompt;
      element.textContent = liveWords(news, prompt);
    },
  };
}

/** The last lines, of what happened after so many steps. */
function linesAfter(lines: Listed<LogLine>, steps: number): readonly LogLine[] {
  return lines.slice(lines.findLastIndex(({ moment }) => moment <= steps) + 1);
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
