import type { Language } from '../../i18n/index';
import { hasChance } from '../../i18n/text';
import type { Game } from '../../rules/core/game';
import { equalJson } from '../../rules/core/play';
import type { GameId } from '../../rules/gameId';
import { dealGame } from '../../session/heldGame';
import { freshSeed, seal } from '../../session/record/seal';
import { button, textField } from '../dom/controls';
import { el, freshId, icon } from '../dom/el';
import { openPanel, type Panel } from '../dom/livePanel';
import { type LoadedGame, loadGame } from '../frame/games';
import { wordsFor } from '../frame/language';
import type { MenuShell } from '../frame/menuShell';
import { goToNew } from '../frame/newTable';
import { doorRow, doorsOf } from './rooms';
import { titleOf } from './saveWords';
import {
  dealOf,
  firstChoice,
  fitted,
  readChoice,
  type SetupChoice,
  seatCounts,
  shownOptions,
  sittersOf,
  swapped,
  welcome,
} from './setupChoice';
import { optionRows } from './setupOptions';
import { seatControls } from './setupSeats';

const randomSeed = () => freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
/** So many fit a screen beside who plays. */
const FEW_SETUPS = 6;
const keyOf = (id: GameId) => `hull-down/setup/${id}`;

/** Everything that is fixed before the first command; `setup` is the board chosen to begin with. */
export async function openSetupPanel(shell: MenuShell, id: GameId, setup?: string): Promise<Panel> {
  const spoken = await wordsFor(shell, (language) => loadParts(shell, id, language));
  const { game } = spoken.now()[0].module;
  const kept = shell.store.recall(keyOf(id));
  let choice = kept === null ? welcome(game, shell.games.table(id)?.firstGame) : readChoice(kept, game);
  if (setup !== undefined && game.setups.includes(setup)) choice = fitted(game, { ...choice, setup });
  let seed = randomSeed();
  let own = false;

  const change = (next: Partial<SetupChoice>) => {
    choice = { ...choice, ...next };
    shell.store.remember(keyOf(id), choice);
  };
  const rebuild = () => panel.rebuild();
  /** Where tables differ in size, another choice may take another number of people. */
  const refit = (next: Partial<SetupChoice>) => {
    const before = shownOptions(game, choice);
    change(next);
    if (game.seats.least === game.seats.most && equalJson(before, shownOptions(game, choice))) return;
    change(fitted(game, choice));
    rebuild();
  };
  const writeSheet = (sheet: SetupChoice['sheet']) => {
    change({ sheet });
    rebuild();
  };
  const swap = () => {
    change(swapped(choice));
    rebuild();
  };
  const sow = (next: string, isOwn: boolean) => {
    seed = next;
    own = isOwn;
  };
  let dealt = false;
  const panel = openPanel(
    shell,
    () => {
      const [loaded, doors, brief] = spoken.now();
      const text = shell.text();
      const words = text.setup;
      const trouble = el('p', { class: 'trouble', role: 'alert' });
      const told = el('div', { class: 'setup-brief' });
      const tell = () => told.replaceChildren(...[brief?.(choice, writeSheet) ?? null].filter((each) => each !== null));
      tell();
      const start = () => {
        const deal = dealOf(choice, seed);
        const fault = game.checkOptions(deal);
        if (fault !== null) {
          trouble.textContent = loaded.text.faults[fault.problem] ?? fault.problem;
          trouble.scrollIntoView({ block: 'nearest' });
          return;
        }
        // A second press while the table is still being opened would deal a second game.
        if (dealt) return;
        dealt = true;
        const dealtNow = shell.saves.add(dealGame(game, loaded.sequence, deal, sittersOf(choice)), { name: null });
        shell.sound.play('fanfare');
        void goToNew(shell, dealtNow, shell.router.replace);
      };
      const chosen = (setup: string) => {
        refit({ setup, sheet: {} });
        tell();
      };
      const board = [el('h3', {}, loaded.text.setupKind), boards(loaded, choice, chosen)];
      const seated = seatControls(shell, loaded, choice, (next) => change({ seats: next }), rebuild);
      const rows = optionRows(shell, loaded, choice, (next) => {
        refit({ options: next });
        tell();
      });
      const seats = [el('h3', {}, words.seats), ...seated, ...rows.seats];
      return {
        title: titleOf(id, text),
        note: loaded.text.tagline,
        icon: icon('crosshair', 28),
        closeWords: text.frame.close,
        class: brief === null ? 'setup' : 'setup briefed',
        content: [
          trouble,
          ...doorRow(shell, id, doors),
          // Where there are many to choose from, they would push the opponent out of sight.
          ...(readySetups(game).length > FEW_SETUPS ? [...seats, ...board] : [...board, ...seats]),
          ...(brief === null ? [] : [told]),
          ...rows.rest,
          ...(hasChance(loaded.text, game) ? [el('h3', {}, words.seed), ...seedLine(shell, seed, own, sow)] : []),
        ],
        foot: [
          ...(choice.seats.length > 1 ? [button({ words: words.swap, small: true, icon: 'reload', run: swap })] : []),
          button({ words: words.start, kind: 'primary', icon: 'play', run: start }),
        ],
        onClose: () => shell.router.leave(),
      };
    },
    {
      gone: spoken.stop,
    },
  );
  return panel;
}

