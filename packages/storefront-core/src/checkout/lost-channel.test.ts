import type { Channel, ChannelsByRegion } from '@shop/contract';
import { languages, loadCatalogue } from '@shop/i18n';
import { channelKey } from '@shop/payments';
import { expect, it } from 'vitest';
import {
  type EarlierChoice,
  type LostReason,
  launchableChannels,
  lostChannelKeys,
  lostReasonInList,
} from './lost-channel';

const channel = (changes: Partial<Channel> = {}): Channel => ({
  ...{ payway_id: '10201', channel_id: '', name: 'PayPal', icon: 'p.svg', sort: 1 },
  ...{ min_money: 0, max_money: 0, description: '', open_coupon: false, sub_payment: [] },
  ...changes,
});
const method = { channel_id: 'GRABPAY', name: 'G', icon: '', min_money: 0, max_money: 0 };
const choice: EarlierChoice = {
  ...{ channelKey: '10201:', subChannelId: null, region: 'US', price: 5, platform: 'web' },
};
const withMethod: EarlierChoice = { ...choice, subChannelId: 'GRABPAY' };
/** Works only on iOS (spec §5). */
const applePay = channel({ payway_id: '11001', channel_id: 'applepay' });

const rows: readonly [string, ChannelsByRegion, EarlierChoice, LostReason | null][] = [
  ['no reason for a listed channel', { US: [channel()] }, choice, null],
  ['gone for a channel that is not listed', { US: [] }, choice, 'gone'],
  ['gone when no region has channels', {}, { ...choice, region: null }, 'gone'],
  ['gone for a channel without an icon', { US: [channel({ icon: '' })] }, choice, 'gone'],
  [
    'other-region for a channel of another region',
    { US: [], MY: [channel()] },
    choice,
    'other-region',
  ],
  [
    'out-of-range for a price above the limit',
    { US: [channel({ max_money: 4.99 })] },
    choice,
    'out-of-range',
  ],
  [
    'out-of-range for a price below the limit',
    { US: [channel({ min_money: 5.01 })] },
    choice,
    'out-of-range',
  ],
  [
    'other-device for a channel of another device',
    { US: [applePay] },
    { ...choice, channelKey: channelKey(applePay) },
    'other-device',
  ],
  [
    'no reason for it on a device that supports it',
    { US: [applePay] },
    { ...choice, channelKey: channelKey(applePay), platform: 'ios' },
    null,
  ],
  ['no reason for a listed method', { US: [channel({ sub_payment: [method] })] }, withMethod, null],
  ['gone for a method that is not listed', { US: [channel()] }, withMethod, 'gone'],
  [
    'out-of-range for a method that does not take the price, though another does',
    {
      US: [
        channel({
          sub_payment: [
            { ...method, max_money: 4 },
            { ...method, channel_id: 'X' },
          ],
        }),
      ],
    },
    withMethod,
    'out-of-range',
  ],
];

it.each(rows)('returns %s', (_, listed, chosen, reason) => {
  expect(lostReasonInList(listed, chosen)).toBe(reason);
});

it('lists no channel that the shop cannot launch, and no region that has only such', () => {
  const unserved = channel({ payway_id: '99999' });
  const listed = { US: [channel(), unserved], MY: [unserved] };
  expect(launchableChannels(listed, 5, 'web')).toEqual([{ region: 'US', channels: [channel()] }]);
});

it('explains every reason differently, in every language', async () => {
  for (const { code } of languages) {
    const texts = {
      ...(await loadCatalogue(code, 'critical')),
      ...(await loadCatalogue(code, 'deferred')),
    };
    const reasons = Object.values(lostChannelKeys).map((key) => texts[key]);
    expect(new Set(reasons).size).toBe(reasons.length);
  }
});
