import type { Ref } from '../../../rules/core/game';
import { blockOf, rowId } from '../../blocks/block';
import type { HudModel } from './model';

/** The control or row that stands for a thing somebody points at by keyboard: what is not on the board is marked here. */
export function pointedControl({ buttons, panel }: Pick<HudModel, 'buttons' | 'panel'>, pointed: readonly Ref[]) {
  const [ref] = pointed;
  if (ref === undefined || pointed.length > 1) return null;
  const button = buttons.find(({ act }) => act.do === 'point' && act.refs.length === 1 && act.refs[0] === ref);
  if (button !== undefined) return button.id;
  const rows = panel.kind === 'game' ? (blockOf(panel.blocks, 'rows')?.rows ?? []) : [];
  const row = rows.find(({ does, alike }) => does?.refs[0] === ref || alike?.includes(ref) === true);
  return row === undefined ? null : rowId(row);
}
