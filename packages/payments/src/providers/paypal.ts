import { type KindByCode, defineProvider } from './provider';

/** The online wallet. */
export const paypal = defineProvider({
  key: 'paypal',
  paywayIds: ['10201'],
  call: 'paypalPay',
  extraParams: [],
  presentation: 'redirect',
  linkHosts: ['www.paypal.com', 'www.sandbox.paypal.com'],
});

/** What players know its methods as. */
export const paypalKinds: KindByCode = { '10201': 'wallet' };
