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

it.each(Object.keys(calls))('%s is checked without being named in the suite', (name) => {
  expect(rulesOf(name)).toEqual(
    expect.arrayContaining([
      'answers a right request',
      'answers random parameters in the envelope',
    ]),
  );
});

it.each(Object.keys(paymentCalls))('%s makes one order for one key, and none unasked', (name) => {
  expect(rulesOf(name)).toEqual(
    expect.arrayContaining([
      'answers a repeated key with the same order and status 10',
      'refuses requests that a browser makes by itself',
    ]),
  );
});

it('no check is listed twice', () => {
  const names = all.map(({ domain, call, rule }) => [domain, call?.name, rule].join(' '));
  expect(new Set(names).size).toBe(names.length);
});

it('a part is a domain or a call', () => {
  const only = ['coupons', 'gameList'];
  const some = listChecks(fixtures, { only, isThorough: false });
  const parts = some.map(({ domain, call }) => (domain === 'coupons' ? domain : call?.name));
  expect([...new Set(parts)].sort()).toEqual(['coupons', 'gameList']);
});
