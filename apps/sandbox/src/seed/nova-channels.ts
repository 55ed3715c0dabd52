import { commonNames } from './common-names';
import type { SeedChannel } from './shape';
import { via } from './via';

const worldwide: readonly SeedChannel[] = [
  {
    paywayId: '11702',
    channelId: 'CARD',
    name: commonNames.card,
    icon: 'channels/card',
    sort: 10,
    max: 2000,
    description: {
      en: 'Visa, Mastercard, JCB',
      de: 'Visa, Mastercard, JCB',
      ja: 'Visa、Mastercard、JCB',
    },
  },
  {
    paywayId: '10201',
    name: 'PayPal',
    icon: 'channels/paypal',
    sort: 20,
    min: 1,
    max: 1000,
    openCoupon: true,
  },
  {
    paywayId: '11001',
    channelId: 'applepay',
    name: 'Apple Pay',
    icon: 'channels/applepay',
    sort: 30,
    max: 500,
  },
  {
    paywayId: '11501',
    name: commonNames.localWallets,
    icon: 'channels/payermax',
    sort: 40,
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
  },
  {
    paywayId: '12101',
    channelId: '1380',
    name: commonNames.card,
    icon: 'channels/xsolla',
    sort: 50,
    min: 0.5,
    description: via('Xsolla'),
  },
  { paywayId: '10801', name: commonNames.gameWallet, icon: 'channels/platform', sort: 60, max: 50 },
  { paywayId: '10701', name: 'Travellet', icon: 'channels/travellet', sort: 70, min: 20 },
  {
    paywayId: '12001',
    name: commonNames.card,
    icon: 'channels/airwallex',
    sort: 74,
    min: 1,
    max: 500,
    description: via('Airwallex'),
  },
  {
    paywayId: '11801',
    name: commonNames.eWallets,
    icon: 'channels/welcome-pay',
    sort: 76,
    max: 200,
    description: via('Welcome Pay'),
  },
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
    { paywayId: '10501', channelId: 'PIX', name: 'Pix', icon: 'channels/pix', sort: 5, min: 1 },
    {
      paywayId: '10501',
      channelId: 'BOLETO',
      name: 'Boleto',
      icon: 'channels/boleto',
      sort: 15,
      min: 5,
    },
    ...only('11702', '10201'),
  ],
  TR: [
    {
      paywayId: '10102',
      channelId: '127',
      name: 'Ininal',
      icon: 'channels/ininal',
      sort: 5,
      max: 100,
    },
    ...only('11702', '11501'),
  ],
  DE: only('11702', '10201', '11001', '12101'),
  FR: [
    {
      paywayId: '11701',
      channelId: 'CARTE_BANCAIRE',
      name: 'Carte Bancaire',
      icon: 'channels/carte-bancaire',
      sort: 5,
      min: 1,
    },
    ...only('11702', '10201', '11001', '12101'),
  ],
};
