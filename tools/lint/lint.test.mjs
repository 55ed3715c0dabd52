import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { repository } from '../terminal/repository.mjs';
import { maxHooks, maxHooksOfComponent } from './max-hooks.mjs';
import { ownedGlobals } from './owned-globals.mjs';
import { noProviderNames } from './provider-names.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';

/** Only the project's own rules, which need no type information and run in milliseconds. */
const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      plugins: {
        shop: {
          rules: { names: noProviderNames(['paypal', 'razer-gold']), hooks: maxHooksOfComponent },
        },
      },
      rules: { 'shop/names': 'error', 'shop/hooks': 'error' },
    },
    ...restrictedSyntax,
    ...ownedGlobals,
  ],
});

/**
 * @param {string} filePath
 * @param {string} code
 */
async function reportedRules(filePath, code) {
  const [result] = await linter.lintText(code, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const flow = 'packages/storefront/src/checkout/pay.tsx';

/** @param {number} count */
const hooks = (count) => 'usePart(); '.repeat(count);

it.each([
  ['a component with as many hooks as there may be', `function Pay() { ${hooks(maxHooks)} }`, 0],
  ['a component with more', `function Pay() { ${hooks(maxHooks + 1)} }`, 1],
  ['a hook with more', `function usePay() { ${hooks(maxHooks + 1)} }`, 0],
  [
    'a component with a function of its own, which calls none',
    `function Pay() { ${hooks(maxHooks)} const pay = () => { buy(); }; usePart(); }`,
    1,
  ],
])('counts the hooks of %s', async (_, code, reports) => {
  expect(await reportedRules(flow, code)).toEqual(reports === 0 ? [] : ['shop/hooks']);
});

it.each(['storefront-core', 'storefront', 'storefront-shell'])(
  'reports the browser’s storage in a flow of %s',
  async (name) => {
    const file = `packages/${name}/src/checkout/pay.ts`;
    expect(await reportedRules(file, 'export const kept = localStorage;')).toContain(
      'no-restricted-globals',
    );
  },
);

describe('lint rules report', () => {
  it.each([
    ['no-restricted-globals', 'fetch("/");'],
    ['no-restricted-globals', 'globalThis.fetch("/");'],
    ['no-restricted-globals', 'window.open("/");'],
    ['no-restricted-globals', 'localStorage.getItem("a");'],
    ['no-restricted-globals', 'setTimeout(pay, 1);'],
    ['no-restricted-globals', 'crypto.randomUUID();'],
    ['no-restricted-properties', 'const now = Date.now;'],
    ['no-restricted-properties', 'Math.random();'],
    ['no-restricted-properties', 'AbortSignal.timeout(1);'],
    ['no-restricted-properties', 'box.innerHTML = text;'],
    ['no-restricted-properties', 'name.toLocaleUpperCase();'],
    ['no-restricted-syntax', 'new Date();'],
    ['no-restricted-syntax', 'name.toLowerCase().includes(typed);'],
    ['no-restricted-syntax', 'export default pay;'],
    ['no-restricted-syntax', 'export { pay as default };'],
    ['no-restricted-syntax', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['no-restricted-syntax', 'pageWindow().history.back();'],
    ['no-restricted-syntax', 'const { history, location } = pageWindow();'],
    ['no-restricted-syntax', 'const go = ({ history }) => { history.go(-1); };'],
    ['no-restricted-syntax', 'const state = window.history.state;'],
    ['no-restricted-syntax', 'pageWindow().location.reload();'],
    ['no-restricted-syntax', 'location.replace("/");'],
    ['no-restricted-syntax', 'window.location[how]("/");'],
    ['no-restricted-syntax', 'window.location = "/";'],
    ['no-restricted-syntax', 'pageWindow().location.href = "/";'],
    ['no-restricted-syntax', 'location.search = "";'],
    ['no-restricted-syntax', 'const a = <p style={{ blockSize }} />;'],
    ['no-restricted-syntax', 'const a = <input onChange={type} value={typed} />;'],
    ['no-restricted-syntax', 'const a = <PasswordField label={label} value={typed} />;'],
    ['shop/names', 'const paypalButton = 1;'],
    ['shop/names', 'const key = "razer_gold";'],
    ['shop/names', 'const openRazerGold = `RAZER-GOLD ${id}`;'],
  ])('%s: %s', async (rule, code) => {
    expect(await reportedRules(flow, code)).toContain(rule);
  });

  it('no-restricted-properties: a mocked module in a test', async () => {
    expect(await reportedRules('packages/ui/src/a.test.ts', 'vi.mock("./b");')).toEqual([
      'no-restricted-properties',
    ]);
  });
});

describe('lint rules allow', () => {
  it.each([
    ['a clock passed as an argument', flow, 'const pay = (now) => new Date(now());'],
    ['a window passed as an argument', flow, 'const pay = (window) => window.open("");'],
    ['the type of a browser API', flow, 'type Send = typeof fetch; type Place = Window;'],
    ['a provider in a comment', flow, '// paypal responds late\nconst a = 1;'],
    ['a word that contains a name', flow, 'const spaypally = 1;'],
    ['the document in packages/ui', 'packages/ui/src/sheet/sheet.tsx', 'document.body;'],
    ['the clock in a test', 'packages/ui/src/a.test.ts', 'setTimeout(Date.now, 1);'],
    ['the default export of a configuration', 'apps/new/vite.config.ts', 'export default {};'],
    ['the default export of stories', 'packages/ui/src/a/a.stories.tsx', 'export default {};'],
    [
      'the default export of the Storybook configuration',
      'packages/ui/.storybook/preview.tsx',
      'export default {};',
    ],
    [
      'the clock in the module that owns it',
      'packages/storefront-core/src/browser/clock.ts',
      'Date.now();',
    ],
    [
      'the history in the module that owns it',
      'packages/storefront-core/src/browser/page-history.ts',
      'const step = ({ history }) => { history.go(-1); };',
    ],
    [
      'another window that is moved',
      'packages/payments/src/launch/presenter.ts',
      'payWindow.location.replace(link);',
    ],
    ['the address that is read', flow, 'const { pathname } = pageWindow().location;'],
    [
      'a text that is replaced',
      flow,
      'const path = pageWindow().location.pathname.replace("/", "");',
    ],
    ['browser APIs in an app', 'apps/new/src/main.tsx', 'fetch(window.location.href);'],
  ])('%s', async (_, path, code) => {
    expect(await reportedRules(path, code)).toEqual([]);
  });
});

// Loads the whole configuration with its plugins.
it('the merged configuration contains the options of every block', async () => {
  const whole = new ESLint();
  /** @type {unknown} */
  const settings = await whole.calculateConfigForFile(flow);
  const merged = JSON.stringify(settings);

  for (const text of ['dangerouslySetInnerHTML', 'ExportDefaultDeclaration', 'NewExpression'])
    expect(merged).toContain(text);
  for (const text of ['innerHTML', 'toLocaleUpperCase', '"vi"', 'AbortSignal', 'localStorage'])
    expect(merged).toContain(text);
}, 60_000);

describe('the name of a provider is', () => {
  const whole = new ESLint({ cwd: repository });

  it.each([
    ['allowed', 'packages/payments/src/providers/paypal.ts'],
    ['allowed', 'packages/payments/src/card-frame/providers/paypal.ts'],
    ['allowed', 'apps/sandbox/src/seed/nova.ts'],
    ['forbidden', 'packages/payments/src/card-frame/run-card-frame.ts'],
    ['forbidden', 'packages/payments/src/launch/create-launcher.ts'],
    ['forbidden', 'packages/storefront/src/checkout/index.ts'],
    ['forbidden', 'apps/card-frame/src/main.ts'],
  ])('%s in %s', async (expected, path) => {
    /** @type {unknown} */
    const settings = await whole.calculateConfigForFile(join(repository, path));
    const isForbidden = JSON.stringify(settings).includes('"shop/no-provider-names":[2');
    expect(isForbidden ? 'forbidden' : 'allowed').toBe(expected);
  });
});
