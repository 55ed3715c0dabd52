import { type ProviderMethods, defineProvider } from './provider';

/** The global provider whose pay station shows its own methods. */
export const xsolla = defineProvider({
  key: 'xsolla',
  paywayIds: ['12101'],
  call: 'xsollaPay',
  extraParams: ['channel_id'],
  linkHosts: ['secure.xsolla.com', 'sandbox-secure.xsolla.com'],
});

/** What players know its methods as. */
export const xsollaMethods: ProviderMethods = {
  kind: { '1380': 'card', '1738': 'card', '1123': 'bank', '3175': 'bank' },
};
