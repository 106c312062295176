import { type Dice, openDice, seedDice } from '../../../src/rules/core/dice';
import { equalJson } from '../../../src/rules/core/play';
import { recordOf } from '../../../src/session/record/record';
import { answerLine, codes, type Method } from '../jsonRpc';
import { rpcMethods } from '../rpcMethods';
import { damaged, damagedText, oneOf } from './damage';
import { type Good, goodGames, sittersAt } from './goods';
import { type DoorReport, openReport, type Report, tryOne } from './report';

type Methods = ReadonlyMap<string, Method>;

/** A game open over rpc, and what it was opened from. */
interface Opened extends Good {
  readonly id: string;
}

/** How often the door is opened anew: games that were played to their end answer little. */
const ROUND = 500;

/** Lines: good requests of every method and game, damaged, batched, nested, cut. */
export async function tryRpc(count: number, seed: string): Promise<DoorReport> {
  const report = openReport('rpc');
  const goods = await goodGames(4, `${seed} rpc`);
  let methods: Methods = new Map();
  let games: readonly Opened[] = [];
  for (let index = 0; index < count; index++) {
    if (index % ROUND === 0) {
      methods = rpcMethods();
      games = await Promise.all(goods.map(async (good) => ({ ...good, id: await load(methods, good) })));
    }
    const dice = openDice(seedDice(`${seed} line ${index}`));
    const game = oneOf(dice, games);
    const line = lineOf(game, oneOf(dice, games), [...methods.keys()], dice);
    const what = `line ${index} of seed ${seed}`;
    // Whatever a refused line did, the game it named stands as it stood.
    const watched = index % 20 === 0;
    const before = watched ? await save(methods, game.id) : null;
    let refusedAll = false;
    await tryOne(report, what, async () => {
      refusedAll = judge(report, what, await answerLine(line, methods)) === requestsIn(line);
    });
    if (watched && refusedAll && !equalJson(before, await save(methods, game.id))) report.fault('lost', what);
  }
  return report.report();
}

const asked = (method: string, params: unknown) => ({ jsonrpc: '2.0', id: 1, method, params });

async function load(methods: Methods, { match }: Good): Promise<string> {
  const reply = await answerLine(
    JSON.stringify(asked('game.load', { save: recordOf(match, sittersAt(match)) })),
    methods,
  );
  return String(JSON.parse(reply ?? '{}').result?.id);
}

async function save(methods: Methods, id: string): Promise<unknown> {
  return JSON.parse((await answerLine(JSON.stringify(asked('game.save', { id })), methods)) ?? 'null');
}

/** A good request to one of the methods. */
function requestOf({ id, loaded, match }: Opened, names: readonly string[], dice: Dice) {
  const method = oneOf(dice, names);
  const seat = match.state.active[0] ?? 0;
  const command = match.legal(seat)[0] ?? match.log.at(-1)?.command ?? { type: 'resign', seat };
  const question = oneOf(dice, [...Object.keys(loaded.module.analyses ?? {}), 'odds']);
  const { setup, seats, options } = match.deal;
  const record = () => recordOf(match, sittersAt(match));
  const params: { [method: string]: object } = {
    'game.new': { game: loaded.game.id, setup, seats, options, seed: 7 },
    'game.load': method === 'game.load' ? { save: record() } : {},
    'game.bot': { id, seat, level: 'easy' },
    // Everything a question may ask for, rightly or wrongly.
    ask: {
      game: loaded.game.id,
      question,
      state: match.view(null),
      from: 'A1',
      to: 'B2',
      unit: 'unit:1',
      positions: 50,
    },
  };
  return asked(method, params[method] ?? { id, seat, command });
}

function lineOf(game: Opened, other: Opened, names: readonly string[], dice: Dice): string {
  const request = requestOf(game, names, dice);
  const strange = requestOf(other, names, dice);
  const way = dice.roll(12, 'line');
  if (way === 1) return damagedText(JSON.stringify(request), dice);
  if (way === 2)
    return JSON.stringify(Array(oneOf(dice, [1, 3, 101, 27_000])).fill(asked('game.legal', { id: game.id, seat: 0 })));
  if (way === 3) return JSON.stringify([request, damaged(strange, request, dice)]);
  if (way === 4) return JSON.stringify(request);
  return JSON.stringify(damaged(request, strange, dice)) ?? '';
}

/** How many answers a line may ask for: a request without an id is carried out without a word. */
function requestsIn(line: string): number {
  try {
    const asked: unknown = JSON.parse(line);
    return Array.isArray(asked) ? asked.length : 1;
  } catch {
    return 1;
  }
}

/** How many requests of the line were refused; our own failure is a crash. */
function judge(report: Report, what: string, text: string | null): number {
  const said: unknown = JSON.parse(text ?? 'null');
  const replies = said === null ? [] : [said].flat();
  for (const reply of replies) {
    const code: unknown = Reflect.get(Object(Reflect.get(Object(reply), 'error')), 'code');
    report.answered(code === undefined ? 'accepted' : String(code));
    if (code === codes.internal) report.fault('crashes', `${what}: ${JSON.stringify(reply).slice(0, 300)}`);
  }
  return replies.filter((reply) => Object.hasOwn(Object(reply), 'error')).length;
}
