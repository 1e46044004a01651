import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Tests of components are called as their component, with a capital. */
const COMPONENTS = 'src/**/[A-Z]*.test.ts';

export default defineConfig({
  plugins: [svelte()],
  // light-dark() in palette.css is left as written: every browser of the last two years knows it.
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
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
});
