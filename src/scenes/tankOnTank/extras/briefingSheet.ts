import { sentencesIn, unbroken } from '../../../i18n/formats';
import { type Briefing, briefingOf } from '../../../rules/tankOnTank/briefing';
import { type Battle, battles } from '../../../rules/tankOnTank/data/battles';
import type { Scenario, UnitGroup } from '../../../rules/tankOnTank/data/scenario';
import { scenarioOf } from '../../../rules/tankOnTank/data/scenarios';
import { type Kind, unitTypes } from '../../../rules/tankOnTank/data/units';
import { seats } from '../../../rules/tankOnTank/setup';
import { el } from '../../dom/el';
import { ruleLink } from '../../menu/rulePanel';
import type { Kit } from './kit';
import { miniMap } from './miniMap';
import { type TermLine, termsInWords } from './terms';

/** What a briefing is written with: a room's kit has it all. */
type Pen = Pick<Kit, 'shell' | 'game' | 'words' | 'say'>;

/** What a commander should know before choosing a battle; null for a set-up that needs none. */
export function briefingFor(pen: Pen, setup: string, map: boolean): HTMLElement | null {
  const scenario = scenarioOf(setup);
  const battle = battles.find((each) => each.id === setup);
  const content =
    scenario !== null ? ofScenario(pen, scenario, map) : battle !== undefined ? ofBattle(pen, battle) : null;
  if (content === null) return null;
  const about = pen.game().text.setups[setup];
  return el(
    'section',
    { class: 'briefing' },
    el('h2', { class: 'display' }, about?.name ?? setup),
    el('p', {}, about?.about ?? ''),
    ...content,
  );
}

const list = (title: string, lines: readonly HTMLElement[]): readonly HTMLElement[] =>
  lines.length === 0 ? [] : [el('h3', {}, title), el('ul', { class: 'briefing-rules' }, ...lines)];

function ofScenario(pen: Pen, scenario: Scenario, map: boolean): readonly HTMLElement[] {
  const { campaign, terms } = pen.words();
  const briefing = briefingOf(scenario);
  const { victory, conditions } = termsInWords(scenario, terms, pen.say);
  const { locale } = pen.shell.text();
  const told = (lines: readonly TermLine[]) => merged(lines, locale).map(({ says, rule }) => ruled(pen, says, rule));
  return [
    facts(pen, scenario, briefing),
    ...(map ? [figure(pen, scenario)] : []),
    ...list(campaign.victory, told(victory)),
    ...list(campaign.conditions, told(conditions)),
    el('h3', {}, campaign.forces),
    el('div', { class: 'briefing-sides' }, ...seats.map((seat) => side(pen, briefing, seat))),
    ...list(
      campaign.order,
      briefing.order.map((rule) => ruled(pen, pen.game().text.rules[rule] ?? rule, rule)),
    ),
  ];
}

/** Sentences of one rule in one line. */
function merged(lines: readonly TermLine[], locale: string): readonly TermLine[] {
  const rules = [...new Set(lines.map(({ rule }) => rule))];
  return rules.map((rule) => ({
    rule,
    says: sentencesIn(
      locale,
      lines.filter((each) => each.rule === rule).map(({ says }) => says),
    ),
  }));
}

function ruled(pen: Pen, says: string, rule: string): HTMLElement {
  return el('li', {}, unbroken(says), ' ', ruleLink(pen.shell, rule));
}

function facts(pen: Pen, scenario: Scenario, { turns, minutes, first, tags, forces }: Briefing): HTMLElement {
  const { campaign, briefing } = pen.words();
  const count = forces.flatMap(({ units }) => units).reduce((sum, unit) => sum + unit.count, 0);
  const plain = [
    pen.say(campaign.map, { map: scenario.map }),
    pen.say(campaign.turns, { turns }),
    pen.say(briefing.minutes, { minutes }),
    pen.say(briefing.units, { count }),
    first === null ? campaign.firstByDie : pen.say(campaign.first, { seat: first }),
  ];
  const special = tags.map((tag) => briefing.tags[tag]);
  return el(
    'ul',
    { class: 'briefing-tags' },
    ...plain.map((each) => el('li', {}, each)),
    ...special.map((each) => el('li', { class: 'special' }, each)),
  );
}

