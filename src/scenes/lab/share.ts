import { button, keyCap } from '../dom/controls';
import { openOver } from '../dom/dialog';
import { el } from '../dom/el';
import type { Lab } from './bench';
import { pngOf, svgTextOf, type TakenPicture } from './exportPicture';
import { labButton } from './labIcons';

/** What of a bench can be taken away. */
interface Shared {
  /** The state of the bench, as its address has it. */
  at(): string;
  picture(): TakenPicture;
  /** A name for files. */
  name(): string;
  /** The way to a table. */
  play(): void;
}

interface Share {
  readonly row: () => HTMLElement;
  copyLink(): Promise<void>;
  copyPicture(): Promise<void>;
  play(): void;
}

/** The row at the foot of a bench, and what its keys do. */
export function openShare(lab: Lab, shared: Shared): Share {
  const words = () => lab.words().share;
  const tell = (told: string) => lab.shell.toast(told);

  const copyText = async (text: string, told: string, title: string) => {
    try {
      await navigator.clipboard.writeText(text);
      tell(told);
    } catch {
      offerText(lab, text, title);
    }
  };
  const copyLink = () => copyText(lab.link(shared.at()), words().copied, words().copyLink);
  const copyPicture = async () => {
    const blob = await pngOf(shared.picture(), 1);
    if (blob === null) return tell(words().failed);
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      tell(words().pictureCopied);
    } catch {
      saveBlob(`${shared.name()}.png`, blob);
      tell(words().pictureSaved);
    }
  };
  const savePng = async (times: 1 | 2) => {
    const blob = await pngOf(shared.picture(), times);
    if (blob === null) return tell(words().failed);
    saveBlob(`${shared.name()}${times === 2 ? '@2x' : ''}.png`, blob);
  };
  const saveSvg = async () => {
    const text = await svgTextOf(shared.picture());
    saveBlob(`${shared.name()}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };
  const openPictures = () => {
    const { dialog: title, pictureAbout, copyPicture: copy, single, double, vector, close } = words();
    const done = (run: () => Promise<unknown>) => () => void run().then(() => dialog.close());
    const dialog = openOver(lab.shell, {
      title,
      closeWords: close,
      class: 'lab-dialog',
      content: [
        el('p', { class: 'about' }, pictureAbout),
        el(
          'div',
          { class: 'lab-takes' },
          labButton('picture', { words: copy, key: 'C', kind: 'primary', run: done(copyPicture) }),
          button({ words: single, run: done(() => savePng(1)) }),
          button({ words: double, run: done(() => savePng(2)) }),
          button({ words: vector, run: done(saveSvg) }),
        ),
      ],
      onClose: () => dialog.close(),
    });
  };
  const openEmbed = () => {
    const { embedTitle, embedAbout, copyCode, codeCopied, close } = words();
    const code = embedCode(lab, shared.at());
    const field = el('textarea', { class: 'text-area', readonly: true, 'aria-label': embedTitle, rows: 4 });
    field.value = code;
    const dialog = openOver(lab.shell, {
      title: embedTitle,
      closeWords: close,
      class: 'lab-dialog',
      content: [
        el('p', { class: 'about' }, embedAbout),
        field,
        el(
          'div',
          { class: 'lab-takes' },
          button({ words: copyCode, kind: 'primary', run: () => void copyText(code, codeCopied, embedTitle) }),
        ),
      ],
      onClose: () => dialog.close(),
    });
  };
  const row = () =>
    el(
      'div',
      { class: 'lab-share' },
      button({ words: words().copyLink, icon: 'link', key: 'L', kind: 'primary', run: () => void copyLink() }),
      pngButton(words().png, openPictures),
      labButton('embed', { words: words().embed, run: openEmbed }),
      button({ words: lab.words().game.play, icon: 'play', key: 'K', run: shared.play }),
    );
  return { row, copyLink, copyPicture, play: shared.play };
}

/** The key beside it copies at once; the button asks in which size. */
function pngButton(words: string, run: () => void): HTMLButtonElement {
  const made = labButton('picture', { words, run });
  made.append(keyCap('C'));
  return made;
}

/** What a page is given to show a bench in a frame. */
function embedCode(lab: Lab, at: string): string {
  const [page, place] = lab.link(at).split('#');
  // Before the hash, where the server sees it: only pages that ask to be embedded may be framed.
  const address = `${page}?embed=1#${place}`.replaceAll('&', '&amp;');
  return `<iframe src="${address}" title="${lab.words().share.caption}" style="width:100%;aspect-ratio:16/9;border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`;
}

function offerText(lab: Lab, text: string, title: string): void {
  const field = el('textarea', { class: 'text-area', readonly: true, 'aria-label': title, rows: 4 });
  field.value = text;
  const dialog = openOver(lab.shell, {
    title,
    closeWords: lab.words().share.close,
    content: [el('p', { class: 'about' }, lab.words().share.byHand), field],
    onClose: () => dialog.close(),
  });
  field.focus();
  field.select();
}

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = el('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
