import * as v from 'valibot';
import { expect, test } from '../shop/test';

/** The answer that lists the channels by region. */
const channelsAnswer = v.looseObject({ content: v.record(v.string(), v.unknown()) });

test(
  'the recharge popup explains why the chosen channel is gone when it does not accept the new price',
  { tag: '@nightly' },
  async ({ player }) => {
    const path = '/?client_id=530001&spec_lang=en';
    await player.reachPayment('formosa', /Platform credit/, /^680 /, path);
    await player.dialog().getByRole('button', { name: 'Close' }).click();
    await player.chooseGoods(/3,280/);
    await player.openRecharge();
    await expect(player.dialog()).toContainText('does not accept this amount');
    await expect(player.dialog().getByRole('button', { name: /^Buy/ })).toBeDisabled();

    await player.chooseChannel(/MyCard wallet/);
    await expect(player.dialog()).not.toContainText('does not accept this amount');
  },
);

test(
  'a region that is gone when the order is refused is not offered any more, and another can be paid in',
  { tag: '@nightly' },
  async ({ player, page, control }) => {
    const channelsPath = '/api/pay/getCountryList';
    const listed = page.waitForResponse((response) => response.url().includes(channelsPath));
    const path = '/?client_id=520031&spec_lang=en';
    await player.comeBack('merlion', { goods: /^330 Feathers/, path });
    await player.openRecharge();
    const region = player.dialog().getByLabel('Region');
    await region.selectOption({ label: 'Thailand' });
    await player.chooseChannel(/TrueMoney/);
    const answer = v.parse(channelsAnswer, await (await listed).json());
    const { TH: _gone, ...content } = answer.content;
    const value = JSON.stringify({ ...answer, content });
    await control.fault({ path: channelsPath, kind: 'body', value });
    await control.fault({ path: '/api/pay/razer_gold_pay', kind: 'code', value: -3071 });
    const buy = player.dialog().getByRole('button', { name: /^Buy/ });
    const { length: before } = await control.requests(channelsPath);
    await buy.click();

    await expect(player.dialog()).toContainText('This payment method does not exist');
    await expect(player.dialog().getByText('TrueMoney')).toHaveCount(0);
    await expect(region.getByRole('option', { name: 'Thailand' })).toHaveCount(0);
    await expect(player.dialog().getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(buy).toBeDisabled();
    expect(await control.requests(channelsPath)).toHaveLength(before + 1);

    await player.dialog().getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await player.openRecharge();
    await expect(player.dialog()).not.toContainText('does not exist');
    await expect(player.dialog()).toContainText('The payment method you chose is not offered');
    await player.chooseChannel(/Airwallex/);
    await expect(player.dialog()).not.toContainText('is not offered');
    await expect(buy).toBeEnabled();
    expect(await control.orders()).toEqual([]);
  },
);
