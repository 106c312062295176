import { control, type PlacedButton } from './control';
import { INK, place, type Sheet } from './paper';

/** The part of a list that is shown; a page past the last is the first again. */
interface Page<T> {
  readonly shown: readonly T[];
  readonly at: number;
  readonly pages: number;
}

export function pageOf<T>(list: readonly T[], room: number, page: number): Page<T> {
  const most = Math.max(1, room);
  const pages = Math.max(1, Math.ceil(list.length / most));
  const at = ((page % pages) + pages) % pages;
  return { shown: list.slice(at * most, (at + 1) * most), at, pages };
}

/** The way to the next part of a list that is longer than its room. */
export function paintPager(sheet: Sheet, { at, pages }: Page<unknown>, box: PlacedButton['box']): PlacedButton {
  const { pen, touch, words } = sheet;
  pen.fill(box, touch.over === 'page' || touch.pressed === 'page' ? '#fff3df' : '#f8f2e2', 7);
  pen.rim(box, INK, 2, 7);
  const tall = box.height > box.width;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const arrow = { face: 'stencil', size: 20, colour: INK, align: 'center' } as const;
  const count = { face: 'condensed', size: 14, bold: true, colour: INK, align: 'center' } as const;
  const told = `${at + 1}/${pages}`;
  pen.line('›', tall ? x : x + box.width / 4, tall ? y - 9 : y, arrow);
  pen.line(told, tall ? x : x - box.width / 8, tall ? y + 13 : y, count, box.width - 4);
  return place(control({ id: 'page', words: `${words.more} ${told}`, style: 'row', act: { do: 'page', by: 1 } }), box);
}
