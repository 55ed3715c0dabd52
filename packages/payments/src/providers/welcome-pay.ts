import { type ProviderMethods, defineProvider } from './provider';

/** A regional payment provider. Each contract has its own host, configured for each environment. */
export const welcomePay = defineProvider({
  key: 'welcome-pay',
  paywayIds: ['11801'],
  call: 'welcomePay',
});

/** What players know its methods as. */
export const welcomePayMethods: ProviderMethods = {
  kind: 'wallet',
};
