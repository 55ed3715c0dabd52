import { type ProviderMethods, type ShownByMethod, defineProvider } from './provider';

/** The prepaid-card provider's billing through telephone and bank accounts. */
export const myCardBilling = defineProvider({
  key: 'mycard-billing',
  paywayIds: ['10302'],
  call: 'myCardBilling',
  extraParams: ['channel_id'],
  linkHosts: ['*.mycard520.com', '*.mycard520.com.tw'],
});

/** What players know its methods as. */
export const myCardBillingMethods: ProviderMethods = {
  kind: 'prepaid',
};

/** What the pages of its methods show. */
export const myCardBillingShown: ShownByMethod = { SBS0003: 'voucher' };
