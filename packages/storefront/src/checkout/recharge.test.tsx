// @vitest-environment jsdom
import { resultStatusOf } from '@shop/contract';
import { selectPopups } from '@shop/storefront-core/popups';
import { selectResult } from '@shop/storefront-core/result';
import { selectSelection } from '@shop/storefront-core/selection';
import { saveUser } from '@shop/storefront-core/session';
import { type Responder, aBrowser, content, deferredReply } from '@shop/storefront-core/testing';
import { selectToasts } from '@shop/storefront-core/toasts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { advanceTime } from '../testing/render-in-shop';
import type { TestShop } from '../testing/test-shop';
import {
  type RechargeOptions,
  buyButton,
  card,
  channelsPath,
  goods,
  goodsPath,
  isBuyDisabled,
  openRechargeScene,
  press,
  wallet,
  wallets,
} from './testing/recharge-scene';

// Loaded ahead, since fake time does not advance while code is loaded.
await Promise.all(
  [
    () => import('./prepaid-form'),
    () => import('@shop/storefront-core/prepaid-card'),
    () => import('./card-calls'),
    () => import('./confirm-card'),
  ].map((load) => load()),
);

const payPath = '/api/pay/paypal_pay';
const created: Responder = () =>
  content({
    billing_no: 'B1',
    url: 'http://pay.localhost:4000/pay/1',
    status: resultStatusOf('pending'),
  });

function openRecharge({
  pay = created,
  ...options
}: RechargeOptions & { readonly pay?: Responder } = {}): Promise<TestShop> {
  return openRechargeScene({ ...options, answers: { [payPath]: pay } });
}

async function choosePayPal(): Promise<void> {
  await press(screen.getByRole('radio', { name: 'PayPal' }));
}

const popups = ({ store }: TestShop): readonly string[] => selectPopups(store.getState());
const sentOrders = ({ backEnd }: TestShop) => backEnd.sentTo(payPath);

