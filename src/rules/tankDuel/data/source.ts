/** Read from a printed component, fixed by the rule index, or made by us and tuned by simulation. */
export type Source = 'exact' | 'rules' | 'reconstructed';

/** `source` holds for every field but those that `sourceOf` names. */
export interface Sourced {
  readonly source: Source;
  readonly sourceOf?: { readonly [field: string]: Source };
}
