import { createHash, randomBytes } from 'node:crypto';
import type { OrderCallName } from '@shop/payments/providers';
import type { PaymentRequest, StoredOrder } from './order';
import type { ValidOrder } from './validate-order';

const randomLength = 8;
/** 64 bits in base 36 are at most this many characters. */
const randomWidth = 13;

/**
 * A number for an order: the time, so that numbers sort and support can read the day, and 64 random
 * bits, so that nobody guesses somebody else's. Digits and capitals only, safe in any address.
 *
 * @example
 * newBillingNumber(new Date('2026-11-21T09:33:58Z')); // '261121093358' and 13 more
 */
export function newBillingNumber(now: Date): string {
  const time = now.toISOString().replace(/\D/g, '').slice(2, 14);
  const random = randomBytes(randomLength).readBigUInt64BE().toString(36);
  return time + random.padStart(randomWidth, '0').toUpperCase();
}

/**
 * What an intent to buy is about, as one value: the same key with another of these is not the same
 * intent. Device, session and language are left out; they may change between two tries.
 */
export function intentHash(meaning: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url');
}

/** The {@link intentHash} of a purchase; `card` is what is stored of a prepaid card's number. */
export function requestHash(call: OrderCallName, params: PaymentRequest, card = ''): string {
  return intentHash([
    call,
    params.client_id,
    params.server_id,
    params.role_id,
    params.areaId ?? '',
    params.product_id,
    params.country,
    params.channel ?? '',
    params.channel_id ?? '',
    params.coupon_code ?? '',
    params.replenish_id ?? '',
    String(params.expected_price ?? ''),
    params.expected_currency ?? '',
    card,
  ]);
}

/** What makes two requests the same intent. */
export interface Intent {
  readonly key: string | null;
  readonly hash: string;
}

const paymentIdLength = 16;

/** A draft as the order it becomes: not paid yet, with what it showed when it was made. */
export function orderRow(draft: ValidOrder, intent: Intent, now: Date): StoredOrder {
  const { player, game, product, price, server, role, debt, region, way } = draft;
  return {
    billingNo: newBillingNumber(now),
    status: 'pending',
    userId: player.userId,
    brand: game.brand,
    clientId: game.clientId,
    serverId: server.serverId,
    areaId: server.areaId,
    roleId: role.roleId,
    productId: product.productId,
    idempotencyKey: intent.key,
    requestHash: intent.hash,
    userName: player.username,
    gameName: game.name,
    serverName: server.name,
    roleName: role.name,
    productName: product.name,
    priceMinor: price.payMinor,
    fullPriceMinor: price.coupon?.fullMinor ?? null,
    couponCode: price.coupon?.code ?? null,
    points: price.points,
    currency: product.currency,
    region,
    paywayId: way.channel.paywayId,
    channelId: way.method,
    provider: way.provider.key,
    paymentId: randomBytes(paymentIdLength).toString('base64url'),
    flag: null,
    replenishId: debt?.id ?? null,
    createdAt: now,
    settledAt: null,
  };
}
