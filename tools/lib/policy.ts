import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * What the page may load and run: our own files, and of inline scripts those the build has written, known by their
 * hashes. Sizes and colours are set as style attributes, so styles may stand in the page.
 */
export function policyFor(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    hashOf(code),
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.join(' ')}`.trim(),
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const CHARSET = '<meta charset="utf-8" />';

/** Writes the policy into the finished page, before the first script; the letters it is written in must be known sooner still. */
export const policy: Plugin = {
  name: 'policy',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(CHARSET, '')
        .replace(
          '<head>',
          `<head>\n    ${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(html)}" />`,
        ),
  },
};
