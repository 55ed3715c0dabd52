import { defineProvider } from './provider';

/** The prepaid-card provider's billing through telephone and bank accounts. */
export const myCardBilling = defineProvider({
  key: 'mycard-billing',
  paywayIds: ['10302'],
  call: 'myCardBilling',
  extraParams: ['channel_id'],
  kind: 'prepaid',
  shows: { SBS0003: 'voucher' },
  linkHosts: ['*.mycard520.com', '*.mycard520.com.tw'],
});
