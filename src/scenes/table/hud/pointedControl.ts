import type { Ref } from '../../../rules/core/game';
import type { HudModel } from './model';

/** The control or row that stands for a thing somebody points at by keyboard: what is not on the board is marked here. */
export function pointedControl({ buttons, panel }: Pick<HudModel, 'buttons' | 'panel'>, pointed: readonly Ref[]) {
  const [ref] = pointed;
  if (ref === undefined || pointed.length > 1) return null;
  const button = buttons.find(({ act }) => act.do === 'point' && act.refs.length === 1 && act.refs[0] === ref);
  if (button !== undefined) return button.id;
  const rows = panel.kind === 'preview' ? panel.preview.rows : [];
  const row = rows.find((one) => one.ref === ref || one.alike?.includes(ref) === true);
  return row === undefined ? null : rowId(row);
}

/** Rows have no names of their own. */
export function rowId({ title }: { readonly title: string }): string {
  return `row:${title}`;
}
