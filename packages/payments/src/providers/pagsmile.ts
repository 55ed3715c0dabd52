import { defineProvider } from './provider';

/** The provider of Latin American methods. */
export const pagsmile = defineProvider({
  key: 'pagsmile',
  paywayIds: ['10501'],
  call: 'pagsmilePay',
  extraParams: ['channel', 'country'],
  kind: { PIX: 'bank', BOLETO: 'cash' },
  shows: { PIX: 'code', BOLETO: 'voucher' },
  linkHosts: ['*.pagsmile.com'],
});
