import type { Ref } from '../../rules/core/game';
import { type Briefing, briefingOf } from '../../rules/tankOnTank/briefing';
import type { Scenario } from '../../rules/tankOnTank/data/scenario';
import { scenarios } from '../../rules/tankOnTank/data/scenarios';
import { seats } from '../../rules/tankOnTank/setup';
import { openMatch } from '../../session/match';
import { bestOf, rivals, type Tour, tallyOf } from '../../session/tour';
import { button } from '../panels/controls';
import { el, icon } from '../panels/dom';
import { ruleLink } from '../panels/rulePanel';
import { openRoom, sheet } from '../room/room';
import { openRoomBoard } from '../room/roomBoard';
import type { Screen } from '../shellTypes';
import { tourOf } from '../tours';
import { hexBeside } from './hexes';
import type { Kit } from './kit';

const nothing = { picked: [], next: [], command: null };

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
    return openMatch(module.game, sequence, { setup: id, seats: seats.length, options: {}, seed: id }).view(null);
  };
  let view = viewOf(scenarioNow());

  const board = openRoomBoard(kit, {
    refsAt: (point) => skin.refsAt(view, point, nothing),
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
  const draw = () => board.draw(view, (stage) => skin.drawPointed(view, hovered === null ? [] : [hovered], stage));

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
      briefingSheet(kit, scenarioNow()),
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
    { class: 'chess-steps west-route' },
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
    { class: 'chess-acts west-acts' },
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

function briefingSheet(kit: Kit, scenario: Scenario): HTMLElement {
  const words = kit.words().campaign;
  const { text } = kit.game();
  const briefing = briefingOf(scenario);
  const { turns, first, order, conditions, victory, strikes } = briefing;
  const facts = [
    kit.say(words.map, { map: scenario.map }),
    kit.say(words.turns, { turns }),
    first === null ? words.firstByDie : kit.say(words.first, { seat: first }),
  ];
  const told = (rules: readonly string[]) => rules.map((rule) => ruleLine(kit, rule));
  const called = seats.flatMap((seat) => {
    const count = strikes[seat] ?? 0;
    return count === 0 ? [] : [el('li', {}, kit.say(words.strikes, { seat, count }))];
  });
  const more = [...told(conditions), ...called];
  const list = (title: string, lines: readonly HTMLElement[]) =>
    lines.length === 0 ? [] : [el('h3', {}, title), el('ul', { class: 'west-rules' }, ...lines)];
  return sheet(
    text.setups[scenario.id]?.name ?? scenario.id,
    el('p', {}, text.setups[scenario.id]?.about ?? ''),
    el('p', { class: 'chess-kicker' }, facts.join(' · ')),
    el('h3', {}, words.forces),
    ...forces(kit, briefing),
    ...list(words.victory, told(victory)),
    ...list(words.conditions, more),
    ...list(words.order, told(order)),
  );
}

function ruleLine(kit: Kit, rule: string): HTMLElement {
  return el('li', {}, kit.game().text.rules[rule] ?? rule, ' ', ruleLink(kit.shell, rule));
}

function forces(kit: Kit, { forces: listed }: Briefing): HTMLElement[] {
  const { text } = kit.game();
  const words = kit.words().campaign;
  return listed.map(({ seat, units, rule }) => {
    const counters = units.map(({ kind, count, hq, ace }) => {
      const name = text.words[hq === true ? `${kind}Hq` : kind] ?? kind;
      return el('li', {}, el('b', {}, `${count}×`), ` ${name}${ace === true ? ` (${words.ace})` : ''}`);
    });
    return el(
      'div',
      { class: `west-force ${seat === 0 ? 'american' : 'german'}` },
      el('b', { class: 'display' }, text.seats[seat] ?? ''),
      el('ul', { class: 'west-units' }, ...counters),
      el('p', {}, text.rules[rule] ?? rule, ' ', ruleLink(kit.shell, rule)),
    );
  });
}

function recordSheet(kit: Kit, { id }: Scenario, tour: Tour): HTMLElement {
  const words = kit.words().campaign;
  const { text } = kit.game();
  const { levels, human } = kit.shell.text().setup;
  const head = el('tr', {}, el('th', { scope: 'col' }, words.rival));
  head.append(...seats.map((seat) => el('th', { scope: 'col' }, text.seats[seat] ?? '')));
  const rows = rivals.map((rival) => {
    const cells = seats.map((seat) => {
      const tally = tallyOf(tour, id, seat, rival);
      const played = tally.won + tally.drawn + tally.lost > 0;
      return el('td', { class: tally.won > 0 ? 'won' : '' }, played ? kit.say(words.tally, tally) : words.none);
    });
    return el('tr', {}, el('th', { scope: 'row' }, rival === 'human' ? human : levels[rival]), ...cells);
  });
  return sheet(
    words.record,
    el('table', { class: 'west-record' }, el('thead', {}, head), el('tbody', {}, ...rows)),
    el('p', { class: 'about' }, kit.shell.store.kept() ? words.recordAbout : words.notKept),
  );
}
