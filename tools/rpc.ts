import { readArgs } from './lib/args';
import { answerLine, codes } from './lib/jsonRpc';
import { linesOf } from './lib/lines';
import { rpcMethods } from './lib/rpcMethods';

readArgs(
  `JSON-RPC 2.0, one object a line, on standard input and output: play, ask and save games without a screen.
  npm run --silent rpc
  The methods are listed in README.md; {"jsonrpc":"2.0","id":1,"method":"games.list"} is a beginning.`,
  {},
);

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
