import { Code, type PaymentCallName } from '@shop/contract';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import { type StoredGame, findPlayedGame } from '../catalogue/find-game';
import { toMinor } from '../catalogue/money';
import { type OrderPrice, findOrderPrice } from '../coupons/find-order-price';
import type { Database } from '../database/database';
import { roles } from '../database/schema/accounts';
import { channels, goods, servers } from '../database/schema/catalogue';
import { chooseWay } from './choose-way';
import type { OrderDraft } from './order-draft';
import type { PaymentRequest } from './payment-request';

/** A draft, or the first reason why there can be none. */
export type Drafting =
  | { readonly kind: 'draft'; readonly draft: OrderDraft }
  | { readonly kind: 'refused'; readonly code: Code };

type Product = OrderDraft['product'];

function refused(code: Code): Drafting {
  return { kind: 'refused', code };
}

async function findProduct(database: Database, params: PaymentRequest): Promise<Product | null> {
  const [product] = await database
    .select()
    .from(goods)
    .where(and(eq(goods.clientId, params.client_id), eq(goods.productId, params.product_id)));
  return product ?? null;
}

async function findCharacter(database: Database, player: Player, params: PaymentRequest) {
  const [found] = await database
    .select({ role: roles, server: servers })
    .from(roles)
    .innerJoin(
      servers,
      and(eq(servers.clientId, roles.clientId), eq(servers.serverId, roles.serverId)),
    )
    .where(
      and(
        eq(roles.userId, player.userId),
        eq(roles.clientId, params.client_id),
        eq(roles.serverId, params.server_id),
        eq(roles.roleId, params.role_id),
      ),
    );
  return found ?? null;
}

async function findChannels(database: Database, product: Product, region: string) {
  return database
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.clientId, product.clientId),
        eq(channels.region, region),
        or(isNull(channels.productId), eq(channels.productId, product.productId)),
      ),
    )
    .orderBy(asc(channels.sort), asc(channels.id));
}

/** The price that was shown must be the price; one that was not told is not compared. */
function isPriceAsShown(params: PaymentRequest, currency: string, { payMinor }: OrderPrice) {
  const { expected_price: price, expected_currency: shownCurrency } = params;
  if (shownCurrency !== undefined && shownCurrency !== currency) return false;
  return price === undefined || toMinor(price, currency) === payMinor;
}

function checkGame(game: StoredGame | null, player: Player, params: PaymentRequest): Code | null {
  if (game === null) return Code.noGame;
  if (game.domainArea !== params.domain_area) return Code.wrongDomain;
  return game.gpId === player.gpId ? null : Code.notLoggedIn;
}

/**
 * Checks a purchase against the database, where the price is too: what the page says about it is
 * only compared, never believed. Stores nothing.
 */
export async function draftOrder(
  database: Database,
  call: PaymentCallName,
  params: PaymentRequest,
  player: Player,
): Promise<Drafting> {
  const game = await findPlayedGame(database, params.client_id);
  const wrong = checkGame(game, player, params);
  if (wrong !== null || game === null) return refused(wrong ?? Code.noGame);

  const [product, character] = await Promise.all([
    findProduct(database, params),
    findCharacter(database, player, params),
  ]);
  if (product === null) return refused(Code.goodsNotInGame);
  if (character === null) return refused(Code.roleNotFound);
  const isElsewhere = game.isAreaRole && params.areaId !== character.server.areaId;
  if (isElsewhere) return refused(Code.roleNotFound);
  const price = await findOrderPrice(database, product, player, params);
  if (price === null) return refused(Code.illegalCouponUse);
  if (!isPriceAsShown(params, product.currency, price)) return refused(Code.priceChanged);

  const list = await findChannels(database, product, params.country);
  const way = chooseWay(call, params, list, product.priceMinor);
  if (way.kind === 'refused') return way;
  return {
    kind: 'draft',
    draft: { player, game, product, price, ...character, region: params.country, way },
  };
}
