// @vitest-environment jsdom
import { reactToEvent } from '@shop/storefront-core/page-events';
import { type CallName, calls } from '@shop/contract';
import { expect, it } from 'vitest';
import { openTestShop, sky } from '../testing/test-shop';

/**
 * Where the failure of each read is said: where its content would be, by a toast because it has no place,
 * or not at all because the page is as good without it. Never twice.
 */
const places = {
  activityInfo: 'in place',
  activityStatus: 'nowhere',
  allRoleList: 'in place',
  channelList: 'in place',
  couponList: 'in place',
  // A link's token: there is nothing on the page that it belongs to.
  currentUser: 'toast',
  evokeGame: 'nowhere',
  gameList: 'in place',
  gameLogo: 'nowhere',
  goodsList: 'in place',
  initPage: 'toast',
  // The goods stay, without how often they may be bought; the order is checked anyway.
  limitInfo: 'toast',
  // The popup stays usable with account and password.
  loginConfig: 'toast',
  pageConfig: 'toast',
  realNameState: 'in place',
  replenishmentChannelList: 'toast',
  replenishmentGameList: 'toast',
  replenishmentInfo: 'toast',
  roleList: 'in place',
  serverList: 'in place',
  vipBasicInfo: 'in place',
  vipInfo: 'in place',
} as const satisfies Partial<Record<CallName, 'in place' | 'toast' | 'nowhere'>>;

it('says of every read where its failure is said', () => {
  const reads = Object.values(calls).filter(({ kind }) => kind === 'read');
  expect(Object.keys(places)).toEqual(reads.map(({ name }) => name).sort());
});

it.each(Object.entries(places))('says a failure of %s: %s', (call, place) => {
  const { services, store } = openTestShop({ saved: { game: sky } });
  const failure = { kind: 'failed', reason: 'network', call, attempts: 3 } as const;
  reactToEvent({ kind: 'call-failed', failure, callKind: 'read', isFirst: true }, store, services);
  expect(store.getState().toasts).toHaveLength(place === 'toast' ? 1 : 0);
});
