import { defineProvider } from './provider';

/** The cross-border payment provider’s card fields, shown inside the shop. */
export const airwallex = defineProvider({
  key: 'airwallex',
  paywayIds: ['12001'],
  call: 'airwallexPay',
  extraParams: [],
  presentation: 'hosted-card',
  // The document with the fields is the shop's, on its cards host, which comes with the environment.
  linkHosts: [],
});
