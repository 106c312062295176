import type { SoundName } from '../frame/sound';
import type { Beats, SoundBeat } from './beats';
import type { Shot } from './shot';

/** How long a shell or a bomb is heard to fall. */
const FALL_MS = 600;

/** How far on their way the dice strike the table; as they lie they clatter once more. */
const BOUNCES = [7 / 15, 23 / 30, 1] as const;

/** While the shell hangs before the plate everything else is far away; null where none does. */
export function hangOf({ firers }: Pick<Shot, 'firers'>, beats: Beats): readonly [from: number, to: number] | null {
  return firers.length > 0 && beats.terms[1] > 0 ? [beats.flight[1], beats.last[0]] : null;
}

/** What is in the air of a place: wind in snow, rain, crickets at night. */
function airOf({ sky, fall, season }: Shot): SoundName | null {
  if (fall === 'rain') return 'rainfall';
  if (fall === 'snow' || season === 'snow') return 'wind';
  if (sky === 'night') return 'crickets';
  return null;
}

/** What is heard of a shot, and when: nothing tells the result before the dice have. */
export function cuesOf(shot: Shot, beats: Beats): readonly SoundBeat[] {
  const [firer] = shot.firers;
  const near = shot.flies === 'right' ? -0.6 : 0.6;
  const full = beats.terms[1] > 0;
  const [first, each] = beats.terms;
  const struck = beats.last[1];
  const heard: SoundBeat[] = [{ at: beats.word, name: 'stamp', pan: 0 }];
  const add = (at: number, name: string, pan = 0, step = 0) => heard.push({ at, name, pan, step });
  if (full) {
    add(0, 'swish');
    const air = airOf(shot);
    if (air !== null) add(0, air);
  }
  if (shot.caption !== null) add(beats.caption, 'drum');
  if (firer === undefined) {
    for (const at of [beats.aim, beats.fire, beats.flight[1], beats.last[0]]) add(at, 'engine', near);
    return heard.toSorted((a, b) => a.at - b.at);
  }
  add(firer.kind === 'air' ? 0 : beats.fire, firer.sound, near);
  // The others join in, each with the gun it has.
  for (const [index, { sound }] of shot.firers.slice(1, 3).entries()) add(beats.fire + 60 * (index + 1), sound, near);
  // What comes from above is heard before it strikes.
  if (shot.firers.some(({ kind }) => kind === 'air' || kind === 'indirect'))
    add(Math.max(beats.fire, struck - FALL_MS), 'shellFall', -near);
  // Nobody fires one round: a volley of rifles, or what covers those who storm.
  if (firer.kind === 'assault') for (const late of [0, 70, 130]) add(beats.aim + late, 'rifle', near);
  else if (firer.sound === 'rifle') for (const late of [80, 150, 240]) add(beats.fire + late, 'rifle', near);
  if (full) {
    add(beats.aim, 'reticle', -near);
    for (const index of shot.terms.keys()) add(first + each * index, 'term', 0, index);
    add(beats.flight[1] + 200, 'heartbeat');
    add(beats.last[0] - 180, 'heartbeat');
  }
  if (shot.roll !== null) {
    const [thrown, lie] = beats.dice;
    if (full) {
      for (const [index, far] of BOUNCES.entries())
        add(Math.round(thrown + (lie - thrown) * far), 'clatter', 0, -index);
      add(beats.column, shot.outcome === 'destroyed' ? 'bell' : 'block');
    } else add(Math.round((thrown + lie) / 2), 'die');
  }
  if (shot.outcome === 'destroyed') {
    add(struck, 'penetration', -near);
    add(struck, 'brewUp', -near);
  } else add(struck, shot.outcome === 'bounced' ? 'ricochet' : 'earth', -near);
  return heard.toSorted((a, b) => a.at - b.at);
}
