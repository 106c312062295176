import type { Seat } from '../../rules/core/game';
import {
  type BattleFault,
  type CustomBattle,
  type CustomForce,
  isBattle,
  MOST_TURNS,
  printBattle,
  readBattle,
} from '../../rules/tankOnTank/data/customBattle';
import type { Edge, SheetId } from '../../rules/tankOnTank/data/maps';
import { type Kind, unitTypes } from '../../rules/tankOnTank/data/units';
import { withForce, withoutForce } from '../../rules/tankOnTank/workshop';
import { openMatch } from '../../session/match';
import { recordOf } from '../../session/record';
import { standingOf } from '../../session/saves';
import { freshSeed } from '../../session/seal';
import { button, segments, select, switchControl } from '../panels/controls';
import { el, freshId } from '../panels/dom';
import { fileButton, saveFile } from '../panels/files';
import { readChoice, sittersOf } from '../panels/setupChoice';
import { copyWords, sheet } from '../room/room';
import type { Kit } from './kit';

export const tools = ['clear', 'hill', 'town', 'woods', 'road', 'zone', 'objective', 'unit', 'remove'] as const;
export type Tool = (typeof tools)[number];

/** What lies in the builder's hand. */
export interface Hand {
  readonly tool: Tool;
  readonly zone: 0 | 1 | 2;
  readonly seat: Seat;
  readonly kind: Kind;
  readonly hq: boolean;
  readonly edge: Edge;
  readonly turn: number;
  /** Where the road comes from. */
  readonly from: string | null;
}

export const emptyHand: Hand = {
  tool: 'woods',
  zone: 1,
  seat: 0,
  kind: 'sherman',
  hq: false,
  edge: 'north',
  turn: 1,
  from: null,
};

type Put = (battle: CustomBattle) => void;
const edges: readonly Edge[] = ['north', 'south', 'west', 'east'];

/** One sentence on what is wrong and where. */
export function faultWords(kit: Kit, { fault, where }: BattleFault): string {
  const { faults } = kit.game().text;
  return kit.say(faults[fault] ?? fault, { where, seat: where === '1' ? 1 : 0 });
}

function line(words: string, control: HTMLElement): HTMLElement {
  control.setAttribute('aria-label', words);
  return el('div', { class: 'chess-line' }, el('span', {}, words), control);
}

export function toolSheet(
  kit: Kit,
  hand: Hand,
  battle: CustomBattle,
  change: (part: Partial<Hand>) => void,
  put: Put,
): HTMLElement {
  const words = kit.words().workshop;
  const pressed = (tool: Tool) => {
    const each = button({ words: words.tools[tool], small: true, run: () => change({ tool, from: null }) });
    each.setAttribute('aria-pressed', String(tool === hand.tool));
    return each;
  };
  const more =
    hand.tool === 'zone'
      ? [zones(kit, hand, change)]
      : hand.tool === 'unit'
        ? units(kit, hand, battle, change, put)
        : [];
  return sheet(
    words.paint,
    el('div', { class: 'chess-acts west-tools' }, ...tools.map(pressed)),
    el('p', { class: 'about' }, words.uses[hand.tool]),
    ...more,
  );
}

function sides(kit: Kit): readonly string[] {
  return kit.game().text.seats;
}

function zones(kit: Kit, hand: Hand, change: (part: Partial<Hand>) => void): HTMLElement {
  const words = kit.words().workshop;
  const [american = '', german = ''] = sides(kit);
  return line(
    words.tools.zone,
    segments(
      [
        { value: '1', words: american },
        { value: '2', words: german },
        { value: '0', words: words.nobody },
      ],
      String(hand.zone),
      (value) => change({ zone: value === '1' ? 1 : value === '2' ? 2 : 0 }),
    ),
  );
}

