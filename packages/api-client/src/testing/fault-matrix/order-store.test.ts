import { describe, expect, it } from 'vitest';
import { OrderStore } from './order-store';

describe('OrderStore', () => {
  it('keeps one order for each key when the back end honours keys', () => {
    const store = new OrderStore(true);
    expect([store.add('k'), store.add('k'), store.add('l')]).toEqual(['B1', 'B1', 'B2']);
    expect([store.find('k'), store.find('m')]).toEqual(['B1', undefined]);
  });

  it('keeps one order for each request when it does not', () => {
    const store = new OrderStore(false);
    expect([store.add('k'), store.add('k')]).toEqual(['B1', 'B2']);
    expect(store.find('k')).toBeUndefined();
  });
});
