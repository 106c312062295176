/**
 * Boards as drawn, Black's edge on top: `#` an obstacle; capitals White's start squares, small letters Black's
 * (H heavy, M medium, L light, C command, T tank destroyer, A mortar).
 */
export interface BoardPlan {
  readonly size: number;
  /** `published`: the printed board; `own`: laid out for this program, never to be called standard. */
  readonly source: 'published' | 'own';
  readonly rows: readonly string[];
}

export const boardPlans = {
  standard16: {
    size: 16,
    source: 'published',
    rows: [
      '. . . h . . m . c . m . . h . .',
      '. # . . # # . . . . . . . . . .',
      '. # . l # # l . m . l # # l . .',
      '. # . . # . . . . . . . . . . .',
      '. . . . . . . # # . . . . . . .',
      '. . . . . . # # # # # . . # # .',
      '. . # # . . . . . . . . . . # .',
      '. . # # # . . . . . . . . . . .',
      '. . . . . . . . . . . # # # . .',
      '. # . . . . . . . . . . # # . .',
      '. # # . . # # # # # . . . . . .',
      '. . . . . . . # # . . . . . . .',
      '. . . . . . . . . . . # . . # .',
      '. . L # # L . M . L # # L . # .',
      '. . . . . . . . . . # # . . # .',
      '. . H . . M . C . M . . H . . .',
    ],
  },
  /**
   * Reconstructed: the printed layout is not known, nor is the exact force (TC-Q12). Laid out at random from the loose
   * obstacle shapes: half-turn symmetric, ring free, a fifth covered as on the smaller board, the two groups of obstacles
   * that the book's figures show included, no shot on the first turn. Of sixteen such boards the evenest were played out
   * by the search at 1500 positions a turn; on this one White won 59 games of 120, Black 61.
   */
  own20: {
    size: 20,
    source: 'own',
    rows: [
      '. . . h . a . . m . c . m . a . h . . .',
      '. # # . # . # . . . . . . . . . . . . .',
      '. . l . # t # l # . m . l . t . . l . .',
      '. . . . . . . . # # . . . . . . . . . .',
      '. # . . # # # . # # . . . . . # # . . .',
      '. # . . # # . . . . . . . . # # # . # .',
      '. # . . . . . . # . # . . . . . . . # .',
      '. . . . . . . . # . # . # # . . . . . .',
      '. # . . . # # . . . . . . # . . . . . .',
      '. # . . . . # # # . . . . . . . . . . .',
      '. . . . . . . . . . . # # # . . . . # .',
      '. . . . . . # . . . . . . # # . . . # .',
      '. . . . . . # # . # . # . . . . . . . .',
      '. # . . . . . . . # . # . . . . . . # .',
      '. # . # # # . . . . . . . . # # . . # .',
      '. . . # # . . . . . # # . # # # . . # .',
      '. . . . . . . . . . # # . . . . . . . .',
      '. . L . . T . L . M . # L # T # . L . .',
      '. . . . . . . . . . . . . # . # . # # .',
      '. . . H . A . M . C . M . . A . H . . .',
    ],
  },
  /**
   * Laid out at random from the loose obstacle shapes, half-turn symmetric, ring free, no shot on the first turn. Of six
   * such boards this one was chosen by self-play of the search at 3000 positions a turn: White won 79 games, Black 79, 2
   * were drawn.
   */
  beginner10: {
    size: 10,
    source: 'own',
    rows: [
      '. . . m . c . h . .',
      '. . l . # . l . # .',
      '. . . . # # . . . .',
      '. # . . . . . # # .',
      '. # . # . . . . . .',
      '. . . . . . # . # .',
      '. # # . . . . . # .',
      '. . . . # # . . . .',
      '. # . L . # . L . .',
      '. . H . C . M . . .',
    ],
  },
} as const satisfies { readonly [setup: string]: BoardPlan };
