import { type KindByCode, type ShownByMethod, defineProvider } from './provider';

/** A cashier with local methods in many countries. */
export const payermax = defineProvider({
  key: 'payermax',
  paywayIds: ['11501'],
  call: 'payermaxPay',
  extraParams: ['channel', 'country'],
  presentation: 'redirect',
  linkHosts: ['*.payermax.com'],
});

/** What its pages show. */
export const payermaxShows: ShownByMethod = { PAYNOW: 'code', QRIS: 'code', VOUCHER: 'voucher' };

/** What players know its methods as. */
export const payermaxKinds: KindByCode = {
  '11501': 'wallet',
  BANK: 'bank',
  KONBINI: 'cash',
  MOBILE: 'carrier',
  VOUCHER: 'cash',
};
