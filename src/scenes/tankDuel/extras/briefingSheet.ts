import { unbroken } from '../../../i18n/formats';
import { namedSitters } from '../../../i18n/sitterName';
import { type Briefing, briefingOf } from '../../../rules/tankDuel/briefing';
import { type Choice, priceOf } from '../../../rules/tankDuel/forces';
import type { Nation } from '../../../rules/tankDuel/types';
import { el } from '../../dom/el';
import { ruleLink } from '../../menu/rulePanel';
import { dealOf, type SetupChoice, sittersOf } from '../../menu/setupChoice';
import { forceForm, forceKind } from './forceForm';
import type { Pen, WriteSheet } from './sheetPen';
import { sideView } from './sideViews';

const nations: readonly Nation[] = ['de', 'su'];

/** What a commander should know before choosing a scenario, and the forces as far as they can be chosen. */
export function briefingSheet(pen: Pen, choice: SetupChoice, change: WriteSheet): HTMLElement {
  const { text, words } = pen;
  const briefing = briefingOf(dealOf(choice, ''));
  const about = text.setups[choice.setup];
  return el(
    'section',
    { class: 'briefing' },
    el('h2', { class: 'display' }, about?.name ?? choice.setup),
    el('p', {}, about?.about ?? ''),
    tags(pen, briefing),
    el('h3', {}, words.victory),
    victory(pen, choice.setup),
    el('h3', {}, words.forces),
    ...(briefing.most === null ? [] : [forceKind(pen, briefing, change)]),
    el('div', { class: 'briefing-sides' }, ...nations.map((nation) => side(pen, briefing, choice, nation, change))),
    ...(nations.some((nation) => briefing.drivers[nation].includes(null))
      ? [el('p', { class: 'about' }, unbroken(words.robotAbout), ' ', ruleLink(pen.shell, 'TD-Q71'))]
      : []),
  );
}

function tags({ words, say }: Pen, { tanks, decks, start, tags: special }: Briefing): HTMLElement {
  const count = tanks.de === tanks.su ? say(words.tanks, { count: tanks.de }) : say(words.uneven, tanks);
  const plain = [count, say(words.start, start), say(words.decks, { count: decks })];
  return el(
    'ul',
    { class: 'briefing-tags' },
    ...plain.map((each) => el('li', {}, each)),
    ...special.map((tag) => el('li', { class: 'special' }, words.tags[tag])),
    el('li', {}, words.ours),
  );
}

function victory({ shell, words }: Pen, setup: string): HTMLElement {
  const terms = Object.hasOwn(words.terms, setup) ? words.terms[setup] : undefined;
  const lines: readonly (readonly [says: string | undefined, rule: string])[] = [
    [words.wins, 'TD-14.0c'],
    [terms, 'TD-Q88'],
    [words.tie, 'TD-14.0d'],
  ];
  const told = lines.flatMap(([says, rule]) =>
    says === undefined ? [] : [el('li', {}, unbroken(says), ' ', ruleLink(shell, rule))],
  );
  return el('ul', { class: 'briefing-rules' }, ...told);
}

/** The force of a side: its tanks with who drives them, or what it is drawn from. */
function side(pen: Pen, briefing: Briefing, choice: SetupChoice, nation: Nation, change: WriteSheet): HTMLElement {
  const { shell, text, words, say } = pen;
  const { forces, drivers, tanks, most } = briefing;
  const sitters = namedSitters(sittersOf(choice), shell.text());
  const called = drivers[nation].map((seat) => (seat === null ? words.robot : (sitters[seat]?.name ?? '')));
  const content =
    forces === null
      ? [
          el('p', {}, unbroken(say(words.drawn, { count: tanks[nation], most })), ' ', ruleLink(shell, 'TD-Q86')),
          el('p', {}, say(words.driver, { driver: [...new Set(called)] })),
        ]
      : most === null
        ? [el('ul', { class: 'duel-force' }, ...forces[nation].map((tank, at) => listed(pen, tank, called[at] ?? '')))]
        : forceForm(pen, { ...briefing, forces }, nation, called, change);
  return el(
    'div',
    { class: `briefing-force ${nation === 'de' ? 'german' : ''}` },
    el('b', { class: 'display' }, text.words[nation] ?? nation),
    ...content,
  );
}

function listed({ text, words, say }: Pen, tank: Choice, driver: string): HTMLElement {
  const name = text.words[tank.vehicle] ?? tank.vehicle;
  const facts = [say(words.worth, { vp: priceOf({ ...tank, quality: 'veteran' }) }), text.words[tank.quality], driver];
  return el(
    'li',
    {},
    sideView(tank.vehicle),
    el('div', {}, el('b', {}, name), el('small', {}, facts.filter((each) => each !== '').join(' · '))),
  );
}
