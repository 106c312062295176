import { aboutCommand } from '../../../i18n/tankAce/describe';
import { threatAfter, threatTo } from '../../../rules/tankAce/outlook';
import type { Command, View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import { fieldsOf, hopeOf } from '../battle/orders';
import { wordsOf } from '../battle/words';

/** What speaks for a command: what one can hope for, what becomes of the danger, and what it is good for. */
export function reasonFor(view: View, command: Command, look: Style): string {
  const { table, say, percent } = wordsOf(look);
  const about = aboutCommand(view, command, look.language);
  if (view.phase !== 'orders') return about;
  const { aide } = table;
  const hope = hopeOf(view, command);
  const hopes = hope === null || hope.of === 'smokeUp' ? [] : [say(aide[hope.of], { chance: percent(hope.chance) })];
  const also =
    hope?.also == null
      ? []
      : [say(aide.also, { what: say(table.also[hope.also.of], { chance: percent(hope.also.chance) }) })];
  const [now, then] = [threatTo(view, command.seat).destroyed, threatAfter(view, command)].map(percent);
  const danger = say(now === then ? aide.same : aide.danger, { now, then });
  return [...hopes, ...also, danger, ...(hopes.length === 0 ? [about] : [])].join(look.language === 'ja' ? '' : ' ');
}

/** What to look at for a command: the order on the wheel, or the paper it lies on. */
export function lookFor(view: View, command: Command): string {
  switch (command.type) {
    case 'enlist':
    case 'changeTank':
      return 'career/tanks';
    case 'join':
      return 'career/units';
    case 'train':
      return 'career/school';
    case 'buySkill':
    case 'recall':
      return 'career/crew';
    case 'barter':
      return 'career/trade';
    default: {
      const fields = fieldsOf(command).map((field) => `${field}=${String(Reflect.get(command, field))}`);
      return view.mission === null ? '' : `order:${[command.type, ...fields].join('&')}`;
    }
  }
}
