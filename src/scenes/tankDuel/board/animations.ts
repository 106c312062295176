import type { Event } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import { flip, glide, putDown } from '../../board/cardMoves';
import { type Earlier, nothingEarlier } from '../../board/earlier';
import type { Animations, Surface } from '../../board/gameScene';
import { tellCaption } from '../../board/tellCaption';
import { label, NIGHT, plate } from '../../paint/marks';
import type { Caption } from '../../theatre/shot';
import { battleCard, cardBack } from './battleCard';
import { bidderBoxes, bidPose } from './bidders';
import { captionOf } from './captions';
import { damageCard } from './damageCard';
import { getOut, leaveAll, pullForLife } from './escape';
import { heldPose } from './hand';
import { lossStory } from './lossStory';
import { drawNeed, isAfterDamage, middlePlan } from './middle';
import { box, panel, widthOf } from './panel';
import { currentTicket, ticketBoxes } from './rail';
import type { Setting } from './setting';
import { bounce, burst, enterTank, explode, impact, pierce, shoot } from './shots';
import { shotStory } from './story';
import { wordsOf } from './words';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Show<T extends Event['type']> = (
  event: Of<T>,
  stage: Surface,
  view: View,
  earlier?: Earlier<Event>,
) => Promise<void>;

/** The ways to show an event, all of which tell it first: what follows draws on it. */
function showsIn(setting: Setting) {
  const words = () => wordsOf(setting.look());
  const told =
    <T extends Event['type']>(show: Show<T> | null): Show<T> =>
    async (event, stage, view, earlier = nothingEarlier) => {
      setting.tell(event);
      setting.prepare(stage);
      await show?.(event, stage, view, earlier);
      setting.refresh(stage);
      const caption = captionOf(event, view, earlier, setting.look());
      if (caption !== null) await over(setting, stage, caption);
    };
  return {
    words,
    told,
    quiet: <T extends Event['type']>(): Show<T> => told<T>(null),
    pause: <T extends Event['type']>(ms: number): Show<T> => told<T>((_, stage) => stage.wait(ms)),
    banner: <T extends Event['type']>(text: (event: Of<T>) => string, ms = 600): Show<T> =>
      told<T>((event, stage) => announce(setting, stage, text(event), ms)),
    hurt: <T extends 'wounded' | 'killed'>(): Show<T> =>
      told<T>(async (_, stage) => {
        stage.sound('hit');
        await stage.wait(260);
      }),
  };
}

type Shows = ReturnType<typeof showsIn>;

function roundShows(setting: Setting, { words, told, quiet, banner }: Shows) {
  return {
    roundOpened: banner<'roundOpened'>(({ turn }) => words().say(words().table.banners.roundOpened, { turn }), 420),
    drew: quiet<'drew'>(),
    drewCards: told<'drewCards'>((event, stage, view) => drawOpen(setting, event, stage, view)),
    // Half a hand that goes with a tank is worth a look.
    laidOff: told<'laidOff'>((_, stage) => stage.wait(lossStory(setting.told()) === null ? 0 : 700)),
    laidOffCards: quiet<'laidOffCards'>(),
    shuffleCame: banner<'shuffleCame'>(() => words().table.banners.shuffle),
    gameEndCame: banner<'gameEndCame'>(() => words().table.banners.gameEnd, 900),
    shuffled: banner<'shuffled'>(
      ({ deck, decks }) => `${words().table.banners.shuffled}: ${words().say(words().table.deckOf, { deck, decks })}`,
      700,
    ),
    reused: quiet<'reused'>(),
    damageShuffled: quiet<'damageShuffled'>(),
    bidPlaced: told<'bidPlaced'>((event, stage) => placeBid(setting, event, stage)),
    bidRevealed: told<'bidRevealed'>((event, stage, view) => turnBid(setting, event, stage, view)),
    noBid: quiet<'noBid'>(),
  };
}

function pullShows(setting: Setting, { told, quiet }: Shows) {
  return {
    pulled: told<'pulled'>((event, stage, view) =>
      event.why === 'escapeFire' || event.why === 'escapeExplosion'
        ? pullForLife(setting, event, stage, view)
        : pull(setting, event, stage, view),
    ),
    damagePulled: told<'damagePulled'>((event, stage) => pullDamage(setting, event, stage)),
    paid: quiet<'paid'>(),
    rowPaid: quiet<'rowPaid'>(),
  };
}

