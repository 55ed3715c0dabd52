import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderToWatch } from '../purchase/watch-order';
import { aStorage } from '../testing/a-checkout-browser';
import { aCheckoutPage, checkoutOrder, payPage } from '../testing/a-checkout-page';

const hour = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an order', () => {
  it.each<[OrderToWatch, string]>([
    [{ status: 'success' }, 'success'],
    [{ status: 'fail' }, 'fail'],
    [{ status: 'fail', fail_reason: 'cancelled' }, 'cancelled'],
    [{ status: 'fail', fail_reason: 'timed-out' }, 'expired'],
  ])('that reads %j is %s, and is there in full', async (read, status) => {
    const { buy, checkout } = aCheckoutPage({ read });
    await buy();
    await vi.advanceTimersByTimeAsync(0);
    expect(checkout.current()).toMatchObject({ status, order: read });
  });

  it('is read again with growing pauses, and when the player comes back', async () => {
    const { buy, reads, comeBack } = aCheckoutPage();
    await buy();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reads).toHaveLength(2);
    comeBack();
    expect(reads).toHaveLength(3);
  });

  it('stays as it was while there is no answer about it', async () => {
    const readOrder = async () => Promise.reject(new Error('offline'));
    const { buy, checkout } = aCheckoutPage({ readOrder });
    await buy();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(checkout.current()).toMatchObject({ status: 'placed', lastChecked: null });
  });

  it('is no longer read once the last listener has left', async () => {
    const { buy, reads, stopListening } = aCheckoutPage();
    await buy();
    await vi.advanceTimersByTimeAsync(0);
    stopListening();
    await vi.advanceTimersByTimeAsync(hour);
    expect(reads).toHaveLength(1);
  });

  it('leaves the screen when the player has seen it', async () => {
    const storage = aStorage();
    const { buy, checkout, status } = aCheckoutPage({ storage });
    await buy();
    checkout.close();
    expect(status()).toBe('chosen');
    expect(aCheckoutPage({ storage }).status()).toBe('chosen');
  });
});

it('is a store as React and others read one: the same object until something changes', async () => {
  const { checkout } = aCheckoutPage();
  const before = checkout.current();
  expect(checkout.current()).toBe(before);
  await checkout.buy(payPage, checkoutOrder);
  expect(checkout.current()).not.toBe(before);
});
