import type { Channel, ChannelsByRegion, SubChannel } from '@shop/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aChannel, aSubChannel } from '../testing/a-channel';
import { anyPlatform, oddMoney, oddRegions } from '../testing/odd-channels';
import { type ListingOptions, listChannels } from './list-channels';

function takes(price: number, { min_money: min, max_money: max }: Channel | SubChannel): boolean {
  if (min <= 0 && max <= 0) return true;
  if (min <= 0) return price <= max;
  if (max <= 0) return price >= min;
  return min <= price && price <= max;
}

/** A literal implementation of spec §5 for one response at one price. */
function asSpecified(response: ChannelsByRegion, { price, platform }: ListingOptions): unknown {
  const hidden = (payway: string, code: string): boolean =>
    payway === '11001' && code === 'applepay' && platform !== 'ios';
  return Object.entries(response)
    .map(([region, all]) => {
      const channels = all
        .filter((channel) => channel.icon !== '' && takes(price, channel))
        .filter((channel) => !hidden(channel.payway_id, channel.channel_id))
        .map((channel) => ({
          ...channel,
          hadNone: channel.sub_payment.length === 0,
          sub_payment: channel.sub_payment.filter(
            (one) => takes(price, one) && !hidden(channel.payway_id, one.channel_id),
          ),
        }))
        .filter(({ hadNone, sub_payment }) => hadNone || sub_payment.length > 0)
        .map(({ hadNone, ...channel }) => channel);
      const place = ({ sort }: { sort: number }): number => (Number.isNaN(sort) ? 0 : sort);
      return { region, channels: channels.sort((one, other) => place(one) - place(other)) };
    })
    .filter(({ channels }) => channels.length > 0);
}

it('lists channels as spec §5 says, at several prices for the same response', () => {
  const visits = fc.array(fc.record({ price: oddMoney, platform: anyPlatform }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(oddRegions, visits, (response, options) => {
      for (const one of options)
        expect(listChannels(response, one)).toEqual(asSpecified(response, one));
    }),
    { numRuns: 400 },
  );
});

it('returns the same object while the same sub-channels are usable', () => {
  const channel = aChannel({
    sub_payment: [
      aSubChannel({ channel_id: 'small', max_money: 10 }),
      aSubChannel({ channel_id: 'large', min_money: 10.01 }),
    ],
  });
  const response = { US: [channel] };
  const at = (price: number): Channel | undefined =>
    listChannels(response, { price, platform: 'web' })[0]?.channels[0];
  const small = at(5);
  expect(small?.sub_payment.map(({ channel_id }) => channel_id)).toEqual(['small']);
  expect(at(10)).toBe(small);
  const large = at(11);
  expect(large?.sub_payment.map(({ channel_id }) => channel_id)).toEqual(['large']);
  expect(at(500)).toBe(large);
});

it('returns the channel of the response when all its sub-channels are listed', () => {
  const channel = aChannel({ sub_payment: [aSubChannel({ min_money: 10 })] });
  const [region] = listChannels({ US: [channel] }, { price: 10, platform: 'web' });
  expect(region?.channels[0]).toBe(channel);
});

it('does not reuse the list of a similar response', () => {
  const options = { price: 5, platform: 'web' } as const;
  expect(listChannels({ US: [aChannel()] }, options)).toHaveLength(1);
  expect(listChannels({ US: [aChannel({ icon: '' })] }, options)).toEqual([]);
});
