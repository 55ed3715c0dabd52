import { type CallName, type PaymentCallName, calls, paymentCalls } from '@shop/contract';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { activitiesApi } from '../activities';
import type { cardsApi } from '../cards';
import type { checkoutApi, evokeApi, limitsApi } from '../checkout';
import type { couponsApi, vipApi } from '../coupons';
import type { catalogueApi, gameApi, sessionApi, visitApi } from '../index';
import type { replenishmentApi } from '../replenishment';
import type { inGameSignInApi, signInApi } from '../sign-in';

// What RTK Query says of a name that is taken, it says while the groups are loaded.
const complaints = vi.spyOn(console, 'error').mockReturnValue();
const [{ shopApi }] = await Promise.all([
  import('../index'),
  import('../checkout'),
  import('../coupons'),
  import('../activities'),
  import('../replenishment'),
  import('../cards'),
  import('../sign-in'),
]);
const duplicates = complaints.mock.calls.flat();
complaints.mockRestore();

type Groups = typeof catalogueApi.endpoints &
  typeof gameApi.endpoints &
  typeof sessionApi.endpoints &
  typeof visitApi.endpoints &
  typeof checkoutApi.endpoints &
  typeof evokeApi.endpoints &
  typeof limitsApi.endpoints &
  typeof couponsApi.endpoints &
  typeof vipApi.endpoints &
  typeof activitiesApi.endpoints &
  typeof replenishmentApi.endpoints &
  typeof cardsApi.endpoints &
  typeof signInApi.endpoints &
  typeof inGameSignInApi.endpoints;
const endpoints = new Map<string, object>(Object.entries(shopApi.endpoints));

/** Every call, but those that create an order: `createPayment` makes all of them. */
const single = Object.values(calls).filter(({ name }) => !Object.hasOwn(paymentCalls, name));

const reading: readonly string[] = ['read', 'preview', 'poll'];

it('every call has exactly one endpoint, and no endpoint is without a call', () => {
  expect([...endpoints.keys()].sort()).toEqual(
    [...single.map(({ name }) => name), 'createPayment'].sort(),
  );
  expect(duplicates).toEqual([]);
  expectTypeOf<keyof Groups>().toEqualTypeOf<
    Exclude<CallName, PaymentCallName> | 'createPayment'
  >();
});

describe('an endpoint is of its call’s kind', () => {
  it.each(single)('$name ($kind)', ({ name, kind }) => {
    const isQuery = reading.includes(kind);
    const endpoint = endpoints.get(name);
    expect(endpoint).toHaveProperty(isQuery ? 'useQuery' : 'useMutation');
    expect(endpoint).not.toHaveProperty(isQuery ? 'useMutation' : 'useQuery');
  });

  it('what creates an order is a mutation', () => {
    expect(endpoints.get('createPayment')).toHaveProperty('useMutation');
  });
});
