import type { Point } from '../paint/items';
import { bakePanel, boundsOf, floorOf, litFace, moonlit, scorched } from './backgrounds';
import type { Panel, TheatreLayout } from './layout';
import type { Firer, Shot } from './shot';
import { deckOf, muzzleOf, type Standing, struckAt } from './sides';
import type { TheatreArt } from './theatreArt';

/** A panel with everything that does not change during the shot. */
interface SetPanel {
  readonly panel: Panel;
  readonly box: ReturnType<typeof boundsOf>;
  readonly scenery: HTMLCanvasElement;
  readonly actor: Standing;
  /** The actor by night, where it is. */
  readonly dark: HTMLCanvasElement | null;
}

export interface SetFirer extends SetPanel {
  readonly firer: Firer;
  /** On the page. */
  readonly muzzle: Point;
}

/** A shot made ready to be painted at any of its moments. */
export interface SetScene {
  readonly shot: Shot;
  readonly layout: TheatreLayout;
  readonly firers: readonly SetFirer[];
  readonly target: SetPanel & {
    readonly lit: HTMLCanvasElement | null;
    readonly burnt: HTMLCanvasElement | null;
    /** Where it is struck and where its deck is, on its stage. */
    readonly hit: Point;
    readonly deck: Point;
  };
}

export const onPage = ({ at, scale }: Panel, { x, y }: Point): Point => ({ x: at.x + x * scale, y: at.y + y * scale });

/** Sizes on the stage: the target is near, the firers stand further back. */
const NEAR = 1.72;
const BACK = 1.88;

/** The stage is set once for each shot; what follows is only painting. */
export function setScene(shot: Shot, layout: TheatreLayout, art: TheatreArt, pixels: number): SetScene {
  const night = shot.sky === 'night';
  const seen = shot.firers.slice(0, layout.firers.length);
  const firers = seen.map((firer, index): SetFirer => {
    const panel = layout.firers[index] ?? layout.target;
    const actor: Standing = { id: firer.art, x: panel.stand, y: floorOf(firer) + 4, scale: BACK, looks: 'right' };
    return {
      firer,
      panel,
      box: boundsOf(panel),
      scenery: bakePanel(art, firer, shot, panel, layout, pixels),
      actor,
      dark: night ? moonlit(art, actor) : null,
      muzzle: onPage(panel, muzzleOf(actor)),
    };
  });
  const panel = layout.target;
  const looks = shot.face === 'rear' || shot.face === 'flank' ? 'right' : 'left';
  const actor: Standing = { id: shot.target.art, x: panel.stand, y: floorOf(shot.target), scale: NEAR, looks };
  return {
    shot,
    layout,
    firers,
    target: {
      panel,
      box: boundsOf(panel),
      scenery: bakePanel(art, shot.target, shot, panel, layout, pixels),
      actor,
      dark: night ? moonlit(art, actor) : null,
      lit: litFace(art, actor, shot.face, shot.outcome !== 'destroyed'),
      burnt: shot.outcome === 'destroyed' ? scorched(art, actor) : null,
      hit: struckAt(actor, shot.face),
      deck: deckOf(actor),
    },
  };
}
