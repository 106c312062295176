import { describe, expect, test, vi } from 'vitest';
import type { BotQuestion } from '../../../src/rules/core/module';
import { type BotWorker, openBots, type Receipt } from '../../../src/session/bots/askBot';
import { think } from '../../../src/session/bots/bot';
import { answerRequest, type BotReply, type BotRequest } from '../../../src/session/bots/botRequest';
import { toyGame } from '../../support/toyGame';
import { openToy, toyModule, toySequence } from '../../support/toyMachine';

const question: BotQuestion = { view: openToy().view(0), seat: 0, seed: 's', level: 'easy' };

async function load(id: string) {
  if (id !== 'toy') throw new Error(`no game ${id}`);
  return { module: toyModule, sequence: toySequence };
}

/** Workers that think in this thread, a task later, over a copy of the request as a real one gets. */
function fakes(reply: (request: BotRequest) => Promise<BotReply> = (request) => answerRequest(request, load)) {
  const workers: { ended: boolean; asked: BotRequest[]; worker: BotWorker }[] = [];
  const start = (): BotWorker => {
    const worker: BotWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        fake.ended = true;
      },
      postMessage: (request) => {
        fake.asked.push(structuredClone(request));
        setTimeout(async () => {
          const data = structuredClone(await reply(structuredClone(request)));
          if (!fake.ended) worker.onmessage?.(new MessageEvent('message', { data }));
        });
      },
    };
    const fake = { ended: false, asked: [] as BotRequest[], worker };
    workers.push(fake);
    return worker;
  };
  return { workers, start };
}

describe('asking a bot', () => {
  test('gives the answer that thinking gives', async () => {
    const { start } = fakes();
    expect(await openBots(start).ask('toy', question)).toEqual(think(toyGame, question));
  });

  test('uses the same worker for the next question, another for one at the same time', async () => {
    const { start, workers } = fakes();
    const bots = openBots(start);
    await bots.ask('toy', question);
    await bots.ask('toy', question);
    expect(workers.map(({ asked }) => asked.length)).toEqual([2]);
    await Promise.all([bots.ask('toy', question), bots.ask('toy', question)]);
    expect(workers.map(({ asked }) => asked.length)).toEqual([3, 1]);
    bots.close();
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });

  test('keeps a receipt of what was shown and answered', async () => {
    const { start, workers } = fakes();
    const receipts: Receipt[] = [];
    const answer = await openBots(start, (receipt) => receipts.push(receipt)).ask('toy', question);
    expect(receipts).toEqual([{ game: 'toy', question, answer }]);
    expect(workers[0]?.asked).toEqual([{ game: 'toy', question }]);
    expect(answer.view).toEqual(question.view);
  });

  test('aborting ends the worker; a late answer is not taken', async () => {
    const { start, workers } = fakes();
    const keep = vi.fn();
    const bots = openBots(start, keep);
    const stop = new AbortController();
    const asked = bots.ask('toy', question, stop.signal);
    stop.abort(new Error('undone'));
    await expect(asked).rejects.toThrow('undone');
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    expect(await bots.ask('toy', question)).toEqual(think(toyGame, question));
    expect(workers).toHaveLength(2);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('aborting afterwards does nothing', async () => {
    const { start, workers } = fakes();
    const stop = new AbortController();
    await openBots(start).ask('toy', question, stop.signal);
    stop.abort();
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
  });

  test('with a signal already aborted starts nothing', async () => {
    const { start, workers } = fakes();
    await expect(openBots(start).ask('toy', question, AbortSignal.abort())).rejects.toThrow();
    expect(workers).toEqual([]);
  });

  test('what goes wrong in the thinking is a rejection, and the worker lives', async () => {
    const { start, workers } = fakes();
    const bots = openBots(start);
    await expect(bots.ask('ludo', question)).rejects.toThrow('no game ludo');
    await expect(bots.ask('toy', { ...question, seat: 1, view: playedView() })).rejects.toThrow('nothing to choose');
    expect(workers.map(({ ended, asked }) => [ended, asked.length])).toEqual([[false, 2]]);
  });

  test('a question whose worker breaks is put to another once, then it is a rejection, and the next gets a new one', async () => {
    const { start, workers } = fakes(() => new Promise(() => {}));
    const bots = openBots(start);
    const asked = bots.ask('toy', question);
    workers[0]?.worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
    // It may not have been the question's fault: another is asked, once.
    await expect.poll(() => workers.length).toBe(2);
    workers[1]?.worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
    await expect(asked).rejects.toThrow('out of memory');
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
    bots.ask('toy', question).catch(() => {});
    expect(workers).toHaveLength(3);
  });

  test('a question that cannot be sent, or a worker that cannot start, is a rejection', async () => {
    const { start, workers } = fakes();
    const unsendable = { ...question, view: { ...question.view, cry: () => 0 } };
    await expect(openBots(start).ask('toy', unsendable)).rejects.toThrow();
    expect(workers[0]?.ended).toBe(true);
    const none = () => {
      throw new Error('no workers here');
    };
    await expect(openBots(none).ask('toy', question)).rejects.toThrow('no workers here');
  });
});

/** The view of a seat that has bet and has to wait for the other. */
function playedView() {
  const bet = openToy()
    .legal(1)
    .find((command) => command.type === 'bet');
  if (bet === undefined) throw new Error('no bet to make');
  return openToy().play(bet).view(1);
}
