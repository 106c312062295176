import { say } from '../../i18n/index';
import type { GameText } from '../../i18n/text';
import type { OptionSpec } from '../../rules/core/game';
import { row, segments, select } from '../dom/controls';
import { el } from '../dom/el';
import type { LoadedGame } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import { ruleLink } from './rulePanel';
import { type SetupChoice, shownOptions } from './setupChoice';

/** The options that can matter, each where it is looked for. */
export function optionRows(
  shell: MenuShell,
  { module, text: game }: LoadedGame,
  choice: SetupChoice,
  change: (options: SetupChoice['options']) => void,
): { readonly seats: HTMLElement[]; readonly rest: HTMLElement[] } {
  const shown = shownOptions(module.game, choice);
  let { options: chosen } = choice;
  const rowOf = (spec: OptionSpec) => {
    const words = game.options[spec.id];
    const control = valueControl(spec, words?.values ?? {}, chosen[spec.id] ?? spec.standard, (value) => {
      chosen = { ...chosen, [spec.id]: value };
      change(chosen);
    });
    const built = row(words?.name ?? spec.id, control);
    built.querySelector('.row-head')?.append(el('span', {}, ruleLink(shell, spec.rule)));
    return built;
  };
  const { options: title, optionalRules, rulings } = shell.text().setup;
  const among = (place: OptionPlace) => shown.filter((spec) => placeOf(spec) === place);
  const [plain, optional, open] = [among('table'), among('optionalRule'), among('ruling')];
  const rest = [
    ...(plain.length + open.length === 0 ? [] : [el('h3', {}, title)]),
    ...plain.map(rowOf),
    ...(optional.length === 0 ? [] : [el('h3', {}, optionalRules), ...optional.map(rowOf)]),
    ...(open.length === 0
      ? []
      : [
          el(
            'details',
            { class: 'rulings' },
            el('summary', {}, say(rulings, { count: open.length }, shell.text().locale)),
            ...open.map(rowOf),
          ),
        ]),
  ];
  return { seats: among('seats').map(rowOf), rest };
}

type OptionPlace = NonNullable<OptionSpec['kind']> | 'ruling';

/** An answer to what the rulebook leaves open is folded away: few want to change it. */
const placeOf = ({ kind, rule }: OptionSpec): OptionPlace => kind ?? (/-Q\d/.test(rule) ? 'ruling' : 'table');

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
