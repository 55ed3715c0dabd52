import {
  Code,
  type FailReason,
  type ParamsOf,
  type calls,
  resultStatusOf,
  toMajor,
} from '@shop/contract';
import { and, eq, sql } from 'drizzle-orm';
import { hashToken, isTokenInForce, recordTokenUse, tokenBounds } from '../accounts/token';
import { type OutcomeOf, answer, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { asJson, asJsonIfJoined, sharedJsonStatement } from '../database/json-statement';
import { tokens } from '../database/schema/accounts';
import { deliveries, orders } from '../database/schema/orders';
import { payments } from '../database/schema/providers';
import type { Services } from '../hosts/services';
import { payEndTime, payLink } from './order-response';

/** Everything about orders in one query: pages that wait for a payment poll theirs every few seconds. */
const orderOfToken = sharedJsonStatement(
  'order_of_token',
  ['tokenHash', 'billingNo'],
  (database, asked) =>
    database
      .select({
        row: asJson({
          lastUsedAt: tokens.lastUsedAt,
          order: asJsonIfJoined(orders.billingNo, {
            billingNo: orders.billingNo,
            status: orders.status,
            userName: orders.userName,
            gameName: orders.gameName,
            serverName: orders.serverName,
            roleName: orders.roleName,
            productName: orders.productName,
            priceMinor: orders.priceMinor,
            currency: orders.currency,
            channelName: orders.channelName,
            provider: orders.provider,
            paymentId: orders.paymentId,
            // Goods of an unpaid order are not looked for.
            isDelivered: sql<boolean>`${orders.status} = 'success' and exists (
            select 1 from ${deliveries} where ${eq(deliveries.billingNo, orders.billingNo)})`,
          }),
          payment: asJsonIfJoined(payments.id, {
            endsAt: payments.expiresAt,
            state: payments.state,
            reason: payments.reason,
          }),
        }),
      })
      .from(tokens)
      .leftJoin(
        orders,
        and(eq(orders.billingNo, asked('billingNo')), eq(orders.userId, tokens.userId)),
      )
      .leftJoin(payments, eq(payments.id, orders.paymentId))
      .where(and(eq(tokens.hash, asked('tokenHash')), isTokenInForce)),
);

/** Reads an order of the player; another player's order is not found. */
export async function readOrder(
  params: ParamsOf<typeof calls.orderInfo>,
  { token, language }: RequestContext,
  { database, clock, addresses }: Services,
): Promise<OutcomeOf<typeof calls.orderInfo>> {
  const now = clock.now();
  const tokenHash = hashToken(token);
  const asked = { tokenHash, billingNo: params.billing_no };
  const found = await orderOfToken(database, { asked, shared: tokenBounds(now) });
  if (found === null) return refuse(Code.notLoggedIn);
  const { order, payment } = found;
  const lastUsedAt = new Date(found.lastUsedAt);
  await recordTokenUse(database, { tokenHash, lastUsedAt }, now);
  if (order === null) return refuse(Code.notFound);

  // Written out, because spreading the object takes longer than the rest of this function.
  const status = resultStatusOf(order.status);
  if (params.simple === '1') return answer({ billing_no: order.billingNo, status });
  return answer({
    billing_no: order.billingNo,
    status,
    user_name: order.userName,
    game_name: order.gameName,
    game_server_name: order.serverName,
    role_name: order.roleName,
    product_name: order.productName,
    channel_name: order.channelName,
    price: toMajor(order.priceMinor, order.currency),
    currency: order.currency,
    url: payLink(order, { addresses, language }),
    pay_end_time: payEndTime(order, payment === null ? null : new Date(payment.endsAt)),
    fail_reason: order.status === 'fail' ? failReasonOf(payment) : undefined,
    is_delivered: order.isDelivered,
  });
}

/** Returns why the payment of a failed order failed; undefined if the order failed for another cause. */
function failReasonOf(
  payment: Pick<typeof payments.$inferSelect, 'state' | 'reason'> | null,
): FailReason | undefined {
  switch (payment?.state) {
    case 'refused':
      return payment.reason === null || payment.reason === 'declined' ? 'refused' : payment.reason;
    case 'cancelled':
      return 'cancelled';
    case 'expired':
      return 'timed-out';
    case 'open':
    case 'approved':
    case undefined:
      return undefined;
  }
}
