import { type HexLink, printHexLink, readHexLink } from '../../../rules/tankOnTank/lab/link';
import { el } from '../../dom/el';
import { type BenchScreen, nextState } from '../../lab/bench';
import { embedStrip } from '../../lab/embedStrip';
import { listenLabKeys } from '../../lab/labKeys';
import { openPresenter } from '../../lab/presenter';
import { rewrite } from '../../lab/rewrite';
import { openHexDesk } from './hexDesk';
import { percentOf } from './hexPanels';
import { openHexPicture } from './hexPicture';
import { placeWords, toneOf, verdictWords } from './hexWords';
import type { HexKit } from './kit';

/** The hex bench alone in the frame of another page: the picture, the sentence, and the way into the Lab. */
export function embedHexBench(kit: HexKit, first: HexLink): BenchScreen {
  const { lab } = kit;
  let asked = 0;
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(write);
  };
  const desk = openHexDesk(first, refresh);
  const element = el('main', { class: 'lab lab-embed' });
  const presenter = openPresenter({ lab, page: () => element, repaint: () => map.picture.repaint(), relabel: refresh });
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
  const strip = el('div', { class: 'lab-strip' });
  element.append(map.picture.element, strip);
  lab.shell.overlayRoot.prepend(element);

  /** What stands under the sentence: where one is, the range and the odds. */
  const facts = (): string => {
    const { fire } = desk.reading();
    const { step } = desk.link();
    const words = kit.words();
    if (fire === null) return words.addTarget;
    const place = fire.line.places.find(({ n }) => n === step);
    const where =
      place === undefined
        ? null
        : `${kit.say(words.walk.place, { number: place.n, of: fire.line.places.length })}: ${placeWords(kit, desk.reading(), place).title}`;
    const range = kit.say(words.fire.range, { far: fire.far, range: fire.range });
    const side = fire.flank ? words.fire.flank : words.fire.front;
    return [where, range, side, fire.alone === null ? null : percentOf(fire.alone)]
      .filter((part) => part !== null)
      .join(' · ');
  };
  const write = () => {
    asked = 0;
    const link = desk.link();
    map.picture.canvas.setAttribute('aria-label', lab.words().map);
    map.show(desk.reading(), { show: new Set(link.show), step: link.step, selected: desk.selected(), hovered: null });
    const { says } = verdictWords(kit, desk.reading());
    const tone = toneOf(desk.reading().fire?.line);
    const words = kit.words().walk;
    rewrite(strip, [
      embedStrip(lab, {
        says,
        facts: facts(),
        tone,
        at: printHexLink(link),
        back: words.back,
        on: words.on,
        step: desk.stepBy,
      }),
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
      map.picture.close();
      presenter.close();
      element.remove();
      kit.close();
    },
  };
}