function units(
  kit: Kit,
  hand: Hand,
  battle: CustomBattle,
  change: (part: Partial<Hand>) => void,
  put: Put,
): HTMLElement[] {
  const words = kit.words().workshop;
  const { text } = kit.game();
  const kinds = unitTypes.filter(({ seat }) => seat === hand.seat);
  const type = unitTypes.find(({ kind }) => kind === hand.kind);
  const kindsOf = (seat: Seat) => unitTypes.find((each) => each.seat === seat)?.kind ?? 'sherman';
  const side = segments(
    sides(kit).map((name, seat) => ({ value: String(seat), words: name })),
    String(hand.seat),
    (value) => change({ seat: Number(value), kind: kindsOf(Number(value)), hq: false }),
  );
  const kind = select(
    kinds.map((each) => ({ value: each.kind, words: text.words[each.kind] ?? each.kind })),
    hand.kind,
    (value) => change({ kind: value, hq: false }),
  );
  const hq = switchControl(hand.hq, (on) => change({ hq: on }));
  hq.disabled = (type?.headquarters ?? 0) === 0;
  const edge = select(
    edges.map((value) => ({ value, words: text.words[value] ?? value })),
    hand.edge,
    (value) => change({ edge: value }),
  );
  const turn = numbers(1, battle.turns, Math.min(hand.turn, battle.turns), (value) => change({ turn: value }));
  const force = (where: CustomForce['where']): CustomForce => ({
    seat: hand.seat,
    kind: hand.kind,
    hq: hand.hq,
    count: 1,
    where,
  });
  return [
    line(words.side, side),
    el('div', { class: 'chess-pair' }, line(words.kind, kind), line(words.headquarters, hq)),
    el('div', { class: 'chess-pair' }, line(words.edge, edge), line(words.turn, turn)),
    el(
      'div',
      { class: 'chess-acts' },
      button({ words: words.toZone, small: true, run: () => put(withForce(battle, force('zone'))) }),
      button({
        words: words.toEdge,
        small: true,
        run: () => put(withForce(battle, force({ edge: hand.edge, turn: Math.min(hand.turn, battle.turns) }))),
      }),
    ),
  ];
}

function numbers(from: number, to: number, chosen: number, change: (value: number) => void): HTMLSelectElement {
  const choices = Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => String(from + index));
  return select(
    choices.map((value) => ({ value, words: value })),
    String(chosen),
    (value) => change(Number(value)),
  );
}

export function forceSheet(kit: Kit, battle: CustomBattle, put: Put): HTMLElement {
  const words = kit.words().workshop;
  const { text } = kit.game();
  const place = ({ where }: CustomForce) =>
    where === 'zone' ? words.inZone : 'at' in where ? where.at : kit.say(words.enters, where);
  const rows = battle.forces.map((force, index) => {
    const name = text.words[force.hq ? `${force.kind}Hq` : force.kind] ?? force.kind;
    return el(
      'li',
      {},
      el('span', {}, el('b', {}, `${force.count}×`), ` ${name} · ${text.seats[force.seat] ?? ''} · ${place(force)}`),
      button({
        words: `${words.fewer}: ${name}`,
        icon: 'close',
        iconOnly: true,
        kind: 'bare',
        run: () => put(withoutForce(battle, index)),
      }),
    );
  });
  return sheet(words.forces, el('ul', { class: 'west-list' }, ...rows));
}