function actionShows(setting: Setting, { words, told, quiet, banner, pause }: Shows) {
  return {
    phaseOpened: async (event: Of<'phaseOpened'>, stage: Surface, view: View) => {
      // What became of a lost tank is read before the next one has the table.
      if (lossStory(setting.told()) !== null) await stage.wait(1500);
      await pause<'phaseOpened'>(160)(event, stage, view);
    },
    weather: quiet<'weather'>(),
    scored: quiet<'scored'>(),
    teamScored: quiet<'teamScored'>(),
    smokeStays: quiet<'smokeStays'>(),
    smokeGone: quiet<'smokeGone'>(),
    fireOut: quiet<'fireOut'>(),
    burnsOn: quiet<'burnsOn'>(),
    rallied: quiet<'rallied'>(),
    hatches: quiet<'hatches'>(),
    declared: quiet<'declared'>(),
    setBegan: told<'setBegan'>((event, stage, view) => showCards(setting, event, stage, view)),
    cardLapsed: quiet<'cardLapsed'>(),
    moved: told<'moved'>((event, stage, view) => enterTank(setting, event, stage, view)),
    stopped: quiet<'stopped'>(),
    shookOff: quiet<'shookOff'>(),
    stillFlanked: quiet<'stillFlanked'>(),
    flanked: quiet<'flanked'>(),
    unflanked: quiet<'unflanked'>(),
    terrainPlaced: quiet<'terrainPlaced'>(),
    bogged: quiet<'bogged'>(),
    freed: quiet<'freed'>(),
    concealed: quiet<'concealed'>(),
    notConcealed: quiet<'notConcealed'>(),
    hullDown: quiet<'hullDown'>(),
    notHullDown: quiet<'notHullDown'>(),
    smokeLaid: quiet<'smokeLaid'>(),
    spotted: pause<'spotted'>(140),
    notSpotted: quiet<'notSpotted'>(),
    declined: quiet<'declined'>(),
    acquired: quiet<'acquired'>(),
    acquisitionLost: quiet<'acquisitionLost'>(),
    stole: quiet<'stole'>(),
    stoleCard: quiet<'stoleCard'>(),
    loaded: quiet<'loaded'>(),
    unloaded: quiet<'unloaded'>(),
    transferred: quiet<'transferred'>(),
    passed: quiet<'passed'>(),
    repaired: quiet<'repaired'>(),
    commanded: quiet<'commanded'>(),
    tookHill: quiet<'tookHill'>(),
    tookRoad: quiet<'tookRoad'>(),
    tacticsPlayed: told<'tacticsPlayed'>((event, stage, view) =>
      showCards(setting, { cards: [event.card] }, stage, view),
    ),
    letStand: quiet<'letStand'>(),
    cancelled: banner<'cancelled'>(() => words().table.banners.cancelled, 700),
  };
}

function shotShows(setting: Setting, { told, quiet, pause }: Shows) {
  return {
    aimed: pause<'aimed'>(260),
    gunAimed: pause<'gunAimed'>(260),
    infantryAimed: pause<'infantryAimed'>(260),
    infantryAdvanced: quiet<'infantryAdvanced'>(),
    infantryHit: quiet<'infantryHit'>(),
    hit: told<'hit'>((event, stage, view) => impact(setting, event, stage, view)),
    missed: told<'missed'>((event, stage, view) => shoot(setting, event, stage, view)),
    located: pause<'located'>(220),
    savedByGround: pause<'savedByGround'>(300),
    pierced: told<'pierced'>((event, stage, view) => pierce(setting, event, stage, view)),
    bounced: told<'bounced'>((event, stage, view) => bounce(setting, event, stage, view)),
  };
}

