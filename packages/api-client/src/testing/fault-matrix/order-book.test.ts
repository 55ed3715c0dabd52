import { describe, expect, it } from 'vitest';
import { OrderBook } from './order-book';

describe('the orders of a back end', () => {
  it('that honours keys: one for a key, however often it comes', () => {
    const book = new OrderBook(true);
    expect([book.store('k'), book.store('k'), book.store('l')]).toEqual(['B1', 'B1', 'B2']);
    expect([book.find('k'), book.find('m')]).toEqual(['B1', undefined]);
  });

  it('that does not: one for each request', () => {
    const book = new OrderBook(false);
    expect([book.store('k'), book.store('k')]).toEqual(['B1', 'B2']);
    expect(book.find('k')).toBeUndefined();
  });
});
