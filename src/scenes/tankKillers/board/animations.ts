import { cardOf } from '../../../rules/tankKillers/data/tactics';
import type { Event, View } from '../../../rules/tankKillers/types';
import { kindOf } from '../../../rules/tankKillers/units';
import { FLIP, flip, glide, poseIn, putDown } from '../../board/cardMoves';
import { nothingEarlier } from '../../board/earlier';
import type { Animations, Surface } from '../../board/gameScene';
import { tellCaption } from '../../board/tellCaption';
import { label, middleOf } from '../../paint/marks';
import { captionOf } from './captions';
import { platesHeight } from './cardTable';
import { cardBack, tacticsCard, unitCard } from './faces';
import { announce, isOpen, type Setting, stageOf, throwIn, toDiscard } from './flights';
import { heldPose } from './hand';
import { fieldSpots, foeSpots, sidePlaces, stockPlaces } from './places';
import { burn, enter, leave, shoot } from './shots';
import { nearSeat, sideAt } from './sight';
import { wordsOf } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** How everything that happens looks: cards fly, slam and turn over, guns fire, wrecks burn. */
export function animationsOf(setting: Setting): Animations<Event, View> {
  const words = () => wordsOf(setting.look());
  const tell = (stage: Surface, text: string, ms?: number) =>
    announce(setting, stage, text, setting.look().palette.act, ms);
  return {
    turnOpened: null,
    drew: (event, stage, view) => drawHidden(setting, event, stage, view),
    drewCards: (event, stage, view) => drawOpen(setting, event, stage, view),
    reshuffled: (_, stage) => tell(stage, words().table.reshuffled, 500),
    recovered: (event, stage, view) => recover(setting, event, stage, view),
    discarded: async (event, stage, view) =>
      toDiscard(setting, stage, await throwIn(setting, stage, view, event.seat, event.card)),
    withdrew: (event, stage) => withdraw(setting, event, stage),
    heldBack: (_, stage) => tell(stage, words().table.exhausted),
    async advanced(event, stage) {
      // Whoever comes next does not drive up under the name and the flames of the last one.
      await Promise.all([leave(stage, 1 - event.seat), leave(stage, event.seat)]);
      await enter(setting, stage, event.seat, event.kind);
    },
    targeted: (event, stage) => target(setting, event, stage),
    foundNothing: null,
    supportFound: (_, stage) => tell(stage, words().table.support),
    played: (event, stage, view) => play(setting, event, stage, view),
    negated: (event, stage) => strikeOut(setting, event, stage),
    allowed: (event, stage) => murmur(setting, stage, event.seat, words().word('allow')),
    passed: (event, stage) => murmur(setting, stage, event.seat, words().word('pass')),
    autoPassed: null,
    asked: null,
    attackStopped: (_, stage) => tell(stage, words().table.stopped),
    turnStopped: (_, stage) => tell(stage, words().table.turnOver),
    outranged: (_, stage) => tell(stage, words().table.outranged),
    rolled: (event, stage) => roll(setting, String(event.face), stage),
    rolledBoth: ({ added, taken }, stage) => roll(setting, `${added} − ${taken}`, stage),
    compared: (event, stage) => shoot(setting, stage, event.seat, event),
    survived: null,
    unitLost: async (event, stage, view, earlier = nothingEarlier) => {
      await burn(setting, stage, event.seat, event.kind);
      const caption = captionOf(event, view, earlier, setting.look());
      const { field, tall, scale } = setting.table();
      if (caption !== null)
        await tellCaption(stage, caption, field, tall ? 22 : Math.max(26, 46 * scale), setting.look());
    },
    supportWithdrew: null,
    exhausted({ seat }, stage, view) {
      const { say, table, word } = words();
      return tell(stage, say(table.usedUp, { nation: word(sideAt(view, seat).nation) }), 900);
    },
    reformed: (event, stage) => reform(setting, event, stage),
    fullExchange({ count }, stage) {
      const { say, table } = words();
      return tell(stage, say(table.exchangeNumber, { count }), 900);
    },
    turnEnded: null,
    async defeated(event, stage, view) {
      stage.sound('fanfare');
      const { say, table, word } = words();
      await tell(stage, say(table.wins, { seat: word(sideAt(view, event.winner).nation) }), 1400);
    },
  };
}

