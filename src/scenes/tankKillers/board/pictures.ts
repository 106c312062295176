import { byFileName } from '../../paint/drawings';

const drawn = byFileName(
  import.meta.glob<string>('/src/assets/tankKillers/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** Side views look one way only; the other way round is the same drawing in a mirror. */
function mirrored(svg: string): string {
  const head = svg.indexOf('>') + 1;
  const body = svg.slice(head, svg.lastIndexOf('</svg>'));
  return `${svg.slice(0, head)}<g transform="translate(512 0) scale(-1 1)">${body}</g></svg>`;
}

/** All drawings of the game in one request. */
export const pictures: { readonly [key: string]: string } = {
  ...drawn,
  ...Object.fromEntries(
    Object.entries(drawn)
      .filter(([name]) => name.endsWith('-side'))
      .map(([name, svg]) => [`${name}-mirrored`, mirrored(svg)]),
  ),
};
