import { Code } from '@shop/contract';
import type { Player } from '../accounts/find-player';
import { type StoredGame, findPlayedGame } from '../catalogue/find-game';
import { toMinor } from '../catalogue/money';
import { type OrderPrice, findOrderPrice } from '../coupons/find-order-price';
import type { Database } from '../database/database';
import { realNameOf } from '../real-name/real-name-of';
import { findDebt } from '../replenishment/find-debt';
import type { StoredReplenishment } from '../replenishment/find-replenishment';
import type { PurchaseCallName } from './choose-channel';
import { chooseWay } from './choose-way';
import { findChannels } from './find-channels';
import { type FoundCharacter, findCharacter } from './find-character';
import { findProduct } from './find-product';
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

/** A debt is paid as it stands, whatever the goods cost by now and however often they were bought. */
function asOwed(product: Product, debt: StoredReplenishment | null): Product {
  if (debt === null) return product;
  const { amountMinor: priceMinor, currency } = debt;
  return { ...product, priceMinor, currency, purchaseLimit: null };
}

function checkCharacter(
  { server, isBlocked }: FoundCharacter,
  { isAreaRole }: StoredGame,
  debt: StoredReplenishment | null,
  params: PaymentRequest,
): Code | null {
  if (isAreaRole && params.areaId !== server.areaId) return Code.roleNotFound;
  return isBlocked && debt === null ? Code.replenishError : null;
}

/**
 * Checks a purchase against the database, where the price is too: what the page says about it is
 * only compared, never believed. Stores nothing.
 */
export async function draftOrder(
  database: Database,
  call: PurchaseCallName,
  params: PaymentRequest,
  { player, now }: { readonly player: Player; readonly now: Date },
): Promise<Drafting> {
  const game = await findPlayedGame(database, params.client_id);
  const wrong = checkGame(game, player, params);
  if (wrong !== null || game === null) return refused(wrong ?? Code.noGame);
  const realName = await realNameOf(database, player.userId, game);
  if (realName === 'missing') return refused(Code.notRealNameVerified);
  const search = await findDebt(database, params, now);
  if (search.kind === 'refused') return search;
  const { debt } = search;

  const [found, character] = await Promise.all([
    findProduct(database, params),
    findCharacter(database, debt ?? player, params, now),
  ]);
  if (found === null) return refused(Code.goodsNotInGame);
  if (character === null) return refused(Code.roleNotFound);
  const unfit = checkCharacter(character, game, debt, params);
  if (unfit !== null) return refused(unfit);
  const product = asOwed(found, debt);
  const price = await findOrderPrice(database, product, player, params);
  if (price === null) return refused(Code.illegalCouponUse);
  if (!isPriceAsShown(params, product.currency, price)) return refused(Code.priceChanged);

  const list = await findChannels(database, product, params.country);
  const way = chooseWay(call, params, list, product.priceMinor);
  if (way.kind === 'refused') return way;
  const { role, server } = character;
  return {
    kind: 'draft',
    draft: { player, game, product, price, role, server, debt, region: params.country, way },
  };
}
