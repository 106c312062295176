import type { GameId } from '../../rules/index';
import type { MakeSkin } from './skin';

/** Every game's skin, loaded with its game. */
export const skins: { readonly [id in GameId]: () => Promise<MakeSkin> } = {
  tankChess: () =>
    import('./tankChess').then(
      ({ tankChessSkin }) =>
        (look) =>
          tankChessSkin(look),
    ),
};
