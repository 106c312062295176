import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { early } from './lib/early';
import { phaserParts } from './lib/phaserParts';

/** Installable and playable without a network. A new version waits until the player starts it. */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: 'script-defer',
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
    globPatterns: ['**/*.{js,css,html,svg,webp,png,woff2}'],
    // The Japanese face is many slices of which a reader needs some: kept when they are first read.
    globIgnores: ['**/noto-sans-jp-*'],
    runtimeCaching: [
      { urlPattern: /noto-sans-jp-.*\.woff2$/, handler: 'CacheFirst', options: { cacheName: 'japanese' } },
    ],
    maximumFileSizeToCacheInBytes: 3_000_000,
  },
});

/** Everything a file of ours can be asked for by its place under `src`. */
const under = (places: string) => new RegExp(`[\\\\/]src[\\\\/](?:${places.replaceAll('/', '[\\\\/]')})`);
const nameIn = (id: string, form: RegExp) => form.exec(id)?.[1] ?? '';

/** What every screen and every game stands on, in one file instead of twenty. */
const base = under(
  [
    'rules/(?:core|index)',
    'session',
    'i18n/\\w+\\.ts',
    'scenes/(?:\\w*[sS]ettings\\w*|tours|router|rooms|assets|loadGame|openGame|readShared|lookOf|palette|shellTypes|wrap|painting|warmUp)\\.ts',
    'scenes/panels/(?:dialog|dom|controls|setupChoice|rulePanel|livePanel|toast|files)\\.ts',
    'scenes/table/(?:drawings|sheets|paint\\w+|fonts|roughWidth|textureShelf|player)\\.ts',
    'scenes/skins/(?:items|index)\\.ts',
  ].join('|'),
);

/** A table, whatever is played at it. */
const table = under(
  [
    'scenes/(?:table|hud|drawers/(?!looks/tank))',
    'scenes/skins/\\w+\\.ts',
    'scenes/figures/(?:index|figure)\\.ts',
    'scenes/(?:TableScene|HudScene|PhaserStage|tableController|advice)\\.ts',
    'assets/common/(?:ui|icons|effects)/[\\w-]+\\.svg\\?raw',
  ].join('|'),
);

/** The rules of a game and its order of play in one file; what only its rooms need stays apart. */
const rules = under('rules/tank\\w+/(?:\\w+\\.ts|bot|data/(?:boards|units|maps|cards|scenarios))|machines/tank');

/** Few files: every one costs a request and a wait. Phaser never changes between our releases, so it keeps its own. */
export default defineConfig({
  base: './',
  plugins: [phaserParts, early, offline],
  build: {
    // Tells the bench what belongs to the first load.
    manifest: true,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/](phaser|eventemitter3)|phaserParts/ },
            { name: 'base', test: base },
            { name: 'machines', test: /node_modules[\\/]xstate|[\\/]src[\\/]machines[\\/](?!tank)/ },
            { name: 'table', test: table },
            { name: (id) => `rules-${nameIn(id, /(?:rules|machines)[\\/](tank[A-Z][a-z]+(?:Tank)?)/)}`, test: rules },
            {
              name: (id) => `skin-${nameIn(id, /(?:skins|assets)[\\/](tank\w+)/)}`,
              // The pieces of painted maps are fetched when somebody has painted one.
              test: under('(?:scenes/skins|assets)/tank\\w+/(?!terrain|\\w+Pieces)'),
            },
            { name: (id) => `words-${nameIn(id, /i18n[\\/](en|ja)/)}`, test: under('i18n/(?:en|ja)/(?:ui|errors)') },
          ],
        },
      },
    },
  },
});
