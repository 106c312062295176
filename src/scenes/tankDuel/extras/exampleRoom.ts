import { sequenceOf } from '../../../machines/order';
import { tankDuelChart } from '../../../machines/tankDuel';
import type { Position } from '../../../rules/core/play';
import { type Example, examples } from '../../../rules/tankDuel/data/examples';
import { layOut, lookAway } from '../../../rules/tankDuel/study/layout';
import type { Command, Event, State } from '../../../rules/tankDuel/types';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import { openRoom, sheet } from '../../extras/extraPage';
import type { Screen } from '../../frame/shell';
import { ruleLink } from '../../menu/rulePanel';
import { loadRules } from '../../rulebook/load';
import { openDuelBoard } from './duelBoard';
import type { Kit } from './kit';

const order = sequenceOf(tankDuelChart);
const indexOf = (id: string | null) => examples.findIndex(({ rules }) => rules[0] === id);

/** What is done by one, and then by the others, who let everything stand. */
function goOn(from: Position<State>, { seat }: Example, command: Command) {
  let { position, events } = order.next({ position: from }, command, from.dice);
  const told: Event[] = [...events];
  for (;;) {
    const [asked] = position.state.active;
    const answer = asked === undefined || asked === seat ? null : lookAway(position.state, asked);
    if (answer === null) return { position, told };
    ({ position, events } = order.next({ position }, answer, position.dice));
    told.push(...events);
  }
}

/** A worked example of the rulebook, to be played on; null: there is none of that name. */
export function openExampleRoom(kit: Kit, at: string, leave: () => void): Screen | null {
  const { shell } = kit;
  if (indexOf(at) < 0) return null;
  let number = indexOf(at);
  /** The example as the rulebook tells it, once that is there. */
  let says = '';
  const exampleNow = (): Example => {
    const found = examples[number];
    if (found === undefined) throw new Error(`no example ${number}`);
    return found;
  };
  let position = layOut(order, exampleNow().layout);
  const set = () => {
    const { seat } = exampleNow();
    table.set(position.state, seat, position.state.active.includes(seat));
  };
  const give = async (command: Command): Promise<void> => {
    const example = exampleNow();
    const next = goOn(position, example, command);
    await table.play(next.told, next.position.state);
    if (example !== exampleNow()) return;
    position = next.position;
    set();
  };
  const table = openDuelBoard(kit, (command) => void give(command));
  const room = openRoom(kit, { name: 'learn', board: table.board, leave });

  const lay = () => {
    position = layOut(order, exampleNow().layout);
    set();
  };
  const go = (next: number) => {
    number = (next + examples.length) % examples.length;
    const [id = ''] = exampleNow().rules;
    shell.router.replace({ screen: 'room', game: 'tankDuel', room: 'learn', at: id });
    lay();
    void read();
  };
  const write = () => {
    const words = kit.words().examples;
    const { rules } = exampleNow();
    const [id = ''] = rules;
    room.title(words.title, kit.say(words.number, { number: number + 1, of: examples.length }), says);
    room.side.replaceChildren(
      sheet(
        id,
        el('p', { class: 'extra-task' }, says),
        el('p', { class: 'extra-rules' }, ...rules.map((rule) => ruleLink(shell, rule))),
        el('p', {}, words.about),
        el('div', { class: 'extra-acts' }, button({ words: words.again, small: true, run: lay })),
      ),
      table.aside,
      el(
        'div',
        { class: 'extra-acts' },
        button({ words: words.previous, small: true, icon: 'step-back', run: () => go(number - 1) }),
        button({ words: words.next, small: true, icon: 'step', run: () => go(number + 1) }),
      ),
    );
  };
  /** Reads the example in the language of the page. */
  const read = async () => {
    const example = exampleNow();
    const [id = ''] = example.rules;
    says = '';
    write();
    const index = await loadRules('tankDuel', shell.settings().language);
    if (example !== exampleNow()) return;
    says = index.page(id)?.entry.text ?? '';
    write();
  };

  lay();
  void read();
  const stop = shell.onSettings(() => {
    table.rewrite();
    void read();
  });
  return {
    show(address) {
      const asked = address.screen === 'room' ? indexOf(address.at) : -1;
      if (asked >= 0 && asked !== number) go(asked);
    },
    close() {
      stop();
      table.close();
      room.close();
    },
  };
}
