import { type ProviderMethods, defineProvider } from './provider';

// The provider writes `applepay`; some back ends add a separator or capitals.
const applePay = /^apple[-_ ]?pay$/i;

/** The global provider. Its Apple Pay works only on iOS (spec §5). */
export const adyen = defineProvider({
  key: 'adyen',
  paywayIds: ['11001'],
  call: 'adyenPay',
  extraParams: ['channel'],
  linkHosts: ['*.adyen.com', '*.adyen.link'],
  isOffered: (channelId, platform) => platform === 'ios' || !applePay.test(channelId),
});

/** What players know its methods as. */
export const adyenMethods: ProviderMethods = {
  kind: { scheme: 'card', applepay: 'wallet', googlepay: 'wallet', ideal: 'bank' },
};
