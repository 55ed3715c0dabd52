import { type KindByCode, defineProvider } from './provider';

/** The card-payment provider's own pages. */
export const pingpongx = defineProvider({
  key: 'pingpongx',
  paywayIds: ['11701'],
  call: 'pingpongxPay',
  extraParams: ['spec_lang', 'channel'],
  presentation: 'redirect',
  linkHosts: ['*.pingpongx.com'],
});

/** What players know its methods as. */
export const pingpongxKinds: KindByCode = { '11701': 'card' };
