import { type ProviderMethods, defineProvider } from './provider';

/** The Chinese wallet and its partners abroad. */
export const alipay = defineProvider({
  key: 'alipay',
  paywayIds: ['11601'],
  call: 'alipayPay',
  extraParams: ['channel'],
  linkHosts: ['*.alipay.com', '*.antom.com'],
});

/** What players know its methods as. */
export const alipayMethods: ProviderMethods = {
  kind: 'wallet',
};
