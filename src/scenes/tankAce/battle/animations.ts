import { shotOf } from '../../../rules/tankAce/outlook';
import type { Event, View } from '../../../rules/tankAce/types';
import { type Earlier, nothingEarlier } from '../../board/earlier';
import type { Animations, Surface } from '../../board/gameScene';
import { tellCaption } from '../../board/tellCaption';
import { sightOf } from '../charts/sight';
import type { ChartTheatre } from '../charts/theatre';
import { brewUp, burst, ownSpot, type Setting, shootOver, shootPlainly, spotOf, swing, tell } from './acts';
import { captionOf } from './captions';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Act = (event: Event, stage: Surface) => Promise<void>;

/** How everything that happens looks: rolls on their charts, guns on the board, the rest in a line over it. */
export function animationsOf(setting: Setting, theatre: ChartTheatre): Animations<Event, View> {
  const say: Act = (event, stage) => tell(setting, stage, event, 620);
  const loud: Act = (event, stage) => tell(setting, stage, event, 1000);
  return {
    ...betweenBattles(say, loud),
    ...onTheBoard(setting, theatre, say, loud),
    ...insideTheTank(setting, theatre, say, loud),
    rolled: (event, stage) => theatre.play(event, stage),
  };
}

function betweenBattles(say: Act, loud: Act) {
  return {
    enlisted: null,
    joined: null,
    trained: say,
    discounted: say,
    xpGained: null,
    skillBought: null,
    monthOpened: loud,
    eventPlaced: say,
    eventExpired: null,
    eventUsed: null,
    promoted: loud,
    prestigeGained: say,
    prestigeSpent: null,
    lineOpened: null,
    lineSkipped: say,
    refitted: say,
    missionSet: loud,
    rackChanged: null,
    chambered: null,
    readied: null,
    repaired: say,
    trophyFound: say,
    medal: (event: Of<'medal'>, stage: Surface) => {
      stage.sound('medal');
      return loud(event, stage);
    },
    purpleHeart: say,
    crewAway: say,
    crewDischarged: say,
    crewReplaced: null,
    crewReturned: say,
    crewShutOut: say,
    synergyLost: say,
    tankChanged: null,
    bartered: null,
    missionLogged: loud,
    careerEnded: loud,
    gameOver: null,
  };
}

function onTheBoard(setting: Setting, theatre: ChartTheatre, say: Act, loud: Act) {
  return {
    unitPlaced: null,
    forceRerolled: say,
    enemyDugIn: say,
    rangeSet: say,
    hatchSet: null,
    hullDownSet: null,
    artilleryBought: null,
    bombarded: (event: Of<'bombarded'>, stage: Surface) => strike(setting, event, stage),
    counterattack: loud,
    roundOpened: say,
    smokeSet: null,
    callPlaced: say,
    callLost: say,
    fired: (event: Of<'fired'>, stage: Surface) => fire(setting, theatre, event, stage),
    hullTurned: (event: Of<'hullTurned'>, stage: Surface) => swing(setting, stage, 'hull', event.facing),
    turretTurned: (event: Of<'turretTurned'>, stage: Surface) => swing(setting, stage, 'turret', event.facing),
    unitDestroyed: async (event: Of<'unitDestroyed'>, stage: Surface, view: View, earlier?: Earlier<Event>) => {
      theatre.lower(stage);
      await wreck(setting, event, stage);
      await caption(setting, event, stage, view, earlier);
    },
    unitImmobilised: say,
    unitButtoned: say,
    unitDispersed: say,
    unitReduced: say,
    unitShocked: say,
    unitFlanked: say,
    unitLeft: say,
    unitMoved: say,
    unitTargets: say,
    unitDismounted: say,
    unitSkipped: say,
    enemyFired: (event: Of<'enemyFired'>, stage: Surface) => {
      theatre.lower(stage);
      return enemyFires(setting, event, stage);
    },
    noEffect: say,
    eventCame: loud,
    nothingCame: null,
    withdrew: loud,
    fieldHeld: loud,
    battleLost: (event: Of<'battleLost'>, stage: Surface) => {
      theatre.lower(stage);
      return loud(event, stage);
    },
  };
}

