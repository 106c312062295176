import { sentencesIn } from '../../../i18n/formats';
import { type BattleFault, faultsOf } from '../../../rules/tankOnTank/data/battleFaults';
import { printBattle } from '../../../rules/tankOnTank/data/battleText';
import type { CustomBattle } from '../../../rules/tankOnTank/data/customBattle';
import { scenarios, twinOf } from '../../../rules/tankOnTank/data/scenarios';
import { dealGame } from '../../../session/heldGame';
import { freshSeed } from '../../../session/record/seal';
import { button, select } from '../../dom/controls';
import { el, freshId } from '../../dom/el';
import { fileButton, saveFile } from '../../dom/files';
import { copyWords, sheet } from '../../extras/extraPage';
import { goToNew } from '../../frame/newTable';
import { firstTime } from '../../frame/onlyOnce';
import { readChoice, sittersOf } from '../../menu/setupChoice';
import type { Kit } from './kit';
import { termsInWords } from './terms';

/** Everything that is wrong, a sentence each. */
export function faultsInWords(kit: Kit, faults: readonly BattleFault[]): string {
  const sentences = faults.map((each) => faultWords(kit, each));
  return sentencesIn(kit.shell.text().locale, sentences);
}

/** One sentence on what is wrong and where. */
function faultWords(kit: Kit, { fault, where }: BattleFault): string {
  const { faults } = kit.game().text;
  return kit.say(faults[fault] ?? fault, { where, seat: where === '1' ? 1 : 0 });
}

/** What the battle is made from: open ground or a printed one. */
export function beginSheet(kit: Kit, battle: CustomBattle, begin: (id: string | null) => void): HTMLElement {
  const words = kit.words().workshop;
  const { setups } = kit.game().text;
  const same = twinOf(printBattle(battle));
  const control = select(
    [
      { value: '', words: words.choose },
      { value: 'empty', words: words.empty },
      ...scenarios.map(({ id }) => ({ value: id, words: setups[id]?.name ?? id })),
    ],
    same?.id ?? '',
    (value) => {
      if (value !== '') begin(value === 'empty' ? null : value);
    },
  );
  control.setAttribute('aria-label', words.begin);
  return sheet(words.begin, control, el('p', { class: 'about' }, words.beginAbout));
}

/** What is still wrong, or the terms in words and the way to the table. */
export function playSheet(kit: Kit, battle: CustomBattle): HTMLElement {
  const words = kit.words().workshop;
  const faults = faultsOf(battle);
  const found = faults.map((each) => el('li', { class: 'stops' }, faultWords(kit, each)));
  const { victory, conditions } = termsInWords(battle, kit.words().terms, kit.say);
  const told = [...victory, ...conditions].map((each) => el('li', {}, each.says));
  return sheet(
    words.check,
    el('h3', {}, words.inWords),
    el('ul', { class: 'briefing-rules' }, ...told),
    found.length === 0 ? el('p', { class: 'extra-good' }, words.good) : el('ul', { class: 'extra-findings' }, ...found),
    button({
      words: words.play,
      kind: 'primary',
      icon: 'play',
      disabled: faults.length > 0,
      run: () => playBattle(kit, battle),
    }),
  );
}

/** A game of this battle, with the seats and options of the last set-up. */
function playBattle(kit: Kit, battle: CustomBattle): void {
  if (!firstTime(kit)) return;
  const { shell } = kit;
  const { module, sequence } = kit.game();
  const choice = readChoice(shell.store.recall('hull-down/setup/tankOnTank'), module.game);
  const seed = freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
  const options = { ...choice.options, scenario: printBattle(battle) };
  const deal = { setup: 'custom', seats: 2, options, seed };
  void goToNew(shell, shell.saves.add(dealGame(module.game, sequence, deal, sittersOf(choice)), { name: null }));
}

/** The battle as text: to take away, to share, to bring another. */
export function textSheet(kit: Kit, battle: CustomBattle, take: (text: string) => string): HTMLElement {
  const words = kit.words().workshop;
  const code = printBattle(battle);
  const id = freshId('battle');
  const trouble = el('p', { class: 'trouble', role: 'alert' });
  const field = el('textarea', { id, class: 'text-area short', spellcheck: 'false', autocomplete: 'off' });
  field.value = code;
  const read = (text: string) => {
    trouble.textContent = take(text);
  };
  const link = () => kit.shell.linkTo({ screen: 'room', game: 'tankOnTank', room: 'workshop', at: code });
  return sheet(
    words.text,
    el('label', { for: id, class: 'unseen' }, words.text),
    field,
    trouble,
    el(
      'div',
      { class: 'extra-acts' },
      button({ words: words.read, small: true, run: () => read(field.value) }),
      button({ words: words.share, small: true, icon: 'share', run: () => void copyWords(kit, link()) }),
      button({ words: words.save, small: true, icon: 'save', run: () => saveFile('tank-on-tank.txt', code) }),
      fileButton(words.open, read, () => kit.shell.toast(kit.shell.text().frame.fileUnreadable)),
    ),
  );
}
