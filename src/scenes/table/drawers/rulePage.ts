import { say } from '../../../i18n';
import type { RuleEntry, Section } from '../../../i18n/rulebook';
import { button } from '../../dom/controls';
import { type Child, el, icon } from '../../dom/el';
import { blockRow, chipFor, entryRow, type RuleInk, ruleText } from '../../rulebook/blocks';
import { figurePlace } from '../../rulebook/figurePlace';
import type { Hit, RulePage } from '../../rulebook/index';
import type { DrawerContext } from './desk';
import { usesOf } from './logModel';

/** One rule with its rulings, examples, neighbours and what it did on this table. */
export function rulePage(desk: DrawerContext, page: RulePage, ink: RuleInk): HTMLElement[] {
  const words = desk.words().rules;
  const { entry, section, chapter } = page;
  const where = section === chapter ? chapter.heading : `${chapter.heading} · ${section.heading}`;
  const link = desk.shell.linkTo({ screen: 'rule', id: entry.id });
  const uses = usesOf(entry.id, desk.controller.screen().live.steps, desk.reader());
  const used = uses === 0 ? words.unused : say(words.used, { count: uses }, desk.locale());
  const anchor = el('a', { href: link }, `#rule=${entry.id}`);
  return [
    el('div', { class: 'rule-title' }, el('h3', { tabindex: -1 }, entry.id), el('span', { class: 'condensed' }, where)),
    el('p', { class: 'rule-words' }, ...ruleText(entry.text, ink)),
    figurePlace(desk.board.figure(entry.id), desk.shell.text().frame.example),
    ...examplePosition(desk, entry.id),
    ...onThisTable(desk, entry.id),
    ...group(words.ruling, page.rulings, ink),
    ...group(words.examples, page.examples, ink),
    ...group(words.beside, page.neighbours, ink),
    el('p', { class: 'rule-foot condensed' }, `${used} · `, ...around(words.linkLine, 'link', anchor)),
  ];
}

/** The way to the board on which an example can be played. */
function examplePosition({ shell, controller }: DrawerContext, rule: string): HTMLElement[] {
  const { id: game } = controller.screen().reading.game;
  if (shell.games.table(game)?.isExample?.(rule) !== true) return [];
  const href = shell.linkTo({ screen: 'room', game, room: 'learn', at: rule });
  return [el('p', {}, el('a', { href }, shell.text().frame.openExample))];
}

/** A sentence with an element in the place of one of its words. */
function around(template: string, name: string, element: HTMLElement): Child[] {
  const [before = '', after = ''] = template.split(`{${name}}`);
  return [before, element, after];
}

function group(title: string, entries: readonly RuleEntry[], ink: RuleInk): HTMLElement[] {
  if (entries.length === 0) return [];
  return [el('h4', { class: 'display' }, title), ...entries.map((entry) => entryRow(entry, ink))];
}

/** The last time the log rested on the rule, to be looked at on the board. */
function onThisTable(desk: DrawerContext, rule: string): HTMLElement[] {
  const line = desk.lines().findLast((one) => one.rule === rule);
  if (line === undefined) return [];
  const { rules } = desk.words();
  const { moment, live } = desk.controller.screen();
  const picture = line.moment === (moment ?? live.steps.length) ? desk.board.thumbnail() : '';
  return [
    el(
      'div',
      { class: 'rule-table-now' },
      picture === '' ? null : el('img', { src: picture, alt: '' }),
      el(
        'div',
        {},
        el('b', {}, rules.onTable),
        ' ',
        say(
          rules.onTableCited,
          { turn: line.turn, words: [line.title, ...line.details.map((d) => d.words)].join(' · ') },
          desk.locale(),
        ),
        el('div', {}, button({ words: rules.showOnBoard, icon: 'eye', small: true, run: () => desk.jump(line) })),
      ),
    ),
  ];
}

/** A whole section as the index has it, with what lies under it. */
export function sectionPage(sections: readonly Section[], ink: RuleInk): HTMLElement[] {
  return sections.flatMap((section, index) => [
    el(index === 0 ? 'h3' : 'h4', { tabindex: -1, class: 'display' }, section.heading),
    ...section.blocks.map((block) => blockRow(block, ink)),
  ]);
}

/** What a search found. */
export function hitPage(desk: DrawerContext, hits: readonly Hit[], ink: RuleInk): HTMLElement[] {
  if (hits.length === 0) return [el('p', { class: 'drawer-empty' }, icon('zoom-in', 24), desk.words().rules.noHits)];
  return hits.map(({ entry, section }) =>
    el(
      'div',
      { class: 'rule-row' },
      chipFor(entry.id, ink),
      el('span', {}, el('small', { class: 'condensed' }, section.heading), ...ruleText(entry.text, ink)),
    ),
  );
}
