import { adyenKinds } from './adyen';
import { airwallexKinds } from './airwallex';
import { alipayKinds } from './alipay';
import { alipayCardKinds } from './alipay-card';
import { codapayKinds } from './codapay';
import { koreanWalletKinds } from './korean-wallet';
import { myCardBillingKinds } from './mycard-billing';
import { myCardInGameKinds } from './mycard-in-game';
import { myCardPointsKinds } from './mycard-points';
import { pagsmileKinds } from './pagsmile';
import { payermaxKinds } from './payermax';
import { paypalKinds } from './paypal';
import { pingpongxKinds } from './pingpongx';
import { pingpongxCardKinds } from './pingpongx-card';
import { platformKinds } from './platform';
import { razerGoldKinds } from './razer-gold';
import { travelletKinds } from './travellet';
import { welcomePayKinds } from './welcome-pay';
import { xsollaKinds } from './xsolla';
import type { KindByCode } from './provider';

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
