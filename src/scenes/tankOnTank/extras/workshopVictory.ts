import type { Seat } from '../../../rules/core/game';
import { type CustomBattle, edges, ownRule, wholeRow } from '../../../rules/tankOnTank/data/customBattle';
import type { Award, Coup, Ending, Exit } from '../../../rules/tankOnTank/data/scenario';
import { AMERICAN, GERMAN, type Kind, unitTypes } from '../../../rules/tankOnTank/data/units';
import { newExit, replaced } from '../../../rules/tankOnTank/workshop/edit';
import { button, select } from '../../dom/controls';
import { el } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import { acts, card, line, numbers, type Put, pair, sideControl, sideOr } from './benchControls';
import type { Kit } from './kit';
import { type ChangeHand, markButton } from './workshopTools';

const everybody: readonly Seat[] = [AMERICAN, GERMAN];
const rule = ownRule.victory;

/** What wins at once, what decides after the last turn, and what earns points. */
export function victorySheet(kit: Kit, battle: CustomBattle, put: Put, change: ChangeHand): HTMLElement {
  const words = kit.words().workshop;
  return sheet(
    words.victory,
    el('h3', {}, words.atOnce),
    ...coups(kit, battle, put, change),
    el('h3', {}, words.ending),
    ...ending(kit, battle, put, change),
    el('h3', {}, words.awards),
    ...awards(kit, battle, put, change),
  );
}

function coups(kit: Kit, battle: CustomBattle, put: Put, change: ChangeHand): readonly HTMLElement[] {
  const words = kit.words().workshop;
  const all = battle.coups;
  const found = all.find((coup) => coup.type === 'annihilation')?.seats ?? [];
  const chosen = found.length === 0 ? 'none' : found.length > 1 ? 'both' : (found[0] ?? 0);
  const destroy = select(
    [
      ...kit.game().text.seats.map((name, seat) => ({ value: String(seat), words: name })),
      { value: 'both', words: words.both },
      { value: 'none', words: words.nobody },
    ],
    String(chosen),
    (value) => {
      const others = all.filter((coup) => coup.type !== 'annihilation');
      const seats = value === 'both' ? everybody : value === 'none' ? [] : [Number(value)];
      const own: Coup[] = seats.length === 0 ? [] : [{ type: 'annihilation', seats, rule: ownRule.annihilation }];
      put({ ...battle, coups: [...own, ...others] });
    },
  );
  const cards = all.flatMap((coup, index) => {
    if (coup.type === 'annihilation') return [];
    const set = (next: Coup | null) => put({ ...battle, coups: replaced(all, index, next) });
    const side = sideControl(kit, coup.seat, (seat) => set({ ...coup, seat }));
    const more =
      coup.type === 'exits'
        ? line(
            words.count,
            numbers(1, 9, coup.count, (count) => set({ ...coup, count })),
          )
        : acts(markButton(kit, battle, { of: 'coups', index }, change));
    return [card(kit, words.coups[coup.type], () => set(null), line(words.who, side), more)];
  });
  const add = (words: string, coup: Coup) =>
    button({ words, small: true, run: () => put({ ...battle, coups: [...all, coup] }) });
  return [
    line(words.annihilation, destroy),
    ...cards,
    acts(
      add(`${words.add}: ${words.coups.exits}`, { type: 'exits', seat: AMERICAN, count: 3, rule }),
      add(`${words.add}: ${words.coups.trophies}`, { type: 'trophies', seat: AMERICAN, hexes: [], rule }),
    ),
  ];
}

const endings = ['hold', 'points', 'target', 'roads', 'default'] as const;

function newEnding(type: (typeof endings)[number], before: Ending): Ending {
  const seat = 'seat' in before ? before.seat : AMERICAN;
  switch (type) {
    case 'hold':
      return { type, seats: everybody, hexes: [], need: 1, rule, otherwise: 'draw' };
    case 'target':
      return { type, seat, points: 5, rule };
    case 'roads':
      return { type, seat, rule, otherwise: rule };
    case 'points':
    case 'default':
      return { type, seat, rule };
  }
}

