import { gunLabTexts } from '../../../i18n/tankDuel/lab';
import { apcr } from '../../../rules/tankDuel/data/guns';
import { terrains } from '../../../rules/tankDuel/data/terrain';
import { vehicleIds, vehicles } from '../../../rules/tankDuel/data/vehicles';
import {
  FARTHEST,
  firstGunBench,
  type GunBench,
  type GunReading,
  type GunSwitch,
  gunSwitches,
  lockOf,
  printGunLink,
  readGunBench,
  readGunLink,
  STEP,
  switched,
} from '../../../rules/tankDuel/lab/bench';
import { button, select, switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import { type BenchScreen, type OpenBench, plainAt } from '../../lab/bench';
import { openBenchKit } from '../../lab/benchKit';
import { embedStrip } from '../../lab/embedStrip';
import { openHistory } from '../../lab/history';
import { listenLabKeys } from '../../lab/labKeys';
import { labSheet, openLabPage, verdict } from '../../lab/labPage';
import { openLabPicture } from '../../lab/picture';
import { openPresenter } from '../../lab/presenter';
import { rewrite } from '../../lab/rewrite';
import { openShare } from '../../lab/share';
import { readAloud } from '../../lab/speak';
import { thumb } from '../../lab/thumb';
import { ruleLink } from '../../menu/rulePanel';
import { type GunKit, gunItems, gunWorld } from './drawGun';

/** The gun bench: to-hit, penetration and what becomes of a hundred shots in Tank Duel. */
export const openGunBench: OpenBench = async (lab, at) => {
  const read = readGunLink(at);
  if (read === null) lab.shell.toast(lab.words().unreadable);
  const kit = await openBenchKit(lab, 'tankDuel', gunLabTexts);
  return workGunBench(kit, read ?? firstGunBench);
};

interface GunDesk {
  now(): GunBench;
  reading(): GunReading;
  put(bench: GunBench): void;
  undo(): void;
}

function openGunDesk(first: GunBench, changed: () => void): GunDesk {
  let read: GunReading | null = null;
  const history = openHistory(first, () => {
    read = null;
    changed();
  });
  return {
    now: history.now,
    reading() {
      read ??= readGunBench(history.now());
      return read;
    },
    put: history.put,
    undo: history.undo,
  };
}

const clamp = (range: number) => Math.max(0, Math.min(FARTHEST, range));

function workGunBench(kit: GunKit, first: GunBench): BenchScreen {
  const { lab } = kit;
  let asked = 0;
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(write);
  };
  const desk = openGunDesk(first, refresh);
  const page = openLabPage(lab, { place: 'gun', rule: 'TD-11.1.3b', present: () => presenter.present() });
  const presenter = openPresenter({
    lab,
    page: () => page.element,
    repaint: () => picture.repaint(),
    relabel: refresh,
  });
  const picture = openLabPicture({
    drawings: kit.drawings,
    class: 'lab-map',
    pixelRatio: () => lab.shell.pixelRatio(),
    hands: {
      press: (at) => presenter.press(at),
      drag: presenter.drag,
      drop: () => presenter.drop(),
      hover: presenter.hover,
    },
    over: (ink, seen) => presenter.over(ink, seen),
  });
  const share = shareOf(kit, desk);
  const [ground, right] = [el('div', { class: 'lab-range' }), el('div', { class: 'lab-right' })];
  page.floor.append(picture.element, ground, right);
  const slide = (by: number) => desk.put({ ...desk.now(), range: clamp(desk.now().range + by * STEP) });
  const swap = () => desk.put({ ...desk.now(), shooter: desk.now().target, target: desk.now().shooter });
  const write = () => {
    asked = 0;
    const at = printGunLink(desk.now());
    lab.note(at);
    page.title(lab.words().title, lab.words().about.gun);
    picture.canvas.setAttribute('aria-label', `${lab.words().map}. ${says(kit, desk.reading())}`);
    picture.canvas.setAttribute('role', 'img');
    picture.show({ ground: [], world: gunWorld, items: gunItems(kit, desk.reading()) });
    rewrite(ground, [rangeRow(kit, desk, swap)]);
    const strip = {
      says: says(kit, desk.reading()),
      facts: kit.words().more,
      tone: 'clear',
      at,
      back: `−${STEP} m`,
      on: `+${STEP} m`,
      step: slide,
    } as const;
    rewrite(right, lab.embedded ? [embedStrip(lab, strip)] : column(kit, desk, share.row()));
  };
  const acts: { readonly [key: string]: () => unknown } = {
    ArrowLeft: () => slide(-1),
    ArrowRight: () => slide(1),
    s: swap,
    l: share.copyLink,
    c: share.copyPicture,
    x: () => readAloud(says(kit, desk.reading()), lab.shell.settings().language),
    undo: desk.undo,
  };
  const stops = [
    lab.shell.onSettings(refresh),
    listenLabKeys((key) => {
      const act = acts[key];
      if (act === undefined) return presenter.key(key);
      act();
      return true;
    }),
  ];
  write();
  return {
    show(address) {
      const next = address.screen === 'lab' ? readGunLink(plainAt(address.at)) : null;
      if (next !== null && printGunLink(next) !== printGunLink(desk.now())) desk.put(next);
    },
    close() {
      for (const stop of stops) stop();
      cancelAnimationFrame(asked);
      for (const each of [picture, presenter, page, kit]) each.close();
    },
  };
}

