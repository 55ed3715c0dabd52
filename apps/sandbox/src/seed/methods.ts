import { commonNames, nameIn } from './common-names';
import { seedCurrency } from './currencies';
import type { SeedChannel } from './shape';
import { via } from './via';

/** A way to pay that several brands offer. Its limits are in US dollars. */
interface Method {
  readonly paywayId: string;
  readonly channelId?: string;
  readonly name: string;
  readonly icon: string;
  readonly description?: string;
  readonly min?: number;
  readonly max?: number;
  readonly openCoupon?: boolean;
  readonly subMethods?: readonly SubMethod[];
}

type SubMethod = readonly [channelId: string, name: string, icon: string];

function codapay(channelId: string, name: string, icon: string, max = 50): Method {
  return { paywayId: '10401', channelId, name, icon: `channels/${icon}`, max };
}

function payermax(...subMethods: readonly SubMethod[]): Method {
  const icon = 'channels/payermax';
  return { paywayId: '11501', name: commonNames.eWallets, icon, openCoupon: true, subMethods };
}

function xsolla(channelId: string, name: string, icon = 'channels/xsolla'): Method {
  return { paywayId: '12101', channelId, name, icon, min: 0.5 };
}

function adyen(channelId: string, name: string, icon = 'channels/adyen'): Method {
  return { paywayId: '11001', channelId, name, icon, max: 500 };
}