function damageShows(setting: Setting, { told, quiet, pause, hurt }: Shows) {
  return {
    damaged: pause<'damaged'>(420),
    wounded: hurt<'wounded'>(),
    killed: hurt<'killed'>(),
    escaped: told<'escaped'>((event, stage, view) => getOut(setting, event, stage, view)),
    special: pause<'special'>(240),
    trackDamaged: pause<'trackDamaged'>(200),
    immobilized: pause<'immobilized'>(200),
    caughtFire: told<'caughtFire'>((event, stage, view) => burst(setting, event.tank, 'fire-2', stage, view)),
    exploded: told<'exploded'>((event, stage, view) => explode(setting, event.tank, stage, view)),
    outOfControl: told<'outOfControl'>((event, stage, view) => burst(setting, event.tank, 'fire-3', stage, view)),
    bailedOut: told<'bailedOut'>((_, stage, view) => leaveAll(setting, stage, view)),
    broke: pause<'broke'>(260),
    held: quiet<'held'>(),
    // How it was lost has been seen; now it is counted.
    eliminated: pause<'eliminated'>(500),
    left: quiet<'left'>(),
  };
}

function endShows(setting: Setting, { words, quiet, banner, pause }: Shows) {
  return {
    reinforced: banner<'reinforced'>(() => words().table.banners.reinforced, 380),
    discarded: quiet<'discarded'>(),
    lostCards: quiet<'lostCards'>(),
    robotRevealed: pause<'robotRevealed'>(240),
    robotPeril: pause<'robotPeril'>(320),
    robotBid: pause<'robotBid'>(160),
    robotStep: pause<'robotStep'>(170),
    seatLeft: quiet<'seatLeft'>(),
    async gameEnded(event: Of<'gameEnded'>, stage: Surface, view: View) {
      setting.tell(event);
      stage.sound('fanfare');
      const nation = event.de > event.su ? 'de' : 'su';
      await announce(setting, stage, words().say(words().table.banners.wins, { nation }), 1200);
      const caption = captionOf(event, view, nothingEarlier, setting.look());
      if (caption !== null) await over(setting, stage, caption);
      setting.refresh(stage);
    },
  };
}

/** How everything that happens looks: cards turn over, guns fire, tickets are written, crews bail out. */
export function animationsOf(setting: Setting): Animations<Event, View> {
  const shows = showsIn(setting);
  return {
    ...roundShows(setting, shows),
    ...pullShows(setting, shows),
    ...actionShows(setting, shows),
    ...shotShows(setting, shows),
    ...damageShows(setting, shows),
    ...endShows(setting, shows),
  };
}

/** What makes a moment worth telling, over the battlefield. */
function over(setting: Setting, stage: Surface, caption: Caption): Promise<void> {
  const { width, height } = setting.room();
  const { tall, scale } = setting.table();
  const zone = box(0, height * 0.3, width, height * 0.22);
  return tellCaption(stage, caption, zone, tall ? 22 : Math.max(26, 46 * scale), setting.look());
}

/** Important words in the middle of the table. */
async function announce(setting: Setting, stage: Surface, text: string, ms: number): Promise<void> {
  const { width, height } = setting.room();
  const { tall, scale } = setting.table();
  const size = tall ? 24 : Math.max(28, 52 * scale);
  const wide = Math.min(width - 8, widthOf(text, size, 'stencil') + size * 2);
  const at = box((width - wide) / 2, height * 0.36, wide, size * 2);
  const item = panel(at, [
    plate(box(2, 2, wide - 4, size * 2 - 4), NIGHT, {
      fillAlpha: 0.9,
      stroke: setting.look().palette.act,
      width: 4,
      round: 8,
    }),
    label(text, wide / 2, size, size, 0xfff6e6, 'stencil', { most: wide - size }),
  ]);
  await stage.flash('banner', item, { alpha: 1 }, ms);
}

/** A card leaves the deck for the middle: need and chance stand before it turns, then it goes into its ticket. */
async function pull(setting: Setting, event: Of<'pulled'>, stage: Surface, view: View): Promise<void> {
  const { middle, rail } = setting.table();
  if (middle === null) return;
  const story = shotStory(setting.told());
  const look = setting.look();
  const plan = drawNeed(
    middle,
    setting.shown() ?? view,
    event,
    story?.damage != null && isAfterDamage(event),
    stage,
    look,
  );
  stage.sound('card');
  await stage.wait(240);
  await flip(
    stage,
    'pull/card',
    plan.card,
    cardBack('battle', plan.card, 'lit', look),
    battleCard(view, event.card, plan.card, 'plain', look),
  );
  await stage.wait(380);
  const boxes = ticketBoxes(setting.table(), currentTicket(story));
  const ticket =
    event.why === 'hit'
      ? boxes?.toHit
      : event.why === 'location'
        ? boxes?.location
        : event.why === 'pierce'
          ? boxes?.penetration
          : undefined;
  if (ticket === undefined || rail === null) return;
  await glide(
    stage,
    'pull/card',
    { x: ticket.x + ticket.width * 0.6, y: ticket.y + ticket.height / 2, height: ticket.height * 0.7 },
    200,
  );
}

