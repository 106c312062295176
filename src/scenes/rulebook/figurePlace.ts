import { el } from '../dom/el';

/** The place of a picture that is still being drawn: nothing until it is there, and nothing where there is none. */
export function figurePlace(drawing: Promise<HTMLCanvasElement | null>, words: string): HTMLElement {
  const place = el('figure', { class: 'rule-figure', hidden: true });
  drawing.then(
    (canvas) => {
      if (canvas === null) return;
      canvas.setAttribute('aria-hidden', 'true');
      place.append(canvas, el('figcaption', { class: 'condensed' }, words));
      place.hidden = false;
    },
    (error: unknown) => {
      // The rule is there in words; only its picture is missing.
      console.warn('figure', error);
    },
  );
  return place;
}
