import { type KindByCode, type ShownByMethod, defineProvider } from './provider';

/** The provider of Latin American methods. */
export const pagsmile = defineProvider({
  key: 'pagsmile',
  paywayIds: ['10501'],
  call: 'pagsmilePay',
  extraParams: ['channel', 'country'],
  presentation: 'redirect',
  linkHosts: ['*.pagsmile.com'],
});

/** What its pages show. */
export const pagsmileShows: ShownByMethod = { PIX: 'code', BOLETO: 'voucher' };

/** What players know its methods as. */
export const pagsmileKinds: KindByCode = { PIX: 'bank', BOLETO: 'cash' };
