import { randomBytes } from 'node:crypto';
import { newBillingNumber } from './billing-number';
import type { OrderDraft } from './order-draft';
import type { StoredOrder } from './stored-order';

/** What makes two requests the same intent. */
export interface Intent {
  readonly key: string | null;
  readonly hash: string;
}

const paymentIdLength = 16;

/** A draft as the order it becomes: not paid yet, with what it showed when it was made. */
export function orderRow(draft: OrderDraft, intent: Intent, now: Date): StoredOrder {
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
