import { loadDrawings } from '../../src/scenes/paint/drawings';
import { pictures } from '../../src/scenes/tankOnTank/board/pictures';
import { beatsOf } from '../../src/scenes/theatre/beats';
import { boardShot, paintEffect } from '../../src/scenes/theatre/boardEffects';
import { layoutTheatre } from '../../src/scenes/theatre/layout';
import type { Moment } from '../../src/scenes/theatre/paintScene';
import { paintShot } from '../../src/scenes/theatre/paintShot';
import { setScene } from '../../src/scenes/theatre/scene';
import type { Shot } from '../../src/scenes/theatre/shot';
import { openTheatreArt, type TheatreArt } from '../../src/scenes/theatre/theatreArt';
import { stagedMoment } from '../../tests/support/stagedMoments';

/** A page for the bench alone: no screen of the game shows so much at once. */
const [WIDTH, HEIGHT] = [1920, 1080];
const TANKS = 8;
const FRAME = 17;

/** All but one fire at the last of them in the snow, and as many shots fly over the board meanwhile. */
const shot = stagedMoment('combined');
const firers = Array.from({ length: TANKS - 1 }, (_, at) => shot.firers[at % shot.firers.length]).filter(
  (one) => one !== undefined,
);
const eight: Shot = { ...shot, season: 'snow', sky: 'snow', fall: 'snow', firers };
const flown = Array.from({ length: TANKS }, (_, at) =>
  boardShot({
    from: { x: 200 + at * 180, y: 120 },
    to: { x: 300 + at * 160, y: 360 },
    size: 90,
    sound: 'gunHeavy',
    outcome: 'destroyed',
  }),
).flatMap(({ effects }) => effects);

const isEffect = (name: string) =>
  /^(muzzle|dust|snow|tracer|shell|bounce|plume|brew|smoke|debris|bomb|rush|weather|hole|scar|strike|fire|reticle)/.test(
    name,
  );

/** The same stage with everything on it but what moves for show. */
const bareOf = (art: TheatreArt): TheatreArt => ({
  ...art,
  sprite: (name, scale) => (isEffect(name) ? null : art.sprite(name, scale)),
});

const beats = beatsOf.full;
const canvas = document.body.appendChild(document.createElement('canvas'));
[canvas.width, canvas.height] = [WIDTH, HEIGHT];
const ink = canvas.getContext('2d');
if (ink === null) throw new Error('this browser gives no canvas to draw on');
const drawn = Object.fromEntries(Object.entries(pictures).filter(([name]) => !name.startsWith('map-')));
const art = await openTheatreArt(await loadDrawings({ pictures: drawn }));
const layout = layoutTheatre(WIDTH, firers.length, false);
const stageWith = (pieces: TheatreArt): Moment => ({
  ...{ ink, art: pieces, beats, time: 0 },
  scene: setScene(eight, layout, pieces, beats, 1),
});
const [busy, bare] = [stageWith(art), stageWith(bareOf(art))];

/** Milliseconds of script in a frame from the first flash to the end; what the browser makes of it afterwards is not counted. */
async function frameOf(effects: boolean): Promise<number> {
  const moment = effects ? busy : bare;
  const inked = moment.ink;
  let [spent, frames] = [0, 0];
  for (let time = beats.fire; time < beats.end; time += FRAME) {
    await new Promise(requestAnimationFrame);
    const begun = performance.now();
    inked.setTransform(1, 0, 0, 1, 0, 0);
    inked.clearRect(0, 0, WIDTH, HEIGHT);
    moment.time = time;
    paintShot(moment);
    if (effects)
      for (const effect of flown) {
        const { from, to = from } = effect;
        paintEffect(inked, art, effect, from.x, from.y, to.x, to.y, 1, (time % 1200) - effect.at);
      }
    spent += performance.now() - begun;
    frames += 1;
  }
  return spent / frames;
}

Reflect.set(window, 'benchStage', frameOf);
