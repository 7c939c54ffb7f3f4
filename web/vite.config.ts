import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8765';

// In the mode `alone` (tools/site.py) the same table stands in another house: no server, in a folder anywhere.
export default defineConfig(({ mode }) => ({
  plugins: [svelte({ compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` } })],
  base: mode === 'alone' ? './' : '/',
  resolve: { alias: { '#house': mode === 'alone' ? '/src/house/alone.ts' : '/src/house/network.ts' } },
  worker: { format: 'es' },
  build: {
    outDir: '../src/tapete/server/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // fonts stay files: the server's policy allows none inside the style sheet
    reportCompressedSize: false,
    // What is opened together comes together: a few files instead of dozens are smaller, and sooner there.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'people', test: /src\/(meet|tournaments)\// },
            { name: 'puzzles', test: /src\/puzzles\// },
            { name: 'after', test: /src\/after\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
}));
