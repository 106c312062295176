import type { CardId } from '../../../rules/tankKillers/types';
import type { Item } from '../../paint/items';

/** The drawing of a tactics card: the sign in its corner, the scene, and what stands in the scene (331 by 188). */
interface CardArt {
  readonly icon: string;
  readonly scene: string;
  readonly parts: readonly Item[];
}

const art = (icon: string, scene: string, ...parts: readonly Item[]): CardArt => ({
  icon: `icon-${icon}`,
  scene,
  parts,
});

function at(texture: string, x: number, y: number, width: number, angle = 0): Item {
  const height = texture.includes('-side') ? width / 2 : width;
  return { kind: 'picture', texture, x, y, width, height, angle };
}

/** A paper roundel with a sign on it. */
function sign(icon: string, x = 286, y = 44): readonly Item[] {
  const points = Array.from({ length: 20 }, (_, i) => {
    const turn = (i * Math.PI) / 10;
    return { x: x + Math.cos(turn) * 34, y: y + Math.sin(turn) * 34 };
  });
  return [
    { kind: 'shape', points, closed: true, fill: 0xf6f0de, stroke: 0x23261f, width: 4 },
    { kind: 'picture', texture: `icon-${icon}`, x, y, width: 46, height: 46 },
  ];
}

function yards(text: string): Item {
  return { kind: 'label', text, x: 282, y: 152, size: 46, colour: 0xffd447, face: 'stencil', most: 100 };
}

function prop(texture: string, x: number, y: number, width: number, height: number): Item {
  return { kind: 'picture', texture, x, y, width, height };
}

