import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { repository } from '../terminal/repository.mjs';
import { hazards } from './hazards.mjs';
import { ownedGlobals } from './owned-globals.mjs';
import { noProviderNames } from './provider-names.mjs';

/** Our own rules alone, without the compiler: a planted line is judged in milliseconds. */
const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      plugins: { shop: { rules: { names: noProviderNames(['paypal', 'razer-gold']) } } },
      rules: { 'shop/names': 'error' },
    },
    ...hazards,
    ...ownedGlobals,
  ],
});

/**
 * @param {string} filePath
 * @param {string} code
 */
async function complaints(filePath, code) {
  const [result] = await linter.lintText(code, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const flow = 'packages/storefront/src/checkout/pay.tsx';

describe('a planted hazard is found', () => {
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
    ['no-restricted-syntax', 'export default pay;'],
    ['no-restricted-syntax', 'export { pay as default };'],
    ['no-restricted-syntax', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['shop/names', 'const paypalButton = 1;'],
    ['shop/names', 'const key = "razer_gold";'],
    ['shop/names', 'const openRazerGold = `RAZER-GOLD ${id}`;'],
  ])('%s: %s', async (rule, code) => {
    expect(await complaints(flow, code)).toContain(rule);
  });

  it('a mocked module, in a test', async () => {
    expect(await complaints('packages/ui/src/a.test.ts', 'vi.mock("./b");')).toEqual([
      'no-restricted-properties',
    ]);
  });
});

describe('what is right passes', () => {
  it.each([
    ['a clock that came in', flow, 'const pay = (now) => new Date(now());'],
    ['a window that came in', flow, 'const pay = (window) => window.open("");'],
    ['a type of the outside world', flow, 'type Send = typeof fetch; type Place = Window;'],
    ['a provider in a comment', flow, '// paypal answers late\nconst a = 1;'],
    ['a word that only holds a name', flow, 'const spaypally = 1;'],
    ['the document, where we draw', 'packages/ui/src/sheet/sheet.tsx', 'document.body;'],
    ['the clock of a test', 'packages/ui/src/a.test.ts', 'setTimeout(Date.now, 1);'],
    ['the default export of a configuration', 'apps/new/vite.config.ts', 'export default {};'],
    ['that of stories', 'packages/ui/src/a/a.stories.tsx', 'export default {};'],
    ['that of Storybook', 'packages/ui/.storybook/preview.tsx', 'export default {};'],
    ['the clock, with its owner', 'packages/storefront/src/browser/clock.ts', 'Date.now();'],
    ['the real things, in an app', 'apps/new/src/main.tsx', 'fetch(window.location.href);'],
  ])('%s', async (_, path, code) => {
    expect(await complaints(path, code)).toEqual([]);
  });
});

it('flat configuration has let no rule replace another', async () => {
  const whole = new ESLint();
  /** @type {unknown} */
  const settings = await whole.calculateConfigForFile(flow);
  const text = JSON.stringify(settings);

  for (const sign of ['dangerouslySetInnerHTML', 'ExportDefaultDeclaration', 'NewExpression'])
    expect(text).toContain(sign);
  for (const sign of ['innerHTML', 'toLocaleUpperCase', '"vi"', 'AbortSignal', 'localStorage'])
    expect(text).toContain(sign);
});

describe('a provider’s name is', () => {
  const whole = new ESLint({ cwd: repository });

  it.each([
    ['allowed', 'packages/payments/src/providers/paypal.ts'],
    ['allowed', 'packages/payments/src/card-frame/providers/paypal.ts'],
    ['allowed', 'apps/sandbox/src/seed/nova.ts'],
    ['refused', 'packages/payments/src/card-frame/run-card-frame.ts'],
    ['refused', 'packages/payments/src/launch/create-launcher.ts'],
    ['refused', 'packages/storefront/src/checkout/index.ts'],
    ['refused', 'apps/card-frame/src/main.ts'],
  ])('%s in %s', async (word, path) => {
    /** @type {unknown} */
    const settings = await whole.calculateConfigForFile(join(repository, path));
    const isRefused = JSON.stringify(settings).includes('"shop/no-provider-names":[2');
    expect(isRefused ? 'refused' : 'allowed').toBe(word);
  });
});
