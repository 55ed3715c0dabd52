import type { Order } from '../launch/order-request';

/** Creates the common payload of an order; `changes` overrides its fields. */
export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    client_id: 'c1',
    server_id: 's1',
    role_id: 'r1',
    platform: 'web',
    product_id: 'p1',
    domain_area: 'universal',
    game_channel_id: '1',
    bcp47_lang: 'en',
    country: 'GLOBAL',
    did: '9b2ff0a1-8c53-4f4e-9d3e-0f6f4b1f9f10',
    session_id: 'v1',
    session_time: 1_700_000_000_000,
    traffic_source: 'other',
    idempotency_key: '0e8dd2a5-9bb5-4a39-8f6a-0c2f6f3b8e11',
    ...changes,
  };
}