export function battleSheet(
  kit: Kit,
  battle: CustomBattle,
  put: Put,
  lay: (sheet: SheetId | 'empty') => void,
  undo: (() => void) | null,
): HTMLElement {
  const words = kit.words().workshop;
  const named = sides(kit).map((name, seat) => ({ value: String(seat), words: name }));
  const change = (part: Partial<CustomBattle>) => put({ ...battle, ...part });
  const ground = select<'' | 'empty' | SheetId>(
    [
      { value: '', words: '—' },
      { value: 'empty', words: words.empty },
      { value: 'A', words: kit.say(kit.words().campaign.map, { map: 'A' }) },
      { value: 'B', words: kit.say(kit.words().campaign.map, { map: 'B' }) },
    ],
    '',
    (value) => (value === '' ? undefined : lay(value)),
  );
  const first = segments(named, String(battle.first), (value) => change({ first: Number(value) }));
  const holder = segments([...named, { value: 'both', words: words.both }], String(battle.holder), (value) =>
    change({ holder: value === 'both' ? 'both' : Number(value) }),
  );
  const otherwise = segments([...named, { value: 'draw', words: words.draw }], String(battle.otherwise), (value) =>
    change({ otherwise: value === 'draw' ? 'draw' : Number(value) }),
  );
  return sheet(
    words.battle,
    el(
      'div',
      { class: 'chess-pair' },
      line(words.ground, ground),
      line(
        words.turns,
        numbers(1, MOST_TURNS, battle.turns, (turns) => change({ turns })),
      ),
    ),
    line(words.first, first),
    el('h3', {}, kit.words().campaign.victory),
    el('p', { class: 'about' }, words.victoryAbout),
    ...(battle.objectives.length === 0
      ? []
      : [
          line(
            words.need,
            numbers(1, battle.objectives.length, battle.need, (need) => change({ need })),
          ),
          line(words.holder, holder),
        ]),
    line(words.otherwise, otherwise),
    button({ words: words.undo, small: true, icon: 'undo', disabled: undo === null, run: () => undo?.() }),
  );
}

/** What is still wrong, or the way to the table. */
export function playSheet(kit: Kit, battle: CustomBattle): HTMLElement {
  const words = kit.words().workshop;
  const read = readBattle(printBattle(battle));
  const faults = isBattle(read) ? [] : read;
  const found = faults.map((each) => el('li', { class: 'stops' }, faultWords(kit, each)));
  return sheet(
    words.check,
    found.length === 0 ? el('p', { class: 'chess-good' }, words.good) : el('ul', { class: 'chess-findings' }, ...found),
    button({
      words: words.play,
      kind: 'primary',
      icon: 'play',
      disabled: faults.length > 0,
      run: () => void playBattle(kit, battle),
    }),
  );
}

/** A game of this battle, with the seats and options of the last set-up. */
async function playBattle(kit: Kit, battle: CustomBattle): Promise<void> {
  const { shell } = kit;
  const { module, sequence } = kit.game();
  const choice = readChoice(shell.store.recall('hull-down/setup/tankOnTank'), module.game);
  const seed = freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
  const options = { ...choice.options, scenario: printBattle(battle) };
  const match = openMatch(module.game, sequence, { setup: 'custom', seats: 2, options, seed });
  const sitters = sittersOf(choice, shell.text().setup, (template, number) => kit.say(template, { number }));
  const saveId = await shell.saves.put(recordOf(match, sitters), null, standingOf(match));
  shell.go({ screen: 'table', saveId, moment: null });
}

/** The battle as text: to take away, to share, to bring another. */
export function textSheet(kit: Kit, battle: CustomBattle, take: (text: string) => string): HTMLElement {
  const words = kit.words().workshop;
  const code = printBattle(battle);
  const id = freshId('battle');
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const field = el('textarea', { id, class: 'text-area short', spellcheck: 'false', autocomplete: 'off' });
  field.value = code;
  const read = (text: string) => {
    trouble.textContent = take(text);
  };
  const link = () => kit.shell.linkTo({ screen: 'room', game: 'tankOnTank', room: 'workshop', at: code });
  return sheet(
    words.text,
    el('label', { for: id, class: 'unseen' }, words.text),
    field,
    trouble,
    el(
      'div',
      { class: 'chess-acts' },
      button({ words: words.read, small: true, run: () => read(field.value) }),
      button({ words: words.share, small: true, icon: 'share', run: () => void copyWords(kit, link()) }),
      button({ words: words.save, small: true, icon: 'save', run: () => saveFile('tank-on-tank.txt', code) }),
      fileButton(words.open, read),
    ),
  );
}
