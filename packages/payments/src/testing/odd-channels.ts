import type { ChannelsByRegion } from '@shop/contract';
import fc from 'fast-check';
import { aChannel, aSubChannel } from './a-channel';

/** An amount for a limit or a price, including unusual ones. */
export const oddMoney = fc.constantFrom(
  ...[-Infinity, -1, 0, 0.99, 4.99, 5, 5, 20, 100, Infinity, Number.NaN],
);
const limits = { min_money: oddMoney, max_money: oddMoney };
const code = fc.constantFrom('', 'x', 'applepay');

function freeze<T extends object>(value: T): T {
  for (const inner of Object.values(value))
    if (typeof inner === 'object' && inner !== null) freeze(inner);
  return Object.freeze(value);
}

const oddChannel = fc
  .record({
    ...limits,
    payway_id: fc.constantFrom('10201', '11001', '99999'),
    channel_id: code,
    icon: fc.constantFrom('i', 'i', 'i', ''),
    sort: fc.constantFrom(3, -1, 0, 1.5, 2, Infinity, -Infinity, Number.NaN),
    sub_payment: fc.array(fc.record({ ...limits, channel_id: code }).map(aSubChannel), {
      maxLength: 4,
    }),
  })
  .map(aChannel);

/** Frozen responses with unusual values that a back end may send. */
export const oddRegions: fc.Arbitrary<ChannelsByRegion> = fc
  .dictionary(fc.constantFrom('US', 'BR', 'GLOBAL'), fc.array(oddChannel, { maxLength: 5 }))
  .map(freeze);

/** Any platform. */
export const anyPlatform = fc.constantFrom('ios' as const, 'android' as const, 'web' as const);
