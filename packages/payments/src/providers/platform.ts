import { defineProvider } from './provider';

/** The publisher's own cashier. Its host is the brand's, so it comes with the environment. */
export const platform = defineProvider({
  key: 'platform',
  paywayIds: ['10801'],
  call: 'platformPay',
  extraParams: [],
  presentation: 'redirect',
  linkHosts: [],
});
