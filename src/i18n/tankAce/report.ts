import type { Chapter, Chronicle } from '../../rules/tankAce/chronicle';
import type { EnemyId } from '../../rules/tankAce/data/enemies';
import { listsIn, sentencesIn } from '../formats';
import { fill, type GameText } from '../text';
import { fullName, type Roster, surname } from './crewNames';
import type en from './en/report';

export type ReportText = typeof en;

/** What a report is written with. */
export interface Pen {
  readonly text: Pick<GameText, 'words' | 'seats'>;
  readonly report: ReportText;
  readonly roster: Roster;
  readonly locale: string;
  /** Whose report it is, where two serve in one unit. */
  readonly seat?: number;
}

type Fields = { readonly [name: string]: unknown };
interface Crewman {
  readonly no: number;
  readonly post: string;
}

/** Writes in one unit's names: sentences, and lists of men and things. */
function hand(pen: Pen, { unit }: Pick<Chronicle, 'unit'>) {
  const { text, report, roster, locale } = pen;
  const say = (template: string, fields: Fields = {}) => fill(template, fields, text, locale);
  const list = (words: readonly string[]) => listsIn(locale).format(words);
  const name = (no: number) => surname(roster, unit, no, pen.seat);
  return {
    say,
    list,
    name,
    men: (men: readonly Crewman[]) => list(men.map(({ no, post }) => say(report.man, { name: name(no), post }))),
    units(kinds: readonly EnemyId[]) {
      const counted = [...new Set(kinds)].map((kind) => ({ kind, n: kinds.filter((each) => each === kind).length }));
      return list(counted.map(({ kind, n }) => say(report.units[kind], { n })));
    },
  };
}

type Hand = ReturnType<typeof hand>;

/** The battle itself: ground, enemy, what was done to whom, how it ended. */
function battle({ say, units }: Hand, report: ReportText, chapter: Chapter): readonly string[] {
  const { event, hits, immobilised, end, rounds, met, counterattack } = chapter;
  if (end === null) return [];
  const kills = met.filter(({ destroyed }) => destroyed).map(({ kind }) => kind);
  const struck = hits === 0 ? (immobilised ? report.stuck : null) : immobilised ? report.hitAndStuck : report.hits;
  return [
    say(event === null ? report.mission : report.eventMission, { ...chapter, event: `event${event}` }),
    ...(met.length === 0 ? [] : [say(report.force, { tank: chapter.tank, met: units(met.map(({ kind }) => kind)) })]),
    kills.length === 0 ? report.noKills : say(report.kills, { kills: units(kills) }),
    ...(struck === null || end === 'tank' ? [] : [say(struck, { hits })]),
    say((counterattack ? report.counter : report.end)[end], { rounds }),
  ];
}

/** What the battle cost the crew, and who came for whom. */
function losses({ say, men, name }: Hand, report: ReportText, chapter: Chapter): readonly string[] {
  const { wounds, away, discharged, returned, joined } = chapter;
  const told = (template: string, list: readonly Crewman[]) =>
    list.length === 0 ? [] : [say(template, { men: men(list) })];
  return [
    ...(['LW', 'SW', 'KIA'] as const).flatMap((wound) =>
      told(
        report.wounds[wound],
        wounds.filter((each) => each.wound === wound),
      ),
    ),
    ...away.map(({ no, post, lines }) => say(report.away, { name: name(no), post, lines })),
    ...told(report.discharged, discharged),
    ...told(report.returned, returned),
    ...told(report.joined, joined),
  ];
}

/** What it earned. */
function gains({ say, list }: Hand, report: ReportText, chapter: Chapter, locale: string): readonly string[] {
  const { medals, trophy, xp, newTank } = chapter;
  const awarded = medals.map(({ award, count }) =>
    count === 1 ? say('{award}', { award }) : say(report.again, { award, leaf: (count - 1).toLocaleString(locale) }),
  );
  return [
    ...(awarded.length === 0 ? [] : [say(report.medals, { medals: list(awarded) })]),
    ...(trophy === null ? [] : [say(report.trophy, { trophy })]),
    ...(xp > 0 ? [say(report.xp, { xp })] : []),
    ...(newTank === null ? [] : [say(report.newTank, { tank: newTank })]),
  ];
}

/** One paragraph for one line of the log. */
export function paragraphOf(pen: Pen, told: Pick<Chronicle, 'unit'>, chapter: Chapter): string {
  const { report, locale } = pen;
  const writing = hand(pen, told);
  const { say } = writing;
  const { passed, promotion, fate } = chapter;
  const name = fullName(pen.roster, told.unit, 0, locale, pen.seat);
  const sentences = [
    say(report.head, { month: chapter.month, no: chapter.no }),
    ...(promotion === null ? [] : [say(report.promotion, { name, rank: promotion })]),
    ...(passed === null ? [] : [passed === 'refit' ? report.refit : report.skipped[passed]]),
    ...battle(writing, report, chapter),
    ...losses(writing, report, chapter),
    ...gains(writing, report, chapter, locale),
    ...(fate === null ? [] : [say(report.fate[fate], { name })]),
  ];
  return sentencesIn(locale, sentences);
}

/** How a career stands, in one line. */
function summaryOf(pen: Pen, told: Chronicle, degree: string): string {
  const fought = told.chapters.filter(({ end }) => end !== null);
  return fill(
    pen.report.summary,
    {
      name: fullName(pen.roster, told.unit, 0, pen.locale, pen.seat),
      rank: told.rank,
      unit: told.unit,
      won: fought.filter(({ end }) => end === 'won').length,
      fought: fought.length,
      destroyed: fought.flatMap(({ met }) => met.filter(({ destroyed }) => destroyed)).length,
      degree,
    },
    pen.text,
    pen.locale,
  );
}

/** The whole report: how it stands, then a paragraph for every line of the log. */
export function reportOf(pen: Pen, told: Chronicle, degree: string): string {
  const paragraphs = told.chapters.map((chapter) => paragraphOf(pen, told, chapter));
  return [pen.report.title, summaryOf(pen, told, degree), ...paragraphs].join('\n\n');
}
