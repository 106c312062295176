import { byFileName } from '../../paint/drawings';

export const pieces = byFileName(
  import.meta.glob<string>('/src/assets/tankOnTank/terrain/snow/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
