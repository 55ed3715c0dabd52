import { adyen, adyenMethods } from './adyen';
import { airwallex, airwallexMethods, airwallexNeeds } from './airwallex';
import { alipay, alipayMethods } from './alipay';
import { alipayCard, alipayCardMethods, alipayCardNeeds } from './alipay-card';
import { codapay, codapayMethods } from './codapay';
import type { FrameNeeds } from './frame-needs';
import { koreanWallet, koreanWalletMethods } from './korean-wallet';
import { myCardBilling, myCardBillingMethods, myCardBillingShown } from './mycard-billing';
import { myCardInGame, myCardInGameMethods } from './mycard-in-game';
import { myCardPoints, myCardPointsMethods } from './mycard-points';
import { pagsmile, pagsmileMethods, pagsmileShown } from './pagsmile';
import { payermax, payermaxMethods, payermaxShown } from './payermax';
import { paypal, paypalMethods } from './paypal';
import { pingpongx, pingpongxMethods } from './pingpongx';
import { pingpongxCard, pingpongxCardMethods, pingpongxCardNeeds } from './pingpongx-card';
import { platform, platformMethods } from './platform';
import type { OrderCallName, Provider, ProviderMethods, ShownByMethod } from './provider';
import { razerGold, razerGoldMethods } from './razer-gold';
import { travellet, travelletMethods } from './travellet';
import { welcomePay, welcomePayMethods } from './welcome-pay';
import { xsolla, xsollaMethods } from './xsolla';

/**
 * Every provider. To add one, create its file in this folder with `defineProvider` and add it here and below; the conformance
 * suite then tests it. One with card fields has an adapter as well, in `card-frame/providers`.
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

/** What players know the methods of each provider as, by its key; a test asks for each. */
export const methodsByProvider: Readonly<Record<string, ProviderMethods>> = {
  adyen: adyenMethods,
  airwallex: airwallexMethods,
  'alipay-card': alipayCardMethods,
  alipay: alipayMethods,
  codapay: codapayMethods,
  'korean-wallet': koreanWalletMethods,
  'mycard-billing': myCardBillingMethods,
  'mycard-in-game': myCardInGameMethods,
  'mycard-points': myCardPointsMethods,
  pagsmile: pagsmileMethods,
  payermax: payermaxMethods,
  paypal: paypalMethods,
  'pingpongx-card': pingpongxCardMethods,
  pingpongx: pingpongxMethods,
  platform: platformMethods,
  'razer-gold': razerGoldMethods,
  travellet: travelletMethods,
  'welcome-pay': welcomePayMethods,
  xsolla: xsollaMethods,
};

/** What pages show that do not ask the player to sign in and confirm, by the provider's key. */
export const shownByProvider: Readonly<Record<string, ShownByMethod>> = {
  'mycard-billing': myCardBillingShown,
  pagsmile: pagsmileShown,
  payermax: payermaxShown,
};

/**
 * What the card frame of each provider with card fields loads, by its key. Apart from the providers, since pages that
 * launch payments do not include it.
 */
export const frameNeeds: Readonly<Record<string, FrameNeeds>> = {
  airwallex: airwallexNeeds,
  'alipay-card': alipayCardNeeds,
  'pingpongx-card': pingpongxCardNeeds,
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
