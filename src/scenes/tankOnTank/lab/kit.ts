import { type HexLabText, hexLabTexts } from '../../../i18n/tankOnTank/lab';
import type { MapId } from '../../../rules/tankOnTank/data/maps';
import type { Lab } from '../../lab/bench';
import { type BenchKit, openBenchKit } from '../../lab/benchKit';
import { sheetName } from '../board/makeSheet';

/** What the hex bench works with. */
export interface HexKit extends BenchKit<HexLabText> {
  /** Sees that the sheet of a map is there. */
  need(map: MapId, snow: boolean): Promise<void>;
}

/** Sheets are large: only the one the bench begins on is waited for. */
export async function openHexKit(lab: Lab, first: { readonly map: MapId; readonly snow: boolean }): Promise<HexKit> {
  const sheet = sheetName(first.map, first.snow);
  const kit = await openBenchKit(lab, 'tankOnTank', hexLabTexts, (key) => key === sheet || !key.startsWith('map-'));
  const { late, skin } = kit;
  await late.need([sheet]);
  return {
    ...kit,
    async need(map, snow) {
      const name = sheetName(map, snow);
      await (Object.hasOwn(skin.pictures, name) ? late.rest() : late.need([name]));
    },
  };
}
