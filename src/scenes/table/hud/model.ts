import { withColon } from '../../../i18n/formats';
import type { TableText } from '../../../i18n/table';
import { fill, type GameText } from '../../../i18n/text';
import type { UiText } from '../../../i18n/ui';
import type { Part } from '../../../machines/nesting';
import type { Roll } from '../../../rules/core/dice';
import type { Ref, Seat } from '../../../rules/core/game';
import type { TimeControl } from '../../../rules/core/module';
import { sidesOf } from '../../../session/concede';
import type { Listed } from '../../../session/growing';
import { sealHolds } from '../../../session/luck';
import type { Player } from '../../../session/seats';
import { lately, type Seen } from '../../../session/shownStep';
import type { Blocks } from '../../blocks/block';
import type { HudButton } from '../../blocks/control';
import type { Panels, Plate, Skin } from '../../board/gameScene';
import { refusalBlocks, ruleWords } from '../../board/refusal';
import type { Speed } from '../../frame/settings';
import type { Advice } from '../advice';
import type { LookIcon } from '../drawers/eventLook';
import { linesFrom, percent } from '../drawers/logModel';
import type { MomentCard, MomentChip } from '../lastMoment';
import type { TableScreen } from '../tableController';
import { buttonsOf, iconsOf, overlayKeysOf, pagesOf } from './buttons';
import { newsOf } from './news';
import type { NoteRow } from './notes';
import { type ResultWords, resultWords, sideName, teamOf } from './resultWords';
import { type RibbonTab, ribbonOf } from './ribbon';

export interface Tab {
  readonly name: string;
  /** For a narrow screen. */
  readonly short: string;
  readonly state: RibbonTab['state'];
  readonly tells: string;
  readonly rule: string;
}

export interface SeatPlate extends Plate {
  readonly seat: Seat;
  readonly side: string;
  /** Who plays it, with the kind of player; and the name alone. */
  readonly who: string;
  readonly person: string;
  readonly human: boolean;
  readonly acting: boolean;
  /** It has given up or run out of time, and the others go on. */
  readonly gone: boolean;
  /** The team it fights in; null where everybody fights alone. */
  readonly team: string | null;
  readonly clock: string | null;
}

export type Panel =
  /** What the game tells of what is chosen or pointed at; why not. */
  | { readonly kind: 'game' | 'refused'; readonly blocks: Blocks }
  | {
      readonly kind: 'result';
      readonly title: string;
      readonly degree: string;
      readonly scores: ResultWords['scores'];
      readonly says: string;
      readonly rule: string;
      readonly seed: string;
      readonly fits: boolean;
      /** Whether a seed mattered at all. */
      readonly rolled: boolean;
      /** Whether the game can be studied from here. */
      readonly studied: boolean;
    }
  | { readonly kind: 'lines' }
  | { readonly kind: 'hint' };

/** One side's dice so far, in words. */
export interface SideLuck {
  readonly side: string;
  readonly luck: number;
  readonly words: string;
}

/** A line of the log, the newest first. */
export interface SideLog {
  readonly icon: LookIcon;
  readonly title: string;
  readonly more: string;
  readonly chance: string;
}

/** All the HUD says at one moment. Two equal models look the same. */
export interface HudModel {
  readonly title: string;
  readonly setup: string;
  /** What changes of that line, for where there is no room for all of it. */
  readonly brief: string;
  readonly tabs: readonly Tab[];
  readonly plates: readonly SeatPlate[];
  /** Who fights side by side; every seat alone where nobody does. */
  readonly teams: readonly (readonly Seat[])[];
  readonly prompt: { readonly act: string; readonly more: string; readonly live: boolean };
  readonly panel: Panel;
  /** What was seen in close-up last; null while something is shown or chosen. */
  readonly card: MomentCard | null;
  /** The same on a board that keeps its own sum: it stands beside the news. */
  readonly chip: MomentChip | null;
  /** How the viewer wins; null where the game does not say. */
  readonly goal: { readonly says: string; readonly rule: string } | null;
  /** What has happened since he chose last, and why. */
  readonly news: string;
  readonly notes: readonly NoteRow[];
  readonly rolls: readonly Roll[];
  /** The game's own panels beyond the board. */
  readonly column: readonly Blocks[];
  readonly luck: readonly SideLuck[];
  readonly log: readonly SideLog[];
  /** What the engine says, where it is asked; `mayTry`: its lines can be tried on the board. */
  readonly advice: { readonly now: Advice | null; readonly mayTry: boolean } | null;
  readonly overlays: readonly HudButton[];
  readonly buttons: readonly HudButton[];
  readonly icons: readonly HudButton[];
  /** What a phone shows one at a time; empty where a phone shows the whole table. */
  readonly pages: readonly HudButton[];
}