async function pullDamage(setting: Setting, event: Of<'damagePulled'>, stage: Surface): Promise<void> {
  const { middle } = setting.table();
  if (middle === null) return;
  const look = setting.look();
  const pose = middlePlan(middle, true).damage;
  if (pose === null) return;
  stage.put('stage', 'pull/damage', cardBack('damage', pose, 'lit', look));
  stage.sound('card');
  await stage.wait(220);
  await flip(
    stage,
    'pull/damage',
    pose,
    cardBack('damage', pose, 'lit', look),
    damageCard(event.damage, null, pose, 'plain', look),
  );
  await stage.wait(260);
}

/** Cards of a set that everybody may see now. */
async function showCards(
  setting: Setting,
  { cards }: { readonly cards: readonly number[] },
  stage: Surface,
  view: View,
): Promise<void> {
  const { width, height } = setting.room();
  const look = setting.look();
  const tall = Math.min(height * 0.34, 340);
  stage.sound('card');
  await Promise.all(
    cards.map(async (card, index) => {
      const pose = { x: width / 2 + (index - (cards.length - 1) / 2) * tall * 0.78, y: height * 0.44, height: tall };
      const id = `shown:${card}`;
      stage.put('stage', id, battleCard(view, card, { ...pose, y: pose.y + 30, alpha: 0.2 }, 'plain', look));
      await stage.move(id, { y: pose.y, alpha: 1 }, 160);
      await stage.wait(420);
      await stage.move(id, { alpha: 0 }, 120);
    }),
  );
}

/** Own cards come from the pile into the hand. */
async function drawOpen(setting: Setting, { cards }: Of<'drewCards'>, stage: Surface, view: View): Promise<void> {
  const table = setting.table();
  const look = setting.look();
  const from = table.decks ?? box(0, table.hand.y, 60, 80);
  await Promise.all(
    cards.map(async (card, index) => {
      const goal = heldPose(table, view, card);
      if (goal === null) return;
      await stage.wait(index * 70);
      const id = `drawn:${card}`;
      const start = { x: from.x + from.width * 0.3, y: from.y + from.height * 0.4, height: Math.min(goal.height, 120) };
      stage.put('stage', id, cardBack('battle', start, 'plain', look));
      stage.sound('card', start);
      await putDown(stage, id, goal, 240);
      await stage.move(id, { alpha: 0 }, 80);
    }),
  );
}

/** A card slides face down to its tank's place. */
async function placeBid(setting: Setting, event: Of<'bidPlaced'>, stage: Surface): Promise<void> {
  const shown = setting.shown();
  const table = setting.table();
  const at = shown === null ? undefined : bidderBoxes(table, shown).get(event.tank);
  if (at === undefined) return;
  const pose = bidPose(at, table.tall);
  const look = setting.look();
  stage.put(
    'stage',
    `bid:${event.tank}/fly`,
    cardBack('battle', { ...pose, y: pose.y + 90, alpha: 0.3 }, 'plain', look),
  );
  stage.sound('card', pose);
  await putDown(stage, `bid:${event.tank}/fly`, pose, 220);
}

/** Bids turn over in order, one after the other. */
async function turnBid(setting: Setting, event: Of<'bidRevealed'>, stage: Surface, view: View): Promise<void> {
  const shown = setting.shown();
  const table = setting.table();
  const at = shown === null ? undefined : bidderBoxes(table, shown).get(event.tank);
  if (at === undefined || table.tall) return;
  const pose = bidPose(at, false);
  const look = setting.look();
  stage.sound('card', pose);
  await flip(
    stage,
    `bid:${event.tank}/turn`,
    pose,
    cardBack('battle', pose, 'plain', look),
    battleCard(view, event.card, pose, 'plain', look),
  );
  await stage.wait(80);
}
