import type { Channel, Goods, UserInfo } from '@shop/contract';
import { type ChannelId, type Order, gameChannelId, trafficSource } from '@shop/payments';
import type { OrderSummary } from '../result';
import type { Selection } from '../selection';
import type { ShopServices } from '../services';
import type { IntentParts } from './intent';

/** Everything a purchase is made of, complete. */
export interface Purchase {
  readonly selection: Selection;
  readonly user: UserInfo;
  readonly goods: Goods;
  readonly region: string;
  readonly channel: Channel;
  /** The method below the channel; null for a channel without any. */
  readonly subChannelId: string | null;
  readonly language: string;
}

/** What makes a repeated press the same intent to buy. */
export function intentOf({ selection, user, goods, region, ...purchase }: Purchase): IntentParts {
  return {
    suid: user.suid,
    clientId: selection.game?.clientId ?? '',
    areaId: selection.area?.value ?? '',
    serverId: selection.server?.value ?? '',
    roleId: selection.role?.value ?? '',
    productId: goods.product_id,
    region,
    channelKey: `${purchase.channel.payway_id}:${purchase.channel.channel_id}`,
    subChannelId: purchase.subChannelId ?? '',
  };
}

/** The codes of the way to pay: a method below a channel stands in for the channel's own code. */
export function channelIdOf({ channel, subChannelId }: Purchase): ChannelId {
  return { payway_id: channel.payway_id, channel_id: subChannelId ?? channel.channel_id };
}

/** The common payload of spec §7 for a purchase. */
export function orderOf(
  purchase: Purchase,
  idempotencyKey: string,
  { area, platform, query, visit }: ShopServices,
): Order {
  const { clientId, areaId, serverId, roleId } = intentOf(purchase);
  return {
    client_id: clientId,
    server_id: serverId,
    role_id: roleId,
    platform,
    product_id: purchase.goods.product_id,
    domain_area: area,
    game_channel_id: gameChannelId({
      clientId: query.clientId,
      isSignedIn: query.oauthToken !== null,
    }),
    bcp47_lang: purchase.language,
    country: purchase.region,
    did: visit.did,
    session_id: visit.sessionId,
    session_time: visit.sessionTime,
    traffic_source: trafficSource({
      utmPay: query.utmPay,
      signIn: query.oauthToken === null ? 'account' : 'token',
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
