import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { gameIds } from '../src/rules/gameId.ts';
import { early } from './lib/early.ts';
import { firstWords } from './lib/firstWords.ts';
import { idleSlices } from './lib/japaneseFace.ts';
import { phaserParts } from './lib/phaserParts.ts';
import { policy } from './lib/policy.ts';

/** Installable and playable without a network. A new version waits until the player starts it. */
const offline = VitePWA({
  registerType: 'prompt',
  // The program asks for its worker itself (`freshVersion.ts`): it must go on where there is none.
  injectRegister: null,
  manifest: {
    name: 'Hull Down',
    short_name: 'Hull Down',
    description: 'Five tank board games of the Second World War on one table',
    theme_color: '#141b26',
    background_color: '#0d121a',
    display: 'standalone',
    start_url: './',
    scope: './',
    icons: [
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    // The page of the first visit too is played on when the network goes.
    clientsClaim: true,
    globPatterns: ['**/*.{js,css,html,svg,webp,png,woff2}'],
    // Of the many slices of the Japanese face those our words need; the others are kept when they are first shown.
    globIgnores: idleSlices().map((slice) => `**/${slice}-*`),
    runtimeCaching: [
      { urlPattern: /noto-sans-jp-.*\.woff2$/, handler: 'CacheFirst', options: { cacheName: 'japanese' } },
    ],
    maximumFileSizeToCacheInBytes: 3_000_000,
  },
});

/** Files of ours by their places under `src`, and of a library. */
const under = (places: string, library = '(?!)') =>
  new RegExp(`[\\\\/]src[\\\\/](?:${places.replaceAll('/', '[\\\\/]')})|node_modules[\\\\/]${library}`);
/** The folder, or the chart, of one game. */
const anyGame = new RegExp(`[\\\\/](${gameIds.join('|')})\\b`);
const nameIn = (id: string, form: RegExp) => form.exec(id)?.[1] ?? '';

/** What every screen and every game stands on, in one file instead of twenty. */
const base = under(
  [
    'main\\.ts',
    'games/(?!worker)',
    'rules/(?:core|gameId)',
    'session',
    'i18n/(?:tank\\w+/(?!describe))?\\w+\\.ts',
    'scenes/tours\\.ts',
    'scenes/(?:boot|opening)\\.ts',
    'scenes/frame/(?:settings\\w*|router|assets|games|shell|newTable)\\.ts',
    'scenes/dom/(?!copy)',
    'scenes/menu/(?:rooms|setupChoice|rulePanel|exportSave)\\.ts',
    'scenes/paint/(?!pen|tags|\\w+Pictures)',
    'scenes/board/(?:show|paintView|styleOf)\\.ts',
    'machines/(?!tank)',
  ].join('|'),
  'xstate',
);

/** A table, whatever is played at it. */
const table = under(
  [
    'scenes/(?:table|paint|dom|rulebook|board/(?!canvasSurface))',
    'assets/common/(?:ui|icons|effects)/[\\w-]+\\.svg\\?raw',
  ].join('|'),
);

/** The rules of a game and its order of play in one file; what only its rooms need stays apart. */
const rules = under('rules/tank\\w+/(?:\\w+\\.ts|bot|data/(?:boards|units|maps|cards|scenarios))|machines/tank');

/** Its look and its drawings; the pieces of painted maps are fetched when somebody has painted one. */
const skin = under('scenes/tank\\w+/(?:index\\.ts|board/(?!\\w+Pieces))|assets/tank\\w+/(?!terrain|drafts|extras)');

/** Few files: every one costs a request and a wait. Phaser never changes between our releases, so it keeps its own. */
export default defineConfig({
  base: './',
  plugins: [phaserParts, early, firstWords, offline, policy],
  build: {
    // Tells the bench what belongs to the first load.
    manifest: true,
    modulePreload: { polyfill: false },
    // The largest skin holds all drawings of its game as text: it travels packed, in a fifth of its size.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      // A part that comes late is also asked for by name, from a file that must not wait for it: both are meant, and
      // the bench watches what the first load carries. What a plugin costs is no fault.
      checks: { ineffectiveDynamicImport: false, pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /phaserParts/ },
            { name: 'base', test: (id) => base.test(id) || id.endsWith('index.html') },
            { name: 'table', test: table },
            { name: (id) => `rules-${nameIn(id, anyGame)}`, test: rules },
            { name: (id) => `skin-${nameIn(id, anyGame)}`, test: skin },
            {
              name: (id) => `words-${nameIn(id, /app[\\/](en|ja)/)}`,
              test: under('i18n/app/(?:en|ja)/(?:frame|errors)'),
            },
          ],
        },
      },
    },
  },
});
