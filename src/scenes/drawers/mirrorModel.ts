import { say } from '../../i18n';
import { plainRef } from '../../i18n/describe/describe';
import type { Prompt } from '../../i18n/text';
import type { Command, Ref } from '../../rules/core/game';
import type { TableScreen } from '../tableController';
import { type Desk, sideName } from './desk';

/** What a thing is called at this stage of pointing. */
export function refWords(desk: Desk, screen: TableScreen, ref: Ref): string {
  return desk.describe()?.ref(screen.view, ref, screen.picking.picked) ?? plainRef(desk.session.text(), ref);
}

/** What was picked so far, each called as it was when it was chosen. */
export function pickedWords(desk: Desk, screen: TableScreen): readonly string[] {
  const { picked } = screen.picking;
  return picked.map(
    (ref, index) =>
      desk.describe()?.ref(screen.view, ref, picked.slice(0, index)) ?? plainRef(desk.session.text(), ref),
  );
}

export function commandWords(desk: Desk, view: unknown, command: Command): string {
  const described = desk.describe()?.command(view, command);
  if (described !== undefined) return described;
  const path = desk.session.module.game.path(command);
  return path.map((ref) => plainRef(desk.session.text(), ref)).join(' → ');
}

/** What is to be done now, in plain words; who is waited for where nobody at the screen can act. */
export function promptWords(desk: Desk, screen: TableScreen): Prompt {
  const { mirror, replay } = desk.words();
  const locale = desk.locale();
  const { table, match, seat } = screen;
  if (screen.moment !== null) {
    const where = say(replay.position, { moment: screen.moment, length: table.match.log.length }, locale);
    return { act: say(mirror.replaying, { where }, locale), more: '' };
  }
  const text = desk.session.text();
  const phase = text.phases[match.state.phase];
  if (match.result !== null) {
    const ended = text.rules[match.result.rule] ?? '';
    return { act: `${mirror.over} ${ended}`.trim(), more: '' };
  }
  if (seat === null) {
    const waited = match.state.active[0];
    if (waited === undefined) return { act: mirror.showing, more: '' };
    return { act: say(mirror.thinking, { side: sideName(desk, waited) }, locale), more: '' };
  }
  const prompts = phase?.prompts ?? [];
  const prompt = prompts[Math.min(screen.picking.picked.length, prompts.length - 1)] ?? { act: '', more: '' };
  return { act: `${sideName(desk, seat)}: ${prompt.act}`, more: prompt.more };
}

/** Why not, with its rule. */
export function refusalWords(desk: Desk, { whyNot }: TableScreen): string {
  if (whyNot === null) return '';
  const { rule } = whyNot.refusal;
  const told = desk.session.text().rules[rule] ?? '';
  return say(desk.words().mirror.refused, { words: told, rule }, desk.locale());
}
