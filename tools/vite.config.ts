import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
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

/** By far the longest to arrive and to be read, so the page names it before anything else. */
const isEngine = (file: string) => /phaser-/.test(file);

/**
 * The first script asks for the others only once it runs: naming them in the page lets the browser fetch them, and the
 * letters every screen is written in, while it still reads the page.
 */
const early: Plugin = {
  name: 'early',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const scripts = new Set<string>();
      const take = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || scripts.has(file)) return;
        scripts.add(file);
        chunk.imports.forEach(take);
      };
      // Few files travel at once: the small one that sends for all the others goes first.
      for (const first of [/scenes[\\/]warmUp\.ts$/, /scenes[\\/]shell\.ts$/]) {
        for (const [file, part] of Object.entries(bundle)) {
          if (part.type === 'chunk' && first.test(part.facadeModuleId ?? '')) take(file);
        }
      }
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && part.isEntry)
          for (const file of [part.fileName, ...part.imports]) scripts.delete(file);
      }
      const fonts = Object.keys(bundle).filter((file) => /(stencil|roboto)[\w-]*\.woff2$/i.test(file));
      const load = (file: string) => ({ rel: 'modulepreload', crossorigin: '', href: `./${file}` });
      const letters = (file: string) => ({ ...load(file), rel: 'preload', as: 'font', type: 'font/woff2' });
      const [engine, rest] = [[...scripts].filter(isEngine), [...scripts].filter((file) => !isEngine(file))];
      return [
        ...engine.map((file) => ({ tag: 'link', attrs: load(file), injectTo: 'head-prepend' as const })),
        ...[...rest.map(load), ...fonts.map(letters)].map((attrs) => ({
          tag: 'link',
          attrs,
          injectTo: 'head' as const,
        })),
      ];
    },
  },
};

/** The rules of a game in one file; what only its rooms need stays apart. */
const gameOf = (id: string) => `rules-${/rules[\\/](tank\w+)/.exec(id)?.[1] ?? ''}`;

/** Phaser never changes between our releases: in a file of its own, a returning player does not fetch it again. */
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
            { name: 'xstate', test: /node_modules[\\/]xstate/ },
            // What every screen and every game stands on, in one file instead of twenty.
            { name: 'base', test: /src[\\/](rules[\\/](core|index)|session|i18n[\\/]\w+\.ts)/ },
            {
              name: 'common',
              test: /src[\\/]scenes[\\/](table[\\/](drawings|sheets|paint\w+|fonts|roughWidth|textureShelf|player)|painting|panels[\\/](dom|controls)|wrap|skins[\\/](items|index))/,
            },
            {
              name: gameOf,
              test: /src[\\/]rules[\\/]tank\w+[\\/](\w+\.ts|bot|data[\\/](boards|units|maps|cards|scenarios))/,
            },
          ],
        },
      },
    },
  },
});
