import {
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
  request,
} from 'node:http';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { shopPortOf } from '../shop/ports';
import { expect, test } from '../shop/test';

const manifestOf = v.object({
  name: v.string(),
  short_name: v.string(),
  start_url: v.string(),
  display: v.string(),
  icons: v.array(v.object({ src: v.string(), type: v.string(), purpose: v.string() })),
});

async function typeOf(page: Page, address: string): Promise<string> {
  return page.evaluate(async (url) => {
    const response = await fetch(url);
    return `${String(response.status)} ${response.headers.get('content-type') ?? ''}`;
  }, address);
}

test('a shop has a manifest with its name, its pictures and their types', async ({ player }) => {
  const { page } = player;
  await player.visit('nova');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  expect(await typeOf(page, address)).toMatch(/^200 application\/manifest\+json/);
  const text = await page.evaluate(async (url) => (await fetch(url)).text(), address);
  const manifest = v.parse(manifestOf, JSON.parse(text));
  expect(manifest).toMatchObject({
    name: 'Nova Games – official top-up',
    short_name: 'Nova Games',
    start_url: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'any']);
  for (const { src, type } of manifest.icons)
    expect(await typeOf(page, src)).toMatch(new RegExp(`^200 ${type.replace('+', '\\+')}`));

  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], address]);
});

test(
  'an installation is tracked (spec §9, pwa)',
  { tag: '@nightly' },
  async ({ player, control }) => {
    await player.visit('nova');
    await player.page.waitForLoadState('networkidle');
    await player.page.evaluate(() => {
      window.dispatchEvent(new Event('appinstalled'));
    });
    await expect
      .poll(async () => JSON.stringify(await control.events()))
      .toContain('"event":"pwa"');
  },
);

const oldWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.open('old').then((cache) => cache.put('/stale', new Response('stale')))
    .then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => event.respondWith(
  new Response('<title>stale</title>', { headers: { 'content-type': 'text/html' } })));`;

/** A server like the shop's before: with a service worker, until the sandbox's takes its place. */
async function serveOldShop(
  sandboxPort: number,
  state: { isRetired: boolean },
): Promise<{ readonly port: number; readonly close: () => void }> {
  const forward = ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
    const headers = { host: `nova.localhost:${String(sandboxPort)}` };
    request({ host: '127.0.0.1', port: sandboxPort, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).end();
  };
  const server: Server = createServer((message, response) => {
    if (message.url !== '/service-worker.js') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>fresh</title>');
      return;
    }
    if (state.isRetired) forward(message, response);
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(oldWorker);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, close: () => server.close() };
}

test('a page under an old service worker loses it, with all it has stored', async ({ page }, {
  parallelIndex,
}) => {
  const state = { isRetired: false };
  const { port, close } = await serveOldShop(shopPortOf(parallelIndex), state);
  const address = `http://nova.localhost:${String(port)}/`;
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(async () => page.evaluate(() => caches.keys())).toEqual(['old']);
  await page.goto(address);
  await expect(page).toHaveTitle('stale');

  state.isRetired = true;
  await page.goto(address);
  await expect
    .poll(
      async () =>
        page.evaluate(async () => {
          const workers = await navigator.serviceWorker.getRegistrations();
          return [workers.length, (await caches.keys()).length];
        }),
      { timeout: 30_000 },
    )
    .toEqual([0, 0]);
  await page.goto(address);
  await expect(page).toHaveTitle('fresh');
  close();
});
