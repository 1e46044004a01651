import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** What neither the compiler nor Prettier says: mistakes that compile. */
export default ts.config(
  { ignores: ['dist/', 'src/lib/protocol/', 'playwright-report/', 'test-results/'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler says both, and knows more.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // Playwright's fixtures must take an object, also where they use nothing of it.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'svelte/button-has-type': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { files: ['src/**'], rules: { 'no-console': 'error' } },
);