const arts: { readonly [card in CardId]: CardArt } = {
  T1: art('crosshair', 'tk-range', yards('0')),
  T2: art('binoculars', 'tk-range', yards('500')),
  T3: art('binoculars', 'tk-range', yards('750')),
  T4: art('binoculars', 'tk-range', yards('1000')),
  T5: art('binoculars', 'tk-range', yards('1500')),
  T6: art('binoculars', 'tk-range', yards('2000')),
  T7: art('hit', 'tk-hit', ...sign('hull')),
  T8: art('hit', 'tk-hit', ...sign('turret')),
  T9: art('hit', 'tk-hit', ...sign('armour-rear')),
  T10: art('hit', 'tk-hit', ...sign('armour-side')),
  T11: art('hit', 'tk-hit', ...sign('ricochet')),
  T12: art('he', 'tk-ammo', ...sign('he')),
  T13: art('apcr', 'tk-ammo', ...sign('apcr')),
  T14: art(
    'fire',
    'td-field',
    at('squad-us-side', 92, 136, 170),
    at('fire-1', 180, 110, 120),
    at('fire-2', 240, 104, 130),
  ),
  T15: art('penetration', 'td-brush', at('schreck-side', 116, 124, 220), at('tracer', 220, 110, 90, 90)),
  T16: art('penetration', 'td-gully', at('bazooka-side', 116, 124, 220), at('tracer', 220, 110, 90, 90)),
  T17: art('explosion', 'td-rubble', at('tiger-side', 190, 120, 230), at('explosion-2', 130, 120, 90)),
  T18: art('machine-gun', 'td-field', at('mg-us-side', 124, 118, 230), at('tracer', 240, 112, 70, 90)),
  T19: art('hatch-open', 'td-leadership', at('explosion-2', 150, 60, 90), ...sign('hatch-open')),
  T20: art('jam', 'tk-damage', ...sign('jam')),
  T21: art('track', 'tk-damage', ...sign('track')),
  T22: art('crew-commander', 'tk-damage', ...sign('crew-commander')),
  T23: art('turret', 'tk-damage', ...sign('turret')),
  T24: art('hatch-closed', 'tk-morale', ...sign('hatch-closed')),
  T25: art('wounded', 'tk-morale', ...sign('machine-gun')),
  T26: art('morale-ok', 'td-leadership', ...sign('skill-expert')),
  T27: art('human', 'td-field', at('squad-gb-side', 165, 120, 220), ...sign('help')),
  T28: art('infantry', 'tk-morale', at('tracer', 120, 70, 70, 90), at('tracer', 210, 88, 70, 90), ...sign('infantry')),
  T29: art('morale-broken', 'tk-morale', ...sign('morale-broken')),
  T30: art('crew-bail', 'td-fire', at('fire-2', 120, 74, 90), ...sign('crew-bail')),
  T31: art('morale-ok', 'tk-morale', ...sign('morale-ok')),
  T32: art('skill-leadership', 'td-leadership', ...sign('skill-leadership')),
  T33: art('dug-in', 'tk-protection', prop('prop-trench', 165, 160, 330, 70)),
  T34: art('armour-front', 'tk-protection', at('panther-side', 165, 104, 250), ...sign('armour-front')),
  T35: art('cover', 'tk-protection', at('pz4-side', 165, 104, 250), ...sign('armour-side')),
  T36: art('stop', 'tk-logistics', ...sign('stop')),
  T37: art('reload', 'tk-ammo', ...sign('stop')),
  T38: art('air-strike', 'td-field', at('b25-side', 160, 72, 210), ...sign('air-strike')),
  T39: art('save', 'tk-logistics', ...sign('save')),
  T40: art(
    'immobilised',
    'td-road',
    at('tiger-side', 150, 130, 240),
    at('smoke-2', 90, 70, 90),
    ...sign('immobilised'),
  ),
  T41: art('skill-maintenance', 'tk-logistics', at('sherman-side', 120, 140, 160), ...sign('skill-maintenance')),
  T42: art('move', 'td-move', ...sign('undo')),
  T43: art('initiative', 'tk-mobility', at('sherman-76-side', 80, 150, 150), ...sign('undo')),
  T44: art('explosion', 'tk-mine', at('explosion-2', 250, 90, 110)),
  T45: art('eye', 'td-hill', at('squad-us-side', 168, 66, 100), ...sign('eye')),
  T46: art('radio', 'td-command', ...sign('radio')),
  T47: art('skill-aim', 'td-fire', ...sign('skill-aim')),
  T48: art('turret', 'td-move', ...sign('rotate-right')),
  T49: art('reload', 'td-fire', ...sign('reload')),
  T50: art('fork', 'td-flank', ...sign('crosshair')),
  T51: art('air-strike', 'td-smoke', at('p51-side', 88, 56, 140), at('p51-side', 190, 92, 180), ...sign('lock')),
  T52: art('crew-commander', 'td-leadership', ...sign('crew-commander')),
  T53: art('skill-maintenance', 'td-mines', at('squad-us-side', 100, 138, 170), ...sign('skill-maintenance')),
  T54: art('artillery', 'td-hill', at('m2a1-side', 92, 136, 190), at('explosion-4', 270, 70, 80)),
  T55: art('binoculars', 'td-road', at('m8-side', 134, 128, 210), ...sign('binoculars')),
  T56: art('skill-sixth-sense', 'td-woods', at('at57-side', 120, 134, 210), at('muzzle-flash-2', 208, 151, 60, 90)),
  T57: art(
    'penetration',
    'td-field',
    at('tracer', 90, 120, 90, 75),
    at('tracer', 170, 96, 90, 75),
    at('tracer', 250, 72, 90, 75),
  ),
  T58: art('radio', 'tk-protection', ...sign('cover')),
  T59: art('fork', 'td-tactics', ...sign('help')),
  T60: art('fog', 'td-smoke', ...sign('fog')),
  T61: art('miss', 'tk-range', at('dust', 168, 130, 90), ...sign('miss')),
  T62: art('cover', 'td-gully', at('squad-us-side', 126, 142, 180), ...sign('cover')),
  T63: art('clock', 'tk-command', ...sign('clock')),
  T64: art('flanked', 'td-tactics', ...sign('fork')),
  T65: art('redo', 'tk-mobility', at('tiger-side', 250, 130, 170), ...sign('redo', 44, 44)),
  T66: art('eye', 'td-road', at('stug3-side', 90, 140, 150), at('sherman-side', 250, 140, 150)),
  T67: art('eye', 'td-woods', at('hetzer-side', 150, 140, 180), at('muzzle-flash-2', 244, 128, 60, 90)),
  T68: art('infantry', 'td-field', at('sherman-side', 240, 110, 170), at('squad-de-side', 84, 134, 160)),
  T69: art('infantry', 'td-building', at('bazooka-side', 78, 146, 170), at('pz4-side', 230, 144, 190)),
  T70: art('speed', 'tk-mobility', at('m24-chaffee-side', 110, 140, 190)),
  T71: art('in-motion', 'td-mines', at('sherman-side', 150, 110, 230)),
  T72: art('flanked', 'td-tactics', ...sign('flanked')),
  T73: art('move', 'td-rubble', at('sherman-76-side', 160, 130, 240)),
  T74: art('speed', 'tk-mobility', at('pz4-side', 110, 136, 200), ...sign('speed', 44, 44)),
  T75: art('flanked', 'td-flank', ...sign('flanked')),
  T76: art('initiative', 'tk-mobility', at('wolverine-side', 90, 146, 150), at('sherman-side', 200, 150, 150)),
  T77: art('lock', 'td-gully', at('stug3-side', 165, 120, 150), ...sign('lock')),
  T78: art('fire', 'td-road', prop('prop-wreck', 165, 130, 190, 95), at('fire-1', 165, 88, 100)),
  T79: art('skill-eye-for-terrain', 'td-hill', ...sign('skill-eye-for-terrain')),
  T80: art('conceal', 'td-brush', at('stug3-side', 165, 124, 200), prop('prop-net', 165, 120, 230, 100)),
  T81: art('stop', 'td-road', prop('prop-block', 160, 130, 210, 84)),
  T82: art('mud', 'td-mud'),
  T83: art('stop', 'td-field', prop('prop-traps', 165, 140, 300, 80)),
  T84: art('smoke', 'td-smoke'),
  T85: art('move', 'td-road', at('m5-stuart-side', 165, 130, 140)),
  T86: art('bogged', 'td-gully', ...sign('bogged')),
  T87: art('bogged', 'td-mud', at('tiger-side', 150, 120, 220), ...sign('bogged')),
  T88: art('cover', 'td-woods'),
  T89: art('cover', 'td-building'),
  T90: art('cover', 'td-brush', prop('prop-hedge', 165, 140, 330, 108)),
  T91: art('move', 'tk-terrain', at('comet-side', 120, 140, 170), ...sign('move')),
  T92: art('night', 'td-mud', ...sign('fog')),
};

export function artOf(card: CardId): CardArt {
  return arts[card];
}
