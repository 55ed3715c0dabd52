import { calls, paymentCalls } from '@shop/contract';
import { expect, it } from 'vitest';
import type { Fixtures } from './fixtures/fixtures';
import { listChecks } from './list-checks';

const fixtures: Fixtures = {
  accounts: [],
  paths: [],
  card_paths: [],
  prepaid_cards: [],
  replenishments: [],
  requests: {},
};
const all = listChecks(fixtures, { only: [], isThorough: false });

function rulesOf(name: string): readonly string[] {
  return all.filter(({ call }) => call?.name === name).map(({ rule }) => rule);
}

it.each(Object.keys(calls))('checks %s, which the suite does not name', (name) => {
  expect(rulesOf(name)).toEqual(
    expect.arrayContaining([
      'answers a right request',
      'answers random parameters in the envelope',
    ]),
  );
});

it.each(Object.keys(paymentCalls))(
  'checks that %s creates one order for one key, and none for a prefetch',
  (name) => {
    expect(rulesOf(name)).toEqual(
      expect.arrayContaining([
        'answers a repeated key with the same order and status 10',
        'refuses requests that a browser makes by itself',
      ]),
    );
  },
);

it('lists no check twice', () => {
  const names = all.map(({ domain, call, rule }) => [domain, call?.name, rule].join(' '));
  expect(new Set(names).size).toBe(names.length);
});

it('selects by domain and by call', () => {
  const only = ['coupons', 'gameList'];
  const some = listChecks(fixtures, { only, isThorough: false });
  const parts = some.map(({ domain, call }) => (domain === 'coupons' ? domain : call?.name));
  expect([...new Set(parts)].sort()).toEqual(['coupons', 'gameList']);
});
