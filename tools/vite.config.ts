import { defineConfig } from 'vite';

/** Phaser never changes between our releases: in a file of its own, a returning player does not fetch it again. */
export default defineConfig({
  base: './',
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
