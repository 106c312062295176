import { byFileName } from '../../paint/drawings';

/** Papers, medals, pins and wares; the tanks from the side are those of the cards. */
export const careerPictures: { readonly [key: string]: string } = {
  ...byFileName(
    import.meta.glob<string>('/src/assets/tankAce/career/*.svg', { query: '?raw', import: 'default', eager: true }),
  ),
  ...byFileName(
    import.meta.glob<string>(
      [
        '/src/assets/theatre/{halftrack-de,puma}-side.svg',
        '/src/assets/tankKillers/sherman-side.svg',
        '/src/assets/tankKillers/sherman-76-side.svg',
        '/src/assets/tankKillers/pz4-side.svg',
        '/src/assets/tankKillers/panther-side.svg',
        '/src/assets/tankKillers/tiger-side.svg',
        '/src/assets/tankKillers/king-tiger-side.svg',
        '/src/assets/tankKillers/stug3-side.svg',
        '/src/assets/tankKillers/jagdpanzer4-side.svg',
        '/src/assets/tankKillers/hetzer-side.svg',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  ),
};
