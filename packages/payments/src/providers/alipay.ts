import { type KindByCode, defineProvider } from './provider';

/** The Chinese wallet and its partners abroad. */
export const alipay = defineProvider({
  key: 'alipay',
  paywayIds: ['11601'],
  call: 'alipayPay',
  extraParams: ['channel'],
  presentation: 'redirect',
  linkHosts: ['*.alipay.com', '*.antom.com'],
});

/** What players know its methods as. */
export const alipayKinds: KindByCode = { '11601': 'wallet' };
