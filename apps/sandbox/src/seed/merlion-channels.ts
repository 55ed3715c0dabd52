import { commonNames } from './common-names';
import { channelOf } from './methods';
import type { SeedChannel } from './shape';

/** The rounded rate of 1 SGD in each currency, by which the channel limits in SGD are scaled. */
const scale: Readonly<Record<string, number>> = {
  SGD: 1,
  MYR: 3,
  THB: 25,
  IDR: 10_000,
  VND: 20_000,
  PHP: 40,
};

/** The regions Merlion sells in. */
export const regionNames = ['SG', 'MY', 'TH', 'ID', 'VN', 'PH'] as const;
/** One of {@link regionNames}. */
export type Region = (typeof regionNames)[number];

const card = channelOf('card', { sort: 20, min: 1 });
const razerGold = channelOf('razerGold', { sort: 30 });
const airwallex = channelOf('airwallex', { sort: 60 });
const welcomePay = channelOf('welcomePay', { sort: 65, max: 100 });
const alipay = [
  channelOf('alipay', { name: 'Alipay+', sort: 70 }),
  channelOf('alipayCard', { sort: 75, min: 5 }),
];
const platform = channelOf('platform', { sort: 90, max: 30 });

function banks(...methods: readonly (readonly [id: string, name: string])[]): SeedChannel {
  return {
    paywayId: '10101',
    name: commonNames.onlineBanking,
    icon: 'channels/bank',
    sort: 40,
    subChannels: methods.map(([channelId, name]) => ({
      channelId,
      name,
      icon: 'channels/bank',
      min: 5,
    })),
  };
}

function wallets(...methods: readonly (readonly [id: string, name: string])[]): SeedChannel {
  return channelOf('walletsSea', {
    sort: 10,
    subChannels: methods.map(([channelId, name]) => ({
      channelId,
      name,
      icon: `channels/${channelId.toLowerCase()}`,
      max: 200,
    })),
  });
}

/** The channels of each region; limits in SGD. */
export const byRegion: Readonly<Record<Region, readonly SeedChannel[]>> = {
  SG: [
    wallets(['GRABPAY', 'GrabPay'], ['PAYNOW', 'PayNow']),
    card,
    razerGold,
    airwallex,
    ...alipay,
    platform,
  ],
  MY: [
    wallets(['TNG', 'Touch ’n Go'], ['BOOST', 'Boost']),
    banks(['91', 'Maybank2u'], ['92', 'CIMB Clicks'], ['93', 'RHB Now']),
    card,
    razerGold,
  ],
  TH: [
    {
      paywayId: '10104',
      channelId: '143',
      name: 'TrueMoney Wallet',
      icon: 'channels/truewallet',
      sort: 10,
      max: 150,
    },
    {
      paywayId: '10102',
      channelId: '142',
      name: 'Rabbit LINE Pay',
      icon: 'channels/linepay',
      sort: 15,
    },
    card,
    razerGold,
    airwallex,
    welcomePay,
  ],
  ID: [
    wallets(['DANA', 'DANA'], ['OVO', 'OVO'], ['QRIS', 'QRIS']),
    channelOf('pulsa', { sort: 25, max: 20 }),
    card,
  ],
  VN: [
    wallets(['MOMO', 'MoMo'], ['ZALOPAY', 'ZaloPay']),
    banks(['128', 'Vietcombank'], ['129', 'Techcombank']),
    card,
  ],
  PH: [
    wallets(['GCASH', 'GCash'], ['MAYA', 'Maya']),
    channelOf('load', { sort: 25, max: 15 }),
    card,
    razerGold,
    welcomePay,
  ],
};

/** The same channels with their limits in another currency. */
export function scaled(channels: readonly SeedChannel[], currency: string): SeedChannel[] {
  const factor = scale[currency] ?? 1;
  const limits = (item: { readonly min?: number; readonly max?: number }) => ({
    min: (item.min ?? 0) * factor,
    max: (item.max ?? 0) * factor,
  });
  return channels.map((channel) => ({
    ...channel,
    ...limits(channel),
    ...(channel.subChannels && {
      subChannels: channel.subChannels.map((sub) => ({ ...sub, ...limits(sub) })),
    }),
  }));
}
