import type { UiText } from '../../i18n/ui';
import type { Address } from '../frame/shell';
import { machineOf, titleOf } from '../menu/saveWords';

/** What a tab and the browser's history call a place. */
export function pageTitle(address: Address | null, text: UiText): string {
  const place = address === null ? null : placeOf(address, text);
  return place === null ? text.app.name : `${place} · ${text.app.name}`;
}

function placeOf(address: Address, text: UiText): string | null {
  switch (address.screen) {
    case 'cabinet':
    case 'shared':
      return null;
    case 'games':
    case 'settings':
    case 'import':
      return text[address.screen].title;
    case 'rule':
      return address.id;
    case 'lab':
      return text.cabinet.lab;
    case 'setup':
    case 'room':
      return nameOf(address.game, text);
    case 'table':
      // The id of a save begins with its game.
      return nameOf(address.saveId.split('-')[0] ?? '', text);
  }
}

function nameOf(game: string, text: UiText): string | null {
  const machine = machineOf(game);
  return machine === null ? null : titleOf(machine, text);
}
