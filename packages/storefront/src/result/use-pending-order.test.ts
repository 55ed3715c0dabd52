import { checkPayLink } from '@shop/payments';
import { expect, it } from 'vitest';
import { type StorageBackend, createShopStorage } from '../storage';
import { mapStorage } from '../testing/map-storage';
import { createTestServices } from '../testing/test-services';
import { readPendingOrder, savePendingOrder } from './use-pending-order';

const summary = { account: 'ann', game: 'Sky', goods: '300 gems', server: 'S1', role: 'Ann' };

/** A browser's storage in which one text has been replaced by another. */
function tamperedStorage(from: string, to: string): StorageBackend {
  const backend = mapStorage();
  return { ...backend, getItem: (key) => backend.getItem(key)?.replace(from, to) ?? null };
}

it.each([
  ['the link as it was kept', 'pay/1', 'pay/1', 'http://pay.localhost:4000/pay/1'],
  ['another host', 'pay.localhost', 'evil.localhost', null],
  ['an address without a scheme', 'http://pay.localhost:4000', '//evil.example', null],
  ['a script', 'http://pay.localhost:4000/pay/1', 'javascript:alert(1)', null],
])('the payment of a kept order leads to %s only where it may be followed', (...row) => {
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

it('an order that has nothing to open is kept without a link', () => {
  const services = createTestServices();
  savePendingOrder(services.storage, 'u1', {
    billingNo: 'B1',
    payLink: null,
    isNew: true,
    summary,
  });
  expect(readPendingOrder(services, 'u1')).toMatchObject({ billingNo: 'B1', payLink: null });
});
