import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/tapete/server/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // fonts stay files: the server's policy allows none inside the style sheet
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
