import { byFileName } from '../../table/drawings';

/** All drawings of the game in one request. */
export const pictures = byFileName(
  import.meta.glob<string>(['/src/assets/tankChess/*.svg', '/src/assets/common/effects/*.svg'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
