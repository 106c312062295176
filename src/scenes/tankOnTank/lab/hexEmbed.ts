import { type HexLink, printHexLink, readHexLink } from '../../../rules/tankOnTank/lab/link';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import { el } from '../../dom/el';
import { type BenchScreen, nextState } from '../../lab/bench';
import { embedStrip, type StripSpec } from '../../lab/embedStrip';
import { listenLabKeys } from '../../lab/labKeys';
import { openPresenter } from '../../lab/presenter';
import { rewrite } from '../../lab/rewrite';
import { type HexDesk, openHexDesk } from './hexDesk';
import { percentOf } from './hexPanels';
import { openHexPicture } from './hexPicture';
import { placeWords, sweepWords, toneOf, verdictWords } from './hexWords';
import type { HexKit } from './kit';
import { isSweep, openSweepPane } from './sweepPane';

/** The hex bench alone in the frame of another page: the picture, the sentence, and the way into the Lab. */
export function embedHexBench(kit: HexKit, first: HexLink): BenchScreen {
  const { lab } = kit;
  let asked = 0;
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(write);
  };
  const desk = openHexDesk(first, refresh);
  const element = el('main', { class: 'lab lab-embed' });
  const repaint = () => {
    map.picture.repaint();
    sweep.repaint();
  };
  const presenter = openPresenter({ lab, page: () => element, repaint, relabel: refresh });
  const map = openHexPicture(
    kit,
    {
      press: (hex) => desk.press(hex),
      drag: (hex) => desk.dragTo(hex),
      drop: (hex, still) => desk.drop(hex, still),
      hover: () => undefined,
      moved: () => undefined,
    },
    presenter,
  );
  const sweep = openSweepPane(kit, desk, presenter);
  const strip = el('div', { class: 'lab-strip' });
  element.append(map.picture.element, sweep.element, strip);
  lab.shell.overlayRoot.prepend(element);

  const write = () => {
    asked = 0;
    const link = desk.link();
    const { show, step, against } = link;
    const sweeping = isSweep(link);
    element.classList.toggle('sweeping', sweeping);
    element.dataset.sweep = show.includes('both') ? 'both' : 'sees';
    map.picture.canvas.setAttribute('aria-label', lab.words().map);
    if (sweeping) sweep.show(desk.reading(), against);
    else map.show(desk.reading(), { show: new Set(show), step, selected: desk.selected(), hovered: null });
    rewrite(strip, [
      embedStrip(lab, { ...(sweeping ? sweepStrip(kit, desk) : lineStrip(kit, desk)), at: printHexLink(link) }),
    ]);
  };
  const stops = [
    lab.shell.onSettings(refresh),
    listenLabKeys((key) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') desk.stepBy(key === 'ArrowLeft' ? -1 : 1);
      else if (key === 'q' || key === 'e') desk.turn(key === 'q' ? -1 : 1);
      else if (key === 'undo') desk.undo();
      else return false;
      return true;
    }),
  ];
  write();
  map.frame(desk.reading());
  void kit.late.rest().then(refresh);
  return {
    show(address) {
      const next = nextState(kit.lab, address, { read: readHexLink, print: printHexLink }, printHexLink(desk.link()));
      if (next === null) return;
      desk.lay(next);
      map.frame(desk.reading());
    },
    close() {
      for (const stop of stops) stop();
      cancelAnimationFrame(asked);
      for (const each of [map.picture, sweep, presenter]) each.close();
      element.remove();
      kit.close();
    },
  };
}

/** Under the maps of a sweep: what their colours count; the buttons turn the unit. */
function sweepStrip(kit: HexKit, desk: HexDesk): Omit<StripSpec, 'at'> {
  const { pieces, sweep } = kit.words();
  const reading = desk.reading();
  return {
    says: kit.say(sweep.free, { count: reading.sweep.fire?.you.length ?? 0 }),
    facts: sweepWords(kit, reading, desk.link().against),
    tone: 'clear',
    back: pieces.left,
    on: pieces.right,
    step: desk.turn,
  };
}

/** Under a line: where one is, the range and the odds; the buttons step along it. */
function lineStrip(kit: HexKit, desk: HexDesk): Omit<StripSpec, 'at'> {
  const { walk } = kit.words();
  const reading = desk.reading();
  return {
    says: verdictWords(kit, reading).says,
    facts: lineFacts(kit, reading, desk.link().step),
    tone: toneOf(reading.fire?.line),
    back: walk.back,
    on: walk.on,
    step: desk.stepBy,
  };
}

function lineFacts(kit: HexKit, reading: BenchReading, step: number | null): string {
  const { fire } = reading;
  const words = kit.words();
  if (fire === null) return words.addTarget;
  const place = fire.line.places.find(({ n }) => n === step);
  const where =
    place === undefined
      ? null
      : `${kit.say(words.walk.place, { number: place.n, of: fire.line.places.length })}: ${placeWords(kit, reading, place).title}`;
  const range = kit.say(words.fire.range, { far: fire.far, range: fire.range });
  const side = fire.flank ? words.fire.flank : words.fire.front;
  return [where, range, side, fire.alone === null ? null : percentOf(fire.alone)]
    .filter((part) => part !== null)
    .join(' · ');
}
