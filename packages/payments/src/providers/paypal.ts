import { type ProviderMethods, defineProvider } from './provider';

/** The online wallet. */
export const paypal = defineProvider({
  key: 'paypal',
  paywayIds: ['10201'],
  call: 'paypalPay',
  linkHosts: ['www.paypal.com', 'www.sandbox.paypal.com'],
});

/** What players know its methods as. */
export const paypalMethods: ProviderMethods = {
  kind: 'wallet',
};
