import type { Channel } from '@shop/contract';
import { createI18n, loadCatalogue, textIn } from '@shop/i18n';
import { expect, it } from 'vitest';
import {
  channelOptions,
  disabledOptions,
  regionOptions,
  withChosenMethod,
  withLastUsedFirst,
} from './use-channel-rows';

const limits = { min_money: 0, max_money: 0 };
const wallet: Channel = {
  ...{ payway_id: '11501', channel_id: '', name: 'Wallets', icon: 'w.svg', sort: 1, ...limits },
  ...{ description: { en: 'Pay by phone', de: 'Per Handy' }, open_coupon: false },
  sub_payment: [{ channel_id: 'GRABPAY', name: 'GrabPay', icon: '', ...limits }],
};
const plain: Channel = { ...wallet, payway_id: '10201', name: 'PayPal', sub_payment: [] };
const options = channelOptions([wallet, plain], 'de');

it('shows a channel’s name and its description in the player’s language', () => {
  expect(options.map(({ name, description }) => [name, description])).toEqual([
    ['Wallets', 'Per Handy'],
    ['PayPal', 'Per Handy'],
  ]);
  expect(options.map(({ hasSubChannels }) => hasSubChannels)).toEqual([true, false]);
});

it('shows a name in the player’s language where the back end has one, else the English one', () => {
  const named = { ...plain, name: { en: 'Bank transfer', ja: '銀行振込' } };
  const namesIn = (language: 'ja' | 'de'): readonly string[] =>
    channelOptions([named], language).map(({ name }) => name);
  expect([...namesIn('ja'), ...namesIn('de')]).toEqual(['銀行振込', 'Bank transfer']);
  const method = { channel_id: 'M', name: { en: 'Bank', ja: '銀行' }, icon: '', ...limits };
  const parent = { ...wallet, sub_payment: [method] };
  const [row] = withChosenMethod(channelOptions([parent], 'ja'), {
    ...{ chosen: parent, subChannelId: 'M', language: 'ja' },
  });
  expect(row?.chosenSubChannel).toBe('銀行');
});

it('shows the chosen method in its channel’s row, and changes no other row', () => {
  const [chosen, other] = withChosenMethod(options, {
    ...{ chosen: wallet, subChannelId: 'GRABPAY', language: 'de' },
  });
  expect(chosen).toEqual({ ...options[0], chosenSubChannel: 'GrabPay' });
  expect(other).toBe(options[1]);
});

it.each([
  ['nothing', null, null],
  ['a channel without methods', plain, null],
  ['a channel whose method is still to be chosen', wallet, null],
  ['a method that is gone', wallet, 'OLDPAY'],
])('returns the same rows when %s is chosen', (_case, chosen, method) => {
  const choice = { chosen, subChannelId: method, language: 'de' } as const;
  expect(withChosenMethod(options, choice)).toBe(options);
});

it('puts the channel of the last paid order first, marked, and leaves the others in order', () => {
  const third = channelOptions([{ ...plain, payway_id: '10801' }], 'de');
  const rows = withLastUsedFirst([...options, ...third], '10801:');
  expect(rows.map(({ key }) => key)).toEqual(['10801:', '11501:', '10201:']);
  expect(rows.map(({ isLastUsed }) => isLastUsed)).toEqual([true, undefined, undefined]);
});

it('returns the same rows where the last channel is unknown or not offered', () => {
  expect(withLastUsedFirst(options, null)).toBe(options);
  expect(withLastUsedFirst(options, '99999:')).toBe(options);
});

it.each([
  ['en', 'from', 'From €5.00'],
  ['de', 'from', 'Ab €5.00'],
  ['en', 'up-to', 'Up to €5.00'],
  ['de', 'up-to', 'Bis €5.00'],
] as const)('says in %s that a channel is usable %s a price', async (language, limit, reason) => {
  const i18n = await createI18n({ language, load: loadCatalogue });
  await i18n.loadDeferred();
  const words = { language, currency: 'EUR', translate: i18n.translateIn(language) };
  expect(disabledOptions([{ channel: plain, limit, money: 5 }], words)).toEqual([
    { ...options[1], description: textIn(plain.description, language), disabledReason: reason },
  ]);
});

const channels = [] as const;

it.each([
  ['en', ['Worldwide', 'Thailand', 'QQQ']],
  ['ja', ['Worldwide', 'タイ', 'QQQ']],
])('names regions in %s, and an unknown one by its code', (language, names) => {
  const regions = ['GLOBAL', 'TH', 'QQQ'].map((region) => ({ region, channels }));
  expect(regionOptions(regions, language, 'Worldwide').map(({ name }) => name)).toEqual(names);
});
