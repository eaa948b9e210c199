import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// What every view is made of.
const BASE = new RegExp(
  [
    'node_modules/(svelte|@fluent)',
    'web/src/(api|i18n|ui)/(?!QrCode|common)',
    'web/src/games/(?!scenes)[^/]+\\.ts$',
    'web/src/board/text_game\\.ts$',
    'web/src/(?!main)[^/]+$',
  ].join('|'),
);

const server = process.env.FEIRA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: './', // the server says where the page is on its host: see pages.py
  build: {
    outDir: fileURLToPath(new URL('../src/feira/server/static', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no data: addresses for scripts and styles
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every view needs comes in one file, and so on: each file more takes a while to fetch.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', priority: 3, test: BASE },
            { name: 'shared', priority: 2, minShareCount: 2, test: /web\/src\/(lobby|table)\// },
            { name: 'scenes', priority: 1, test: /web\/src\/games\/(scenes\.ts|[^/]+\/Scene\.svelte)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues are shared with the terminal: src/feira/locale, src/feira/games/*/locale
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./jsdom.setup.ts'],
    pool: 'threads', // started with less work than processes
    isolate: false, // one jsdom for many files, which jsdom.setup.ts clears for each
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000, // long, for only what fails takes it all, and other checks run beside
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
