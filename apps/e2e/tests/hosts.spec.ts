import type { BrowserContext } from '@playwright/test';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

/**
 * Sends the requests for hosts of a brand to hosts of the sandbox, and records every host that is called.
 * Requests for any other host fail.
 */
async function leadToSandbox(
  context: BrowserContext,
  port: number,
  hosts: Readonly<Record<string, string>>,
  pictures: string,
): Promise<ReadonlySet<string>> {
  const called = new Set<string>();
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    const { host, pathname, search } = new URL(request.url());
    called.add(host);
    const target = hosts[host];
    if (target === undefined) return route.abort();
    const response = await route.fetch({
      url: `http://127.0.0.1:${String(port)}${pathname}${search}`,
      headers: { 'accept-language': 'en', host: target },
    });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    const text = await response.text();
    // The sandbox names its own host of pictures.
    const body = text.replaceAll(`http://api.localhost:${String(port)}`, pictures);
    return route.fulfill({ response, headers, body });
  });
  return called;
}

for (const [name, host, domain] of rowsToTest([
  ['the demo', 'demo.shop.nova.example', 'demo.nova.example'],
  ['a demo that is not listed', 'next-demo.nova.example', 'demo.nova.example'],
  ['production', 'shop.nova.example', 'nova.example'],
] as const))
  test(`the host of ${name} has the page of its environment, which calls its own hosts only`, async ({
    context,
    page,
  }, { parallelIndex }) => {
    const port = shopPortOf(parallelIndex);
    const api = `api.localhost:${String(port)}`;
    const hosts = { [host]: host, [`api.${domain}`]: api, [`pictures.${domain}`]: api };
    const called = await leadToSandbox(context, port, hosts, `https://pictures.${domain}`);
    await page.goto(`https://${host}/`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page).toHaveTitle(/Nova Games/);
    const allowed = [host, `api.${domain}`, `pictures.${domain}`, `track.${domain}`];
    expect([...called].filter((one) => !allowed.includes(one))).toEqual([]);
    await expect
      .poll(() => [...called])
      .toEqual(expect.arrayContaining([`api.${domain}`, `pictures.${domain}`]));
    // A picture may still be under way.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

test(
  'the demo on this machine has its own page',
  { tag: '@nightly' },
  async ({ page }, { parallelIndex }) => {
    await page.goto(`http://demo-nova.localhost:${String(shopPortOf(parallelIndex))}/`);
    await expect(page.getByRole('radio').first()).toBeVisible();
    expect(await page.locator('#shop-config').textContent()).toContain('"environment":"demo"');
  },
);

for (const host of rowsToTest(['nova.localhost.evil.localhost', 'atlantis.localhost']))
  test(`${host} belongs to no brand: it has a page that says so, and nothing is called`, async ({
    page,
  }, { parallelIndex }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const address = `http://${host}:${String(shopPortOf(parallelIndex))}/selectGoods`;
    const response = await page.goto(address);
    expect(response?.status()).toBe(421);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'There is no shop at this address',
    );
    await expect(page.getByRole('link').or(page.getByRole('button'))).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([address]);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });

test.describe('in a frame of another origin', () => {
  test.use({ plantsViolations: true });

  for (const [framing, path, isShown] of [
    ['sdk.nova.example', '/userCenter?visit=sdk', true],
    ['sdk.nova.example', '/selectGoods?visit=sdk', false],
    ['evil.example', '/userCenter?visit=sdk', false],
  ] as const)
    test(`${path} is ${isShown ? 'shown' : 'refused'} at ${framing}`, async ({
      context,
      page,
      violations,
    }, { parallelIndex }) => {
      const port = shopPortOf(parallelIndex);
      const shop = 'shop.nova.example';
      const hosts = { [shop]: shop, 'api.nova.example': `api.localhost:${String(port)}` };
      await leadToSandbox(context, port, hosts, 'https://pictures.nova.example');
      await context.route(`https://${framing}/`, async (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><iframe src="https://${shop}${path}"></iframe>`,
        }),
      );
      await page.goto(`https://${framing}/`);
      const root = page.frameLocator('iframe').locator('#root');
      await expect(root).toHaveCount(isShown ? 1 : 0);
      const refusals = () => violations.filter((text) => text.includes('frame-ancestors'));
      await expect.poll(refusals).toHaveLength(isShown ? 0 : 1);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    });
});
