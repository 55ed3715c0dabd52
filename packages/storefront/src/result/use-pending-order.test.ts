import { checkPayLink } from '@shop/payments';
import { expect, it } from 'vitest';
import { type StorageBackend, createShopStorage } from '../storage';
import { mapStorage } from '../testing/map-storage';
import { createTestServices } from '../testing/test-services';
import { readPendingOrder, savePendingOrder } from './use-pending-order';

const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };

/** Creates a storage backend that replaces a text in what it reads. */
function tamperedStorage(from: string, to: string): StorageBackend {
  const backend = mapStorage();
  return { ...backend, getItem: (key) => backend.getItem(key)?.replace(from, to) ?? null };
}

it.each([
  ['the link as it was kept', 'pay/1', 'pay/1', 'http://pay.localhost:4000/pay/1'],
  ['another host', 'pay.localhost', 'evil.localhost', null],
  ['an address without a scheme', 'http://pay.localhost:4000', '//evil.example', null],
  ['a script', 'http://pay.localhost:4000/pay/1', 'javascript:alert(1)', null],
])('restores the link of a stored order only if it may be followed: %s', (...row) => {
  const [, from, to, expected] = row;
  const payLink = checkPayLink('http://pay.localhost:4000/pay/1', ['pay.localhost']);
  const storage = createShopStorage(tamperedStorage(from, to), () => 0);
  const services = createTestServices({}, { storage });
  savePendingOrder(storage, 'u1', { billingNo: 'B1', payLink, isNew: true, summary });
  expect(readPendingOrder(services, 'u1')).toEqual({
    billingNo: 'B1',
    payLink: expected,
    isNew: false,
    summary,
  });
});

it('stores an order without a link', () => {
  const services = createTestServices();
  savePendingOrder(services.storage, 'u1', {
    billingNo: 'B1',
    payLink: null,
    isNew: true,
    summary,
  });
  expect(readPendingOrder(services, 'u1')).toMatchObject({ billingNo: 'B1', payLink: null });
});
