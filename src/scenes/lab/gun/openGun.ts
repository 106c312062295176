import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { ruleLink } from '../../menu/rulePanel';
import type { Item } from '../../paint/items';
import { type BenchScreen, type Lab, nextState } from '../bench';
import type { BenchKit } from '../benchKit';
import { embedStrip } from '../embedStrip';
import { listenLabKeys } from '../labKeys';
import { openLabPage, verdict } from '../labPage';
import { openLabPicture } from '../picture';
import { openPractice } from '../practice';
import { openPresenter } from '../presenter';
import { openPieces, type Piece, rewrite } from '../rewrite';
import { openShare } from '../share';
import { readAloud } from '../speak';
import { wordsSheet } from '../wordsSheet';
import { curveItems } from './drawCurve';
import { outcomeItems } from './drawOutcome';
import { stripItems } from './drawStrip';
import { type GunDesk, openGunDesk } from './gunDesk';
import type { GunGame } from './gunGame';
import { type CurveName, type GunPlaces, layGun, NARROW } from './gunLayout';
import {
  armourSheet,
  curveControl,
  drawnSheet,
  groundButtons,
  plateControl,
  rangeControl,
  switchSheet,
} from './gunPanels';
import type { GunSheet } from './gunSheet';

/** Taken away it always has the size of a wide screen. */
const takenPlaces = layGun({ width: 1240, height: 940 });
const tabNames = ['odds', 'armour', 'curves', 'switches'] as const;
type Tab = (typeof tabNames)[number];

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
  let curve: CurveName = 'hit';
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(write);
  };
  const desk = openGunDesk(kit, game, begin, refresh);
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
  const share = shareOf(kit, game, desk);
  const parts = {
    ground: el('div', { class: 'lab-gun-ground' }),
    plates: el('div', { class: 'lab-gun-plates' }),
    right: el('div', { class: 'lab-right' }),
  };
  const writeRight = openPieces(parts.right);
  picture.element.append(parts.plates);
  page.floor.append(picture.element, parts.ground, parts.right);
  const tabs = openTabs(kit, page.element, refresh);
  const chooseCurve = (next: CurveName) => {
    curve = next;
    refresh();
  };
  const write = () => {
    asked = 0;
    lab.note(desk.at());
    page.title(lab.words().title, lab.words().gun.about[game.key]);
    const sheet = desk.sheet();
    const places = layGun(picture.size(), curve);
    picture.canvas.setAttribute('aria-label', `${lab.words().map}. ${sheet.says}`);
    picture.canvas.setAttribute('role', 'img');
    picture.show({ ground: [], world: places.world, items: larger(sheetItems(sheet, places), presenter.larger()) });
    writeControls(kit, game, desk, places, parts, { now: curve, choose: chooseCurve });
    if (lab.embedded) rewrite(parts.right, [embedded(lab, desk)]);
    else writeRight(column(kit, game, desk, parts.right, tabs(), share.row));
    const top = places.strip.height - (places.slider?.height ?? 0);
    const [plate] = places.plates;
    parts.ground.style.setProperty('--ground', `${picture.element.offsetTop + top}px`);
    parts.ground.style.setProperty('--sky', `${picture.element.offsetTop + plate.y + plate.height}px`);
  };
  const acts: { readonly [key: string]: () => unknown } = {
    ArrowLeft: () => desk.slideBy(-1),
    ArrowRight: () => desk.slideBy(1),
    s: desk.hands.swap,
    f: desk.hands.turn,
    g: () => desk.hands.goTo(game.key === 'duel' ? 'ace' : 'duel'),
    l: share.copyLink,
    c: share.copyPicture,
    k: share.play,
    x: () => readAloud(desk.sheet().spoken, lab.shell.settings().language),
    undo: desk.undo,
  };
  const stops = [
    lab.shell.onSettings(desk.reread),
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
      const next = nextState(lab, address, game, desk.at());
      if (next !== null) desk.put(next);
    },
    close() {
      for (const stop of stops) stop();
      cancelAnimationFrame(asked);
      for (const each of [picture, presenter, page, kit]) each.close();
    },
  };
}

