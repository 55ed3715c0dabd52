import { defineProvider } from './provider';

/** The online wallet. */
export const paypal = defineProvider({
  key: 'paypal',
  paywayIds: ['10201'],
  call: 'paypalPay',
  kind: 'wallet',
  linkHosts: ['www.paypal.com', 'www.sandbox.paypal.com'],
});
