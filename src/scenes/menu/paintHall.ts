import { blankCanvas } from '../paint/drawings';

/** The hall behind the machines: wall, skirting, floor boards. */
export function paintHall(width: number, height: number, skirting: number, ratio: number): HTMLCanvasElement {
  const { canvas, ink } = blankCanvas(width * ratio, height * ratio);
  ink.scale(ratio, ratio);
  const wall = ink.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, '#0e141d');
  wall.addColorStop(1, '#1d2938');
  ink.fillStyle = wall;
  ink.fillRect(0, 0, width, height);
  ink.fillStyle = 'rgba(255,255,255,.025)';
  for (let x = 0; x < width; x += Math.max(48, width / 23)) ink.fillRect(x, 0, 2, skirting);
  const floor = ink.createLinearGradient(0, skirting, 0, height);
  floor.addColorStop(0, '#2a2318');
  floor.addColorStop(1, '#0d0c09');
  ink.fillStyle = floor;
  ink.fillRect(0, skirting, width, height - skirting);
  ink.strokeStyle = 'rgba(0,0,0,.35)';
  ink.lineWidth = 2;
  const [middle, spread] = [width / 2, Math.max(width, 900) / 19.2];
  for (let board = -10.5; board < 11; board++) {
    ink.beginPath();
    ink.moveTo(middle + board * spread, skirting);
    ink.lineTo(middle + board * spread * 2.3, height);
    ink.stroke();
  }
  ink.fillStyle = '#c79a4b';
  ink.fillRect(0, skirting - 2, width, Math.max(3, height / 270));
  return canvas;
}

/** The spotlight on the chosen machine and the glow round it, in a box of 700 x 880 units with the machine in the middle. */
export const LIGHT = { width: 700, height: 880 };

export function paintLight(ratio: number): HTMLCanvasElement {
  const { canvas, ink } = blankCanvas(LIGHT.width * ratio, LIGHT.height * ratio);
  ink.scale(ratio, ratio);
  const glow = ink.createRadialGradient(350, 520, 40, 350, 520, 350);
  glow.addColorStop(0, 'rgba(242,107,33,.26)');
  glow.addColorStop(1, 'rgba(242,107,33,0)');
  ink.fillStyle = glow;
  ink.fillRect(0, 0, LIGHT.width, LIGHT.height);
  const cone = ink.createLinearGradient(0, 0, 0, LIGHT.height);
  cone.addColorStop(0, 'rgba(255,233,176,.12)');
  cone.addColorStop(0.16, 'rgba(255,233,176,.3)');
  cone.addColorStop(1, 'rgba(255,233,176,0)');
  ink.fillStyle = cone;
  ink.beginPath();
  ink.moveTo(308, 0);
  ink.lineTo(392, 0);
  ink.lineTo(640, LIGHT.height);
  ink.lineTo(60, LIGHT.height);
  ink.fill();
  return canvas;
}
