import { type KindByCode, defineProvider } from './provider';

/** The travel wallet. */
export const travellet = defineProvider({
  key: 'travellet',
  paywayIds: ['10701'],
  call: 'travelletPay',
  extraParams: [],
  presentation: 'redirect',
  linkHosts: ['*.travel-wallet.com'],
});

/** What players know its methods as. */
export const travelletKinds: KindByCode = { '10701': 'wallet' };
