/** Words of the frame: every language has all of them or does not compile. */
export interface UiText {
  readonly locale: string;
}
