import type { Seat } from '../../../rules/core/game';
import { consequencesOf } from '../../../rules/tankAce/consequences';
import type { Post } from '../../../rules/tankAce/data/crewCharts';
import type { View, Wound } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { NIGHT, plate } from '../../paint/marks';
import { cornersOf } from '../battle/corners';
import type { BattlePlaces } from '../battle/places';
import { putSheet } from '../battle/sheet';
import { chainItems } from './chainArt';
import { openEscape } from './escape';
import { followsBox, followsItems } from './followsArt';
import { type Meeting, pageOf, type Rolled } from './page';
import { pageItems } from './pageArt';
import { isOfShot, type Sight, sightGroup } from './sight';

/** How long the dice lie in the air and how long the lit row is looked at, in milliseconds. */
interface Beat {
  readonly thrown: number;
  readonly read: number;
}

export const paces = ['full', 'short', 'off'] as const;
export type Pace = (typeof paces)[number];

/** `settled`: how much longer the last roll of a shot is looked at, with what follows from it. */
const beats: {
  readonly [pace in Pace]: { readonly weighty: Beat; readonly small: Beat; readonly settled: number };
} = {
  full: { weighty: { thrown: 520, read: 1300 }, small: { thrown: 200, read: 480 }, settled: 900 },
  short: { weighty: { thrown: 180, read: 520 }, small: { thrown: 60, read: 180 }, settled: 300 },
  off: { weighty: { thrown: 0, read: 0 }, small: { thrown: 0, read: 0 }, settled: 0 },
};

/** Rolls that many units make one after the other, or that only say where something is. */
const small: ReadonlySet<string> = new Set([
  'targeting',
  'pick',
  'side',
  'digIn',
  'F2',
  'A4-T',
  'A4-SPG',
  'A4-AT',
  'A4-R',
  'B3-location',
]);

/** Rolls that may destroy something or somebody: shown in full where only what matters is. */
const grave: ReadonlySet<string> = new Set(['B2', 'B3', 'B4', 'B5', 'B6', 'B7']);

export interface ChartTheatre {
  /** A new step begins: its chain of rolls is empty. */
  begin(): void;
  /** A round strikes, part by part or on one: what penetrates is held against what is struck. */
  aim(parts: readonly (Meeting & { readonly part: string })[]): void;
  /** A gun of ours is laid on somebody: the shot is seen through its sight until the picture is lowered. */
  raise(sight: Sight | null, stage: Surface): void;
  lower(stage: Surface): void;
  /** A tank is lost: its crew is seen getting out until the battle is settled. */
  getOut(view: View, seat: Seat, stage: Surface): void;
  hurt(seat: Seat, post: Post, wound: Wound, stage: Surface): void;
  play(roll: Rolled, stage: Surface): Promise<void>;
  pace(): Pace;
  setPace(pace: Pace): void;
}

