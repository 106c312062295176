import { personalityCards } from '../../../rules/tankDuel/data/robots';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import type { Box, Group, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { box, frame, lines, panel, widthOf } from './panel';
import type { TankSeen } from './sight';
import type { RobotStory } from './story';
import { type Words, wordsOf } from './words';

const GREEN = 0x3e8e5a;
const GREY = 0x8a8a7c;

/** Whether a robot is in peril. */
const stateOf = ({ state }: NonNullable<TankSeen['robot']>) => state;

interface Line {
  readonly state: 'yes' | 'no' | 'later';
  readonly title: string;
  readonly note: string;
}

/** What a robot has thought so far, and what it would still try. */
function linesOf(tank: TankSeen, story: RobotStory | null, words: Words): readonly Line[] {
  const { robot } = tank;
  if (robot === null) return [];
  const { word } = words;
  const told: Line[] = (story?.steps ?? []).map(({ step, possible, reason }) => ({
    state: possible ? 'yes' : 'no',
    title: word(step),
    note: possible ? '' : word(reason),
  }));
  const face = personalityCards[robot.personality][stateOf(robot)];
  const tried = new Set(story?.steps.map(({ step }) => step));
  const decided =
    story?.steps.some(({ possible, step }) => possible && face.primary.some((each) => each === step)) === true;
  const later = [...(decided ? [] : face.primary), ...face.secondary].filter((step) => !tried.has(step));
  return [...told, ...later.map((step): Line => ({ state: 'later', title: word(step), note: '' }))];
}

/** The robot's face, its peril with the reasons for it, and each step of its reasoning. */
export function robotPanel(view: View, tank: TankSeen, story: RobotStory | null, at: Box, look: Style): Group {
  const words = wordsOf(look);
  const { width, height } = at;
  const { robot } = tank;
  if (robot === null) return panel(at, []);
  const head = Math.max(44, Math.min(78, height * 0.19));
  const stamp = Math.max(34, Math.min(52, height * 0.12));
  const list = linesOf(tank, story, words);
  const room = height - head - stamp - 8;
  const rows = Math.max(3, Math.min(list.length, Math.floor(room / 27)));
  // The latest thoughts are what one wants to read.
  const settled = list.filter(({ state }) => state !== 'later').length;
  const from = Math.max(0, Math.min(settled - rows + 2, list.length - rows));
  const each = Math.min(44, room / rows);
  return panel(at, [
    plate(box(1, 1, width - 2, height - 2), 0xf0e8d2, { stroke: INK, width: 2, round: 9 }),
    ...headOf(tank, story, width, head, words),
    {
      kind: 'shape',
      points: [
        { x: 10, y: head },
        { x: width - 10, y: head },
      ],
      closed: false,
      stroke: INK,
      width: 1.6,
    },
    ...list
      .slice(from, from + rows)
      .flatMap((line, index) => rowOf(line, head + 4 + index * each, each, width, from + index + 1)),
    ...stampOf(width, height, stamp, words, look),
    ...(view.current === tank.id ? [frame(box(2, 2, width - 4, height - 4), 0xffd447, 3, 8)] : []),
  ]);
}

function headOf(
  tank: TankSeen,
  story: RobotStory | null,
  width: number,
  head: number,
  { table, word, say }: Words,
): readonly Item[] {
  const { robot } = tank;
  if (robot === null) return [];
  const side = head * 0.8;
  const peril = stateOf(robot) === 'peril';
  const size = Math.max(16, head * 0.32);
  const small = Math.max(13, head * 0.21);
  const told = story?.peril ?? null;
  const wide = head * 1.06;
  const terms =
    told?.terms
      .map(({ term, value }) => `${table.peril[term]} ${value > 0 ? '+' : '−'}${Math.abs(value)}`)
      .join(', ') ?? '';
  const left = side + 18;
  const room = width - left - wide - 14;
  return [
    picture(`robot-${robot.personality}`, box(8, (head - side) / 2, side, side)),
    label(word(robot.personality), left, head * 0.3, size, INK, 'stencil', { align: 'left', most: room }),
    picture(`robot-${stateOf(robot)}`, box(left, head * 0.55, small * 1.3, small * 1.3)),
    label(
      peril ? table.inPeril : table.operational,
      left + small * 1.7,
      head * 0.55 + small * 0.65,
      small,
      INK,
      'condensed',
      { align: 'left', bold: true, most: room * 0.5 },
    ),
    ...(terms === ''
      ? []
      : [
          label(
            terms,
            left + small * 1.7 + Math.min(room * 0.5, widthOf(peril ? table.inPeril : table.operational, small) + 8),
            head * 0.55 + small * 0.65,
            small * 0.94,
            0x5b5a50,
            'condensed',
            { align: 'left', most: room * 0.5 },
          ),
        ]),
    ...(told === null
      ? []
      : [
          plate(box(width - wide - 6, head * 0.1, wide, head * 0.8), PAPER, { stroke: INK, width: 2, round: 7 }),
          label(
            say(table.perilShown, { target: told.target, value: told.value }),
            width - wide / 2 - 6,
            head * 0.36,
            head * 0.3,
            INK,
            'stencil',
            { most: wide - 8 },
          ),
          label(table.perilValue, width - wide / 2 - 6, head * 0.7, Math.max(12.5, head * 0.17), INK, 'condensed', {
            bold: true,
            most: wide - 8,
          }),
        ]),
  ];
}

function rowOf({ state, title, note }: Line, y: number, high: number, width: number, number: number): readonly Item[] {
  const middle = y + high / 2;
  const radius = Math.min(11, high * 0.36);
  const faint = state === 'later';
  const fill = state === 'yes' ? GREEN : state === 'no' ? GREY : 0xd6caa9;
  const size = Math.max(13, Math.min(17, high * 0.44));
  const ink = faint ? GREY : INK;
  const dot = box(12, middle - radius, radius * 2, radius * 2);
  return [
    plate(dot, fill, { round: radius }),
    state === 'later'
      ? label(String(number), 12 + radius, middle, radius * 1.2, INK, 'stencil')
      : picture(
          state === 'yes' ? 'light-check' : 'icon-close',
          box(12 + radius * 0.35, middle - radius * 0.65, radius * 1.3, radius * 1.3),
        ),
    label(note === '' ? title : `${title}: ${note}`, 20 + radius * 2, middle, size, ink, 'condensed', {
      align: 'left',
      bold: state === 'yes',
      most: width - radius * 2 - 32,
    }),
    {
      kind: 'shape',
      points: [
        { x: 12, y: y + high - 1 },
        { x: width - 12, y: y + high - 1 },
      ],
      closed: false,
      stroke: INK,
      width: 0.8,
      alpha: 0.2,
    },
  ];
}

/** What is ours and not printed says so. */
function stampOf(width: number, height: number, stamp: number, { table }: Words, look: Style): readonly Item[] {
  const size = Math.max(13, Math.min(15, stamp * 0.32));
  const wide = widthOf(table.ourReading, size) + 14;
  const y = height - stamp;
  return [
    frame(box(10, y + stamp * 0.2, wide, size * 1.8), INK, 1.6, 4, [5, 3]),
    label(table.ourReading, 10 + wide / 2, y + stamp * 0.2 + size * 0.9, size, INK, 'condensed', {
      bold: true,
      most: wide - 6,
    }),
    ...lines(
      table.ourReadingSays,
      look.language,
      { x: wide + 18, y: y + stamp * 0.12, width: width - wide - 28, most: 2 },
      size * 0.95,
      INK,
    ),
  ];
}
