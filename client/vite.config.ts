import { createReadStream, existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests of components are called as their component, with a capital. */
const COMPONENTS = 'src/**/[A-Z]*.test.ts';

/** How the page says that there is no engine. */
const NO_ENGINE = 'name="septem-engine" content=""';

/** During `npm run dev`: the engine that `cargo xtask engine` has built, if it has. */
function engine(): Plugin {
  const file = new URL('.engine/engine.wasm', import.meta.url);
  const path = 'assets/engine-dev.wasm';
  return {
    name: 'septem-engine',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${path}`, (_, response) => {
        response.setHeader('cache-control', 'no-cache');
        response.setHeader('content-type', 'application/wasm');
        const bytes = createReadStream(file);
        bytes.on('error', () => response.writeHead(404).end());
        bytes.pipe(response);
      });
    },
    transformIndexHtml: page =>
      existsSync(file) ? page.replace(NO_ENGINE, NO_ENGINE.replace('""', `"${path}"`)) : page,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [svelte(), engine()],
  // What is built runs in any folder of a host: nothing in it says which.
  base: command === 'build' ? './' : '/',
  build: {
    target: 'es2022',
    // light-dark() in palette.css is left as written: every browser of the last two years knows it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { index: 'index.html', sw: 'sw/sw.ts' },
      // A service worker rules the folder that it lies in, and is always called the same.
      output: { entryFileNames: it => (it.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    // During `npm run dev` the table itself is a `septem serve`, on its usual port or on the one that is named.
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.SEPTEM_PORT ?? 7878}`, ws: true } },
  },
  test: {
    // A document and what draws into it cost more than most tests: only those get them that look at it.
    projects: [
      {
        extends: true,
        plugins: [svelteTesting()],
        test: { name: 'components', environment: 'happy-dom', include: [COMPONENTS] },
      },
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          include: ['src/**/*.test.ts', 'maps/**/*.test.ts'],
          exclude: [COMPONENTS],
        },
      },
    ],
  },
}));
