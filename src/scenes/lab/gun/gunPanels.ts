import { segments, select, switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import { ruleLink } from '../../menu/rulePanel';
import type { Box, Item, Point } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import type { BenchKit } from '../benchKit';
import { labButton } from '../labIcons';
import { labSheet } from '../labPage';
import { thumb } from '../thumb';
import { curveItems } from './drawCurve';
import { outcomeItems } from './drawOutcome';
import type { GunGame } from './gunGame';
import { type CurveName, NARROW } from './gunLayout';
import type { GunArmour, GunRow, GunSheet } from './gunSheet';

/** What the controls of a bench do. */
export interface GunHands {
  choose(end: 'shooter' | 'target', id: string): void;
  slide(stop: number): void;
  swap(): void;
  turn(): void;
  toggle(id: string): void;
  load(weapon: string): void;
  /** The same bench in the other game. */
  goTo(key: 'duel' | 'ace'): void;
}

/** Names on the picture that open a list: the control lies unseen over the drawn plate. */
export function plateControl<B, W>(
  kit: BenchKit<W>,
  game: GunGame<B, W>,
  bench: B,
  end: 'shooter' | 'target',
  sheet: GunSheet,
  box: Box,
  hands: GunHands,
): HTMLElement {
  const control = select(game.choices(kit, bench, end), sheet[end].id, (value) => hands.choose(end, value));
  control.setAttribute('aria-label', kit.lab.words().gun[end === 'shooter' ? 'fires' : 'target']);
  return over(box, control);
}

function over({ x, y, width, height }: Box, control: HTMLElement): HTMLElement {
  return el('div', { class: 'lab-over', style: `left:${x}px;top:${y}px;width:${width}px;height:${height}px` }, control);
}

/** The ground between them: over the drawn line, or a line of its own where the picture has none. */
export function rangeControl(kit: BenchKit<unknown>, sheet: GunSheet, box: Box | null, hands: GunHands): HTMLElement {
  const most = sheet.stops.length - 1;
  const slider = el('input', {
    type: 'range',
    class: 'slider',
    min: 0,
    max: most,
    step: 1,
    value: sheet.stop,
    'aria-label': kit.lab.words().gun.range,
    'aria-valuetext': sheet.distance,
  });
  slider.style.setProperty('--filled', `${(100 * sheet.stop) / most}%`);
  slider.addEventListener('input', () => hands.slide(Number(slider.value)));
  if (box === null) return el('div', { class: 'lab-gun-slide' }, slider, el('b', {}, sheet.distance));
  const [first, last] = [sheet.stops[0]?.at ?? 0, sheet.stops[most]?.at ?? 1];
  const THUMB = 30;
  return over(
    {
      x: box.x + box.width * first - THUMB / 2,
      y: box.y,
      width: box.width * (last - first) + THUMB,
      height: box.height * 0.68,
    },
    slider,
  );
}

/** Where there is room for one curve: which of the two it is. */
export function curveControl(
  kit: BenchKit<unknown>,
  { hit, pen }: GunSheet,
  box: Box,
  now: CurveName,
  choose: (curve: CurveName) => void,
): HTMLElement {
  const curves = segments(
    [
      { value: 'hit' as const, words: hit.title },
      { value: 'pen' as const, words: pen.title },
    ],
    now,
    choose,
    'gun-curve',
  );
  curves.setAttribute('aria-label', kit.lab.words().gun.tabs.curves);
  curves.classList.add('lab-gun-curves');
  return over(box, curves);
}

/** Who fires back, and which of the two games it is. */
export function groundButtons(kit: BenchKit<unknown>, key: 'duel' | 'ace', hands: GunHands): readonly HTMLElement[] {
  const { gun } = kit.lab.words();
  const games = segments(
    [
      { value: 'duel' as const, words: gun.duel },
      { value: 'ace' as const, words: gun.ace },
    ],
    key,
    hands.goTo,
    'gun-game',
  );
  games.setAttribute('aria-label', gun.games);
  games.classList.add('lab-gun-games');
  return [games, labButton('both-ways', { words: gun.swap, kind: 'night', key: 'S', run: hands.swap })];
}

const wideOf = (column: HTMLElement) => Math.max(280, Math.min(582, column.clientWidth - 30));

/** The picture from ahead with what each place has, and how often it is gone through. */
export function armourSheet(
  kit: BenchKit<unknown>,
  { armour }: GunSheet,
  column: HTMLElement,
  hands: GunHands,
): HTMLElement {
  const { gun } = kit.lab.words();
  const face = segments(
    [
      { value: 'front' as const, words: gun.front },
      { value: 'flank' as const, words: gun.flank },
    ],
    armour.flank ? 'flank' : 'front',
    hands.turn,
    'gun-face',
  );
  face.setAttribute('aria-label', gun.aspect);
  const wide = wideOf(column);
  // What changes the shot stands under it: on a low screen it leaves room for that.
  const low = innerHeight < 800 && innerWidth > NARROW;
  const high = Math.round(wide * (low ? 0.29 : wide < 500 ? 0.38 : 0.44));
  const read = armour.plates.map(({ words, armour: value, chance }) => el('li', {}, `${words} ${value}: ${chance}`));
  const foot = el(
    'p',
    { class: 'lab-gun-note' },
    el('span', {}, armour.note, armour.guess ? guess(gun.reconstructed) : null),
    ruleLink(kit.lab.shell, armour.rule),
  );
  const drawn =
    armour.drawing === null
      ? null
      : thumb(
          armourItems(armour, armour.drawing, wide, high),
          { x: 0, y: 0, width: wide, height: high },
          wide,
          kit.lab.shell.pixelRatio(),
          kit.prints,
        );
  const sheet = labSheet(gun.armour, armour.canTurn ? face : null, drawn, el('ul', { class: 'unseen' }, ...read), foot);
  sheet.classList.add('lab-gun-armour');
  return sheet;
}

function armourItems({ plates }: GunArmour, texture: string, wide: number, high: number): readonly Item[] {
  const size = high * 1.06;
  const drawn: Item = { kind: 'picture', texture, x: wide / 2, y: high * 0.52, width: size, height: size };
  const tag = { width: Math.min(150, wide * 0.29), height: Math.max(40, Math.min(54, high * 0.26)) };
  const tags = plates.flatMap(({ words, armour, chance, at }, index): Item[] => {
    // The second stands to the left, the others one over the other to the right.
    const left = index === 1;
    const box = {
      ...tag,
      x: left ? 4 : wide - tag.width - 4,
      y: index === 0 ? high * 0.06 : index === 1 ? high * 0.26 : Math.min(high * 0.66, high - tag.height - 2),
    };
    const spot: Point = { x: wide / 2 + (at.x - 0.5) * size, y: high * 0.52 + (at.y - 0.5) * size };
    const from = { x: left ? box.x + box.width : box.x, y: box.y + box.height / 2 };
    return [
      { kind: 'shape', points: [from, spot], closed: false, stroke: INK, width: 2.5, halo: 2 },
      plate({ x: spot.x - 5, y: spot.y - 5, width: 10, height: 10 }, INK, { stroke: 0xfff8e4, width: 2.5, round: 5 }),
      plate(box, PAPER, { stroke: INK, width: 2, round: 6 }),
      plate({ ...box, width: box.height * 0.82 }, INK, { round: 6 }),
      label(armour, box.x + box.height * 0.41, box.y + box.height / 2, box.height * 0.46, 0xfff6e6, 'stencil'),
      label(words, box.x + box.height * 0.96, box.y + box.height * 0.3, box.height * 0.31, INK, 'condensed', {
        align: 'left',
        bold: true,
        most: box.width - box.height,
      }),
      label(chance, box.x + box.height * 0.96, box.y + box.height * 0.7, box.height * 0.36, 0xb8440a, 'stencil', {
        align: 'left',
        most: box.width - box.height,
      }),
    ];
  });
  return [drawn, ...tags];
}

const guess = (words: string) => el('em', { class: 'lab-guess', title: words }, 'R');

/** What changes the shot, each with its rule and what it adds. */
export function switchSheet<B, W>(
  kit: BenchKit<W>,
  game: GunGame<B, W>,
  bench: B,
  sheet: GunSheet,
  hands: GunHands,
): HTMLElement {
  const { gun } = kit.lab.words();
  const weapons = game.weapons?.(kit, bench) ?? null;
  const chosen =
    weapons === null
      ? null
      : el(
          'label',
          { class: 'lab-gun-with' },
          el('span', {}, gun.weapon),
          select(weapons.choices, weapons.chosen, hands.load),
        );
  const rows = sheet.rows.map((row) => switchRow(kit, row, hands));
  return labSheet(
    gun.switches,
    sheet.sum,
    chosen,
    el('ul', { class: 'lab-switches' }, ...rows),
    el('p', { class: 'lab-gun-note' }, el('span', {}, guess(''), ` ${gun.reconstructed}`)),
  );
}

function switchRow(kit: BenchKit<unknown>, row: GunRow, hands: GunHands): HTMLElement {
  const { gun } = kit.lab.words();
  const held = row.options.find(({ on }) => on);
  const [first] = row.options;
  const control = switchControl(held !== undefined, () => hands.toggle((held ?? first)?.id ?? ''));
  control.disabled = row.lock !== null;
  const parts =
    row.options.length < 2
      ? []
      : row.options.map(({ id, words, on }) => {
          const made = el(
            'button',
            { type: 'button', class: 'lab-gun-part', 'aria-label': `${row.words} ${words}` },
            words,
          );
          made.setAttribute('aria-pressed', String(on));
          made.disabled = row.lock !== null;
          made.addEventListener('click', () => hands.toggle(id));
          return made;
        });
  return el(
    'li',
    held === undefined ? {} : { class: 'on' },
    el(
      'label',
      {},
      control,
      el(
        'span',
        {},
        row.words,
        row.guess ? guess(gun.reconstructed) : null,
        row.lock === null ? null : el('small', {}, row.lock),
      ),
    ),
    el('span', { class: 'lab-gun-parts' }, ...parts),
    ruleLink(kit.lab.shell, row.rule),
    el('b', { class: 'display' }, row.value),
  );
}

/** What a telephone shows one after the other, and a wide picture all at once. */
export function drawnSheet(
  kit: BenchKit<unknown>,
  sheet: GunSheet,
  part: 'odds' | 'curves',
  column: HTMLElement,
): HTMLElement {
  const wide = column.clientWidth - 16;
  const each = Math.round(wide * 0.62);
  const high = part === 'odds' ? 330 : each * 2 + 10;
  const items =
    part === 'odds'
      ? outcomeItems(sheet.outcome, { x: 0, y: 0, width: wide, height: high }, 0.74)
      : [
          ...curveItems(sheet.hit, sheet, { x: 0, y: 0, width: wide, height: each }, 0.74),
          ...curveItems(sheet.pen, sheet, { x: 0, y: each + 10, width: wide, height: each }, 0.74),
        ];
  const box = { x: 0, y: 0, width: wide, height: high };
  return el('div', {}, thumb(items, box, wide, kit.lab.shell.pixelRatio(), kit.prints));
}
