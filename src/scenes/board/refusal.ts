import type { TableText } from '../../i18n/table';
import type { GameText } from '../../i18n/text';
import type { ChoiceNow, WhyNot } from '../../session/controller';
import type { Blocks } from '../blocks/block';
import { mayChooseElse } from './drawChoice';
import type { Skin } from './gameScene';

interface RuleWords {
  readonly text: GameText;
  readonly words: TableText;
}

/** What a rule says that refused something or ended the game. */
export function ruleWords({ text, words }: RuleWords, rule: string): string {
  if (rule === 'resigned' || rule === 'flagged') return words.conceded[rule];
  if (rule === 'over' || rule === 'seat' || rule === 'left') return words.faults[rule];
  return text.rules[rule] ?? rule;
}

/** A refusal in full: why not, all that the rules asked, and what may be done instead. */
export function refusalBlocks(
  source: RuleWords & { readonly skin: Pick<Skin, 'manners' | 'reasons' | 'describe'> },
  screen: ChoiceNow,
  whyNot: WhyNot,
): Blocks {
  const { skin, words } = source;
  const { view } = screen;
  const { instead, rule } = whyNot.refusal;
  const reasons = skin.reasons?.(view, whyNot) ?? null;
  const kicker = `${words.whyNot} · ${skin.describe(view, whyNot.command)}`;
  const title = reasons?.says ?? ruleWords(source, rule);
  const rows = reasons?.checks ?? [];
  return [
    { kind: 'heading', refused: true, kicker, title, rule },
    ...(rows.length === 0 ? [] : [{ kind: 'rows', rows } as const]),
    instead === undefined
      ? { kind: 'notice', says: mayChooseElse(screen, skin) ? words.marked : words.noNearest, tone: 'plain' }
      : {
          kind: 'choice',
          title: words.nearest,
          options: [
            {
              note: '',
              ...reasons?.instead,
              says: skin.describe(view, instead),
              state: 'best',
              does: 'instead',
            },
          ],
        },
  ];
}
