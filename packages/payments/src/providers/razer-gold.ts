import { type ProviderMethods, defineProvider } from './provider';
import { razerGoldChannel } from './razer-gold-channel';

/** The gold-card provider: bank, e-wallet, its own balance, and e-wallet of the first tier. */
export const razerGold = defineProvider({
  key: 'razer-gold',
  paywayIds: ['10101', '10102', '10103', '10104'],
  call: 'razerGoldPay',
  extraParams: ['channel'],
  channelCode: razerGoldChannel,
  linkHosts: ['gold.razer.com', '*.gold.razer.com', '*.gold-sandbox.razer.com'],
});

/** What players know its methods as. */
export const razerGoldMethods: ProviderMethods = {
  kind: { '10101': 'bank', '10102': 'wallet', '10103': 'prepaid', '10104': 'wallet' },
};
