import { type KindByCode, defineProvider } from './provider';

/** The card-payment provider's card fields, shown inside the shop. */
export const pingpongxCard = defineProvider({
  key: 'pingpongx-card',
  paywayIds: ['11702'],
  call: 'pingpongxPay',
  extraParams: ['spec_lang', 'channel'],
  presentation: 'hosted-card',
  // The fields are on the shop's cards host, which is configured for each environment.
  linkHosts: [],
});

/** What players know its methods as. */
export const pingpongxCardKinds: KindByCode = { '11702': 'card' };

/** Who receives the card. */
export const pingpongxCardCompany = 'PingPong';
