import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { controlOf } from '../shop/control';
import { playerOn } from '../shop/player';
import { ports } from '../shop/ports';
import { takePicture } from './take-picture';

/** When the pictures are taken, for the shop and its back end. */
const now = '2026-11-20T10:00:00Z';
const port = ports.screenshots;
const control = controlOf(port);
const storybook = join(import.meta.dirname, '../../../packages/ui/storybook-static');

test.use({
  bypassCSP: true,
  colorScheme: 'light',
  deviceScaleFactor: 1.5,
  timezoneId: 'UTC',
  viewport: { width: 360, height: 740 },
});

test.beforeEach(async ({ page }) => {
  await control.reset();
  await control.setClock(now);
  await page.clock.setFixedTime(now);
});

/** A returning player of Nova with goods chosen. */
async function comeBack(page: Page): Promise<ReturnType<typeof playerOn>> {
  const player = playerOn(page, port);
  await player.comeBack('nova', { goods: /^1,280 Starlight/ });
  await page.getByRole('button', { name: /^Buy/ }).last().waitFor();
  return player;
}

test('the first screen of the new version', async ({ page }) => {
  await comeBack(page);
  await takePicture(page, 'new-version');
});

test('the first screen of the old version', async ({ page }) => {
  await playerOn(page, port).visitGames('codaverse');
  await takePicture(page, 'old-version');
});

test('the payment, and its result', async ({ page }) => {
  const player = await comeBack(page);
  await player.openRecharge();
  await player.chooseChannel(/PayPal/);
  await takePicture(page, 'payment');

  const provider = await player.buyAndFollow();
  const { billing_no: billingNo } = (await control.orders())[0] ?? { billing_no: '' };
  await control.settle(billingNo, 'success');
  await provider.close();
  await page.bringToFront();
  await player.dialog().getByText('Payment complete').first().waitFor();
  await takePicture(page, 'result');
});

test.describe('on a desktop', () => {
  test.use({
    deviceScaleFactor: 1,
    hasTouch: false,
    isMobile: false,
    viewport: { width: 1440, height: 900 },
  });

  test('the first screen', async ({ page }) => {
    await comeBack(page);
    await takePicture(page, 'desktop');
  });

  test('Storybook', async ({ page }) => {
    const origin = 'http://storybook.localhost';
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ path: join(storybook, pathname === '/' ? 'index.html' : pathname) });
    });
    await page.goto(`${origin}/?path=/docs/components-goods-grid--docs&globals=brand:ember`);
    const documentation = page.frameLocator('#storybook-preview-iframe');
    const story = documentation.locator('iframe').first().contentFrame();
    await story.getByRole('radio').first().waitFor({ state: 'attached' });
    await takePicture(page, 'storybook');
  });
});
