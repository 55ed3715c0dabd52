import type { Query } from './test-sandbox';

/** A valid purchase by PayPal: 300 Starlight at 4.99 USD for nova's player. */
export const purchase: Query = {
  client_id: '510001',
  server_id: 's1',
  areaId: 'am',
  role_id: '51000111',
  platform: 'web',
  product_id: '510001-gems-300',
  domain_area: 'universal',
  game_channel_id: '1',
  bcp47_lang: 'en',
  country: 'GLOBAL',
  did: '6f1f6f0e-6a3c-4a53-9d2e-1d1f5b1b1a11',
  session_id: 'a-visit',
  session_time: '1795252881000',
  traffic_source: 'other',
};
