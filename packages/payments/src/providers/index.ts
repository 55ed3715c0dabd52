import { adyen } from './adyen';
import { airwallex, airwallexNeeds } from './airwallex';
import { alipay } from './alipay';
import { alipayCard, alipayCardNeeds } from './alipay-card';
import { codapay } from './codapay';
import type { FrameNeeds } from './frame-needs';
import { koreanWallet } from './korean-wallet';
import { myCardBilling } from './mycard-billing';
import { myCardInGame } from './mycard-in-game';
import { myCardPoints } from './mycard-points';
import { pagsmile } from './pagsmile';
import { payermax } from './payermax';
import { paypal } from './paypal';
import { pingpongx } from './pingpongx';
import { pingpongxCard, pingpongxCardNeeds } from './pingpongx-card';
import { platform } from './platform';
import type { OrderCallName, Provider } from './provider';
import { razerGold } from './razer-gold';
import { travellet } from './travellet';
import { welcomePay } from './welcome-pay';
import { xsolla } from './xsolla';

/**
 * Every provider. To add one, create its file in this folder with `defineProvider` and add it here; the conformance
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
