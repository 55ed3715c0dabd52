import { defineProvider } from './provider';

/** The Chinese wallet's card fields, shown inside the shop: its payment call with channel CARD (spec §7). */
export const alipayCard = defineProvider({
  key: 'alipay-card',
  paywayIds: ['11602'],
  call: 'alipayPay',
  extraParams: ['channel'],
  presentation: 'hosted-card',
  // The document with the fields is the shop's, on its cards host, which comes with the environment.
  linkHosts: [],
  channelCode: () => 'CARD',
});
