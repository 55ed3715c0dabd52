import { type ProviderMethods, defineProvider } from './provider';

/** The regional aggregator of the codapay area. */
export const codapay = defineProvider({
  key: 'codapay',
  paywayIds: ['10401'],
  call: 'codapayPay',
  extraParams: ['country', 'channel'],
  // Its codes mean another method in each country, so that only the back end knows their kinds.
  linkHosts: ['*.codapayments.com'],
});

/** What players know its methods as. */
export const codapayMethods: ProviderMethods = {
  kind: {},
};
