import { Linter } from 'eslint';

/** The same in a page, a worker and Node; everything else has to come in as an argument. */
const everywhere = ['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'atob', 'btoa'];

/**
 * Names that a module reads without anybody having given them to it, besides those of the language
 * and {@link everywhere}. It looks at every name, so that none has to be thought of before.
 *
 * @param {string} code of an ES module
 * @returns {string[]} each once
 */
export function freeNames(code) {
  const messages = new Linter({ configType: 'flat' }).verify(code, {
    linterOptions: { noInlineConfig: true },
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: 'module',
      globals: Object.fromEntries(everywhere.map((name) => [name, 'readonly'])),
    },
    rules: {
      'no-undef': ['error', { typeof: true }],
      'no-restricted-globals': ['error', 'globalThis'],
    },
  });
  // A comment that was to switch the check off is remarked on as well.
  const found = messages.filter(({ severity }) => severity === 2);
  return [...new Set(found.map(({ message }) => /'(\w+)'/.exec(message)?.[1] ?? message))];
}
