import { type ProviderMethods, defineProvider } from './provider';

/** The card-payment provider's own pages. */
export const pingpongx = defineProvider({
  key: 'pingpongx',
  paywayIds: ['11701'],
  call: 'pingpongxPay',
  extraParams: ['spec_lang', 'channel'],
  linkHosts: ['*.pingpongx.com'],
});

/** What players know its methods as. */
export const pingpongxMethods: ProviderMethods = {
  kind: 'card',
};