function says(kit: GunKit, { chances }: GunReading): string {
  const words = kit.words();
  if (chances === null) return words.refused;
  return kit.say(words.verdict, { hit: Math.round(chances.hit * 100), through: Math.round(chances.through * 100) });
}

function shareOf(kit: GunKit, desk: GunDesk) {
  const at = () => printGunLink(desk.now());
  return openShare(kit.lab, {
    at,
    picture: () => ({
      items: gunItems(kit, desk.reading()),
      box: gunWorld,
      scale: 1,
      drawings: kit.drawings,
      textOf: kit.textOf,
      caption: {
        says: says(kit, desk.reading()),
        rules: desk.reading().sum?.terms.map(({ rule }) => rule) ?? desk.reading().refused,
        from: `${kit.lab.words().share.caption} · ${kit.lab.link(at()).replace(/^https?:\/\//, '')}`,
        edge: 0x57b87a,
      },
    }),
    name: () => kit.say(kit.words().name, { shooter: desk.now().shooter, target: desk.now().target }),
  });
}

/** Who fires at whom, and how far away: the ground between them is the slider. */
function rangeRow(kit: GunKit, desk: GunDesk, swap: () => void): HTMLElement {
  const words = kit.words();
  const bench = desk.now();
  const names = vehicleIds.map((value) => ({ value, words: kit.say('{unit}', { unit: value }) }));
  const shooter = select(names, bench.shooter, (value) => {
    const next = { ...desk.now(), shooter: value };
    desk.put({ ...next, on: next.on.filter((id) => lockOf(next, id) === null) });
  });
  const target = select(names, bench.target, (value) => desk.put({ ...desk.now(), target: value }));
  shooter.setAttribute('aria-label', words.fires);
  target.setAttribute('aria-label', words.target);
  const slider = el('input', {
    type: 'range',
    class: 'slider',
    min: 0,
    max: FARTHEST,
    step: STEP,
    value: bench.range,
    'aria-label': words.range,
  });
  slider.style.setProperty('--filled', `${(100 * bench.range) / FARTHEST}%`);
  slider.setAttribute('aria-valuetext', kit.say(words.metres, { range: String(bench.range) }));
  slider.addEventListener('input', () => desk.put({ ...desk.now(), range: Number(slider.value) }));
  return el(
    'div',
    { class: 'lab-range-row' },
    shooter,
    slider,
    target,
    button({ words: words.swap, small: true, key: 'S', run: swap }),
  );
}

