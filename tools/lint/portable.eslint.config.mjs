/**
 * For the built files of a package that runs in a page, a worker, Node and a test: they may use the
 * language and the names below, which are the same everywhere. Everything else, the window and the
 * clock included, comes in as an argument.
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
