import en from '../../../i18n/tankChess/en/table';
import ja from '../../../i18n/tankChess/ja/table';
import type { TankChessTableText } from '../../../i18n/tankChess/table';
import { fill } from '../../../i18n/text';
import type { Kind } from '../../../rules/tankChess/types';
import type { Style } from '../../board/gameScene';

const tables = { en, ja } satisfies { readonly [language in Style['language']]: TankChessTableText };

interface Words {
  readonly table: TankChessTableText;
  say(template: string, fields: { readonly [name: string]: unknown }): string;
}

export function wordsOf(look: Style): Words {
  return {
    table: tables[look.language],
    say: (template, fields) => fill(template, fields, look.text, look.language),
  };
}

/** A kind of piece inside a sentence. */
export function kindWord(kind: Kind, look: Style): string {
  const { table, say } = wordsOf(look);
  return look.language === 'ja' ? table.kinds[kind] : say('{kind}', { kind });
}
