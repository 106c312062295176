import type { Command, GameState, Json, Seat } from '../../rules/core/game';
import { dealGame } from '../../session/heldGame';
import { freshSeed } from '../../session/record/seal';
import { button } from '../dom/controls';
import { openOver } from '../dom/dialog';
import { el } from '../dom/el';
import { goToNew } from '../frame/newTable';
import { firstTime } from '../frame/onlyOnce';
import { readChoice, type SetupChoice, sittersOf } from '../menu/setupChoice';
import type { BenchKit } from './benchKit';

/** The game a bench begins, as far as its rules carry the position. */
interface PracticeGame {
  readonly setup: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: Json };
  /** Where the player sits: the side that fires on the bench. */
  readonly you: Seat;
  /** What is played, and what of the bench stays behind. */
  readonly about: string;
  /** What stands on the bench already is not asked again. */
  opening?(state: GameState): Command | null;
}

/** A game, or why there is none. */
export type Practice = PracticeGame | { readonly refused: string };

/** The options of the last set-up, for what the bench says nothing about. */
export type KeptOptions = SetupChoice['options'];

/** One person, and bots as strong as in the last set-up. */
export function practiceSeats({ seats }: Pick<SetupChoice, 'seats'>, count: number, you: Seat): SetupChoice['seats'] {
  const level = seats.find(({ human }) => !human)?.level ?? 'normal';
  const name = seats.find(({ human }) => human)?.name ?? '';
  return Array.from({ length: count }, (_, seat) =>
    seat === you ? { human: true, level, name } : { human: false, level, name: '' },
  );
}

/** The way from a bench to a table: says what will be played, or why nothing can, and begins it. */
export function openPractice(kit: BenchKit<unknown>, practice: (kept: KeptOptions) => Practice): () => void {
  const { shell } = kit.lab;
  const choiceNow = () => {
    const { id, module } = kit.game();
    return readChoice(shell.store.recall(`hull-down/setup/${id}`), module.game);
  };
  const offered = (choice: SetupChoice): Practice => {
    const { module, text } = kit.game();
    const made = practice(choice.options);
    const fault = 'refused' in made ? null : module.game.checkOptions(made);
    return fault === null ? made : { refused: text.faults[fault.problem] ?? fault.problem };
  };
  const begin = (choice: SetupChoice, { setup, seats, options, you, opening }: PracticeGame) => {
    if (!firstTime(kit)) return;
    const { module, sequence } = kit.game();
    const seed = freshSeed(({ length }) => crypto.getRandomValues(new Uint8Array(length)));
    const sitters = sittersOf({ ...choice, seats: practiceSeats(choice, seats, you) });
    const held = dealGame(module.game, sequence, { setup, seats, options, seed }, sitters, opening);
    void goToNew(shell, shell.saves.add(held, { name: null }));
  };
  return () => {
    const choice = choiceNow();
    const offer = offered(choice);
    const { practise, start } = kit.lab.words().game;
    const run = () => {
      dialog.close();
      if (!('refused' in offer)) begin(choice, offer);
    };
    const startButton = button({
      words: start,
      icon: 'play',
      kind: 'primary',
      disabled: 'refused' in offer,
      run,
    });
    const dialog = openOver(shell, {
      title: practise,
      closeWords: kit.lab.words().share.close,
      class: 'lab-dialog',
      content: [
        el('p', { class: 'about' }, 'refused' in offer ? offer.refused : offer.about),
        el('div', { class: 'lab-takes' }, startButton),
      ],
      onClose: () => dialog.close(),
    });
    startButton.focus();
  };
}
