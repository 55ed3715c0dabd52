import { providers } from '@shop/payments/providers';
import { type Look, looks } from './look';

const plain: Look = {
  name: 'Payment',
  colour: '#2f3a4a',
  ink: '#ffffff',
  screen: { kind: 'wallet', account: 'test.player@example.com' },
};

/** The look of a provider, or of one of its methods where that has a page of its own. */
export function skinOf(provider: string, method: string): Look {
  return looks.get(`${provider}/${method}`) ?? looks.get(provider) ?? plain;
}

/** The providers that sign webhooks. */
export const providerKeysToSeed: readonly string[] = providers.map((provider) => provider.key);
