import { type ProviderMethods, defineProvider } from './provider';

/** The publisher's own cashier. Its host belongs to the brand and is configured for each environment. */
export const platform = defineProvider({
  key: 'platform',
  paywayIds: ['10801'],
  call: 'platformPay',
});

/** What players know its methods as. */
export const platformMethods: ProviderMethods = {
  kind: 'wallet',
};
