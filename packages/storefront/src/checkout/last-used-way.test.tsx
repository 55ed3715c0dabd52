// @vitest-environment jsdom
import type { NewOrder } from '@shop/storefront-core/orders';
import { selectSelection } from '@shop/storefront-core/selection';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import { openRechargeScene, wallet, wallets } from './testing/recharge-scene';

/** Ann's order of an earlier visit, by default for other goods. */
function orderBy(channelKey: string, subChannelId = '', productId = 'few'): NewOrder {
  return {
    billingNo: `B-${channelKey}`,
    payLink: null,
    summary: { account: 'ann', game: 'Sky', goods: '60 gems', server: 'S1', role: 'Ann' },
    choice: {
      ...{ clientId: 'c1', areaId: '', serverId: 's1', roleId: 'r1', productId },
      ...{ region: 'US', channelKey, subChannelId, couponCode: '', replenishId: '' },
    },
  };
}

const paidBy = (...way: Parameters<typeof orderBy>) =>
  ({ order: orderBy(...way), status: 'success' }) as const;

const payPal = '10201:';
const gameCard = { ...wallet, payway_id: '10301', name: 'Game card' };

async function chosenWith(options: Parameters<typeof openRechargeScene>[0]) {
  const { store } = await openRechargeScene(options);
  const { channelKey, subChannelId } = selectSelection(store.getState());
  return { channelKey, subChannelId };
}

describe('the way of the latest paid order', () => {
  it('is chosen when the popup opens, and the button can be pressed', async () => {
    await openRechargeScene({ earlier: [paidBy(payPal)] });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked).toBe(true);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Buy/ });
    expect(button.disabled).toBe(false);
  });

  it('is chosen in the region that is shown, where the chosen one has no channels', async () => {
    const shop = await openRechargeScene({ saved: { region: 'TH' }, earlier: [paidBy(payPal)] });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PayPal' }).checked).toBe(true);
    expect(selectSelection(shop.store.getState()).region).toBe('US');
  });

  it('is chosen together with the method below it', async () => {
    const chosen = await chosenWith({ earlier: [paidBy('11501:W', 'GRABPAY')] });
    expect(chosen).toEqual({ channelKey: '11501:W', subChannelId: 'GRABPAY' });
  });

  it.each([
    ['is not offered any more', { earlier: [paidBy('10801:')] }],
    ['has another method now', { earlier: [paidBy('11501:W', 'OVO')] }],
    [
      'is a prepaid card, whose form would take the place of the list',
      { earlier: [paidBy('10301:')], channels: { US: [gameCard] } },
    ],
    [
      'has failed since',
      {
        earlier: [
          paidBy(payPal),
          { order: { ...orderBy(payPal), billingNo: 'B2' }, status: 'fail' },
        ],
      },
    ],
    [
      'was used before an order that is unpaid',
      { earlier: [paidBy(payPal)], unpaid: [orderBy('11501:W')] },
    ],
    [
      'was used after an order for the same goods, which is unpaid',
      {
        earlier: [{ order: orderBy('11501:W', '', 'gems'), status: 'placed' }, paidBy(payPal)],
      },
    ],
  ] as const)('is not chosen if it %s', async (_, options) => {
    expect(await chosenWith(options)).toEqual({ channelKey: null, subChannelId: null });
  });

  it('gives way to what was chosen before', async () => {
    const saved = { channelKey: payPal, region: 'US' };
    const chosen = await chosenWith({ earlier: [paidBy('11501:W', 'GRABPAY')], saved });
    expect(chosen.channelKey).toBe(payPal);
  });

  it('is not chosen again after another region was selected, which resets it (spec §4)', async () => {
    const { store } = await openRechargeScene({
      earlier: [paidBy(payPal)],
      channels: { US: [wallet, wallets], SG: [wallet] },
    });
    fireEvent.change(screen.getByLabelText('Region'), { target: { value: 'SG' } });
    await advanceTime();
    expect(selectSelection(store.getState())).toMatchObject({ region: 'SG', channelKey: null });
  });
});
