import { type ProviderMethods, defineProvider } from './provider';

/** The travel wallet. */
export const travellet = defineProvider({
  key: 'travellet',
  paywayIds: ['10701'],
  call: 'travelletPay',
  linkHosts: ['*.travel-wallet.com'],
});

/** What players know its methods as. */
export const travelletMethods: ProviderMethods = {
  kind: 'wallet',
};
