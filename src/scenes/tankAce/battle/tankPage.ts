import type { Seat } from '../../../rules/core/game';
import { rackSize, stowedRounds } from '../../../rules/tankAce/ammunition';
import { careerOf, fightOf, matOf } from '../../../rules/tankAce/base';
import { hasSkill } from '../../../rules/tankAce/crew';
import { type Post, posts } from '../../../rules/tankAce/data/crewCharts';
import { machineGuns, type View } from '../../../rules/tankAce/types';
import type { Spot, Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { careerWords } from '../career/words';
import { rackOf, roundItem } from './ammoArt';
import { manName, portraitOf } from './crewArt';
import { CUT, cutaway, factsOf, isHatch } from './cutaway';
import type { BattlePlaces } from './places';
import { paperItems, putSheet } from './sheet';
import { wordsOf } from './words';

const EDGE = 8;
const WIDE = 374;
const CUTAWAY = { y: 6, scale: 300 / CUT.width };
const CREW = { y: CUTAWAY.y + CUT.height * CUTAWAY.scale + 4, tall: 39 };
const FACTS = { y: CREW.y + 5 * CREW.tall + 6, tall: 32 };
const AMMO = { y: FACTS.y + 3 * FACTS.tall + 2 };
const TALL = AMMO.y + 106;

/** On a short phone everything is a little smaller. */
const unitOf = ({ tankPage, unit }: BattlePlaces) => Math.min(unit, tankPage.height / TALL);

const rowOf = (index: number): Box => ({ x: EDGE, y: CREW.y + index * CREW.tall, width: WIDE, height: CREW.tall - 4 });

/** What a phone shows of the tank itself: cut open, its men one by one, its state, rack, stowage and machine guns. */
export function drawTankPage(
  places: BattlePlaces,
  view: View,
  seat: Seat,
  chosen: Post,
  stage: Surface,
  look: Style,
): void {
  const { tankPage: zone } = places;
  const unit = unitOf(places);
  const [width, height] = [zone.width / unit, zone.height / unit];
  putSheet(stage, 'plate', 'tankPage', zone, unit, [
    ...paperItems(width, height),
    cutaway(view, seat, chosen, { x: EDGE + (WIDE - 300) / 2, y: CUTAWAY.y }, CUTAWAY.scale, look),
    ...posts.flatMap((post, index) => manItems(view, seat, post, rowOf(index), post === chosen, look)),
    ...factItems(view, seat, look),
    ...ammoItems(view, seat, look),
  ]);
}

/** A man is chosen here as on his card. */
export function tankPageSpots(places: BattlePlaces, view: View, seat: Seat, look: Style): readonly Spot[] {
  const { tankPage: zone } = places;
  const unit = unitOf(places);
  return posts.map((post, index) => {
    const { x, y, width, height } = rowOf(index);
    return {
      id: `man-${post}`,
      words: manName(view, seat, post, look),
      box: { x: zone.x + x * unit, y: zone.y + y * unit, width: width * unit, height: height * unit },
      does: { do: 'look', id: `man:${post}` },
    };
  });
}

/** Face, name and post, hatch, wound, and every skill with whether it can still be used. */
function manItems(view: View, seat: Seat, post: Post, box: Box, chosen: boolean, look: Style): readonly Item[] {
  const { table, word, say } = wordsOf(look);
  const { crew, unit } = careerOf(view, seat);
  const { hurt, no, skills } = crew[post];
  const open = isHatch(post) && fightOf(view, seat).tank.open.includes(post);
  const known = skills.map((skill) => (hasSkill(view, seat, post, skill) ? word(skill) : say(table.spent, { skill })));
  const state = [...(hurt === null ? [] : [word(hurt)]), ...known].join(' · ');
  const middle = box.y + box.height / 2;
  const edge = { stroke: chosen ? look.palette.act : 0x8f8663, width: chosen ? 3 : 1.5, round: 6 };
  return [
    plate(box, chosen ? 0xfbe0cc : 0xfbf6e8, edge),
    picture(portraitOf(view, seat, post), { x: box.x + 2, y: box.y + 2, width: 34, height: 34 }),
    label(careerWords(look).surname(unit, no, seat), box.x + 42, box.y + 11, 15, INK, 'condensed', {
      bold: true,
      align: 'left',
      most: 108,
    }),
    label(table.crew[post], box.x + 42, box.y + 28, 13, INK, 'condensed', { align: 'left', most: 108 }),
    picture(open ? 'icon-hatch-open' : 'icon-hatch-closed', { x: box.x + 154, y: middle - 11, width: 22, height: 22 }),
    label(
      state === '' ? table.noSkill : state,
      box.x + 182,
      middle,
      13.5,
      hurt === null ? INK : 0x8f241e,
      'condensed',
      {
        align: 'left',
        bold: hurt !== null,
        most: box.width - 188,
      },
    ),
  ];
}

function factItems(view: View, seat: Seat, look: Style): readonly Item[] {
  return factsOf(view, seat, look).flatMap(([title, more], index): readonly Item[] => {
    const x = EDGE + 4 + (index % 2) * (WIDE / 2);
    const y = FACTS.y + Math.floor(index / 2) * FACTS.tall;
    const most = WIDE / 2 - 8;
    return [
      label(title, x, y + 7, 14.5, INK, 'condensed', { bold: true, align: 'left', most }),
      label(more, x, y + 22, 13, INK, 'condensed', { align: 'left', most }),
    ];
  });
}

function ammoItems(view: View, seat: Seat, look: Style): readonly Item[] {
  const { table, say, word } = wordsOf(look);
  const { tank } = fightOf(view, seat);
  const rack = rackOf(view, seat);
  const breech = { x: EDGE, y: AMMO.y, width: 70, height: 62 };
  const frame = { x: breech.x + breech.width + 6, y: AMMO.y + 18, width: WIDE - breech.width - 6, height: 44 };
  const step = (frame.width - 8) / rack.length;
  const low = AMMO.y + 76;
  const stowed = (['AP', 'HE', 'HCBI', 'WP', 'APCR'] as const)
    .map((round) => ({ round, left: stowedRounds(tank, round) }))
    .filter(({ left }) => left > 0)
    .map(({ round, left }) => `${word(round)} ${Number.isFinite(left) ? left : '∞'}`);
  const guns = machineGuns.map((gun) => {
    const { points, jam } = tank.guns[gun];
    return `${table.guns[gun]} ${jam ? table.jam : `${points}/4`}`;
  });
  const line = (title: string, says: string, y: number): readonly Item[] => [
    label(title, EDGE + 4, y, 14, INK, 'condensed', { bold: true, align: 'left', most: 90 }),
    label(says, EDGE + 98, y, 14, INK, 'condensed', { align: 'left', most: WIDE - 102 }),
  ];
  return [
    plate(breech, INK, { round: 7 }),
    roundItem(tank.loaded, { x: breech.x + 4, y: breech.y + 5, width: 18, height: 52 }),
    label(table.breech, breech.x + 26, breech.y + 18, 12, PAPER, 'condensed', { align: 'left', bold: true, most: 42 }),
    label(word(tank.loaded), breech.x + 26, breech.y + 42, 20, look.palette.tracer, 'stencil', {
      align: 'left',
      most: 42,
    }),
    label(
      say(table.rack, { count: rackSize(tank), of: matOf(view, seat).rack }),
      frame.x,
      AMMO.y + 7,
      14,
      INK,
      'condensed',
      {
        bold: true,
        align: 'left',
        most: frame.width,
      },
    ),
    plate(frame, 0xb7ac88, { stroke: INK, width: 2, round: 5 }),
    ...rack.map((round, index) =>
      roundItem(round, { x: frame.x + 4 + index * step, y: frame.y + 3, width: step, height: frame.height - 6 }),
    ),
    ...line(table.stowage, stowed.join(' · '), low),
    ...line(table.machineGuns, guns.join(' · '), low + 20),
  ];
}
