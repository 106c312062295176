import type { Box } from '../paint/items';
import { type Beats, sumMoment } from './beats';
import { captionBox, paintCaption } from './paintCaption';
import { paintLadder, paintReach } from './paintLadder';
import { paintAfter, paintChance, paintColumns, paintDeck, paintReason, paintThrowBefore } from './paintOdds';
import { paintRose } from './paintRose';
import { paintTerms } from './paintSum';
import { paintPlates, paintStruckWords, paintWord, wordBox } from './paintTitles';
import type { SetScene } from './scene';
import type { Still, TheatreArt } from './theatreArt';

/** Everything that is read: written once, and again only at the moments it changes. */
export interface Lettered {
  /** The sum, the odds and the dice that no longer count. */
  readonly deck: Still;
  readonly plates: Still;
  readonly struck: Still;
  readonly rose: Still;
  readonly word: Still;
  readonly caption: Still;
  readonly reach: Still;
}

/** A shot set on its panels, before anything is written on it. */
export type BareScene = Omit<SetScene, 'letters'>;

export function letter(scene: BareScene, art: TheatreArt, beats: Beats, pixels: number): Lettered {
  const { layout } = scene;
  const { width, bottom, deck } = layout;
  const band: Box = { x: 0, y: layout.top[1] - 12, width, height: bottom - layout.top[1] + 12 };
  const foot: Box = { x: 0, y: deck.edge[1] - 8, width, height: bottom - deck.edge[1] + 8 };
  const still = (box: Box, paint: (ink: CanvasRenderingContext2D, moment: number) => void) =>
    art.still(box, pixels, paint);
  return {
    deck: still(foot, (ink, moment) => {
      const landed = moment >= beats.column;
      paintDeck(ink, scene);
      paintTerms(ink, scene, beats, moment);
      paintColumns(ink, scene, landed);
      paintThrowBefore(ink, scene);
      paintLadder(ink, scene);
      paintReason(ink, scene, landed);
      paintChance(ink, scene);
      if (landed) paintAfter(ink, scene);
    }),
    plates: still(band, (ink, moment) => paintPlates(ink, art, scene, moment >= beats.column)),
    struck: still(band, (ink) => paintStruckWords(ink, scene)),
    rose: still(band, (ink) => paintRose(ink, art, scene)),
    word: still(wordBox(scene), (ink) => paintWord(ink, art, scene)),
    reach: still(scene.reach ?? deck.graph, (ink) => paintReach(ink, scene)),
    caption: still(captionBox(scene), (ink) => paintCaption(ink, art, scene)),
  };
}

/** The moment of the deck that is shown at a time. */
export const deckMoment = (scene: SetScene, beats: Beats, time: number): number =>
  sumMoment(beats, scene.shot.terms.length, time);
