import { easeOut, part } from './beats';
import type { Moment } from './paintScene';

/** How high the dice are on their way: they bounce twice. */
function hop(fallen: number): number {
  if (fallen < 0.55) return Math.sin((fallen / 0.55) * Math.PI) * 130;
  return fallen < 0.85 ? Math.sin(((fallen - 0.55) / 0.3) * Math.PI) * 46 : 0;
}

/** Dice tumble in, bounce twice, and lie on the column they have chosen. Until they lie they show any face, and fall to the middle. */
export function paintDice({ ink, scene, beats, time }: Moment): void {
  const { roll } = scene.shot;
  if (roll === null || time < beats.dice[0]) return;
  const { graph, die } = scene.layout.deck;
  const fallen = part(time, beats.dice[0], beats.dice[1]);
  const each = graph.width / roll.columns.length;
  const first = roll.columns[0]?.sum ?? 0;
  const middle = graph.x + graph.width / 2;
  const over = graph.x + (roll.landed - first + 0.5) * each;
  // The last roll onto its column is part of the result.
  const settled = easeOut(part(time, beats.column, beats.column + 60));
  const y = graph.y - die * 0.22 - (hop(fallen) * die) / 84;
  const { faces } = roll;
  for (let number = 0; number < faces.length; number++) {
    const even = number % 2 === 0;
    const beside = (number - (faces.length - 1) / 2) * die * 1.12;
    const x = middle + (over - middle) * settled + beside - (1 - easeOut(fallen)) * (420 + number * 60);
    const spin = (1 - fallen) * (even ? -540 : 480) + (even ? -8 : 9);
    const shown = time < beats.column ? ((Math.floor(fallen * 9) + number * 2) % 6) + 1 : (faces[number] ?? 1);
    const sprite = scene.dice[shown - 1];
    if (sprite == null) continue;
    ink.save();
    ink.translate(x, y);
    ink.rotate((spin * Math.PI) / 180);
    ink.drawImage(sprite.image, -die / 2, -die / 2, die, die);
    ink.restore();
  }
}
