import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPlaces } from '../../tools/lib/browserPlaces';
import { type Served, serveFolder } from '../../tools/lib/staticServer';

const outer = mkdtempSync(join(tmpdir(), 'serve-'));
const folder = join(outer, 'dist');
let served: Served;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<p>front</p>');
  writeFileSync(join(folder, 'assets', 'main-abcd1234.js'), 'export {};');
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
