import { Code } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { Check } from '../stage/check';
import { isInTheWay, withFreshPurchase } from '../stage/fresh-purchase';
import type { Query } from '../stage/query';
import { requireRefusal } from '../stage/require-answer';

/** A purchase with something wrong in it, and the codes that say so. */
interface WrongPurchase {
  readonly rule: string;
  readonly codes: readonly number[];
  readonly spoil: (query: Query) => Query;
}

function dearer(query: Query): Query {
  return { ...query, expected_price: String(Number(query['expected_price']) + 1) };
}

const wrongPurchases: readonly WrongPurchase[] = [
  {
    rule: 'a price that has changed is answered with -3063',
    codes: [Code.priceChanged],
    spoil: dearer,
  },
  {
    rule: 'a price in another currency is answered with -3063',
    codes: [Code.priceChanged],
    spoil: (query) => ({ ...query, expected_currency: 'XXX' }),
  },
  {
    rule: 'a channel that the region does not have is answered with -3071',
    codes: [Code.channelNotFound],
    spoil: (query) => ({ ...query, country: 'ZZ' }),
  },
  {
    rule: 'goods that the game does not sell are refused',
    codes: [Code.goodsNotInGame],
    spoil: (query) => ({ ...query, product_id: 'no-such-goods' }),
  },
  {
    rule: 'a character that is not the player’s is refused',
    codes: [Code.roleNotFound],
    spoil: (query) => ({ ...query, role_id: 'no-such-role' }),
  },
  {
    rule: 'a game that does not exist is answered with -3001',
    codes: [Code.noGame, Code.notLoggedIn],
    spoil: (query) => ({ ...query, client_id: 'no-such-game' }),
  },
  {
    rule: 'an area that the game is not in is answered with -3014',
    codes: [Code.wrongDomain],
    spoil: (query) => ({
      ...query,
      domain_area: query['domain_area'] === 'dragon' ? 'kr' : 'dragon',
    }),
  },
  {
    rule: 'a coupon that the player does not have is answered with -3062',
    codes: [Code.illegalCouponUse],
    spoil: (query) => ({ ...query, coupon_code: 'no-such-coupon', pay_id: '10201' }),
  },
];

/** Purchases that may not become orders, whatever else is right about them (spec §5, docs/adr/0005). */
export const refusedPurchases: readonly Check[] = wrongPurchases.map(({ rule, codes, spoil }) => ({
  domain: 'orders',
  call: null,
  rule,
  run: async (stage) => {
    await withFreshPurchase(stage, async ({ errand, call, query }) => {
      const wrong = spoil({ ...query, idempotency_key: stage.newKey() });
      const exchange = await stage.ask(errand, call, wrong);
      return isInTheWay(readExchange(exchange)) ? null : requireRefusal(exchange, codes);
    });
  },
}));
