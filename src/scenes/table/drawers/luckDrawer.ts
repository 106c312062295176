import { say } from '../../../i18n';
import type { Roll } from '../../../rules/core/dice';
import { type LuckRow, type SealedDice, type SideLuck, sealHolds } from '../../../session/luck';
import type { Reading } from '../../../session/reading';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { type DrawerContext, type Part, sideName } from './desk';
import { drawerFrame } from './frame';
import { percent } from './logModel';
import { windowedRows } from './windowedRows';

/** Every throw with its chance, the running luck of the sides, and the seal of the dice. */
export function luckDrawer(desk: DrawerContext, close: () => void): Part {
  const words = desk.words();
  const body = el('div', {
    class: 'drawer-scroll luck-body',
    tabindex: 0,
    role: 'region',
    'aria-label': words.luck.title,
  });
  const frame = drawerFrame({
    title: words.luck.title,
    icon: 'luck',
    side: 'right',
    class: 'luck-drawer',
    closeWords: words.close,
    content: [body],
    close,
  });
  const rolls = windowedRows<LuckRow>({ class: 'luck-rolls', words: words.log, make: (row) => rollRow(desk, row) });
  let drawn: Reading | null = null;
  let dice: boolean | null = null;
  return {
    element: frame.element,
    update({ seen: told }) {
      if (told === drawn && desk.dice() === dice) return;
      drawn = told;
      dice = desk.dice();
      const { rows, sides: all } = told.luck();
      frame.note(rows.length === 0 ? '' : say(words.luck.rolls, { count: rows.length }, desk.locale()));
      rolls.show(rows);
      body.replaceChildren(
        ...(dice || rows.length > 0
          ? [
              ...(rows.some(({ chance }) => chance !== null) ? [sides(desk, all)] : []),
              ...(rows.length === 0 ? [el('p', { class: 'drawer-empty' }, words.luck.noRolls)] : rolls.elements),
              sealed(desk, told.dice),
            ]
          : [el('p', { class: 'luck-none' }, words.luck.noDice)]),
      );
    },
  };
}

function sides(desk: DrawerContext, all: readonly SideLuck[]): HTMLElement {
  const { luck } = desk.words();
  const widest = Math.max(1, ...all.map((side) => Math.abs(side.luck)));
  return el(
    'section',
    { class: 'luck-sides' },
    el('h3', { class: 'display' }, luck.soFar, el('small', { class: 'condensed' }, luck.against)),
    ...all.map((side) => sideBar(desk, side, widest)),
  );
}

function sideBar(desk: DrawerContext, side: SideLuck, widest: number): HTMLElement {
  const { luck } = desk.words();
  const locale = desk.locale();
  const name = sideName(desk, side.seat);
  const value = signed(side.luck, locale);
  const half = (Math.abs(side.luck) / widest) * 50;
  const told = side.luck > 0 ? luck.better : side.luck < 0 ? luck.worse : luck.even;
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(Math.abs(side.luck));
  const expected = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(side.expected);
  return el(
    'div',
    { class: `luck-side seat-${side.seat}` },
    el('b', {}, name),
    el(
      'span',
      { class: 'luck-bar', role: 'img', 'aria-label': say(told, { side: name, value: size }, locale) },
      el('i', {
        class: side.luck < 0 ? 'below' : 'above',
        style: `${side.luck < 0 ? 'right' : 'left'}:50%;width:${half}%`,
      }),
    ),
    el('span', { class: 'display luck-value' }, value),
    el('small', { class: 'condensed' }, say(luck.successes, { hits: side.hits, tests: side.tests, expected }, locale)),
  );
}

function signed(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(value);
}

function rollRow(desk: DrawerContext, row: LuckRow): HTMLElement {
  const { luck, log } = desk.words();
  const locale = desk.locale();
  const { chance } = row;
  return el(
    'li',
    { class: `luck-roll ${outcome(row)}` },
    el('span', { class: 'log-turn display' }, say(log.turn, { turn: row.turn }, locale)),
    el(
      'span',
      { class: 'luck-why' },
      el('b', {}, desk.session.text().rolls[row.why] ?? row.why),
      el('small', { class: 'condensed' }, row.seat === null ? '' : sideName(desk, row.seat)),
    ),
    el('span', { class: 'luck-faces' }, ...row.faces.map((face) => el('span', { class: 'die display' }, String(face)))),
    el(
      'span',
      { class: 'log-side' },
      chance === null ? null : el('span', { class: 'log-chance display' }, percent(chance, locale)),
      chance === null ? null : el('small', { class: 'condensed' }, say(luck.ways, { ...chance }, locale)),
      el('b', { class: 'luck-outcome' }, luck[outcome(row)]),
    ),
  );
}

function outcome({ success }: Roll): 'success' | 'failure' | 'read' {
  if (success === null) return 'read';
  return success ? 'success' : 'failure';
}

function sealed(desk: DrawerContext, { seal, seed }: SealedDice): HTMLElement {
  const { luck } = desk.words();
  const verdict = el('p', { class: 'luck-verdict', role: 'status' });
  const check = (shown: string) => {
    verdict.textContent = sealHolds(seal, shown) ? luck.matches : luck.differs;
  };
  return el(
    'section',
    { class: 'luck-seal' },
    el('h3', { class: 'display' }, luck.seal),
    el('p', { class: 'about' }, luck.sealAbout),
    el('code', { class: 'luck-code' }, seal),
    seed === null ? null : el('h3', { class: 'display' }, luck.seed),
    seed === null ? null : el('code', { class: 'luck-code' }, seed),
    seed === null ? null : button({ words: luck.check, icon: 'check', small: true, run: () => check(seed) }),
    verdict,
  );
}
