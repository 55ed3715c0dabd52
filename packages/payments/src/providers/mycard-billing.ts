import { type KindByCode, type ShownByMethod, defineProvider } from './provider';

/** The prepaid-card provider's billing through telephone and bank accounts. */
export const myCardBilling = defineProvider({
  key: 'mycard-billing',
  paywayIds: ['10302'],
  call: 'myCardBilling',
  extraParams: ['channel_id'],
  presentation: 'redirect',
  linkHosts: ['*.mycard520.com', '*.mycard520.com.tw'],
});

/** What its pages show. */
export const myCardBillingShows: ShownByMethod = { SBS0003: 'voucher' };

/** What players know its methods as. */
export const myCardBillingKinds: KindByCode = { '10302': 'prepaid' };
