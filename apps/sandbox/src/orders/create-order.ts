import { Code, type PaymentCall, type PaymentCallName } from '@shop/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import { isTokenValid, noteUse, tokenBounds } from '../accounts/token';
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

/** Who sends a payment call, and the order that its key has led to before. */
export interface IdentifiedBuyer {
  readonly player: Player;
  readonly earlier: StoredOrder | null;
}

/** Player and earlier order in one trip to the database: every purchase asks this. */
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

/** The player behind a token that is valid now, and the order of the key; null for another token. */
export async function findBuyer(
  database: Database,
  token: string,
  key: string | null,
  now: Date,
): Promise<IdentifiedBuyer | null> {
  const bounds = tokenBounds(token, now);
  const [found] = await buyerOfToken(database).execute({ ...bounds, key: key ?? '' });
  if (found === undefined) return null;
  const { lastUsedAt, earlier, ...player } = found;
  await noteUse(database, { tokenHash: bounds.tokenHash, lastUsedAt }, now);
  return { player: { ...player, token }, earlier };
}

/** As long as one may sit before an ordinary payment; meanwhile goods, place and coupon are held. */
const paymentTimeoutMs = 30 * 60 * 1000;

function chargeFor({ game, debt }: ValidOrder, { brands }: Services, now: Date): Charge {
  const merchant = brands.find((brand) => brand.key === game.brand)?.name ?? game.brand;
  const endsAt = debt === null ? new Date(now.getTime() + paymentTimeoutMs) : paymentEnd(debt, now);
  return { kind: 'provider', merchant, endsAt };
}

/**
 * Answers one payment path (spec §7); to be mounted as one that looks the player up itself. The key is looked up before anything is checked: a repeated
 * try gets its order even if price or catalogue have changed in between.
 */
export function createOrder(call: PaymentCallName) {
  return async (
    params: PaymentRequest,
    context: RequestContext,
    services: Services,
  ): Promise<OutcomeOf<PaymentCall>> => {
    const { database, clock, addresses } = services;
    const now = clock.now();
    const intent = { key: params.idempotency_key ?? null, hash: requestHash(call, params) };
    const buyer = await findBuyer(database, context.token, intent.key, now);
    if (buyer === null) return refuse(Code.notLoggedIn);
    const { player, earlier } = buyer;
    if (earlier !== null) return repeatResponse(earlier, intent, addresses);

    const drafting = await validateOrder(database, call, params, { player, now });
    if (drafting.kind === 'refused') return refuse(drafting.code);
    const { draft } = drafting;
    const charge = chargeFor(draft, services, now);
    const storing = await storeOrder(database, draft, intent, { now, charge });
    return orderResponse(storing, intent, addresses);
  };
}
