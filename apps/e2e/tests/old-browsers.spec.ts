import { expectOnePaidOrder, makeFirstPurchase } from '../shop/first-purchase';
import { makeOld } from '../shop/old-browser';
import { expect, test } from '../shop/test';

const polyfills = /\/assets\/polyfills-[^/]+\.js$/;

test(
  'a browser without newer features loads the polyfills, and buys',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await makeOld(page.context());
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await makeFirstPurchase(player);
    await expectOnePaidOrder(player, control);
    expect(scripts).toContainEqual(expect.stringMatching(polyfills));
  },
);

test('a current browser does not load the polyfills', async ({ player }) => {
  const scripts: string[] = [];
  player.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await player.visit('nova');
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((url) => polyfills.test(url))).toEqual([]);
});
