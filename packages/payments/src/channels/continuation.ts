import { providerOf, shownByProvider } from '../providers';
import type { ChannelId } from './channel-key';

/**
 * What the player does after pressing the button that buys: confirms on the provider's page, scans or copies a
 * code there, takes a number to pay with elsewhere, enters a card into fields in the shop, or has entered a
 * prepaid card before.
 */
export type Continuation = 'page' | 'code' | 'voucher' | 'card-fields' | 'prepaid-card';

/** The form for a card that a payment takes in the shop. */
export type CardForm = Extract<Continuation, 'card-fields' | 'prepaid-card'>;

/** Returns the form that a payment on a channel takes in the shop; null if it takes none. */
export function cardFormOf({ payway_id }: Pick<ChannelId, 'payway_id'>): CardForm | null {
  const presentation = providerOf(payway_id)?.presentation;
  if (presentation === 'in-game-card') return 'prepaid-card';
  return presentation === 'hosted-card' ? 'card-fields' : null;
}

/**
 * Returns how a payment on a channel goes on, so that a shop can say it beforehand.
 *
 * @returns Null if no provider serves the channel.
 * @example
 * continuationOf({ payway_id: '10501', channel_id: 'PIX' }); // 'code'
 */
export function continuationOf(channel: ChannelId): Continuation | null {
  const provider = providerOf(channel.payway_id);
  if (provider === null) return null;
  return cardFormOf(channel) ?? shownBy(provider.key, channel.channel_id) ?? 'page';
}

function shownBy(provider: string, channelId: string): 'code' | 'voucher' | undefined {
  const shown = shownByProvider[provider] ?? {};
  // Not by index, which would find what all objects have.
  return Object.entries(shown).find(([method]) => method === channelId)?.[1];
}
