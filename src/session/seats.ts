import type { Level } from '../rules/core/module';

export type Controller = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: Level };

/** Who sits at a place of the table. */
export interface Player {
  readonly name: string;
  readonly controller: Controller;
}
