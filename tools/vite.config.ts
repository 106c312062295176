import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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

/** Phaser never changes between our releases: in a file of its own, a returning player does not fetch it again. */
export default defineConfig({
  base: './',
  plugins: [offline],
  build: {
    // Tells the bench what belongs to the first load.
    manifest: true,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/]phaser/ },
            { name: 'xstate', test: /node_modules[\\/]xstate/ },
          ],
        },
      },
    },
  },
});
