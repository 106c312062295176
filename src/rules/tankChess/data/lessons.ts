import type { Goal } from '../study/lessons';

export const lessonIds = [
  'step',
  'turn',
  'reverse',
  'fireLines',
  'armour',
  'wrecks',
  'check',
  'escape',
  'destroyer',
  'mortar',
] as const;
type LessonId = (typeof lessonIds)[number];

export interface Lesson {
  readonly id: LessonId;
  readonly position: string;
  readonly goal: Goal;
  /** The rules it teaches. */
  readonly rules: readonly string[];
  /** One way to do it, for whoever gives up. */
  readonly answer: string;
}

/** Ten short positions, White to move, each solved in one turn. */
export const lessons: readonly Lesson[] = [
  {
    id: 'step',
    position: '8 8/8/8/2#2#2/2#2#2/8/3Ln4/8 w',
    goal: { kind: 'end', at: 'd7' },
    rules: ['TC-MOVE4'],
    answer: 'LT D2>D7/N',
  },
  {
    id: 'turn',
    position: '8 8/8/3#4/2#5/3Hn4/8/8/8 w',
    goal: { kind: 'end', at: 'e5', facing: 'E' },
    rules: ['TC-MOVE4', 'TC-MOVE11'],
    answer: 'HT D4>E5/E',
  },
  {
    id: 'reverse',
    position: '8 8/8/2###3/2#Mn#3/2#1#3/8/8/8 w',
    goal: { kind: 'reverse' },
    rules: ['TC-MOVE6', 'TC-MOVE7'],
    answer: 'MT D5>D4/N R',
  },
  {
    id: 'fireLines',
    position: '8 8/8/6lw1/8/8/2Mn5/8/8 w',
    goal: { kind: 'kill', at: 'g6' },
    rules: ['TC-FIRE2', 'TC-FIRE4'],
    answer: 'MT C3>C2/N R xG6',
  },
  {
    id: 'armour',
    position: '8 8/3ms4/8/8/8/1#1Mn4/1#6/8 w',
    goal: { kind: 'kill', at: 'd7', face: 'side' },
    rules: ['TC-ARMOR2', 'TC-ARMOR4', 'TC-KILL1'],
    answer: 'MT D3>F5/N xD7',
  },
  {
    id: 'wrecks',
    position: '8 8/3ls4/2#5/3*4/8/2#Mn4/8/8 w',
    goal: { kind: 'kill', at: 'd7' },
    rules: ['TC-KILL4', 'TC-KILL5', 'TC-FIRE3'],
    answer: 'MT D3>F5/N xD7',
  },
  {
    id: 'check',
    position: '8 4hs3/8/8/8/8/2#5/4Cn3/5#2 w',
    goal: { kind: 'safe' },
    rules: ['TC-CHECK1', 'TC-WIN1'],
    answer: 'CLT E2>B2/W',
  },
  {
    id: 'escape',
    position: '8 2###3/8/8/3Cn4/8/8/5ls2/8 w',
    goal: { kind: 'escape' },
    rules: ['TC-WIN2', 'TC-WIN4'],
    answer: 'CLT D5>OFF/NE',
  },
  {
    id: 'destroyer',
    position: '8 2hs5/8/8/8/1#6/8/3Tn4/8 w',
    goal: { kind: 'kill', at: 'c8', face: 'front' },
    rules: ['TC-TD3', 'TC-TD4'],
    answer: 'TD D2>C3/N xC8',
  },
  {
    id: 'mortar',
    position: '8 8/3hs4/8/2###3/8/8/3An4/8 w',
    goal: { kind: 'kill', at: 'd7' },
    rules: ['TC-HM3', 'TC-HM5', 'TC-HM6'],
    answer: 'HM D2>D3/N xD7',
  },
];
