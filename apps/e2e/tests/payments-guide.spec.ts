import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWebOn } from '../shop/plain-web';
import { shopPortOf } from '../shop/ports';
import { expect, test } from '../shop/test';

// The page is written into a document whose policy allows no inline script.
test.use({ bypassCSP: true });

const guide = join(import.meta.dirname, '../../../docs/guides/sell-with-payments.md');
const maxLines = 45;

/** Extracts the first page of the guide and its import map for use without a bundler. */
function pagesOf(text: string): readonly [page: string, importMap: string] {
  const [page = '', importMap = ''] = [...text.matchAll(/```html\n(.*?)```/gs)].map(
    ([, code = '']) => code,
  );
  return [page, importMap];
}

test('the first page of the guide has few lines, and sells twice, each by its own key', async ({
  page,
  control,
}, { parallelIndex }) => {
  const port = shopPortOf(parallelIndex);
  const [code, importMap] = pagesOf(readFileSync(guide, 'utf8'));
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines);
  expect(code).toContain('@shop/payments');

  const body = (importMap + code).replaceAll(':4000', `:${String(port)}`);
  // The document has to come from the consumer's origin: browsers block requests from other origins
  // to local servers.
  await plainWebOn(page, port).visit('/style.css');
  await page.setContent(body);
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
