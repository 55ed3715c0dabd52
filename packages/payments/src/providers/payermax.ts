import { defineProvider } from './provider';

/** A cashier with local methods in many countries. */
export const payermax = defineProvider({
  key: 'payermax',
  paywayIds: ['11501'],
  call: 'payermaxPay',
  extraParams: ['channel', 'country'],
  presentation: 'redirect',
  pageShows: { PAYNOW: 'code', QRIS: 'code', VOUCHER: 'voucher' },
  linkHosts: ['*.payermax.com'],
});