/** What panels are filled from: all of a game but its art. */
export type PanelSkin = Panels & Pick<Skin, 'manners' | 'overlays' | 'risky' | 'warning' | 'declares' | 'meant'>;

export interface HudSource {
  readonly screen: TableScreen;
  readonly text: GameText;
  readonly ui: UiText;
  readonly words: TableText;
  readonly locale: string;
  readonly skin: PanelSkin;
  readonly sitters: readonly Player[];
  readonly order: readonly Part[];
  readonly hovered: Ref | null;
  readonly muted: boolean;
  readonly speed: Speed;
  /** The player asked to resign and has not yet said that he is sure. */
  readonly resigning: boolean;
  readonly clocks: readonly string[] | null;
  readonly pace: TimeControl | null;
  /** Whether the game has a room for analysis. */
  readonly studied: boolean;
  /** Whether the Lab has a bench for it. */
  readonly benched: boolean;
  /** Whether it keeps a record of what somebody has done. */
  readonly recorded: boolean;
  /** The engine beside the board: null where the game has none. */
  readonly advice: { readonly on: boolean; readonly now: Advice | null } | null;
  /** Its lines have a place of their own; otherwise they stand in the panel while nothing is picked. */
  readonly linesApart: boolean;
  /** No plates are shown: the clocks stand in the bar instead. */
  readonly narrow: boolean;
  /** The turns as written down, a column for each seat. */
  notes(steps: Listed<Seen>): readonly NoteRow[];
  /** The seal of the seed as it was shown before the first roll. */
  readonly seal: string;
}

function say(source: Pick<HudSource, 'text' | 'locale'>, template: string, fields: object): string {
  return fill(template, { ...fields }, source.text, source.locale);
}

export function hudModel(source: HudSource): HudModel {
  const { screen, text } = source;
  const { game, options, steps } = screen.reading;
  const setup = text.setups[options.setup]?.name ?? options.setup;
  return {
    ...headOf(source, setup),
    tabs: tabsOf(source),
    plates: source.sitters.map((_, seat) => plateOf(source, seat)),
    teams: sidesOf(game, options),
    prompt: promptOf(source),
    panel: panelOf(source),
    card: null,
    chip: null,
    ...bandOf(source),
    notes: source.notes(steps),
    rolls: steps.at(-1)?.rolls ?? [],
    ...columnOf(source),
    advice: source.advice?.on === true ? { now: source.advice.now, mayTry: screen.seat !== null } : null,
    overlays: overlayKeysOf(source),
    buttons: buttonsOf(source),
    icons: iconsOf(source),
    pages: pagesOf(source),
  };
}

/** Title and the line under it; a phone has room for what changes only. */
function headOf(source: HudSource, setup: string): Pick<HudModel, 'title' | 'setup' | 'brief'> {
  const { screen, words, skin, text, narrow, clocks } = source;
  const { title } = text;
  // Of more than two the small plates have the clocks.
  const only = (line: string) => ({ setup: line, brief: line });
  if (narrow && clocks !== null && clocks.length <= 2) return { title, ...only(clockWords(source, clocks)) };
  const status = skin.status?.(screen.view) ?? [];
  const [turn = say(source, words.turn, { turn: screen.view.turn }), ...more] = status;
  if (narrow && status.length > 0) return { title: turn, ...only(more.join(' · ')) };
  const brief = [turn, ...more];
  return { title, setup: [setup, ...paceWords(source), ...brief].join(' · '), brief: brief.join(' · ') };
}

function clockWords(source: HudSource, clocks: readonly string[]): string {
  return clocks.map((face, seat) => `${sideName(source, seat)} ${face}`).join(' · ');
}

function paceWords(source: HudSource): readonly string[] {
  const { pace, words } = source;
  if (pace === null) return [];
  return [say(source, pace.increment > 0 ? words.paceAdding : words.pace, { ...pace })];
}

