import { say } from '../../../i18n';
import { type BestMoment, heaviest, surprises } from '../../../session/surprise';
import { button } from '../../dom/controls';
import { openOver } from '../../dom/dialog';
import { el, icon } from '../../dom/el';
import type { PanelSkin } from '../hud/model';
import type { TableScreen } from '../tableController';
import type { DrawerContext } from './desk';
import { shareMoment } from './shareGame';

const MOMENTS = 3;

/** The moments of a game that were least to be expected, or weighed most where nothing is left to luck, as far as it has been seen. */
export function reelOf({ seen }: Pick<TableScreen, 'seen'>, skin: Pick<PanelSkin, 'weighs'>): readonly BestMoment[] {
  return skin.weighs === undefined
    ? surprises(seen.luck(), MOMENTS)
    : heaviest(seen.steps, (event) => skin.weighs?.(event) ?? 0, MOMENTS);
}

/** Lists them, to be watched one by one or in a row, as they happened, and to be shared. */
export function openReel(desk: DrawerContext, watch: (moments: readonly number[]) => void): void {
  const words = desk.words();
  const found = reelOf(desk.controller.screen(), desk.skin);
  const about = desk.skin.weighs === undefined ? words.reel.about : words.reel.noLuck;
  const show = (moments: readonly number[]) => {
    dialog.close();
    watch(moments);
  };
  const all = found.map(({ moment }) => moment).toSorted((a, b) => a - b);
  const dialog = openOver(desk.shell, {
    title: words.reel.title,
    icon: icon('explosion', 28),
    class: 'reel',
    closeWords: words.close,
    content: [
      el('p', { class: 'about' }, found.length === 0 ? words.reel.nothing : about),
      el('ol', { class: 'reel-list' }, ...found.map((surprise) => momentRow(desk, surprise, show))),
    ],
    foot:
      found.length < 2
        ? []
        : [button({ words: words.reel.watchAll, kind: 'primary', icon: 'play', run: () => show(all) })],
    onClose: () => dialog.close(),
  });
}

function momentRow(
  desk: DrawerContext,
  { moment, chance }: BestMoment,
  show: (moments: readonly number[]) => void,
): HTMLElement {
  const { reel, log, replay } = desk.words();
  const locale = desk.locale();
  const line = desk.lines().findLast((one) => one.moment === moment);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 });
  return el(
    'li',
    { class: 'reel-moment' },
    el('span', { class: 'log-turn display' }, say(log.turn, { turn: line?.turn ?? 0 }, locale)),
    el(
      'span',
      { class: 'reel-words' },
      el('b', {}, line?.title ?? ''),
      ...(line?.details ?? []).map(({ words }) => el('small', {}, words)),
    ),
    el(
      'span',
      { class: 'reel-chance' },
      ...(chance === null ? [] : [el('b', { class: 'display' }, percent.format(chance)), el('small', {}, reel.likely)]),
    ),
    el(
      'span',
      { class: 'reel-acts' },
      button({ words: reel.watch, icon: 'play', small: true, run: () => show([moment]) }),
      button({
        words: replay.share,
        icon: 'share',
        iconOnly: true,
        small: true,
        run: () => void shareMoment(desk, moment),
      }),
    ),
  );
}
