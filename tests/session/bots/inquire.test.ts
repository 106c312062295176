import { expect, test } from 'vitest';
import { tankChessModule } from '../../../src/rules/tankChess';
import { answerInquiry, type Inquiry, type InquiryReply, openInquiries } from '../../../src/session/bots/inquire';
import type { PoolWorker } from '../../../src/session/bots/workerPool';

const load = async () => tankChessModule;

function worker(): PoolWorker<Inquiry, InquiryReply> {
  const fake: PoolWorker<Inquiry, InquiryReply> = {
    onmessage: null,
    onerror: null,
    terminate: () => {},
    postMessage: (inquiry) =>
      void answerInquiry(inquiry, load).then((data) => fake.onmessage?.(new MessageEvent('message', { data }))),
  };
  return fake;
}

const position = { size: 8, pieces: [{ side: 'white', kind: 'LT', at: 'a1', facing: 'N' }] };

test('an inquiry is answered by the analysis functions of the game', async () => {
  const inquiries = openInquiries(worker);
  const answer = await inquiries.ask({ game: 'tankChess', ask: 'turns', params: { position } });
  expect(answer).toEqual(tankChessModule.analyses?.turns?.({ position }));
  inquiries.close();
});

test('what goes wrong is told', async () => {
  const inquiries = openInquiries(worker);
  await expect(inquiries.ask({ game: 'tankChess', ask: 'fortune', params: {} })).rejects.toThrow(
    'does not answer fortune',
  );
  await expect(inquiries.ask({ game: 'tankChess', ask: 'turns', params: {} })).rejects.toThrow('position');
});

test('breaking off ends the wait', async () => {
  const stop = new AbortController();
  const waiting = openInquiries(worker).ask({ game: 'tankChess', ask: 'turns', params: { position } }, stop.signal);
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});
