import { type CustomBattle, groundOf, MOST_STRIKES, MOST_TURNS } from '../../../rules/tankOnTank/data/customBattle';
import type { SheetId } from '../../../rules/tankOnTank/data/maps';
import { seats } from '../../../rules/tankOnTank/setup';
import { openGround } from '../../../rules/tankOnTank/workshop/edit';
import { select, switchControl } from '../../dom/controls';
import { el } from '../../dom/el';
import { sheet } from '../../extras/extraPage';
import { line, numbers, type Put, pair, sideOr } from './benchControls';
import type { Kit } from './kit';

/** Ground, length, who begins, and what is special about the day. */
export function battleSheet(kit: Kit, battle: CustomBattle, put: Put): HTMLElement {
  const words = kit.words().workshop;
  const change = (part: Partial<CustomBattle>) => put({ ...battle, ...part });
  const ground = select<'' | 'empty' | SheetId>(
    [
      { value: '', words: words.choose },
      { value: 'empty', words: words.empty },
      { value: 'A', words: kit.say(kit.words().campaign.map, { map: 'A' }) },
      { value: 'B', words: kit.say(kit.words().campaign.map, { map: 'B' }) },
    ],
    '',
    (value) => (value === '' ? undefined : change(value === 'empty' ? openGround : groundOf(value))),
  );
  const turns = numbers(1, MOST_TURNS, battle.turns, (value) => change({ turns: value }));
  return sheet(
    words.battle,
    pair(line(words.ground, ground), line(words.turns, turns)),
    ...first(kit, battle, change),
    el('h3', {}, words.conditions),
    ...conditions(kit, battle, change),
  );
}

type Change = (part: Partial<CustomBattle>) => void;

function first(kit: Kit, battle: CustomBattle, change: Change): readonly HTMLElement[] {
  const words = kit.words().workshop;
  const { first: mover } = battle;
  const byDie = typeof mover !== 'number';
  const control = sideOr(kit, { value: 'die', words: words.byDie }, byDie ? 'die' : mover, (value) =>
    change({ first: value === 'die' ? { americanUpTo: 3 } : value }),
  );
  const upTo = byDie
    ? [
        line(
          words.upTo,
          numbers(1, 5, mover.americanUpTo, (value) => change({ first: { americanUpTo: value } })),
        ),
      ]
    : [];
  return [line(words.first, control), ...upTo];
}

function conditions(kit: Kit, battle: CustomBattle, change: Change): readonly HTMLElement[] {
  const words = kit.words().workshop;
  const [american, german] = battle.strikes;
  const strikes = seats.map((seat) =>
    line(
      kit.say(words.strikes, { seat }),
      numbers(0, MOST_STRIKES, seat === 0 ? american : german, (count) =>
        change({ strikes: seat === 0 ? [count, german] : [american, count] }),
      ),
    ),
  );
  const nobody = { value: 'none', words: words.nobody } as const;
  const side = (id: 'veiled' | 'elite') =>
    line(
      words[id],
      sideOr(kit, nobody, battle[id] ?? 'none', (value) => change({ [id]: value === 'none' ? null : value })),
    );
  return [
    pair(...strikes),
    pair(
      line(
        words.night,
        switchControl(battle.night, (night) => change({ night })),
      ),
      line(
        words.deepSnow,
        switchControl(battle.deepSnow, (deepSnow) => change({ deepSnow })),
      ),
      line(
        words.withoutChit,
        switchControl(battle.withoutChit !== null, (on) => change({ withoutChit: on ? 4 : null })),
      ),
    ),
    side('veiled'),
    side('elite'),
  ];
}
