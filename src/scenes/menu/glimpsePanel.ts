import { listsIn } from '../../i18n/formats';
import { say } from '../../i18n/index';
import { namedSitters } from '../../i18n/sitterName';
import type { GameView } from '../../rules/core/game';
import type { GameId } from '../../rules/gameId';
import type { Glimpse } from '../../session/record/glimpse';
import { paintView } from '../board/paintView';
import { styleOf } from '../board/styleOf';
import { el, icon } from '../dom/el';
import { openPanel, type Panel } from '../dom/livePanel';
import { loadGame, loadScene } from '../frame/games';
import type { MenuShell } from '../frame/menuShell';
import { loadDrawings } from '../paint/drawings';
import { titleOf } from './saveWords';

const WIDTH = 960;

/** A game that is still being played elsewhere, as its sender may show it: a picture and what is known, nothing to play. */
export function openGlimpsePanel(
  shell: MenuShell,
  id: GameId,
  { glimpse, view }: { readonly glimpse: Glimpse; readonly view: GameView },
  leave: () => void,
): Panel {
  let picture: string | null = null;
  let gone = false;
  const panel = openPanel(
    shell,
    () => {
      const text = shell.text();
      const { glimpse: words } = text;
      const names = namedSitters(glimpse.seats, text).map(({ name }) => name);
      const facts: readonly (readonly [string, string])[] = [
        [words.players, listsIn(text.locale).format(names)],
        [words.moment, say(words.after, { turn: view.turn, moment: glimpse.moment }, text.locale)],
        [words.seal, glimpse.seal],
      ];
      return {
        title: titleOf(id, text),
        note: words.title,
        icon: icon('share', 28),
        closeWords: text.frame.close,
        class: 'glimpse',
        content: [
          el('p', { class: 'about' }, words.about),
          picture === null
            ? el('p', { role: 'status' }, text.frame.loading)
            : el('img', { src: picture, alt: words.picture }),
          el(
            'dl',
            { class: 'glimpse-facts' },
            ...facts.flatMap(([name, told]) => [el('dt', {}, name), el('dd', {}, told)]),
          ),
        ],
        onClose: leave,
      };
    },
    {
      gone: () => {
        gone = true;
      },
    },
  );
  void paint(shell, id, view).then((painted) => {
    picture = painted;
    if (!gone) panel.rebuild();
  });
  return panel;
}

async function paint(shell: MenuShell, id: GameId, view: GameView): Promise<string> {
  const settings = shell.settings();
  const [{ text }, makeSkin] = await Promise.all([
    loadGame(shell.games, id, settings.language),
    loadScene(shell.games, id),
  ]);
  const skin = makeSkin(() => styleOf(settings, text));
  return paintView(skin, view, WIDTH, await loadDrawings(skin)).toDataURL('image/webp', 0.9);
}
