import type { Page } from '@playwright/test';
import type { Control } from '../shop/control';
import { type Damaged, type Kept, damages, keep, readEntries } from '../shop/garbage';
import { type ShopPlayer, accountOf, playerOn } from '../shop/player';
import { shopPortOf } from '../shop/ports';
import { rowsToTest } from '../shop/rows';
import { buyInStep, payment, steps } from '../shop/steps';
import { expect, test } from '../shop/test';

const creating = '/api/pay/paypal_pay';

interface Version {
  readonly brand: string;
  readonly path: string;
  /** Presses “Buy” where the payment is open. */
  readonly buy: (player: ShopPlayer) => Promise<void>;
}

const versions: readonly Version[] = [
  {
    brand: 'nova',
    path: '/',
    buy: async (player) => {
      await player.chooseChannel(/PayPal/);
      await player.buyAndFollow();
    },
  },
  {
    brand: 'europa',
    path: steps.goods[0],
    buy: async ({ page }) => {
      await buyInStep(page, /PayPal/);
    },
  },
];

async function readKept(page: Page): Promise<Kept> {
  return page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    tab: Object.fromEntries(Object.entries(sessionStorage)),
  }));
}

/** Leaves what the shop stores of a player: their choices, an order, and a purchase without an answer. */
async function leaveTraces(
  player: ShopPlayer,
  control: Control,
  { brand, path, buy }: Version,
): Promise<Kept> {
  const { page } = player;
  await player.comeBack(brand, { goods: /^300 /, path });
  await player.openRecharge();
  let unanswered: Kept = { local: {}, tab: {} };
  await page.route(`**${creating}*`, async (route) => {
    unanswered = await readKept(page);
    await route.continue();
  });
  await buy(player);
  await page.bringToFront();
  await expect
    .poll(async () => Object.keys((await readKept(page)).tab))
    .toContain('paymentShownOrder');
  const { local, tab } = await readKept(page);
  await page.goto('about:blank');
  const [order] = await control.orders();
  await control.settle(order?.billing_no ?? '', 'fail');
  return { local: { ...unanswered.local, ...local }, tab };
}

/** Opens the shop in a tab with these storages. Resolves to what is wrong about it. */
async function visit(
  { page, goTo }: ShopPlayer,
  { brand, path }: Version,
  kept: Kept,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`throws ${error.message}`));
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (!hostname.endsWith('.localhost') || href.length > 2_000)
      wrong.push(`asks for ${href.slice(0, 99)}`);
  });
  await page.addInitScript(({ local, tab }: Kept) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    localStorage.clear();
    for (const [name, text] of Object.entries(local)) localStorage.setItem(name, text);
    for (const [name, text] of Object.entries(tab)) sessionStorage.setItem(name, text);
    sessionStorage.setItem('seeded', '');
  }, kept);
  await goTo(brand, path);
  const usable = page
    .locator('#goods input:enabled, main li button:enabled')
    .or(page.getByRole('region', { name: 'Recharge result' }));
  await usable
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => wrong.push(`shows nothing to choose at ${page.url()}`));
  return wrong;
}

for (const version of rowsToTest(versions))
  test(
    `${version.brand} opens, and sells, whatever its storage contains`,
    { tag: '@nightly' },
    async ({ player, context, control, thrown }, { parallelIndex }) => {
      const open = async (damaged: readonly Damaged[]) => {
        const tab = playerOn(await context.newPage(), shopPortOf(parallelIndex));
        return { tab, wrong: await visit(tab, version, keep(damaged)) };
      };
      /** Returns the entries that are enough for a fault by themselves. */
      const findGuilty = async (damaged: readonly Damaged[]): Promise<readonly string[]> => {
        const guilty: string[] = [];
        for (const one of damaged) {
          const { tab, wrong } = await open([one]);
          if (wrong.length > 0) guilty.push(one[0].name);
          await tab.page.close();
        }
        return guilty;
      };
      const entries = readEntries(await leaveTraces(player, control, version));
      expect(entries.filter(({ isWritten }) => isWritten).length).toBeGreaterThan(9);

      for (const { what, damaged } of damages(entries)) {
        const { tab, wrong } = await open(damaged);
        const guilty = wrong.length > 0 ? await findGuilty(damaged) : [];
        expect([...wrong, ...thrown], `with ${what}, because of ${guilty.join()}`).toEqual([]);
        if (what !== 'nothing that can be read') await tab.page.close();
        else await buyAsNew(tab, control, version);
      }
    },
  );

/** Signs in, chooses everything and buys. */
async function buyAsNew(
  player: ShopPlayer,
  control: Control,
  { brand, buy }: Version,
): Promise<void> {
  const { page } = player;
  if (brand === 'europa') await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('radio').first().waitFor();
  await player.signIn(accountOf(brand));
  await player.chooseServer(/^S1\b/i);
  await player.chooseRole();
  await player.chooseGoods(/^300 /);
  await player.openRecharge();
  if (brand === 'europa') await expect(payment(page).getByRole('radio').first()).toBeVisible();
  await buy(player);
  expect(await control.orders()).toHaveLength(2);
}
