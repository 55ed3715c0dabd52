import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { plainWebOn } from '../shop/plain-web';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

// The page is written into a document whose policy allows no inline script.
test.use({ bypassCSP: true });

const guide = join(import.meta.dirname, '../../../docs/guides/sell-with-another-back-end.md');
const [code = ''] = [...readFileSync(guide, 'utf8').matchAll(/```html\n(.*?)```/gs)].map(
  ([, html = '']) => html,
);

const paypal = { code: 'pp', title: 'PayPal', logo: '/pp.svg', rank: 2, minAmount: '1.00' };

/** Lists what is sent to the made-up back end of the guide, which answers as it is documented there. */
async function serveOrbit(page: Page, countries: unknown): Promise<readonly unknown[]> {
  const purchases: unknown[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  const payUrl = 'https://pay.orbit.example/1';
  await page.context().route('https://pay.orbit.example/**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' });
  });
  await page.route('https://orbit.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const sent: unknown = route.request().postDataJSON();
    if (sent !== null) purchases.push(sent);
    const isRefused = purchases.length === 2;
    const answer = isRefused
      ? { problem: 'open-purchase', text: 'Pay first.', open: { id: 'o2', payUrl } }
      : { id: 'o1', payUrl };
    const answers: Readonly<Record<string, object>> = {
      '/methods': { countries },
      '/purchases': answer,
      '/purchases/o1': { state: 'paid' },
      '/purchases/o2': { state: 'open' },
    };
    await route.fulfill({ headers, json: answers[pathname] ?? {} });
  });
  return purchases;
}

async function openOrbit(page: Page, port: number): Promise<void> {
  await plainWebOn(page, port).visit('/style.css');
  await page.setContent(code);
}

test('the page of the guide sells with a back end that has other names', async ({ page }, {
  parallelIndex,
}) => {
  const grab = { ...paypal, code: 'grab', title: 'GrabPay', rank: 1, maxAmount: null };
  const dear = { ...paypal, title: 'Dear', minAmount: 5 };
  const purchases = await serveOrbit(page, [{ iso: 'MY', methods: [paypal, grab, dear] }]);
  await openOrbit(page, shopPortOf(parallelIndex));
  await expect(page.getByRole('button')).toHaveText(['GrabPay (MY)', 'PayPal (MY)']);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'GrabPay' }).click();
  await (await opened).waitForURL('https://pay.orbit.example/1');
  await expect(page.getByRole('status')).toHaveText('success');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await expect(page.getByRole('status')).toHaveText('refused');
  const goods = { sku: 'gems', hero: 'hero-7', world: 'w1', country: 'MY' };
  const once: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(purchases).toEqual([
    { ...goods, provider: 'payermaxPay', method: 'GRABPAY', once },
    { ...goods, provider: 'paypalPay', once },
  ]);
});

for (const [methods, reason] of rowsToTest([
  [[{ ...paypal, minAmount: '1,00' }], 'MY[0].min_money is a text, not a number'],
  [[{ ...paypal, code: undefined }], 'MY[0].payway_id is missing'],
  ['none', /methods\.map is not a function/],
] as const))
  test(`the page of the guide says why it cannot read ${JSON.stringify(methods)}`, async ({
    page,
  }, { parallelIndex }) => {
    await serveOrbit(page, [{ iso: 'MY', methods }]);
    await openOrbit(page, shopPortOf(parallelIndex));
    await expect(page.getByRole('status')).toContainText('The ways to pay cannot be read');
    await expect(page.getByRole('status')).toContainText(reason);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
