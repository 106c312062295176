import { createReadStream, readFileSync, type Stats, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKABLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.md', '.txt']);

/** Serves a folder on this machine only; where the port is taken, on any free one. */
export async function serveFolder(folder: string, port: number, host = '127.0.0.1'): Promise<Served> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => answer(folder, packed, request, response));
  const bound = (await listen(server, port, host)) ?? (await listen(server, 0, host));
  if (bound === null) throw new Error(`no free port on ${host}`);
  return {
    url: `http://localhost:${bound}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<number | null> {
  return new Promise((done, fail) => {
    const onError = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : fail(error));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : null);
    });
  });
}

function answer(folder: string, packed: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): void {
  const allowed = request.method === 'GET' || request.method === 'HEAD';
  const file = allowed ? fileFor(folder, request.url ?? '/') : null;
  if (file === null) {
    response.writeHead(allowed ? 404 : 405, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('not here\n');
    return;
  }
  const kind = extname(file.path);
  const headers: Record<string, string> = {
    ...guards(request.url ?? '/'),
    'content-type': TYPES[kind] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    'cache-control': /-[\w-]{8}\.\w+$/.test(file.path) ? 'max-age=31536000, immutable' : 'no-cache',
  };
  const { range } = request.headers;
  if (range !== undefined) {
    sendPart(file, range, headers, request, response);
    return;
  }
  if (PACKABLE.has(kind) && takesBrotli(request)) {
    const key = `${file.path}:${file.stats.mtimeMs}`;
    const body = packed.get(key) ?? pack(file.path);
    packed.set(key, body);
    response.writeHead(200, {
      ...headers,
      'content-encoding': 'br',
      'content-length': body.length,
      vary: 'accept-encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': file.stats.size });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file.path).pipe(response);
}

/** A page may stand in another's frame only where it asks to be shown so. */
function guards(url: string): Record<string, string> {
  const embedded = new URL(url, 'http://localhost').searchParams.get('embed') === '1';
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `frame-ancestors ${embedded ? '*' : "'self'"}`,
  };
}

/** Named, and not with a weight of nothing. */
function takesBrotli(request: IncomingMessage): boolean {
  const accepts = String(request.headers['accept-encoding'] ?? '').split(',');
  return accepts.some((each) => {
    const [name = '', ...weights] = each.split(';').map((part) => part.trim());
    return name === 'br' && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}

/** One part of a file; a wish that is not understood is answered with the whole, one beyond its end with a refusal. */
function sendPart(
  { path, stats: { size } }: { readonly path: string; readonly stats: Stats },
  range: string,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const whole = from === '' && to === '';
  const first = from === '' ? (whole ? 0 : Math.max(0, size - Number(to))) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` });
    response.end();
    return;
  }
  const part = whole ? {} : { 'content-range': `bytes ${first}-${last}/${size}` };
  response.writeHead(whole ? 200 : 206, { ...headers, ...part, 'content-length': last - first + 1 });
  if (request.method === 'HEAD') response.end();
  else createReadStream(path, { start: first, end: last }).pipe(response);
}

/** Half the best ratio at a fiftieth of the time: the first visitor should not wait for the packer. */
function pack(path: string): Buffer {
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function fileFor(folder: string, url: string): { path: string; stats: Stats } | null {
  try {
    const asked = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const path = normalize(join(folder, asked.endsWith('/') ? `${asked}index.html` : asked));
    if (asked.includes('\0') || !path.startsWith(normalize(folder + sep))) return null;
    // What the build notes for itself is nobody's business.
    if (asked.split('/').some((part) => part.startsWith('.'))) return null;
    const stats = statSync(path);
    return stats.isFile() ? { path, stats } : null;
  } catch {
    return null;
  }
}
