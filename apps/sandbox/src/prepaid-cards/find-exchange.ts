import { Code, type ParamsOf, type calls, cardExchangeType, toMajor } from '@shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Player } from '../accounts/find-player';
import type { StoredGame } from '../catalogue/find-game';
import type { Database } from '../database/database';
import { goods } from '../database/schema/catalogue';
import { type FoundCharacter, findCharacter } from '../orders/find-character';
import type { ValidOrder } from '../orders/validate-order';
import { realNameOf } from '../real-name/real-name-of';
import type { StoredCard } from './check-card';

/**
 * The channel of prepaid cards inside the shop (spec §9). It has no provider page: the payment call
 * contains the card, which is checked against the shop's own table.
 */
export const cardChannel = { paywayId: '10301', provider: 'mycard-in-game' } as const;

type ExchangeParams = ParamsOf<typeof calls.cardPay>;

/** The goods and the role of an exchange, or the first reason to refuse it. */
export type FoundExchange =
  | {
      readonly kind: 'exchange';
      readonly product: ValidOrder['product'];
      readonly character: FoundCharacter;
    }
  | { readonly kind: 'refused'; readonly code: Code };

function refused(code: Code): FoundExchange {
  return { kind: 'refused', code };
}

/**
 * Finds the goods and the role of an exchange. The call names no goods, since a game has at most one
 * product of that kind.
 */
export async function findExchange(
  database: Database,
  params: ExchangeParams,
  { game, player, now }: { readonly game: StoredGame; readonly player: Player; readonly now: Date },
): Promise<FoundExchange> {
  const realName = await realNameOf(database, player.userId, game);
  if (realName === 'missing') return refused(Code.notRealNameVerified);
  const [product] = await database
    .select()
    .from(goods)
    .where(and(eq(goods.clientId, game.clientId), eq(goods.typeKey, cardExchangeType)));
  if (product === undefined) return refused(Code.goodsNotInGame);
  const character = await findCharacter(database, player, params, now);
  if (character === null) return refused(Code.roleNotFound);
  const isElsewhere = game.isAreaRole && params.areaId !== character.server.areaId;
  if (isElsewhere) return refused(Code.roleNotFound);
  if (character.isBlocked) return refused(Code.replenishError);
  return { kind: 'exchange', product, character };
}

/** Returns the order of an exchange; its price is the value of the card. */
export function exchangeDraft(
  { product, character }: Extract<FoundExchange, { readonly kind: 'exchange' }>,
  card: StoredCard,
  { game, player }: { readonly game: StoredGame; readonly player: Player },
): ValidOrder {
  const { currency, valueMinor: payMinor } = card;
  const points = Math.round(toMajor(payMinor, currency) * game.pointToCoin);
  const { role, server } = character;
  return {
    player,
    game,
    product: { ...product, currency },
    price: { payMinor, points, coupon: null },
    role,
    server,
    replenishment: null,
    region: '',
    payment: {
      channel: cardChannel,
      method: '',
      name: '',
      provider: { key: cardChannel.provider },
    },
  };
}
