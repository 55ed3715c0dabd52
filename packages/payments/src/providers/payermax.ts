import { defineProvider } from './provider';

/** A cashier with local methods in many countries. */
export const payermax = defineProvider({
  key: 'payermax',
  paywayIds: ['11501'],
  call: 'payermaxPay',
  extraParams: ['channel', 'country'],
  kind: { '11501': 'wallet', BANK: 'bank', KONBINI: 'cash', MOBILE: 'carrier', VOUCHER: 'cash' },
  shows: { PAYNOW: 'code', QRIS: 'code', VOUCHER: 'voucher' },
  linkHosts: ['*.payermax.com'],
});
