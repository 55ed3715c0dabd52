import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWebOn } from '../shop/plain-web';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

// The page is written into a document whose policy allows no inline script.
test.use({ bypassCSP: true });

const guide = join(import.meta.dirname, '../../../docs/guides/sell-with-payments.md');
const scriptPath = '/node_modules/@shop/payments/dist/shop-payments.js';
const scriptFile = join(import.meta.dirname, '../../plain-web/dist', scriptPath);
const maxLines = 45;

/** The first page of the guide, its import map for use without a bundler, and its scripts for use without modules. */
const [firstPage = '', importMap = '', scripts = ''] = [
  ...readFileSync(guide, 'utf8').matchAll(/```html\n(.*?)```/gs),
].map(([, code = '']) => code);

/** Returns the first page without modules. Its file is that of the packed package, with its hash. */
function pageWithoutModules(): string {
  const hash = createHash('sha384').update(readFileSync(scriptFile)).digest('base64');
  const [before = '', lines = ''] = firstPage.split('<script type="module">\n');
  const afterImports = lines
    .replace(/^ *import .*\n/gm, '')
    .replace('</script>', '')
    .trimEnd();
  const body = scripts
    .replace(/https:\/\/cdn[^"]*/, scriptPath)
    .replace('sha384-…', `sha384-${hash}`)
    .replace(/ *\/\/ the lines .*/, () => afterImports);
  return before + body;
}

/** Takes away what browsers of the guide's oldest versions have not: methods after ES2019. */
function forgetNewMethods(): void {
  const newer: readonly (readonly [object, ...string[]])[] = [
    [Array.prototype, 'at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced'],
    [String.prototype, 'at', 'matchAll', 'replaceAll'],
    [Object, 'groupBy', 'hasOwn'],
    [Promise, 'allSettled', 'any', 'withResolvers'],
    [URL, 'canParse', 'parse'],
    [Crypto.prototype, 'randomUUID'],
    [window, 'structuredClone'],
  ];
  for (const [owner, ...names] of newer)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

for (const { title, code, forget } of rowsToTest([
  {
    title: 'runs as a script without modules, and',
    code: pageWithoutModules(),
    forget: forgetNewMethods,
  },
  { title: 'has few lines, and', code: importMap + firstPage, forget: () => undefined },
]))
  test(`the first page of the guide ${title} sells twice, each by its own key`, async ({
    page,
    control,
  }, { parallelIndex }) => {
    const port = shopPortOf(parallelIndex);
    expect(firstPage.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines);

    // The document has to come from the consumer's origin: browsers block requests from other origins
    // to local servers.
    await plainWebOn(page, port).visit('/style.css');
    await page.evaluate(forget);
    await page.setContent(code.replaceAll(':4000', `:${String(port)}`));
    const statuses = async () => (await control.orders()).map(({ status }) => status);
    for (const [channel, paid] of [
      ['PayPal (GLOBAL)', ['success']],
      ['PayPal (US)', ['success', 'success']],
    ] as const) {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: channel }).click();
      const provider = await opened;
      await provider.waitForURL(/pay\.localhost/);
      await expect(page.getByRole('status')).toHaveText('placed');
      await provider.getByRole('button', { name: /^Pay/ }).click();
      await expect(page.getByRole('status')).toHaveText('success');
      expect(await statuses()).toEqual(paid);
    }
  });
