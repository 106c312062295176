import { listsIn } from '../../../i18n/formats';
import en from '../../../i18n/tankOnTank/en/table';
import ja from '../../../i18n/tankOnTank/ja/table';
import type { TankOnTankTableText } from '../../../i18n/tankOnTank/table';
import { fill } from '../../../i18n/text';
import type { Chance } from '../../../rules/core/dice';
import type { SeenUnit } from '../../../rules/tankOnTank/view';
import type { Style } from '../../board/gameScene';
import { wordOf } from './ground';

const tables = { en, ja } satisfies { readonly [language in Style['language']]: TankOnTankTableText };

export interface Words {
  readonly table: TankOnTankTableText;
  say(template: string, fields?: { readonly [name: string]: unknown }): string;
  /** A word of the game's dictionary. */
  word(id: string): string;
  unit(unit: Pick<SeenUnit, 'kind' | 'hq'>): string;
  /** With the hex it stands on. */
  unitAt(unit: SeenUnit): string;
  percent(chance: Chance): string;
  list(parts: readonly string[]): string;
}

export function wordsOf(look: Style): Words {
  const { text, language } = look;
  const word = (id: string) => text.words[id] ?? id;
  const unit = (one: Pick<SeenUnit, 'kind' | 'hq'>) => upper(word(wordOf(one)), language);
  return {
    table: tables[language],
    say: (template, fields = {}) => fill(template, fields, text, language),
    word,
    unit,
    unitAt: (one) => (one.at === null ? unit(one) : `${unit(one)} ${one.at}`),
    percent: ({ ways, of }) => `${Math.round((100 * ways) / of)}%`,
    list: (parts) => listsIn(language).format(parts),
  };
}

function upper(word: string, language: string): string {
  return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
}
