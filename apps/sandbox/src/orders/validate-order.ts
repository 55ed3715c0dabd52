import { Code, toMinor } from '@shop/contract';
import type { OrderCallName } from '@shop/payments/providers';
import type { Player } from '../accounts/find-player';
import type { StoredGame } from '../catalogue/find-game';
import { nameFor } from '../catalogue/name-for';
import { type OrderPrice, findOrderPrice } from '../coupons/find-coupon';
import type { Database } from '../database/database';
import type { roles } from '../database/schema/accounts';
import type { goods, servers } from '../database/schema/catalogue';
import { realNameOf } from '../real-name/real-name-of';
import { type StoredReplenishment, searchReplenishment } from '../replenishment/find-replenishment';
import { type ChosenChannel, chooseChannel } from './choose-channel';
import type { FoundCharacter } from './find-character';
import { type Parts, findParts } from './find-parts';
import type { PaymentRequest } from './order';

type Chosen = Extract<ChosenChannel, { readonly kind: 'chosen' }>;

/** A purchase that was validated and can be stored. */
export interface ValidOrder {
  readonly player: Player;
  readonly game: StoredGame;
  readonly product: typeof goods.$inferSelect;
  readonly price: OrderPrice;
  readonly server: typeof servers.$inferSelect;
  readonly role: typeof roles.$inferSelect;
  /** The replenishment of another player that is paid, or null. */
  readonly replenishment: StoredReplenishment | null;
  readonly region: string;
  /** The name is that in the language of the purchase. */
  readonly payment: Pick<Chosen, 'method' | 'name' | 'provider'> & {
    readonly channel: Pick<Chosen['channel'], 'paywayId'>;
  };
}

/** A purchase without its price and payment method. */
export type RequestedPurchase = Pick<
  ValidOrder,
  'player' | 'game' | 'product' | 'server' | 'role' | 'replenishment'
>;

interface Refused {
  readonly kind: 'refused';
  readonly code: Code;
}

/** A purchase and the channels for it, or the code of the first check that failed. */
export type PurchaseSearch =
  | {
      readonly kind: 'found';
      readonly purchase: RequestedPurchase;
      readonly channels: Parts['channels'];
    }
  | Refused;

/** Who buys, what was found of the purchase, and the time of the request. */
export interface PurchaseContext {
  readonly player: Player;
  /** What the payment names, with the player's own character. */
  readonly parts: Parts | null;
  readonly now: Date;
}

function refused(code: Code): Refused {
  return { kind: 'refused', code };
}

async function gameRefusal(
  database: Database,
  game: StoredGame,
  { domain_area: area }: PaymentRequest,
  player: Player,
): Promise<Code | null> {
  if (game.domainArea !== area) return Code.wrongDomain;
  if (game.gpId !== player.gpId) return Code.notLoggedIn;
  const realName = await realNameOf(database, player.userId, game);
  return realName === 'missing' ? Code.notRealNameVerified : null;
}

function characterRefusal(
  { server, isBlocked }: FoundCharacter,
  { isAreaRole }: StoredGame,
  replenishment: StoredReplenishment | null,
  { areaId }: PaymentRequest,
): Code | null {
  if (isAreaRole && areaId !== server.areaId) return Code.roleNotFound;
  return isBlocked && replenishment === null ? Code.replenishError : null;
}

type Product = RequestedPurchase['product'];

/** Returns the goods at the price of the replenishment, without their purchase limit. */
function asOwed(product: Product, replenishment: StoredReplenishment | null): Product {
  if (replenishment === null) return product;
  const { amountMinor: priceMinor, currency } = replenishment;
  return { ...product, priceMinor, currency, purchaseLimit: null };
}

/**
 * Finds game, goods and character of a purchase and checks that they belong together. The character
 * is the player's own, or that of the player whose replenishment is paid.
 */
async function findPurchase(
  database: Database,
  params: PaymentRequest,
  { player, parts: own, now }: PurchaseContext,
): Promise<PurchaseSearch> {
  const search = await searchReplenishment(database, params, now);
  const replenishment = search.kind === 'found' ? search.replenishment : null;
  const parts =
    replenishment === null ? own : await findParts(database, params, replenishment, now);
  if (parts === null) return refused(Code.noGame);
  const { game, product, character, channels } = parts;
  const wrong = await gameRefusal(database, game, params, player);
  if (wrong !== null) return refused(wrong);
  if (search.kind === 'refused') return search;

  if (product === null) return refused(Code.goodsNotInGame);
  if (character === null) return refused(Code.roleNotFound);
  const unfit = characterRefusal(character, game, replenishment, params);
  if (unfit !== null) return refused(unfit);
  const { role, server } = character;
  return {
    kind: 'found',
    purchase: {
      player,
      game,
      product: asOwed(product, replenishment),
      role,
      server,
      replenishment,
    },
    channels,
  };
}

/** A valid order, or the code of the first check that failed. */
export type OrderValidation = { readonly kind: 'valid'; readonly order: ValidOrder } | Refused;

/** Returns whether the price is the one the player was shown, if the request names one. */
function isPriceAsShown(params: PaymentRequest, currency: string, { payMinor }: OrderPrice) {
  const { expected_price: price, expected_currency: shownCurrency } = params;
  if (shownCurrency !== undefined && shownCurrency !== currency) return false;
  return price === undefined || toMinor(price, currency) === payMinor;
}

/**
 * Validates a purchase against the database and stores nothing. The price comes from the database;
 * the one in the request is only compared with it.
 */
export async function validateOrder(
  database: Database,
  call: OrderCallName,
  params: PaymentRequest,
  context: PurchaseContext,
): Promise<OrderValidation> {
  const search = await findPurchase(database, params, context);
  if (search.kind === 'refused') return search;
  const { purchase } = search;
  const { player, product } = purchase;
  const price = await findOrderPrice(database, product, player, params);
  if (price === null) return refused(Code.illegalCouponUse);
  if (!isPriceAsShown(params, product.currency, price)) return refused(Code.priceChanged);

  const chosen = chooseChannel(call, params, search.channels, product.priceMinor);
  if (chosen.kind === 'refused') return chosen;
  const named = <Named extends { readonly name: string }>(one: Named): Named => ({
    ...one,
    name: nameFor(params.bcp47_lang, one.name),
  });
  return {
    kind: 'valid',
    order: {
      ...purchase,
      product: named(product),
      price,
      region: params.country,
      payment: named(chosen),
    },
  };
}