describe('buying in the recharge popup', () => {
  it('is disabled until a channel is chosen', async () => {
    await openRecharge();
    expect(isBuyDisabled()).toBe(true);
    await choosePayPal();
    expect(isBuyDisabled()).toBe(false);
  });

  it('is disabled while the price is unknown', async () => {
    const answer = deferredReply();
    await openRecharge({
      goodsAnswer: () => answer.promise,
      saved: { region: 'US', channelKey: '10201:' },
    });
    expect(isBuyDisabled()).toBe(true);
    answer.resolve(content({ goods: [goods, card] }));
    await advanceTime();
    expect(isBuyDisabled()).toBe(false);
  });

  it('creates the order of the chosen goods and shows its result', async () => {
    const shop = await openRecharge();
    await choosePayPal();
    await press(buyButton());
    expect(sentOrders(shop)).toMatchObject([
      {
        ...{ product_id: 'gems', server_id: 's1', role_id: 'r1', country: 'US' },
        ...{ expected_price: '4.99', expected_currency: 'USD' },
      },
    ]);
    expect(popups(shop)).toEqual(['result']);
    expect(selectResult(shop.store.getState())).toMatchObject({
      ...{ billingNo: 'B1', payLink: 'http://pay.localhost:4000/pay/1', isNew: true },
      summary: { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' },
    });
  });

  it('sends one order for a double press, and ignores presses while the order is created', async () => {
    const answer = deferredReply();
    const shop = await openRecharge({ pay: () => answer.promise });
    await choosePayPal();
    fireEvent.click(buyButton());
    fireEvent.click(buyButton());
    await advanceTime();
    expect(buyButton().getAttribute('aria-disabled')).toBe('true');
    await press(buyButton());
    expect(sentOrders(shop)).toHaveLength(1);

    answer.resolve({ code: -3064, msg: '', content: null });
    await advanceTime();
    expect(buyButton().getAttribute('aria-disabled')).toBeNull();
  });

  it('stays busy when a second press arrives before the first is shown', async () => {
    const answer = deferredReply();
    const shop = await openRecharge({ pay: () => answer.promise });
    await choosePayPal();
    act(() => {
      buyButton().click();
      buyButton().click();
    });
    await advanceTime();
    expect(sentOrders(shop)).toHaveLength(1);
    expect(buyButton().getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['a refusal', -3061, /^Purchase limit reached. You cannot buy/],
    ['that a busy shop bought nothing', -4290, /so nothing was bought/],
  ])('explains %s, and sends the next press as a new intent', async (_, code, words) => {
    const shop = await openRecharge({ pay: () => ({ code, msg: 'No.', content: null }) });
    await choosePayPal();
    await press(buyButton());
    expect(screen.getByText(words)).toBeTruthy();
    expect(popups(shop)).toEqual(['recharge']);
    expect(sentOrders(shop)).toHaveLength(1);
    await press(buyButton());
    const [first, second] = sentOrders(shop).map(({ idempotency_key }) => idempotency_key);
    expect(second).not.toBe(first);
  });

  it('removes the explanation when another channel is chosen', async () => {
    await openRecharge({ pay: () => ({ code: -9999, msg: 'The bank said no.', content: null }) });
    await choosePayPal();
    await press(buyButton());
    expect(screen.getByText('The bank said no.')).toBeTruthy();
    await press(screen.getByRole('button', { name: /Wallets/ }));
    expect(screen.queryByText('The bank said no.')).toBeNull();
  });

  it('reads the goods again when the price has changed', async () => {
    const shop = await openRecharge({ pay: () => ({ code: -3063, msg: '', content: null }) });
    const before = shop.backEnd.sentTo(goodsPath).length;
    await choosePayPal();
    await press(buyButton());
    expect(screen.getByText(/^The price has changed/)).toBeTruthy();
    expect(shop.backEnd.sentTo(goodsPath)).toHaveLength(before + 1);
  });

  it('offers to pay an older order that is unpaid, which is not shown as new', async () => {
    const unpaid = { billing_no: 'B0', url: 'http://pay.localhost:4000/pay/0' };
    const shop = await openRecharge({ pay: () => ({ code: -3060, msg: '', content: unpaid }) });
    await choosePayPal();
    await press(buyButton());
    await press(screen.getByRole('button', { name: 'Pay that order' }));
    expect(popups(shop)).toEqual(['result']);
    expect(selectResult(shop.store.getState())).toMatchObject({
      ...{ billingNo: 'B0', payLink: unpaid.url, isNew: false },
    });
  });

  it('reports a lost answer as unknown, never as failed', async () => {
    const shop = await openRecharge({ pay: () => null });
    await choosePayPal();
    await press(buyButton());
    await advanceTime(60_000);
    expect(popups(shop)).toEqual(['unknown-outcome']);
    const keys = sentOrders(shop).map(({ idempotency_key }) => idempotency_key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('tells the player about a blocked window beside the result', async () => {
    const shop = await openRecharge({ page: { browser: aBrowser(() => null) } });
    await choosePayPal();
    await press(buyButton());
    expect(popups(shop)).toEqual(['result']);
    expect(selectToasts(shop.store.getState())).toMatchObject([
      { text: { key: 'error.popupBlocked' } },
    ]);
  });

  it('sends nothing when another tab has signed in with another account', async () => {
    const shop = await openRecharge();
    await choosePayPal();
    const bob = { username: 'bob', suid: 'u2', oauth_token: 'other', gp_id: 'gp1' };
    saveUser(shop.services.storage, bob);
    await press(buyButton());
    expect(popups(shop)).toEqual(['account-changed']);
    expect(sentOrders(shop)).toEqual([]);
  });
});

describe('choosing how to pay', () => {
  it('opens the sub-channels of a channel, and is not ready to buy without one', async () => {
    const shop = await openRecharge();
    await press(screen.getByRole('button', { name: /Wallets/ }));
    expect(popups(shop)).toEqual(['recharge', 'sub-channels']);
    await press(buyButton());
    expect(sentOrders(shop)).toEqual([]);
  });

  it('opens the sub-channels of the only channel when buy is pressed (spec §4)', async () => {
    const shop = await openRecharge({ channels: { US: [wallets] } });
    expect(isBuyDisabled()).toBe(false);
    await press(buyButton());
    expect(popups(shop)).toEqual(['recharge', 'sub-channels']);
  });

  it('forgets the channel when another region is chosen', async () => {
    const shop = await openRecharge({ channels: { US: [wallet], TH: [wallet] } });
    await choosePayPal();
    fireEvent.change(screen.getByRole('combobox', { name: 'Region' }), { target: { value: 'TH' } });
    await advanceTime();
    expect(selectSelection(shop.store.getState())).toMatchObject({
      region: 'TH',
      channelKey: null,
    });
    expect(isBuyDisabled()).toBe(true);
  });

  it('leaves out channels without a launcher', async () => {
    const unknown = { ...wallet, payway_id: '99999', name: 'Barter' };
    await openRecharge({ channels: { US: [wallet, unknown] } });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('explains that the channel chosen earlier is gone, and keeps buy disabled', async () => {
    await openRecharge({ saved: { region: 'US', channelKey: '10401:' } });
    expect(screen.getByText(/^The payment method you chose is not offered/)).toBeTruthy();
    expect(isBuyDisabled()).toBe(true);
  });

  it('asks for the channels again when they could not be read', async () => {
    const shop = await openRecharge({ channels: 'nonsense' });
    await advanceTime(60_000);
    const before = shop.backEnd.sentTo(channelsPath).length;
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(shop.backEnd.sentTo(channelsPath).length).toBeGreaterThan(before);
  });
});

async function typeCard(): Promise<void> {
  fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '5300' } });
  expect(isBuyDisabled()).toBe(true);
  fireEvent.change(screen.getByLabelText('Card password'), { target: { value: 'KX7Q' } });
  await advanceTime();
}

describe('card mode', () => {
  const inGameCard = { ...wallet, payway_id: '10301', name: 'Game card' };

  it('replaces the channels by a form, and asks for no channels', async () => {
    const shop = await openRecharge({ productId: 'card' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(shop.backEnd.sentTo(channelsPath)).toEqual([]);
    expect(isBuyDisabled()).toBe(true);
  });

  it('checks a complete card, and uses it only after the player has confirmed', async () => {
    const shop = await openRecharge({ productId: 'card' });
    await typeCard();
    expect(isBuyDisabled()).toBe(false);
    await press(buyButton());
    expect(popups(shop)).toEqual(['recharge', 'confirm-card']);
    expect(shop.backEnd.sentTo('/api/pay/card_info')).toHaveLength(1);
    expect(shop.backEnd.sentTo('/api/pay/card_pay')).toEqual([]);
  });

  it('is disabled for the in-game card until number and password are typed', async () => {
    await openRecharge({ channels: { US: [wallet, inGameCard] } });
    await press(screen.getByRole('radio', { name: 'Game card' }));
    expect(isBuyDisabled()).toBe(true);
    await typeCard();
    expect(isBuyDisabled()).toBe(false);
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '  ' } });
    expect(isBuyDisabled()).toBe(true);
  });

  it('returns from the in-game card to the channels, and clears the card', async () => {
    const shop = await openRecharge({ channels: { US: [wallet, inGameCard] } });
    await press(screen.getByRole('radio', { name: 'Game card' }));
    await typeCard();
    await press(screen.getByRole('button', { name: 'Back' }));
    expect(selectSelection(shop.store.getState()).channelKey).toBeNull();
    await press(screen.getByRole('radio', { name: 'Game card' }));
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '');
  });
});