/** Cards of the other hand come from the deck face down. */
async function drawHidden(setting: Setting, { seat, count }: Of<'drew'>, stage: Surface, view: View): Promise<void> {
  if (isOpen(view, seat) || count === 0) return;
  const table = setting.table();
  const from = poseIn(stockPlaces(table).deck);
  const { hand } = table;
  const near = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2, height: from.height };
  const spots = foeSpots(table, sideAt(view, seat).handSize);
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await stage.wait(index * 70);
      const goal = nearSeat(view) === seat ? near : (spots.at(-1 - index) ?? near);
      const id = `fly:drawn${index}`;
      stage.put('stage', id, cardBack('tactics', from, 'plain', setting.look()));
      stage.sound('card', from);
      await glide(stage, id, goal, 260);
    }),
  );
}

/** Own cards come on an arc: up to the middle, over, and into the fan. */
async function drawOpen(setting: Setting, { cards }: Of<'drewCards'>, stage: Surface, view: View): Promise<void> {
  const table = setting.table();
  const look = setting.look();
  const from = poseIn(stockPlaces(table).deck);
  await Promise.all(
    cards.map(async (card, index) => {
      const goal = heldPose(table, view, card);
      if (goal === null) return;
      await stage.wait(index * 90);
      const id = `fly:${card}`;
      const top = { ...stageOf(table), height: Math.max(goal.height, from.height) };
      const half = { ...top, x: (from.x + goal.x) / 2, y: Math.min(from.y, goal.y) - top.height * 0.25 };
      stage.put('stage', id, cardBack('tactics', from, 'plain', look));
      stage.sound('card', from);
      await glide(stage, id, half, 180);
      await flip(stage, id, half, cardBack('tactics', half, 'plain', look), tacticsCard(card, half, 'plain', look));
      await glide(stage, id, goal, 180);
    }),
  );
}

async function recover(setting: Setting, event: Of<'recovered'>, stage: Surface, view: View): Promise<void> {
  const table = setting.table();
  await toDiscard(setting, stage, await throwIn(setting, stage, view, event.seat, event.card));
  const { wrecks, reserve } = sidePlaces(table, event.seat, platesHeight(table.sides[event.seat === 0 ? 0 : 1]));
  const from = { ...middleOf(wrecks), height: Math.max(60, reserve.height) };
  stage.put('stage', 'fly:back', unitCard(event.kind, from, 'plain', setting.look()));
  await glide(stage, 'fly:back', poseIn({ ...reserve, height: Math.max(reserve.height, 40) }), 300);
}

/** Last turn's attackers go to the reserve. */
async function withdraw(setting: Setting, { seat, units }: Of<'withdrew'>, stage: Surface): Promise<void> {
  const table = setting.table();
  const { reserve } = sidePlaces(table, seat, platesHeight(table.sides[seat === 0 ? 0 : 1]));
  const to = poseIn({ ...reserve, height: Math.max(reserve.height, 40) });
  const { field } = table;
  const from = {
    x: field.x + field.width * (seat === 0 ? 0.12 : 0.88),
    y: field.y + field.height * 0.8,
    height: field.height * 0.27,
  };
  await Promise.all(
    units.map((unit, index) => {
      stage.put(
        'stage',
        `fly:${unit}`,
        unitCard(kindOf(unit), { ...from, x: from.x + index * 12 }, 'plain', setting.look()),
      );
      return glide(stage, `fly:${unit}`, to, 220);
    }),
  );
}

