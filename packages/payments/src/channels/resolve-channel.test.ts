import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aChannel, aSubChannel } from '../testing/a-channel';
import { anyPlatform, oddMoney, oddRegions } from '../testing/odd-channels';
import { canLaunch } from './can-launch';
import { channelKey } from './channel-key';
import { listChannels } from './list-channels';
import { resolveChannel } from './resolve-channel';

const wallet = channelKey({ payway_id: '10201', channel_id: '' });
const method = channelKey({ payway_id: '10101', channel_id: '91' });
const withMethod = (changes: Parameters<typeof aSubChannel>[0]): ReturnType<typeof aChannel> =>
  aChannel({ payway_id: '10101', sub_payment: [aSubChannel({ channel_id: '91', ...changes })] });

it.each([
  ['that no region has', {}, wallet, { kind: 'missing' }],
  [
    'that another region has',
    { BR: [aChannel()] },
    wallet,
    { kind: 'other-region', regions: ['BR'] },
  ],
  [
    'that another region has, out of range',
    { BR: [aChannel({ min_money: 9 })] },
    wallet,
    { kind: 'other-region', regions: [] },
  ],
  ['without an icon', { US: [aChannel({ icon: '' })] }, wallet, { kind: 'no-icon' }],
  [
    'whose limit is below the price',
    { US: [aChannel({ max_money: 4 })] },
    wallet,
    { kind: 'out-of-range', limits: { min_money: 0, max_money: 4 } },
  ],
  [
    'whose sub-channel has a limit above the price',
    { US: [withMethod({ min_money: 9 })] },
    method,
    { kind: 'out-of-range', limits: { min_money: 9, max_money: 0 } },
  ],
  [
    'that is hidden on the platform',
    { US: [aChannel({ payway_id: '11001', channel_id: 'applepay' })] },
    channelKey({ payway_id: '11001', channel_id: 'applepay' }),
    { kind: 'not-on-platform' },
  ],
  [
    'whose sub-channels all reject the price',
    { US: [withMethod({ min_money: 9 })] },
    channelKey({ payway_id: '10101', channel_id: '' }),
    { kind: 'no-usable-sub-channel' },
  ],
  [
    'without a launcher',
    { US: [aChannel({ payway_id: '99999' })] },
    channelKey({ payway_id: '99999', channel_id: '' }),
    { kind: 'not-served' },
  ],
  [
    'whose sub-channel has no launcher',
    { US: [aChannel({ payway_id: '99999', sub_payment: [aSubChannel()] })] },
    channelKey({ payway_id: '99999', channel_id: 'm' }),
    { kind: 'not-served' },
  ],
  [
    'that only other channels are beside, which have no icon',
    { US: [aChannel({ channel_id: 'other', icon: '' })] },
    wallet,
    { kind: 'missing' },
  ],
  [
    'of which only some sub-channels accept the price',
    { US: [aChannel({ sub_payment: [aSubChannel(), aSubChannel({ min_money: 9 })] })] },
    wallet,
    { kind: 'offered', channel: aChannel({ sub_payment: [aSubChannel()] }), parent: null },
  ],
  [
    'that is offered',
    { US: [aChannel()] },
    wallet,
    { kind: 'offered', channel: aChannel(), parent: null },
  ],
  [
    'that its parent offers',
    { US: [withMethod({})] },
    method,
    { kind: 'offered', channel: aSubChannel({ channel_id: '91' }), parent: withMethod({}) },
  ],
])('resolves a channel %s', (_, response, key, expected) => {
  const options = { region: 'US', key, price: 5, platform: 'web' } as const;
  expect(resolveChannel(response, options)).toEqual(expected);
});

it('resolves a channel as offered exactly when it is listed in the region and can be launched', () => {
  const ids = fc.record({
    payway_id: fc.constantFrom('10201', '11001', '99999'),
    channel_id: fc.constantFrom('', 'x', 'applepay'),
  });
  const region = fc.constantFrom('US', 'BR', 'GLOBAL', 'toString');
  fc.assert(
    fc.property(
      oddRegions,
      region,
      ids,
      oddMoney,
      anyPlatform,
      (response, where, id, price, platform) => {
        const listed = listChannels(response, { price, platform })
          .filter((one) => one.region === where)
          .flatMap(({ channels }) => channels);
        const launchable = [
          ...listed,
          ...listed.flatMap(({ payway_id, sub_payment }) =>
            sub_payment.map(({ channel_id }) => ({ payway_id, channel_id })),
          ),
        ].filter(canLaunch);
        const key = channelKey(id);
        const isListed = launchable.some((one) => channelKey(one) === key);
        const { kind } = resolveChannel(response, { region: where, key, price, platform });
        expect(kind === 'offered').toBe(isListed);
      },
    ),
    { numRuns: 1000 },
  );
});
