import { describe, expect, it } from 'vitest';
import { readReplenishmentOrder } from '../replenishment';
import { createShopStorage } from '../storage';
import { created, keys, purchase, scene, wallet } from '../testing';

const link = 'http://pay.localhost:4000/fields/1';
const byCard = { ...purchase, channel: { ...wallet, payway_id: '11702', channel_id: 'CARD' } };
const order = { ...created, url: link };
/** The order that the first one takes the place of. */
const earlier = {
  ...{ billingNo: 'B0', payLink: null },
  summary: { account: 'ann', game: 'Game', goods: '300 gems', server: 'S1', role: 'Ann' },
};

/** Buys by card until the fields are shown; returns how to leave them. */
async function showFields(
  { checkout }: ReturnType<typeof scene>,
  bought: typeof byCard = byCard,
): Promise<() => Promise<void>> {
  const { cardPrompt } = checkout;
  const shown = new Promise<void>((resolve) => {
    const stop = cardPrompt.subscribe(() => {
      stop();
      resolve();
    });
  });
  const outcome = checkout.buy(bought);
  await shown;
  return async () => {
    cardPrompt.current()?.end('cancelled');
    await outcome;
  };
}

describe('an order that is paid with card fields', () => {
  it('is kept before they are shown, with what it buys and costs', async () => {
    const shop = scene([order]);
    await showFields(shop);
    expect(shop.ledger.ordersOf('u1')).toMatchObject([
      {
        ...{ billingNo: 'B1', status: 'placed', payLink: null, waitsForCard: true },
        summary: { account: 'ann', game: 'Game', goods: '300 gems', server: 'S1', role: 'Ann' },
        payment: {
          ...{ product_id: 'gems-300', payway_id: '11702', channel_id: 'CARD' },
          ...{ area_code: 'US', pay_money: 4.99, currency: 'USD' },
        },
        choice: { productId: 'gems-300', roleId: 'r1', channelKey: '11702:CARD' },
      },
    ]);
  });

  it('is what another press leads to while its card is to be entered', async () => {
    const shop = scene([order, order]);
    const leave = await showFields(shop);
    await leave();
    await showFields(shop);
    const [first, again] = keys(shop.sent);
    expect(again).toBe(first);
  });

  it.each([
    ['fail', false],
    ['success', false],
    [null, true],
  ] as const)('has, once it is %s, no part in the next press: %s', async (status, isSame) => {
    const shop = scene([order, order]);
    const leave = await showFields(shop);
    await leave();
    if (status !== null) shop.ledger.end('u1', 'B1', { status, isSeen: true });
    await showFields(shop);
    const [first, next] = keys(shop.sent);
    expect(next === first).toBe(isSame);
  });

  it('takes the place of the unpaid order that it replaces', async () => {
    const shop = scene([order]);
    shop.ledger.add('u1', earlier);
    await showFields(shop, { ...byCard, replaces: 'B0' });
    expect(shop.sent[0]?.params).toHaveProperty('replaces', 'B0');
    const orders = shop.ledger.ordersOf('u1').map((one) => `${one.billingNo} ${one.status}`);
    expect(orders.sort()).toEqual(['B0 replaced', 'B1 placed']);
  });

  it('is the order of the replenishment that it pays for', async () => {
    const storage = createShopStorage(null, () => 0);
    const shop = scene([order], { storage });
    await showFields(shop, { ...byCard, replenishId: 'R1' });
    expect(shop.sent[0]?.params).toHaveProperty('replenish_id', 'R1');
    expect(readReplenishmentOrder(storage, 'R1')).toBe('B1');
  });

  it.each([
    ['that has no link', byCard, { ...created, url: '' }],
    ['that is paid on a page', purchase, created],
    ['that was refused', byCard, { kind: 'refused', code: -3064, msg: '', content: null }],
  ] as const)('is not kept before its answer is read: one %s', async (_, bought, answer) => {
    const shop = scene([answer]);
    await shop.checkout.buy(bought);
    expect(shop.ledger.ordersOf('u1')).toEqual([]);
  });

  it('shows no fields when it is only asked about', async () => {
    const shop = scene([{ kind: 'unknown' }, order]);
    await shop.checkout.buy(byCard);
    const unanswered = shop.checkout.latestUnanswered('u1');
    if (unanswered === null) throw new Error('The purchase has been answered.');
    expect(await shop.checkout.ask(unanswered)).toEqual({ kind: 'cancelled', billingNo: 'B1' });
    expect(shop.checkout.cardPrompt.current()).toBeNull();
    expect(shop.ledger.ordersOf('u1')).toMatchObject([{ billingNo: 'B1', waitsForCard: true }]);
  });
});
