import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Packages of the fixture workspace: name, folder, and the dependencies in its manifest. */
const packages = [
  { name: '@shop/contract', folder: 'packages/contract', dependencies: [] },
  { name: '@shop/api-client', folder: 'packages/api-client', dependencies: ['@shop/contract'] },
  {
    name: '@shop/payments',
    folder: 'packages/payments',
    dependencies: ['@shop/contract', '@shop/i18n'],
  },
  {
    name: '@shop/conformance',
    folder: 'packages/conformance',
    dependencies: ['@shop/contract', '@shop/payments', 'fast-check'],
  },
  {
    name: '@shop/payment-element',
    folder: 'packages/payment-element',
    dependencies: ['@shop/payments', '@shop/ui'],
  },
  { name: '@shop/i18n', folder: 'packages/i18n', dependencies: ['react', '@shop/ui'] },
  {
    name: '@shop/ui',
    folder: 'packages/ui',
    dependencies: [
      ...['react', 'redux', '@base-ui/react', 'storybook'],
      ...['@shop/i18n', '@shop/brands', '@shop/api-client'],
    ],
  },
  {
    name: '@shop/storefront',
    folder: 'packages/storefront',
    dependencies: [
      '@shop/storefront-core',
      '@shop/ui',
      '@shop/payments',
      '@shop/contract',
      '@shop/hosting',
      '@shop/storefront-shell',
    ],
  },
  {
    name: '@shop/storefront-shell',
    folder: 'packages/storefront-shell',
    dependencies: ['@shop/storefront'],
  },
  {
    name: '@shop/storefront-core',
    folder: 'packages/storefront-core',
    dependencies: ['@shop/contract', '@shop/i18n', '@shop/ui', '@shop/storefront'],
  },
  { name: '@shop/hosting', folder: 'packages/hosting', dependencies: [] },
  { name: '@shop/brands', folder: 'brands', dependencies: ['@shop/ui'] },
  {
    name: '@shop/sandbox',
    folder: 'apps/sandbox',
    dependencies: ['@shop/contract', '@shop/api-client', '@shop/conformance'],
  },
  {
    name: '@shop/storefront-new',
    folder: 'apps/storefront-new',
    dependencies: ['@shop/storefront'],
  },
  { name: '@shop/e2e', folder: 'apps/e2e', dependencies: ['@shop/ui'] },
];

const npmPackages = [
  ...['react', 'redux', '@base-ui/react', 'storybook', 'vitest', 'fast-check', 'left-pad'],
];

/** A small workspace in which every import is allowed. */
const cleanFiles = {
  'packages/contract/src/index.ts': 'export const call = 1;',
  'packages/api-client/src/index.ts': "export { call } from '@shop/contract';",
  'packages/payments/src/index.ts': "export { providers } from './providers/index';",
  'packages/payments/src/providers/index.ts':
    "import { paypal } from './paypal'; export const providers = [paypal];",
  'packages/payments/src/providers/paypal.ts': 'export const paypal = 1;',
  'packages/conformance/src/index.ts': "import '@shop/contract'; import 'fast-check';",
  'packages/i18n/src/index.ts': "import 'react'; export const text = 1;",
  'packages/ui/src/index.ts': "export * from './button/index'; export * from './popup/index';",
  'packages/ui/src/button/index.ts': "import '@shop/i18n'; export const button = 1;",
  'packages/ui/src/button/button.stories.tsx':
    "import 'storybook'; import '@shop/brands'; import '../../test/press'; import './index';",
  'packages/ui/.storybook/preview.tsx': "import '@shop/brands'; import '../src/index';",
  'packages/ui/test/press.ts': "import 'storybook'; export const press = 1;",
  'packages/ui/src/popup/index.ts': "import '@base-ui/react'; export const popup = 1;",
  // A component and its part that import types from each other.
  'packages/ui/src/list/list.ts': "import { row } from './row'; export type Size = typeof row;",
  'packages/ui/src/list/row.ts':
    "import type { Size } from './list'; export const row: Size | number = 1;",
  'packages/storefront/src/index.ts': "import './checkout/index'; import './session/index';",
  'packages/storefront/src/checkout/index.ts': "import '../session/index'; import '@shop/ui';",
  'packages/storefront/src/session/index.ts': "import './slice'; import '@shop/payments';",
  'packages/storefront/src/session/slice.ts': 'export const slice = 1;',
  'packages/storefront/src/session/slice.test.ts': "import 'vitest'; import './slice';",
  'packages/storefront-core/src/index.ts': "import '@shop/contract';",
  'packages/storefront-shell/src/index.ts': "import '@shop/storefront';",
  'packages/hosting/src/index.ts': 'export const headers = 1;',
  'brands/src/index.ts': 'export const brands = [];',
  'apps/sandbox/src/index.ts': "import '@shop/contract';",
  'apps/sandbox/src/test-sandbox/run-suite.ts': "import '@shop/conformance';",
  'apps/storefront-new/src/index.ts': "import '@shop/storefront';",
  'apps/e2e/buy.test.ts': 'export {};',
};

/**
 * Creates a workspace of packages in a temporary folder.
 *
 * @param {Readonly<Record<string, string>>} files by path, added to the clean files or replacing them
 * @returns {{ root: string, remove: () => void }}
 */
export function buildFixtureWorkspace(files) {
  const root = mkdtempSync(join(tmpdir(), 'fixture-workspace-'));
  const put = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries({ ...cleanFiles, ...files })) put(path, text);
  put('package.json', JSON.stringify({ name: 'fixture-workspace', dependencies: {} }));
  for (const name of npmPackages) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    put(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(root, 'node_modules/@shop'), { recursive: true });
  for (const { name, folder, dependencies } of packages) {
    const manifest = {
      name,
      exports: { '.': './src/index.ts' },
      dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
      devDependencies: { vitest: '*' },
    };
    put(`${folder}/package.json`, JSON.stringify(manifest));
    symlinkSync(join(root, folder), join(root, 'node_modules', name), 'dir');
  }
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