function tabsOf({ screen, text, skin, order, locale }: HudSource): readonly Tab[] {
  const ended = screen.reading.result === null ? undefined : text.phases.over;
  if (ended !== undefined)
    return [{ name: ended.name, short: ended.name, state: 'done', tells: ended.allows, rule: ended.rule }];
  return ribbonOf(order, screen.view.phase).flatMap(({ phase, group, state: reached, busy }): readonly Tab[] => {
    const words = text.phases[phase];
    if (words === undefined) return [];
    const step = (group === null ? undefined : text.parts?.[group]) ?? words.name;
    const { allows, rule } = (busy === null || 'parts' in busy ? undefined : text.phases[busy.phase]) ?? words;
    const name = busy === null ? step : withColon(step, partName(text, busy), locale);
    const short = busy === null ? (text.shortParts?.[group ?? phase] ?? name) : name;
    const steps = group === null ? (skin.stages?.(phase) ?? []) : [];
    if (steps.length === 0) return [{ name, short, state: reached, tells: allows, rule }];
    const picked = screen.selection.picked.length;
    return steps.map((name, number) => {
      const prompt = words.prompts[Math.min(number, words.prompts.length - 1)];
      const state = reached !== 'current' ? reached : number < picked ? 'done' : number === picked ? 'current' : 'next';
      return { name, short: name, state, tells: prompt === undefined ? allows : `${prompt.act} ${prompt.more}`, rule };
    });
  });
}

function partName(text: GameText, part: Part): string {
  return ('parts' in part ? text.parts?.[part.name] : text.phases[part.phase]?.name) ?? '';
}

function plateOf(source: HudSource, seat: Seat): SeatPlate {
  const { screen, sitters, ui, words, skin } = source;
  const sitter = sitters[seat];
  const { reading, view } = screen;
  const controller = sitter?.controller;
  const level = controller?.kind === 'bot' ? ui.setup.levels[controller.level] : null;
  const kind = level === null ? words.human : say(source, words.bot, { level });
  const plate = skin.plate(view, seat);
  const name = sitter?.name ?? '';
  return {
    ...plate,
    seat,
    side: plate.name ?? sideName(source, seat),
    who: name.startsWith(kind) ? name : [name, kind].filter((part) => part !== '').join(' · '),
    person: name,
    human: level === null,
    acting: reading.result === null && view.active.includes(seat),
    gone: reading.left.includes(seat),
    team: teamOf(source, reading.game, reading.options, seat),
    clock: source.clocks?.[seat] ?? null,
  };
}

/** What is to be done now, said on the canvas and in the mirror alike. */
export function promptOf(
  source: Pick<HudSource, 'screen' | 'text' | 'ui' | 'words' | 'sitters' | 'locale' | 'skin'> & {
    readonly aloud?: boolean;
  },
): HudModel['prompt'] {
  const { screen, text, words, sitters, skin } = source;
  const { reading, seat, table, selection } = screen;
  const tell = (act: string, more: string, fields: object, live: boolean) => ({
    act: say(source, act, fields),
    more,
    live,
  });
  if (screen.moment !== null) return tell(words.looking, words.lookingMore, {}, false);
  // The last shot is seen before it is told what came of it.
  if (reading.result !== null && table.name !== 'showing') {
    const { sentence, degree, scores } = resultWords(source, reading.game, reading.options, reading.result);
    // Whoever sees has degree and scores on the paper; whoever listens is told them here.
    const heard = source.aloud === true ? [degree, scores.map(({ side, score }) => `${side} ${score}`).join(', ')] : [];
    const next = reading.game.binding?.(reading.options) === true ? words.overBound : words.overMore;
    const more = [...heard.filter((part) => part !== ''), next].join(' — ');
    return tell(sentence, more, {}, false);
  }
  if (seat !== null) {
    const side = { seat: sideName(source, seat) };
    if (screen.whyNot !== null) return tell(words.refused, words.refusedMore, side, true);
    // Cards laid down wait for the word that declares them: what is asked stays asked.
    const declared = screen.pending !== null && skin.declares?.(screen.view, screen.pending) === true;
    if (screen.pending !== null && !declared) {
      const warning = skin.warning?.(screen.view, screen.pending) ?? null;
      return warning === null
        ? tell(words.pending, words.pendingMore, side, true)
        : tell(warning, words.pendingMore, side, true);
    }
    const told = skin.prompt?.(screen.view, seat, selection) ?? null;
    if (told !== null) return tell(told.act, told.more, side, true);
    const prompts = text.phases[screen.view.phase]?.prompts ?? [];
    const prompt = prompts[Math.min(selection.picked.length, prompts.length - 1)];
    // Whoever sits alone knows who is meant.
    const template = sitters.length === 1 ? '{act}' : words.promptFor;
    return tell(template, prompt?.more ?? '', { ...side, act: prompt?.act ?? '' }, true);
  }
  if (table.name === 'thinking' || table.name === 'resting') {
    const bots = screen.view.active.flatMap((acting) => {
      const sitter = sitters[acting];
      return sitter?.controller.kind === 'bot' ? [sitter.name] : [];
    });
    const thinking = bots.length > 1 ? words.thinkingTogether : words.thinking;
    const more = screen.mayUndo ? words.thinkingMore : words.thinkingOnly;
    return tell(thinking, more, { name: bots[0] ?? '', names: bots }, false);
  }
  return tell(words.showing, words.showingMore, {}, false);
}

