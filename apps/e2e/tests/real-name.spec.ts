import { expectAccessible } from '../shop/expect-accessible';
import { rowsToTest } from '../shop/rows';
import { chooseChannelInStep, expectStep, payment, steps } from '../shop/steps';
import { expect, test } from '../shop/test';

const unverified = { username: 'haneul-unverified', password: 'play-haneul' };

test('a player without a verified real name is told at once, verifies it, and buys what was chosen', async ({
  player,
}) => {
  const { page } = player;
  const path = '/?client_id=540001&spec_lang=en';
  await player.comeBack('haneul', { account: unverified, goods: /^300/, path });
  await expect(page.getByText('You are not verified yet')).toBeVisible();
  // Who does not heed that is told again by the refused order.
  await player.openRecharge();
  await player.chooseChannel(/카카오|Kakao/);
  await player.buy();

  const popup = page.getByRole('alertdialog', { name: 'Real-name verification' });
  await expect(popup).toContainText('You are not verified yet');
  await expect(page).toHaveURL(/\/selectGoods/);

  await popup.getByRole('button', { name: 'Verify now' }).click();
  await expect(page).toHaveURL(/\/certifiedReal/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real-name verification');
  await expectAccessible(page, 'real name');
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Verify now/ }).click();
  const publisher = await opened;
  await publisher.getByRole('button', { name: 'Verify' }).click();
  await expect(publisher.getByRole('status')).toContainText('Verified');
  await publisher.close();

  // A browser without a screen does not tell that a tab has come to the front.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page.getByText('You are verified')).toBeVisible();
  await page.getByRole('link', { name: 'Return home' }).click();
  // Game, server, role, goods and way to pay are still chosen.
  await player.openRecharge();
  await player.buyAndFollow();
  await expect(page.getByText('You are not verified yet')).toHaveCount(0);
});

test(
  'a player who does not want to verify now finds their choices when they sign in later',
  { tag: '@nightly' },
  async ({ player }) => {
    const { page } = player;
    await player.comeBack('haneul', {
      ...{ account: unverified, goods: /^300/, path: '/?client_id=540001&spec_lang=en' },
    });
    await player.openRecharge();
    await player.chooseChannel(/카카오|Kakao/);
    await player.buy();
    const popup = page.getByRole('alertdialog', { name: 'Real-name verification' });
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await player.signIn(unverified);
    await player.openRecharge();
    await expect(page.getByRole('radio', { name: /카카오|Kakao/ })).toBeChecked();
  },
);

test(
  'a player who does not want to verify now stays signed out, and is not asked again',
  { tag: '@nightly' },
  async ({ player, control }) => {
    const { page } = player;
    await player.comeBack('nova', { hasRole: false });
    await control.fault({ path: '/api/pay/getRoleList', kind: 'code', value: 6001, times: 1 });
    await player.chooseServer(/^S1\b/i);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: /^Sign in$/ }).last()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sign in$/ }).last()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);

for (const refused of rowsToTest(['/api/pay/paypal_pay', '/api/pay/getCountryList']))
  test(
    `an unverified player ends at the first step of the old version when ${refused} refuses them`,
    { tag: '@nightly' },
    async ({ player, control }) => {
      const { page } = player;
      const shown: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) shown.push(new URL(frame.url()).pathname);
      });
      await player.comeBack('europa', { goods: /^300 /, path: steps.goods[0] });
      await player.openRecharge();
      await expectStep(page, 'recharge');
      await chooseChannelInStep(page, /PayPal/);
      await control.fault({ path: refused, kind: 'code', value: 6001 });
      if (refused.endsWith('_pay'))
        await payment(page).getByRole('button', { name: /^Buy/ }).click();
      else await page.reload();
      await page.getByRole('alertdialog', { name: 'Real-name verification' }).waitFor();
      await expect(page).toHaveURL((url) => url.pathname === steps.game[0]);
      // A step back that closes the payment would have led from there to the goods.
      expect(shown.at(-1)).toBe(steps.game[0]);
    },
  );
