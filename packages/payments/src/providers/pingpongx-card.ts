import { defineProvider } from './provider';

/** The card-payment provider's card fields, shown inside the shop. */
export const pingpongxCard = defineProvider({
  key: 'pingpongx-card',
  paywayIds: ['11702'],
  call: 'pingpongxPay',
  extraParams: ['spec_lang', 'channel'],
  presentation: 'hosted-card',
  // The document with the fields is the shop's, on its cards host, which comes with the environment.
  linkHosts: [],
});
