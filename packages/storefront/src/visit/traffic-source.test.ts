import { beforeEach, describe, expect, it } from 'vitest';
import { readEntryQuery } from '../entry';
import type { ShopServices } from '../services';
import { type ShopStorage, createShopStorage } from '../storage';
import { mapStorage } from '../testing/map-storage';
import { createTestServices } from '../testing/test-services';
import { currentTrafficSource, noteEntry, noteSignInWay } from './traffic-source';

const clock = { now: 0 };
let storage: ShopStorage;

beforeEach(() => {
  clock.now = 0;
  storage = createShopStorage(mapStorage(), () => clock.now);
});

/** Opens a page of the same browser. */
function page(search = ''): ShopServices {
  const services = createTestServices(
    {},
    {
      storage,
      now: () => clock.now,
      query: readEntryQuery(search),
      randomUuid: () => crypto.randomUUID(),
    },
  );
  noteEntry(services);
  return services;
}

const source = (services: ShopServices): string => currentTrafficSource(services, false);

describe('the traffic source (spec §4)', () => {
  it('of a link from customer service is kept for the visit, however the player signs in', () => {
    noteSignInWay(page('?utm_pay=kf'), 'third-party');
    expect(source(page())).toBe('customer');
    noteSignInWay(page(), 'token');
    expect(currentTrafficSource(page(), true)).toBe('customer');
  });

  it.each([
    ['token', 'game'],
    ['third-party', 'social'],
    ['account', 'other'],
  ] as const)('of a sign-in by %s is %s, also after a reload', (way, expected) => {
    noteSignInWay(page(), 'third-party');
    noteSignInWay(page(), way);
    expect(source(page())).toBe(expected);
  });

  it('ends with the visit', () => {
    noteSignInWay(page('?utm_pay=kf'), 'third-party');
    clock.now += 30 * 60_000;
    expect(source(page())).toBe('other');
  });

  it.each([
    ['?utm_pay=kf', false, 'customer'],
    ['', true, 'game'],
    ['', false, 'other'],
    ['?utm_pay=other', false, 'other'],
  ])('of the open page %s outlasts the visit (signed in by its link: %s)', (...given) => {
    const [search, isSignedInByLink, expected] = given;
    const services = page(search);
    clock.now += 30 * 60_000;
    expect(currentTrafficSource(services, isSignedInByLink)).toBe(expected);
  });
});
