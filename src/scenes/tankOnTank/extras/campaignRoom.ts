import type { Ref } from '../../../rules/core/game';
import type { Scenario } from '../../../rules/tankOnTank/data/scenario';
import { scenarios } from '../../../rules/tankOnTank/data/scenarios';
import { seats } from '../../../rules/tankOnTank/setup';
import { dealGame } from '../../../session/heldGame';
import { emptySelection } from '../../../session/selection';
import { bestOf, rivals, type Tour, winsOf } from '../../../session/tour';
import { button } from '../../dom/controls';
import { el, icon } from '../../dom/el';
import { openRoomBoard } from '../../extras/extraBoard';
import { openRoom, sheet } from '../../extras/extraPage';
import type { Screen } from '../../frame/shell';
import { tourOf } from '../../tours';
import { briefingFor } from './briefingSheet';
import { drawExits, drawPlaces } from './drawBench';
import { hexBeside } from './hexes';
import type { Kit } from './kit';

/** The fifteen battles as a tour: briefing, map and what has been won so far. */
export function openCampaignRoom(kit: Kit, at: string | null, leave: () => void): Screen {
  const { shell, skin } = kit;
  const tour = tourOf(shell.store, 'tankOnTank');
  const indexOf = (id: string | null) => scenarios.findIndex((each) => each.id === id);
  const isWon = (id: string) => seats.some((seat) => bestOf(tour, id, seat) !== null);
  const unwon = scenarios.findIndex(({ id }) => !isWon(id));
  let number = Math.max(0, at === null ? unwon : indexOf(at));
  let hovered: Ref | null = null;

  const scenarioNow = (): Scenario => {
    const found = scenarios[number];
    if (found === undefined) throw new Error(`no battle ${number}`);
    return found;
  };
  const viewOf = ({ id }: Scenario): unknown => {
    const { module, sequence } = kit.game();
    return dealGame(module.game, sequence, { setup: id, seats: seats.length, options: {}, seed: id }, []).view(null);
  };
  let view = viewOf(scenarioNow());

  const board = openRoomBoard(kit, {
    refsAt: (point) => skin.refsAt(view, point, emptySelection),
    point: () => undefined,
    hover(refs) {
      hovered = refs[0] ?? null;
      draw();
    },
    back: leave,
    beside: hexBeside,
    name: (ref) => skin.name(view, ref),
  });
  const room = openRoom(kit, { name: 'campaign', board: board.element, leave });
  const draw = () =>
    board.draw(view, (stage) => {
      drawPlaces(stage, scenarioNow().forces);
      drawExits(stage, scenarioNow().exits);
      skin.drawPointed(view, hovered === null ? [] : [hovered], stage);
    });

  const go = (next: number) => {
    number = next;
    view = viewOf(scenarioNow());
    shell.router.replace({ screen: 'room', game: 'tankOnTank', room: 'campaign', at: scenarioNow().id });
    draw();
    write();
    room.side.scrollTop = 0;
  };
  const write = () => {
    const words = kit.words().campaign;
    const won = scenarios.filter(({ id }) => isWon(id)).length;
    const of = kit.say(words.of, { number: number + 1, of: scenarios.length });
    room.title(words.title, `${of} · ${kit.say(words.total, { won, of: scenarios.length })}`);
    room.side.replaceChildren(
      steps(kit, number, isWon, go),
      el('section', { class: 'extra-sheet' }, briefingFor(kit, scenarioNow().id, false)),
      acts(kit, number, scenarioNow(), go),
      recordSheet(kit, scenarioNow(), tour),
    );
  };
  draw();
  write();
  const stop = shell.onSettings(() => {
    draw();
    write();
  });
  return {
    show(address) {
      const asked = address.screen === 'room' ? indexOf(address.at) : -1;
      if (asked >= 0 && asked !== number) go(asked);
    },
    close() {
      stop();
      board.close();
      room.close();
    },
  };
}

function steps(kit: Kit, number: number, isWon: (id: string) => boolean, go: (next: number) => void): HTMLElement {
  const { setups } = kit.game().text;
  return el(
    'ol',
    { class: 'extra-steps tot-route' },
    ...scenarios.map(({ id }, index) => {
      const name = setups[id]?.name ?? id;
      const stop = el(
        'button',
        {
          type: 'button',
          class: isWon(id) ? 'done' : '',
          'aria-label': name,
          title: name,
          on: { click: () => go(index) },
        },
        isWon(id) ? icon('check', 20) : String(index + 1),
      );
      if (index === number) stop.setAttribute('aria-current', 'step');
      return el('li', {}, stop);
    }),
  );
}

function acts(kit: Kit, number: number, { id }: Scenario, go: (next: number) => void): HTMLElement {
  const words = kit.words().campaign;
  const step = (label: string, to: number) =>
    button({ words: label, kind: 'night', disabled: scenarios[to] === undefined, run: () => go(to) });
  return el(
    'div',
    { class: 'extra-acts tot-acts' },
    button({
      words: words.start,
      kind: 'primary',
      icon: 'play',
      run: () => kit.shell.go({ screen: 'setup', game: 'tankOnTank', setup: id }),
    }),
    step(words.previous, number - 1),
    step(words.next, number + 1),
  );
}

function recordSheet(kit: Kit, { id }: Scenario, tour: Tour): HTMLElement {
  const words = kit.words().campaign;
  const { text } = kit.game();
  const { levels, human } = kit.shell.text().setup;
  const head = el('tr', {}, el('th', { scope: 'col' }, words.rival));
  head.append(...seats.map((seat) => el('th', { scope: 'col' }, text.seats[seat] ?? '')));
  const rows = rivals.map((rival) => {
    const cells = seats.map((seat) => {
      const tally = winsOf(tour, id, seat, rival);
      const played = tally.won + tally.drawn + tally.lost > 0;
      return el('td', { class: tally.won > 0 ? 'won' : '' }, played ? kit.say(words.tally, tally) : words.none);
    });
    return el('tr', {}, el('th', { scope: 'row' }, rival === 'human' ? human : levels[rival]), ...cells);
  });
  return sheet(
    words.record,
    el('table', { class: 'tot-record' }, el('thead', {}, head), el('tbody', {}, ...rows)),
    el('p', { class: 'about' }, kit.shell.store.kept() ? words.recordAbout : words.notKept),
  );
}
