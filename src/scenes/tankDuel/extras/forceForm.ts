import { type Briefing, firstPair } from '../../../rules/tankDuel/briefing';
import { crews, qualities, vehicleIds, vehicles } from '../../../rules/tankDuel/data/vehicles';
import { type Choice, type Forces, matchFor, pointsOf, priceOf, printForce } from '../../../rules/tankDuel/forces';
import type { Nation } from '../../../rules/tankDuel/types';
import { button, row, segments, select } from '../../dom/controls';
import { el } from '../../dom/el';
import type { Pen, WriteSheet } from './sheetPen';
import { sideView } from './sideViews';

/** Forces on a sheet that are not left to the lot. */
type Chosen = Briefing & { readonly forces: Forces };

const write = (change: WriteSheet, forces: Forces) => change({ de: printForce(forces.de), su: printForce(forces.su) });

/** By lot, or tank by tank. */
export function forceKind({ words }: Pen, { forces, tanks, sizes }: Briefing, change: WriteSheet): HTMLElement {
  const choices = [
    { value: 'lot', words: words.byLot },
    { value: 'own', words: words.own },
  ] as const;
  const begin = () => {
    const pair = firstPair(Math.max(sizes[0], Math.min(tanks.de, sizes[1])));
    if (pair !== null) write(change, pair);
  };
  const control = segments<'lot' | 'own'>(
    choices,
    forces === null ? 'lot' : 'own',
    (value) => (value === 'own' ? begin() : change({})),
    'forces',
  );
  return row(words.kindOfForces, control);
}

/** One side tank by tank, with what it costs and a way to make it equal. */
export function forceForm(
  pen: Pen,
  { forces, sizes, most }: Chosen,
  nation: Nation,
  drivers: readonly string[],
  change: WriteSheet,
): readonly HTMLElement[] {
  const { words, say } = pen;
  const own = forces[nation];
  const enemy: Nation = nation === 'de' ? 'su' : 'de';
  const put = (force: readonly Choice[]) => write(change, { ...forces, [nation]: force });
  const resize = (count: number) => {
    const sized = (force: readonly Choice[]) =>
      Array.from({ length: count }, (_, at) => force[at] ?? force[force.length - 1]).filter(
        (each) => each !== undefined,
      );
    write(change, { de: sized(forces.de), su: sized(forces.su) });
  };
  const even = pointsOf(own) === pointsOf(forces[enemy]) && pointsOf(own) <= (most ?? 0);
  const match = even ? null : matchFor(forces[enemy], nation, own);
  const size = (by: 1 | -1) =>
    button({
      words: by > 0 ? words.more : words.fewer,
      small: true,
      disabled: own.length + by < sizes[0] || own.length + by > sizes[1],
      run: () => resize(own.length + by),
    });
  return [
    el('ul', { class: 'duel-force' }, ...own.map((_, at) => tankRow(pen, own, at, nation, drivers[at] ?? '', put))),
    el(
      'div',
      { class: 'duel-sum' },
      el('b', { class: even ? '' : 'unequal' }, `${even ? '✓' : '✗'} ${say(words.sum, { sum: pointsOf(own), most })}`),
      size(-1),
      size(1),
      even
        ? null
        : button({ words: words.match, small: true, disabled: match === null, run: () => match && put(match) }),
    ),
    ...(even
      ? []
      : [el('p', { class: 'duel-unequal' }, match === null ? words.noMatch : say(words.unequal, { most }))]),
  ];
}

/** The vehicle, its crew, and who drives it. */
function tankRow(
  { text, words, say }: Pen,
  own: readonly Choice[],
  at: number,
  nation: Nation,
  driver: string,
  put: (force: readonly Choice[]) => void,
): HTMLElement {
  const tank = own[at] ?? { vehicle: 'pz3', quality: 'veteran' };
  const change = (part: Partial<Choice>) => put(own.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const vehicle = select(
    vehicleIds
      .filter((id) => vehicles[id].nation === nation)
      .map((id) => ({ value: id, words: `${text.words[id] ?? id} · ${vehicles[id].vp}` })),
    tank.vehicle,
    (value) => change({ vehicle: value }),
  );
  const crew = select(
    qualities.map((value) => ({ value, words: `${text.words[value] ?? value} ${signed(crews[value].points)}` })),
    tank.quality,
    (value) => change({ quality: value }),
  );
  const named = { number: at + 1, nation };
  vehicle.setAttribute('aria-label', say(words.vehicle, named));
  crew.setAttribute('aria-label', say(words.crew, named));
  vehicle.dataset.keep = `${nation}${at}-vehicle`;
  crew.dataset.keep = `${nation}${at}-crew`;
  return el(
    'li',
    { class: 'duel-choice' },
    vehicle,
    sideView(tank.vehicle),
    el('div', {}, crew, el('small', {}, `${say(words.price, { count: priceOf(tank) })} · ${driver}`)),
  );
}

const signed = (points: number): string => (points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`);
