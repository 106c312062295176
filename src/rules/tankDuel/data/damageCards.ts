import {
  anywhere,
  type DamageCard,
  explosion,
  explosionCheck,
  fire,
  fireCheck,
  immobilized,
  kia,
  special,
  trackDamage,
  wound,
} from './damageText';

function card(
  id: number,
  critical: number,
  red: DamageCard['red'],
  text: DamageCard['text'],
  reshuffle = false,
): DamageCard {
  return { id, critical, red, text, reshuffle, source: 'reconstructed' };
}

/** The 21 cards of the Damage Deck. */
export const damageCards: readonly DamageCard[] = [
  card(1, 0, ['green', 'veteran', 'crewKia', 'onFire'], {
    critical: anywhere([special('fatalHit')]),
    light: {
      turret: [wound('commander'), explosionCheck(1)],
      hull: [special('driverPanics'), wound('driver')],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('commander'), special('crewShaken')],
      hull: [kia('driver', 'assistant'), fireCheck(1)],
      track: [trackDamage, wound('driver')],
    },
  }),
  card(2, 1, [], {
    critical: anywhere([explosion]),
    light: {
      turret: [special('loaderPanics'), wound('loader')],
      hull: [wound('driver', 'assistant'), fireCheck(1)],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('loader'), fireCheck(1)],
      hull: [kia('driver', 'assistant'), wound('assistant', 'loader'), fireCheck(1)],
      track: [immobilized],
    },
  }),
  card(3, 2, ['green', 'onFire'], {
    critical: {
      turret: [kia('commander'), kia('gunner', 'loader'), fire],
      hull: [kia('driver', 'assistant'), kia('assistant', 'loader'), fire],
      track: [immobilized, kia('driver', 'assistant'), fireCheck(2)],
    },
    light: {
      turret: [kia('gunner', 'loader')],
      hull: [wound('assistant', 'driver'), explosionCheck(1)],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('gunner', 'loader'), explosionCheck(1)],
      hull: [special('engineDestroyed')],
      track: [trackDamage],
    },
  }),
  card(4, 3, ['commanderKia'], {
    critical: anywhere([explosion]),
    light: { turret: [special('gunSight'), fireCheck(1)], hull: [fire], track: [trackDamage] },
    heavy: { turret: [kia('gunner'), wound('commander')], hull: [fire], track: [trackDamage, wound('driver')] },
  }),
  card(5, 4, ['green', 'veteran', 'elite', 'commanderKia', 'crewKia', 'onFire', 'damaged'], {
    critical: anywhere([special('fatalHit')]),
    light: {
      turret: [special('crewShaken'), wound('gunner')],
      hull: [special('crewStunned'), fireCheck(1)],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('commander'), wound('loader')],
      hull: [kia('assistant', 'driver'), fireCheck(2)],
      track: [immobilized, fireCheck(1)],
    },
  }),
  card(6, 5, ['onFire'], {
    critical: anywhere([special('specialAmmoHit'), explosionCheck(2)]),
    light: {
      turret: [wound('loader'), explosionCheck(1)],
      hull: [special('fuelHit'), fireCheck(1)],
      track: [trackDamage],
    },
    heavy: {
      turret: [special('ammoHit'), explosionCheck(1)],
      hull: [special('fuelHit'), fireCheck(2)],
      track: [trackDamage],
    },
  }),
  card(7, 6, ['green', 'crewKia', 'onFire'], {
    critical: {
      turret: [kia('commander'), kia('loader'), fireCheck(1)],
      hull: [kia('driver'), kia('gunner'), fireCheck(1)],
      track: [immobilized, wound('driver'), fire],
    },
    light: { turret: [special('turretMechanism')], hull: [wound('driver'), fireCheck(2)], track: [trackDamage] },
    heavy: {
      turret: [kia('commander'), kia('loader')],
      hull: [kia('driver'), kia('assistant', 'loader')],
      track: [trackDamage, special('driverPanics')],
    },
  }),
  card(8, 7, [], {
    critical: anywhere([fire, explosionCheck(2)]),
    light: {
      turret: [kia('commander'), fireCheck(1)],
      hull: [special('transmission'), explosionCheck(1)],
      track: [trackDamage],
    },
    heavy: { turret: [kia('gunner'), fireCheck(2)], hull: [special('engineDestroyed')], track: [immobilized] },
  }),
  card(9, 8, ['green', 'commanderKia', 'crewKia', 'damaged'], {
    critical: anywhere([special('fatalHit')]),
    light: {
      turret: [kia('loader'), kia('gunner')],
      hull: [kia('assistant', 'driver'), explosionCheck(1)],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('loader'), kia('gunner')],
      hull: [kia('driver'), wound('gunner'), fireCheck(1)],
      track: [trackDamage, wound('assistant', 'driver')],
    },
  }),
  card(10, 9, [], {
    critical: anywhere([explosion]),
    light: { turret: [special('gunHit'), fireCheck(1)], hull: [explosionCheck(1)], track: [trackDamage] },
    heavy: {
      turret: [special('gunHit'), kia('gunner')],
      hull: [fireCheck(2), explosionCheck(1)],
      track: [trackDamage],
    },
  }),
  card(11, 7, ['green', 'commanderKia', 'crewKia', 'onFire'], {
    critical: anywhere([special('ammoHit'), explosion]),
    light: { turret: [wound('loader')], hull: [wound('assistant', 'driver')], track: [trackDamage] },
    heavy: { turret: [special('gunSight')], hull: [kia('driver'), fireCheck(1)], track: [immobilized] },
  }),
  card(12, 0, [], {
    critical: {
      turret: [kia('gunner'), kia('loader'), fire],
      hull: [kia('driver'), kia('loader'), fire],
      track: [immobilized, kia('driver'), fireCheck(1)],
    },
    light: {
      turret: [kia('gunner'), wound('loader'), explosionCheck(1)],
      hull: [special('smokeFills')],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('commander'), fireCheck(1)],
      hull: [special('smokeFills'), wound('driver')],
      track: [trackDamage],
    },
  }),
  card(13, 1, ['veteran', 'onFire'], {
    critical: anywhere([special('fatalHit')]),
    light: { turret: [fireCheck(2)], hull: [special('driverPanics'), fireCheck(1)], track: [trackDamage] },
    heavy: { turret: [explosionCheck(2)], hull: [fireCheck(2), wound('driver')], track: [trackDamage, fireCheck(1)] },
  }),
  card(14, 2, ['crewKia'], {
    critical: anywhere([explosion]),
    light: {
      turret: [kia('commander'), wound('gunner')],
      hull: [kia('driver'), kia('assistant', 'gunner')],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('commander'), kia('gunner')],
      hull: [kia('driver'), kia('assistant', 'gunner')],
      track: [trackDamage],
    },
  }),
  card(15, 3, [], {
    critical: anywhere([special('specialAmmoHit'), explosionCheck(2)]),
    light: {
      turret: [kia('gunner'), kia('commander')],
      hull: [special('fuelHit'), explosionCheck(1)],
      track: [trackDamage],
    },
    heavy: {
      turret: [kia('gunner'), wound('loader'), fireCheck(1)],
      hull: [special('fuelHit'), fireCheck(2)],
      track: [immobilized, wound('driver')],
    },
  }),
  card(16, 4, ['commanderKia', 'damaged'], {
    critical: anywhere([fire, explosionCheck(2)]),
    light: {
      turret: [special('loaderPanics'), fireCheck(2)],
      hull: [kia('driver', 'assistant'), fireCheck(1)],
      track: [trackDamage],
    },
    heavy: {
      turret: [special('ammoHit'), fireCheck(2)],
      hull: [explosionCheck(2), fireCheck(1)],
      track: [trackDamage],
    },
  }),
  card(17, 5, ['green', 'veteran', 'elite', 'commanderKia', 'crewKia', 'onFire'], {
    critical: anywhere([special('fatalHit')]),
    light: { turret: [wound('commander'), wound('gunner'), fireCheck(1)], hull: [fireCheck(2)], track: [trackDamage] },
    heavy: {
      turret: [kia('commander'), wound('gunner'), explosionCheck(1)],
      hull: [explosionCheck(1), fireCheck(1)],
      track: [trackDamage, special('crewStunned')],
    },
  }),
  card(18, 6, [], {
    critical: anywhere([explosion]),
    light: {
      turret: [special('gunHit'), explosionCheck(1)],
      hull: [special('crewStunned'), fireCheck(2)],
      track: [trackDamage],
    },
    heavy: {
      turret: [special('turretMechanism'), kia('loader')],
      hull: [kia('driver', 'loader'), wound('gunner'), explosionCheck(1)],
      track: [trackDamage],
    },
  }),
  card(19, 8, ['crewKia', 'onFire'], {
    critical: {
      turret: [kia('commander'), kia('gunner', 'loader')],
      hull: [kia('driver'), kia('assistant', 'gunner'), fireCheck(1)],
      track: [immobilized, kia('driver'), fireCheck(2)],
    },
    light: {
      turret: [wound('loader'), fireCheck(1)],
      hull: [special('transmission'), fireCheck(1)],
      track: [trackDamage],
    },
    heavy: { turret: [kia('loader'), explosionCheck(2)], hull: [special('engineDestroyed')], track: [immobilized] },
  }),
  card(20, 9, [], {
    critical: anywhere([fire, explosionCheck(2)]),
    light: { turret: [explosionCheck(1)], hull: [explosionCheck(1)], track: [trackDamage] },
    heavy: { turret: [fire, kia('loader')], hull: [explosionCheck(2)], track: [trackDamage, fireCheck(1)] },
  }),
  card(
    21,
    9,
    ['damaged'],
    {
      critical: anywhere([special('fatalHit')]),
      light: { turret: [wound('commander')], hull: [wound('driver')], track: [trackDamage] },
      heavy: {
        turret: [wound('commander'), wound('loader')],
        hull: [wound('driver'), special('driverPanics')],
        track: [trackDamage],
      },
    },
    true,
  ),
];
