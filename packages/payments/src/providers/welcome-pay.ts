import { type KindByCode, defineProvider } from './provider';

/** A regional payment provider. Each contract has its own host, configured for each environment. */
export const welcomePay = defineProvider({
  key: 'welcome-pay',
  paywayIds: ['11801'],
  call: 'welcomePay',
  extraParams: [],
  presentation: 'redirect',
  linkHosts: [],
});

/** What players know its methods as. */
export const welcomePayKinds: KindByCode = { '11801': 'wallet' };
