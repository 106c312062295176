import type { Point } from '../paint/items';

type Spot = readonly [x: number, y: number];

/** Where it looks, its muzzle, how far its hull reaches, its deck, where its front, side and rear are struck, its highest point. */
type Row = readonly [
  faces: 'left' | 'right',
  muzzle: Spot,
  hull: Spot,
  deck: Spot,
  front: Spot,
  side: Spot,
  rear: Spot,
  top: number,
];

/** Measured on the drawings: 512 by 256, standing on 226. */
const rows: { readonly [id: string]: Row } = {
  sherman: ['left', [118, 125], [131, 388], [260, 151], [129, 175], [260, 175], [390, 175], 74],
  'sherman-76': ['left', [88, 123], [158, 416], [287, 118], [180, 155], [287, 155], [411, 155], 70],
  'sherman-105': ['left', [137, 124], [128, 386], [257, 151], [126, 175], [257, 175], [388, 175], 74],
  'sherman-jumbo': ['left', [112, 123], [126, 395], [261, 149], [125, 174], [261, 174], [398, 174], 70],
  'sherman-e8': ['left', [86, 123], [154, 423], [289, 114], [177, 152], [289, 152], [417, 152], 70],
  pershing: ['left', [54, 128], [169, 450], [310, 116], [202, 154], [310, 154], [438, 154], 76],
  wolverine: ['left', [102, 124], [143, 401], [272, 120], [169, 156], [272, 156], [400, 156], 92],
  m36: ['left', [83, 125], [159, 417], [288, 114], [188, 152], [288, 152], [413, 152], 90],
  'm5-stuart': ['left', [159, 133], [158, 353], [256, 157], [161, 179], [256, 179], [352, 179], 107],
  'm24-chaffee': ['left', [124, 134], [162, 384], [273, 129], [174, 162], [273, 162], [378, 162], 103],
  priest: ['left', [122, 128], [126, 383], [255, 154], [123, 177], [255, 177], [388, 177], 80],
  firefly: ['left', [69, 125], [170, 437], [304, 118], [192, 155], [304, 155], [433, 155], 74],
  comet: ['left', [75, 130], [140, 429], [285, 122], [177, 157], [285, 157], [425, 157], 73],
  'm3-stuart': ['left', [159, 133], [154, 348], [251, 166], [152, 185], [251, 185], [351, 185], 105],
  archer: ['left', [109, 196], [112, 355], [234, 131], [123, 163], [234, 163], [352, 163], 105],
  achilles: ['left', [80, 125], [164, 421], [293, 117], [190, 154], [293, 154], [419, 154], 92],
  pz3: ['right', [401, 134], [112, 357], [235, 130], [311, 162], [235, 162], [123, 162], 106],
  pz4: ['right', [418, 131], [102, 359], [231, 124], [310, 159], [231, 159], [107, 159], 99],
  panther: ['right', [451, 123], [76, 368], [222, 115], [344, 153], [222, 153], [63, 153], 92],
  tiger: ['right', [449, 124], [72, 347], [210, 116], [311, 154], [210, 154], [65, 154], 87],
  'king-tiger': ['right', [485, 115], [39, 356], [198, 107], [327, 148], [198, 148], [30, 148], 84],
  'tiger-p': ['right', [474, 126], [42, 340], [191, 117], [320, 154], [191, 154], [50, 154], 86],
  stug3: ['right', [413, 152], [100, 345], [223, 145], [334, 172], [223, 172], [103, 172], 98],
  hetzer: ['right', [401, 158], [111, 328], [220, 152], [324, 176], [220, 176], [112, 176], 94],
  jagdpanzer4: ['right', [417, 159], [104, 360], [232, 153], [359, 177], [232, 177], [97, 177], 133],
  jagdpanther: ['right', [480, 148], [46, 337], [192, 140], [335, 169], [192, 169], [37, 169], 99],
  wespe: ['right', [363, 134], [146, 364], [255, 129], [329, 162], [255, 162], [149, 162], 108],
  nashorn: ['right', [451, 135], [68, 340], [204, 127], [298, 160], [204, 160], [64, 160], 91],
  marder: ['right', [400, 138], [116, 333], [224, 115], [300, 160], [224, 165], [120, 165], 98],
  'truck-de': ['right', [395, 170], [119, 395], [200, 101], [392, 165], [205, 165], [120, 160], 100],
  sdkfz221: ['right', [307, 135], [147, 365], [256, 135], [340, 172], [256, 172], [155, 175], 108],
  sdkfz222: ['right', [336, 140], [147, 365], [256, 131], [340, 172], [256, 172], [155, 175], 108],
  't34-76-m40': ['left', [111, 135], [131, 395], [263, 156], [130, 178], [263, 178], [401, 178], 114],
  't34-76-m43': ['left', [103, 132], [138, 402], [270, 156], [137, 178], [270, 178], [408, 178], 112],
  't34-85': ['left', [75, 129], [163, 427], [295, 123], [192, 158], [295, 158], [418, 158], 96],
  kv85: ['left', [67, 126], [140, 439], [290, 120], [172, 156], [290, 156], [428, 156], 94],
  is2: ['left', [35, 127], [172, 472], [322, 113], [223, 152], [322, 152], [445, 152], 83],
  su100: ['left', [42, 148], [200, 464], [332, 142], [211, 170], [332, 170], [464, 170], 110],
  'infantry-us': ['right', [440, 130], [75, 384], [230, 131], [384, 163], [230, 163], [101, 163], 96],
  'infantry-de': ['right', [440, 130], [75, 384], [230, 131], [384, 163], [230, 163], [101, 163], 94],
  'infantry-gb': ['right', [440, 130], [75, 384], [230, 131], [384, 163], [230, 163], [101, 163], 98],
  'infantry-su': ['right', [418, 140], [75, 384], [230, 131], [388, 163], [230, 163], [101, 163], 96],
  'at-gun-us': ['right', [432, 165], [100, 258], [179, 147], [278, 173], [179, 173], [98, 173], 91],
  'at-gun-de': ['right', [472, 165], [100, 258], [179, 147], [278, 173], [179, 173], [98, 173], 91],
  'howitzer-us': ['right', [385, 84], [97, 260], [179, 156], [258, 178], [179, 178], [95, 178], 71],
  m8: ['right', [372, 133], [134, 370], [245, 126], [374, 182], [243, 177], [122, 180], 96],
  puma: ['right', [425, 131], [126, 387], [251, 116], [390, 175], [251, 172], [113, 177], 88],
  'truck-us': ['right', [399, 180], [123, 390], [195, 114], [400, 182], [195, 164], [110, 164], 113],
  'halftrack-us': ['right', [297, 128], [122, 377], [194, 133], [394, 182], [194, 167], [117, 164], 110],
  'halftrack-de': ['right', [295, 127], [110, 371], [186, 133], [394, 177], [186, 159], [108, 164], 108],
  veiled: ['right', [400, 200], [120, 392], [256, 112], [384, 196], [256, 184], [130, 196], 106],
  'plane-us': ['right', [430, 120], [60, 420], [240, 110], [420, 120], [240, 120], [60, 120], 40],
  'plane-de': ['right', [430, 120], [60, 420], [240, 110], [420, 120], [240, 120], [60, 120], 40],
  'chess-white-lt': ['right', [352, 130.2], [140, 339], [240, 123], [312, 158], [240, 158], [151, 158], 95],
  'chess-white-clt': ['right', [352, 130.2], [140, 339], [240, 123], [312, 158], [240, 158], [151, 158], 45],
  'chess-white-mt': ['right', [417, 119.9], [117, 362], [240, 108], [329, 149], [240, 149], [131, 149], 81],
  'chess-white-ht': ['right', [453, 106.9], [97, 382], [240, 94], [347, 140], [240, 140], [112, 140], 63],
  'chess-white-td': ['right', [475, 136], [112, 367], [240, 125], [349, 159], [240, 159], [120, 159], 105],
  'chess-white-hm': ['right', [300, 64], [117, 362], [240, 153], [364, 177], [240, 177], [118, 177], 50],
  'chess-black-lt': ['right', [352, 130.2], [140, 339], [240, 123], [312, 158], [240, 158], [151, 158], 95],
  'chess-black-clt': ['right', [352, 130.2], [140, 339], [240, 123], [312, 158], [240, 158], [151, 158], 45],
  'chess-black-mt': ['right', [417, 119.9], [117, 362], [240, 108], [329, 149], [240, 149], [131, 149], 81],
  'chess-black-ht': ['right', [453, 106.9], [97, 382], [240, 94], [347, 140], [240, 140], [112, 140], 63],
  'chess-black-td': ['right', [475, 136], [112, 367], [240, 125], [349, 159], [240, 159], [120, 159], 105],
  'chess-black-hm': ['right', [300, 64], [117, 362], [240, 153], [364, 177], [240, 177], [118, 177], 50],
};

