import { type ProviderMethods, type ShownByMethod, defineProvider } from './provider';

/** A cashier with local methods in many countries. */
export const payermax = defineProvider({
  key: 'payermax',
  paywayIds: ['11501'],
  call: 'payermaxPay',
  extraParams: ['channel', 'country'],
  linkHosts: ['*.payermax.com'],
});

/** What players know its methods as. */
export const payermaxMethods: ProviderMethods = {
  kind: { '11501': 'wallet', BANK: 'bank', KONBINI: 'cash', MOBILE: 'carrier', VOUCHER: 'cash' },
};

/** What the pages of its methods show. */
export const payermaxShown: ShownByMethod = { PAYNOW: 'code', QRIS: 'code', VOUCHER: 'voucher' };
