import { say } from '../../i18n/index';
import type { GameId } from '../../rules/gameId';
import { styleOf } from '../board/styleOf';
import { button } from '../dom/controls';
import { el, icon } from '../dom/el';
import { openPanel, type Panel } from '../dom/livePanel';
import { gameOfRule, loadGame, loadScene } from '../frame/games';
import { wordsFor } from '../frame/language';
import type { MenuShell } from '../frame/menuShell';
import { entryRow, type RuleInk, ruleText } from '../rulebook/blocks';
import { figurePlace } from '../rulebook/figurePlace';
import type { RuleIndex } from '../rulebook/index';
import { loadRules } from '../rulebook/load';
import { titleOf } from './saveWords';

/**
 * One rule with what stands beside it, away from any table. Null where no game has such a rule, or where it is not
 * `wanted` any more once it is there. `leave`: where closing leads; null: it lies over another panel and just closes.
 */
export async function openRulePanel(
  shell: MenuShell,
  id: string,
  leave: (() => void) | null,
  wanted: () => boolean,
): Promise<Panel | null> {
  const game = gameOfRule(shell.games, id);
  if (game === null) return null;
  const spoken = await wordsFor(shell, (language) => loadRules(game, language));
  const known = spoken.now().known(id);
  if (known === null || !wanted()) {
    spoken.stop();
    return null;
  }
  let shown = known;
  let rebuild = () => {};
  const go = (next: string) => {
    shown = next;
    rebuild();
  };
  const panel = openPanel(
    shell,
    () => {
      const text = shell.text();
      return {
        title: shown,
        note: titleOf(game, text),
        icon: icon('rules', 28),
        closeWords: text.frame.close,
        class: 'rule-panel',
        content: pageOf(shell, game, spoken.now(), shown, inkOf(shell, spoken.now(), go)),
        onClose: () => (leave === null ? panel.close() : leave()),
      };
    },
    { covers: leave === null, gone: spoken.stop },
  );
  rebuild = panel.rebuild;
  return panel;
}

function inkOf(shell: MenuShell, index: RuleIndex, open: (id: string) => void): RuleInk {
  const { locale, setup } = shell.text();
  return { isRule: (id) => index.has(id), open, openWords: setup.rule, locale, found: () => [] };
}

function pageOf(shell: MenuShell, game: GameId, index: RuleIndex, id: string, ink: RuleInk): HTMLElement[] {
  const page = index.page(id);
  if (page === null) return [];
  const { section, chapter, entry } = page;
  const where = section === chapter ? chapter.heading : `${chapter.heading} · ${section.heading}`;
  // A ruling may stand in the same chapter as well.
  const all = [...page.rulings, ...page.examples, ...page.neighbours];
  const beside = all.filter((other, at) => all.findIndex((each) => each.id === other.id) === at);
  return [
    el('p', { class: 'about' }, where),
    el('p', { class: 'rule-words' }, ...ruleText(entry.text, ink)),
    ...(shell.games.isPlayable(game) ? [figurePlace(drawFigure(shell, game, id), shell.text().frame.example)] : []),
    ...labLink(shell, game, id),
    ...exampleLink(shell, game, id),
    ...beside.map((other) => entryRow(other, ink)),
  ];
}

/** The way to the bench that shows a rule. */
function labLink(shell: MenuShell, game: GameId, rule: string): HTMLElement[] {
  const { bench } = shell.games.get(game);
  const at = bench?.rules?.[rule];
  if (bench === undefined || at === undefined) return [];
  const run = () => shell.go({ screen: 'lab', bench: bench.name, at });
  return [button({ words: shell.text().cabinet.lab, icon: 'eye', small: true, run })];
}

/** The way to the board on which an example can be played. */
function exampleLink(shell: MenuShell, game: GameId, rule: string): HTMLElement[] {
  if (shell.games.table(game)?.isExample?.(rule) !== true) return [];
  const run = () => shell.go({ screen: 'room', game, room: 'learn', at: rule });
  return [button({ words: shell.text().frame.openExample, icon: 'play', small: true, run })];
}

/** Away from any table the game and its drawings are fetched for it. */
async function drawFigure(shell: MenuShell, game: GameId, rule: string): Promise<HTMLCanvasElement | null> {
  const { figureOf } = await import('../rulebook/figures');
  const settings = shell.settings();
  const look = styleOf(settings, (await loadGame(shell.games, game, settings.language)).text);
  return figureOf(shell.games, game, rule, look, async () => {
    const [makeSkin, { loadDrawings }] = await Promise.all([loadScene(shell.games, game), import('../paint/drawings')]);
    const skin = makeSkin(() => look);
    return { skin, drawings: await loadDrawings(skin) };
  });
}

/** A chip that opens its rule over the present place; whoever has left that by then is not bothered with it. */
export function ruleLink(shell: MenuShell, id: string): HTMLElement {
  const words = say(shell.text().setup.rule, { rule: id }, shell.text().locale);
  const click = () => {
    const isLatest = shell.askRule();
    const place = location.hash;
    const wanted = () => isLatest() && place === location.hash;
    openRulePanel(shell, id, null, wanted).catch((error: unknown) => {
      if (wanted()) shell.crash(error, {});
    });
  };
  const on = { click };
  return el('button', { type: 'button', class: 'rule', 'aria-label': words, on }, id);
}
