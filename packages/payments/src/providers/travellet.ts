import { defineProvider } from './provider';

/** The travel wallet. */
export const travellet = defineProvider({
  key: 'travellet',
  paywayIds: ['10701'],
  call: 'travelletPay',
  kind: 'wallet',
  linkHosts: ['*.travel-wallet.com'],
});
