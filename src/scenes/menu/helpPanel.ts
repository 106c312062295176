import { keyCap } from '../dom/controls';
import { el, icon } from '../dom/el';
import { openPanel, type Panel } from '../dom/livePanel';
import type { MenuShell } from '../frame/menuShell';
import { titleOf } from './saveWords';

/** The list of keys, over whatever is on the screen. */
export function openHelpPanel(shell: MenuShell): Panel {
  const build = () => {
    const text = shell.text();
    const { title, byFinger, fingers, everywhere, cabinet, table, keys, names } = text.help;
    const touch = matchMedia('(pointer: coarse)').matches;
    const list = (entries: readonly (readonly [readonly string[], string])[]) =>
      el(
        'dl',
        { class: 'key-list' },
        ...entries.map(([caps, words]) => el('div', {}, el('dt', {}, ...caps.map(keyCap)), el('dd', {}, words))),
      );
    return {
      title,
      icon: icon('help', 28),
      closeWords: text.frame.close,
      content: [
        ...(touch ? [el('h3', {}, byFinger), list(fingers.map(([gesture, does]) => [[gesture], does]))] : []),
        el('h3', {}, everywhere),
        list([
          [['?'], keys.help],
          [['M'], keys.mute],
          [[names.escape], keys.back],
        ]),
        el('h3', {}, cabinet),
        list([
          [['←', '→'], keys.choose],
          [[names.enter], keys.setUp],
          [['N'], keys.firstLesson],
          [['C'], keys.resume],
          [['B'], text.cabinet.openLab],
        ]),
        el('h3', {}, table),
        list([
          [[names.arrows], keys.walk],
          [[names.shift, names.arrows], keys.look],
          [[names.enter], keys.pick],
          [[names.escape], keys.stepBack],
          [['U'], keys.undo],
          [['L'], keys.log],
          [['R'], keys.rules],
          [['K'], keys.luck],
          [['P'], keys.replay],
          [['H'], keys.hold],
          [['F'], keys.fit],
          [['B'], keys.lab],
          [['+', '−'], keys.zoom],
          [['Q'], keys.speed],
          [[names.space], keys.skip],
        ]),
        // The same letters mean different things there.
        ...shell.games.all.flatMap(({ id, table: parts }) =>
          parts === null || parts.keys.length === 0
            ? []
            : [el('h3', {}, titleOf(id, text)), list(parts.keys.map(({ caps, shows }) => [caps, keys[shows]]))],
        ),
      ],
      onClose: () => panel.close(),
    };
  };
  const panel = openPanel(shell, build, { covers: true });
  return panel;
}
