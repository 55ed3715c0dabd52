import type { Page, Request } from '@playwright/test';
import * as v from 'valibot';
import { lose } from '../shop/network';
import { accountOf } from '../shop/player';
import { expect, test } from '../shop/test';

/** Where the error service of these tests is; nothing else of the shop leads there. */
const errorHost = 'https://errors.example';
const dsn = `${errorHost}/42`.replace('//', '//0123456789abcdef@');

const pageConfig = v.looseObject({ hosts: v.looseObject({}) });

/** What an environment may add to the configuration of its pages. */
interface Addition {
  readonly hosts?: { readonly errorReports: string };
  readonly sendsMetrics?: true;
}

/** Has the host of the shop serve pages with another configuration, and with the policy that belongs to it. */
async function configure(page: Page, { hosts, ...addition }: Addition): Promise<void> {
  // A page that a test fulfils is from no network, and may not call the sandbox on this machine without being asked.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(/localhost/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const address = new URL(route.request().url());
    const host = { host: address.host };
    // Only browsers resolve the names of brands.
    address.hostname = '127.0.0.1';
    const response = await route.fetch({
      url: address.href,
      headers: { ...route.request().headers(), ...host },
    });
    const body = (await response.text()).replace(
      /(id="shop-config">)([^<]*)/,
      (_, open: string, json: string) => {
        const config = v.parse(pageConfig, JSON.parse(json));
        const changed = { ...config, ...addition, hosts: { ...config.hosts, ...hosts } };
        return open + JSON.stringify(changed).replaceAll('<', String.raw`\u003c`);
      },
    );
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const connect = hosts === undefined ? 'connect-src' : `connect-src ${errorHost}`;
    headers['content-security-policy'] = policy.replace('connect-src', connect);
    return route.fulfill({ response, body, headers });
  });
}

/** Answers as the error service does. Returns what it has received. */
async function errorService(page: Page): Promise<readonly Request[]> {
  const received: Request[] = [];
  await page.route(`${errorHost}/**`, (route) => {
    received.push(route.request());
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, json: { id: '0' } });
  });
  return received;
}

const report = v.looseObject({ release: v.string(), environment: v.string(), tags: v.unknown() });

/** Returns the report of a request, which is the last line of its envelope. */
function reportIn(request: Request | undefined): v.InferOutput<typeof report> {
  return v.parse(report, JSON.parse(request?.postData()?.split('\n').at(-1) ?? ''));
}

const release = expect.stringMatching(/^storefront-new@\d+\.\d+\.\d+/);
const tags = { brand: 'nova', version: 'new', language: 'en', page: '/selectGoods' };

test.describe('a shop with an error service of its own', () => {
  test.use({ plantsErrors: true });

  test('sends it an error with release and environment, and nothing of the player', async ({
    player,
    control,
  }) => {
    const { page } = player;
    await configure(page, { hosts: { errorReports: dsn } });
    const received = await errorService(page);
    await player.comeBack('nova');
    const secrets = await page.evaluate(() => {
      const texts = Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? '');
      const found = texts.flatMap((text) =>
        [...text.matchAll(/"(?:oauth_token|username|suid|value)":"?([^",}]+)/g)].map(
          ([, secret = '']) => secret,
        ),
      );
      const others = ['ann@example.com', '4111111111111111', 'W20261128001', location.href];
      const all = [...found.filter(({ length }) => length > 3), ...others];
      setTimeout(() => {
        throw new TypeError(`https://api.test/pay?${all.join('&')}`);
      });
      return all;
    });
    await expect.poll(() => received.length).toBe(1);

    const [request] = received;
    expect(request?.url()).toMatch(/\/api\/42\/envelope\/\?.*sentry_key=0123456789abcdef/);
    expect(reportIn(request)).toMatchObject({
      ...{ release, environment: 'local', tags },
      exception: { values: [{ type: 'TypeError' }] },
    });
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets).toContain(accountOf('nova').username);
    const sent = `${request?.url() ?? ''} ${request?.postData() ?? ''}`;
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
    const others = (await control.events()).filter(({ path }) => path.includes('envelope'));
    expect(others).toEqual([]);
  });
});

test(
  'a shop that does not start says so to its own error service',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await configure(page, { hosts: { errorReports: dsn } });
    const received = await errorService(page);
    await lose(page, 'main');
    await player.goTo('nova', '/selectGoods?client_id=510021&oauth_token=CANARY');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect.poll(() => received.length).toBe(1);
    expect(received[0]?.url()).toMatch(/\/api\/42\/envelope\/\?.*sentry_key=0123456789abcdef$/);
    const message = 'start: TypeError';
    expect(reportIn(received[0])).toMatchObject({ message, release, environment: 'local', tags });
    expect(received[0]?.postData()).not.toContain('CANARY');
  },
);

/** The measurements of a page. */
const metrics = { event: 'metrics', ...tags, release };

test('a shop that measures sends how a purchase went when the page is hidden, without an id', async ({
  player,
  control,
}) => {
  const { page } = player;
  await configure(page, { sendsMetrics: true });
  const code = page.waitForResponse('**/assets/metrics-*.js');
  await player.reachPayment('nova', /PayPal/);
  await code;
  const provider = await player.buyAndFollow();
  await provider.getByRole('button', { name: /^Pay/ }).click();
  await expect(player.dialog().getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  // As when the player turns to another app. A page that a test has answered needs a permission for calls to this machine,
  // and no longer gets it once it is being left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  const measured = async () =>
    (await control.events()).filter(({ path }) => path === '/metrics.php');
  await expect.poll(async () => (await measured()).length).toBeGreaterThan(0);
  const bodies = (await measured()).map(({ body }) => body);
  const duration = expect.any(Number);
  const { page: _page, ...anyPage } = metrics;
  for (const body of bodies) expect(body).toMatchObject(anyPage);
  expect(Object.assign({}, ...bodies)).toMatchObject({
    ...{ lcp_ms: duration, cls: duration, goods_visible_ms: duration },
    ...{ payment_opened_ms: duration, order_requested_ms: duration, outcome_shown_ms: duration },
  });
  const [order] = await control.orders();
  const visit = await control.events();
  const { did } = v.parse(
    v.looseObject({ did: v.string() }),
    visit.find(({ path }) => path === '/dot.php')?.body,
  );
  const ids = [order?.billing_no ?? 'no order', did, '10201', accountOf('nova').username];
  expect(ids.filter((id) => JSON.stringify(bodies).includes(id))).toEqual([]);
});

test('a shop that is not configured to measure loads no code for it and sends nothing', async ({
  player,
  control,
}) => {
  const { page } = player;
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await player.visit('nova');
  await page.waitForLoadState('networkidle');
  await player.chooseGoods(/300 Starlight/);
  await page.goto('about:blank');
  // Sent at the same moment as the metrics would be.
  const sent = async () => (await control.events()).map(({ body }) => JSON.stringify(body));
  await expect.poll(sent).toContainEqual(expect.stringContaining('viewProductDetail'));
  expect((await sent()).filter((body) => body.includes('"metrics"'))).toEqual([]);
  expect(files.filter((path) => path.startsWith('/assets/popups-'))).not.toEqual([]);
  expect(files.filter((path) => path.startsWith('/assets/metrics-'))).toEqual([]);
});
