import { defineProvider } from './provider';

/** The card-payment provider's own pages. */
export const pingpongx = defineProvider({
  key: 'pingpongx',
  paywayIds: ['11701'],
  call: 'pingpongxPay',
  extraParams: ['spec_lang', 'channel'],
  kind: 'card',
  linkHosts: ['*.pingpongx.com'],
});
