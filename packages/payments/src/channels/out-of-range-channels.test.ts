import type { ChannelsByRegion } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChannel, aSubChannel } from '../testing/a-channel';
import { anyPlatform, oddRegions } from '../testing/odd-channels';
import { canLaunch } from './can-launch';
import { type ListingOptions, listChannels } from './list-channels';
import { outOfRangeChannels } from './out-of-range-channels';

const found = (changes: Parameters<typeof aChannel>[0], price: number): unknown[] =>
  outOfRangeChannels({ US: [aChannel(changes)] }, { region: 'US', price, platform: 'web' }).map(
    ({ limit, money }) => [limit, money],
  );

describe('the channels that only the price excludes', () => {
  it.each([
    ['below the minimum', 4.99, [['from', 5]]],
    ['at the minimum', 5, []],
    ['at the maximum', 10, []],
    ['above the maximum', 10.01, [['up-to', 10]]],
  ])('have the nearest price that is accepted, %s', (_case, price, expected) => {
    expect(found({ min_money: 5, max_money: 10 }, price)).toEqual(expected);
  });

  it('have the nearest price that the channel and one of its sub-channels accept', () => {
    const sub_payment = [
      aSubChannel({ channel_id: 'small', max_money: 2 }),
      aSubChannel({ channel_id: 'large', min_money: 20 }),
      aSubChannel({ channel_id: 'larger', min_money: 30 }),
    ];
    const channel = { payway_id: '11501', min_money: 1, max_money: 50, sub_payment };
    expect([0.5, 2, 5, 20, 60].map((price) => found(channel, price))).toEqual([
      [['from', 1]],
      [],
      [['from', 20]],
      [],
      [['up-to', 50]],
    ]);
  });

  it.each([
    ['no icon', { icon: '' }],
    ['no launcher', { payway_id: '99999' }],
    ['another platform', { payway_id: '11001', channel_id: 'applepay' }],
    [
      'sub-channels of another platform',
      {
        payway_id: '11001',
        channel_id: 'x',
        sub_payment: [aSubChannel({ channel_id: 'applepay' })],
      },
    ],
    ['no accepted price', { min_money: 9, max_money: 8 }],
  ])('do not include one with %s', (_case, changes) => {
    expect(found({ min_money: 5, ...changes }, 1)).toEqual([]);
  });

  it('are sorted like the list', () => {
    const channels = [10, 9, 20].map((sort) => aChannel({ min_money: 5, sort }));
    const options = { region: 'US', price: 1, platform: 'web' } as const;
    expect(
      outOfRangeChannels({ US: channels }, options).map(({ channel }) => channel.sort),
    ).toEqual([9, 10, 20]);
  });

  it('are empty in a region that does not exist', () => {
    const options = { region: 'DE', price: 1, platform: 'web' } as const;
    expect(outOfRangeChannels({ US: [aChannel({ min_money: 5 })] }, options)).toEqual([]);
  });
});

it('returns every channel that is listed at another price only, and the price at which it is', () => {
  const listedOf = (response: ChannelsByRegion, options: ListingOptions): string[] =>
    Object.entries(response).flatMap(([region, channels]) =>
      channels
        .map((channel, place) => ({ alone: { [region]: [channel] }, place }))
        .filter(({ alone }) =>
          listChannels(alone, options).some((one) => one.channels.every(canLaunch)),
        )
        .map(({ place }) => `${region} ${String(place)}`),
    );
  const prices = [0.5, 0.99, 4.99, 5, 20, 100, 1000];
  fc.assert(
    fc.property(
      oddRegions,
      fc.record({ price: fc.constantFrom(...prices), platform: anyPlatform }),
      (response, options) => {
        const listed = new Set(listedOf(response, options));
        const later = prices.flatMap((price) => listedOf(response, { ...options, price }));
        const expected = new Set(later.filter((place) => !listed.has(place)));
        const shown = Object.entries(response).flatMap(([region, channels]) =>
          outOfRangeChannels(response, { ...options, region }).map(({ channel, money }) => {
            const alone = { [region]: [channel] };
            expect(listChannels(alone, { ...options, price: money })).toHaveLength(1);
            return `${region} ${String(channels.indexOf(channel))}`;
          }),
        );
        expect(new Set(shown)).toEqual(expected);
      },
    ),
    { numRuns: 400 },
  );
});