/** A card face down is turned over before its unit comes to the field. */
async function target(setting: Setting, { seat, kind, reveals }: Of<'targeted'>, stage: Surface): Promise<void> {
  const shown = setting.shown();
  const spots = shown === null ? [] : fieldSpots(setting.table(), shown);
  await Promise.all(
    spots.filter(({ choice }) => choice).map((spot) => stage.move(`field:${spot.seat}:${spot.ref}`, { alpha: 0 }, 60)),
  );
  const { field } = setting.table();
  const pose = {
    x: field.x + field.width * (seat === 0 ? 0.25 : 0.75),
    y: field.y + field.height * 0.6,
    height: field.height * 0.66,
  };
  if (reveals === true) {
    stage.sound('card', pose);
    const look = setting.look();
    await flip(
      stage,
      'fly:target',
      pose,
      cardBack('formation', pose, 'plain', look),
      unitCard(kind, pose, 'plain', look),
    );
    await stage.wait(240);
    await stage.move('fly:target', { alpha: 0 }, 100);
  }
  await enter(setting, stage, seat, kind);
}

/** What changes the sum flies to it; what stops the attack slams between the two; the rest goes its way. */
async function play(setting: Setting, { seat, card }: Of<'played'>, stage: Surface, view: View): Promise<void> {
  const table = setting.table();
  const { effect } = cardOf(card);
  const id = await throwIn(setting, stage, view, seat, card);
  const middle = stageOf(table);
  if (effect === 'modify') {
    await stage.wait(FLIP);
    const { sum } = table;
    await glide(stage, id, { x: sum.x + sum.width * 0.3, y: sum.y + sum.height / 2, height: sum.height * 0.9 }, 220);
    stage.sound('click');
    return;
  }
  if (effect === 'freeAction' || effect === 'recover') {
    await stage.wait(300);
    await toDiscard(setting, stage, id);
    return;
  }
  await glide(stage, id, { ...middle, height: middle.height * 1.25, angle: -6 }, 110);
  await glide(stage, id, { ...middle, angle: -3 }, 80);
  stage.sound('hit', middle);
  stage.shake(4, 120);
  await stage.wait(320);
}

async function strikeOut(setting: Setting, { card }: Of<'negated'>, stage: Surface): Promise<void> {
  stage.sound('error');
  const item = tacticsCard(card, stageOf(setting.table()), 'void', setting.look());
  await stage.flash('void', item, { alpha: 0.5 }, 520);
}

/** A word over the head of whoever says it. */
async function murmur(setting: Setting, stage: Surface, seat: number, says: string): Promise<void> {
  const { field, scale, tall } = setting.table();
  const at = { x: field.x + field.width * (seat === 0 ? 0.2 : 0.8), y: field.y + field.height * 0.36 };
  const item = label(says, at.x, at.y, tall ? 20 : Math.max(22, 34 * scale), 0xfff6e6, 'stencil', { halo: 0 });
  await stage.flash('murmur', { ...item, colour: 0x23261f, halo: 7 }, { y: at.y - 16, alpha: 0.2 }, 340);
}

async function roll(setting: Setting, faces: string, stage: Surface): Promise<void> {
  const { x, y, height } = stageOf(setting.table());
  stage.sound('die', { x, y });
  await stage.flash('die', label(faces, x, y, height * 0.5, 0x23261f, 'stencil', { halo: 14 }), { y: y - 20 }, 600);
}

/** The reserve becomes the deck. */
async function reform(setting: Setting, { seat }: Of<'reformed'>, stage: Surface): Promise<void> {
  const table = setting.table();
  if (table.tall) return;
  const { reserve, deck } = sidePlaces(table, seat, platesHeight(table.sides[seat === 0 ? 0 : 1]));
  stage.put('stage', 'fly:reform', cardBack('formation', poseIn(reserve), 'plain', setting.look()));
  stage.sound('card', middleOf(reserve));
  await putDown(stage, 'fly:reform', poseIn(deck), 300);
}
