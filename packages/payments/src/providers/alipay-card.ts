import { type KindByCode, defineProvider } from './provider';

/** The Chinese wallet's card fields, shown inside the shop. Its call takes the channel `CARD` (spec §7). */
export const alipayCard = defineProvider({
  key: 'alipay-card',
  paywayIds: ['11602'],
  call: 'alipayPay',
  extraParams: ['channel'],
  presentation: 'hosted-card',
  // The fields are on the shop's cards host, which is configured for each environment.
  linkHosts: [],
  channelCode: () => 'CARD',
});

/** What players know its methods as. */
export const alipayCardKinds: KindByCode = { '11602': 'card' };

/** Who receives the card. */
export const alipayCardCompany = 'Alipay';
