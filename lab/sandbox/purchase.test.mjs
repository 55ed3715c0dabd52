import { expect, it } from 'vitest';
import { orderPath, paymentPath, roleName } from './purchase.mjs';

it('paymentPath returns another role and another UUID for each turn', () => {
  const queries = [1, 2, 300].map(
    (turn) => new URL(paymentPath('t', turn), 'http://a').searchParams,
  );

  expect(queries.map((query) => query.get('role_id'))).toEqual([1, 2, 300].map(roleName));
  const keys = queries.map((query) => query.get('idempotency_key') ?? '');
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it('orderPath contains the number of the order and the token', () => {
  const { pathname, searchParams } = new URL(orderPath('t', '26A'), 'http://a');
  expect(pathname).toBe('/api/pay/getOrderInfo');
  expect(searchParams.get('billing_no')).toBe('26A');
  expect(searchParams.get('oauth_token')).toBe('t');
});
