import type { Channel, ChannelsByRegion } from '@shop/contract';
import { languages, loadCatalogue } from '@shop/i18n';
import { channelKey } from '@shop/payments';
import { expect, it } from 'vitest';
import { type EarlierChoice, type LostReason, lostReasonInList } from './lost-channel';
import { lostChannelKeys } from './lost-channel';

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
/** Paid through on iOS alone (spec §5). */
const applePay = channel({ payway_id: '11001', channel_id: 'applepay' });

const rows: readonly [string, ChannelsByRegion, EarlierChoice, LostReason | null][] = [
  ['a channel that is still there', { US: [channel()] }, choice, null],
  ['one that is no longer listed', { US: [] }, choice, 'gone'],
  ['one of a region that has no channels', {}, { ...choice, region: null }, 'gone'],
  ['one that is not shown, without an icon', { US: [channel({ icon: '' })] }, choice, 'gone'],
  ['one of another region', { US: [], MY: [channel()] }, choice, 'other-region'],
  ['a price above', { US: [channel({ max_money: 4.99 })] }, choice, 'out-of-range'],
  ['a price below', { US: [channel({ min_money: 5.01 })] }, choice, 'out-of-range'],
  [
    'one that does not work on this device',
    { US: [applePay] },
    { ...choice, channelKey: channelKey(applePay) },
    'other-device',
  ],
  [
    'the same on a device where it works',
    { US: [applePay] },
    { ...choice, channelKey: channelKey(applePay), platform: 'ios' },
    null,
  ],
  ['a method that is still there', { US: [channel({ sub_payment: [method] })] }, withMethod, null],
  ['a method that is gone', { US: [channel()] }, withMethod, 'gone'],
  [
    'a method that does not take the price, though another does',
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

it.each(rows)('%s', (_, listed, chosen, reason) => {
  expect(lostReasonInList(listed, chosen)).toBe(reason);
});

it.each(languages.map(({ code }) => code))('every reason has words in %s', async (language) => {
  const texts = {
    ...(await loadCatalogue(language, 'critical')),
    ...(await loadCatalogue(language, 'deferred')),
  };
  const words = Object.values(lostChannelKeys).map((key) => texts[key] ?? '');
  expect(words.filter((text) => text === '')).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});