/** Barrels that do not lie level: so many degrees up. */
const raised: { readonly [id: string]: number } = { 'howitzer-us': 24, 'chess-white-hm': 62, 'chess-black-hm': 62 };

/** Which way a gun points that is fired to the right: 0 along the ground, less than that upwards. */
export const barrelOf = (id: string): number => -(raised[id] ?? 0);

const GROUND = 226;

/** A vehicle on the stage: where its tracks stand, how large, and which way it looks. */
export interface Standing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly looks: 'left' | 'right';
}

export type Struck = 'front' | 'side' | 'rear' | 'flank' | 'top';

/** What is not measured is taken for a tank of middling size. */
const rowOf = (id: string): Row =>
  rows[id] ?? rows.sherman ?? ['left', [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], 0];

/** How a drawing is laid on the stage: -1 where it is mirrored. */
export function mirrorOf({ id, looks }: Standing): 1 | -1 {
  return rowOf(id)[0] === looks ? 1 : -1;
}

const middle = ([from, to]: Spot) => (from + to) / 2;

/** The middle of the tracks in the drawing: what stands on `x`. */
export function footOf(id: string): Point {
  return { x: middle(rowOf(id)[2]), y: GROUND };
}

function onStage(actor: Standing, [x, y]: Spot): Point {
  const foot = footOf(actor.id);
  return { x: actor.x + (x - foot.x) * mirrorOf(actor) * actor.scale, y: actor.y + (y - foot.y) * actor.scale };
}

