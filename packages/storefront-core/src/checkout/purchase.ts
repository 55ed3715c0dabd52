import { type Channel, type Goods, type UserInfo, cardExchangeType, hasText } from '@shop/contract';
import { type Language, textIn } from '@shop/i18n';
import { type Order, cardModeOf, channelKey, couponParams } from '@shop/payments';
import type { AppliedCoupon } from '../coupons';
import { type OrderChoice, type OrderSummary, isSameChoice } from '../orders';
import type { Selection } from '../selection';
import type { ShopServices } from '../services';
import { currentChannelCode, currentTrafficSource, currentVisit } from '../visit';
import type { IntentParts, SentDetails, SentOrder } from './kept-purchases';

interface PurchaseParts {
  readonly selection: Selection;
  readonly user: UserInfo;
  readonly goods: Goods;
  readonly language: Language;
}

/** Goods and the channel they are paid through, complete. */
export interface ChannelPurchase extends PurchaseParts {
  readonly kind: 'channel';
  readonly region: string;
  readonly channel: Channel;
  /** The method below the channel; null if the channel has none. */
  readonly subChannelId: string | null;
  /** Null if none is used. */
  readonly coupon: AppliedCoupon | null;
  /** VIP growth points that it earns; null if there are none or they are not known. */
  readonly points: number | null;
  /** The number of the unpaid order for the same goods that this purchase replaces; null if none. */
  readonly replaces: string | null;
  /** The replenishment of another player that it pays, `replenish_id`; null if it pays for goods of the own role. */
  readonly replenishId: string | null;
}

/** Goods that a prepaid card is exchanged for; they have neither a price nor channels. */
export interface CardExchange extends PurchaseParts {
  readonly kind: 'exchange';
}

/** Everything a purchase consists of. */
export type Purchase = ChannelPurchase | CardExchange;

/**
 * Returns what distinguishes a purchase from any other. The number of a prepaid card is no part of it, since it would
 * be stored: with another card the back end refuses the key, and the purchase stays unknown.
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
    ...paymentMethodOf(purchase),
  };
}

/** Whether a purchase is the one that an order was made for: its press has the same key. */
export function isPurchaseOf(purchase: Purchase, choice: OrderChoice | undefined): boolean {
  return choice !== undefined && isSameChoice(intentOf(purchase), choice);
}

function paymentMethodOf(
  purchase: Purchase,
): Pick<IntentParts, 'region' | 'channelKey' | 'subChannelId' | 'couponCode' | 'replenishId'> {
  switch (purchase.kind) {
    case 'exchange':
      return {
        region: '',
        channelKey: cardExchangeType,
        subChannelId: '',
        couponCode: '',
        replenishId: '',
      };
    case 'channel': {
      const { region, channel, subChannelId, coupon, replenishId } = purchase;
      return {
        region,
        channelKey: channelKey(channel),
        subChannelId: subChannelId ?? '',
        couponCode: coupon?.coupon.code ?? '',
        replenishId: replenishId ?? '',
      };
    }
  }
}

/** Returns what to keep of a purchase under its idempotency key, so that it can be sent again. */
export function describePurchase(
  purchase: Purchase,
  idempotencyKey: string,
  services: ShopServices,
): SentDetails {
  return {
    intent: intentOf(purchase),
    sent: sentOrderOf(purchase, idempotencyKey, services),
    takesCard: takesCard(purchase),
    summary: summaryOf(purchase),
  };
}

function sentOrderOf(purchase: Purchase, key: string, services: ShopServices): SentOrder {
  switch (purchase.kind) {
    case 'exchange':
      return { kind: 'exchange' };
    case 'channel': {
      const { channel, subChannelId } = purchase;
      return {
        kind: 'channel',
        // A method below a channel replaces the channel's own code.
        channel: { payway_id: channel.payway_id, channel_id: subChannelId ?? channel.channel_id },
        order: orderOf(purchase, key, services),
      };
    }
  }
}

/** Whether a purchase takes a prepaid card that is typed into the shop. */
function takesCard(purchase: Purchase): boolean {
  if (purchase.kind === 'exchange') return true;
  const { goods, channel } = purchase;
  return cardModeOf({ goods, channel }).kind !== 'none';
}

/** The common payload of spec §7. */
function orderOf(purchase: ChannelPurchase, idempotencyKey: string, services: ShopServices): Order {
  const { area, platform, query } = services;
  const { clientId, areaId, serverId, roleId } = intentOf(purchase);
  // The link's token is unverified: it counts once it is the token the player is signed in with.
  const isSignedInByLink = query.oauthToken === purchase.user.oauth_token;
  return {
    client_id: clientId,
    server_id: serverId,
    role_id: roleId,
    platform,
    product_id: purchase.goods.product_id,
    domain_area: area,
    game_channel_id: currentChannelCode(services, isSignedInByLink),
    bcp47_lang: purchase.language,
    country: purchase.region,
    ...currentVisit(services),
    traffic_source: currentTrafficSource(services, isSignedInByLink),
    ...(hasText(areaId) ? { areaId } : {}),
    ...couponParams(purchase.coupon?.coupon ?? null, purchase.channel),
    ...(purchase.replaces === null ? {} : { replaces: purchase.replaces }),
    ...(purchase.replenishId === null ? {} : { replenish_id: purchase.replenishId }),
    idempotency_key: idempotencyKey,
    expected_price: priceOf(purchase),
    expected_currency: purchase.goods.currency,
  };
}

/** Returns what the player has agreed to pay, in major units. */
export function priceOf({ goods, coupon }: ChannelPurchase): number {
  return coupon?.price ?? goods.price;
}

/** Returns a purchase as the player sees it. */
export function summaryOf(purchase: Purchase): OrderSummary {
  const { selection, user, goods } = purchase;
  return {
    account: user.username,
    game: selection.game?.gameName ?? '',
    goods: goods.name,
    server: selection.server?.display ?? '',
    role: selection.role?.display ?? '',
    method: methodName(purchase),
    picture: goods.icon || selection.game?.logo || undefined,
    bonus: goods.bonus_amount > 0 ? goods.bonus_amount : undefined,
    points: purchase.kind === 'channel' ? (purchase.points ?? undefined) : undefined,
  };
}

/** An exchange of a prepaid card has no channel. */
function methodName(purchase: Purchase): string | undefined {
  switch (purchase.kind) {
    case 'exchange':
      return undefined;
    case 'channel': {
      const { channel, subChannelId } = purchase;
      const method = channel.sub_payment.find(({ channel_id }) => channel_id === subChannelId);
      return textIn((method ?? channel).name, purchase.language);
    }
  }
}
