import { type Channel, type Goods, type UserInfo, cardExchangeType } from '@shop/contract';
import {
  type ChannelId,
  type Order,
  cardModeOf,
  gameChannelId,
  trafficSource,
} from '@shop/payments';
import type { OrderSummary } from '../result';
import type { Selection } from '../selection';
import type { ShopServices } from '../services';
import type { IntentParts } from './intent';

interface PurchaseParts {
  readonly selection: Selection;
  readonly user: UserInfo;
  readonly goods: Goods;
  readonly language: string;
}

/** Goods and the channel that they are paid through, complete. */
export interface ChannelPurchase extends PurchaseParts {
  readonly kind: 'channel';
  readonly region: string;
  readonly channel: Channel;
  /** The method below the channel; null for a channel without any. */
  readonly subChannelId: string | null;
}

/** Goods that a prepaid card is exchanged for: they have neither price nor channels. */
export interface CardExchange extends PurchaseParts {
  readonly kind: 'exchange';
}

/** Everything a purchase is made of. */
export type Purchase = ChannelPurchase | CardExchange;

/** How a purchase is paid, as far as it tells one intent from another. */
function wayOf(purchase: Purchase): Pick<IntentParts, 'region' | 'channelKey' | 'subChannelId'> {
  switch (purchase.kind) {
    case 'exchange':
      return { region: '', channelKey: cardExchangeType, subChannelId: '' };
    case 'channel': {
      const { region, channel, subChannelId } = purchase;
      const key = `${channel.payway_id}:${channel.channel_id}`;
      return { region, channelKey: key, subChannelId: subChannelId ?? '' };
    }
  }
}

/**
 * What makes a repeated press the same intent to buy. The number of a prepaid card is no part of it,
 * since it would be stored: with another card the back end refuses the key, and the next press has a
 * new one.
 */
export function intentOf(purchase: Purchase): IntentParts {
  const { selection, user, goods } = purchase;
  return {
    suid: user.suid,
    clientId: selection.game?.clientId ?? '',
    areaId: selection.area?.value ?? '',
    serverId: selection.server?.value ?? '',
    roleId: selection.role?.value ?? '',
    productId: goods.product_id,
    ...wayOf(purchase),
  };
}

/** Whether a purchase takes a prepaid card that is typed into the shop. */
export function isCardPurchase(purchase: Purchase): boolean {
  if (purchase.kind === 'exchange') return true;
  const { goods, channel } = purchase;
  return cardModeOf({ goods, channel }).kind !== 'none';
}

/** The codes of the way to pay: a method below a channel stands in for the channel's own code. */
export function channelIdOf({ channel, subChannelId }: ChannelPurchase): ChannelId {
  return { payway_id: channel.payway_id, channel_id: subChannelId ?? channel.channel_id };
}

/** The common payload of spec §7 for a purchase. */
export function orderOf(
  purchase: ChannelPurchase,
  idempotencyKey: string,
  { area, platform, query, visit }: ShopServices,
): Order {
  const { clientId, areaId, serverId, roleId } = intentOf(purchase);
  // A token in the link is only a claim: it counts once it is what the player is signed in with.
  const isSignedInByLink = query.oauthToken === purchase.user.oauth_token;
  return {
    client_id: clientId,
    server_id: serverId,
    role_id: roleId,
    platform,
    product_id: purchase.goods.product_id,
    domain_area: area,
    game_channel_id: gameChannelId({
      clientId: query.clientId,
      isSignedIn: isSignedInByLink,
    }),
    bcp47_lang: purchase.language,
    country: purchase.region,
    did: visit.did,
    session_id: visit.sessionId,
    session_time: visit.sessionTime,
    traffic_source: trafficSource({
      utmPay: query.utmPay,
      signIn: isSignedInByLink ? 'token' : 'account',
    }),
    ...(areaId === '' ? {} : { areaId }),
    idempotency_key: idempotencyKey,
    expected_price: purchase.goods.price,
    expected_currency: purchase.goods.currency,
  };
}

/** A purchase in the player's words. */
export function summaryOf({ selection, user, goods }: Purchase): OrderSummary {
  return {
    account: user.username,
    game: selection.game?.gameName ?? '',
    goods: goods.name,
    server: selection.server?.display ?? '',
    role: selection.role?.display ?? '',
  };
}
