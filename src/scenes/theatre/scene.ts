import type { Box, Point } from '../paint/items';
import { bakePanel, boundsOf, floorOf, litFace, moonlit, scorched } from './backgrounds';
import type { Beats } from './beats';
import { fitted } from './fitted';
import type { Panel, TheatreLayout } from './layout';
import { type Lettered, letter } from './letter';
import { reachBox } from './paintLadder';
import type { Actor, Firer, Shot } from './shot';
import { deckOf, footOf, mirrorOf, muzzleOf, type Standing, struckAt } from './sides';
import type { Sprite, TheatreArt } from './theatreArt';

/** A panel with everything that does not change during the shot. */
export interface SetPanel {
  readonly panel: Panel;
  readonly box: Box;
  readonly scenery: HTMLCanvasElement;
  readonly actor: Standing;
  /** The middle of its tracks in the drawing, and -1 where it is mirrored. */
  readonly foot: Point;
  readonly mirror: 1 | -1;
  /** As it looks by this light. */
  readonly image: HTMLCanvasElement | null;
}

export interface SetFirer extends SetPanel {
  readonly firer: Firer;
  /** On the page. */
  readonly muzzle: Point;
}

interface SetTarget extends SetPanel {
  readonly lit: HTMLCanvasElement | null;
  /** The face again once it has held. */
  readonly held: HTMLCanvasElement | null;
  readonly burnt: HTMLCanvasElement | null;
  /** Where it is struck and where its deck is, on its stage; where it is struck on the page. */
  readonly hit: Point;
  readonly deck: Point;
  readonly aimed: Point;
}

/** A shot made ready to be painted at any of its moments. */
export interface SetScene {
  readonly shot: Shot;
  readonly layout: TheatreLayout;
  readonly firers: readonly SetFirer[];
  readonly target: SetTarget;
  /** The six faces of a die, as large as they lie. */
  readonly dice: readonly (Sprite | null)[];
  /** How far a gun reaches along the ladder, where there is one. */
  readonly reach: Box | null;
  readonly letters: Lettered;
}

export const onPage = ({ at, scale }: Panel, { x, y }: Point): Point => ({ x: at.x + x * scale, y: at.y + y * scale });

/** Sizes on the stage: the target is near, the firers stand further back, a plane hangs in the sky. */
const NEAR = 1.72;
const BACK = 1.88;
const ALOFT = { y: 330, scale: 1.15 };

/** The stage is set once for each shot; what follows is only painting. */
export function setScene(shot: Shot, layout: TheatreLayout, art: TheatreArt, beats: Beats, pixels: number): SetScene {
  const night = shot.sky === 'night';
  const setOn = (panel: Panel, who: Actor, actor: Standing): SetPanel => ({
    panel,
    box: boundsOf(panel),
    scenery: bakePanel(art, who, shot, panel, layout, pixels),
    actor,
    foot: footOf(actor.id),
    mirror: mirrorOf(actor),
    image: (night ? moonlit(art, actor) : null) ?? art.sprite(`${actor.id}-side`, actor.scale)?.image ?? null,
  });
  const firers = shot.firers.slice(0, layout.firers.length).map((firer, index): SetFirer => {
    const panel = layout.firers[index] ?? layout.target;
    const place = firer.kind === 'air' ? ALOFT : { y: floorOf(firer) + 4, scale: BACK };
    const placed: Standing = { id: firer.art, x: panel.stand, ...place, looks: 'right' };
    const actor = firer.kind === 'air' ? placed : fitted(panel, placed, layout.width);
    return { ...setOn(panel, firer, actor), firer, muzzle: onPage(panel, muzzleOf(actor)) };
  });
  const target = setTarget(shot, layout, art, setOn);
  const dice =
    shot.roll === null
      ? []
      : [1, 2, 3, 4, 5, 6].map((face) => art.sprite(`${shot.roll?.dice}-${face}`, layout.deck.die / 128));
  const bare = { shot, layout, firers, target, dice, reach: reachBox({ shot, layout }) };
  return { ...bare, letters: letter(bare, art, beats, pixels) };
}

function setTarget(
  shot: Shot,
  layout: TheatreLayout,
  art: TheatreArt,
  setOn: (panel: Panel, who: Actor, actor: Standing) => SetPanel,
): SetTarget {
  const panel = layout.target;
  const looks = shot.face === 'rear' || shot.face === 'flank' || shot.outcome === 'escaped' ? 'right' : 'left';
  const actor: Standing = { id: shot.target.art, x: panel.stand, y: floorOf(shot.target), scale: NEAR, looks };
  const hit = struckAt(actor, shot.face);
  return {
    ...setOn(panel, shot.target, actor),
    // Which face is struck is known before the shot; whether it holds is not.
    lit: shot.outcome === 'escaped' ? null : litFace(art, actor, shot.face, false),
    held: shot.outcome === 'bounced' ? litFace(art, actor, shot.face, true) : null,
    burnt: shot.outcome === 'destroyed' ? scorched(art, actor) : null,
    hit,
    deck: deckOf(actor),
    aimed: onPage(panel, hit),
  };
}
