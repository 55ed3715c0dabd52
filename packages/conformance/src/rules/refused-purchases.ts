import { Code } from '@shop/contract';
import { readExchange } from '../exchange/read-exchange';
import type { Check } from '../context/check';
import { isPurchaseBlocked, withFreshPurchase } from '../context/fresh-purchase';
import type { Query } from '../context/request';
import { requireRefusal } from '../context/require-answer';

/** An invalid purchase with the codes that may refuse it. */
interface WrongPurchase {
  readonly rule: string;
  readonly codes: readonly number[];
  readonly change: (query: Query) => Query;
}

function dearer(query: Query): Query {
  return { ...query, expected_price: String(Number(query['expected_price']) + 1) };
}

const wrongPurchases: readonly WrongPurchase[] = [
  {
    rule: 'a price that has changed is answered with -3063',
    codes: [Code.priceChanged],
    change: dearer,
  },
  {
    rule: 'a price in another currency is answered with -3063',
    codes: [Code.priceChanged],
    change: (query) => ({ ...query, expected_currency: 'XXX' }),
  },
  {
    rule: 'a channel that the region does not have is answered with -3071',
    codes: [Code.channelNotFound],
    change: (query) => ({ ...query, country: 'ZZ' }),
  },
  {
    rule: 'goods that the game does not sell are refused',
    codes: [Code.goodsNotInGame],
    change: (query) => ({ ...query, product_id: 'no-such-goods' }),
  },
  {
    rule: 'a character that is not the player’s is refused',
    codes: [Code.roleNotFound],
    change: (query) => ({ ...query, role_id: 'no-such-role' }),
  },
  {
    rule: 'a game that does not exist is answered with -3001',
    codes: [Code.noGame, Code.notLoggedIn],
    change: (query) => ({ ...query, client_id: 'no-such-game' }),
  },
  {
    rule: 'an area that the game is not in is answered with -3014',
    codes: [Code.wrongDomain],
    change: (query) => ({
      ...query,
      domain_area: query['domain_area'] === 'dragon' ? 'kr' : 'dragon',
    }),
  },
  {
    rule: 'a coupon that the player does not have is answered with -3062',
    codes: [Code.illegalCouponUse],
    change: (query) => ({ ...query, coupon_code: 'no-such-coupon', pay_id: '10201' }),
  },
];

/** Purchases that are invalid in one respect must not become orders (spec §5, docs/adr/0005). */
export const refusedPurchases: readonly Check[] = wrongPurchases.map(({ rule, codes, change }) => ({
  domain: 'orders',
  call: null,
  rule,
  run: async (context) => {
    await withFreshPurchase(context, async ({ scenario, call, query }) => {
      const wrong = change({ ...query, idempotency_key: context.newKey() });
      const exchange = await context.request(scenario, call, wrong);
      return isPurchaseBlocked(readExchange(exchange)) ? null : requireRefusal(exchange, codes);
    });
  },
}));
