import sheet from '../../../assets/tankChess/drafts/drafts-tankChess.webp?url&no-inline';
import drafted from '../../../assets/tankChess/drafts/spots.json';
import { byFileName, type Drafts } from '../../paint/drawings';

/** All drawings of the game in one request. */
export const pictures = byFileName(
  import.meta.glob<string>(['/src/assets/tankChess/*.svg', '/src/assets/common/effects/*.svg'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Made by `npm run drafts` from the drawings of the opening. */
export const drafts: Drafts = { sheet, spots: drafted.spots };
