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
