import { type Language, say } from '../../i18n/index';
import { sitterName } from '../../i18n/sitterName';
import { type GameText, hasChance } from '../../i18n/text';
import type { OptionSpec } from '../../rules/core/game';
import { levels } from '../../rules/core/module';
import type { GameId } from '../../rules/gameId';
import { openMatch } from '../../session/match';
import { recordOf } from '../../session/record/record';
import { freshSeed, seal } from '../../session/record/seal';
import { standingOf } from '../../session/store/saves';
import { button, row, segments, select, textField } from '../dom/controls';
import { el, freshId, icon } from '../dom/el';
import { openPanel, type Panel } from '../dom/livePanel';
import { doorRow, doorsOf } from '../extras/rooms';
import { type LoadedGame, loadGame } from '../frame/games';
import { followLanguage } from '../frame/language';
import type { MenuShell } from '../frame/menuShell';
import { ruleLink } from './rulePanel';
import { titleOf } from './saveWords';
import { controllerOf, dealOf, firstChoice, readChoice, type SetupChoice, sittersOf, swapped } from './setupChoice';

const randomSeed = () => freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
const keyOf = (id: GameId) => `hull-down/setup/${id}`;

/** Everything that is fixed before the first command; `setup` is the board chosen to begin with. */
export async function openSetupPanel(shell: MenuShell, id: GameId, setup?: string): Promise<Panel> {
  const spoken = await followLanguage(shell, (language) => loadParts(shell, id, language));
  const { game } = spoken.now()[0].module;
  let choice = readChoice(shell.store.recall(keyOf(id)), game);
  if (setup !== undefined && game.setups.includes(setup)) choice = { ...choice, setup };
  let seed = randomSeed();
  let own = false;

  const change = (next: Partial<SetupChoice>) => {
    choice = { ...choice, ...next };
    shell.store.remember(keyOf(id), choice);
  };
  const rebuild = () => panel.rebuild();
  let dealt = false;
  const panel = openPanel(
    shell,
    () => {
      const [loaded, doors, brief] = spoken.now();
      const text = shell.text();
      const words = text.setup;
      const trouble = el('p', { class: 'trouble', role: 'alert' });
      const told = el('div', { class: 'setup-brief' });
      const tell = () => told.replaceChildren(...[brief?.(choice.setup) ?? null].filter((each) => each !== null));
      tell();
      const start = () => {
        const deal = dealOf(choice, seed);
        const fault = game.fault(deal);
        if (fault !== null) {
          trouble.textContent = loaded.text.faults[fault.fault] ?? fault.fault;
          trouble.scrollIntoView({ block: 'nearest' });
          return;
        }
        // A second press while the table is still being opened would deal a second game.
        if (dealt) return;
        dealt = true;
        const match = openMatch(game, loaded.sequence, deal);
        const record = recordOf(match, sittersOf(choice));
        const saveId = shell.saves.place(record, null, standingOf(match));
        shell.sound.play('fanfare');
        shell.router.replace({ screen: 'table', saveId, moment: null });
      };
      return {
        title: titleOf(id, text),
        note: loaded.text.tagline,
        icon: icon('crosshair', 28),
        closeWords: text.frame.close,
        class: brief === null ? 'setup' : 'setup briefed',
        content: [
          trouble,
          ...doorRow(shell, id, doors),
          el('h3', {}, loaded.text.setupKind),
          boards(loaded, choice, (setup) => {
            change({ setup });
            tell();
          }),
          ...(brief === null ? [] : [told]),
          el('h3', {}, words.seats),
          seats(shell, loaded, choice, (next) => change({ seats: next }), rebuild),
          ...options(shell, loaded, choice, (next) => change({ options: next })),
          ...(hasChance(loaded.text, game)
            ? [
                el('h3', {}, words.seed),
                ...seedLine(shell, seed, own, (next, isOwn) => {
                  seed = next;
                  own = isOwn;
                }),
              ]
            : []),
        ],
        foot: [
          button({
            words: words.swap,
            small: true,
            icon: 'reload',
            run: () => {
              change(swapped(choice));
              rebuild();
            },
          }),
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

function boards({ module, text }: LoadedGame, choice: SetupChoice, change: (setup: string) => void): HTMLElement {
  const name = freshId('board');
  const { game } = module;
  // A set-up that needs more than a choice (a position of one's own) is entered through a file or a link.
  const ready = game.setups.filter((setup) => game.fault(dealOf({ ...firstChoice(game), setup }, '')) === null);
  const cards = ready.map((setup) => {
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

function seats(
  shell: MenuShell,
  { text: game }: LoadedGame,
  choice: SetupChoice,
  change: (seats: SetupChoice['seats']) => void,
  rebuild: () => void,
): HTMLElement {
  const text = shell.text();
  const words = text.setup;
  const named = (template: string, number: number) => say(template, { number }, text.locale);
  const set = (at: number, part: Partial<SetupChoice['seats'][number]>) => {
    choice = { ...choice, seats: choice.seats.map((seat, index) => (index === at ? { ...seat, ...part } : seat)) };
    change(choice.seats);
  };
  const blocks = choice.seats.map((seat, index) => {
    const side = game.seats[index] ?? named(words.seat, index + 1);
    const who = segments<'human' | 'bot'>(
      [
        { value: 'human', words: words.human },
        { value: 'bot', words: words.bot },
      ],
      seat.human ? 'human' : 'bot',
      (value) => {
        set(index, { human: value === 'human' });
        rebuild();
      },
      `seat-${index}`,
    );
    who.setAttribute('aria-label', say(words.controller, { side }, text.locale));
    const strength = select(
      levels.map((value) => ({ value, words: words.levels[value] })),
      seat.level,
      (level) => set(index, { level }),
    );
    const name = textField(seat.name, (value) => set(index, { name: value }));
    name.placeholder = sitterName({ name: '', controller: controllerOf(seat) }, index, text);
    return el(
      'fieldset',
      { class: 'seat' },
      el('legend', {}, side),
      el('div', {}, who),
      seat.human ? null : line(words.level, strength),
      line(words.name, name),
    );
  });
  return el('div', { class: 'seats' }, ...blocks);
}

function line(words: string, control: HTMLElement): HTMLElement {
  const id = freshId('seat');
  control.id = id;
  return el('div', { class: 'seat-line' }, el('label', { for: id }, words), control);
}

function options(
  shell: MenuShell,
  { module, text: game }: LoadedGame,
  choice: SetupChoice,
  change: (options: SetupChoice['options']) => void,
): HTMLElement[] {
  if (module.game.options.length === 0) return [];
  let { options: chosen } = choice;
  const rows = module.game.options.map((spec) => {
    const words = game.options[spec.id];
    const control = valueControl(spec, words?.values ?? {}, chosen[spec.id] ?? spec.standard, (value) => {
      chosen = { ...chosen, [spec.id]: value };
      change(chosen);
    });
    const built = row(words?.name ?? spec.id, control);
    built.querySelector('.row-head')?.append(el('span', {}, ruleLink(shell, spec.rule)));
    return built;
  });
  return [el('h3', {}, shell.text().setup.options), ...rows];
}

function valueControl(
  { values }: OptionSpec,
  words: GameText['options'][string]['values'],
  chosen: string | number | boolean,
  change: (value: string | number | boolean) => void,
): HTMLElement {
  const choices = values.map((value) => ({ value: String(value), words: words[String(value)] ?? String(value) }));
  const take = (text: string) => {
    const value = values.find((each) => String(each) === text);
    if (value !== undefined) change(value);
  };
  return choices.length <= 3 ? segments(choices, String(chosen), take) : select(choices, String(chosen), take);
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
