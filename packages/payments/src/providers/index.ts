import { adyen, adyenKinds } from './adyen';
import { airwallex, airwallexCompany, airwallexKinds } from './airwallex';
import { alipay, alipayKinds } from './alipay';
import { alipayCard, alipayCardCompany, alipayCardKinds } from './alipay-card';
import { codapay, codapayKinds } from './codapay';
import { koreanWallet, koreanWalletKinds } from './korean-wallet';
import { myCardBilling, myCardBillingKinds, myCardBillingShows } from './mycard-billing';
import { myCardInGame, myCardInGameKinds } from './mycard-in-game';
import { myCardPoints, myCardPointsKinds } from './mycard-points';
import { pagsmile, pagsmileKinds, pagsmileShows } from './pagsmile';
import { payermax, payermaxKinds, payermaxShows } from './payermax';
import { paypal, paypalKinds } from './paypal';
import { pingpongx, pingpongxKinds } from './pingpongx';
import { pingpongxCard, pingpongxCardCompany, pingpongxCardKinds } from './pingpongx-card';
import { platform, platformKinds } from './platform';
import type { KindByCode, OrderCallName, Provider, ShownByMethod } from './provider';
import { razerGold, razerGoldKinds } from './razer-gold';
import { travellet, travelletKinds } from './travellet';
import { welcomePay, welcomePayKinds } from './welcome-pay';
import { xsolla, xsollaKinds } from './xsolla';

/**
 * Every provider. To add one, create its file in this folder with `defineProvider` and add it here; the
 * conformance suite then tests it.
 */
export const providers: readonly Provider[] = [
  adyen,
  airwallex,
  alipay,
  alipayCard,
  codapay,
  koreanWallet,
  myCardBilling,
  myCardInGame,
  myCardPoints,
  pagsmile,
  payermax,
  paypal,
  pingpongx,
  pingpongxCard,
  platform,
  razerGold,
  travellet,
  welcomePay,
  xsolla,
];

/** What the pages of methods show, by the provider's key; all others have pages to sign in on and confirm. */
export const shownByProvider: Readonly<Record<string, ShownByMethod>> = {
  'mycard-billing': myCardBillingShows,
  pagsmile: pagsmileShows,
  payermax: payermaxShows,
};

/**
 * What players know the methods of each provider as, by its key. Apart from the providers, since neither listing nor
 * launching needs it: only properties that group their channels load it.
 */
export const kindsByProvider: Readonly<Record<string, KindByCode>> = {
  adyen: adyenKinds,
  airwallex: airwallexKinds,
  alipay: alipayKinds,
  'alipay-card': alipayCardKinds,
  codapay: codapayKinds,
  'korean-wallet': koreanWalletKinds,
  'mycard-billing': myCardBillingKinds,
  'mycard-in-game': myCardInGameKinds,
  'mycard-points': myCardPointsKinds,
  pagsmile: pagsmileKinds,
  payermax: payermaxKinds,
  paypal: paypalKinds,
  pingpongx: pingpongxKinds,
  'pingpongx-card': pingpongxCardKinds,
  platform: platformKinds,
  'razer-gold': razerGoldKinds,
  travellet: travelletKinds,
  'welcome-pay': welcomePayKinds,
  xsolla: xsollaKinds,
};

/**
 * Who receives the card, as the company calls itself, by the key of each provider with card fields. Apart from the
 * providers, since launching needs none of it.
 */
export const cardCompanies: Readonly<Record<string, string>> = {
  airwallex: airwallexCompany,
  'alipay-card': alipayCardCompany,
  'pingpongx-card': pingpongxCardCompany,
};

const byPaywayId: ReadonlyMap<string, Provider> = new Map(
  providers.flatMap((provider) => provider.paywayIds.map((id) => [id, provider])),
);

/** Returns the provider that serves a payment channel id of spec §9, or null if there is none. */
export function providerOf(paywayId: string): Provider | null {
  return byPaywayId.get(paywayId) ?? null;
}

/** Returns the call that creates an order for a provider's method, or null for an unknown method. */
export function paymentCallOf({ call }: Provider, channelId: string): OrderCallName | null {
  if (typeof call === 'string') return call;
  const known = Object.entries(call).find(([method]) => method === channelId);
  return known?.[1] ?? null;
}
