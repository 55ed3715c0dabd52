import type { PaymentParams } from '@shop/contract';

/** The channel code of spec §4: `3` no client, `2` client only, `1` client and login. */
export type GameChannelId = PaymentParams['game_channel_id'];

/** How the player entered the page. */
export interface EntryState {
  /** The game's `client_id` in the entry address; empty or null if there was none. */
  readonly clientId: string | null;
  readonly isSignedIn: boolean;
}

/** Returns the channel code (spec §4). A login without a client counts as no client. */
export function gameChannelId({ clientId, isSignedIn }: EntryState): GameChannelId {
  if (clientId === null || clientId === '') return '3';
  return isSignedIn ? '1' : '2';
}

/** Where the player came from; a parameter of every payment call (spec §4). */
export type TrafficSource = PaymentParams['traffic_source'];

/** The facts that determine the traffic source. */
export interface Visit {
  /** The query parameter `utm_pay` of the entry address; null if there was none. */
  readonly utmPay: string | null;
  /** How the player signed in: with a token in the link, through a third party, or by password. */
  readonly signIn: 'token' | 'third-party' | 'account' | 'none';
}

/** The `utm_pay` of links from customer service. */
const customerService = 'kf';

/**
 * Returns the traffic source of a visit (spec §4). A link from customer service takes precedence over
 * the way of signing in.
 */
export function trafficSource({ utmPay, signIn }: Visit): TrafficSource {
  if (utmPay === customerService) return 'customer';
  if (signIn === 'token') return 'game';
  return signIn === 'third-party' ? 'social' : 'other';
}
