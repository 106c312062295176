import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { ruleLink } from '../../menu/rulePanel';
import type { Item } from '../../paint/items';
import { type BenchScreen, plainAt } from '../bench';
import type { BenchKit } from '../benchKit';
import { embedStrip } from '../embedStrip';
import { openHistory } from '../history';
import { listenLabKeys } from '../labKeys';
import { openLabPage, verdict } from '../labPage';
import { openLabPicture } from '../picture';
import { openPresenter } from '../presenter';
import { rewrite } from '../rewrite';
import { openShare } from '../share';
import { readAloud } from '../speak';
import { wordsSheet } from '../wordsSheet';
import { curveItems } from './drawCurve';
import { outcomeItems } from './drawOutcome';
import { stripItems } from './drawStrip';
import type { GunGame } from './gunGame';
import { type GunPlaces, layGun } from './gunLayout';
import {
  armourSheet,
  drawnSheet,
  type GunHands,
  groundButtons,
  plateControl,
  rangeControl,
  switchSheet,
} from './gunPanels';
import type { GunSheet } from './gunSheet';

/** Taken away it always has the size of a wide screen. */
const takenPlaces = layGun({ width: 1240, height: 940 });
const NARROW = 700;
const tabs = ['odds', 'armour', 'curves', 'switches'] as const;
type Tab = (typeof tabs)[number];

function sheetItems(sheet: GunSheet, places: GunPlaces): readonly Item[] {
  const { hit, pen, outcome, type } = places;
  return [
    ...stripItems(sheet, places),
    ...(hit === null ? [] : curveItems(sheet.hit, sheet, hit, type)),
    ...(pen === null ? [] : curveItems(sheet.pen, sheet, pen, type)),
    ...(outcome === null ? [] : outcomeItems(sheet.outcome, outcome, type)),
  ];
}

const larger = (items: readonly Item[], times: number): readonly Item[] =>
  times === 1 ? items : items.map((item) => (item.kind === 'label' ? { ...item, size: item.size * times } : item));