function insideTheTank(setting: Setting, theatre: ChartTheatre, say: Act, loud: Act) {
  return {
    ordersCounted: null,
    ordered: null,
    synergyUsed: say,
    ordersEnded: null,
    loaded: null,
    expertUsed: say,
    rollKept: null,
    tankHit: (event: Of<'tankHit'>, stage: Surface) => hit(setting, theatre, event, stage),
    tankImmobilised: loud,
    tankDestroyed: async (event: Of<'tankDestroyed'>, stage: Surface, view: View) => {
      await lose(setting, event, stage);
      await caption(setting, event, stage, view);
      const before = setting.shown()?.view;
      if (before?.fights[event.seat] != null) theatre.getOut(before, event.seat, stage);
    },
    crewShocked: say,
    sandbagsUsed: say,
    hatchesShut: say,
    senseUsed: say,
    senseSpared: null,
    crewHurt: async (event: Of<'crewHurt'>, stage: Surface, view: View) => {
      theatre.hurt(event.seat, event.post, event.wound, stage);
      await loud(event, stage);
      await caption(setting, event, stage, view);
    },
    crewOut: say,
    diedOfWounds: loud,
    stoppage: say,
    stoppageIgnored: say,
    gunCleared: say,
    gunReloaded: say,
    rackStowed: null,
    stowingEnded: null,
    rushUsed: say,
    traverseJammed: loud,
    ammunitionCame: say,
    markerGained: say,
    markerUsed: say,
  };
}

/** What makes it worth telling, if anything does. */
async function caption(
  setting: Setting,
  event: Event,
  stage: Surface,
  view: View,
  earlier: Earlier<Event> = nothingEarlier,
): Promise<void> {
  const told = captionOf(event, view, earlier, setting.look());
  const { board, unit, form } = setting.places();
  const size = { wide: 44, compact: 34, phone: 22 }[form] * unit;
  const zone = { ...board, y: board.y + board.height * 0.24, height: board.height * 0.3 };
  if (told !== null) await tellCaption(stage, told, zone, size, setting.look());
}

/** What a round of ours may strike, as the rules reckon it before the shot. */
function partsStruck({ shown }: Setting, { seat, unit, gun }: Of<'fired'>) {
  const view = shown()?.view;
  if (view === undefined || gun !== 'main') return [];
  return shotOf(view, { type: 'fire', seat, unit, load: 'AP' })?.parts ?? [];
}

/** A shot of ours: flash at the muzzle, tracer to the target. */
async function fire(setting: Setting, theatre: ChartTheatre, event: Of<'fired'>, stage: Surface): Promise<void> {
  theatre.aim(partsStruck(setting, event));
  const from = ownSpot(setting);
  const to = spotOf(setting, event.unit);
  if (event.gun === 'main') {
    stage.shake(2, 80);
    await shootOver(setting, stage, from, to, 'gunMedium');
  } else await shootPlainly(setting, stage, from, to, 'machineGun');
  const now = setting.shown();
  theatre.raise(now === null ? null : sightOf(now.view, event.seat, event, setting.look()), stage);
}

async function enemyFires(setting: Setting, event: Of<'enemyFired'>, stage: Surface): Promise<void> {
  await tell(setting, stage, event, 420);
  const from = spotOf(setting, event.unit);
  const to = ownSpot(setting);
  if (event.chart === 'B1') await shootOver(setting, stage, from, to, 'gunHeavy');
  else await shootPlainly(setting, stage, from, to, 'machineGun');
}

async function strike(setting: Setting, event: Of<'bombarded'>, stage: Surface): Promise<void> {
  await tell(setting, stage, event, 420);
  stage.sound('explosion', spotOf(setting, event.unit) ?? undefined);
  await burst(setting, stage, 'explosion-2', spotOf(setting, event.unit), 150, 380);
}

async function wreck(setting: Setting, event: Of<'unitDestroyed'>, stage: Surface): Promise<void> {
  const at = spotOf(setting, event.unit);
  stage.shake(4, 120);
  await brewUp(setting, stage, at);
  await Promise.all([stage.move(`unit:${event.unit}`, { alpha: 0 }, 240), tell(setting, stage, event, 900)]);
}

async function hit(setting: Setting, theatre: ChartTheatre, event: Of<'tankHit'>, stage: Surface): Promise<void> {
  theatre.aim([event]);
  stage.sound('hit');
  stage.shake(4, 120);
  await Promise.all([burst(setting, stage, 'spark', ownSpot(setting), 110, 260), tell(setting, stage, event, 900)]);
}

async function lose(setting: Setting, event: Of<'tankDestroyed'>, stage: Surface): Promise<void> {
  stage.shake(7, 260);
  await brewUp(setting, stage, ownSpot(setting), 1.5);
  await Promise.all([stage.move('own/turret', { alpha: 0.2 }, 300), tell(setting, stage, event, 1400)]);
}
