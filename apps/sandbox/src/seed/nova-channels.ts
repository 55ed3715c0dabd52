import { commonNames } from './common-names';
import { channelOf } from './methods';
import type { SeedChannel } from './shape';

const worldwide: readonly SeedChannel[] = [
  channelOf('card', {
    sort: 10,
    max: 2000,
    openCoupon: false,
    description: {
      en: 'Visa, Mastercard, JCB',
      de: 'Visa, Mastercard, JCB',
      ja: 'Visa、Mastercard、JCB',
    },
  }),
  channelOf('paypal', { sort: 20, min: 1, max: 1000 }),
  channelOf('applePay', { sort: 30, max: 500 }),
  channelOf('walletsWorld', {
    name: commonNames.localWallets,
    sort: 40,
    openCoupon: false,
    subChannels: [
      { channelId: 'EWALLET', name: commonNames.eWallets, icon: 'channels/ewallet', max: 300 },
      { channelId: 'BANK', name: commonNames.onlineBanking, icon: 'channels/bank', min: 10 },
      {
        channelId: 'VOUCHER',
        name: commonNames.voucher,
        icon: 'channels/voucher',
        min: 5,
        max: 100,
      },
    ],
  }),
  channelOf('xsolla', { sort: 50, min: 0.5 }),
  channelOf('platform', { sort: 60, max: 50 }),
  channelOf('travellet', { sort: 70, min: 20 }),
  channelOf('airwallex', { sort: 74, min: 1, max: 500 }),
  channelOf('welcomePay', { sort: 76, max: 200 }),
  // Without an icon yet, so shops do not list it.
  { paywayId: '10401', channelId: '1', name: 'Codapay', icon: null, sort: 80 },
];

function only(...ids: readonly string[]): readonly SeedChannel[] {
  return worldwide.filter((channel) => ids.includes(channel.paywayId));
}

/** The channels of the brand's games, by region. */
export const novaChannels: Readonly<Record<string, readonly SeedChannel[]>> = {
  GLOBAL: worldwide,
  US: only('11702', '10201', '11001', '12101'),
  BR: [
    channelOf('pix', { sort: 5, min: 1 }),
    channelOf('boleto', { sort: 15, min: 5 }),
    ...only('11702', '10201'),
  ],
  TR: [channelOf('ininal', { sort: 5, max: 100 }), ...only('11702', '11501')],
  DE: only('11702', '10201', '11001', '12101'),
  FR: [
    channelOf('carteBancaire', { sort: 5, min: 1 }),
    ...only('11702', '10201', '11001', '12101'),
  ],
};
