/** Valid parameters of a payment call. */
export const paymentParams = {
  client_id: 'c1',
  server_id: 's1',
  role_id: 'r1',
  platform: 'web',
  product_id: 'p1',
  domain_area: 'universal',
  game_channel_id: '1',
  bcp47_lang: 'en',
  country: 'GLOBAL',
  did: 'd',
  session_id: 's',
  session_time: 1,
  traffic_source: 'other',
  idempotency_key: '0e8dd2a5-9bb5-4a39-8f6a-0c2f6f3b8e11',
} as const;
