import { Code, toMinor } from '@shop/contract';
import { type OrderPrice, findOrderPrice } from '../coupons/find-order-price';
import type { Database } from '../database/database';
import type { OrderCallName } from '@shop/payments/providers';
import { chooseWay } from './choose-way';
import { type Buyer, findPurchase } from './find-purchase';
import type { OrderDraft } from './order-draft';
import type { PaymentRequest } from './payment-request';

/** A draft, or the first reason why there can be none. */
export type Drafting =
  | { readonly kind: 'draft'; readonly draft: OrderDraft }
  | { readonly kind: 'refused'; readonly code: Code };

function refused(code: Code): Drafting {
  return { kind: 'refused', code };
}

/** The price that was shown must be the price; one that was not told is not compared. */
function isPriceAsShown(params: PaymentRequest, currency: string, { payMinor }: OrderPrice) {
  const { expected_price: price, expected_currency: shownCurrency } = params;
  if (shownCurrency !== undefined && shownCurrency !== currency) return false;
  return price === undefined || toMinor(price, currency) === payMinor;
}

/**
 * Checks a purchase against the database, where the price is too: what the page says about it is
 * only compared, never believed. Stores nothing.
 */
export async function draftOrder(
  database: Database,
  call: OrderCallName,
  params: PaymentRequest,
  buyer: Buyer,
): Promise<Drafting> {
  const search = await findPurchase(database, params, buyer);
  if (search.kind === 'refused') return search;
  const { purchase } = search;
  const { player, product } = purchase;
  const price = await findOrderPrice(database, product, player, params);
  if (price === null) return refused(Code.illegalCouponUse);
  if (!isPriceAsShown(params, product.currency, price)) return refused(Code.priceChanged);

  const way = chooseWay(call, params, search.channels, product.priceMinor);
  if (way.kind === 'refused') return way;
  return { kind: 'draft', draft: { ...purchase, price, region: params.country, way } };
}
