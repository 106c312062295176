import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPlaces } from '../../tools/lib/browserPlaces';
import { policyFor } from '../../tools/lib/policy';
import { type Served, serveFolder } from '../../tools/lib/staticServer';

const outer = mkdtempSync(join(tmpdir(), 'serve-'));
const folder = join(outer, 'dist');
let served: Served;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<p>front</p>');
  writeFileSync(join(folder, 'assets', 'main-abcd1234.js'), 'export {};');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  served = await serveFolder(folder, 0);
});

afterAll(async () => {
  await served.close();
  rmSync(outer, { recursive: true });
});

/** By hand, because fetch tidies a path before it sends it. */
function statusOf(path: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(served.url);
    const asked = request({ hostname, port, path, method }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    asked.on('error', fail).end();
  });
}

test('serves files by their type, packed or plain', async () => {
  const page = await fetch(served.url, { headers: { 'accept-encoding': 'br' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(await page.text()).toBe('<p>front</p>');
  const script = await fetch(`${served.url}assets/main-abcd1234.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('content-encoding')).toBeNull();
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await script.text()).toBe('export {};');
});

test('lets nobody out of its folder', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%00',
    '/%ff',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets',
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
  expect(await statusOf('/', 'POST')).toBe(405);
  expect(await statusOf('/', 'HEAD')).toBe(200);
});

test('takes another port where its own is taken', async () => {
  const port = Number(new URL(served.url).port);
  const second = await serveFolder(folder, port);
  expect(new URL(second.url).port).not.toBe(String(port));
  expect((await fetch(second.url)).status).toBe(200);
  await second.close();
});

test("a browser is looked for where the caller says first, then on the caller's path", () => {
  const bin = join(outer, 'bin');
  mkdirSync(bin);
  for (const name of ['told', 'chromium']) writeFileSync(join(bin, name), '', { mode: 0o755 });
  writeFileSync(join(bin, 'google-chrome'), '', { mode: 0o644 });
  const places = browserPlaces({ CHROMIUM_PATH: join(bin, 'told'), CHROME: join(bin, 'missing'), PATH: bin });
  expect(places[0]).toBe(join(bin, 'told'));
  expect(places).toContain(join(bin, 'chromium'));
  expect(places).not.toContain(join(bin, 'missing'));
  expect(places).not.toContain(join(bin, 'google-chrome'));
});

/** What a request with such headers is answered with. */
async function asked(path: string, headers: Record<string, string>) {
  const response = await fetch(new URL(path, served.url), { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('packs only for who wants it packed', async () => {
  const packing = async (accepts: string) =>
    (await asked('', { 'accept-encoding': accepts })).headers.get('content-encoding');
  expect(await packing('gzip, br')).toBe('br');
  expect(await packing('br;q=0.5')).toBe('br');
  expect(await packing('br;q=0, gzip')).toBeNull();
  expect(await packing('br;q=0.000')).toBeNull();
  expect(await packing('brotli')).toBeNull();
});

test('sends the part that is asked for, and refuses what lies beyond the end', async () => {
  const script = 'assets/main-abcd1234.js';
  const part = (range: string) => asked(script, { range, 'accept-encoding': 'br' });
  expect(await part('bytes=0-5')).toMatchObject({ status: 206, text: 'export' });
  expect((await part('bytes=0-5')).headers.get('content-range')).toBe('bytes 0-5/10');
  expect(await part('bytes=7-')).toMatchObject({ status: 206, text: '{};' });
  expect(await part('bytes=-3')).toMatchObject({ status: 206, text: '{};' });
  expect(await part('bytes=-99')).toMatchObject({ status: 206, text: 'export {};' });
  expect(await part('bytes=10-')).toMatchObject({ status: 416, text: '' });
  expect(await part('bytes=5-2')).toMatchObject({ status: 416, text: '' });
  expect(await part('bytes=a-b')).toMatchObject({ status: 200, text: 'export {};' });
});

test('lets others frame only what asks to be embedded', async () => {
  const framed = async (path: string) => (await asked(path, {})).headers.get('content-security-policy');
  expect(await framed('')).toBe("frame-ancestors 'self'");
  expect(await framed('?embed=0')).toBe("frame-ancestors 'self'");
  expect(await framed('?embed=1')).toBe('frame-ancestors *');
});

test('the policy of a page knows its own inline scripts by their hashes, and no others', () => {
  const policy = policyFor(
    '<script>one()</script><script type="module" src="x.js"></script><script id="b">two()</script>',
  );
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|\*/);
});