/** Every method. To add one, add a line, and its name where players pay with it in `ways-by-region.ts`. */
export const methods = {
  card: {
    paywayId: '11702',
    channelId: 'CARD',
    name: commonNames.card,
    icon: 'channels/card',
    openCoupon: true,
  },
  paypal: {
    paywayId: '10201',
    name: 'PayPal',
    icon: 'channels/paypal',
    min: 1,
    openCoupon: true,
  },
  platform: {
    paywayId: '10801',
    name: commonNames.gameWallet,
    icon: 'channels/platform',
    max: 50,
  },
  travellet: { paywayId: '10701', name: 'Travellet', icon: 'channels/travellet', min: 20 },
  airwallex: {
    paywayId: '12001',
    name: commonNames.card,
    description: via('Airwallex'),
    icon: 'channels/airwallex',
    max: 500,
  },
  welcomePay: {
    paywayId: '11801',
    name: commonNames.eWallets,
    description: via('Welcome Pay'),
    icon: 'channels/welcome-pay',
    max: 200,
  },
  pix: { paywayId: '10501', channelId: 'PIX', name: 'Pix', icon: 'channels/pix', min: 1 },
  boleto: {
    paywayId: '10501',
    channelId: 'BOLETO',
    name: 'Boleto',
    icon: 'channels/boleto',
    min: 5,
  },

  adyenCard: adyen('scheme', commonNames.card, 'channels/card'),
  applePay: adyen('applepay', 'Apple Pay', 'channels/applepay'),
  ideal: adyen('ideal', 'iDEAL', 'channels/ideal'),
  klarna: adyen('klarna', 'Klarna', 'channels/klarna'),
  carteBancaire: {
    paywayId: '11701',
    channelId: 'CARTE_BANCAIRE',
    name: 'Carte Bancaire',
    icon: 'channels/carte-bancaire',
    min: 1,
  },
  unionPay: {
    paywayId: '11701',
    channelId: 'UNIONPAY',
    name: nameIn({ en: 'UnionPay', 'zh-CN': '银联云闪付', 'zh-TW': '銀聯雲閃付' }),
    icon: 'channels/unionpay',
    openCoupon: true,
  },
  gulfCard: {
    paywayId: '11701',
    channelId: 'MADA',
    name: nameIn({ en: 'mada', ar: 'مدى' }),
    icon: 'channels/mada',
    min: 1,
  },

  xsolla: { ...xsolla('1380', commonNames.card), description: via('Xsolla') },
  przelewy24: xsolla('1123', 'Przelewy24', 'channels/przelewy24'),
  russianCard: xsolla('1738', commonNames.card, 'channels/card'),
  sbp: xsolla('3175', nameIn({ en: 'Faster Payments System', ru: 'СБП' }), 'channels/sbp'),

  razerGold: { paywayId: '10103', channelId: '605', name: 'Razer Gold', icon: 'channels/razer' },
  razerWallet: {
    paywayId: '10102',
    channelId: '1',
    name: commonNames.eWallets,
    icon: 'channels/ewallet',
    openCoupon: true,
  },
  ininal: {
    paywayId: '10102',
    channelId: '127',
    name: 'Ininal',
    icon: 'channels/ininal',
    max: 100,
  },
  myCardPoints: {
    paywayId: '10303',
    name: nameIn({ en: 'MyCard wallet', 'zh-TW': 'MyCard 會員扣點' }),
    icon: 'channels/mycard-points',
    max: 150,
    openCoupon: true,
  },
  myCard: {
    paywayId: '10302',
    name: nameIn({ en: 'MyCard online', 'zh-TW': 'MyCard 線上購點' }),
    icon: 'channels/mycard',
    subMethods: [
      ['SBS0001', commonNames.card, 'channels/card'],
      ['SBS0002', commonNames.phoneBill, 'channels/telecom'],
      ['SBS0003', commonNames.convenienceStore, 'channels/store'],
    ],
  },
  alipay: {
    paywayId: '11601',
    channelId: 'ALIPAY_CN',
    name: nameIn({ en: 'Alipay', 'zh-CN': '支付宝', 'zh-TW': '支付寶' }),
    icon: 'channels/alipay',
  },
  alipayHk: {
    paywayId: '11601',
    channelId: 'ALIPAY_HK',
    name: 'AlipayHK',
    icon: 'channels/alipay',
  },
  alipayCard: {
    paywayId: '11602',
    channelId: 'CARD',
    name: commonNames.card,
    description: via('Alipay+'),
    icon: 'channels/card',
    min: 2,
  },

  payPay: { paywayId: '11501', channelId: 'PAYPAY', name: 'PayPay', icon: 'channels/paypay' },
  konbini: {
    paywayId: '11501',
    channelId: 'KONBINI',
    name: commonNames.convenienceStore,
    icon: 'channels/store',
  },
  payPayOrKonbini: {
    ...payermax(
      ['PAYPAY', 'PayPay', 'channels/paypay'],
      ['KONBINI', commonNames.convenienceStore, 'channels/store'],
    ),
    name: nameIn({ en: 'PayPay and convenience stores', ja: 'PayPay・コンビニ払い' }),
  },
  walletsHongKong: payermax(
    ['FPS', nameIn({ en: 'FPS', 'zh-TW': '轉數快' }), 'channels/fps'],
    ['OCTOPUS', nameIn({ en: 'Octopus', 'zh-TW': '八達通' }), 'channels/octopus'],
  ),
  walletsRussia: payermax(
    ['EWALLET', commonNames.eWallets, 'channels/ewallet'],
    ['MOBILE', commonNames.phoneBill, 'channels/telecom'],
  ),
  walletsGulf: payermax(
    ['STCPAY', 'STC Pay', 'channels/stcpay'],
    ['BANK', commonNames.onlineBanking, 'channels/bank'],
  ),
  walletsTurkey: payermax(
    ['PAPARA', 'Papara', 'channels/papara'],
    ['BANK', commonNames.onlineBanking, 'channels/bank'],
  ),
  walletsIndia: payermax(['UPI', 'UPI', 'channels/upi'], ['PAYTM', 'Paytm', 'channels/paytm']),
  walletsSea: payermax(
    ['GRABPAY', 'GrabPay', 'channels/grabpay'],
    ['DANA', 'DANA', 'channels/dana'],
    ['GCASH', 'GCash', 'channels/gcash'],
    ['MOMO', 'MoMo', 'channels/momo'],
  ),
  walletsWorld: payermax(
    ['EWALLET', commonNames.eWallets, 'channels/ewallet'],
    ['BANK', commonNames.onlineBanking, 'channels/bank'],
    ['VOUCHER', commonNames.voucher, 'channels/voucher'],
  ),

  pulsa: codapay('3', 'Pulsa', 'pulsa', 20),
  load: codapay('5', 'Load', 'load', 15),
  codaCarrier: codapay('12', commonNames.phoneBill, 'telecom', 20),
  codaWallet: codapay('2', 'Codacash', 'codacash', 100),
  codaBank: codapay('6', commonNames.bankTransfer, 'bank', 0),
  codaUpi: codapay('40', 'UPI', 'upi'),
  wavePay: codapay('50', 'Wave Pay', 'wavepay'),
  kbzPay: codapay('51', 'KBZPay', 'kbzpay'),
} satisfies Readonly<Record<string, Method>>;

/** The name of a method. */
export type MethodName = keyof typeof methods;

/** What a brand's contract says of a method: its place in the list, limits in the currency of the game, and the like. */
type Terms = Pick<SeedChannel, 'sort'> & Partial<SeedChannel>;

/** Creates the channel of a method for the terms of one brand. */
export function channelOf(name: MethodName, terms: Terms): SeedChannel {
  const { subMethods, min: _min, max: _max, ...method }: Method = methods[name];
  return {
    ...method,
    ...(subMethods && {
      subChannels: subMethods.map(([channelId, sub, icon]) => ({ channelId, name: sub, icon })),
    }),
    ...terms,
  };
}

const sortStep = 10;

/** Creates channels for methods on the usual terms, in their order, with limits in a currency. */
export function offered(currency: string, ...names: readonly MethodName[]): readonly SeedChannel[] {
  const [dollar] = seedCurrency(currency).prices;
  const limit = (dollars: number): number => Math.ceil(dollars * dollar);
  return names.map((name, index) => {
    const { min = 0, max = 0 }: Method = methods[name];
    return channelOf(name, { sort: (index + 1) * sortStep, min: limit(min), max: limit(max) });
  });
}
