import { BENCH } from './benchArt';

/** A machine is drawn in a box of 300 x 640 units; its foot stands on the floor line. */
export const MACHINE = { width: 300, height: 640 };
/** The picture tube inside that box. */
export const TUBE = { x: 28, y: 138, width: 244, height: 208 };

export interface MachinePlace {
  readonly x: number;
  /** Where its foot stands. */
  readonly foot: number;
  readonly scale: number;
}

export interface CabinetLayout {
  readonly phone: boolean;
  /** Where wall and floor meet. */
  readonly skirting: number;
  readonly machines: readonly MachinePlace[];
  /** The bench of the Lab, beside the last machine. */
  readonly bench: MachinePlace;
  /** Largest scale any machine takes, to put it to paper once. */
  readonly largest: number;
  /** Height of what lies under the machines: resume strip, on a phone with the big button. */
  readonly below: number;
}

const PHONE = 700;
const FOCUSED = 1.19;
/** On a phone's side the one in the light would reach into the bar. */
const LOW_FOCUSED = 1.08;
const PLAIN = 1.05;
const GAP = 20;
/** The bench is no machine: it stands a little smaller beside them. */
const BESIDE = 0.9;
const PHONE_BELOW = 278;
/** A phone on its side: one line of cards without a heading. */
const LOW = 480;
const LOW_BELOW = 88;

/**
 * Five machines in a row with the focused one larger, and the bench beside them; on a phone one in the middle and its
 * neighbours peeping in. The bench is in the light where `focus` is the number of machines.
 */
export function layCabinet(width: number, height: number, focus: number, count: number): CabinetLayout {
  return width < PHONE ? layPhone(width, height, focus, count) : layRow(width, height, focus, count);
}

function layRow(width: number, height: number, focus: number, count: number): CabinetLayout {
  const below = height < LOW ? LOW_BELOW : Math.max(148, height * 0.187);
  const unit = Math.min(width / 1980, (height - below) / 878);
  const lit = height < LOW ? LOW_FOCUSED : FOCUSED;
  const scaleAt = (index: number) => unit * (index === focus ? lit : PLAIN) * (index === count ? BESIDE : 1);
  const gap = GAP * unit;
  const total = Array.from({ length: count }, (_, index) => MACHINE.width * scaleAt(index)).reduce(
    (sum, each) => sum + each,
    BENCH.width * scaleAt(count) + gap * count,
  );
  const floor = height - below - 34 * unit;
  let x = (width - total) / 2;
  const machines = Array.from({ length: count }, (_, index) => {
    const scale = scaleAt(index);
    const standing = { x, foot: index === focus ? floor + 24 * unit : floor, scale };
    x += MACHINE.width * scale + gap;
    return standing;
  });
  const bench = { x, foot: focus === count ? floor + 24 * unit : floor, scale: scaleAt(count) };
  return { phone: false, skirting: floor - 52 * unit, machines, bench, largest: unit * lit, below };
}

function layPhone(width: number, height: number, focus: number, count: number): CabinetLayout {
  const foot = height - PHONE_BELOW;
  const scale = Math.min((width / 390) * 0.785, (foot - 64) / MACHINE.height);
  const side = scale * 0.84;
  const middle = (width - MACHINE.width * scale) / 2;
  const step = MACHINE.width * side + 20;
  const placeOf = (index: number) => {
    if (index === focus) return { x: middle, foot, scale };
    const peep = 44;
    const away = index - focus;
    const x = away < 0 ? peep - MACHINE.width * side + (away + 1) * step : width - peep + (away - 1) * step;
    return { x, foot: foot - 14, scale: side };
  };
  // The bench is lower than a machine: alone in the light it may be larger.
  const grown = scale * 1.3;
  const lit = { x: (width - BENCH.width * grown) / 2, foot, scale: grown };
  return {
    phone: true,
    skirting: foot - 26,
    machines: Array.from({ length: count }, (_, index) => placeOf(index)),
    bench: focus === count ? lit : placeOf(count),
    largest: grown,
    below: PHONE_BELOW,
  };
}

/** The machine one step to the left or right; the row does not wrap round. */
export function neighbour(focus: number, step: -1 | 1, count: number): number {
  return Math.max(0, Math.min(count - 1, focus + step));
}

/** Where a machine begins, from above. */
export function headOf({ foot, scale }: MachinePlace): number {
  return foot - MACHINE.height * scale;
}

/** The bench as if it were a machine of its height: for what is laid beside one. */
export function benchAsMachine({ x, foot, scale }: MachinePlace): MachinePlace {
  return { x, foot: foot + (MACHINE.height - BENCH.height) * scale, scale };
}

/** Where the card lies that tells about the machine in the light. */
interface CardPlace {
  readonly left: number;
  readonly width: number;
  /** Whole sentences; fewer of them; or two flat lines. */
  readonly manner: 'full' | 'tight' | 'flat';
}

/** Its width where there is room, and the least that sentences can be read in. */
const CARD = { most: 384, least: 300 };
/** How low a head must be for the whole card to lie over it, and for two flat lines. */
const OVER = { full: 130, flat: 66 };

/**
 * Between the logo and the bar: in the wider gap beside the head of the machine in the light, or over the head where that
 * is low enough.
 */
export function layCard(standing: MachinePlace, from: number, to: number): CardPlace {
  const { x, scale } = standing;
  const head = headOf(standing);
  const [left, right] = [x - 16, x + MACHINE.width * scale + 16];
  const over = { start: from, room: to - from };
  const after = { start: Math.max(right, from), room: to - Math.max(right, from) };
  const before = { start: from, room: Math.min(left, to) - from };
  const beside = before.room > after.room && after.room < CARD.most ? before : after;
  const place = ({ start, room }: typeof over, manner: CardPlace['manner']): CardPlace => ({
    left: start,
    width: Math.min(CARD.most, room),
    manner,
  });
  if (head > OVER.full) return place(over, over.room < CARD.least ? 'tight' : 'full');
  if (beside.room >= CARD.least) return place(beside, 'full');
  return head > OVER.flat && over.room > beside.room ? place(over, 'flat') : place(beside, 'tight');
}
