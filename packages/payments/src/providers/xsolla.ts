import { defineProvider } from './provider';

/** The global provider whose pay station shows its own methods. */
export const xsolla = defineProvider({
  key: 'xsolla',
  paywayIds: ['12101'],
  call: 'xsollaPay',
  extraParams: ['channel_id'],
  presentation: 'redirect',
  linkHosts: ['secure.xsolla.com', 'sandbox-secure.xsolla.com'],
});
