// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordStorage } from './kept-objects';
import { webStorageRecords } from './web-storage-records';

const purchase = {
  ...{ key: '00000000-0000-4000-8000-000000000001', madeAt: 1, pressedAt: 2, goods: 'gems' },
};

const readGoods = (stored: object): { goods: string } | null =>
  'goods' in stored && typeof stored.goods === 'string' ? { goods: stored.goods } : null;

function records(storage: RecordStorage | null = sessionStorage) {
  return webStorageRecords(storage, 'shop', readGoods);
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('purchases in a storage of the browser', () => {
  it('are found by the next page, beside what else is stored', () => {
    sessionStorage.setItem('other', '1');
    records().write('a', { ...purchase, billingNo: 'B1', isWindowless: true });
    expect(records().ids()).toEqual(['a']);
    expect(records().read('a')).toEqual({ ...purchase, billingNo: 'B1', isWindowless: true });
    records().remove('a');
    expect([records().ids(), records().read('a')]).toEqual([[], null]);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '1'],
    ['no key', JSON.stringify({ ...purchase, key: undefined })],
    ['a key that is no UUID', JSON.stringify({ ...purchase, key: '__proto__' })],
    ['a key in a list', JSON.stringify({ ...purchase, key: [purchase.key] })],
    ['no moment', JSON.stringify({ ...purchase, madeAt: '1' })],
    ['no moment of the press', JSON.stringify({ ...purchase, pressedAt: '2' })],
    ['wrong details', JSON.stringify({ ...purchase, goods: 7 })],
  ])('count as none where another script has written %s', (_, text) => {
    sessionStorage.setItem('shop.a', text);
    expect(records().read('a')).toBeNull();
  });

  it('leave out what other scripts have added', () => {
    const added = { billingNo: 5, isWindowless: 'yes', token: 't' };
    sessionStorage.setItem('shop.a', JSON.stringify({ ...purchase, ...added }));
    expect(records().read('a')).toEqual(purchase);
  });

  const full: RecordStorage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const blocked = new Proxy(full, {
    get: () => () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });

  it.each([
    ['is full', full],
    ['throws', blocked],
    ['is not there', null],
  ])('have their key until the page is left where the storage %s', (_, storage) => {
    const kept = records(storage);
    kept.write('a', purchase);
    expect([kept.ids(), kept.read('a')]).toEqual([['a'], purchase]);
    kept.remove('a');
    expect(kept.read('a')).toBeNull();
  });
});