function shareOf<B, W>(kit: BenchKit<W>, game: GunGame<B, W>, desk: GunDesk<B>) {
  const { lab } = kit;
  return openShare(lab, {
    at: desk.at,
    picture: () => ({
      items: sheetItems(desk.sheet(), takenPlaces),
      box: takenPlaces.world,
      scale: 1,
      drawings: kit.drawings,
      textOf: kit.textOf,
      caption: {
        says: desk.sheet().says,
        rules: desk.sheet().rules,
        from: `${lab.words().share.caption} · ${lab.link(desk.at()).replace(/^https?:\/\//, '')}`,
        edge: desk.sheet().tone === 'clear' ? 0x57b87a : 0xc7372f,
      },
    }),
    play: openPractice(kit, (kept) => game.practice(kit, desk.now(), kept)),
    name: () => desk.sheet().file,
  });
}

/** The row of tabs of a narrow page; it marks on the page which of them is open. */
function openTabs(kit: BenchKit<unknown>, page: HTMLElement, turned: () => void): () => Piece {
  let now: Tab = 'odds';
  const row = () => {
    const made = tabNames.map((each) => {
      const run = () => {
        now = each;
        turned();
      };
      const one = button({ words: kit.lab.words().gun.tabs[each], kind: 'night', run });
      one.setAttribute('aria-pressed', String(each === now));
      return one;
    });
    return el('nav', { class: 'lab-tabs' }, ...made);
  };
  return () => {
    page.dataset.tab = now;
    return { of: [kit.lab.words(), now], make: row };
  };
}

function writeControls<B, W>(
  kit: BenchKit<W>,
  game: GunGame<B, W>,
  desk: GunDesk<B>,
  { plates, slider, choice }: GunPlaces,
  parts: { readonly ground: HTMLElement; readonly plates: HTMLElement },
  curve: { readonly now: CurveName; choose(curve: CurveName): void },
): void {
  const sheet = desk.sheet();
  const range = rangeControl(kit, sheet, slider, desk.hands);
  rewrite(parts.plates, [
    plateControl(kit, game, desk.now(), 'shooter', sheet, plates[0], desk.hands),
    plateControl(kit, game, desk.now(), 'target', sheet, plates[1], desk.hands),
    slider === null ? null : range,
    choice === null ? null : curveControl(kit, sheet, choice, curve.now, curve.choose),
  ]);
  const buttons = kit.lab.embedded ? [] : groundButtons(kit, game.key, desk.hands);
  rewrite(parts.ground, [...buttons, slider === null && !kit.lab.embedded ? range : null]);
}

function embedded<B>(lab: Lab, desk: GunDesk<B>): HTMLElement {
  const { says, distance, shooter, target, sum, tone } = desk.sheet();
  return embedStrip(lab, {
    says,
    facts: `${distance} · ${shooter.name} → ${target.name} · ${sum}`,
    tone,
    at: desk.at(),
    back: lab.words().gun.nearer,
    on: lab.words().gun.further,
    step: desk.slideBy,
  });
}

function column<B, W>(
  kit: BenchKit<W>,
  game: GunGame<B, W>,
  desk: GunDesk<B>,
  right: HTMLElement,
  tabRow: Piece,
  share: () => HTMLElement,
): readonly Piece[] {
  const { lab } = kit;
  const { gun } = lab.words();
  const sheet = desk.sheet();
  const tagged = (name: Tab, make: () => HTMLElement): Piece => ({
    of: [sheet, innerWidth, innerHeight],
    make() {
      const section = make();
      section.dataset.tab = name;
      return section;
    },
  });
  const says = () => {
    const rules = sheet.refused.map((rule) => ruleLink(lab.shell, rule));
    return verdict(sheet.tone, sheet.says, [sheet.tone === 'clear' ? gun.more : `${gun.forbids} `, ...rules]);
  };
  const drawn = innerWidth > NARROW ? [] : (['odds', 'curves'] as const);
  return [
    { of: [lab.words(), sheet.says, sheet.refused.join()], make: says },
    tabRow,
    ...drawn.map((part) => tagged(part, () => drawnSheet(kit, sheet, part, right))),
    tagged('armour', () => armourSheet(kit, sheet, right, desk.hands)),
    tagged('switches', () => switchSheet(kit, game, desk.now(), sheet, desk.hands)),
    { of: [lab.words(), sheet.spoken], make: () => wordsSheet(lab, sheet.spoken) },
    { of: [lab.words()], make: share },
  ];
}
