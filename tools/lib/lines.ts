export type Line = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 10;

/** Cuts a stream of bytes into lines; of a line over the limit nothing is kept but the fact. */
export async function* linesOf(stream: AsyncIterable<Buffer | string>, limit: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (): Line => {
    const line = size > limit ? ({ tooLong: true } as const) : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Buffer) => {
    size += part.length;
    if (size <= limit) parts.push(part);
    else parts = [];
  };
  for await (const chunk of stream) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      keep(rest.subarray(0, end));
      yield take();
      rest = rest.subarray(end + 1);
    }
    keep(rest);
  }
  if (size > 0) yield take();
}
