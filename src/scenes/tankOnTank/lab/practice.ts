import type { Bench } from '../../../rules/tankOnTank/lab/bench';
import { practiceBattle, practiceOpening } from '../../../rules/tankOnTank/lab/practice';
import type { State } from '../../../rules/tankOnTank/types';
import { dealGame } from '../../../session/heldGame';
import { freshSeed } from '../../../session/record/seal';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { readChoice, sittersOf } from '../../menu/setupChoice';
import type { HexKit } from './kit';

/** The way from the bench to a table: a practice game from the position as it then is. Null where none can be made of it. */
export function practiceCard(kit: HexKit, now: () => Bench): HTMLElement | null {
  if (practiceBattle(now()) === null) return null;
  const { practise, practiseAbout } = kit.lab.words().game;
  const run = () => {
    const { shell } = kit.lab;
    const bench = now();
    const scenario = practiceBattle(bench);
    if (scenario === null) return;
    const { module, sequence } = kit.game();
    const choice = readChoice(shell.store.recall('hull-down/setup/tankOnTank'), module.game);
    const seed = freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
    const deal = { setup: 'custom', seats: 2, options: { ...choice.options, scenario }, seed };
    // Nobody has to set up what stands on the bench already.
    const opening = (state: unknown) => practiceOpening(bench, state as State);
    const held = dealGame(module.game, sequence, deal, sittersOf(choice), opening);
    const saveId = shell.saves.add(held, { name: null });
    shell.go({ screen: 'table', saveId, moment: null });
  };
  return el(
    'section',
    { class: 'lab-sheet lab-practice' },
    button({ words: practise, icon: 'play', small: true, run }),
    el('p', {}, practiseAbout),
  );
}
