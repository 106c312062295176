import { say } from '../../../i18n';
import { namedSitters } from '../../../i18n/sitterName';
import { type Level, levels } from '../../../rules/core/module';
import type { Controller, Player } from '../../../session/seats';
import { button, row, select } from '../../dom/controls';
import { openOver } from '../../dom/dialog';
import { el, icon } from '../../dom/el';
import { goToNew } from '../../frame/newTable';
import { firstTime } from '../../frame/onlyOnce';
import { forked } from '../../menu/saveWords';
import { type DrawerContext, sideName } from './desk';

type Kind = 'human' | Level;

/** A new game from a moment of this one, after asking who plays which side. */
export function openFork(desk: DrawerContext, moment: number): void {
  const { live, table } = desk.controller.screen();
  const { sitters } = table;
  const words = desk.words();
  const kinds: Kind[] = sitters.map(({ controller }) => (controller.kind === 'human' ? 'human' : controller.level));
  const text = desk.shell.text();
  const { setup } = text;
  const choices = [
    { value: 'human' as Kind, words: setup.human },
    ...levels.map((level) => ({ value: level as Kind, words: `${setup.bot} · ${setup.levels[level]}` })),
  ];
  // A seat given to a bot or taken from one would turn its hand up, while it is still being played for.
  const fixed = live.game.secrets && live.result === null;
  const rows = namedSitters(sitters, text).map(({ name }, seat) => {
    const control = select(choices, kinds[seat] ?? 'human', (kind) => {
      kinds[seat] = kind;
    });
    control.toggleAttribute('disabled', fixed);
    return row(`${sideName(desk, seat)} · ${name}`, control);
  });
  const start = () => {
    if (!firstTime(dialog)) return;
    const seated = sitters.map(
      (sitter, seat): Player => ({ ...sitter, controller: controllerOf(kinds[seat] ?? 'human') }),
    );
    const called = forked(desk.shell.saves.called(desk.session.saveId), moment);
    const begun = desk.session.fork(moment, seated, called);
    dialog.close();
    void goToNew(desk.shell, begun);
  };
  const dialog = openOver(desk.shell, {
    title: words.replay.fork,
    note: say(words.replay.position, { moment, length: live.steps.length }, desk.locale()),
    icon: icon('fork', 28),
    closeWords: words.close,
    content: [el('p', { class: 'about' }, fixed ? words.replay.forkFixed : words.replay.forkAbout), ...rows],
    foot: [button({ words: words.replay.forkStart, kind: 'primary', icon: 'play', run: start })],
    onClose: () => dialog.close(),
  });
}

function controllerOf(kind: Kind): Controller {
  return kind === 'human' ? { kind } : { kind: 'bot', level: kind };
}
