import { type ProviderMethods, type ShownByMethod, defineProvider } from './provider';

/** The provider of Latin American methods. */
export const pagsmile = defineProvider({
  key: 'pagsmile',
  paywayIds: ['10501'],
  call: 'pagsmilePay',
  extraParams: ['channel', 'country'],
  linkHosts: ['*.pagsmile.com'],
});

/** What players know its methods as. */
export const pagsmileMethods: ProviderMethods = {
  kind: { PIX: 'bank', BOLETO: 'cash' },
};

/** What the pages of its methods show. */
export const pagsmileShown: ShownByMethod = { PIX: 'code', BOLETO: 'voucher' };
