import { defineProvider } from './provider';

/** The cross-border payment provider, on its own pages. */
export const airwallex = defineProvider({
  key: 'airwallex',
  paywayIds: ['12001'],
  call: 'airwallexPay',
  extraParams: [],
  presentation: 'redirect',
  linkHosts: ['*.airwallex.com'],
});
