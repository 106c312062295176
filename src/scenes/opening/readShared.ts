import { readLink } from '../../session/record/link';

let last: { readonly link: string; readonly read: ReturnType<typeof readLink> } | null = null;

/** A link is unpacked once: for whoever prepares its table, and for the table itself. */
export function readShared(link: string): ReturnType<typeof readLink> {
  if (last?.link !== link) last = { link, read: readLink(link) };
  return last.read;
}
