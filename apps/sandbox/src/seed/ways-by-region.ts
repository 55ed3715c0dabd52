import { type MethodName, methods } from './methods';

/** A method, or several that serve the same players, of which a shop offers the first under contract. */
type Way = MethodName | readonly MethodName[];

const card: Way = ['card', 'adyenCard', 'alipayCard'];

/** How players pay where nothing else is listed, the most usual way first. */
const world: readonly Way[] = [
  card,
  'paypal',
  'applePay',
  'walletsWorld',
  'unionPay',
  'xsolla',
  'airwallex',
  'travellet',
  'welcomePay',
];

/** How players of a region pay, the most usual way first. The game wallet comes last in all of them. */
const waysByRegion: Readonly<Record<string, readonly Way[]>> = {
  AE: [['gulfCard', 'card'], 'walletsGulf', 'paypal', 'applePay'],
  BR: ['pix', 'boleto', card],
  CN: ['alipay', 'unionPay', card],
  DE: ['paypal', card, 'klarna', 'applePay'],
  ES: [card, 'paypal', 'xsolla'],
  FR: [['carteBancaire', 'card', 'adyenCard'], 'paypal', 'applePay'],
  HK: ['walletsHongKong', 'alipayHk', card, 'razerGold'],
  ID: ['pulsa', 'walletsSea', 'codaWallet', 'codaBank', card],
  IN: [['walletsIndia', 'codaUpi'], 'codaBank', card],
  IT: [card, 'paypal'],
  JP: [card, 'payPay', 'konbini', 'applePay', 'paypal'],
  MMK: ['wavePay', 'kbzPay', 'codaCarrier'],
  MY: ['walletsSea', 'codaCarrier', 'codaBank', 'razerGold', card],
  NL: ['ideal', 'paypal', card],
  PH: ['load', 'walletsSea', 'codaWallet', 'codaBank', 'razerGold', card],
  PL: ['przelewy24', card],
  RU: ['sbp', 'russianCard', 'walletsRussia'],
  SA: [['gulfCard', 'card'], 'walletsGulf'],
  SG: ['walletsSea', 'codaCarrier', 'codaBank', card, 'razerGold', 'airwallex'],
  TH: [['razerWallet', 'walletsSea'], 'codaCarrier', 'codaWallet', card],
  TR: ['walletsTurkey', 'ininal', card, 'xsolla'],
  TW: ['myCardPoints', 'myCard', card, 'razerGold'],
  US: [card, 'paypal', 'applePay', 'xsolla'],
  VN: ['walletsSea', 'codaCarrier', 'codaBank', card],
};

/** Returns the methods that a shop offers in a region, of those it has under contract. */
export function waysIn(region: string, payways: readonly string[]): readonly MethodName[] {
  const isContracted = (name: MethodName): boolean => payways.includes(methods[name].paywayId);
  const ways: readonly Way[] = [...(waysByRegion[region] ?? world), 'platform'];
  return ways.flatMap((way) => {
    const chosen = [way].flat().find(isContracted);
    return chosen === undefined ? [] : [chosen];
  });
}

/** Returns the method by which players anywhere pay through a payment channel id; null if it is not for all. */
export function worldwideWay(paywayId: string): MethodName | null {
  return world.flat().find((name) => methods[name].paywayId === paywayId) ?? null;
}
