/** Every law says in its failure where it broke: game, set-up, seed and number of commands are the reproduction. */
export function must(holds: boolean, at: string, what: string | (() => string)): void {
  if (!holds) throw new Error(`${at}: ${typeof what === 'string' ? what : what()}`);
}
