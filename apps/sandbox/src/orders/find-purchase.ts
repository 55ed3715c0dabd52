import { Code } from '@shop/contract';
import type { Player } from '../accounts/find-player';
import type { StoredGame } from '../catalogue/find-game';
import type { Database } from '../database/database';
import { realNameOf } from '../real-name/real-name-of';
import { type StoredReplenishment, findDebt } from '../replenishment/find-replenishment';
import type { FoundCharacter } from './find-character';
import { type Parts, findParts } from './find-parts';
import type { OrderDraft } from './order-draft';
import type { PaymentRequest } from './payment-request';

/** Who buys what for whom, before its price and the way to pay. */
export type Purchase = Pick<OrderDraft, 'player' | 'game' | 'product' | 'server' | 'role' | 'debt'>;

/** A purchase and the channels it may be paid through, or the first reason why it cannot be made. */
export type PurchaseSearch =
  | { readonly kind: 'found'; readonly purchase: Purchase; readonly channels: Parts['channels'] }
  | { readonly kind: 'refused'; readonly code: Code };

/** Who asks, and when. */
export interface Buyer {
  readonly player: Player;
  readonly now: Date;
}

function refused(code: Code): PurchaseSearch {
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
  debt: StoredReplenishment | null,
  { areaId }: PaymentRequest,
): Code | null {
  if (isAreaRole && areaId !== server.areaId) return Code.roleNotFound;
  return isBlocked && debt === null ? Code.replenishError : null;
}

type Product = Purchase['product'];

/** A debt is paid as it stands, whatever the goods cost by now and however often they were bought. */
function asOwed(product: Product, debt: StoredReplenishment | null): Product {
  if (debt === null) return product;
  const { amountMinor: priceMinor, currency } = debt;
  return { ...product, priceMinor, currency, purchaseLimit: null };
}

/**
 * Finds game, goods and character of a purchase and whether they belong together: the character is
 * the player's own, or that of the player whose debt is paid.
 */
export async function findPurchase(
  database: Database,
  params: PaymentRequest,
  { player, now }: Buyer,
): Promise<PurchaseSearch> {
  const search = await findDebt(database, params, now);
  const debt = search.kind === 'found' ? search.debt : null;
  const parts = await findParts(database, params, debt ?? player, now);
  if (parts === null) return refused(Code.noGame);
  const { game, product, character, channels } = parts;
  const wrong = await gameRefusal(database, game, params, player);
  if (wrong !== null) return refused(wrong);
  if (search.kind === 'refused') return search;

  if (product === null) return refused(Code.goodsNotInGame);
  if (character === null) return refused(Code.roleNotFound);
  const unfit = characterRefusal(character, game, debt, params);
  if (unfit !== null) return refused(unfit);
  const { role, server } = character;
  return {
    kind: 'found',
    purchase: { player, game, product: asOwed(product, debt), role, server, debt },
    channels,
  };
}
