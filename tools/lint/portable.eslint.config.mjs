/**
 * Checks the built files of a package that runs in a page, a worker and Node. They may use the
 * language and the globals below, which exist in all three. Everything else, for example the window
 * and the clock, must be passed as an argument.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export default [
  {
    files: ['**/*.js'],
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: 'module',
      globals: Object.fromEntries(
        ['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'atob', 'btoa'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
    rules: {
      'no-undef': ['error', { typeof: true }],
      'no-restricted-globals': ['error', 'globalThis'],
    },
  },
];
