import { defineProvider } from './provider';

/** The prepaid-card provider's points. */
export const myCardPoints = defineProvider({
  key: 'mycard-points',
  paywayIds: ['10303'],
  call: 'myCardPoints',
  kind: 'prepaid',
  linkHosts: ['*.mycard520.com', '*.mycard520.com.tw'],
});
