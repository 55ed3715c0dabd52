import { beforeEach, describe, expect, it } from 'vitest';
import { readEntryQuery } from '../entry';
import type { ShopServices } from '../services';
import { type ShopStorage, createShopStorage } from '../storage';
import { mapStorage } from '../testing';
import { createTestServices } from '../testing';
import {
  currentChannelCode,
  currentTrafficSource,
  noteEntry,
  noteSignInWay,
} from './traffic-source';

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

describe('the channel code (spec §4)', () => {
  const code = (services: ShopServices): string => currentChannelCode(services, false);

  it('of a visit without a link is 3', () => {
    expect(code(page())).toBe('3');
  });

  it('of a visit by a link to a game is 2, also after the link has left the address', () => {
    expect(code(page('?client_id=c1'))).toBe('2');
    expect(code(page())).toBe('2');
  });

  it('is 1 once the player is signed in by the link’s token, also after a reload', () => {
    noteSignInWay(page('?client_id=c1&oauth_token=t'), 'token');
    expect(code(page())).toBe('1');
    noteSignInWay(page(), 'account');
    expect(code(page())).toBe('2');
  });

  it('is 1 for a link from customer service, too', () => {
    noteSignInWay(page('?client_id=c1&utm_pay=kf'), 'token');
    expect(code(page())).toBe('1');
    expect(source(page())).toBe('customer');
  });

  it('ends with the visit', () => {
    page('?client_id=c1');
    clock.now += 30 * 60_000;
    expect(code(page())).toBe('3');
  });
});
