import { type KindByCode, defineProvider } from './provider';

/** The cross-border payment provider’s card fields, shown inside the shop. */
export const airwallex = defineProvider({
  key: 'airwallex',
  paywayIds: ['12001'],
  call: 'airwallexPay',
  extraParams: [],
  presentation: 'hosted-card',
  // The fields are on the shop's cards host, which is configured for each environment.
  linkHosts: [],
});

/** What players know its methods as. */
export const airwallexKinds: KindByCode = { '12001': 'card' };

/** Who receives the card. */
export const airwallexCompany = 'Airwallex';