function figure(pen: Pen, scenario: Scenario): HTMLElement {
  const { briefing, campaign } = pen.words();
  const [american, german] = pen.game().text.seats;
  const legend = pen.say(briefing.legend, { american, german });
  const drawn = miniMap(scenario, false, pen.say(campaign.map, { map: scenario.map }));
  return el('figure', { class: 'tot-figure' }, drawn, el('figcaption', {}, legend));
}

/** The forces of a side: what they are, and where and when they come. */
function side(pen: Pen, { forces }: Briefing, seat: number): HTMLElement {
  const { text } = pen.game();
  const groups = forces
    .filter((force) => force.seat === seat)
    .flatMap(({ units, rule }) => [
      el('ul', { class: 'briefing-units' }, ...units.map((draft) => counter(pen, draft))),
      el('p', {}, unbroken(text.rules[rule] ?? rule), ' ', ruleLink(pen.shell, rule)),
    ]);
  return el(
    'div',
    { class: `briefing-force ${seat === 0 ? 'american' : 'german'}` },
    el('b', { class: 'display' }, text.seats[seat] ?? ''),
    ...groups,
  );
}

function counter(pen: Pen, { kind, count, hq, ace }: UnitGroup): HTMLElement {
  const { text } = pen.game();
  const { campaign } = pen.words();
  const name = text.words[hq === true ? `${kind}Hq` : kind] ?? kind;
  const called = ace === true ? pen.say(campaign.ace, { name }) : name;
  const unit = el('li', {}, el('b', {}, `${count}×`), ` ${called}`);
  unit.append(' ', el('small', { title: valuesOf(pen, kind) }, shortOf(kind)));
  return unit;
}

const typeOf = (kind: Kind) => unitTypes.find((type) => type.kind === kind);

/** The values as the counter prints them. */
function shortOf(kind: Kind): string {
  const type = typeOf(kind);
  if (type === undefined) return '';
  const [clear, cover] = type.defence;
  return `${type.range}-${clear === cover ? clear : `${clear}/${cover}`}-${type.mp}`;
}

function valuesOf(pen: Pen, kind: Kind): string {
  const type = typeOf(kind);
  if (type === undefined) return '';
  const [clear, cover] = type.defence;
  const defence = clear === cover ? clear : `${clear}/${cover}`;
  return pen.say(pen.words().briefing.values, { range: type.range, defence, mp: type.mp });
}

function ofBattle(pen: Pen, { turns, objectives }: Battle): readonly HTMLElement[] {
  const { campaign, briefing } = pen.words();
  const order: readonly (readonly [string, string])[] = [
    [briefing.purchase, 'TOT-11.1b'],
    [briefing.terms, 'TOT-11.1c'],
    ...(objectives
      ? ([
          [briefing.counter, 'TOT-11.2d'],
          [briefing.deepRows, 'TOT-11.2e'],
        ] as const)
      : ([[briefing.rows, 'TOT-11.1e']] as const)),
  ];
  const wins = objectives ? briefing.capture : briefing.half;
  return [
    el(
      'ul',
      { class: 'briefing-tags' },
      el('li', {}, pen.say(campaign.turns, { turns })),
      el('li', {}, pen.say(briefing.minutes, { minutes: 45 })),
    ),
    ...list(campaign.victory, [ruled(pen, pen.say(wins, { turns }), objectives ? 'TOT-11.2i' : 'TOT-11.1h')]),
    ...list(
      campaign.order,
      order.map(([says, rule]) => ruled(pen, says, rule)),
    ),
  ];
}
