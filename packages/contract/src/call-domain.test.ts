import { expect, it } from 'vitest';
import { callDomain } from './call-domain';
import { calls } from './calls';
import { trackingCalls } from './calls/tracking';

it.each([
  ['sign-in', calls.inGameVkLogin],
  ['sign-in', calls.loginConfig],
  ['sign-in', calls.realNameState],
  ['catalogue', calls.gameList],
  ['catalogue', calls.limitInfo],
  ['payments', calls.kakaoPay],
  ['orders', calls.orderInfo],
  ['coupons', calls.vipInfo],
  ['coupons', calls.discountPreview],
  ['activities', calls.receiveActivityGift],
  ['cards', calls.cardInfo],
  ['cards', calls.myCardInGame],
  ['replenishment', calls.replenishmentChannelList],
  ['tracking', trackingCalls.trackDot],
  ['tracking', trackingCalls.trackMetrics],
] as const)('%s: $name', (domain, call) => {
  expect(callDomain(call)).toBe(domain);
});
