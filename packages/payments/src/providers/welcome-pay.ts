import { defineProvider } from './provider';

/** A regional payment provider. Its page is a contract's own host, so it comes with the environment. */
export const welcomePay = defineProvider({
  key: 'welcome-pay',
  paywayIds: ['11801'],
  call: 'welcomePay',
  extraParams: [],
  presentation: 'redirect',
  linkHosts: [],
});
