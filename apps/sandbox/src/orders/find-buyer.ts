import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import { hashToken, isTokenInForce, recordTokenUse, tokenBounds } from '../accounts/token';
import type { Database } from '../database/database';
import { asJson, asJsonIfJoined, jsonStatement } from '../database/json-statement';
import { roles, tokens, users } from '../database/schema/accounts';
import { orders } from '../database/schema/orders';
import { catalogueSetting, settings } from '../database/schema/settings';
import { isBlocked } from '../replenishment/block';
import { keptOffer } from './find-offer';
import type { Parts } from './find-parts';
import type { PaymentRequest } from './order';
import type { EarlierOrder } from './order-response';

/** The player of a payment call and what they named. */
export interface Buyer {
  readonly player: Player;
  /** The order that an earlier try with the same key created. */
  readonly earlier: EarlierOrder | null;
  /** What the payment names, with the player's own character. */
  readonly parts: Parts | null;
}

/** One query, since every purchase needs all of it and a round trip costs more than a join. */
const buyerOfToken = jsonStatement('buyer_of_token', (database) =>
  database
    .select({
      row: asJson({
        userId: users.id,
        username: users.username,
        brand: users.brand,
        gpId: tokens.gpId,
        lastUsedAt: tokens.lastUsedAt,
        earlier: asJsonIfJoined(orders.billingNo, {
          billingNo: orders.billingNo,
          requestHash: orders.requestHash,
          status: orders.status,
          provider: orders.provider,
          paymentId: orders.paymentId,
          currency: orders.currency,
        }),
        role: asJsonIfJoined(roles.roleId, getTableColumns(roles)),
        isBlocked: isBlocked(tokens, sql.placeholder('now')),
        version: sql<string | null>`${settings.value}`,
      }),
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(
      orders,
      and(eq(orders.userId, tokens.userId), eq(orders.idempotencyKey, sql.placeholder('key'))),
    )
    .leftJoin(
      roles,
      and(
        eq(roles.userId, tokens.userId),
        eq(roles.clientId, sql.placeholder('clientId')),
        eq(roles.serverId, sql.placeholder('serverId')),
        eq(roles.roleId, sql.placeholder('roleId')),
      ),
    )
    .leftJoin(settings, eq(settings.name, catalogueSetting))
    .where(and(eq(tokens.hash, sql.placeholder('tokenHash')), isTokenInForce)),
);

/**
 * Finds the player of a token, the order of the payment's key, and what the payment names; null if the
 * token is not valid.
 */
export async function findBuyer(
  database: Database,
  token: string,
  params: PaymentRequest,
  now: Date,
): Promise<Buyer | null> {
  const tokenHash = hashToken(token);
  const found = await buyerOfToken(database, {
    tokenHash,
    ...tokenBounds(now),
    key: params.idempotency_key ?? '',
    clientId: params.client_id,
    serverId: params.server_id,
    roleId: params.role_id,
    now,
  });
  if (found === null) return null;
  const { userId, username, brand, gpId, earlier, role, version } = found;
  const lastUsedAt = new Date(found.lastUsedAt);
  await recordTokenUse(database, { tokenHash, lastUsedAt }, now);
  const player = { userId, username, brand, gpId, token };
  if (earlier !== null) return { player, earlier, parts: null };
  const offer = await keptOffer(database, params, version);
  if (offer === null) return { player, earlier, parts: null };
  const { server } = offer;
  const isKnown = role !== null && server !== null;
  const character = isKnown ? { role, server, isBlocked: found.isBlocked } : null;
  return { player, earlier, parts: { ...offer, character } };
}
