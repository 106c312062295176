import type { Box } from '../paint/items';

type Ink = CanvasRenderingContext2D;

const middleX = ({ x, width }: Box) => x + width / 2;
const middleY = ({ y, height }: Box) => y + height / 2;

/** Everything but what the shot is about lies in the dark: its target (the first box), who fires, and the line between them, and the prompt. */
export function paintDimming(
  ink: Ink,
  { x, y, width, height }: Box,
  lit: readonly Box[],
  prompt: Box | null = null,
): void {
  ink.fillStyle = 'rgba(8,12,18,.66)';
  ink.fillRect(x, y, width, height);
  if (prompt !== null) ink.clearRect(prompt.x, prompt.y, prompt.width, prompt.height);
  const [target, ...firers] = lit;
  if (target === undefined) return;
  ink.globalCompositeOperation = 'destination-out';
  ink.fillStyle = ink.strokeStyle = '#000';
  for (const box of lit) {
    ink.beginPath();
    ink.arc(middleX(box), middleY(box), Math.max(box.width, box.height) * 0.56, 0, 2 * Math.PI);
    ink.fill();
  }
  ink.lineCap = 'round';
  ink.lineWidth = Math.max(target.width, target.height) * 0.34;
  for (const box of firers) stroke(ink, box, target, 0);
  ink.globalCompositeOperation = 'source-over';
  for (const [colour, wide] of [
    ['#fff8e4', 0.09],
    ['#3E8E5A', 0.05],
  ] as const) {
    ink.strokeStyle = colour;
    ink.lineWidth = target.width * wide;
    for (const box of firers) stroke(ink, box, target, 0.42);
  }
}

/** From one box to the other, less what the two take themselves. */
function stroke(ink: Ink, from: Box, to: Box, inset: number): void {
  const [dx, dy] = [middleX(to) - middleX(from), middleY(to) - middleY(from)];
  const length = Math.hypot(dx, dy);
  const cut = (Math.max(to.width, to.height) * inset) / Math.max(1, length);
  if (length === 0 || cut >= 0.5) return;
  ink.beginPath();
  ink.moveTo(middleX(from) + dx * cut, middleY(from) + dy * cut);
  ink.lineTo(middleX(to) - dx * cut, middleY(to) - dy * cut);
  ink.stroke();
}