/** A gun bench at work: two vehicles, the range between them, and everything that follows. */
export function workGunBench<B, W>(kit: BenchKit<W>, game: GunGame<B, W>, begin: B): BenchScreen {
  const { lab } = kit;
  let asked = 0;
  let tab: Tab = 'odds';
  let read: GunSheet | null = null;
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(write);
  };
  const history = openHistory(begin, () => {
    read = null;
    refresh();
  });
  const sheet = () => {
    read ??= game.sheet(kit, history.now());
    return read;
  };
  const page = openLabPage(lab, { place: 'gun', rule: game.rule, present: () => presenter.present() });
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
    hands: { press: presenter.press, drag: presenter.drag, drop: presenter.drop, hover: presenter.hover },
    over: presenter.over,
    moved: refresh,
  });
  const hands: GunHands = {
    choose: (end, id) => history.put(game.choose(history.now(), end, id)),
    slide: (stop) => history.put(game.slide(history.now(), stop)),
    swap: () => history.put(game.swap(history.now())),
    turn: () => history.put(game.turn(history.now())),
    toggle: (id) => history.put(game.toggle(history.now(), id)),
    load: (weapon) => history.put(game.load?.(history.now(), weapon) ?? history.now()),
    goTo: (key) => lab.shell.go({ screen: 'lab', bench: 'gun', at: key }),
  };
  const slideBy = (by: number) => {
    const { stop, stops } = sheet();
    hands.slide(Math.max(0, Math.min(stops.length - 1, stop + by)));
  };
  const at = () => game.print(history.now());
  const share = openShare(lab, {
    at,
    picture: () => ({
      items: sheetItems(sheet(), takenPlaces),
      box: takenPlaces.world,
      scale: 1,
      drawings: kit.drawings,
      textOf: kit.textOf,
      caption: {
        says: sheet().says,
        rules: sheet().rules,
        from: `${lab.words().share.caption} · ${lab.link(at()).replace(/^https?:\/\//, '')}`,
        edge: sheet().tone === 'clear' ? 0x57b87a : 0xc7372f,
      },
    }),
    name: () => sheet().file,
  });
  const [ground, plates, right] = [
    el('div', { class: 'lab-gun-ground' }),
    el('div', { class: 'lab-gun-plates' }),
    el('div', { class: 'lab-right' }),
  ];
  picture.element.append(plates);
  page.floor.append(picture.element, ground, right);

  const write = () => {
    asked = 0;
    lab.note(at());
    page.title(lab.words().title, lab.words().gun.about[game.key]);
    page.element.dataset.tab = tab;
    const now = sheet();
    const places = layGun({ width: picture.element.clientWidth, height: picture.element.clientHeight });
    picture.canvas.setAttribute('aria-label', `${lab.words().map}. ${now.says}`);
    picture.canvas.setAttribute('role', 'img');
    picture.show({ ground: [], world: places.world, items: larger(sheetItems(now, places), presenter.larger()) });
    rewrite(plates, [
      plateControl(kit, game, history.now(), 'shooter', now, places.plates[0], hands),
      plateControl(kit, game, history.now(), 'target', now, places.plates[1], hands),
      places.slider === null ? null : rangeControl(kit, now, places.slider, hands),
    ]);
    if (lab.embedded) {
      rewrite(ground, []);
      rewrite(right, [embedded(now)]);
      return;
    }
    const top = places.strip.height - (places.slider?.height ?? 0);
    ground.style.setProperty('--ground', `${picture.element.offsetTop + top}px`);
    ground.style.setProperty('--sky', `${picture.element.offsetTop + places.plates[0].y + places.plates[0].height}px`);
    rewrite(ground, [
      ...groundButtons(kit, game.key, hands),
      places.slider === null ? rangeControl(kit, now, null, hands) : null,
    ]);
    rewrite(right, column(now));
  };
  const embedded = (now: GunSheet) =>
    embedStrip(lab, {
      says: now.says,
      facts: `${now.distance} · ${now.shooter.name} → ${now.target.name} · ${now.sum}`,
      tone: now.tone,
      at: at(),
      back: lab.words().gun.nearer,
      on: lab.words().gun.further,
      step: slideBy,
    });
  const tagged = (section: HTMLElement, name: Tab) => {
    section.dataset.tab = name;
    return section;
  };
  const column = (now: GunSheet): readonly HTMLElement[] => {
    const { gun } = lab.words();
    const tabRow = tabs.map((each) => {
      const run = () => {
        tab = each;
        refresh();
      };
      const made = button({ words: gun.tabs[each], kind: 'night', run });
      made.setAttribute('aria-pressed', String(each === tab));
      return made;
    });
    const rules = now.refused.map((rule) => ruleLink(lab.shell, rule));
    const narrow = innerWidth <= NARROW;
    return [
      verdict(now.tone, now.says, [now.tone === 'clear' ? gun.more : `${gun.forbids} `, ...rules]),
      el('nav', { class: 'lab-tabs' }, ...tabRow),
      ...(narrow ? (['odds', 'curves'] as const).map((part) => tagged(drawnSheet(kit, now, part, right), part)) : []),
      tagged(armourSheet(kit, now, right, hands), 'armour'),
      tagged(switchSheet(kit, game, history.now(), now, hands), 'switches'),
      wordsSheet(lab, now.spoken),
      share.row(),
    ];
  };
  const acts: { readonly [key: string]: () => unknown } = {
    ArrowLeft: () => slideBy(-1),
    ArrowRight: () => slideBy(1),
    s: hands.swap,
    f: hands.turn,
    g: () => hands.goTo(game.key === 'duel' ? 'ace' : 'duel'),
    l: share.copyLink,
    c: share.copyPicture,
    x: () => readAloud(sheet().spoken, lab.shell.settings().language),
    undo: history.undo,
  };
  const stops = [
    lab.shell.onSettings(() => {
      read = null;
      refresh();
    }),
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
      const next = address.screen === 'lab' ? game.read(plainAt(address.at)) : null;
      if (next !== null && game.print(next) !== at()) history.put(next);
    },
    close() {
      for (const stop of stops) stop();
      cancelAnimationFrame(asked);
      for (const each of [picture, presenter, page, kit]) each.close();
    },
  };
}
