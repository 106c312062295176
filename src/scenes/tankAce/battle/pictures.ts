import { byFileName } from '../../paint/drawings';

const pieces = import.meta.glob<string>(
  [
    '/src/assets/tankAce/*.svg',
    '/src/assets/tankAce/sight/*.svg',
    '/src/assets/tankKillers/{pak38,pak40,pak43,squad-de}-side.svg',
    '/src/assets/common/effects/*.svg',
    '/src/assets/tankOnTank/{at-gun-de,halftrack-de-hull-grey,infantry-de}.svg',
    '/src/assets/tankOnTank/{king-tiger,panther,puma,pz4,tiger}-{hull,turret}-grey.svg',
    '/src/assets/tankOnTank/{pershing,sherman}-{hull,turret}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The grounds are large: each stays a file of its own. */
const grounds = import.meta.glob<string>('/src/assets/tankAce/grounds/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export const pictures = { ...byFileName(pieces), ...byFileName(grounds) };
