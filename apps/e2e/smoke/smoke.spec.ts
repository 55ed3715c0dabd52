import { createHash } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test';
import * as v from 'valibot';
import { type Target, pageConfig, smoke } from './targets';

type Headers = Readonly<Record<string, string>>;

/** Asks a shop for a path: at its host, or at the server that will answer for it. */
async function ask(request: APIRequestContext, { url }: Target, path: string, headers: Headers) {
  const { origin, host, hostname, port } = new URL(url);
  // Only browsers know that these names are this machine.
  const isHere = hostname.endsWith('.localhost');
  const server = smoke.connect ?? (isHere ? `http://127.0.0.1:${port}` : origin);
  const response = await request.get(server + path, {
    headers: { ...headers, ...(server !== origin && { host }) },
    maxRedirects: 0,
  });
  return { status: response.status(), headers: response.headers(), body: await response.text() };
}

/** Leads the browser to the server that will answer for the host of a shop. */
async function connect(context: BrowserContext, { url }: Target): Promise<void> {
  const { connect: server } = smoke;
  if (server === null) return;
  const { origin, host } = new URL(url);
  await context.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    await route.fulfill({
      response: await route.fetch({ url: `${server}${pathname}${search}`, headers }),
    });
  });
}

// What the page still asks for when a test ends has no answer any more.
test.afterEach(async ({ context }) => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Returns the data in a page. */
function configIn(page: string): v.InferOutput<typeof pageConfig> {
  const data = /id="shop-config">([^<]*)</.exec(page)?.[1];
  expect(data, 'the page has the data of a shop').toBeTruthy();
  return v.parse(pageConfig, JSON.parse(data ?? ''));
}

function directive(policy: string, name: string): readonly string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  return found.split(' ').slice(1);
}

for (const target of smoke.targets)
  test.describe(target.url, () => {
    const path = new URL(target.url).pathname;

    test('is the page of its environment', async ({ request }) => {
      const { status, body } = await ask(request, target, path, {});
      expect(status).toBe(200);
      const { brand, environment, hosts } = configIn(body);
      if (target.expected !== null)
        expect({ brand: brand.key, environment, api: hosts.api }).toEqual(target.expected);
    });

    test('is protected by the policy of its build and its hosts', async ({ request }) => {
      const { headers, body } = await ask(request, target, path, {});
      const { hosts } = configIn(body);
      const policy = headers['content-security-policy'] ?? '';
      expect(directive(policy, 'default-src')).toEqual(["'none'"]);
      expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
      expect(directive(policy, 'connect-src')).toEqual(
        expect.arrayContaining([...hosts.api, hosts.track]),
      );
      // A page and a configuration of two releases.
      const inline = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(inline.length).toBeGreaterThan(0);
      expect(directive(policy, 'script-src')).toEqual(expect.arrayContaining(inline));
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      if (target.url.startsWith('https:'))
        expect(headers['strict-transport-security']).toBeTruthy();
    });

    test('is there in every language of its brand', async ({ request }) => {
      const { body } = await ask(request, target, path, {});
      for (const language of configIn(body).brand.languages) {
        const page = await ask(request, target, path, { 'accept-language': language });
        expect(page.body).toContain(`<html lang="${language}"`);
      }
    });

    test('has files that are kept, compressed, and really there', async ({ request }) => {
      const { body } = await ask(request, target, path, {});
      const files = body.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
      expect(files.length).toBeGreaterThan(0);
      for (const file of new Set(files)) {
        const answer = await ask(request, target, file, { 'accept-encoding': 'gzip' });
        expect([file, answer.status]).toEqual([file, 200]);
        expect(answer.headers['cache-control']).toContain('immutable');
        if (answer.body.length > 5_000)
          expect([file, answer.headers['content-encoding']]).toEqual([file, 'gzip']);
      }
      const missing = await ask(request, target, '/assets/not-there-1a2b.js', {});
      expect(missing.status).toBe(404);
      expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');
    });

    test('starts in a browser, without an error', async ({ context, page }) => {
      const problems: string[] = [];
      context.on('weberror', (event) => problems.push(event.error().message));
      page.on('console', (message) => {
        if (/Content[ -]Security[ -]Policy|Trusted/i.test(message.text()))
          problems.push(message.text());
      });
      await connect(context, target);
      await page.goto(target.url);
      if (smoke.hasBackEnd)
        await expect(page.getByRole('radio').or(page.getByRole('listitem')).first()).toBeVisible();
      else await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(problems).toEqual([]);
    });

    const { buyer } = smoke;
    if (buyer === null) return;

    test('leads to the page of a provider, and nothing is paid', async ({ context, page }) => {
      const dialog = page.getByRole('dialog').last();
      const last = (name: RegExp) => page.getByRole('button', { name }).last();
      await connect(context, target);
      await page.goto(`${target.url}?spec_lang=en`);
      await last(/^Sign in$/).click();
      await dialog.getByLabel('Account', { exact: true }).fill(buyer.username);
      await dialog.getByLabel('Password', { exact: true }).fill(buyer.password);
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await last(/Choose a server/).click();
      await dialog.getByRole('list').getByRole('button').first().click();
      const role = last(/Choose a role/);
      await expect(role.or(last(/^Role/)).first()).toBeVisible();
      if (await role.isVisible()) {
        await role.click();
        await dialog.getByRole('listitem').first().getByRole('button').click();
      }
      await page
        .locator('label')
        // A tab of goods has no price. Many channels do not accept the least one.
        .filter({ has: page.getByRole('radio'), hasText: /\d/ })
        .nth(1)
        .click();
      await last(/^Buy/).click();
      const channel = dialog.getByRole('listitem').filter({ hasText: buyer.channel }).first();
      await channel.getByRole('radio').or(channel.getByRole('button')).click();
      const opened = context.waitForEvent('page');
      await dialog.getByRole('button', { name: /^Buy/ }).click();
      const provider = await opened;
      await provider.waitForURL((url) => url.protocol.startsWith('http'));
      expect(new URL(provider.url()).origin).not.toBe(new URL(target.url).origin);
      await provider.close();
    });
  });
