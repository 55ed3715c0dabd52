import { type CallName, type PaymentCallName, calls, paymentCalls } from '@shop/contract';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { catalogueApi, gameApi, sessionApi, visitApi } from '../index';
import type { activitiesApi } from './activities-api';
import type { cardsApi } from './cards-api';
import type { checkoutApi } from './checkout-api';
import type { couponsApi } from './coupons-api';
import type { evokeApi } from './evoke-api';
import type { inGameSignInApi } from './in-game-sign-in-api';
import type { limitsApi } from './limits-api';
import type { replenishmentApi } from './replenishment-api';
import type { signInApi } from './sign-in-api';
import type { vipApi } from './vip-api';

// RTK Query reports a duplicate name while the groups are loading.
const errors = vi.spyOn(console, 'error').mockReturnValue();
const [{ shopApi }] = await Promise.all([
  import('../index'),
  import('./activities-api'),
  import('./cards-api'),
  import('./checkout-api'),
  import('./coupons-api'),
  import('./evoke-api'),
  import('./in-game-sign-in-api'),
  import('./limits-api'),
  import('./replenishment-api'),
  import('./sign-in-api'),
  import('./vip-api'),
]);
const duplicates = errors.mock.calls.flat();
errors.mockRestore();

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

/** Every call except those that create an order, which share `createPayment`. */
const single = Object.values(calls).filter(({ name }) => !Object.hasOwn(paymentCalls, name));

const reading: readonly string[] = ['read', 'preview', 'poll'];

it('has exactly one endpoint for every call, and no other', () => {
  expect([...endpoints.keys()].sort()).toEqual(
    [...single.map(({ name }) => name), 'createPayment'].sort(),
  );
  expect(duplicates).toEqual([]);
  expectTypeOf<keyof Groups>().toEqualTypeOf<
    Exclude<CallName, PaymentCallName> | 'createPayment'
  >();
});

describe('an endpoint has the kind of its call', () => {
  it.each(single)('$name ($kind)', ({ name, kind }) => {
    const isQuery = reading.includes(kind);
    const endpoint = endpoints.get(name);
    expect(endpoint).toHaveProperty(isQuery ? 'useQuery' : 'useMutation');
    expect(endpoint).not.toHaveProperty(isQuery ? 'useMutation' : 'useQuery');
  });

  it('createPayment is a mutation', () => {
    expect(endpoints.get('createPayment')).toHaveProperty('useMutation');
  });
});
