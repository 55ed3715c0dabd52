import vitest from '@vitest/eslint-plugin';
import checkFile from 'eslint-plugin-check-file';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { maxHooksOfComponent } from './max-hooks.mjs';
import { ownedGlobals } from './owned-globals.mjs';
import { listProviderNames, noProviderNames } from './provider-names.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';
import { repository } from '../terminal/repository.mjs';

const source = ['packages/*/src/**/*.{ts,tsx}', 'brands/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'];
const publicSource = ['packages/*/src/**/*.{ts,tsx}', 'brands/**/*.ts', 'tools/**/*.mjs'];
const tests = ['**/*.{test,test-d}.{ts,tsx,mjs}'];

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/storybook-static/',
      '**/reports/',
      '**/coverage/',
      '**/.turbo/',
      '**/.next/',
      '.data/',
      'lab/',
    ],
  },
  {
    linterOptions: {
      // Exceptions are listed in this file, never as comments in the code.
      noInlineConfig: true,
      reportUnusedDisableDirectives: 'error',
    },
  },

  // Types. The rules that need type information are in .oxlintrc.json.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },

  // Structure.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      eqeqeq: 'error',
      'max-depth': ['error', 3],
      'max-lines': ['error', 300],
      'no-else-return': ['error', { allowElseIf: false }],
      'no-nested-ternary': 'error',
      // oxlint has no setting that forbids inline exceptions, so its comments are forbidden here.
      'no-warning-comments': [
        'error',
        { terms: ['todo', 'fixme', 'xxx', 'hack', 'oxlint-disable'] },
      ],
    },
  },
  // A list of states, one after the other, reads well at any length.
  { files: ['**/*.stories.tsx'], rules: { 'max-lines': ['error', 400] } },
  // One line for each text, which a command writes.
  { files: ['**/catalogues/en/*-keys.ts'], rules: { 'max-lines': 'off' } },
  { files: ['packages/*/src/**/*.{ts,tsx}', 'brands/**/*.ts'], rules: { 'no-console': 'error' } },
  {
    files: ['packages/*/src/**/*.{ts,tsx}', 'apps/storefront-*/src/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      '**/*.stories.tsx',
      '**/testing/**',
      'packages/{conformance,storefront-build}/**',
      // One state, which each of its methods changes.
      'packages/storefront-core/src/browser/page-history.ts',
      // Goes into the page as the text of one function.
      'packages/storefront-core/src/start-failure/watch-start.ts',
    ],
    plugins: { components: { rules: { 'max-hooks': maxHooksOfComponent } } },
    rules: {
      'max-lines-per-function': ['error', { max: 80 }],
      'components/max-hooks': 'error',
    },
  },
  // It runs in browsers that know no other declaration.
  {
    files: ['packages/storefront-core/src/start-failure/watch-start.ts'],
    rules: { 'no-var': 'off' },
  },
  ...restrictedSyntax,
  ...ownedGlobals,

  // File and folder names.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        // Kebab-case, with a leading dot where a tool needs one (.storybook).
        { '{apps,packages,brands,tools}/**/': '?(.)+([a-z])*([a-z0-9])*(-+([a-z0-9]))' },
      ],
      'check-file/filename-blocklist': [
        'error',
        { '**/{utils,util,helpers,hooks,types,common,misc,shared,lib}/**': '**/<domain>/**' },
      ],
    },
  },

  // Public surface.
  {
    files: publicSource,
    ignores: tests,
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          enableFixer: false,
          require: {
            ArrowFunctionExpression: true,
            ClassDeclaration: true,
            FunctionDeclaration: true,
            FunctionExpression: true,
          },
          contexts: [
            'TSInterfaceDeclaration',
            'TSTypeAliasDeclaration',
            'ExportNamedDeclaration > VariableDeclaration',
          ],
        },
      ],
    },
  },
  {
    files: source,
    ignores: [
      ...tests,
      'packages/payments/src/providers/**',
      'packages/payments/src/card-frame/providers/**',
      // The index exports names that the specification fixes, the contract contains every path, and
      // the sandbox simulates the providers.
      'packages/payments/src/index.ts',
      'packages/contract/src/**',
      'apps/sandbox/**',
      // The domain area `codapay` is called like a provider.
      'brands/*/brand.ts',
      'packages/storefront-core/src/app-shell/area-name.{ts,test.ts}',
    ],
    plugins: {
      shop: {
        rules: { 'no-provider-names': noProviderNames(listProviderNames(repository)) },
      },
    },
    rules: { 'shop/no-provider-names': 'error' },
  },

  // React.
  {
    // Only files with components or hooks, since the analysis of the React compiler is slow.
    files: ['**/*.tsx', 'packages/storefront{,-shell}/src/**/use-*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
  },

  // Tests.
  {
    files: tests,
    ignores: ['apps/e2e/**'],
    plugins: { vitest },
    rules: {
      'vitest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'expectTypeOf', 'assert*', 'fc.assert'] },
      ],
      'vitest/no-commented-out-tests': 'error',
      'vitest/no-conditional-expect': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/no-focused-tests': 'error',
      'vitest/no-identical-title': 'error',
      'vitest/no-import-node-test': 'error',
      'vitest/valid-expect': 'error',
      'vitest/valid-title': 'error',
    },
  },
);
