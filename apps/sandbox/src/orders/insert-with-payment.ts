import { sql } from 'drizzle-orm';
import { type Executor, preparedStatement } from '../database/database';
import { orders } from '../database/schema/orders';
import { payments } from '../database/schema/providers';
import type { Charge, StoredOrder } from './order';

type ProviderCharge = Extract<Charge, { readonly kind: 'provider' }>;

/** Every column of a new order; a missing one does not compile. */
const newOrder = {
  billingNo: sql.placeholder('billingNo'),
  status: sql.placeholder('status'),
  userId: sql.placeholder('userId'),
  brand: sql.placeholder('brand'),
  clientId: sql.placeholder('clientId'),
  serverId: sql.placeholder('serverId'),
  areaId: sql.placeholder('areaId'),
  roleId: sql.placeholder('roleId'),
  productId: sql.placeholder('productId'),
  idempotencyKey: sql.placeholder('idempotencyKey'),
  requestHash: sql.placeholder('requestHash'),
  userName: sql.placeholder('userName'),
  gameName: sql.placeholder('gameName'),
  serverName: sql.placeholder('serverName'),
  roleName: sql.placeholder('roleName'),
  productName: sql.placeholder('productName'),
  priceMinor: sql.placeholder('priceMinor'),
  fullPriceMinor: sql.placeholder('fullPriceMinor'),
  couponCode: sql.placeholder('couponCode'),
  points: sql.placeholder('points'),
  currency: sql.placeholder('currency'),
  region: sql.placeholder('region'),
  paywayId: sql.placeholder('paywayId'),
  channelId: sql.placeholder('channelId'),
  channelName: sql.placeholder('channelName'),
  provider: sql.placeholder('provider'),
  paymentId: sql.placeholder('paymentId'),
  flag: sql`null`,
  replenishId: sql.placeholder('replenishId'),
  createdAt: sql.placeholder('createdAt'),
  settledAt: sql`null`,
} satisfies Record<keyof StoredOrder, unknown>;

const orderWithPayment = preparedStatement((database) => {
  const { billingNo, paymentId, provider, productName, channelId } = orders;
  const { priceMinor, currency, createdAt } = orders;
  const copied = { billingNo, paymentId, provider, productName, channelId };
  const stored = database.$with('stored').as(
    database
      .insert(orders)
      .values(newOrder)
      .onConflictDoNothing()
      .returning({ ...copied, priceMinor, currency, createdAt }),
  );
  const payment = database
    .select({
      id: stored.paymentId,
      provider: stored.provider,
      merchant: sql<string>`${sql.placeholder('merchant')}::text`.as('merchant'),
      merchantOrder: stored.billingNo,
      returnUrl: sql<string | null>`${sql.placeholder('returnUrl')}::text`.as('return_url'),
      item: stored.productName,
      method: stored.channelId,
      amountMinor: stored.priceMinor,
      currency: stored.currency,
      state: sql<'open'>`'open'`.as('state'),
      reason: sql`null::text`.as('reason'),
      createdAt: stored.createdAt,
      expiresAt: sql`${sql.placeholder('endsAt')}::timestamptz`.as('expires_at'),
      decidedAt: sql`null::timestamptz`.as('decided_at'),
    })
    .from(stored);
  return database
    .with(stored)
    .insert(payments)
    .select(payment)
    .returning({ id: payments.id })
    .prepare('order_with_payment');
});

/**
 * Inserts an order and the provider's open record in one statement. It is atomic without a
 * transaction, which would take four round trips.
 *
 * @returns Whether it was inserted; false if another order has the same key, or is unpaid for the
 * same goods or replenishment.
 */
export async function insertWithPayment(
  database: Executor,
  row: StoredOrder,
  { merchant, returnUrl, endsAt }: ProviderCharge,
): Promise<boolean> {
  const payment = { merchant, returnUrl, endsAt };
  const stored = await orderWithPayment(database).execute({ ...row, ...payment });
  return stored.length > 0;
}
