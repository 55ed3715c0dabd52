import { type ProviderMethods, defineProvider } from './provider';

/** The prepaid-card provider's points. */
export const myCardPoints = defineProvider({
  key: 'mycard-points',
  paywayIds: ['10303'],
  call: 'myCardPoints',
  linkHosts: ['*.mycard520.com', '*.mycard520.com.tw'],
});

/** What players know its methods as. */
export const myCardPointsMethods: ProviderMethods = {
  kind: 'prepaid',
};
