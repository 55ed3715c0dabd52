import { Code, type PaymentCall, type PaymentCallName } from '@shop/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import { isTokenValid, recordTokenUse, tokenBounds } from '../accounts/token';
import { type OutcomeOf, refuse } from '../api/outcome';
import type { RequestContext } from '../api/route';
import { type Database, preparedStatement } from '../database/database';
import { tokens, users } from '../database/schema/accounts';
import { orders } from '../database/schema/orders';
import type { Services } from '../hosts/services';
import { paymentEnd } from '../replenishment/find-replenishment';
import { repeatResponse, orderResponse } from './order-response';
import { type ValidOrder, validateOrder } from './validate-order';
import type { Charge, PaymentRequest, StoredOrder } from './order';
import { requestHash } from './order-row';
import { storeOrder } from './store-order';

/** The player of a payment call, and the order that an earlier try with its key created. */
export interface IdentifiedBuyer {
  readonly player: Player;
  readonly earlier: StoredOrder | null;
}

/** Player and earlier order in one query, since every purchase needs both. */
const buyerOfToken = preparedStatement((database) =>
  database
    .select({
      userId: users.id,
      username: users.username,
      brand: users.brand,
      gpId: tokens.gpId,
      lastUsedAt: tokens.lastUsedAt,
      earlier: orders,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(
      orders,
      and(eq(orders.userId, tokens.userId), eq(orders.idempotencyKey, sql.placeholder('key'))),
    )
    .where(isTokenValid)
    .prepare('buyer_of_token'),
);

/** Finds the player of a token and the order of a key; null if the token is not valid. */
async function findBuyer(
  database: Database,
  token: string,
  key: string | null,
  now: Date,
): Promise<IdentifiedBuyer | null> {
  const bounds = tokenBounds(token, now);
  const [found] = await buyerOfToken(database).execute({ ...bounds, key: key ?? '' });
  if (found === undefined) return null;
  const { lastUsedAt, earlier, ...player } = found;
  await recordTokenUse(database, { tokenHash: bounds.tokenHash, lastUsedAt }, now);
  return { player: { ...player, token }, earlier };
}

/** How long an unpaid order reserves its goods, quota and coupon. */
const paymentTimeoutMs = 30 * 60 * 1000;

function chargeFor({ game, debt }: ValidOrder, { brands }: Services, now: Date): Charge {
  const merchant = brands.find((brand) => brand.key === game.brand)?.name ?? game.brand;
  const endsAt = debt === null ? new Date(now.getTime() + paymentTimeoutMs) : paymentEnd(debt, now);
  return { kind: 'provider', merchant, endsAt };
}

/**
 * Returns the handler of a payment call (spec §7), for a self-admitting route. The key is looked up
 * before any check: a retry gets its order even if the price or the catalogue has changed.
 */
export function createOrder(call: PaymentCallName) {
  return async (
    params: PaymentRequest,
    context: RequestContext,
    services: Services,
  ): Promise<OutcomeOf<PaymentCall>> => {
    const { database, clock, addresses } = services;
    const now = clock.now();
    const links = { addresses, language: context.language };
    const intent = { key: params.idempotency_key ?? null, hash: requestHash(call, params) };
    const buyer = await findBuyer(database, context.token, intent.key, now);
    if (buyer === null) return refuse(Code.notLoggedIn);
    const { player, earlier } = buyer;
    if (earlier !== null) return repeatResponse(earlier, intent, links);

    const validation = await validateOrder(database, call, params, { player, now });
    if (validation.kind === 'refused') return refuse(validation.code);
    const { order } = validation;
    const charge = chargeFor(order, services, now);
    const replaces = params.replaces ?? null;
    const result = await storeOrder(database, order, intent, { now, charge, replaces });
    return orderResponse(result, intent, links);
  };
}
