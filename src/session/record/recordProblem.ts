/** Everything that can be wrong with a record; the words are in i18n. */
export const recordFaults = [
  'tooLarge',
  'notJson',
  'tooDeep',
  'notRecord',
  'unknownFormat',
  'missingField',
  'unknownField',
  'badField',
  'tooManyCommands',
  'noLink',
  'damagedLink',
  'unknownGame',
  'wrongVersion',
  'unknownSetup',
  'wrongSeats',
  'badOption',
  'badCommand',
  'refusedCommand',
  'wrongResult',
  'failed',
] as const;

type RecordFault = (typeof recordFaults)[number];

/** What a `badField` should have been. */
export const expectations = [
  'text',
  'shortText',
  'seed',
  'dice',
  'wholeNumber',
  'number',
  'list',
  'object',
  'seats',
  'controller',
  'level',
  'seat',
  'result',
  'moment',
] as const;

export type Expectation = (typeof expectations)[number];

/** What is wrong and where: a path such as `commands[12].to`, `line:column` of a text that is no JSON, `record`, `link`. */
export interface RecordError {
  readonly error: RecordFault;
  readonly where: string;
  /** What should stand there: an Expectation for `badField`, otherwise the value itself. */
  readonly expected?: string;
  /** What stands there, cut short. */
  readonly found?: string;
  /** The rule that refuses a command, or the word of the game's dictionary for what is wrong with an option. */
  readonly rule?: string;
}

export function isRecordError(value: object): value is RecordError {
  return 'error' in value;
}

const KEY = 40;

/** A path as people write it: `seats[1].controller`. Keys come from outside and are cut short. */
export function pathOf(keys: readonly unknown[]): string {
  const step = (key: unknown, index: number) => {
    if (typeof key === 'number') return `[${key}]`;
    const name = String(key).slice(0, KEY);
    return /^[\w$-]+$/.test(name) ? `${index > 0 ? '.' : ''}${name}` : `[${JSON.stringify(name)}]`;
  };
  return keys.map(step).join('');
}

const SHOWN = 60;

/** A value short enough for an error line; it must not nest deeply. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
