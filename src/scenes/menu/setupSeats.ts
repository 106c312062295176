import { say } from '../../i18n/index';
import { playerName } from '../../i18n/sitterName';
import { teamName } from '../../i18n/teamName';
import { namingSides } from '../../i18n/text';
import { levels } from '../../rules/core/module';
import { sidesOf } from '../../session/concede';
import { row, segments, select, textField } from '../dom/controls';
import { el, freshId, icon } from '../dom/el';
import type { LoadedGame } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import { controllerOf, dealOf, exchanged, type SetupChoice, seatCounts, withSeats } from './setupChoice';

type Seats = SetupChoice['seats'];

/** How many play, and who sits where; those who fight side by side under the name of their team. */
export function seatControls(
  shell: MenuShell,
  loaded: LoadedGame,
  choice: SetupChoice,
  change: (seats: Seats) => void,
  rebuild: () => void,
): HTMLElement[] {
  const text = shell.text();
  const counts = seatCounts(loaded.module.game, choice).map(String);
  const resize = (count: string) => {
    change(withSeats(choice, Number(count)).seats);
    rebuild();
  };
  const chosen = String(choice.seats.length);
  const size = segments(
    counts.map((value) => ({ value, words: value })),
    chosen,
    resize,
    'seat-count',
  );
  const teams = sidesOf(loaded.module.game, dealOf(choice, ''));
  const blocks = seatBlocks(shell, loaded, choice, change, rebuild);
  const { alone } = loaded.text;
  const nobody =
    alone === undefined || choice.seats.length > 1 ? [] : [el('p', { class: 'seat alone' }, icon('robot', 28), alone)];
  const paired = teams.some((team) => team.length > 1);
  return [
    ...(counts.length > 1 ? [row(text.setup.count, size)] : []),
    ...(paired
      ? teams.map((team, index) => {
          const name = teamName(loaded.text, index, text);
          const inTeam = team.flatMap((seat) => blocks[seat] ?? []);
          return el('section', { class: 'team', 'aria-label': name }, el('h4', {}, name), seatGrid(inTeam));
        })
      : [seatGrid([...blocks, ...nobody])]),
  ];
}

function seatGrid(blocks: readonly HTMLElement[]): HTMLElement {
  return el('div', { class: blocks.length > 2 ? 'seats many' : 'seats' }, ...blocks);
}

function seatBlocks(
  shell: MenuShell,
  { module, text: plain }: LoadedGame,
  choice: SetupChoice,
  change: (seats: Seats) => void,
  rebuild: () => void,
): readonly HTMLElement[] {
  const text = shell.text();
  const words = text.setup;
  const game = namingSides(plain, module.game.sideNames?.(dealOf(choice, '')));
  let { seats } = choice;
  const set = (at: number, part: Partial<Seats[number]>) => {
    seats = seats.map((seat, index) => (index === at ? { ...seat, ...part } : seat));
    change(seats);
  };
  const sideOf = (seat: number) => game.seats[seat] ?? say(words.seat, { number: seat + 1 }, text.locale);
  return choice.seats.map((seat, index) => {
    const side = sideOf(index);
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
    name.placeholder = playerName({ name: '', controller: controllerOf(seat) }, index, text);
    // Of two the button for swapping sides does the same.
    const place = select(
      choice.seats.map((_, other) => ({ value: String(other), words: sideOf(other) })),
      String(index),
      (other) => {
        change(exchanged({ ...choice, seats }, index, Number(other)).seats);
        rebuild();
      },
    );
    return el(
      'fieldset',
      { class: 'seat' },
      el('legend', {}, side),
      el('div', {}, who),
      seat.human ? null : line(words.level, strength),
      line(words.name, name),
      choice.seats.length > 2 ? line(words.place, place) : null,
    );
  });
}

function line(words: string, control: HTMLElement): HTMLElement {
  const id = freshId('seat');
  control.id = id;
  return el('div', { class: 'seat-line' }, el('label', { for: id }, words), control);
}
