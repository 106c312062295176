import { type UnsavedNotes, unsavedNotes } from '../../src/session/store/unsaved';

/** Notes on a pad of their own; `pad` is what a browser would have on its disk. */
export function padNotes(pad: { text: string } = { text: 'null' }): UnsavedNotes {
  return unsavedNotes({
    recall: () => JSON.parse(pad.text),
    remember(value) {
      pad.text = JSON.stringify(value);
      return true;
    },
  });
}