/** The game, the doors of its extra pages and its briefings, in one language. */
async function loadParts(shell: MenuShell, id: GameId, language: Language) {
  const [game, openBriefing] = await Promise.all([
    loadGame(shell.games, id, language),
    shell.games.table(id)?.briefing?.() ?? null,
  ]);
  return Promise.all([
    game,
    doorsOf(shell.games, id, language),
    openBriefing === null ? null : openBriefing(shell, game, language),
  ]);
}

/** A set-up that needs more than a choice (a position of one's own) is entered through a file or a link. */
function readySetups(game: Game): readonly string[] {
  return game.setups.filter((setup) => seatCounts(game, { ...firstChoice(game), setup }).length > 0);
}

function boards({ module, text }: LoadedGame, choice: SetupChoice, change: (setup: string) => void): HTMLElement {
  const name = freshId('board');
  const { game } = module;
  const cards = readySetups(game).map((setup) => {
    const words = text.setups[setup];
    const input = el('input', {
      type: 'radio',
      class: 'hidden-input',
      name,
      value: setup,
      checked: setup === choice.setup,
      'data-keep': `board-${setup}`,
    });
    input.addEventListener('change', () => change(setup));
    return el(
      'label',
      { class: 'choice-card' },
      input,
      el('b', {}, words?.name ?? setup),
      el('span', {}, words?.about ?? ''),
    );
  });
  return el('div', { class: 'choice-cards', role: 'radiogroup', 'aria-label': text.title }, ...cards);
}

/** The seed stays hidden unless somebody wants a certain one; its seal can be noted down before the first roll. */
function seedLine(
  shell: MenuShell,
  seed: string,
  own: boolean,
  change: (seed: string, own: boolean) => void,
): HTMLElement[] {
  const words = shell.text().setup;
  const code = el('code', {}, seal(seed));
  const field = textField(
    own ? seed : '',
    (value) => {
      const next = value.trim() === '' ? randomSeed() : value.trim();
      change(next, value.trim() !== '');
      code.textContent = seal(next);
    },
    200,
  );
  field.placeholder = words.seedRandom;
  field.setAttribute('aria-label', words.seedOwn);
  const again = button({
    words: words.seedRandom,
    icon: 'die',
    small: true,
    run: () => {
      const next = randomSeed();
      field.value = '';
      change(next, false);
      code.textContent = seal(next);
    },
  });
  return [
    el('p', { class: 'about' }, words.seedAbout),
    el('div', { class: 'seed-line' }, field, again),
    el('div', { class: 'seal' }, icon('lock', 20), el('b', {}, words.seal), code),
  ];
}