/** Every roll names its chart, throws its dice, lights its row, and joins the chain of its step. */
export function openChartTheatre(places: () => BattlePlaces, look: () => Style): ChartTheatre {
  let chain: readonly Rolled[] = [];
  /** What was chosen at this table goes before the settings. */
  let chosen: Pace | null = null;
  const paceNow = (): Pace => {
    const { theatre } = look();
    return chosen ?? (theatre === 'short' || theatre === 'off' ? theatre : 'full');
  };
  const paceOf = ({ chart }: Rolled): Pace => {
    if (chosen !== null || look().theatre !== 'matters') return paceNow();
    return grave.has(chart) ? 'full' : 'short';
  };
  let parts: readonly (Meeting & { readonly part: string })[] = [];
  /** The part that is struck: the one the location die named, or the only one. */
  const meeting = () => {
    const place = chain.findLast(({ chart }) => chart === 'B3-location')?.result;
    return parts.find(({ part }) => part === place) ?? parts[0] ?? null;
  };
  let sight: Sight | null = null;
  const leaving = openEscape(places, look);
  const drawSight = (roll: Rolled | null, stage: Surface) => {
    if (sight !== null) stage.put('stage', 'theatre/sight', sightGroup(places(), sight, roll, look()));
  };
  const lower = (stage: Surface) => {
    leaving.lower(stage);
    if (sight !== null) {
      stage.put('stage', 'theatre/sight', { ...sightGroup(places(), sight, null, look()), alpha: 0 });
      stage.put('stage', 'theatre/follows', { kind: 'shape', points: [], closed: false });
    }
    sight = null;
  };
  const show = (roll: Rolled, told: 'thrown' | 'read', stage: Surface) => {
    const { page: zone, unit } = places();
    const page = pageOf(roll.chart, null, roll, look(), meeting());
    if (page === null) return;
    putSheet(
      stage,
      'stage',
      'theatre/page',
      zone,
      unit,
      pageItems(page, zone.width / unit, zone.height / unit, told, look()),
    );
    if (told === 'read') drawChain(places(), [...chain, roll], sight !== null, stage, look());
  };
  /** What the roll leads to; whether it has settled the shot. */
  const follow = (roll: Rolled, stage: Surface): boolean => {
    if (sight === null) return false;
    const { view, command } = sight.shot;
    const settled = consequencesOf(view, command, roll);
    const box = followsBox(places());
    putSheet(stage, 'stage', 'theatre/follows', box, places().unit, followsItems(settled, box, places(), look()));
    return settled.length > 0;
  };
  return {
    begin() {
      chain = [];
      parts = [];
      sight = null;
      leaving.begin();
    },
    raise(next, stage) {
      sight = paceNow() === 'off' ? null : next;
      drawSight(null, stage);
    },
    lower,
    getOut(view, seat, stage) {
      lower(stage);
      if (paceNow() !== 'off') leaving.raise(view, seat, stage);
    },
    hurt: leaving.hurt,
    aim(next) {
      parts = next;
      chain = chain.filter(({ chart }) => chart !== 'B3-location' || next.length === 1);
    },
    async play(roll, stage) {
      const pace = paceOf(roll);
      if (pace !== 'off' && pageOf(roll.chart, null, null, look()) !== null) {
        const { thrown, read } = beats[pace][small.has(roll.chart) ? 'small' : 'weighty'];
        if (sight !== null && !isOfShot(roll)) lower(stage);
        stage.sound('die');
        show(roll, 'thrown', stage);
        await stage.wait(thrown);
        drawSight(roll, stage);
        leaving.read(roll, stage);
        show(roll, 'read', stage);
        await stage.wait(read + (follow(roll, stage) ? beats[pace].settled : 0));
      }
      chain = [...chain, roll];
    },
    pace: paceNow,
    setPace(next) {
      chosen = next;
    },
  };
}

/** The rolls of this step side by side along the lower edge of the board, the present one last. */
function drawChain(
  places: BattlePlaces,
  rolls: readonly Rolled[],
  shooting: boolean,
  stage: Surface,
  look: Style,
): void {
  const { board, unit, form } = places;
  const bottom = shooting ? followsBox(places).y : board.y + board.height;
  const phone = form === 'phone';
  const [count, tall] = phone ? [3, 62] : form === 'wide' ? [5, 120] : [4, 96];
  const gap = 8 * unit;
  // The cards on the board's lower corners would show between those of the rolls.
  const top = Math.min(cornersOf(places).threat.y - gap, bottom - tall * unit - 2 * gap);
  if (!shooting && !phone)
    stage.put('tag', 'theatre/tray', plate({ ...board, y: top, height: bottom - top }, NIGHT, { round: 0 }));
  const width = (board.width - gap * (count + 1)) / count;
  const seen = rolls.slice(-count);
  const place = (index: number): Box => ({
    x: board.x + gap + index * (width + gap),
    y: bottom - tall * unit - gap,
    width,
    height: tall * unit,
  });
  seen.forEach((roll, index) => {
    const box = place(index);
    const page = pageOf(roll.chart, null, roll, look);
    if (page === null) return;
    putSheet(
      stage,
      'stage',
      `theatre/chain${index}`,
      box,
      unit,
      chainItems(page, roll.who, box.width / unit, box.height / unit, index === seen.length - 1, look),
    );
  });
}
