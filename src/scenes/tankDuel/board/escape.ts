import type { Event } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Surface } from '../../board/gameScene';
import { INK, label } from '../../paint/marks';
import { cardBack } from './battleCard';
import { lossBox, lossPanel, wayOut } from './lossPanel';
import { lossStory } from './lossStory';
import type { Setting } from './setting';
import { type TankSeen, tankAt } from './sight';
import { wordsOf } from './words';

const ORANGE = 0xf26b21;
const GREEN = 0x2f6d45;

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What is being told of a lost tank, with the place it is told in. */
function lossIn(setting: Setting, view: View) {
  const story = lossStory(setting.told());
  const tank = tankAt(setting.shown() ?? view, story?.tank);
  const at = tank === null ? null : lossBox(setting.table(), tank.nation);
  return story === null || tank === null || at === null ? null : { story, tank, at };
}

/** A man climbs out of the hatch and runs to his own side. */
async function run(tank: TankSeen, way: NonNullable<ReturnType<typeof wayOut>>, stage: Surface): Promise<void> {
  const { person, hatch, stands, card } = way;
  const wounded = tank.crew.some((member) => member.person === person && member.wounded);
  const id = `escape:${person}`;
  stage.sound('card', hatch);
  stage.put('stage', id, {
    kind: 'picture',
    texture: `runner-${tank.nation}${wounded ? '-wounded' : ''}`,
    ...hatch,
    width: card.height * 0.8,
    height: card.height,
    alpha: 0.4,
    ...(tank.nation === 'de' ? { mirrored: true as const } : {}),
  });
  await stage.move(id, { y: hatch.y - card.height * 0.3, alpha: 1 }, 140);
  await stage.move(id, stands, wounded ? 420 : 300);
}

/** The card one man pulls for his life: its back over his place, until it is turned. */
export async function pullForLife(
  setting: Setting,
  { ways, of }: Of<'pulled'>,
  stage: Surface,
  view: View,
): Promise<void> {
  const loss = lossIn(setting, view);
  const way = loss === null ? null : wayOut(loss.tank, loss.story, loss.at, null);
  if (way === null) return;
  const { hatch, card } = way;
  const { table, percent } = wordsOf(setting.look());
  const [size, low] = [Math.max(14, card.height * 0.17), card.y + card.height * 0.62];
  // From the hatch to his card, in a bow.
  const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    x: hatch.x + (card.x - hatch.x) * part,
    y: hatch.y + (card.y - hatch.y) * part - Math.sin(part * Math.PI) * card.height * 0.3,
  }));
  stage.put('stage', 'escape/way', { kind: 'shape', points, closed: false, stroke: ORANGE, width: 3.4, halo: 3 });
  stage.put('stage', 'escape/card', cardBack('battle', card, 'lit', setting.look()));
  stage.put(
    'stage',
    'escape/chance',
    label(percent(ways / Math.max(1, of)), card.x, low + size, size * 1.9, GREEN, 'stencil'),
  );
  stage.put(
    'stage',
    'escape/says',
    label(table.loss.out, card.x, low + size * 2.6, size, INK, 'condensed', { bold: true }),
  );
  stage.sound('card', card);
  await stage.wait(520);
  setting.refresh(stage);
  await stage.wait(320);
}

export async function getOut(setting: Setting, { person }: Of<'escaped'>, stage: Surface, view: View): Promise<void> {
  const loss = lossIn(setting, view);
  const way = loss === null ? null : wayOut(loss.tank, loss.story, loss.at, person);
  if (loss !== null && way !== null) await run(loss.tank, way, stage);
}

/** Everybody leaves, one after the other. */
export async function leaveAll(setting: Setting, stage: Surface, view: View): Promise<void> {
  const loss = lossIn(setting, view);
  if (loss === null) return;
  const { tank, story, at } = loss;
  for (let out = 0; ; out++) {
    const now = { ...story, out };
    stage.put('arc', `board:${tank.nation}`, lossPanel(view, tank, now, at, setting.look()));
    const way = wayOut(tank, now, at, null);
    if (way === null) return;
    await run(tank, way, stage);
  }
}
