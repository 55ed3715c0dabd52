import { defineProvider } from './provider';

/** The regional aggregator of the codapay area. */
export const codapay = defineProvider({
  key: 'codapay',
  paywayIds: ['10401'],
  call: 'codapayPay',
  extraParams: ['country', 'channel'],
  presentation: 'redirect',
  linkHosts: ['*.codapayments.com'],
});
