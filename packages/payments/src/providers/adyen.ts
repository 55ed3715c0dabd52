import { defineProvider } from './provider';

// Written `applepay` by the provider; some back ends write it with a separator or capitals.
const applePay = /^apple[-_ ]?pay$/i;

/** The global provider. Its Apple Pay works in Apple's own browsers only (spec §5). */
export const adyen = defineProvider({
  key: 'adyen',
  paywayIds: ['11001'],
  call: 'adyenPay',
  extraParams: ['channel'],
  presentation: 'redirect',
  linkHosts: ['*.adyen.com', '*.adyen.link'],
  isOffered: (channelId, platform) => platform === 'ios' || !applePay.test(channelId),
});
