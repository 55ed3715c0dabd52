import { createHash, randomBytes } from 'node:crypto';
import type { OrderCallName } from '@shop/payments/providers';
import type { PaymentRequest, StoredOrder } from './order';
import type { ValidOrder } from './validate-order';

const numberLength = 8;
/** The maximum length of 64 bits in base 36. */
const randomWidth = 13;

/**
 * Returns a number for an order: the time, so that numbers sort and show the day, and 64 random
 * bits, so that they cannot be guessed. Digits and capital letters only, safe in any URL.
 *
 * @example
 * newBillingNumber(new Date('2026-11-21T09:33:58Z'), randomBytes(8)); // '261121093358' and 13 more
 */
function newBillingNumber(now: Date, bytes: Buffer): string {
  const time = now.toISOString().replace(/\D/g, '').slice(2, 14);
  const random = bytes.readBigUInt64BE().toString(36);
  return time + random.padStart(randomWidth, '0').toUpperCase();
}

/**
 * Returns a hash of what a purchase is about: a key with another hash is not a retry. Device,
 * session and language are left out, since they may change between two tries.
 */
export function intentHash(meaning: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url');
}

/**
 * Returns the {@link intentHash} of a purchase; `card` is the hash of a prepaid card's number. `replaces`
 * is left out: it says what must end first, not what is bought. A page that learns of the unpaid order
 * only from a refusal names it in the next try with the same key, and that is the same purchase.
 */
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

/** Identifies an intent: two requests with the same values are one purchase. */
export interface Intent {
  readonly key: string | null;
  readonly hash: string;
}

const paymentIdLength = 16;

/** Returns the row of a new order: pending, with the names and prices of this moment. */
export function orderRow(order: ValidOrder, intent: Intent, now: Date): StoredOrder {
  const { player, game, product, price, server, role, replenishment, region, payment } = order;
  const random = randomBytes(numberLength + paymentIdLength);
  return {
    billingNo: newBillingNumber(now, random),
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
    paywayId: payment.channel.paywayId,
    channelId: payment.method,
    channelName: payment.name,
    provider: payment.provider.key,
    paymentId: random.subarray(numberLength).toString('base64url'),
    flag: null,
    replenishId: replenishment?.id ?? null,
    createdAt: now,
    settledAt: null,
  };
}
