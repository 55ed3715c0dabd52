import { defineProvider } from './provider';

/** The Chinese wallet and its partners abroad. */
export const alipay = defineProvider({
  key: 'alipay',
  paywayIds: ['11601'],
  call: 'alipayPay',
  extraParams: ['channel'],
  kind: 'wallet',
  linkHosts: ['*.alipay.com', '*.antom.com'],
});
