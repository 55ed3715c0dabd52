import { alterPage } from '../script-inventory/alter-page';
import { builtInlineHashes, differsFromBuild } from '../script-inventory/differs-from-build';
import { readInventory } from '../script-inventory/inventory';
import { type Expectation, type RanScript, judgeScripts } from '../script-inventory/judge-scripts';
import { watchScripts } from '../script-inventory/watch-scripts';
import { watchViolations } from '../script-inventory/watch-violations';
import type { ShopPlayer } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { expect, test } from '../shop/test';

// Only desktops load the gateway's script.
test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

interface Place {
  readonly shop: string;
  readonly pay: string;
  readonly cards: string;
}

function placeOf(brand: string, worker: number): Place {
  const at = (name: string): string => `http://${name}.localhost:${String(shopPortOf(worker))}`;
  return { shop: at(brand), pay: at('pay'), cards: at('cards') };
}

/** Returns what may run during a payment; `provider` is the one whose card frame is open, or null. */
function expectationOf(provider: string | null, place: Place): Expectation {
  const frame = provider === null ? [] : readInventory(`card frame of ${provider}`);
  return {
    documents: new Map([
      [place.shop, readInventory('shop')],
      [place.cards, frame],
    ]),
    hosts: place,
    configured: provider === null ? {} : { [provider]: `${place.pay}/played/${provider}.js` },
    inlineHashes: builtInlineHashes(),
    played: {
      'static.airwallex.com': [
        `${place.pay}/played/provider-hosts.js`,
        `${place.pay}/played/airwallex-controller.js`,
      ],
      'checkout.airwallex.com': [`${place.pay}/played/airwallex-elements.js`],
    },
  };
}

/** Selects the files of a host; inline scripts are compared by their hashes. */
function isFrom(place: string): (script: RanScript) => boolean {
  return ({ address, isInline }) => !isInline && address.startsWith(`${place}/`);
}

async function seeCardFields({ page }: ShopPlayer): Promise<void> {
  await page
    .frameLocator('iframe')
    .frameLocator('iframe')
    .getByLabel(/Card number/)
    .waitFor();
}

const inFrame = [
  ['nova', 'pingpongx-card', /Credit or debit card/, /^300 Starlight/, '/'],
  ['nova', 'airwallex', /Airwallex/, /^300 Starlight/, '/'],
  ['merlion', 'alipay-card', /via Alipay/, /310 Pearls/, '/?client_id=520001&spec_lang=en'],
] as const;

for (const [brand, provider, channel, goods, path] of rowsToTest(inFrame)) {
  test(`${brand} runs only scripts of the inventory with the card fields of ${provider} open`, async ({
    player,
  }, { parallelIndex }) => {
    const place = placeOf(brand, parallelIndex);
    const scripts = await watchScripts(player.page);
    const violations = await watchViolations(player.page);
    await player.reachPayment(brand, channel, goods, path);
    await player.buy();
    await seeCardFields(player);

    const ran = await scripts();
    expect(judgeScripts(ran, expectationOf(provider, place))).toEqual([]);
    const ofShop = ran.filter(isFrom(place.shop));
    expect(ofShop.length).toBeGreaterThan(1);
    const inPage = ran.filter(({ document, isInline }) => isInline && document === place.shop);
    expect(inPage.length).toBeGreaterThan(0);
    expect(ofShop.filter((script) => differsFromBuild(script, 'storefront-new'))).toEqual([]);
    const ofFrame = ran.filter(isFrom(`${place.cards}/assets`));
    expect(ofFrame.length).toBeGreaterThan(0);
    expect(ofFrame.filter((script) => differsFromBuild(script, 'card-frame'))).toEqual([]);
    expect(ran.filter(isFrom(`${place.pay}/played`)).length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });
}

const inWindow = [
  ['formosa', /MyCard wallet/, /^680 /, '/?client_id=530001&spec_lang=en', null],
  ['haneul', /네이버|Naver/i, /^60 월석/, '/?spec_lang=en', '/gateway/v1.js'],
] as const;

for (const [brand, channel, goods, path, gatewayScript] of rowsToTest(inWindow)) {
  test(`${brand} runs only scripts of the inventory up to the provider’s window`, async ({
    player,
  }, { parallelIndex }) => {
    const place = placeOf(brand, parallelIndex);
    const scripts = await watchScripts(player.page);
    const violations = await watchViolations(player.page);
    await player.reachPayment(brand, channel, goods, path);
    await player.buyAndFollow();

    const ran = await scripts();
    expect(judgeScripts(ran, expectationOf(null, place))).toEqual([]);
    const ofShop = ran.filter(isFrom(place.shop));
    expect(ofShop.filter((script) => differsFromBuild(script, 'storefront-new'))).toEqual([]);
    const others = ran.filter((script) => !script.isInline && !ofShop.includes(script));
    const expected = gatewayScript === null ? [] : [place.pay + gatewayScript];
    expect(others.map(({ address }) => address)).toEqual(expected);
    expect(violations).toEqual([]);
  });
}

const foreign = 'https://skimmer.example/collect.js';

test.describe('with injected scripts', () => {
  test.use({ plantsViolations: true });

  for (const policy of ['kept', 'removed'] as const) {
    test(`the check finds injected scripts with the security policy ${policy}`, async ({ player }, {
      parallelIndex,
    }) => {
      const { page } = player;
      const place = placeOf('nova', parallelIndex);
      const scripts = await watchScripts(page);
      const violations = await watchViolations(page);
      await page.route(foreign, async (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'document.title += " taken";' }),
      );
      const isKept = policy === 'kept';
      await alterPage(page, {
        address: `${place.shop}/`,
        injected: `<script>document.title += " taken";</script><script src="${foreign}"></script><style>html { --taken: 1; }</style>`,
        isPolicyRemoved: !isKept,
      });
      await player.goTo('nova');

      const found = judgeScripts(await scripts(), expectationOf(null, place));
      expect((await page.title()).includes('taken')).toBe(!isKept);
      expect(found.map((text) => text.split(',')[0])).toEqual(
        isKept ? [] : ['inline', `${foreign} in ${place.shop}`],
      );
      const blocked = [
        'script-src-elem: inline',
        'style-src-elem: inline',
        `script-src-elem: ${foreign}`,
      ];
      expect(violations.map((text) => text.split(' ').slice(0, 2).join(' ')).sort()).toEqual(
        isKept ? blocked.sort() : [],
      );
      const root = page.locator('html');
      await expect(root).toHaveCSS('--taken', isKept ? '' : '1');
      // The theme of the brand is a style attribute.
      await expect(root).toHaveCSS('--brand-fill', '#5b4bff');
    });
  }
});
