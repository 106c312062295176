import { say } from './index';
import type { UiText } from './ui';

interface Sitting {
  /** Empty where nobody gave one. */
  readonly name: string;
  readonly controller: { readonly kind: 'human' | 'bot' };
}

/** What somebody at the table is called: by the name they gave, or by a usual one in the reader's language. */
export function playerName({ name, controller }: Sitting, seat: number, { setup, locale }: UiText): string {
  if (name !== '') return name;
  if (controller.kind === 'human') return say(setup.player, { number: seat + 1 }, locale);
  return setup.botNames[seat % setup.botNames.length] ?? setup.bot;
}

/** The same people, each with a name to be shown. */
export function namedSitters<S extends Sitting>(sitters: readonly S[], text: UiText): readonly S[] {
  return sitters.map((sitter, seat) => ({ ...sitter, name: playerName(sitter, seat, text) }));
}
