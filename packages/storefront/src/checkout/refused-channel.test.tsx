// @vitest-environment jsdom
import { popupStack } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { type Responder, content } from '@shop/storefront-core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import type { TestShop } from '../testing/test-shop';
import {
  buyButton,
  channelsPath,
  isBuyDisabled,
  openRechargeScene,
  press,
  wallet,
} from './testing/recharge-scene';

const payPath = '/api/pay/paypal_pay';
const other = { ...wallet, payway_id: '10801', name: 'Bank' };
const none: Responder = () => ({ code: -1, msg: '', content: null });
const notFound = /^This payment method does not exist/;

/**
 * Opens the payment with PayPal chosen in Thailand; the order is refused with `code`, and from then on the
 * list is `after`.
 */
async function refusedWith(code: number, after: unknown): Promise<TestShop> {
  let isRefused = false;
  const shop = await openRechargeScene({
    saved: { region: 'TH', channelKey: '10201:' },
    answers: {
      // A list is read again once no other call is under way, so none is left without an answer.
      '/api/config/recharge': none,
      '/api/pay/productPoints': none,
      [channelsPath]: () => content(isRefused ? after : { SG: [other, wallet], TH: [wallet] }),
      [payPath]: () => {
        isRefused = true;
        return { code, msg: '', content: null };
      },
    },
  });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('TH');
  await press(buyButton());
  await advanceTime();
  return shop;
}

const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

async function reopen({ store }: TestShop): Promise<void> {
  act(() => {
    store.dispatch(popupStack.actions.closed('recharge'));
  });
  await advanceTime(1_000);
  act(() => {
    store.dispatch(popupStack.actions.opened('recharge'));
  });
  await advanceTime();
}

describe('a payment refused for its channel', () => {
  it.each([-3064, -3070, -3071])('reads the channels again (%i)', async (code) => {
    const shop = await refusedWith(code, { TH: [other] });
    expect(shop.backEnd.sentTo(channelsPath)).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: 'PayPal' })).toBeNull();
    expect(isBuyDisabled()).toBe(true);
  });

  it('shows another region where that of the channel is gone, with no channel chosen', async () => {
    await refusedWith(-3071, { SG: [other, wallet] });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(radio('PayPal').checked).toBe(false);
    expect(isBuyDisabled()).toBe(true);
    expect(screen.getByText(notFound)).toBeTruthy();
  });

  it('lets the player pay in that region, and says nothing against it', async () => {
    const shop = await refusedWith(-3071, { SG: [other, wallet] });
    await press(radio('PayPal'));
    expect(radio('PayPal').checked).toBe(true);
    expect(isBuyDisabled()).toBe(false);
    expect(screen.queryByText(/not offered|does not exist/)).toBeNull();
    expect(selectSelection(shop.store.getState()).region).toBe('SG');
  });

  it('says in the reopened popup what is known of the channel, not why the order was refused', async () => {
    const shop = await refusedWith(-3071, { SG: [other] });
    await reopen(shop);
    expect(screen.queryByText(notFound)).toBeNull();
    expect(screen.getByText(/^The payment method you chose is not offered\./)).toBeTruthy();
    expect(isBuyDisabled()).toBe(true);
  });

  it('says nothing in the reopened popup if the channel is still listed', async () => {
    const shop = await refusedWith(-3071, { TH: [wallet] });
    expect(screen.getByText(notFound)).toBeTruthy();
    await reopen(shop);
    expect(screen.queryByText(notFound)).toBeNull();
  });
});

it('shows a refusal that came while the popup was closed when it opens again', async () => {
  const shop = await openRechargeScene({
    saved: { region: 'US', channelKey: '10201:' },
    answers: { [payPath]: () => ({ code: -3061, msg: '', content: null }) },
  });
  fireEvent.click(buyButton());
  await reopen(shop);
  expect(screen.getByText(/^Purchase limit reached/)).toBeTruthy();
});
