import type { VehicleId } from '../../../rules/tankDuel/data/vehicles';
import { el } from '../../dom/el';
import { addressOf, byFileName } from '../../paint/drawings';

const drawings = byFileName(
  import.meta.glob<string>('/src/assets/tankDuel/*-side.svg', { query: '?raw', import: 'default', eager: true }),
);

/** A vehicle from the side; its name stands beside it. */
export function sideView(vehicle: VehicleId): HTMLElement {
  return el('img', { class: 'duel-side', src: addressOf(drawings[`${vehicle}-side`] ?? ''), alt: '' });
}