function column(kit: GunKit, desk: GunDesk, share: HTMLElement): readonly HTMLElement[] {
  const words = kit.words();
  const reading = desk.reading();
  const rules = reading.refused.map((rule) => ruleLink(kit.lab.shell, rule));
  return [
    verdict(reading.chances === null ? 'stop' : 'clear', says(kit, reading), [`${words.more} `, ...rules]),
    armourSheet(kit, desk),
    switchSheet(kit, desk),
    share,
  ];
}

function armourSheet(kit: GunKit, desk: GunDesk): HTMLElement {
  const words = kit.words();
  const { armour, chances, bench } = desk.reading();
  const flank = bench.on.includes('flank');
  const soviet = vehicles[bench.target].nation === 'su';
  const texture = `front-${vehicles[bench.target].tankDestroyer ? 'casemate' : 'turreted'}-${soviet ? 'su' : 'de'}`;
  const picture = thumb(
    [{ kind: 'picture', texture, x: 120, y: 120, width: 240, height: 240 }],
    { x: 0, y: 0, width: 240, height: 240 },
    220,
    kit.lab.shell.pixelRatio(),
    kit.drawings,
  );
  const plates = (['turret', 'hull', 'track'] as const).map((place) =>
    el(
      'li',
      {},
      el('b', { class: 'display' }, String(armour[place])),
      el(
        'span',
        {},
        words.places[place],
        el('em', {}, chances === null ? '–' : `${Math.round(chances.places[place] * 100)}%`),
      ),
    ),
  );
  const face = button({
    words: flank ? words.flankFace : words.front,
    small: true,
    run: () => desk.put(switched(desk.now(), 'flank')),
  });
  return labSheet(words.armour, face, el('div', { class: 'lab-armour' }, picture, el('ul', {}, ...plates)));
}

/** Values no source gives. */
const isGuess = (id: GunSwitch): boolean =>
  (id === 'woods' && terrains.woods.source === 'reconstructed') || (id === 'apcr' && apcr.source === 'reconstructed');

const ruleFor = (id: string): string =>
  ({
    apcr: 'TD-11.1.3f',
    hullDown: 'TD-11.1.3e.3',
    lead: 'TD-11.1.3c.ii',
    flank: 'TD-11.1.3c.iv',
    tactics: 'TD-11.1.3c.viii',
    buttoned: 'TD-11.1.3c.ix',
  })[id] ?? (id.startsWith('fire') ? 'TD-11.1.3c.i' : id.startsWith('acq') ? 'TD-11.1.3c.iii' : 'TD-11.1.3c.vi');

function switchSheet(kit: GunKit, desk: GunDesk): HTMLElement {
  const words = kit.words();
  const bench = desk.now();
  const reading = desk.reading();
  const rows = gunSwitches.map((id) => {
    const lock = lockOf(bench, id);
    const control = switchControl(bench.on.includes(id), () => desk.put(switched(desk.now(), id)));
    control.disabled = lock !== null;
    const rule = ruleFor(id);
    const value = reading.sum?.terms.find((term) => term.rule === rule)?.value;
    const shown = bench.on.includes(id) && value !== undefined ? `${value > 0 ? '+' : '−'}${Math.abs(value)}` : '';
    return el(
      'li',
      {},
      el(
        'label',
        {},
        control,
        el(
          'span',
          {},
          words.names[id],
          isGuess(id) ? el('em', { class: 'lab-guess', title: words.reconstructed }, 'R') : null,
          lock === null ? null : el('small', {}, words.locks[lock]),
        ),
      ),
      ruleLink(kit.lab.shell, rule),
      el('b', { class: 'display' }, shown),
    );
  });
  const here = reading.curve.find(({ range }) => range === bench.range);
  return labSheet(
    words.switches,
    kit.say(words.sum, { table: here?.table ?? '–', now: here?.now ?? 0 }),
    el('ul', { class: 'lab-switches' }, ...rows),
    el('p', {}, words.reconstructed),
  );
}
