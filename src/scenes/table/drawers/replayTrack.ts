import { say } from '../../../i18n';
import { withColon } from '../../../i18n/formats';
import type { Reading } from '../../../session/reading';
import { el, icon } from '../../dom/el';
import type { DrawerContext } from './desk';
import type { Marker } from './eventLook';
import { captionOf, type Mark, marksOf, signsOf, ticksOf, toldOf } from './replayModel';

interface Track {
  readonly element: HTMLElement;
  /** What the signs mean and what the move did, under the line. */
  readonly foot: HTMLElement;
  /** Draws the record; does nothing where it is drawn already in this width. */
  draw(told: Reading): void;
  /** Puts the handle at a moment. */
  at(moment: number, length: number): void;
  marks(): readonly Mark[];
}

const signs: { readonly [marker in Marker]: string } = {
  kill: 'explosion',
  control: 'initiative',
  alarm: 'hand',
  odds: 'die',
  end: 'trophy',
};

/** In pixels: how far apart names of turns stand in standard letters, and how close signs may stand without overlapping. */
const NAME = 116;
const SIGN = 28;
/** How far names stay apart. */
const GAP = 8;

/** The line a game is scrubbed along: turns below, what is worth a look above. */
export function replayTrack(desk: DrawerContext, go: (moment: number) => void): Track {
  const words = desk.words().replay;
  const range = el('input', { type: 'range', class: 'track-range', min: 0, step: 1, 'aria-label': words.track });
  range.addEventListener('input', () => go(Number(range.value)));
  const ticks = el('div', { class: 'track-ticks', 'aria-hidden': 'true' });
  const signRow = el('div', { class: 'track-signs' });
  const legend = el('div', { class: 'track-legend condensed', 'aria-hidden': 'true' });
  const caption = el('div', { class: 'track-caption condensed' });
  let drawn: Reading | null = null;
  let reader = desk.reader();
  let width = 0;
  let marks: readonly Mark[] = [];
  const markerWords = (marker: Marker) => (marker === 'end' ? words.ending : words[marker]);
  const part = (moment: number, length: number) => (length === 0 ? 0 : moment / length);

  const drawSigns = (length: number) => {
    const shown = signsOf(marks, length, width, SIGN);
    const seen = new Set(shown.map(({ marker }) => marker));
    signRow.replaceChildren();
    for (const mark of shown) {
      const x = part(mark.moment, length);
      const where = say(words.position, { moment: mark.moment, length }, desk.locale());
      signRow.append(
        el(
          'button',
          {
            type: 'button',
            class: `track-sign sign-${mark.marker}`,
            style: `left:${x * 100}%`,
            'aria-label': `${markerWords(mark.marker)}, ${where}`,
            title: captionOf(desk.lines(), mark.moment)?.title ?? '',
            on: { click: () => go(mark.moment) },
          },
          icon(signs[mark.marker], 20),
        ),
      );
    }
    legend.replaceChildren(...[...seen].map((marker) => el('span', {}, icon(signs[marker], 17), markerWords(marker))));
  };

  const tell = (told: string) => {
    caption.textContent = told;
    caption.title = told;
    range.setAttribute('aria-valuetext', told);
  };

  const element = el('div', { class: 'track' }, signRow, range, ticks);
  return {
    element,
    foot: el('div', { class: 'track-foot' }, legend, caption),
    marks: () => marks,
    draw(told) {
      if (told === drawn && reader === desk.reader() && element.offsetWidth === width) return;
      drawn = told;
      reader = desk.reader();
      width = element.offsetWidth;
      const { length } = told.steps;
      marks = marksOf(told.steps, reader);
      drawSigns(length);
      ticks.replaceChildren(
        ...ticksOf(told.steps, Math.max(2, Math.floor(width / NAME / desk.shell.settings().textSize))).map(
          ({ moment, turn }) => {
            const style = `left:${part(moment, length) * 100}%`;
            const name = turn === 0 ? words.setup : say(words.turn, { turn }, desk.locale());
            return el('span', { class: 'track-tick display', style }, name);
          },
        ),
      );
      settleNames(ticks);
    },
    at(moment, length) {
      range.max = String(length);
      range.value = String(moment);
      range.style.setProperty('--filled', `${part(moment, length) * 100}%`);
      const line = moment === 0 ? null : captionOf(desk.lines(), moment);
      const where = say(words.position, { moment, length }, desk.locale());
      if (line === null) return tell(words.start);
      tell(where);
      // What a move did is read once it has been seen.
      void desk.board.still().then(() => {
        if (range.value === String(moment)) tell(withColon(where, toldOf(line), desk.locale()));
      });
    },
  };
}

/** A name that runs into the one before it is left out; the last may stand before its tick. */
function settleNames(ticks: HTMLElement): void {
  let taken = Number.NEGATIVE_INFINITY;
  for (const tick of ticks.children) {
    if (!(tick instanceof HTMLElement)) continue;
    const { offsetLeft: x, offsetWidth: width } = tick;
    const fits = x + width <= ticks.offsetWidth;
    if (x < taken + GAP || (!fits && x - width < taken + GAP)) tick.textContent = '';
    else if (!fits) tick.classList.add('late');
    else taken = x + width;
  }
}
