import { shooterOf, targetOf } from '../../../rules/tankOnTank/lab/bench';
import { type HexLink, printHexLink, readHexLink } from '../../../rules/tankOnTank/lab/link';
import { el } from '../../dom/el';
import { type BenchScreen, nextState } from '../../lab/bench';
import { listenLabKeys } from '../../lab/labKeys';
import { openLabPage } from '../../lab/labPage';
import { openPractice } from '../../lab/practice';
import { openPresenter, type Presenter } from '../../lab/presenter';
import { openShare } from '../../lab/share';
import { readAloud } from '../../lab/speak';
import { openColumns, type PageLook, showKeys } from './hexColumns';
import { openHexCursor } from './hexCursor';
import { type HexDesk, openHexDesk } from './hexDesk';
import { layOut } from './hexParts';
import { brushes } from './hexRail';
import { type HexStage, openHexStage } from './hexStage';
import { spokenWords } from './hexWords';
import type { HexKit } from './kit';
import { hexPractice } from './practice';
import { takenLine, takenSweep } from './takenPicture';

const PLAY_MS = 1100;

/** The hex bench to work at. */
export function workHexBench(kit: HexKit, first: HexLink): BenchScreen {
  const { lab } = kit;
  let asked = 0;
  let reading = 0;
  let playing = 0;
  const look: PageLook = { tab: 'line', fly: null, playing: false, age: 0 };
  const refresh = () => {
    if (asked === 0) asked = requestAnimationFrame(write);
  };
  const renew = () => {
    look.age += 1;
    refresh();
  };
  const desk = openHexDesk(first, refresh);
  const page = openLabPage(lab, { place: 'hex', rule: 'TOT-8.2a', present: () => presenter.present() });
  const presenter = openPresenter({
    lab,
    page: () => page.element,
    repaint: () => stage.repaint(),
    relabel: refresh,
  });
  const told = el('p', { class: 'unseen', role: 'status' });
  const tell = (words: string) => told.replaceChildren(words);
  const cursor = openHexCursor(kit, desk, tell, () => stage.showMap());
  const stage = openHexStage(kit, desk, presenter, cursor.at);
  const share = shareOf(kit, desk, stage);
  const parts = layOut(page.floor, stage.map.picture.element, stage.side.element, stage.sweep.element, told);
  const { canvas } = stage.map.picture;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');

  const play = () => {
    clearInterval(playing);
    look.playing = !look.playing;
    if (look.playing) playing = window.setInterval(stepOn, PLAY_MS);
    refresh();
  };
  const stepOn = () => {
    desk.stepBy(1);
    if (desk.link().step === null) play();
  };
  const writeColumns = openColumns(
    { kit, desk, map: stage.map, page: page.element, look, share: share.row, refresh, play },
    parts,
  );
  const write = () => {
    asked = 0;
    const sweeping = stage.isSweeping();
    lab.note(printHexLink(desk.link()));
    markPage(page.element, desk.link(), look, sweeping);
    entitle(kit, desk.link(), sweeping, page.title);
    canvas.setAttribute('aria-label', `${lab.words().map}. ${kit.words().cursor.help}`);
    stage.show();
    // In a frame of its own: the picture under a hand that drags does not wait for what is read.
    if (reading === 0) reading = requestAnimationFrame(read);
  };
  const read = () => {
    reading = 0;
    writeColumns(stage.isSweeping());
  };
  const act = actions(kit, desk, stage, share, presenter);
  const stops = [
    lab.shell.onSettings(renew),
    listenLabKeys((key) => (document.activeElement === canvas && cursor.key(key)) || act(key)),
  ];
  // Once what is read stands beside it, the map has its size.
  writeColumns(stage.isSweeping());
  write();
  stage.map.frame(desk.reading());
  void kit.late.rest().then(renew);
  return {
    show(address) {
      const next = nextState(kit.lab, address, { read: readHexLink, print: printHexLink }, printHexLink(desk.link()));
      if (next === null) return;
      desk.lay(next);
      stage.map.frame(desk.reading());
    },
    close() {
      for (const stop of stops) stop();
      clearInterval(playing);
      cancelAnimationFrame(asked);
      cancelAnimationFrame(reading);
      for (const each of [stage, presenter, page, kit]) each.close();
    },
  };
}

/** What of the page depends on how the bench is looked at. */
function markPage(page: HTMLElement, { show }: HexLink, look: PageLook, sweeping: boolean): void {
  page.classList.toggle('sweeping', sweeping);
  page.classList.toggle('no-side', !show.includes('side'));
  page.dataset.tab = look.tab;
  page.dataset.sweep = show.includes('both') ? 'both' : 'sees';
}

function entitle(
  kit: HexKit,
  { bench }: HexLink,
  sweeping: boolean,
  title: (words: string, about: string) => void,
): void {
  const words = kit.words();
  const { kind, at, facing } = shooterOf(bench);
  const about = kit.say(words.sweep.about, { unit: kind, hex: at, facing: words.facings[facing] });
  if (sweeping) title(words.sweep.title, about);
  else title(kit.lab.words().title, kit.lab.words().about.hex);
}

function shareOf(kit: HexKit, desk: HexDesk, stage: HexStage) {
  const at = () => printHexLink(desk.link());
  return openShare(kit.lab, {
    at,
    picture() {
      const link = kit.lab.link(at());
      return stage.isSweeping()
        ? takenSweep(kit, desk.reading(), stage.sweep.taken(), desk.link().against, link)
        : takenLine(kit, desk.reading(), stage.map, link);
    },
    play: openPractice(kit, (kept) => hexPractice(kit, desk.link().bench, kept)),
    name() {
      const { bench } = desk.link();
      return kit.say(kit.words().name, { from: shooterOf(bench).at, to: targetOf(bench)?.at ?? 'sweep' });
    },
  });
}

/** What the keys of the bench do. */
function actions(
  kit: HexKit,
  desk: HexDesk,
  stage: HexStage,
  share: ReturnType<typeof openShare>,
  presenter: Presenter,
): (key: string) => boolean {
  const read = () =>
    readAloud(spokenWords(kit, desk.reading(), desk.link().against), kit.lab.shell.settings().language);
  const acts: { readonly [key: string]: () => unknown } = {
    ArrowLeft: () => desk.stepBy(-1),
    ArrowRight: () => desk.stepBy(1),
    q: () => desk.turn(-1),
    e: () => desk.turn(1),
    l: share.copyLink,
    c: share.copyPicture,
    k: share.play,
    x: read,
    undo: desk.undo,
    f: () => stage.map.frame(desk.reading()),
    Delete: desk.remove,
    Backspace: desk.remove,
  };
  return (key) => {
    const show = showKeys[key];
    const brush = brushes[Number(key) - 1];
    if (show !== undefined) desk.toggle(show);
    else if (brush !== undefined) desk.hold(desk.hand().tool === brush ? { tool: 'none' } : { tool: brush });
    else if (key === 'Escape' && desk.hand().tool !== 'none') desk.hold({ tool: 'none' });
    else if (acts[key] !== undefined) acts[key]();
    else return presenter.key(key);
    return true;
  };
}
