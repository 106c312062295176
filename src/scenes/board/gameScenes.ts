import type { GameId } from '../../rules/index';
import type { MakeSkin } from './gameScene';

/** Every game's skin, loaded with its game. */
export const skins: { readonly [id in GameId]: () => Promise<MakeSkin> } = {
  tankOnTank: () =>
    import('../tankOnTank').then(
      ({ tankOnTankSkin }) =>
        (look) =>
          tankOnTankSkin(look),
    ),
  tankChess: () =>
    import('../tankChess').then(
      ({ tankChessSkin }) =>
        (look) =>
          tankChessSkin(look),
    ),
  tankKillers: () =>
    import('../tankKillers').then(
      ({ tankKillersSkin }) =>
        (look) =>
          tankKillersSkin(look),
    ),
};