export function muzzleOf(actor: Standing): Point {
  return onStage(actor, rowOf(actor.id)[1]);
}

/** What hangs out behind a hull: exhausts, bags, a trail. */
const OVERHANG = 16;

/** How far it reaches before and behind where it stands, its gun included, at the size it stands there. */
export function reachOf({ id, scale }: Standing): { readonly ahead: number; readonly behind: number } {
  const [, [muzzle], hull, , , , [rear]] = rowOf(id);
  const foot = footOf(id).x;
  const half = (hull[1] - hull[0]) / 2;
  const ahead = Math.max(half, Math.abs(muzzle - foot));
  const behind = Math.max(half, Math.abs(rear - foot)) + OVERHANG;
  return { ahead: ahead * scale, behind: behind * scale };
}

export function deckOf(actor: Standing): Point {
  return onStage(actor, rowOf(actor.id)[3]);
}

/** Where a shot goes in. */
export function struckAt(actor: Standing, face: Struck): Point {
  const [, , , deck, front, side, rear] = rowOf(actor.id);
  const spot = {
    front,
    side,
    rear,
    top: deck,
    flank: [(rear[0] * 3 + side[0]) / 4, (rear[1] + side[1]) / 2 - 8] as const,
  };
  return onStage(actor, spot[face]);
}

/** The part of the drawing that is lit for a face, from left to right and from its upper edge. */
export function faceCut(
  id: string,
  face: Struck,
): { readonly from: number; readonly to: number; readonly top: number } {
  const [faces, , [h0, h1], , , side, , highest] = rowOf(id);
  const length = h1 - h0;
  const forward = faces === 'right';
  const cuts = {
    front: forward ? [h1 - length * 0.26, h1 + 40] : [h0 - 40, h0 + length * 0.26],
    rear: forward ? [h0 - 20, h0 + length * 0.24] : [h1 - length * 0.24, h1 + 20],
    flank: forward ? [h0 - 20, h0 + length * 0.62] : [h1 - length * 0.62, h1 + 20],
    side: [h0 + length * 0.04, h1 - length * 0.04],
    top: [h0 + length * 0.2, h1 - length * 0.2],
  } as const;
  const [from, to] = cuts[face];
  return { from, to, top: face === 'side' || face === 'flank' ? side[1] - 42 : highest - 6 };
}