function ending(kit: Kit, battle: CustomBattle, put: Put, change: ChangeHand): readonly HTMLElement[] {
  const words = kit.words().workshop;
  const end = battle.ending;
  const set = (next: Ending) => put({ ...battle, ending: next });
  const type = endings.find((each) => each === end.type) ?? 'default';
  const kind = select(
    endings.map((value) => ({ value, words: words.endings[value] })),
    type,
    (value) => set(newEnding(value, end)),
  );
  const head = line(words.ending, kind);
  if (end.type === 'hold') {
    const holder = sideOr(
      kit,
      { value: 'both', words: words.both },
      end.seats.length > 1 ? 'both' : (end.seats[0] ?? 0),
      (value) => set({ ...end, seats: value === 'both' ? everybody : [value] }),
    );
    const otherwise = select(
      [
        ...kit.game().text.seats.map((name, seat) => ({ value: String(seat), words: name })),
        { value: 'draw', words: words.draw },
        { value: 'extend', words: words.extend },
      ],
      String(end.otherwise),
      (value) => set({ ...end, otherwise: value === 'draw' || value === 'extend' ? value : Number(value) }),
    );
    const need = numbers(1, end.hexes.length, end.need, (value) => set({ ...end, need: value }));
    return [
      head,
      acts(markButton(kit, battle, { of: 'ending', index: 0 }, change)),
      pair(line(words.need, need), line(words.who, holder)),
      line(words.otherwise, otherwise),
    ];
  }
  if (end.type === 'half' || end.type === 'capture') return [head];
  const side = sideControl(kit, end.seat, (seat) => set({ ...end, seat }));
  const points =
    end.type === 'target'
      ? [
          line(
            words.points,
            numbers(1, 30, end.points, (value) => set({ ...end, points: value })),
          ),
        ]
      : [];
  return [head, line(words.who, side), ...points];
}

const awardTypes = ['kill', 'aceKill', 'control', 'exit', 'survive', 'stay'] as const;

function newAward(type: Award['type'], seat: Seat): Award {
  if (type === 'control') return { type, seat, hexes: [], rule };
  return type === 'exit' ? { type, seat, each: 1, rule } : { type, seat, rule };
}

function awards(kit: Kit, battle: CustomBattle, put: Put, change: ChangeHand): readonly HTMLElement[] {
  const words = kit.words().workshop;
  const all = battle.awards;
  const cards = all.map((award, index) => {
    const set = (next: Award | null) => put({ ...battle, awards: replaced(all, index, next) });
    const side = sideControl(kit, award.seat, (seat) => set({ ...award, seat }));
    const more =
      award.type === 'control'
        ? [acts(markButton(kit, battle, { of: 'awards', index }, change))]
        : award.type === 'exit'
          ? [
              line(
                words.points,
                numbers(1, 9, award.each, (each) => set({ ...award, each })),
              ),
            ]
          : [];
    return card(kit, words.earns[award.type], () => set(null), line(words.who, side), ...more);
  });
  const add = select(
    [
      { value: '', words: `${words.add} …` },
      ...awardTypes.map((value) => ({ value, words: words.earns[value] })),
    ] as const,
    '',
    (value) => {
      if (value !== '') put({ ...battle, awards: [...all, newAward(value, AMERICAN)] });
    },
  );
  add.setAttribute('aria-label', `${words.add}: ${words.awards}`);
  return [...cards, add];
}

/** Where units may leave the map. */
export function exitSheet(kit: Kit, battle: CustomBattle, put: Put, change: ChangeHand): HTMLElement {
  const words = kit.words().workshop;
  const { text } = kit.game();
  const cards = battle.exits.map((exit, index) => {
    const set = (next: Exit | null) => put({ ...battle, exits: replaced(battle.exits, index, next) });
    const edge = select(
      edges.map((value) => ({ value, words: text.words[value] ?? value })),
      exit.edge,
      (value) => set({ ...exit, ...wholeRow(value) }),
    );
    const kinds = unitTypes.filter(({ seat }) => seat === exit.seat);
    const only = select<Kind | ''>(
      [
        { value: '', words: words.anyKind },
        ...kinds.map(({ kind }) => ({ value: kind, words: text.words[kind] ?? kind })),
      ],
      exit.kinds?.[0] ?? '',
      (value) => {
        const { kinds: _, ...open } = exit;
        set(value === '' ? open : { ...open, kinds: [value] });
      },
    );
    return card(
      kit,
      `${text.seats[exit.seat] ?? ''} · ${text.words[exit.edge] ?? exit.edge}`,
      () => set(null),
      pair(line(words.edge, edge), line(words.onlyKinds, only)),
      acts(markButton(kit, battle, { of: 'exits', index }, change)),
    );
  });
  const adders = everybody.map((seat) =>
    button({
      words: `${words.add}: ${text.seats[seat] ?? ''}`,
      small: true,
      run: () => put({ ...battle, exits: [...battle.exits, newExit(seat)] }),
    }),
  );
  return sheet(words.exits, el('p', { class: 'about' }, words.exitsAbout), ...cards, acts(...adders));
}
