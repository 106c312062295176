import { byFileName } from '../../paint/drawings';

const pieces = import.meta.glob<string>(
  ['/src/assets/tankOnTank/*.svg', '/src/assets/common/effects/*.svg', '/src/assets/common/ui/d6-bone-*.svg'],
  { query: '?raw', import: 'default', eager: true },
);

/** The sheets are large: each stays a file of its own. */
const sheets = import.meta.glob<string>('/src/assets/tankOnTank/maps/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export const pictures = { ...byFileName(pieces), ...byFileName(sheets) };
