import type { PaymentParams } from '@shop/contract';

/** Where the player came from, as every payment call carries it (spec §4). */
export type TrafficSource = PaymentParams['traffic_source'];

/** What a visit tells about its origin. */
export interface Visit {
  /** The query parameter `utm_pay` of the entry address; null where there was none. */
  readonly utmPay: string | null;
  /** How the player signed in: with a token in the link, through a third party, by password. */
  readonly signIn: 'token' | 'third-party' | 'account' | 'none';
}

/** The `utm_pay` of links that customer service hands out. */
const customerService = 'kf';

/**
 * The traffic source of a visit (spec §4). A link from customer service wins over the way the
 * player signed in, since it says why they came.
 */
export function trafficSource({ utmPay, signIn }: Visit): TrafficSource {
  if (utmPay === customerService) return 'customer';
  if (signIn === 'token') return 'game';
  return signIn === 'third-party' ? 'social' : 'other';
}