function panelOf(source: HudSource): Panel {
  const { screen, skin, hovered } = source;
  const { reading, whyNot, view, seat, selection } = screen;
  if (whyNot !== null) return { kind: 'refused', blocks: refusalBlocks(source, screen, whyNot) };
  // Whoever clicked the last target has the pointer on the board; over cards the paper would hide what is pointed at.
  const looked = hovered !== null && skin.manners.layout === 'whole';
  if (reading.result !== null && screen.moment === null && screen.table.name !== 'showing' && !looked) {
    const { rule } = reading.result;
    const seed = reading.dice.seed ?? '';
    const { title, degree, scores } = resultWords(source, reading.game, reading.options, reading.result);
    return {
      kind: 'result',
      title,
      degree,
      scores,
      says: endingWords(source) ?? concededWords(source, rule) ?? ruleWords(source, rule),
      rule: rule === 'flagged' ? (source.pace?.rule ?? rule) : rule,
      seed,
      fits: sealHolds(source.seal, seed),
      rolled: reading.luck().rows.length > 0,
      studied: source.studied,
    };
  }
  if (source.advice?.on === true && !source.linesApart && selection.picked.length === 0 && hovered === null)
    return { kind: 'lines' };
  const blocks = skin.main(view, seat ?? 0, selection, hovered);
  return blocks.length === 0 ? { kind: 'hint' } : { kind: 'game', blocks };
}

/** Where there is not just one other side: who gave up, or ran out of time, as the last. */
function concededWords(source: HudSource, rule: string): string | null {
  const { options, steps } = source.screen.reading;
  if (options.seats === 2 || (rule !== 'resigned' && rule !== 'flagged')) return null;
  const seat = steps.at(-1)?.seat ?? 0;
  return say(source, source.words.concessions[rule], { seat });
}

/** What exactly ended the game, where the rule alone leaves it open. */
function endingWords({ screen, skin }: HudSource): string | null {
  const events = screen.reading.steps.at(-1)?.events ?? [];
  return events.map((event) => skin.ending?.(event) ?? null).find((words) => words !== null) ?? null;
}

/** The strip under the bar; a record tells of the moment it stands at. */
function bandOf(source: HudSource): Pick<HudModel, 'goal' | 'news'> {
  const { screen, skin, sitters, text, words, locale } = source;
  const { view, viewer, moment, reading } = screen;
  if (skin.goal === undefined) return { goal: null, news: '' };
  const reader = { viewer, sitters, text, concessions: words.concessions, looks: null, locale };
  const steps = lately(reading.steps, moment === null ? viewer : null);
  return {
    goal: skin.goal(view, viewer ?? view.active[0] ?? 0),
    news: newsOf(steps, reader, (events) => skin.news?.(events) ?? null),
  };
}

/** The column beyond the board and the last lines of the log; nothing is worked out for a table that shows neither. */
function columnOf(source: HudSource): Pick<HudModel, 'column' | 'luck' | 'log'> {
  const { screen, skin, sitters, text, words, locale } = source;
  if (skin.column === undefined && skin.manners.layout !== 'whole') return { column: [], luck: [], log: [] };
  const { reading, view, viewer } = screen;
  const { sides } = reading.luck();
  const number = new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const reader = { viewer, sitters, text, concessions: words.concessions, looks: null, locale };
  const lines = linesFrom(reading.steps.slice(-LOG_LINES), reader).toReversed();
  return {
    column: skin.column?.(view, viewer) ?? [],
    luck: sides.map(({ seat, luck }) => ({ side: sideName(source, seat), luck, words: number.format(luck) })),
    log: lines
      .filter(({ title }) => title !== '')
      .map(({ icon, title, details, chance }) => ({
        icon,
        title,
        more: details[0]?.words ?? '',
        chance: chance === null ? '' : percent(chance, locale),
      })),
  };
}

const LOG_LINES = 8;
