import type { Frozen, Seat } from '../../../rules/core/game';
import { careerOf, fightOf, matOf } from '../../../rules/tankAce/base';
import type { Post } from '../../../rules/tankAce/data/crewCharts';
import { RADIO_RANK } from '../../../rules/tankAce/prestige';
import type { Career, Tank, View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Item, Point } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { pinned } from './sheet';
import { wordsOf } from './words';

/** The key that chooses a man, and his face. */
export const numbers: { readonly [post in Post]: number } = {
  commander: 1,
  gunner: 2,
  loader: 3,
  driver: 4,
  assistant: 5,
};

export const isHatch = (post: Post): post is 'commander' | 'driver' | 'assistant' =>
  post !== 'gunner' && post !== 'loader';

/** The cut-away is drawn in units of its own, 680 by 346, from 30, -46. */
export const CUT = { x: 30, y: -46, width: 680, height: 346 };

/** Where each head is: an open hatch lifts the man. */
export function headOf(tank: Frozen<Pick<Tank, 'open'>>, post: Post): Point {
  const open = isHatch(post) && tank.open.includes(post);
  switch (post) {
    case 'assistant':
      return open ? { x: 250, y: 94 } : { x: 250, y: 146 };
    case 'driver':
      return open ? { x: 196, y: 92 } : { x: 204, y: 146 };
    case 'gunner':
      return { x: 328, y: 54 };
    case 'loader':
      return { x: 392, y: 74 };
    case 'commander':
      return open ? { x: 446, y: 8 } : { x: 446, y: 62 };
  }
}

function seatItem(career: Frozen<Career>, tank: Frozen<Tank>, post: Post): Item {
  const { hurt } = career.crew[post];
  const head = headOf(tank, post);
  if (hurt === 'KIA') return pinned('seat-empty', head, { x: 24, y: 24 }, 48, 48);
  return pinned(hurt === 'SW' ? 'seat-slumped' : `seat-${post}`, head, { x: 60, y: 26 }, 100, 194);
}

function cutawayItems(view: View, seat: Seat, chosen: Post, look: Style): readonly Item[] {
  const career = careerOf(view, seat);
  const { tank } = fightOf(view, seat);
  const whole = (name: string) => picture(name, CUT);
  const man = (post: Post) => seatItem(career, tank, post);
  const hatch = (post: Post | 'loader', x: number, y: number): Item =>
    isHatch(post) && tank.open.includes(post)
      ? pinned('hatch-open', { x, y }, { x: 36, y: 52 }, 78, 62)
      : pinned('hatch-shut', { x, y }, { x: 36, y: 22 }, 72, 32);
  const circle = (at: Point, radius: number, fill: number, more: object = {}): Item =>
    plate({ x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 }, fill, {
      round: radius,
      ...more,
    });
  const ring = headOf(tank, chosen);
  const rim = { stroke: INK, width: 8, fillAlpha: 0.001 };
  const posts: readonly Post[] = ['assistant', 'gunner', 'commander', 'driver', 'loader'];
  const loaderHatch = matOf(view, seat).loaderHatch ? [hatch('loader', 388, 26)] : [];
  return [
    whole('cutaway-sherman'),
    man('assistant'),
    man('gunner'),
    man('commander'),
    whole('cutaway-gun'),
    man('driver'),
    man('loader'),
    whole('cutaway-tracks'),
    pinned('aa-gun', { x: 412, y: -6 }, { x: 92, y: 30 }, 124, 62),
    hatch('commander', 446, 24),
    ...loaderHatch,
    hatch('driver', 200, 106),
    ...(tank.open.includes('assistant') ? [hatch('assistant', 250, 106)] : []),
    pinned('bow-gun', { x: 118, y: 150 }, { x: 40, y: 14 }, 56, 28),
    circle(ring, 29, PAPER, rim),
    circle(ring, 29, PAPER, { ...rim, stroke: look.palette.act, width: 5 }),
    ...posts.flatMap((post): readonly Item[] => {
      const head = headOf(tank, post);
      const at = { x: head.x + 20, y: head.y - 21 };
      return [
        circle(at, 12.5, post === chosen ? look.palette.act : INK, { stroke: 0xfbf6e8, width: 2.4 }),
        label(String(numbers[post]), at.x, at.y, 17, 0xfbf6e8, 'condensed', { bold: true }),
      ];
    }),
  ];
}

/** What there is to know of the tank, two lines each. */
export function factsOf(view: View, seat: Seat, look: Style): readonly (readonly [string, string])[] {
  const { table, say } = wordsOf(look);
  const { facts } = table;
  const { tank } = fightOf(view, seat);
  const mat = matOf(view, seat);
  const radio = careerOf(view, seat).rank >= RADIO_RANK;
  const state = tank.immobile ? facts.immobile : tank.hullDown ? facts.hullDown : facts.fit;
  const more = [
    tank.refilling ? facts.refilling : '',
    tank.smoke > 0 ? say(facts.smoke, { level: tank.smoke }) : '',
    tank.shock > 0 ? facts.shock : '',
    tank.sandbags ? facts.sandbags : '',
  ].filter((each) => each !== '');
  return [
    [tank.stuck ? facts.stuck : say(facts.turret, tank), ''],
    [say(facts.hull, tank), ''],
    [state, more.join(', ')],
    [mat.stowage === 'wet' ? facts.wet : facts.dry, mat.stowage === 'wet' ? facts.wetMore : facts.dryMore],
    [radio ? facts.radio : facts.noRadio, radio ? facts.radioMore : facts.noRadioMore],
  ];
}

/** The tank cut open with its men, as one picture in a box that keeps its shape. */
export function cutaway(view: View, seat: Seat, chosen: Post, at: Point, scale: number, look: Style): Item {
  const items = cutawayItems(view, seat, chosen, look);
  return {
    kind: 'group',
    key: JSON.stringify(items),
    items: items.map((item) => moved(item, -CUT.x, -CUT.y)),
    inner: { width: CUT.width, height: CUT.height },
    ...at,
    width: CUT.width * scale,
    height: CUT.height * scale,
    pivot: { x: 0, y: 0 },
  };
}

/** The same item further to the right and down. */
function moved(item: Item, dx: number, dy: number): Item {
  if (item.kind === 'shape') return { ...item, points: item.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })) };
  return { ...item, x: item.x + dx, y: item.y + dy };
}
