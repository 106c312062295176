import { answerLine, codes } from './lib/jsonRpc';
import { linesOf } from './lib/lines';
import { rpcMethods } from './lib/rpcMethods';

const LINE_BYTES = 2 * 1024 * 1024;
const TOO_LONG = JSON.stringify({
  jsonrpc: '2.0',
  id: null,
  error: { code: codes.request, message: `a line may have ${LINE_BYTES} bytes` },
});

/** Waits where the reader is slower than we are. */
function say(text: string): Promise<void> {
  return new Promise((done) => process.stdout.write(`${text}\n`, () => done()));
}

// A reader that went away is the ordinary end of a pipe.
process.stdout.on('error', () => process.exit(0));

const methods = rpcMethods();
for await (const line of linesOf(process.stdin, LINE_BYTES)) {
  if ('tooLong' in line) await say(TOO_LONG);
  else if (line.text.trim() !== '') {
    const reply = await answerLine(line.text, methods);
    if (reply !== null) await say(reply);
  }
}
