import { byFileName } from '../../paint/drawings';

/** All drawings of the game in one request. */
export const pictures: { readonly [key: string]: string } = byFileName(
  import.meta.glob<string>('/src/assets/tankDuel/*.svg', { query: '?raw', import: 'default', eager: true }),
);
