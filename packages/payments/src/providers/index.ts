import { adyen } from './adyen';
import { airwallex } from './airwallex';
import { alipay } from './alipay';
import { alipayCard } from './alipay-card';
import { codapay } from './codapay';
import { koreanWallet } from './korean-wallet';
import { myCardBilling, myCardBillingShows } from './mycard-billing';
import { myCardInGame } from './mycard-in-game';
import { myCardPoints } from './mycard-points';
import { pagsmile, pagsmileShows } from './pagsmile';
import { payermax, payermaxShows } from './payermax';
import { paypal } from './paypal';
import { pingpongx } from './pingpongx';
import { pingpongxCard } from './pingpongx-card';
import { platform } from './platform';
import type { OrderCallName, Provider, ShownByMethod } from './provider';
import { razerGold } from './razer-gold';
import { travellet } from './travellet';
import { welcomePay } from './welcome-pay';
import { xsolla } from './xsolla';

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
